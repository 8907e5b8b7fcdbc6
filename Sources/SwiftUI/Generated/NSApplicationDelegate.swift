// Made by generate-callbacks from Sources/Callbacks/NSApplicationDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions
import Intents
import UIKit

#if CHECKING

/// The object that an app on a Mac makes responsible for the process as a whole; every member is optional.
///
/// - Note: Source: documented (reference of the protocol).
@available(macOS 10.0, *)
@available(iOS, unavailable)
@preconcurrency @MainActor
@objc public protocol NSApplicationDelegate: NSObjectProtocol {
    /// Tells that the launch is about to be complete.
    @objc optional func applicationWillFinishLaunching(_ notification: Notification)

    /// Tells that the launch is complete.
    @objc optional func applicationDidFinishLaunching(_ notification: Notification)

    /// Tells that the app is about to become active.
    @objc optional func applicationWillBecomeActive(_ notification: Notification)

    /// Tells that the app has become active.
    @objc optional func applicationDidBecomeActive(_ notification: Notification)

    /// Tells that the app is about to become inactive.
    @objc optional func applicationWillResignActive(_ notification: Notification)

    /// Tells that the app has become inactive.
    @objc optional func applicationDidResignActive(_ notification: Notification)

    /// Tells that the app is about to be hidden.
    @objc optional func applicationWillHide(_ notification: Notification)

    /// Tells that the app was hidden.
    @objc optional func applicationDidHide(_ notification: Notification)

    /// Tells that the app is about to be shown again.
    @objc optional func applicationWillUnhide(_ notification: Notification)

    /// Tells that the app is shown again.
    @objc optional func applicationDidUnhide(_ notification: Notification)

    /// Tells that the process is about to end.
    @objc optional func applicationWillTerminate(_ notification: Notification)

    /// Tells that a screen has changed.
    @objc optional func applicationDidChangeScreenParameters(_ notification: Notification)

    /// Tells that the app has become visible or covered.
    @objc optional func applicationDidChangeOcclusionState(_ notification: Notification)

    /// Asks whether the app may end.
    @objc optional func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply

    /// Asks whether the app ends with its last window.
    @objc optional func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool

    /// Asks whether to do the usual when the app is opened again.
    @objc optional func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool

    /// Asks whether to open an empty document.
    @objc optional func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool

    /// Asks to open an empty document.
    @objc optional func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool

    /// Asks whether state is restored with secure coding.
    @objc optional func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool

    /// Asks the app to open URLs.
    @objc optional func application(_ application: NSApplication, open urls: [URL])

    /// Announces an activity to continue.
    @objc optional func application(_ application: NSApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Tells that an activity can not be continued.
    @objc optional func application(_ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Tells that an activity was brought up to date.
    @objc optional func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity)

    /// Hands over the token for remote notifications.
    @objc optional func application(_ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// Tells that there is no token for remote notifications.
    @objc optional func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// Hands over a remote notification.
    @objc optional func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])

    /// Asks for the object that deals with an intent.
    @objc optional func application(_ application: NSApplication, handlerFor intent: INIntent) -> Any?
}

#else

/// The object that an app on a Mac makes responsible for the process as a whole; every member is optional.
///
/// - Note: Source: documented (reference of the protocol).
@available(macOS 10.0, *)
@available(iOS, unavailable)
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
    /// Tells that the launch is about to be complete.
    func applicationWillFinishLaunching(_ notification: Notification)

    /// Tells that the launch is complete.
    func applicationDidFinishLaunching(_ notification: Notification)

    /// Tells that the app is about to become active.
    func applicationWillBecomeActive(_ notification: Notification)

    /// Tells that the app has become active.
    func applicationDidBecomeActive(_ notification: Notification)

    /// Tells that the app is about to become inactive.
    func applicationWillResignActive(_ notification: Notification)

    /// Tells that the app has become inactive.
    func applicationDidResignActive(_ notification: Notification)

    /// Tells that the app is about to be hidden.
    func applicationWillHide(_ notification: Notification)

    /// Tells that the app was hidden.
    func applicationDidHide(_ notification: Notification)

    /// Tells that the app is about to be shown again.
    func applicationWillUnhide(_ notification: Notification)

    /// Tells that the app is shown again.
    func applicationDidUnhide(_ notification: Notification)

    /// Tells that the process is about to end.
    func applicationWillTerminate(_ notification: Notification)

    /// Tells that a screen has changed.
    func applicationDidChangeScreenParameters(_ notification: Notification)

    /// Tells that the app has become visible or covered.
    func applicationDidChangeOcclusionState(_ notification: Notification)

    /// Asks whether the app may end.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply

    /// Asks whether the app ends with its last window.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool

    /// Asks whether to do the usual when the app is opened again.
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool

    /// Asks whether to open an empty document.
    func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool

    /// Asks to open an empty document.
    func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool

    /// Asks whether state is restored with secure coding.
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool

    /// Asks the app to open URLs.
    func application(_ application: NSApplication, open urls: [URL])

    /// Announces an activity to continue.
    func application(_ application: NSApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Tells that an activity can not be continued.
    func application(_ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Tells that an activity was brought up to date.
    func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity)

    /// Hands over the token for remote notifications.
    func application(_ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// Tells that there is no token for remote notifications.
    func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// Hands over a remote notification.
    func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])

    /// Asks for the object that deals with an intent.
    func application(_ application: NSApplication, handlerFor intent: INIntent) -> Any?
}

/// What holds for a member that a delegate does not implement.
@available(iOS, unavailable)
extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) { OptionalRequirement.missing() }

    public func applicationDidFinishLaunching(_ notification: Notification) { OptionalRequirement.missing() }

    public func applicationWillBecomeActive(_ notification: Notification) { OptionalRequirement.missing() }

    public func applicationDidBecomeActive(_ notification: Notification) { OptionalRequirement.missing() }

    public func applicationWillResignActive(_ notification: Notification) { OptionalRequirement.missing() }

    public func applicationDidResignActive(_ notification: Notification) { OptionalRequirement.missing() }

    public func applicationWillHide(_ notification: Notification) { OptionalRequirement.missing() }

    public func applicationDidHide(_ notification: Notification) { OptionalRequirement.missing() }

    public func applicationWillUnhide(_ notification: Notification) { OptionalRequirement.missing() }

    public func applicationDidUnhide(_ notification: Notification) { OptionalRequirement.missing() }

    public func applicationWillTerminate(_ notification: Notification) { OptionalRequirement.missing() }

    public func applicationDidChangeScreenParameters(_ notification: Notification) { OptionalRequirement.missing() }

    public func applicationDidChangeOcclusionState(_ notification: Notification) { OptionalRequirement.missing() }

    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { OptionalRequirement.missing(.terminateNow) }

    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { OptionalRequirement.missing(false) }

    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { OptionalRequirement.missing(true) }

    public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { OptionalRequirement.missing(true) }

    public func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool { OptionalRequirement.missing(false) }

    public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { OptionalRequirement.missing(false) }

    public func application(_ application: NSApplication, open urls: [URL]) { OptionalRequirement.missing() }

    public func application(_ application: NSApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { OptionalRequirement.missing(false) }

    public func application(_ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) { OptionalRequirement.missing() }

    public func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity) { OptionalRequirement.missing() }

    public func application(_ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) { OptionalRequirement.missing() }

    public func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) { OptionalRequirement.missing() }

    public func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]) { OptionalRequirement.missing() }

    public func application(_ application: NSApplication, handlerFor intent: INIntent) -> Any? { OptionalRequirement.missing(nil) }
}

#endif
