import FoundationAdditions

/// A scene that shows windows.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    var ownWindows: [UIWindow] = []

    /// The screen that shows the scene.
    open var screen: UIScreen { UIScreen.ownMain }

    /// All windows of the scene, visible or not.
    ///
    /// - Note: Source: documented (reference).
    open var windows: [UIWindow] { ownWindows }

    /// The scene's key window: the one that receives keyboard events.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 15.0, *)
    open var keyWindow: UIWindow? { ownWindows.first { $0.isKeyWindow } }

    /// The traits of the scene, such as its size classes and its light or dark appearance.
    open var traitCollection: UITraitCollection { UITraitCollection() }

    /// The traits that the scene overrides for everything in it.
    @available(iOS 17.0, *)
    open var traitOverrides = UITraitOverrides()

    /// The coordinate space of the scene.
    @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use effectiveGeometry.")
    open var coordinateSpace: any UICoordinateSpace { UIScreen.ownMain.coordinateSpace }

    /// The interface orientation of the scene.
    @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use effectiveGeometry.")
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }

    /// The current geometry of the scene: its place, size, and interface orientation.
    @available(iOS 16.0, *)
    open var effectiveGeometry: Geometry { Geometry() }

    /// The smallest and the largest size that the user can give the scene, or nil where its size can't be changed.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }

    /// The object that describes the status bar of the scene.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

    /// The title bar of the scene on a Mac, or nil elsewhere.
    open var titlebar: UITitlebar? { nil }

    /// True if the scene fills the screen.
    @available(iOS 16.0, *)
    open var isFullScreen: Bool { true }

    /// The windowing behaviors: what the user can do with the window, such as close or minimize it.
    @available(iOS 16.0, *)
    open var windowingBehaviors: UISceneWindowingBehaviors? { nil }

    /// The object that handles screenshots of the scene.
    open var screenshotService: UIScreenshotService? { nil }

    /// Asks the system to change the geometry of the scene, such as its size or interface orientation.
    ///
    /// - Parameters:
    ///   - geometryPreferences: The geometry that is asked for.
    ///   - errorHandler: Called with a ``UISceneError`` if the request can't be fulfilled.
    /// - Note: Source: documented (reference).
    @available(iOS 16.0, *)
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {}

    /// Makes a window scene for a session; only the system calls this initializer.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// Where a scene is, how large, and how it is turned.
    @available(iOS 16.0, *)
    #if CHECKING
        @objc(UIWindowSceneGeometry)
    #endif
    open class Geometry: _UIObject {
        /// The orientation.
        @available(iOS 16.0, *)
        open var interfaceOrientation: UIInterfaceOrientation { .portrait }
        /// The frame, where the platform tells it.
        open var systemFrame: CGRect { .zero }
        /// True while the user changes the size.
        @available(iOS 26.0, *)
        open var isInteractivelyResizing: Bool { false }
        /// True if the orientation is held.
        @available(iOS 26.0, *)
        open var isInterfaceOrientationLocked: Bool { false }

        init() { super.init(()) }
    }

    /// What an app asks for.
    @available(iOS 16.0, *)
    #if CHECKING
        @objc(UIWindowSceneGeometryPreferences)
    #endif
    open class GeometryPreferences: _UIObject {
        init() { super.init(()) }

        /// What an app asks for on iOS.
        open class iOS: GeometryPreferences {
            /// The orientations to turn to.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            /// Asks for orientations.
            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }

        /// What an app asks for on visionOS.
        open class Vision: GeometryPreferences {
            /// Asks for a size.
            public init(
                size: CGSize? = nil, minimumSize: CGSize? = nil, maximumSize: CGSize? = nil,
                resizingRestrictions: UIWindowScene.ResizingRestrictions? = nil
            ) { super.init() }
        }
    }

    /// How the user can change a window's size on visionOS.
    #if CHECKING
        @objc(UIWindowSceneResizingRestrictions)
    #endif
    public enum ResizingRestrictions: Int, Sendable {
        /// How the user may change the size: unspecified.
        case unspecified
        /// How the user may change the size: none.
        case none
        /// How the user may change the size: uniform.
        case uniform
        /// How the user may change the size: freeform.
        case freeform
    }

    /// How the controls for closing and resizing look.
    ///
    /// - Note: Source: documented (header comments).
    @available(iOS 26.0, *)
    #if CHECKING
        @objc(UISceneWindowingControlStyle)
    #endif
    open class WindowingControlStyle: _UIObject {
        let name: String

        init(_ name: String) {
            self.name = name
            super.init(())
        }

        /// As the system likes.
        open class var automatic: WindowingControlStyle { WindowingControlStyle("automatic") }
        /// Small, out of the way.
        open class var minimal: WindowingControlStyle { WindowingControlStyle("minimal") }
        /// In line with the bar.
        open class var unified: WindowingControlStyle { WindowingControlStyle("unified") }
    }

    /// How a window goes when its scene is destroyed.
    @available(iOS 13.0, *)
    #if CHECKING
        @objc(UIWindowSceneDismissalAnimation)
    #endif
    public enum DismissalAnimation: Int, Sendable {
        /// As usual.
        case standard = 1
        /// As if its content was sent.
        case commit = 2
        /// As if its content was dropped.
        case decline = 3
    }

    /// How a window scene shall be activated.
    @available(iOS 15.0, *)
    #if CHECKING
        @objc(UIWindowSceneActivationRequestOptions)
    #endif
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// How it shall appear.
        @available(iOS, introduced: 15.0, deprecated: 17.0, message: "Use placement.")
        open var preferredPresentationStyle = PresentationStyle.automatic
        /// Where it shall appear.
        @available(iOS 17.0, *)
        open var placement: (any UIWindowScenePlacement)?

        /// Sets nothing.
        public override init() { super.init() }
    }

    /// How a new scene appears.
    @available(iOS 15.0, *)
    #if CHECKING
        @objc(UIWindowScenePresentationStyle)
    #endif
    public enum PresentationStyle: UInt, Sendable {
        /// How a scene is shown: automatic.
        case automatic
        /// How a scene is shown: standard.
        case standard
        /// How a scene is shown: prominent.
        case prominent
    }
}
