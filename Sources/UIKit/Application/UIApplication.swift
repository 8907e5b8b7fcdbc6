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

    /// The singleton app object.
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

    /// The app delegate, which is told of the launch, of URLs, and of other events of the app.
    ///
    /// In an app with the SwiftUI life cycle, it's an internal object of SwiftUI, which passes calls on to the delegate
    /// that ``UIApplicationDelegateAdaptor`` names: a cast to the app's own class fails there.
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

    /// Makes the app object; only the system calls this initializer.
    public override init() { super.init() }

    // MARK: State and scenes

    /// The state of the app: active, inactive, or in the background.
    ///
    /// In an app with scenes, it's the state of the most active scene, and ``UIApplication/State/background`` during
    /// the launch.
    ///
    /// - Note: Source: documented (reference), observed (public logs) for the launch.
    @available(iOS 4.0, *)
    open var applicationState: State { ownState }

    /// The scenes that are currently connected to the app.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    open var connectedScenes: Set<UIScene> { ownScenes }

    /// The app's open sessions: those with a connected scene, and those that the system has archived.
    ///
    /// They are what the app switcher can show.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    open var openSessions: Set<UISceneSession> { ownSessions }

    /// True if the app can show several scenes at the same time.
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

    /// The dynamic quick actions of the app's icon, which the app sets at run time.
    ///
    /// The static ones, declared in the information property list, aren't included.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 9.0, *)
    open var shortcutItems: [UIApplicationShortcutItem]?

    /// True if the device doesn't go to sleep when the user doesn't touch it for a while.
    open var isIdleTimerDisabled = false

    /// True if files with data protection are accessible.
    @available(iOS 4.0, *)
    open var isProtectedDataAvailable: Bool { true }

    /// The number in the badge of the app's icon; 0 hides the badge.
    @available(iOS, introduced: 2.0, deprecated: 17.0, message: "Use setBadgeCount(_:) of the notification centre.")
    open var applicationIconBadgeNumber = 0

    /// True if the user can undo by shaking the device.
    @available(iOS 3.0, *)
    open var applicationSupportsShakeToEdit = true

    /// The text size that the user prefers, as a content size category.
    @available(iOS 7.0, *)
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }

    /// The name of the alternate icon in use, or nil for the primary icon.
    @available(iOS 10.3, *)
    open internal(set) var alternateIconName: String?

    /// True if the app can change its icon.
    @available(iOS 10.3, *)
    open var supportsAlternateIcons: Bool { true }

    /// Changes the app's icon to an alternate icon, or back to the primary icon with nil.
    @available(iOS 10.3, *)
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        self.alternateIconName = alternateIconName
        if let completionHandler { answerOnMain { completionHandler(nil) } }
    }

    /// The layout direction of the user interface: left to right or right to left.
    @available(iOS 5.0, *)
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Windows

    /// The app's windows, in whatever scene they are.
    ///
    /// Deprecated since iOS 15. Use ``UIWindowScene/windows`` of the scene in question.
    @available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use windows of the window scene.")
    open var windows: [UIWindow] {
        windowsWithoutScene + ownScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    }
    /// The visible windows of an app without scenes.
    var windowsWithoutScene: [UIWindow] = []

    /// The app's key window: the one that receives keyboard events.
    ///
    /// Deprecated since iOS 13. Use ``UIWindowScene/keyWindow`` of the scene in question.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use keyWindow of the window scene.")
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// The interface orientation of the status bar.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use effectiveGeometry of the window scene.")
    open var statusBarOrientation: UIInterfaceOrientation { .portrait }

    /// The frame rectangle of the status bar.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use statusBarManager of the window scene.")
    open var statusBarFrame: CGRect { .zero }

    /// The style of the status bar.
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use preferredStatusBarStyle of the view controller.")
    open var statusBarStyle = UIStatusBarStyle.default

    /// True if the status bar is hidden.
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use prefersStatusBarHidden of the view controller.")
    open var isStatusBarHidden = false

    /// True if the status bar shows the network activity indicator.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Show it in the app's own interface.")
    open var isNetworkActivityIndicatorVisible = false

    /// Returns the interface orientations that a window supports by default.
    ///
    /// ``UIApplicationDelegate/application(_:supportedInterfaceOrientationsFor:)`` of the app delegate has priority
    /// over it.
    @available(iOS 6.0, *)
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .all }

    // MARK: Events

    /// Dispatches an event to the responder that is to handle it.
    open func sendEvent(_ event: UIEvent) {}

    /// Sends an action to a target; without a target, to the first object in the responder chain that handles it.
    ///
    /// In this headless library, an action without a target reaches nobody: there is no responder chain to search.
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

    /// Starts receiving remote control events, such as those from headphones and the Lock Screen.
    @available(iOS 4.0, *)
    open func beginReceivingRemoteControlEvents() {}

    /// Stops receiving remote control events.
    @available(iOS 4.0, *)
    open func endReceivingRemoteControlEvents() {}

    /// Makes the app ignore touches until ``UIApplication/endIgnoringInteractionEvents()`` is called.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use isUserInteractionEnabled of the view.")
    open func beginIgnoringInteractionEvents() {}

    /// Makes the app handle touches again after ``UIApplication/beginIgnoringInteractionEvents()``.
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
    /// Starts the app with this class as its delegate; `@main` calls this method.
    ///
    /// - Note: Source: documented (reference).
    @preconcurrency @MainActor
    public static func main() { Launch.start(Self.self) }
}
