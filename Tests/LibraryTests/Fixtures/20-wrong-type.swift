// expect: error "cannot find type 'UISceneSesion' in scope" mode=5,6
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSesion>) {}
}
