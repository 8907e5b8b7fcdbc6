// expect: ok mode=5,6
import BackgroundTasks
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    private var task = UIBackgroundTaskIdentifier.invalid

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: "org.example.refresh", using: nil) { task in
            guard let task = task as? BGAppRefreshTask else { return }
            task.expirationHandler = { print("late") }
            task.setTaskCompleted(success: true)
        }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        task = application.beginBackgroundTask(withName: "save") {
            application.endBackgroundTask(self.task)
            self.task = .invalid
        }
        let request = BGAppRefreshTaskRequest(identifier: "org.example.refresh")
        request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
        do { try BGTaskScheduler.shared.submit(request) } catch { print(error) }
    }
}
