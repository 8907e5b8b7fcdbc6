// expect: ok mode=5
import UIKit

func count(_ application: UIApplication) -> Int { application.connectedScenes.count }
class Helper: NSObject {
    func remember() { UIApplication.shared.isIdleTimerDisabled = true }
}
