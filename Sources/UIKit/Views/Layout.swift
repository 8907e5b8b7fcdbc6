import FoundationAdditions

/// How much a constraint counts, from 1 to 1000.
@available(iOS 6.0, *)
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// How much it counts: required.
    public static let required = UILayoutPriority(1000)
    /// How much it counts: default high.
    public static let defaultHigh = UILayoutPriority(750)
    /// How much it counts: default low.
    public static let defaultLow = UILayoutPriority(250)
    /// How much it counts: fitting size level.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A rule for places and sizes. It is kept, and not applied here.
#if CHECKING
    @objc
#endif
@available(iOS 6.0, *)
open class NSLayoutConstraint: _UIObject {
    /// A direction.
    #if CHECKING
        @objc(UILayoutConstraintAxis)
    #endif
    public enum Axis: Int, Sendable {
        /// The direction: horizontal.
        case horizontal
        /// The direction: vertical.
        case vertical
    }
    /// What a rule speaks of.
    public enum Attribute: Int, Sendable {
        /// What of a view is constrained: left.
        case left = 1
        /// What of a view is constrained: right.
        case right
        /// What of a view is constrained: top.
        case top
        /// What of a view is constrained: bottom.
        case bottom
        /// What of a view is constrained: leading.
        case leading
        /// What of a view is constrained: trailing.
        case trailing
        /// What of a view is constrained: width.
        case width
        /// What of a view is constrained: height.
        case height
        /// What of a view is constrained: center x.
        case centerX
        /// What of a view is constrained: center y.
        case centerY
        /// What of a view is constrained: last baseline.
        case lastBaseline
        /// The baseline of the first line of text.
        case firstBaseline
        /// What of a view is constrained: not an attribute.
        case notAnAttribute = 0
    }
    /// How both sides compare.
    public enum Relation: Int, Sendable {
        /// How the two sides compare: less than or equal.
        case lessThanOrEqual = -1
        /// How the two sides compare: equal.
        case equal
        /// How the two sides compare: greater than or equal.
        case greaterThanOrEqual
    }

    /// A number to add.
    open dynamic var constant: CGFloat = 0
    /// A number to multiply with.
    public let multiplier: CGFloat
    /// How much it counts.
    open dynamic var priority = UILayoutPriority.required
    /// True if it holds.
    open dynamic var isActive = false
    /// A name.
    open dynamic var identifier: String?

    init(constant: CGFloat = 0, multiplier: CGFloat = 1) {
        self.constant = constant
        self.multiplier = multiplier
        super.init(())
    }

    /// Compares two attributes.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) { self.init(constant: constant, multiplier: multiplier) }

    /// Reads rules from text. None are read here.
    open class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }

    /// Makes rules hold.
    open class func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
    /// Makes rules hold no longer.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }

    /// How rules are read from text.
    public struct FormatOptions: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// How views are aligned: align all center x.
        public static let alignAllCenterX = FormatOptions(rawValue: 512)
        /// How views are aligned: align all center y.
        public static let alignAllCenterY = FormatOptions(rawValue: 1024)
    }
}

/// An edge, a middle or a size, from which rules are made.
@available(iOS 9.0, *)
open class NSLayoutAnchor<AnchorType: AnyObject>: _UIObject {
    init() { super.init(()) }

    /// The same as another.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// The same as another, and a number more.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: c)
    }
    /// At least another.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    /// At least another, and a number more.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
    /// At most another.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    /// At most another, and a number more.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

/// A left or right edge, or the middle between.
@available(iOS 2.0, *)
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// An upper or lower edge, or the middle between.
@available(iOS 2.0, *)
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// A width or a height.
@available(iOS 2.0, *)
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A number.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
    /// At least a number.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: c)
    }
    /// At most a number.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: c)
    }
    /// A multiple of another.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(multiplier: m)
    }
    /// A multiple of another, and a number more.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        NSLayoutConstraint(constant: c, multiplier: m)
    }
}

/// A rectangle that isn't a view, for rules.
#if CHECKING
    @objc
#endif
@available(iOS 9.0, *)
open class UILayoutGuide: _UIObject {
    /// The view it belongs to.
    open weak var owningView: UIView?
    /// A name.
    open dynamic var identifier = ""

    /// Makes a rectangle.
    public init() { super.init(()) }

    init(owner: UIView) {
        owningView = owner
        super.init(())
    }
}

/// What has edges, middles and sizes.
@MainActor @preconcurrency
public protocol _Anchored {}

extension _Anchored {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView: _Anchored {}
extension UILayoutGuide: _Anchored {}
