// expect: error "'UIApplicationMain' is deprecated" mode=6
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
