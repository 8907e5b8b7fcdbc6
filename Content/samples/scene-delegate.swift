import UIKit

/// An app with scenes: the app delegate looks after the process, a scene delegate after each window.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        print("forget \(sceneSessions.map(\.persistentIdentifier).sorted())")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("the end")
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var page = "start"

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
        if let saved = activity?.userInfo?["page"] as? String { page = saved }
        if let url = connectionOptions.urlContexts.first?.url { show(url) }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        print("page \(page)")
    }

    func sceneWillEnterForeground(_ scene: UIScene) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func sceneWillResignActive(_ scene: UIScene) {}
    func sceneDidEnterBackground(_ scene: UIScene) {}

    func sceneDidDisconnect(_ scene: UIScene) {
        print("the scene is gone, its session stays: \(UIApplication.shared.openSessions.contains(scene.session))")
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        for context in URLContexts { show(context.url) }
    }

    private func show(_ url: URL) {
        page = url.host ?? page
        print("show \(page)")
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.page")
        activity.userInfo = ["page": page]
        return activity
    }
}
