// expect: ok mode=5,6
import UIKit

enum Route {
    case article(Int)
    case search(String)

    init?(url: URL) {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
        switch components.host {
        case "article"?:
            guard let id = Int(url.lastPathComponent) else { return nil }
            self = .article(id)
        case "search"?:
            self = .search(components.queryItems?.first(where: { $0.name == "q" })?.value ?? "")
        default: return nil
        }
    }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]? = nil) -> Bool {
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplicationOpenURLOptionsKey: Any] = [:]) -> Bool {
        if let sender = options[.sourceApplication] as? String { print("from \(sender)") }
        guard let route = Route(url: url) else { return false }
        show(route)
        return true
    }

    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void) -> Bool {
        guard userActivity.activityType == NSUserActivityTypeBrowsingWeb, let url = userActivity.webpageURL else { return false }
        guard let route = Route(url: url) else {
            UIApplication.shared.open(url, options: [:], completionHandler: nil)
            return false
        }
        show(route)
        return true
    }

    private func show(_ route: Route) {
        guard let navigation = window?.rootViewController as? UINavigationController else { return }
        navigation.popToRootViewController(animated: false)
        let detail = UIViewController()
        switch route {
        case .article(let id): detail.title = "\(id)"
        case .search(let text): detail.title = text
        }
        navigation.pushViewController(detail, animated: true)
    }
}
