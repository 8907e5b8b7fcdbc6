// expect: ok mode=5; warning "capture of 'completionHandler' with non-Sendable type" mode=6
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var backgroundSessionCompletionHandler: (() -> Void)?
    private var task = UIBackgroundTaskIdentifier.invalid

    func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void) {
        backgroundSessionCompletionHandler = completionHandler
    }

    func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
        let request = URLRequest(url: URL(string: "https://example.org/feed")!)
        URLSession.shared.dataTask(with: request) { data, response, error in
            DispatchQueue.main.async {
                completionHandler(error == nil && data != nil ? .newData : .failed)
            }
        }.resume()
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        task = application.beginBackgroundTask(withName: "upload") { [weak self] in
            guard let self = self else { return }
            application.endBackgroundTask(self.task)
            self.task = .invalid
        }
        print(application.backgroundTimeRemaining)
    }

    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        return UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
    }
}
