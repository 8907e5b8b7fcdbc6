// expect: ok mode=5,6
import CoreSpotlight
import Intents
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        if userActivity.activityType == CSSearchableItemActionType,
            let identifier = userActivity.userInfo?[CSSearchableItemActivityIdentifier] as? String
        {
            print(identifier)
            return true
        }
        guard let intent = userActivity.interaction?.intent else { return false }
        restorationHandler([])
        return intent.identifier != nil
    }

    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
}
