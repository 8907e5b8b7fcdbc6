@_exported import FoundationAdditions

/// Something that the user wants an app to do.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class INIntent: NSObject {
    /// A name of the intent.
    open var identifier: String? { nil }
    /// A phrase that the app suggests to the user.
    open var suggestedInvocationPhrase: String?
}

/// The answer to an intent.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class INIntentResponse: NSObject {
    /// The activity with which the app goes on.
    open var userActivity: NSUserActivity?
}

/// What happened when an intent was dealt with.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class INInteraction: NSObject {
    /// The intent.
    public let intent: INIntent
    /// The answer.
    public let intentResponse: INIntentResponse?

    /// Makes an interaction.
    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }

    /// Tells the system of it.
    @preconcurrency open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
}

extension NSUserActivity {
    /// The interaction that led to the activity, or nil if there's none.
    @available(iOS 10.0, *)
    public var interaction: INInteraction? { nil }
    /// The phrase that the app suggests to the user for invoking the activity with Siri.
    @available(iOS 12.0, *)
    public var suggestedInvocationPhrase: String? {
        get { nil }
        set {}
    }
}

/// A shortcut that the app offers.
@available(iOS 12.0, *)
public enum INShortcut {
    /// A shortcut for this: intent.
    case intent(INIntent)
    /// A shortcut for this: user activity.
    case userActivity(NSUserActivity)
}

/// The shortcuts that the app offers.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 12.0, *)
open class INVoiceShortcutCenter: NSObject {
    private nonisolated(unsafe) static let center = INVoiceShortcutCenter()
    /// The one object.
    open class var shared: INVoiceShortcutCenter { center }
    /// Sets what the app suggests.
    @nonobjc public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// Leave to use the user's requests.
@available(iOS 10.0, *)
public enum INSiriAuthorizationStatus: Int, Sendable {
    /// What the user has allowed: not determined.
    case notDetermined
    /// What the user has allowed: restricted.
    case restricted
    /// What the user has allowed: denied.
    case denied
    /// What the user has allowed: authorized.
    case authorized
}

/// What concerns Siri.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class INPreferences: NSObject {
    /// Asks the user for leave.
    @nonobjc public class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        handler(.authorized)
    }
}
