// expect: ok mode=5,6
import UIKit

final class DetailViewController: UIViewController {
    private let activityType = "org.example.gallery.detail"

    func openInNewWindow(_ item: Int) {
        let activity = NSUserActivity(activityType: activityType)
        activity.userInfo = ["item": item]
        activity.targetContentIdentifier = "item-\(item)"
        if let session = UIApplication.shared.openSessions.first(where: {
            ($0.userInfo?["item"] as? Int) == item
        }) {
            UIApplication.shared.requestSceneSessionActivation(session, userActivity: activity, options: nil)
        } else {
            let options = UIScene.ActivationRequestOptions()
            options.requestingScene = view.window?.windowScene
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: options) { error in
                print(error.localizedDescription)
            }
        }
    }

    func closeWindow() {
        guard let session = view.window?.windowScene?.session else { return }
        let options = UIWindowSceneDestructionRequestOptions()
        options.windowDismissalAnimation = .commit
        UIApplication.shared.requestSceneSessionDestruction(session, options: options)
    }

    func refreshOthers() {
        for session in UIApplication.shared.openSessions where session != view.window?.windowScene?.session {
            UIApplication.shared.requestSceneSessionRefresh(session)
        }
    }

    var keyWindow: UIWindow? {
        UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .filter { $0.activationState == .foregroundActive }
            .first?.keyWindow
    }
}
