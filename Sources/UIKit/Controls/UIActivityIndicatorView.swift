import FoundationAdditions

/// A wheel that tells that the app is busy.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    #if CHECKING
        @objc(UIActivityIndicatorViewStyle)
    #endif
    public enum Style: Int, Sendable {
        /// How the wheel looks: medium.
        case medium = 100
        /// How the wheel looks: large.
        case large = 101
        /// How the wheel looks: white large.
        case whiteLarge = 0
        /// How the wheel looks: white.
        case white = 1
        /// How the wheel looks: gray.
        case gray = 2
    }
    /// How large it is.
    open dynamic var style: Style
    /// The colour.
    open dynamic var color: UIColor!
    /// True if it is hidden while it stands.
    open dynamic var hidesWhenStopped = true
    /// True while it turns.
    public private(set) var isAnimating = false

    /// Makes a wheel.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    /// Makes a wheel.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }
    /// Reads a wheel from an archive.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
    }
    /// Turns it.
    open dynamic func startAnimating() { isAnimating = true }
    /// Stops it.
    open dynamic func stopAnimating() { isAnimating = false }
}

/// A line that tells how far something is.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIProgressView: UIView {
    /// How far, from 0 to 1.
    open dynamic var progress: Float = 0
    /// Says how far it is.
    open dynamic func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// An effect of a view.
@available(iOS 8.0, *)
open class UIVisualEffect: _Object {}

/// What is behind becomes blurred.
#if CHECKING
    @objc
#endif
@available(iOS 8.0, *)
open class UIBlurEffect: UIVisualEffect {
    /// How it is blurred.
    #if CHECKING
        @objc(UIBlurEffectStyle)
    #endif
    public enum Style: Int, Sendable {
        /// How what is behind is blurred: extra light.
        case extraLight
        /// How what is behind is blurred: light.
        case light
        /// How what is behind is blurred: dark.
        case dark
        /// How what is behind is blurred: regular.
        case regular = 4
        /// How what is behind is blurred: prominent.
        case prominent
        /// How what is behind is blurred: system ultra thin material.
        case systemUltraThinMaterial
        /// How what is behind is blurred: system thin material.
        case systemThinMaterial
        /// How what is behind is blurred: system material.
        case systemMaterial
        /// How what is behind is blurred: system thick material.
        case systemThickMaterial
        /// How what is behind is blurred: system chrome material.
        case systemChromeMaterial
    }
    /// Makes an effect.
    public init(style: Style) {}
}

/// A view with an effect.
#if CHECKING
    @objc
#endif
@available(iOS 8.0, *)
open class UIVisualEffectView: UIView {
    /// The effect.
    open dynamic var effect: UIVisualEffect?
    /// Where subviews go.
    public let contentView = UIView()
    /// Makes a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    /// Reads a view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Views in a row.
#if CHECKING
    @objc
#endif
@available(iOS 9.0, *)
open class UIStackView: UIView {
    /// How views share the row.
    #if CHECKING
        @objc(UIStackViewDistribution)
    #endif
    public enum Distribution: Int, Sendable {
        /// How the views share the stack: fill.
        case fill
        /// How the views share the stack: fill equally.
        case fillEqually
        /// How the views share the stack: fill proportionally.
        case fillProportionally
        /// How the views share the stack: equal spacing.
        case equalSpacing
        /// How the views share the stack: equal centering.
        case equalCentering
    }
    /// How views stand across the row.
    #if CHECKING
        @objc(UIStackViewAlignment)
    #endif
    public enum Alignment: Int, Sendable {
        /// Where the views are across the stack: fill.
        case fill
        /// Where the views are across the stack: leading.
        case leading
        /// Where the views are across the stack: first baseline.
        case firstBaseline
        /// Where the views are across the stack: center.
        case center
        /// Where the views are across the stack: trailing.
        case trailing
        /// Where the views are across the stack: last baseline.
        case lastBaseline
        /// Where the views are across the stack: top.
        public static var top: Alignment { .leading }
        /// Where the views are across the stack: bottom.
        public static var bottom: Alignment { .trailing }
    }

    /// The views.
    public private(set) var arrangedSubviews: [UIView] = []
    /// The direction of the row.
    open dynamic var axis = NSLayoutConstraint.Axis.horizontal
    /// How views share the row.
    open dynamic var distribution = Distribution.fill
    /// How views stand across the row.
    open dynamic var alignment = Alignment.fill
    /// The distance between views.
    open dynamic var spacing: CGFloat = 0
    /// True if the margins count.
    open dynamic var isLayoutMarginsRelativeArrangement = false

    /// Makes a row.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }
    /// Adds a view.
    open dynamic func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
    /// Adds a view at a place.
    open dynamic func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.insert(view, at: stackIndex)
        addSubview(view)
    }
    /// Takes a view out of the row.
    open dynamic func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    /// Sets the distance after a view.
    open dynamic func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
