import BackgroundTasks
import SwiftUI
import UIKit

/// Work without a window: a refresh that the app asked for, one of SwiftUI's own, and a silent notification.
@main
struct WeatherApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

    var body: some Scene {
        WindowGroup {
            Text("Weather")
                .onAppear { print("on screen") }
        }
        .backgroundTask(.appRefresh("com.example.weather.radar")) {
            try? await Task.sleep(for: .seconds(4))
            print("radar is new, cancelled: \(Task.isCancelled)")
        }
    }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.weather.refresh", using: .main) { task in
            print("refresh")
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                task.setTaskCompleted(success: true)
            }
        }
        return true
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            print("windows: \(application.connectedScenes.count)")
            completionHandler(.newData)
        }
    }
}
