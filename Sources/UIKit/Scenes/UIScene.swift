import CloudKit
import FoundationAdditions
import UserNotifications

/// One instance of the app's user interface, with a life cycle of its own.
///
/// The system makes scenes, each for a session, and tells the scene's delegate what happens to it. What is on screen is
/// a ``UIWindowScene``.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIScene: UIResponder {
    var ownState = ActivationState.unattached

    /// The session that the scene belongs to; it outlives the scene.
    ///
    /// - Note: Source: documented (reference).
    public let session: UISceneSession

    /// The object that is told what happens to the scene; UIKit makes it from the configuration's class.
    ///
    /// - Note: Source: documented (reference).
    open var delegate: (any UISceneDelegate)?

    /// What the scene is doing.
    ///
    /// - Note: Source: documented (reference).
    open var activationState: ActivationState { ownState }

    /// What the app switcher calls the scene.
    ///
    /// - Note: Source: documented (reference).
    open var title: String! = ""

    /// The second line of the title.
    @available(iOS 15.0, *)
    open var subtitle = ""

    /// Which content the scene wants to be activated for.
    open var activationConditions = UISceneActivationConditions()

    /// When the system shall discard the scene.
    @available(iOS 26.0, *)
    open var destructionConditions: Set<DestructionCondition> = []

    /// Makes a scene; only the system does so.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - connectionOptions: Why the scene is made.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// Opens a URL with the app that is responsible for it.
    ///
    /// - Parameters:
    ///   - url: What to open.
    ///   - options: How.
    ///   - completion: Called with `true` if it was opened.
    /// - Note: Source: documented (reference).
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// Opens a URL with the app that is responsible for it.
    ///
    /// - Returns: `true` if it was opened.
    @nonobjc public func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool { false }

    /// Says that restoration goes on after the connection; balance it with ``completeStateRestoration()``.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 15.0, *)
    open func extendStateRestoration() {}

    /// Ends what ``extendStateRestoration()`` began.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 15.0, *)
    open func completeStateRestoration() {}
}

extension UIScene {
    /// What a scene is doing.
    ///
    /// - Note: Source: documented (reference of the type).
    #if CHECKING
        @objc(UISceneActivationState)
    #endif
    @available(iOS 13.0, *)
    public enum ActivationState: Int, Sendable {
        /// Not connected: before its connection and after its disconnection.
        case unattached = -1
        /// In front, and events reach it.
        case foregroundActive = 0
        /// In front, and events don't reach it.
        case foregroundInactive = 1
        /// Not on screen.
        case background = 2
    }

    /// When the system shall discard a scene.
    ///
    /// - Note: Source: documented (reference of the type).
    @available(iOS 26.0, *)
    public struct DestructionCondition: Hashable, Sendable {
        let name: String
        /// The user dismissed it.
        public static let userInitiatedDismissal = DestructionCondition(name: "userInitiatedDismissal")
        /// The system disconnected it.
        public static let systemDisconnection = DestructionCondition(name: "systemDisconnection")
    }

    /// Why a scene is made.
    ///
    /// The system makes it and hands it to
    /// ``UIApplicationDelegate/application(_:configurationForConnecting:options:)`` and to
    /// ``UISceneDelegate/scene(_:willConnectTo:options:)``.
    ///
    /// - Note: Source: documented (reference of the class).
    @available(iOS 13.0, *)
    @preconcurrency @MainActor
    #if CHECKING
        @objc(UISceneConnectionOptions)
    #endif
    open class ConnectionOptions: _UIObject {
        /// The URLs to open.
        ///
        /// - Note: Source: documented (reference).
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []

        /// The app that asks, if it is known.
        open internal(set) var sourceApplication: String?

        /// The type of a Handoff activity that is on its way; the activity itself comes later to the delegate.
        ///
        /// - Note: Source: documented (header comments).
        open internal(set) var handoffUserActivityType: String?

        /// The activities to continue, but none of Handoff.
        ///
        /// - Note: Source: documented (reference; header comments).
        open internal(set) var userActivities: Set<NSUserActivity> = []

        /// What the user did with a notification.
        open internal(set) var notificationResponse: UNNotificationResponse?

        /// The quick action that the user chose.
        open internal(set) var shortcutItem: UIApplicationShortcutItem?

        /// The share that the user accepted.
        open internal(set) var cloudKitShareMetadata: CKShare.Metadata?

        /// True if a workout that was going on shall be taken up again.
        @available(iOS 26.0, *)
        open internal(set) var shouldHandleActiveWorkoutRecovery = false

        /// What the scene accessory that asked for the scene hands over.
        @available(iOS 27.0, *)
        open internal(set) var sceneAccessoryUserInfo: [AnyHashable: Any]?

        init() { super.init(()) }
    }

    /// What is known of a URL to open.
    ///
    /// - Note: Source: documented (reference of the class).
    @available(iOS 13.0, *)
    #if CHECKING
        @objc(UISceneOpenURLOptions)
    #endif
    open class OpenURLOptions: _UIObject {
        /// The app that asks, if it is known.
        open internal(set) var sourceApplication: String?
        /// What it sent along.
        open internal(set) var annotation: Any?
        /// Whether a document must be opened where it is, and not copied.
        open internal(set) var openInPlace = false

        init() { super.init(()) }
    }

    /// How to open a URL with another app.
    ///
    /// - Note: Source: documented (reference of the class).
    @available(iOS 13.0, *)
    #if CHECKING
        @objc(UISceneOpenExternalURLOptions)
    #endif
    open class OpenExternalURLOptions: _UIObject {
        /// True if the URL may be opened only as a universal link.
        open var universalLinksOnly = false

        /// Sets nothing.
        public init() { super.init(()) }
    }

    /// How a scene shall be activated.
    ///
    /// - Note: Source: documented (reference of the class).
    @available(iOS 13.0, *)
    #if CHECKING
        @objc(UISceneActivationRequestOptions)
    #endif
    open class ActivationRequestOptions: _UIObject {
        /// The scene that asks.
        open var requestingScene: UIScene?

        /// Sets nothing.
        public init() { super.init(()) }
    }
}

/// A URL to open, with what is known of who asks.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UIOpenURLContext: _UIObject {
    /// The URL.
    public let url: URL
    /// Who asks, and how the URL shall be opened.
    public let options: UIScene.OpenURLOptions

    init(url: URL, options: UIScene.OpenURLOptions) {
        self.url = url
        self.options = options
        super.init(())
    }
}

/// Which content a scene wants to be activated for.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UISceneActivationConditions: _UIObject {
    /// Holds for the content that the scene can show; at first it always holds.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Holds for the content that the scene is best for; at first it never holds.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    /// Sets what holds at first.
    public init() { super.init(()) }
}

/// Why the system refused a request for a scene.
///
/// - Note: Source: documented (reference of the type).
@available(iOS 13.0, *)
public struct UISceneError: Error, Hashable, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        /// The app or the device allows one scene only.
        case multipleScenesNotSupported = 0
        /// The system does not want to.
        case requestDenied = 1
        /// The scene's geometry can't be changed in this way.
        case geometryRequestUnsupported = 100
        /// The system does not want the scene's geometry to change.
        case geometryRequestDenied = 101
    }

    /// The reason.
    public let code: Code

    /// Takes a reason.
    public init(_ code: Code) { self.code = code }
}
