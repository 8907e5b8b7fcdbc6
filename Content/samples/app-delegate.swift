import UIKit

/// An app without scenes, as apps were before iOS 13: everything happens in the app delegate.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var backgroundTask = UIBackgroundTaskIdentifier.invalid

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = CounterViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        print("asked to show \(url.host ?? "nothing")")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("the user can go on")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        print("pause what needs the user")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        backgroundTask = application.beginBackgroundTask(withName: "save") { [weak self] in
            self?.finish("out of time")
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { [weak self] in
            self?.finish("saved")
        }
    }

    private func finish(_ reason: String) {
        guard backgroundTask != .invalid else { return }
        print(reason)
        UIApplication.shared.endBackgroundTask(backgroundTask)
        backgroundTask = .invalid
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print("look at what has changed")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("the end")
    }
}

final class CounterViewController: UIViewController {
    private var timer: Timer?
    private var seconds = 0

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.count() }
        }
    }

    private func count() {
        seconds += 1
        print("\(seconds) s on screen")
        if seconds == 3 { timer?.invalidate() }
    }
}
