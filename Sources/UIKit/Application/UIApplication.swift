import FoundationAdditions

/// The one object that stands for the running app.
///
/// The system makes it at launch, sets its delegate, and calls that delegate. Find it through ``shared``.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    static var current: UIApplication?

    /// The app object.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    open class var shared: UIApplication {
        if let current { return current }
        let application = UIApplication()
        current = application
        return application
    }

    /// The object that is told what happens to the app.
    ///
    /// In an app of the SwiftUI life cycle this is an object of SwiftUI, which passes calls on to the delegate that the
    /// app's adaptor names: a cast to the app's own class fails there.
    ///
    /// - Note: Source: documented (reference); inferred for SwiftUI.
    open var delegate: (any UIApplicationDelegate)? {
        get { ownDelegate }
        set { ownDelegate = newValue }
    }
    var ownDelegate: (any UIApplicationDelegate)?

    var ownState = State.inactive
    var ownScenes: Set<UIScene> = []
    var ownSessions: Set<UISceneSession> = []
    var backgroundTasks = BackgroundTasks()
    var isRegistered = false

    /// Makes the app object; only the system does so.
    public override init() { super.init() }

    // MARK: State and scenes

    /// What the app is doing: in front, in front without events, or in the background.
    ///
    /// In an app that uses scenes it is the state of its most active scene, and *background* during the launch.
    ///
    /// - Note: Source: documented (reference), observed (public logs) for the launch.
    @available(iOS 4.0, *)
    open var applicationState: State { ownState }

    /// The scenes that are connected now.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    open var connectedScenes: Set<UIScene> { ownScenes }

    /// The sessions that are connected or kept by the system: everything that the app switcher can show.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    open var openSessions: Set<UISceneSession> { ownSessions }

    /// True if the app may show more than one scene at a time.
    ///
    /// Both the scene manifest and the device must allow it.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    open var supportsMultipleScenes: Bool {
        #if CHECKING
            false
        #else
            Simulator.current?.machine.app.supportsMultipleScenes ?? false
        #endif
    }

    /// The quick actions that the app adds to its icon while it runs.
    ///
    /// Those of the information property list are not among them.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 9.0, *)
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// True if the device must not go to sleep by itself.
    open var isIdleTimerDisabled = false

    /// True if files with data protection can be read.
    @available(iOS 4.0, *)
    open var isProtectedDataAvailable: Bool { true }

    /// The number on the app's icon.
    @available(iOS, introduced: 2.0, deprecated: 17.0, message: "Use setBadgeCount(_:) of the notification centre.")
    open var applicationIconBadgeNumber = 0

    /// True if shaking the device undoes.
    @available(iOS 3.0, *)
    open var applicationSupportsShakeToEdit = true

    /// The size of text that the user prefers.
    @available(iOS 7.0, *)
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }

    /// The name of the icon in use; nil for the first one.
    @available(iOS 10.3, *)
    open internal(set) var alternateIconName: String?

    /// True if the app may change its icon.
    @available(iOS 10.3, *)
    open var supportsAlternateIcons: Bool { true }

    /// Changes the icon.
    @available(iOS 10.3, *)
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        self.alternateIconName = alternateIconName
        completionHandler?(nil)
    }

    /// The direction of the user interface.
    @available(iOS 5.0, *)
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Windows

    /// The app's windows.
    @available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use windows of the window scene.")
    open var windows: [UIWindow] {
        windowsWithoutScene + ownScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    }
    /// The visible windows of an app without scenes.
    var windowsWithoutScene: [UIWindow] = []

    /// The window that gets key events.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use keyWindow of the window scene.")
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// The orientation of the status bar.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use effectiveGeometry of the window scene.")
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }

    /// The frame of the status bar.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use statusBarManager of the window scene.")
    open var statusBarFrame: CGRect { .zero }

    /// The look of the status bar.
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use preferredStatusBarStyle of the view controller.")
    open var statusBarStyle = UIStatusBarStyle.default

    /// True if the status bar isn't shown.
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use prefersStatusBarHidden of the view controller.")
    open var isStatusBarHidden = false

    /// True while the status bar shows that the network is busy.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Show it in the app's own interface.")
    open var isNetworkActivityIndicatorVisible = false

    /// The orientations that a window may have, as the delegate answers.
    @available(iOS 6.0, *)
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }

    // MARK: Events

    /// Hands an event to the right object.
    open func sendEvent(_ event: UIEvent) {}

    /// Sends a command to an object. Without one nobody gets it: there is no chain of responders that were touched.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        #if !CHECKING
            if let target {
                action.send(to: target, sender, event)
                return true
            }
        #endif
        return false
    }

    /// Starts to take commands from headphones and the lock screen.
    @available(iOS 4.0, *)
    open func beginReceivingRemoteControlEvents() {}

    /// Stops taking commands from headphones and the lock screen.
    @available(iOS 4.0, *)
    open func endReceivingRemoteControlEvents() {}

    /// Ignores touches until `endIgnoringInteractionEvents()`.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use isUserInteractionEnabled of the view.")
    open func beginIgnoringInteractionEvents() {}

    /// Ends what `beginIgnoringInteractionEvents()` began.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use isUserInteractionEnabled of the view.")
    open func endIgnoringInteractionEvents() {}
}

/// Starts the app; it never returns.
///
/// `@main` on a delegate class calls it. It makes the app object and the delegate, sets up the main run loop and begins
/// with the launch.
///
/// - Parameters:
///   - argc: The count of arguments.
///   - argv: The arguments.
///   - principalClassName: The name of the app's class; nil for the one of the information property list, or else
///     ``UIApplication``.
///   - delegateClassName: The name of the delegate's class; nil if the main storyboard makes the delegate.
/// - Returns: Nothing: the process ends without coming back.
/// - Note: Source: documented (reference).
@available(iOS 2.0, *)
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    Launch.start(delegateClassName)
    return 0
}

extension UIApplicationDelegate {
    /// Starts the app with this class as its delegate; `@main` calls it.
    ///
    /// - Note: Source: documented (reference).
    @preconcurrency @MainActor
    public static func main() { Launch.start(Self.self) }
}
