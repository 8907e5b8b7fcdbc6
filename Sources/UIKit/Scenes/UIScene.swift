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

    /// The scene session that the scene belongs to; it outlives the scene.
    ///
    /// - Note: Source: documented (reference).
    public let session: UISceneSession

    /// The scene delegate, which is told of the events in the life of the scene.
    ///
    /// UIKit makes it from the class that the scene configuration names.
    ///
    /// - Note: Source: documented (reference).
    open var delegate: (any UISceneDelegate)?

    /// The state of the scene: unattached, foreground active, foreground inactive, or in the background.
    ///
    /// - Note: Source: documented (reference).
    open var activationState: ActivationState { ownState }

    /// The title of the scene, which the app switcher shows.
    ///
    /// - Note: Source: documented (reference).
    open var title: String! = ""

    /// The subtitle of the scene: a second line below its title.
    @available(iOS 15.0, *)
    open var subtitle = ""

    /// The conditions that say for which content the system may, or should, activate the scene.
    open var activationConditions = UISceneActivationConditions()

    /// The conditions under which the system destroys the scene.
    @available(iOS 26.0, *)
    open var destructionConditions: Set<DestructionCondition> = []

    /// Makes a scene for a session; only the system calls this initializer.
    ///
    /// - Parameters:
    ///   - session: The session of the scene.
    ///   - connectionOptions: Why the scene is made.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// Opens a URL in the app that handles it.
    ///
    /// - Parameters:
    ///   - url: The URL to open.
    ///   - options: How to open it, such as only as a universal link.
    ///   - completion: Called with `true` if the URL was opened.
    /// - Note: Source: documented (reference).
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        #if !CHECKING
            Simulator.current?.ask(toOpen: url)
        #endif
        if let completion { answerOnMain { completion(false) } }
    }

    /// Opens a URL in the app that handles it.
    ///
    /// - Returns: `true` if the URL was opened.
    @nonobjc public func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool { false }

    /// Tells the system that state restoration continues after the scene has connected.
    ///
    /// Balance each call with ``UIScene/completeStateRestoration()``.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 15.0, *)
    open func extendStateRestoration() {}

    /// Tells the system that state restoration, extended with ``UIScene/extendStateRestoration()``, is complete.
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
        /// The scene isn't connected to the app: not yet, or no longer.
        case unattached = -1
        /// The scene is in the foreground and receives events.
        case foregroundActive = 0
        /// The scene is in the foreground but doesn't receive events.
        case foregroundInactive = 1
        /// The scene is in the background, where the user doesn't see it.
        case background = 2
    }

    /// A condition under which the system destroys a scene.
    ///
    /// - Note: Source: documented (reference of the type).
    @available(iOS 26.0, *)
    public struct DestructionCondition: Hashable, Sendable {
        let name: String
        /// The user dismisses the scene.
        public static let userInitiatedDismissal = DestructionCondition(name: "userInitiatedDismissal")
        /// The system disconnects the scene.
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
        /// The URLs that the scene is to open, each with its options.
        ///
        /// - Note: Source: documented (reference).
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []

        /// The bundle identifier of the app that asks for the scene, or nil if it's unknown.
        open internal(set) var sourceApplication: String?

        /// The type of the Handoff activity that is on its way, or nil if there's none.
        ///
        /// The activity itself is delivered to the scene delegate later.
        ///
        /// - Note: Source: documented (header comments).
        open internal(set) var handoffUserActivityType: String?

        /// The user activities that the scene is to continue, except for those of Handoff.
        ///
        /// - Note: Source: documented (reference; header comments).
        open internal(set) var userActivities: Set<NSUserActivity> = []

        /// The user's response to a notification, if it caused the connection.
        open internal(set) var notificationResponse: UNNotificationResponse?

        /// The quick action that the user chose, if it caused the connection.
        open internal(set) var shortcutItem: UIApplicationShortcutItem?

        /// The metadata of the CloudKit share that the user accepted, if it caused the connection.
        open internal(set) var cloudKitShareMetadata: CKShare.Metadata?

        /// True if the app should recover a workout that was active.
        @available(iOS 26.0, *)
        open internal(set) var shouldHandleActiveWorkoutRecovery = false

        /// The data that the scene accessory passes to the scene that it asked for, or nil if there's none.
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
        /// The bundle identifier of the app that asked to open the URL, or nil if it's unknown.
        open internal(set) var sourceApplication: String?
        /// The data that came with the URL from the app that asked to open it, or nil if there's none.
        open internal(set) var annotation: Any?
        /// True if the document must be opened in place rather than copied.
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
    /// The URL to open.
    public let url: URL
    /// The options of the URL: which app asked to open it, and whether it must be opened in place.
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
    /// The predicate for the identifiers of content that the scene can show; by default, it matches all.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// The predicate for the identifiers of content that the scene is best suited for; by default, it matches none.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    /// Makes conditions with the default predicates: the scene can show all content and is preferred for none.
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
