@_exported import CoreGraphics

/// The seconds since the device was started.
@available(iOS 2.0, *)
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// What a view shows, as a tree of its own. Nothing is drawn here.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class CALayer: NSObject {
    /// The frame in the layer above.
    open dynamic var frame = CGRect.zero
    /// The size, with an origin of its own.
    open dynamic var bounds = CGRect.zero
    /// The place of the middle in the layer above.
    open dynamic var position = CGPoint.zero
    /// What is shown.
    open var contents: Any?
    /// The radius of the corners.
    open var cornerRadius: CGFloat = 0
    /// True if what lies outside is cut off.
    open var masksToBounds = false
    /// The colour behind.
    open var backgroundColor: CGColor?
    /// The width of the border.
    open var borderWidth: CGFloat = 0
    /// The colour of the border.
    open var borderColor: CGColor?
    /// The colour of the shadow.
    open var shadowColor: CGColor?
    /// The opacity of the shadow.
    open var shadowOpacity: Float = 0
    /// The blur of the shadow.
    open var shadowRadius: CGFloat = 3
    /// The place of the shadow.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The opacity.
    open var opacity: Float = 1
    /// True if it isn't shown.
    open var isHidden = false
    /// The order among its siblings.
    open var zPosition: CGFloat = 0
    /// How fast time runs in it; 0 holds it.
    open var speed: Float = 1
    /// What cuts it out.
    open var mask: CALayer?
    /// The layer above.
    public private(set) weak var superlayer: CALayer?
    /// The layers below.
    public private(set) var sublayers: [CALayer]?
    private var animations: [String: CAAnimation] = [:]

    /// Makes a layer.
    public override init() {}

    /// Puts a layer into it.
    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        layer.superlayer = self
        sublayers = (sublayers ?? []) + [layer]
    }
    /// Puts a layer into it at a place.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        addSublayer(layer)
    }
    /// Takes it out of the layer above.
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
    /// Adds an animation.
    open func add(_ animation: CAAnimation, forKey key: String?) { animations[key ?? ""] = animation }
    /// Takes an animation away.
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Takes all animations away.
    open func removeAllAnimations() { animations = [:] }
    /// The animation under a key.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// Asks for a new layout.
    open func setNeedsLayout() {}
    /// Asks to be drawn again.
    open func setNeedsDisplay() {}
    /// Lays out the layers below.
    open func layoutSublayers() {}
}

/// A layer that shows a run of colours.
@available(iOS 3.0, *)
open class CAGradientLayer: CALayer {
    /// The colours.
    open var colors: [Any]?
    /// Where each colour stands, from 0 to 1.
    open var locations: [NSNumber]?
    /// Where the run begins.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the run ends.
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A change over time.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class CAAnimation: NSObject {
    /// The length in seconds.
    open var duration: CFTimeInterval = 0
    /// When it begins.
    open var beginTime: CFTimeInterval = 0
    /// How often it is repeated.
    open var repeatCount: Float = 0
    /// True if it runs back as well.
    open var autoreverses = false
    /// The course of the change.
    open var timingFunction: CAMediaTimingFunction?
    /// The object that is told of start and end.
    open var delegate: (any CAAnimationDelegate)?
    /// True if it goes when it has ended.
    open var isRemovedOnCompletion = true
}

/// A change of one property.
@available(iOS 2.0, *)
open class CAPropertyAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// Takes the property.
    public init(keyPath path: String?) { keyPath = path }
}

/// A change from one value to another.
@available(iOS 2.0, *)
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The difference.
    open var byValue: Any?
}

/// A change through several values.
@available(iOS 2.0, *)
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    open var values: [Any]?
    /// When each is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The course between each two.
    open var timingFunctions: [CAMediaTimingFunction]?
}

/// The course of a change.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class CAMediaTimingFunction: NSObject {
    /// Takes a known course.
    public init(name: CAMediaTimingFunctionName) {}
    /// Takes the two points of a curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// A known course of a change.
@available(iOS 2.0, *)
public struct CAMediaTimingFunctionName: _StringKey {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Evenly.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slowly at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slowly at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slowly at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As the system animates.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Changes of layers that belong together.
@available(iOS 2.0, *)
open class CATransaction: NSObject {
    /// Begins.
    open class func begin() {}
    /// Ends; the block of `setCompletionBlock` is called.
    open class func commit() {}
    /// Turns animations off.
    open class func setDisableActions(_ flag: Bool) {}
    /// Sets the length in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// Calls a block when all has ended.
    open class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}
