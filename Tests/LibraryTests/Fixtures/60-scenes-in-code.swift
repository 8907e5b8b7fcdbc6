// expect: ok mode=5,6
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        switch connectingSceneSession.role {
        case .windowExternalDisplayNonInteractive:
            let configuration = UISceneConfiguration(name: "External", sessionRole: connectingSceneSession.role)
            configuration.delegateClass = ExternalSceneDelegate.self
            configuration.sceneClass = UIWindowScene.self
            return configuration
        default:
            if options.userActivities.first?.activityType == "compose" {
                return UISceneConfiguration(name: "Compose", sessionRole: connectingSceneSession.role)
            }
            return UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        }
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        let names = sceneSessions.map(\.persistentIdentifier).sorted()
        UserDefaults.standard.removeObject(forKey: names.first ?? "")
    }
}

class ExternalSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        window.isHidden = false
        self.window = window
    }

    func sceneDidDisconnect(_ scene: UIScene) { window = nil }
}
