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

    /// The scene that shows the window. In an app that uses scenes a window without one is never seen.
    ///
    /// - Note: Source: documented (reference), observed (public reports) for a window without a scene.
    @available(iOS 13.0, *)
    open weak var windowScene: UIWindowScene? {
        didSet {
            oldValue?.ownWindows.removeAll { $0 === self }
            windowScene?.ownWindows.append(self)
        }
    }

    /// The controller whose view fills the window.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    open dynamic var rootViewController: UIViewController?

    /// How far in front it is.
    open dynamic var windowLevel = UIWindow.Level.normal

    /// The screen that it is on.
    open dynamic var screen = UIScreen.ownMain

    /// True if it may get key events.
    @available(iOS 15.0, *)
    open dynamic var canBecomeKey: Bool { true }

    /// Makes a window of a scene.
    ///
    /// - Parameter windowScene: The scene; the window gets its size.
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

    /// Makes a window without a size.
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use init(windowScene:).")
    public convenience init() { self.init(frame: .zero) }

    /// Reads a window from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open dynamic override var window: UIWindow? { self }
    open dynamic override var next: UIResponder? { windowScene ?? UIApplication.shared }

    /// True if it gets key events.
    open dynamic var isKeyWindow: Bool { isKey }

    /// Shows the window and gives it key events.
    ///
    /// Without this, or `isHidden = false`, nothing of the window is seen.
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

    /// Gives the window key events.
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

    /// Tells that the window has become the one that gets key events.
    open dynamic func becomeKey() {}
    /// Tells that the window no longer gets key events.
    open dynamic func resignKey() {}
    /// Hands an event to the right view.
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
    /// Posted when a window is shown.
    public nonisolated class var didBecomeVisibleNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    }
    /// Posted when a window is hidden.
    public nonisolated class var didBecomeHiddenNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    }
    /// Posted when a window begins to get key events.
    public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeKeyNotification")
    }
    /// Posted when a window ends to get key events.
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
    /// Posted when the keyboard is about to go.
    public nonisolated class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }
    /// Posted when the keyboard has gone.
    public nonisolated class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }
    /// Posted when the frame of the keyboard is about to change.
    public nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }
    /// The key of the keyboard's frame after the change.
    public nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    /// The key of the keyboard's frame before the change.
    public nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    /// The key of the length of the change.
    public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    /// The key of the course of the change.
    public nonisolated class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
}
