@_exported import UIKit
@_exported import UserNotifications

/// What an extension does that shows notifications in its own way. Here no extension is ever run.
#if CHECKING
    @objc
#endif
@available(iOS 10.0, *)
public protocol UNNotificationContentExtension: NSObjectProtocol {
    /// Hands over a notification to show.
    @preconcurrency @MainActor
    func didReceive(_ notification: UNNotification)
}
