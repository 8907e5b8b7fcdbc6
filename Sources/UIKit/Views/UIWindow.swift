import FoundationAdditions

/// The view at the top of everything that a scene, or an app without scenes, shows.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
@preconcurrency @MainActor
open class UIWindow: UIView {
    private var isKey = false

    /// The window scene that shows the window.
    ///
    /// In an app with scenes, a window without a window scene is never shown.
    ///
    /// - Note: Source: documented (reference), observed (public reports) for a window without a scene.
    @available(iOS 13.0, *)
    open weak var windowScene: UIWindowScene? {
        didSet {
            oldValue?.ownWindows.removeAll { $0 === self }
            windowScene?.ownWindows.append(self)
        }
    }

    /// The root view controller, whose view fills the window.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    open dynamic var rootViewController: UIViewController? {
        didSet {
            #if !CHECKING
                if oldValue !== rootViewController { Simulator.current?.replace(oldValue, in: self) }
            #endif
        }
    }

    /// The level of the window: a window with a higher level is in front of those with a lower one.
    open dynamic var windowLevel = UIWindow.Level.normal

    /// The screen that shows the window.
    open dynamic var screen = UIScreen.ownMain

    /// True if the window can become the key window.
    @available(iOS 15.0, *)
    open dynamic var canBecomeKey: Bool { true }

    /// Makes a window for a window scene.
    ///
    /// - Parameter windowScene: The window scene; the window gets its size.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        windowScene.ownWindows.append(self)
    }

    /// Makes a window with a frame, for an app without scenes.
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:).")
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a window of no size, for an app without scenes.
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:).")
    public convenience init() { self.init(frame: .zero) }

    /// Makes a window from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The window itself.
    open dynamic override var window: UIWindow? { self }
    /// The next responder in the responder chain: the window scene, or the app if there's none.
    open dynamic override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// True if the window is the key window, the one that receives keyboard events.
    open dynamic var isKeyWindow: Bool { isKey }

    /// Shows the window and makes it the key window.
    ///
    /// A window stays invisible until this method is called or `isHidden` is set to false.
    ///
    /// - Note: Source: documented (reference).
    open dynamic func makeKeyAndVisible() {
        isHidden = false
        if windowScene == nil, !UIApplication.shared.windowsWithoutScene.contains(where: { $0 === self }) {
            UIApplication.shared.windowsWithoutScene.append(self)
        }
        makeKey()
        #if !CHECKING
            Simulator.current?.show(self)
        #endif
    }

    /// Makes the window the key window, the one that receives keyboard events.
    open dynamic func makeKey() {
        for other in windowScene?.ownWindows ?? [] where other !== self && other.isKey { other.loseKey() }
        guard !isKey else { return }
        isKey = true
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    private func loseKey() {
        isKey = false
        resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    /// Called when the window has become the key window.
    open dynamic func becomeKey() {}
    /// Called when the window has stopped being the key window.
    open dynamic func resignKey() {}
    /// Dispatches an event to the view that is to handle it.
    open dynamic func sendEvent(_ event: UIEvent) {}

    /// How far in front a window is.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a level from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of windows: normal.
        public static let normal = Level(0)
        /// The level of windows: status bar.
        public static let statusBar = Level(1000)
        /// The level of windows: alert.
        public static let alert = Level(2000)
        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        /// A level above another.
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        /// A level below another.
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    }
}

extension UIWindow {
    /// Posted when a window has become visible.
    public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    }
    /// Posted when a window has been hidden.
    public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    }
    /// Posted when a window has become the key window.
    public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeKeyNotification")
    }
    /// Posted when a window has stopped being the key window.
    public nonisolated class var didResignKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidResignKeyNotification")
    }
}

extension UIResponder {
    /// Posted when the keyboard is about to appear.
    public nonisolated class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }
    /// Posted when the keyboard has appeared.
    public nonisolated class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }
    /// Posted when the keyboard is about to disappear.
    public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }
    /// Posted when the keyboard has disappeared.
    public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }
    /// Posted when the frame of the keyboard is about to change.
    public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// The key, in a keyboard notification's `userInfo`, for the frame of the keyboard after the animation.
    public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// The key, in a keyboard notification's `userInfo`, for the frame of the keyboard before the animation.
    public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key, in a keyboard notification's `userInfo`, for the duration of the animation in seconds.
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// The key, in a keyboard notification's `userInfo`, for the curve of the animation.
    public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
}
