@_exported import FoundationAdditions

/// Talks with the app on the user's watch. In a run there is a watch that hears nothing; a scenario says when it sends a
/// message.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 9.0, *)
open class WCSession: NSObject {
    private nonisolated(unsafe) static let session = WCSession()

    /// The one session of the app.
    open class var `default`: WCSession { session }
    /// True if the device can have a watch.
    open class func isSupported() -> Bool { isInRun }
    /// The object that is told what arrives.
    open weak var delegate: (any WCSessionDelegate)?
    /// Starts the session; the delegate must be set before, and is told when it has been done.
    ///
    /// - Note: Source: documented (reference): the delegate is called on a background thread; here on the main one.
    open func activate() {
        #if !CHECKING
            begin()
        #endif
    }
    /// How far the session is.
    open private(set) var activationState = WCSessionActivationState.notActivated
    /// True if a watch is paired.
    open var isPaired: Bool { Self.isInRun && activationState == .activated }
    /// True if the watch has the app.
    open var isWatchAppInstalled: Bool { isPaired }
    /// True if messages can be sent now.
    open var isReachable: Bool { false }

    #if CHECKING
        private static let isInRun = false
    #else
        private static var isInRun: Bool { BackgroundLaunches.tell != nil }
        /// What came before the session had been started.
        private var waiting: [String] = []

        private func begin() {
            guard Self.isInRun else {
                delegate?.session(self, activationDidCompleteWith: .notActivated, error: nil)
                return
            }
            BackgroundLaunches.takeWatchMessage = { [self] in take($0) }
            DispatchQueue.main.async { [self] in
                activationState = .activated
                if let delegate {
                    tell("session(_:activationDidCompleteWith:error:)", "activated") {
                        delegate.session(self, activationDidCompleteWith: .activated, error: nil)
                    }
                }
                let messages = waiting
                waiting = []
                messages.forEach(take)
            }
        }

        @discardableResult
        private func tell(_ name: String, _ arguments: String, _ body: () -> Void) -> Bool {
            guard let delegate, let tell = BackgroundLaunches.tell else { return false }
            return tell(delegate, name, arguments, body)
        }

        /// The form without an answer, or the one that the delegate has.
        private func take(_ text: String) {
            guard activationState == .activated else { return waiting.append(text) }
            guard let delegate else { return }
            let message = ["message": text]
            let isTaken = tell("session(_:didReceiveMessage:)", text) {
                delegate.session(self, didReceiveMessage: message)
            }
            guard !isTaken else { return }
            tell("session(_:didReceiveMessage:replyHandler:)", text) {
                delegate.session(self, didReceiveMessage: message) { _ in BackgroundLaunches.note?("replyHandler", "") }
            }
        }
    #endif

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
