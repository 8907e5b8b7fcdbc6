// expect: ok mode=5,6
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    enum Shortcut: String {
        case compose, inbox
    }

    var window: UIWindow?
    private var pending: UIApplicationShortcutItem?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
            pending = item
            return false
        }
        application.shortcutItems = [
            UIMutableApplicationShortcutItem(
                type: Shortcut.compose.rawValue, localizedTitle: "Compose", localizedSubtitle: nil,
                icon: UIApplicationShortcutIcon(type: .compose), userInfo: nil)
        ]
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        guard let item = pending else { return }
        _ = handle(item)
        pending = nil
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(handle(shortcutItem))
    }

    private func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard let shortcut = Shortcut(rawValue: item.type) else { return false }
        switch shortcut {
        case .compose: window?.rootViewController?.present(UIViewController(), animated: true)
        case .inbox: (window?.rootViewController as? UITabBarController)?.selectedIndex = 0
        }
        return true
    }
}
