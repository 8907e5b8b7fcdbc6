// expect: ok mode=5,6
import BackgroundTasks
import UIKit
import os

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    private let logger = Logger(subsystem: "org.example.feeds", category: "background")
    private let identifier = "org.example.feeds.refresh"

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: .main) { task in
            MainActor.assumeIsolated { self.handle(task as! BGAppRefreshTask) }
        }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { schedule() }

    private func schedule() {
        let request = BGAppRefreshTaskRequest(identifier: identifier)
        request.earliestBeginDate = Date(timeIntervalSinceNow: 15 * 60)
        do {
            try BGTaskScheduler.shared.submit(request)
        } catch {
            logger.error("not submitted: \(error.localizedDescription, privacy: .public)")
        }
    }

    private func handle(_ task: BGAppRefreshTask) {
        schedule()
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        task.expirationHandler = { queue.cancelAllOperations() }
        task.setTaskCompleted(success: true)
        logger.debug("done")
    }
}
