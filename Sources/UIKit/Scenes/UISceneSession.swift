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
    /// The scene, if the session is connected.
    ///
    /// - Note: Source: documented (reference).
    open internal(set) weak var scene: UIScene?

    /// What kind of scene it is for.
    public let role: Role

    /// How its scenes are made.
    ///
    /// - Note: Source: documented (reference).
    open internal(set) var configuration: UISceneConfiguration

    /// A name that stays the same across launches.
    ///
    /// - Note: Source: documented (reference).
    public let persistentIdentifier: String

    /// The activity from which the next scene can be brought back to where the last one was.
    ///
    /// It is what ``UISceneDelegate/stateRestorationActivity(for:)`` returned.
    ///
    /// - Note: Source: documented (reference; session 212 of WWDC 2019).
    open var stateRestorationActivity: NSUserActivity?

    /// Data of the app's own, kept with the session across launches; property-list values only.
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
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A window on the device's screen.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A window on another screen, the form of iOS 13.
        @available(
            iOS, introduced: 13.0, deprecated: 16.0, message: "Use windowExternalDisplayNonInteractive."
        )
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        /// A window on another screen, which the user can't touch.
        @available(iOS 16.0, *)
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
        /// A window with depth, on visionOS.
        public static let windowApplicationVolumetric = Role(
            rawValue: "UIWindowSceneSessionRoleVolumetricApplication")
        /// A space around the user, on visionOS.
        public static let immersiveSpaceApplication = Role(
            rawValue: "UISceneSessionRoleImmersiveSpaceApplication")
        /// The screen of a car.
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
    /// The name, under which the scene manifest may have an entry.
    public let name: String?

    /// What kind of scene it is for.
    public let role: UISceneSession.Role

    /// The class of the scene; nil for ``UIWindowScene``.
    open var sceneClass: AnyClass?

    /// The class of the scene's delegate, of which UIKit makes an object for each scene.
    ///
    /// - Note: Source: documented (reference).
    open var delegateClass: AnyClass?

    /// The storyboard from which UIKit makes the window and its first view controller.
    open var storyboard: UIStoryboard?

    /// Makes a configuration.
    ///
    /// If the scene manifest has an entry of that name and role, its values are filled in; otherwise set at least
    /// ``delegateClass``, or nobody is told what happens to the scene.
    ///
    /// - Parameters:
    ///   - name: The name; nil for a configuration that is made in code alone.
    ///   - sessionRole: The kind of scene; it must be that of the session.
    /// - Note: Source: documented (reference).
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init(())
    }

    /// Makes a configuration without a name for a window on the device's screen.
    ///
    /// - Note: Source: inferred from samples for the 27 SDK.
    public convenience init() { self.init(name: nil, sessionRole: .windowApplication) }
}
