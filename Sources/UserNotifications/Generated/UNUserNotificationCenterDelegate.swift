// Made by generate-callbacks from Sources/Callbacks/UNUserNotificationCenterDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that decides what to show of a notification while the app is in front, and hears what the user did.
///
/// Every member is optional. Set the delegate before the launch is over, or the response that launched the app is lost.
///
/// - Note: Source: documented (reference of the protocol).
@available(iOS 10.0, *)
@objc public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Asks how to show a notification that arrives while the app is in front.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - notification: The notification that is about to be shown.
    ///   - completionHandler: Call it with the ways of showing; with none, nothing is shown.
    /// - Note: Source: documented (reference).
    @available(iOS 10.0, *)
    @objc optional func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// The asynchronous form of `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - notification: The notification that is about to be shown.
    /// - Returns: The ways of showing.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    @objc(userNotificationCenter:willPresentNotification:asynchronously:) optional func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions

    /// Tells what the user did with a notification: opened it, dismissed it, chose an action.
    ///
    /// On the way from the background it comes while the scene is in the foreground and not yet active.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - response: What the user did.
    ///   - completionHandler: Call it once that is dealt with.
    /// - Note: Source: documented (reference), observed (public reports) for the place.
    @available(iOS 10.0, *)
    @objc optional func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)

    /// The asynchronous form of `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - response: What the user did.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    @objc(userNotificationCenter:didReceiveNotificationResponse:asynchronously:) optional func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

    /// Tells that the user wants to see the app's own settings for notifications.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - notification: The notification from which the user came, if any.
    /// - Note: Source: documented (reference).
    @available(iOS 12.0, *)
    @objc optional func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

#else

/// The object that decides what to show of a notification while the app is in front, and hears what the user did.
///
/// Every member is optional. Set the delegate before the launch is over, or the response that launched the app is lost.
///
/// - Note: Source: documented (reference of the protocol).
@available(iOS 10.0, *)
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// Asks how to show a notification that arrives while the app is in front.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - notification: The notification that is about to be shown.
    ///   - completionHandler: Call it with the ways of showing; with none, nothing is shown.
    /// - Note: Source: documented (reference).
    @available(iOS 10.0, *)
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// The asynchronous form of `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - notification: The notification that is about to be shown.
    /// - Returns: The ways of showing.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions

    /// Tells what the user did with a notification: opened it, dismissed it, chose an action.
    ///
    /// On the way from the background it comes while the scene is in the foreground and not yet active.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - response: What the user did.
    ///   - completionHandler: Call it once that is dealt with.
    /// - Note: Source: documented (reference), observed (public reports) for the place.
    @available(iOS 10.0, *)
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)

    /// The asynchronous form of `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - response: What the user did.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

    /// Tells that the user wants to see the app's own settings for notifications.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - notification: The notification from which the user came, if any.
    /// - Note: Source: documented (reference).
    @available(iOS 12.0, *)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

/// What holds for a member that a delegate does not implement.
extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) { OptionalRequirement.missing() }

    public func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async -> UNNotificationPresentationOptions { OptionalRequirement.missing([]) }

    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) { OptionalRequirement.missing() }

    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async { OptionalRequirement.missing() }

    public func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) { OptionalRequirement.missing() }
}

#endif
