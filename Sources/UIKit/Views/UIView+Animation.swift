import FoundationAdditions

extension UIView {
    /// Changes views over time. Here the change is made at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Changes views over time. Here the change is made at once.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Changes views over time like a spring. Here the change is made at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Changes the tree of views over time. Here the change is made at once.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    /// Puts a view in the place of another. Here it is done at once.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
        completion?(true)
    }
    /// Changes views at once.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
    /// Turns animations on or off.
    public class func setAnimationsEnabled(_ enabled: Bool) {}
    /// True if animations are on.
    public class var areAnimationsEnabled: Bool { false }

    /// How a change over time goes.
    public struct AnimationOptions: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out the subviews while it runs.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Lets the user touch the view while it runs.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// Begins where another animation is.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        /// Runs again and again.
        public static let `repeat` = AnimationOptions(rawValue: 8)
        /// Runs back too.
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Begins and ends slowly.
        public static let curveEaseInOut: AnimationOptions = []
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Runs evenly.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// How the animation runs: transition flip from left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// How the animation runs: transition flip from right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// How the animation runs: transition curl up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// How the animation runs: transition cross dissolve.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Hides and shows views instead of taking them out and putting them in.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    }

    /// How content fits in.
    #if CHECKING
        @objc(UIViewContentMode)
    #endif
    public enum ContentMode: Int, Sendable {
        /// Fills the view; proportions change.
        case scaleToFill
        /// Fits into the view; proportions stay.
        case scaleAspectFit
        /// Fills the view; proportions stay, and what is too much is cut off.
        case scaleAspectFill
        /// Draws again.
        case redraw
        /// How content is placed when sizes change: center.
        case center
        /// How content is placed when sizes change: top.
        case top
        /// How content is placed when sizes change: bottom.
        case bottom
        /// How content is placed when sizes change: left.
        case left
        /// How content is placed when sizes change: right.
        case right
        /// How content is placed when sizes change: top left.
        case topLeft
        /// How content is placed when sizes change: top right.
        case topRight
        /// How content is placed when sizes change: bottom left.
        case bottomLeft
        /// How content is placed when sizes change: bottom right.
        case bottomRight
    }

    /// How a view follows the size of the view above.
    public struct AutoresizingMask: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What changes with the view around: flexible left margin.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// What changes with the view around: flexible width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// What changes with the view around: flexible right margin.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// What changes with the view around: flexible top margin.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// What changes with the view around: flexible height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// What changes with the view around: flexible bottom margin.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

/// What kind of thing a view is for assistive technology.
@available(iOS 2.0, *)
public struct UIAccessibilityTraits: _Mask {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// What kind of thing it is to those who don't see it: none.
    public static let none: UIAccessibilityTraits = []
    /// What kind of thing it is to those who don't see it: button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// What kind of thing it is to those who don't see it: link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// What kind of thing it is to those who don't see it: image.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// What kind of thing it is to those who don't see it: selected.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// What kind of thing it is to those who don't see it: header.
    public static let header = UIAccessibilityTraits(rawValue: 16)
    /// What kind of thing it is to those who don't see it: static text.
    public static let staticText = UIAccessibilityTraits(rawValue: 32)
}

/// What assistive technology is asked and told.
@available(iOS 2.0, *)
public enum UIAccessibility {
    /// True if the screen is read aloud.
    public static var isVoiceOverRunning: Bool { false }
    /// True if the user wants less motion.
    public static var isReduceMotionEnabled: Bool { false }
    /// Something to tell.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What those who don't see it are told of: announcement.
        public static let announcement = Notification(rawValue: 1008)
        /// What those who don't see it are told of: screen changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// What those who don't see it are told of: layout changed.
        public static let layoutChanged = Notification(rawValue: 1001)
    }
    /// Tells something.
    public static func post(notification: Notification, argument: Any?) {}
}

extension NSObject {
    /// True if assistive technology sees the object as one thing.
    @available(iOS 2.0, *)
    @nonobjc public var isAccessibilityElement: Bool {
        get { false }
        set {}
    }
}
