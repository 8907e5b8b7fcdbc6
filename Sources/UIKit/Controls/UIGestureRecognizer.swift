import FoundationAdditions

/// What recognizes a gesture.
#if CHECKING
    @objc
#endif
@available(iOS 3.2, *)
open class UIGestureRecognizer: _UIObject {
    /// How far a gesture is.
    #if CHECKING
        @objc(UIGestureRecognizerState)
    #endif
    public enum State: Int, Sendable {
        /// Where the gesture is: possible.
        case possible
        /// Where the gesture is: began.
        case began
        /// Where the gesture is: changed.
        case changed
        /// Where the gesture is: ended.
        case ended
        /// Where the gesture is: cancelled.
        case cancelled
        /// Where the gesture is: failed.
        case failed
        /// Where the gesture is: recognized.
        public static var recognized: State { .ended }
    }
    /// How far it is.
    open internal(set) var state = State.possible
    /// True if it looks for gestures.
    open dynamic var isEnabled = true
    /// The view.
    open internal(set) weak var view: UIView?
    /// True if touches don't reach the view once it has recognized.
    open dynamic var cancelsTouchesInView = true
    /// The object that is asked.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// Calls a method when it recognizes. Without Objective-C nothing is called.
    public init(target: Any?, action: Selector?) { super.init(()) }
    /// Makes one that calls nothing.
    public convenience init() { self.init(target: nil, action: nil) }
    /// Calls another method too.
    open dynamic func addTarget(_ target: Any, action: Selector) {}
    /// Where the gesture is.
    open dynamic func location(in view: UIView?) -> CGPoint { .zero }
}

/// What recognizes a tap.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps.
    open dynamic var numberOfTapsRequired = 1
    /// How many fingers.
    open dynamic var numberOfTouchesRequired = 1
}
/// What recognizes a long press.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long, in seconds.
    open dynamic var minimumPressDuration: TimeInterval = 0.5
}
/// What recognizes a swipe.
#if CHECKING
    @objc
#endif
@available(iOS 3.2, *)
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions.
    public struct Direction: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The direction of the swipe: right.
        public static let right = Direction(rawValue: 1)
        /// The direction of the swipe: left.
        public static let left = Direction(rawValue: 2)
        /// The direction of the swipe: up.
        public static let up = Direction(rawValue: 4)
        /// The direction of the swipe: down.
        public static let down = Direction(rawValue: 8)
    }
    /// The directions.
    open dynamic var direction: Direction = .right
}
/// What recognizes a drag.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far it has gone.
    open dynamic func translation(in view: UIView?) -> CGPoint { .zero }
    /// How fast it goes.
    open dynamic func velocity(in view: UIView?) -> CGPoint { .zero }
}
/// What recognizes that two fingers come together or apart.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far apart, beside the start.
    open dynamic var scale: CGFloat = 1
}
