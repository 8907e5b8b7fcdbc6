// expect: error "has been renamed to" mode=5,6
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var backgroundTask: UIBackgroundTaskIdentifier = UIBackgroundTaskInvalid

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        application.setMinimumBackgroundFetchInterval(UIApplicationBackgroundFetchIntervalMinimum)
        NotificationCenter.default.addObserver(self, selector: #selector(becameActive), name: NSNotification.Name.UIApplicationDidBecomeActive, object: nil)
        let settings = UIUserNotificationSettings(types: [.alert, .badge, .sound], categories: nil)
        application.registerUserNotificationSettings(settings)
        UINavigationBar.appearance().barTintColor = UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1.0)
        UINavigationBar.appearance().titleTextAttributes = [NSAttributedStringKey.foregroundColor: UIColor.white]
        return true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplicationOpenURLOptionsKey: Any] = [:]) -> Bool {
        return url.scheme == "example"
    }

    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        if application.applicationState == .active { print(notification.alertBody ?? "") }
    }

    @objc func becameActive() {}
}
