import SwiftUI
import UIKit

/// An app of SwiftUI that still has an app delegate, and a scene delegate behind it.
@main
struct NotesApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate
    @Environment(\.scenePhase) private var scenePhase

    init() {
        print("App.init")
    }

    var body: some Scene {
        WindowGroup {
            ContentView()
        }
        .onChange(of: scenePhase) { _, phase in
            print("app: \(phase)")
        }
    }
}

final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var token = "none"

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        print("UIKit's delegate is ours: \(application.delegate is AppDelegate)")
        application.registerForRemoteNotifications()
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        token = "\(deviceToken.count) bytes"
    }
}

final class SceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    func sceneWillEnterForeground(_ scene: UIScene) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}
}

final class Counter: ObservableObject {
    @Published var taps = 0
}

struct ContentView: View {
    @EnvironmentObject private var appDelegate: AppDelegate
    @EnvironmentObject private var sceneDelegate: SceneDelegate
    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var counter = Counter()
    @SceneStorage("visits") private var visits = 0
    @State private var page = "start"

    var body: some View {
        VStack {
            Text("Token: \(appDelegate.token)")
            Text("Page: \(page), \(counter.taps) taps")
        }
        .onAppear {
            visits += 1
            print("visit \(visits)")
        }
        .onChange(of: scenePhase) { old, new in
            print("view: \(old) → \(new)")
        }
        .onChange(of: appDelegate.token) { _, token in
            print("token: \(token)")
        }
        .onChange(of: counter.taps) { _, taps in
            print("taps: \(taps)")
        }
        .onOpenURL { url in
            page = url.host ?? "nowhere"
            counter.taps += 1
            print("page: \(page)")
        }
        .task {
            try? await Task.sleep(for: .seconds(2))
            print("two seconds later")
        }
    }
}
