// expect: ok mode=5,6
import UIKit
import os.log

private let logger = Logger(subsystem: "org.example", category: "life-cycle")

final class SceneDelegate: UIResponder, UISceneDelegate {
    private static let log = OSLog(subsystem: "org.example", category: "scenes")

    func sceneDidBecomeActive(_ scene: UIScene) {
        logger.info("active: \(scene.session.persistentIdentifier, privacy: .public)")
        os_log("active %{public}@", log: Self.log, type: .info, "scene")
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        logger.debug("background \(UIApplication.shared.backgroundTimeRemaining)")
        os_log(.error, "background")
    }
}
