// expect: ok mode=5,6
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    static let mainActivity = "org.example.notes.main"

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard scene is UIWindowScene else { return }
        if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
            configure(with: activity)
            scene.title = activity.title
        }
        scene.userActivity = NSUserActivity(activityType: Self.mainActivity)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = scene.userActivity ?? NSUserActivity(activityType: Self.mainActivity)
        activity.addUserInfoEntries(from: ["note": 7])
        return activity
    }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        configure(with: stateRestorationActivity)
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        configure(with: userActivity)
    }

    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: Error) {
        print("could not continue \(userActivityType): \(error)")
    }

    private func configure(with activity: NSUserActivity) {
        guard activity.activityType == Self.mainActivity, let note = activity.userInfo?["note"] as? Int else { return }
        (window?.rootViewController as? UINavigationController)?.viewControllers.last?.title = "\(note)"
    }
}
