// Made by generate-callbacks from Sources/Callbacks/WCSessionDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is told what arrives from the app on the user's watch.
@available(iOS 9.0, *)
@objc public protocol WCSessionDelegate: NSObjectProtocol {
    /// Tells that the session was started, or why not.
    @available(iOS 9.3, *)
    @objc func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)

    /// Tells that the session will end because the user changes watches.
    @available(iOS 9.3, *)
    @objc func sessionDidBecomeInactive(_ session: WCSession)

    /// Tells that the session has ended, so that it can be started with the next watch.
    @available(iOS 9.3, *)
    @objc func sessionDidDeactivate(_ session: WCSession)

    /// Tells that a watch was paired or unpaired, or that the app was installed or removed.
    @available(iOS 9.0, *)
    @objc optional func sessionWatchStateDidChange(_ session: WCSession)

    /// Tells that messages can be sent now, or not any more.
    @available(iOS 9.0, *)
    @objc optional func sessionReachabilityDidChange(_ session: WCSession)

    /// Hands over a message.
    @available(iOS 9.0, *)
    @objc optional func session(_ session: WCSession, didReceiveMessage message: [String: Any])

    /// Hands over a message that wants an answer.
    @available(iOS 9.0, *)
    @objc optional func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)

    /// Hands over what the other side set.
    @available(iOS 9.0, *)
    @objc optional func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])

    /// Hands over data that was queued.
    @available(iOS 9.0, *)
    @objc optional func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

#else

/// The object that is told what arrives from the app on the user's watch.
@available(iOS 9.0, *)
public protocol WCSessionDelegate: NSObjectProtocol {
    /// Tells that the session was started, or why not.
    @available(iOS 9.3, *)
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)

    /// Tells that the session will end because the user changes watches.
    @available(iOS 9.3, *)
    func sessionDidBecomeInactive(_ session: WCSession)

    /// Tells that the session has ended, so that it can be started with the next watch.
    @available(iOS 9.3, *)
    func sessionDidDeactivate(_ session: WCSession)

    /// Tells that a watch was paired or unpaired, or that the app was installed or removed.
    @available(iOS 9.0, *)
    func sessionWatchStateDidChange(_ session: WCSession)

    /// Tells that messages can be sent now, or not any more.
    @available(iOS 9.0, *)
    func sessionReachabilityDidChange(_ session: WCSession)

    /// Hands over a message.
    @available(iOS 9.0, *)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])

    /// Hands over a message that wants an answer.
    @available(iOS 9.0, *)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)

    /// Hands over what the other side set.
    @available(iOS 9.0, *)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])

    /// Hands over data that was queued.
    @available(iOS 9.0, *)
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

/// What holds for a member that a delegate does not implement.
extension WCSessionDelegate {
    public func sessionWatchStateDidChange(_ session: WCSession) { OptionalRequirement.missing() }

    public func sessionReachabilityDidChange(_ session: WCSession) { OptionalRequirement.missing() }

    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) { OptionalRequirement.missing() }

    public func session(_ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void) { OptionalRequirement.missing() }

    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) { OptionalRequirement.missing() }

    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) { OptionalRequirement.missing() }
}

#endif
