// expect: ok mode=5,6
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var savedItem: UIApplicationShortcutItem?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        savedItem = connectionOptions.shortcutItem
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        if let item = savedItem { _ = handle(item) }
        savedItem = nil
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool {
        handle(shortcutItem)
    }

    private func handle(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "search": true
        default: false
        }
    }
}

@MainActor
func addQuickActions() {
    UIApplication.shared.shortcutItems = [
        UIApplicationShortcutItem(
            type: "search", localizedTitle: "Search", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .search),
            userInfo: nil),
        UIApplicationShortcutItem(type: "new", localizedTitle: "New"),
    ]
}
