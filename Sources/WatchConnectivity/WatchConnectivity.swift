@_exported import FoundationAdditions

/// Talks with the app on the user's watch. Here there is no watch.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 9.0, *)
open class WCSession: NSObject {
    private nonisolated(unsafe) static let session = WCSession()

    /// The one session of the app.
    open class var `default`: WCSession { session }
    /// True if the device can have a watch.
    open class func isSupported() -> Bool { false }
    /// The object that is told what arrives.
    open weak var delegate: (any WCSessionDelegate)?
    /// Starts the session; the delegate must be set before.
    open func activate() { delegate?.session(self, activationDidCompleteWith: .notActivated, error: nil) }
    /// How far the session is.
    open var activationState: WCSessionActivationState { .notActivated }
    /// True if a watch is paired.
    open var isPaired: Bool { false }
    /// True if the watch has the app.
    open var isWatchAppInstalled: Bool { false }
    /// True if messages can be sent now.
    open var isReachable: Bool { false }
    /// What the other side last set.
    open var receivedApplicationContext: [String: Any] { [:] }
    /// What this side last set.
    open private(set) var applicationContext: [String: Any] = [:]

    /// Sets what the other side shall know; the last one wins.
    @nonobjc open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        self.applicationContext = applicationContext
    }
    /// Sends a message at once.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: (((any Error) -> Void))? = nil
    ) {
        errorHandler?(CocoaError(.featureUnsupported))
    }
}

/// How far a session is.
#if CHECKING
    @objc
#endif
@available(iOS 9.3, *)
public enum WCSessionActivationState: Int, Sendable {
    /// The session is in this state: not activated.
    case notActivated
    /// The session is in this state: inactive.
    case inactive
    /// The session is in this state: activated.
    case activated
}
