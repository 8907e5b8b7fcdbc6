import FoundationAdditions

/// What the system keeps of a scene, whether the scene is connected or not.
///
/// A session begins when the user or the app asks for a new scene and ends when the user closes the scene for good. In
/// between scenes of it come and go, also across launches.
///
/// - Note: Source: documented (reference of the class; session 258 of WWDC 2019).
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UISceneSession: _UIObject {
    /// The scene that is connected to the session, or nil if there's none.
    ///
    /// - Note: Source: documented (reference).
    open internal(set) weak var scene: UIScene?

    /// The session role, which says what kind of scene the session is for.
    public let role: Role

    /// The configuration from which UIKit makes the scenes of the session.
    ///
    /// - Note: Source: documented (reference).
    open internal(set) var configuration: UISceneConfiguration

    /// The identifier of the session, which stays the same across launches.
    ///
    /// - Note: Source: documented (reference).
    public let persistentIdentifier: String

    /// The user activity from which the session's next scene can restore the state of the last one.
    ///
    /// It's what ``UISceneDelegate/stateRestorationActivity(for:)`` returned.
    ///
    /// - Note: Source: documented (reference; session 212 of WWDC 2019).
    open var stateRestorationActivity: NSUserActivity?

    /// App-specific data that is kept with the session across launches; it can contain only property-list values.
    ///
    /// - Note: Source: documented (reference).
    open var userInfo: [String: Any]?

    /// The number under which the simulated system keeps it.
    package var number = 0
    /// What SwiftUI keeps for the scene.
    package var storage: [String: Any] = [:]

    init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String) {
        self.role = role
        self.configuration = configuration
        self.persistentIdentifier = persistentIdentifier
        super.init(())
    }

    /// What kind of scene a session is for.
    ///
    /// The raw values are the keys of the scene manifest.
    ///
    /// - Note: Source: documented (reference of the type).
    @available(iOS 13.0, *)
    public struct Role: _StringKey {
        /// The string that the role stands for, which is its key in the scene manifest.
        public let rawValue: String
        /// Makes a session role from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The role of a window on the device's own screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// The role of a window on an external display; the form of iOS 13.
        @available(
            iOS, introduced: 13.0, deprecated: 16.0, message: "Use windowExternalDisplayNonInteractive."
        )
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        /// The role of a window on a noninteractive external display, one that the user can't touch.
        @available(iOS 16.0, *)
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        /// The role of a volume, a window with depth, on visionOS.
        public static let windowApplicationVolumetric = Role(
            rawValue: "UIWindowSceneSessionRoleVolumetricApplication")
        /// The role of an immersive space on visionOS.
        public static let immersiveSpaceApplication = Role(
            rawValue: "UISceneSessionRoleImmersiveSpaceApplication")
        /// The role of a scene on the screen of a car, in CarPlay.
        @available(iOS 13.0, *)
        public static let carTemplateApplication = Role(
            rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
    }
}

/// How the scenes of a session are made: of what classes, from which storyboard.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UISceneConfiguration: _UIObject {
    /// The name under which the scene manifest may have an entry for the configuration.
    public let name: String?

    /// The session role that the configuration is for.
    public let role: UISceneSession.Role

    /// The class of the scene, or nil for ``UIWindowScene``.
    open var sceneClass: AnyClass?

    /// The class of the scene delegate, of which UIKit makes an object for each scene.
    ///
    /// - Note: Source: documented (reference).
    open var delegateClass: AnyClass?

    /// The storyboard from which UIKit makes the window and its root view controller, or nil for none.
    open var storyboard: UIStoryboard?

    /// Makes a configuration with a name and a session role.
    ///
    /// If the scene manifest has an entry with that name and role, its values are filled in. Otherwise set at least
    /// ``UISceneConfiguration/delegateClass``, or the scene has no delegate.
    ///
    /// - Parameters:
    ///   - name: The name; nil for a configuration that is made in code alone.
    ///   - sessionRole: The session role; it must be that of the session.
    /// - Note: Source: documented (reference).
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init(())
    }

    /// Makes a configuration without a name for the role ``UISceneSession/Role/windowApplication``.
    ///
    /// - Note: Source: inferred from samples for the 27 SDK.
    public convenience init() { self.init(name: nil, sessionRole: .windowApplication) }
}
