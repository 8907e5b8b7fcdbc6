// Made by generate-callbacks from Sources/Callbacks/WKApplicationDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions
import Intents
import UIKit

#if CHECKING

/// The object that an app on a watch makes responsible for the process as a whole; every member is optional.
///
/// - Note: Source: documented (reference of the protocol).
@available(watchOS 7.0, *)
@available(iOS, unavailable)
@preconcurrency @MainActor
@objc public protocol WKApplicationDelegate: NSObjectProtocol {
    /// Tells that the launch is complete.
    @objc optional func applicationDidFinishLaunching()

    /// Tells that the app has become active.
    @objc optional func applicationDidBecomeActive()

    /// Tells that the app is about to become inactive.
    @objc optional func applicationWillResignActive()

    /// Tells that the app leaves the background.
    @objc optional func applicationWillEnterForeground()

    /// Tells that the app is in the background.
    @objc optional func applicationDidEnterBackground()

    /// Hands over tasks that are due in the background.
    @objc optional func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)

    /// Hands over an activity to continue.
    @objc optional func handle(_ userActivity: NSUserActivity)

    /// Hands over the data of an activity to continue.
    @objc optional func handleUserActivity(_ userInfo: [AnyHashable: Any]?)

    /// Lets the app deal with an intent.
    @objc optional func handle(_ intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void)

    /// Tells that a workout that was going on shall be taken up again.
    @objc optional func handleActiveWorkoutRecovery()

    /// Tells that the app shall show what plays elsewhere.
    @objc optional func handleRemoteNowPlayingActivity()

    /// Tells that the watch was turned.
    @objc optional func deviceOrientationDidChange()

    /// Hands over the token for remote notifications.
    @objc optional func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)

    /// Tells that there is no token for remote notifications.
    @objc optional func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)

    /// Hands over a remote notification.
    @objc optional func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (WKBackgroundFetchResult) -> Void)
}

#else

/// The object that an app on a watch makes responsible for the process as a whole; every member is optional.
///
/// - Note: Source: documented (reference of the protocol).
@available(watchOS 7.0, *)
@available(iOS, unavailable)
@preconcurrency @MainActor
public protocol WKApplicationDelegate: NSObjectProtocol {
    /// Tells that the launch is complete.
    func applicationDidFinishLaunching()

    /// Tells that the app has become active.
    func applicationDidBecomeActive()

    /// Tells that the app is about to become inactive.
    func applicationWillResignActive()

    /// Tells that the app leaves the background.
    func applicationWillEnterForeground()

    /// Tells that the app is in the background.
    func applicationDidEnterBackground()

    /// Hands over tasks that are due in the background.
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)

    /// Hands over an activity to continue.
    func handle(_ userActivity: NSUserActivity)

    /// Hands over the data of an activity to continue.
    func handleUserActivity(_ userInfo: [AnyHashable: Any]?)

    /// Lets the app deal with an intent.
    func handle(_ intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void)

    /// Tells that a workout that was going on shall be taken up again.
    func handleActiveWorkoutRecovery()

    /// Tells that the app shall show what plays elsewhere.
    func handleRemoteNowPlayingActivity()

    /// Tells that the watch was turned.
    func deviceOrientationDidChange()

    /// Hands over the token for remote notifications.
    func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)

    /// Tells that there is no token for remote notifications.
    func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)

    /// Hands over a remote notification.
    func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (WKBackgroundFetchResult) -> Void)
}

/// What holds for a member that a delegate does not implement.
@available(iOS, unavailable)
extension WKApplicationDelegate {
    public func applicationDidFinishLaunching() { OptionalRequirement.missing() }

    public func applicationDidBecomeActive() { OptionalRequirement.missing() }

    public func applicationWillResignActive() { OptionalRequirement.missing() }

    public func applicationWillEnterForeground() { OptionalRequirement.missing() }

    public func applicationDidEnterBackground() { OptionalRequirement.missing() }

    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) { OptionalRequirement.missing() }

    public func handle(_ userActivity: NSUserActivity) { OptionalRequirement.missing() }

    public func handleUserActivity(_ userInfo: [AnyHashable: Any]?) { OptionalRequirement.missing() }

    public func handle(_ intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void) { OptionalRequirement.missing() }

    public func handleActiveWorkoutRecovery() { OptionalRequirement.missing() }

    public func handleRemoteNowPlayingActivity() { OptionalRequirement.missing() }

    public func deviceOrientationDidChange() { OptionalRequirement.missing() }

    public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) { OptionalRequirement.missing() }

    public func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) { OptionalRequirement.missing() }

    public func didReceiveRemoteNotification(_ userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (WKBackgroundFetchResult) -> Void) { OptionalRequirement.missing() }
}

#endif
