// Made by generate-callbacks from Sources/Callbacks/NSUserActivityDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import Foundation

#if CHECKING

/// The object that is told when an activity is about to be sent and when it goes on elsewhere.
///
/// - Note: Source: documented (reference of the protocol).
@available(iOS 8.0, *)
@objc public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Tells that the activity is about to be saved, so that its data can be brought up to date.
    ///
    /// - Parameter userActivity: The activity.
    /// - Note: Source: documented (reference).
    @available(iOS 8.0, *)
    @objc optional func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Tells that the activity was continued on another device.
    ///
    /// - Parameter userActivity: The activity.
    /// - Note: Source: documented (reference).
    @available(iOS 8.0, *)
    @objc optional func userActivityWasContinued(_ userActivity: NSUserActivity)
}

#else

/// The object that is told when an activity is about to be sent and when it goes on elsewhere.
///
/// - Note: Source: documented (reference of the protocol).
@available(iOS 8.0, *)
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// Tells that the activity is about to be saved, so that its data can be brought up to date.
    ///
    /// - Parameter userActivity: The activity.
    /// - Note: Source: documented (reference).
    @available(iOS 8.0, *)
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Tells that the activity was continued on another device.
    ///
    /// - Parameter userActivity: The activity.
    /// - Note: Source: documented (reference).
    @available(iOS 8.0, *)
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

/// What holds for a member that a delegate does not implement.
extension NSUserActivityDelegate {
    public func userActivityWillSave(_ userActivity: NSUserActivity) { OptionalRequirement.missing() }

    public func userActivityWasContinued(_ userActivity: NSUserActivity) { OptionalRequirement.missing() }
}

#endif
