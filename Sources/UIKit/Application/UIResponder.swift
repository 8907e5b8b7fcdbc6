import FoundationAdditions

/// An object that can answer to events: the app, its scenes, windows, views and their controllers, and most delegates.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
@preconcurrency @MainActor
open class UIResponder: _UIObject {
    private var activity: NSUserActivity?
    private var isFirst = false

    /// Makes a responder.
    public init() { super.init(()) }

    /// The next responder in the responder chain, which gets what this one doesn't handle.
    open dynamic var next: UIResponder? { nil }

    /// True while this object is the first responder: the first to get events that have no place on the screen.
    open dynamic var isFirstResponder: Bool { isFirst }

    /// True if this object can become the first responder.
    #if CHECKING
        @objc
    #endif
    open dynamic var canBecomeFirstResponder: Bool { false }

    /// True if this object can stop being the first responder.
    open dynamic var canResignFirstResponder: Bool { true }

    /// The nearest undo manager in the responder chain, which undoes and redoes the user's changes.
    open dynamic var undoManager: UndoManager? { next?.undoManager }

    /// The user activity that this responder represents.
    ///
    /// The system keeps it up to date through ``UIResponder/updateUserActivityState(_:)``. For a scene, it's what
    /// Handoff offers.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 8.0, *)
    open dynamic var userActivity: NSUserActivity? {
        get { activity }
        set { activity = newValue }
    }

    /// The key commands that the responder handles.
    @available(iOS 7.0, *)
    open dynamic var keyCommands: [UIKeyCommand]? { nil }

    /// The view that replaces the system keyboard while this object is the first responder.
    open dynamic var inputView: UIView? { nil }

    /// The view above the keyboard while this object is the first responder.
    open dynamic var inputAccessoryView: UIView? { nil }

    /// Asks this object to become the first responder, and returns true if it does.
    @discardableResult
    #if CHECKING
        @objc
    #endif
    open dynamic func becomeFirstResponder() -> Bool {
        isFirst = canBecomeFirstResponder
        return isFirst
    }

    /// Asks this object to stop being the first responder, and returns true if it does.
    @discardableResult
    #if CHECKING
        @objc
    #endif
    open dynamic func resignFirstResponder() -> Bool {
        if canResignFirstResponder { isFirst = false }
        return !isFirst
    }

    /// Called to bring a user activity up to date before it's sent or saved.
    ///
    /// - Parameter activity: The user activity of this object.
    /// - Note: Source: documented (reference).
    @available(iOS 8.0, *)
    #if CHECKING
        @objc
    #endif
    open dynamic func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Restores what is needed to continue a user activity.
    ///
    /// - Parameter activity: The user activity to continue.
    /// - Note: Source: documented (reference).
    @available(iOS 8.0, *)
    #if CHECKING
        @objc
    #endif
    open dynamic func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Returns true if the responder can perform an action at the moment.
    #if CHECKING
        @objc
    #endif
    open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    /// Returns the object that performs an action, or nil if there's none.
    open dynamic func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }

    /// Called to let the responder change the menus of the app or of a part of it.
    @available(iOS 13.0, *)
    #if CHECKING
        @objc
    #endif
    open dynamic func buildMenu(with builder: any UIMenuBuilder) {}

    /// Called to let the responder change how a command looks before it's shown.
    @available(iOS 13.0, *)
    #if CHECKING
        @objc
    #endif
    open dynamic func validate(_ command: UICommand) {}

    /// Called when fingers have touched the screen.
    #if CHECKING
        @objc
    #endif
    open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when fingers have moved on the screen.
    #if CHECKING
        @objc
    #endif
    open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when fingers have been lifted from the screen.
    #if CHECKING
        @objc
    #endif
    open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when the system has canceled touches, for example because of an alert.
    open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called when keys or other physical buttons have been pressed.
    open dynamic func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when keys or other physical buttons have been released.
    open dynamic func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called when a motion, such as shaking the device, has begun.
    open dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called when a motion, such as shaking the device, has ended.
    open dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

/// A finger on the screen.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UITouch: _UIObject {
    /// How far a touch is.
    public enum Phase: Int, Sendable {
        /// Where the touch is: began.
        case began
        /// Where the touch is: moved.
        case moved
        /// Where the touch is: stationary.
        case stationary
        /// Where the touch is: ended.
        case ended
        /// Where the touch is: cancelled.
        case cancelled
    }
    /// How far it is.
    open dynamic var phase: Phase { .began }
    /// How many times it tapped.
    open dynamic var tapCount: Int { 1 }
    /// The view that it began in.
    open dynamic var view: UIView? { nil }
    /// Where it is.
    open dynamic func location(in view: UIView?) -> CGPoint { .zero }
}

/// Something that the user did.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIEvent: _UIObject {
    /// A kind of event.
    public enum EventType: Int, Sendable {
        /// What the event is of: touches.
        case touches
        /// What the event is of: motion.
        case motion
        /// What the event is of: remote control.
        case remoteControl
        /// What the event is of: presses.
        case presses
    }
    /// A finer kind of event.
    public enum EventSubtype: Int, Sendable {
        /// What happened: none.
        case none = 0
        /// What happened: motion shake.
        case motionShake = 1
        /// What happened: remote control play.
        case remoteControlPlay = 100
        /// What happened: remote control pause.
        case remoteControlPause
    }
    /// The kind.
    open dynamic var type: EventType { .touches }
    /// The finer kind.
    open dynamic var subtype: EventSubtype { .none }
    /// The fingers.
    open dynamic var allTouches: Set<UITouch>? { nil }
}

/// Pressed keys.
#if CHECKING
    @objc
#endif
@available(iOS 9.0, *)
open class UIPressesEvent: UIEvent {
    /// The keys.
    open dynamic var allPresses: Set<UIPress> { [] }
}

/// A pressed key.
#if CHECKING
    @objc
#endif
@available(iOS 9.0, *)
open class UIPress: _UIObject {}

/// An object that can go on with an activity.
///
/// Hand such objects to the restoration handler of
/// ``UIApplicationDelegate/application(_:continue:restorationHandler:)``.
///
/// - Note: Source: documented (reference of the protocol).
@available(iOS 8.0, *)
@preconcurrency @MainActor
#if CHECKING
    @objc
#endif
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores what is needed to continue a user activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
