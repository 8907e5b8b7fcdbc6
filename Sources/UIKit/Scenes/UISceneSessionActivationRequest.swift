import FoundationAdditions

/// Which scene to bring to the foreground: one of a known session, or a new one.
///
/// - Note: Source: documented (reference of the type).
@available(iOS 17.0, *)
@MainActor
public struct UISceneSessionActivationRequest {
    /// The session whose scene is to be activated, or nil for a new session.
    public let session: UISceneSession?
    /// The session role of the requested scene.
    public let role: UISceneSession.Role
    /// The user activity that says what the scene is to show, or nil for none.
    public let userActivity: NSUserActivity?
    /// The options that say how the scene is to appear, or nil for none.
    public let options: UIScene.ActivationRequestOptions?

    /// Makes a request for a new scene with a session role.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        session = nil
        self.role = role
        self.userActivity = userActivity
        self.options = options
    }

    /// Makes a request for the scene of an existing session.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.session = session
        role = session.role
        self.userActivity = userActivity
        self.options = options
    }
}

/// How a scene is destroyed.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UISceneDestructionRequestOptions: _UIObject {
    /// Sets nothing.
    public init() { super.init(()) }
}

/// How a window scene is destroyed.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    /// How the window goes.
    open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

/// Where a new scene shall appear.
@available(iOS 17.0, *)
#if CHECKING
    @objc
#endif
public protocol UIWindowScenePlacement: NSObjectProtocol {}

/// In front of the others.
#if CHECKING
    @objc
#endif
@available(iOS 17.0, *)
open class UIWindowSceneProminentPlacement: _UIObject, UIWindowScenePlacement {
    /// In front of the others.
    public init() { super.init(()) }
    /// In front of the others.
    open class func prominent() -> UIWindowSceneProminentPlacement { UIWindowSceneProminentPlacement() }
}

/// The sizes that the user can give a scene.
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UISceneSizeRestrictions: _UIObject {
    /// The smallest size.
    open var minimumSize = CGSize.zero
    /// The largest size.
    open var maximumSize = CGSize.zero
    /// True if the user may make it fill the screen.
    @available(iOS 16.0, *)
    open var allowsFullScreen = true
}

/// What the user can do with a window.
#if CHECKING
    @objc
#endif
@available(iOS 16.0, *)
open class UISceneWindowingBehaviors: _UIObject {
    /// True if it can be closed.
    open var isClosable = true
    /// True if it can be put away.
    open var isMiniaturizable = true
}

/// The status bar of a scene.
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UIStatusBarManager: _UIObject {
    /// The look.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// True if it isn't shown.
    open var isStatusBarHidden: Bool { false }
    /// The frame.
    open var statusBarFrame: CGRect { .zero }

    init() { super.init(()) }
}

/// The bar above a scene on a Mac.
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UITitlebar: _UIObject {
    /// Whether the title is shown.
    #if CHECKING
        @objc(UITitlebarTitleVisibility)
    #endif
    public enum TitleVisibility: Int, Sendable {
        /// Whether the title is seen: visible.
        case visible
        /// Whether the title is seen: hidden.
        case hidden
    }
    /// Whether the title is shown.
    open var titleVisibility = TitleVisibility.visible
    /// True if a line is drawn below.
    open var autoHidesToolbarInFullScreen = false
}

/// What is told of pictures of the screen.
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UIScreenshotService: _UIObject {
    /// The scene.
    open var windowScene: UIWindowScene? { nil }
}

/// A scene that is shown beside the app's own, on another screen for example.
///
/// - Note: Source: documented (page on content for a connected display).
#if CHECKING
    @objc
#endif
@available(iOS 27.0, *)
open class UISceneAccessory: _UIObject {
    let configuration: UISceneConfiguration

    init(configuration: UISceneConfiguration) {
        self.configuration = configuration
        super.init(())
    }

    /// A scene on another screen, which the user can't touch.
    open class func externalNonInteractive(sceneConfiguration: UISceneConfiguration) -> UISceneAccessory {
        UISceneAccessory(configuration: sceneConfiguration)
    }
}

/// That an accessory was registered.
///
/// - Note: Source: documented (page on content for a connected display).
#if CHECKING
    @objc
#endif
@available(iOS 27.0, *)
open class UISceneAccessoryRegistration: _UIObject {
    /// True if the accessory shall be shown.
    open var isEnabled = true
    /// True if there is a place to show it.
    open internal(set) var isAvailable = false

    init() { super.init(()) }
}
