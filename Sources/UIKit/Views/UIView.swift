import FoundationAdditions

/// A rectangle of the user interface, which keeps its subviews. Nothing is drawn and nothing laid out here.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIView: UIResponder, NSCoding, UICoordinateSpace, UIAppearance {
    private var below: [UIView] = []

    /// The frame in the view above.
    #if CHECKING
        @objc
    #endif
    open dynamic var frame: CGRect
    /// The size, with an origin of its own.
    #if CHECKING
        @objc
    #endif
    open dynamic var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The middle, in the view above.
    #if CHECKING
        @objc
    #endif
    open dynamic var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// A change of place, size or direction.
    open dynamic var transform = CGAffineTransform.identity
    /// The opacity.
    #if CHECKING
        @objc
    #endif
    open dynamic var alpha: CGFloat = 1
    /// True if it isn't shown.
    #if CHECKING
        @objc
    #endif
    open dynamic var isHidden = false
    /// True if nothing is seen through it.
    open dynamic var isOpaque = true
    /// The colour behind.
    #if CHECKING
        @objc
    #endif
    open dynamic var backgroundColor: UIColor?
    /// The colour of what can be tapped.
    open dynamic var tintColor: UIColor! = .systemBlue
    /// True if touches reach it.
    open dynamic var isUserInteractionEnabled = true
    /// True if several fingers reach it.
    open dynamic var isMultipleTouchEnabled = false
    /// True if no other view gets touches at the same time.
    open dynamic var isExclusiveTouch = false
    /// A number of the app's own.
    open dynamic var tag = 0
    /// How content fits in.
    open dynamic var contentMode = ContentMode.scaleToFill
    /// True if what lies outside is cut off.
    open dynamic var clipsToBounds = false
    /// How it follows the size of the view above.
    open dynamic var autoresizingMask: AutoresizingMask = []
    /// True if subviews follow the size.
    open dynamic var autoresizesSubviews = true
    /// True if the frame becomes constraints.
    open dynamic var translatesAutoresizingMaskIntoConstraints = true
    /// The distances of content from the edges.
    open dynamic var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The same in the direction of the language.
    open dynamic var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// True if the margins of the view above count too.
    open dynamic var preservesSuperviewLayoutMargins = false
    /// A name for restoration; nil to leave it out.
    @available(iOS 6.0, *)
    open dynamic var restorationIdentifier: String?
    /// Light or dark, whatever is above.
    @available(iOS 13.0, *)
    open dynamic var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// What recognizes gestures in it.
    open dynamic var gestureRecognizers: [UIGestureRecognizer]?
    /// What cuts it out.
    open dynamic var mask: UIView?
    /// True if assistive technology sees it as one thing.
    open dynamic var accessibilityLabel: String?
    /// A hint for assistive technology.
    open dynamic var accessibilityHint: String?
    /// A value for assistive technology.
    open dynamic var accessibilityValue: String?
    /// A name for tests.
    open dynamic var accessibilityIdentifier: String?
    /// What kind of thing it is for assistive technology.
    open dynamic var accessibilityTraits: UIAccessibilityTraits = []
    /// The layer that shows it.
    public let layer: CALayer
    /// The view above.
    public private(set) weak var superview: UIView?
    /// The views below, from back to front.
    open dynamic var subviews: [UIView] { below }
    /// The window it is in.
    open dynamic var window: UIWindow? { superview?.window }
    /// The constraints that it keeps.
    public private(set) var constraints: [NSLayoutConstraint] = []

    /// The class of the layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// Makes a view with a frame.
    public init(frame: CGRect) {
        self.frame = frame
        layer = CALayer()
        super.init()
    }

    /// Makes a view without a size.
    public override convenience init() { self.init(frame: .zero) }

    /// Reads a view from an archive.
    public required init?(coder: NSCoder) {
        frame = .zero
        layer = CALayer()
        super.init()
    }

    /// Writes the view into an archive. Nothing is written here.
    open dynamic func encode(with coder: NSCoder) {}

    open dynamic override var next: UIResponder? { superview }

    // MARK: The tree

    /// Puts a view in front of the others.
    open dynamic func addSubview(_ view: UIView) { insertSubview(view, at: below.count) }
    /// Puts a view at a place.
    open dynamic func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        below.insert(view, at: min(index, below.count))
        view.superview = self
        view.didMoveToSuperview()
        didAddSubview(view)
    }
    /// Puts a view behind another.
    open dynamic func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: below.firstIndex { $0 === siblingSubview } ?? 0)
    }
    /// Puts a view in front of another.
    open dynamic func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insertSubview(view, at: (below.firstIndex { $0 === siblingSubview } ?? below.count - 1) + 1)
    }
    /// Puts a view in front of its siblings.
    open dynamic func bringSubviewToFront(_ view: UIView) {
        guard let index = below.firstIndex(where: { $0 === view }) else { return }
        below.append(below.remove(at: index))
    }
    /// Puts a view behind its siblings.
    open dynamic func sendSubviewToBack(_ view: UIView) {
        guard let index = below.firstIndex(where: { $0 === view }) else { return }
        below.insert(below.remove(at: index), at: 0)
    }
    /// Takes the view out of the view above.
    #if CHECKING
        @objc
    #endif
    open dynamic func removeFromSuperview() {
        guard let parent = superview else { return }
        parent.willRemoveSubview(self)
        willMove(toSuperview: nil)
        parent.below.removeAll { $0 === self }
        superview = nil
        didMoveToSuperview()
    }
    /// True if a view is this one or somewhere below.
    open dynamic func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let one = current {
            if one === view { return true }
            current = one.superview
        }
        return false
    }
    /// The first view, here or below, with that number.
    open dynamic func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return below.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Tells that a view was put in.
    open dynamic func didAddSubview(_ subview: UIView) {}
    /// Tells that a view is about to be taken out.
    open dynamic func willRemoveSubview(_ subview: UIView) {}
    /// Tells that it is about to be put in another view.
    #if CHECKING
        @objc
    #endif
    open dynamic func willMove(toSuperview newSuperview: UIView?) {}
    /// Tells that it was put in another view.
    #if CHECKING
        @objc
    #endif
    open dynamic func didMoveToSuperview() {}
    /// Tells that it is about to be put in another window.
    #if CHECKING
        @objc
    #endif
    open dynamic func willMove(toWindow newWindow: UIWindow?) {}
    /// Tells that it was put in another window.
    #if CHECKING
        @objc
    #endif
    open dynamic func didMoveToWindow() {}

    // MARK: Layout and drawing

    /// Lays out the subviews.
    #if CHECKING
        @objc
    #endif
    open dynamic func layoutSubviews() {}
    /// Asks for a new layout.
    #if CHECKING
        @objc
    #endif
    open dynamic func setNeedsLayout() {}
    /// Lays out now if it was asked for.
    #if CHECKING
        @objc
    #endif
    open dynamic func layoutIfNeeded() {}
    /// Asks to be drawn again.
    #if CHECKING
        @objc
    #endif
    open dynamic func setNeedsDisplay() {}
    /// Asks for part of it to be drawn again.
    open dynamic func setNeedsDisplay(_ rect: CGRect) {}
    /// Draws. It is never called here.
    #if CHECKING
        @objc
    #endif
    open dynamic func draw(_ rect: CGRect) {}
    /// Sets up constraints.
    #if CHECKING
        @objc
    #endif
    open dynamic func updateConstraints() {}
    /// Asks for constraints to be set up again.
    open dynamic func setNeedsUpdateConstraints() {}
    /// Takes the size that fits.
    #if CHECKING
        @objc
    #endif
    open dynamic func sizeToFit() { frame.size = sizeThatFits(frame.size) }
    /// The size that fits.
    #if CHECKING
        @objc
    #endif
    open dynamic func sizeThatFits(_ size: CGSize) -> CGSize { size }
    /// The size that the content wants.
    #if CHECKING
        @objc
    #endif
    open dynamic var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    /// Tells that this size has changed.
    open dynamic func invalidateIntrinsicContentSize() {}
    /// The smallest size that holds the constraints.
    open dynamic func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
    /// Keeps a constraint.
    open dynamic func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
    /// Keeps constraints.
    open dynamic func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
    /// Drops a constraint.
    open dynamic func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
    /// Drops constraints.
    open dynamic func removeConstraints(_ gone: [NSLayoutConstraint]) { gone.forEach(removeConstraint) }
    /// Says how much it resists being larger than its content.
    open dynamic func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    /// Says how much it resists being smaller than its content.
    open dynamic func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    /// The distances from the edges that bars and corners cover.
    @available(iOS 11.0, *)
    open dynamic var safeAreaInsets: UIEdgeInsets { .zero }
    /// Tells that these distances have changed.
    @available(iOS 11.0, *)
    open dynamic func safeAreaInsetsDidChange() {}
    /// The part that no bar covers.
    @available(iOS 11.0, *)
    open dynamic var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(owner: self) }
    /// The part within the margins.
    open dynamic var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(owner: self) }
    /// The part in which text is easy to read.
    open dynamic var readableContentGuide: UILayoutGuide { UILayoutGuide(owner: self) }

    /// The traits of the view.
    open dynamic var traitCollection: UITraitCollection { UITraitCollection() }
    /// Tells that the traits have changed.
    #if CHECKING
        @objc
    #endif
    @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Register for changes of single traits.")
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Tells that the colour of what can be tapped has changed.
    #if CHECKING
        @objc
    #endif
    open dynamic func tintColorDidChange() {}
    /// Tells that it was made from a storyboard.
    #if CHECKING
        @objc
    #endif
    open dynamic func awakeFromNib() {}
    /// Tells that a tool shows it.
    open dynamic func prepareForInterfaceBuilder() {}

    // MARK: Events

    /// The view that gets a touch.
    #if CHECKING
        @objc
    #endif
    open dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        self.point(inside: point, with: event) ? self : nil
    }
    /// True if a touch is inside.
    #if CHECKING
        @objc
    #endif
    open dynamic func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// A place, in the coordinates of another view.
    open dynamic func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    /// A place, from the coordinates of another view.
    open dynamic func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
    /// A rectangle, in the coordinates of another view.
    @nonobjc open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    /// A rectangle, from the coordinates of another view.
    @nonobjc open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
    /// Makes the text field in it stop being first responder.
    @discardableResult
    #if CHECKING
        @objc
    #endif
    open dynamic func endEditing(_ force: Bool) -> Bool { true }
    /// Adds what recognizes a gesture.
    open dynamic func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    /// Removes what recognizes a gesture.
    open dynamic func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    /// Adds an interaction.
    open dynamic func addInteraction(_ interaction: any UIInteraction) {}
    /// Writes the state to restore.
    open dynamic func encodeRestorableState(with coder: NSCoder) {}
    /// Reads the state to restore.
    open dynamic func decodeRestorableState(with coder: NSCoder) {}
}

/// Something that the user can do with a view.
@available(iOS 2.0, *)
#if CHECKING
    @objc
#endif
public protocol UIInteraction: NSObjectProtocol {}

/// What changes the look of all views of a class.
@available(iOS 2.0, *)
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {}

extension UIAppearance where Self: UIView {
    /// An object whose properties all views of the class take over. Here it is a view that nobody sees.
    public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }
    /// The same for views within others.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance()
    }
}

extension UIAppearance where Self: UIBarButtonItem {
    /// An object whose properties all items of the class take over. Here it is an item that nobody sees.
    public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }
}

/// Something that views can be within.
@available(iOS 2.0, *)
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// The objects that stand for all views of a class.
@MainActor
enum AppearanceProxies {
    private static var proxies: [ObjectIdentifier: AnyObject] = [:]

    static func proxy<Object: AnyObject>(of type: Object.Type) -> Object {
        let proxy = proxies[ObjectIdentifier(type)] ?? make(type)
        proxies[ObjectIdentifier(type)] = proxy
        return unsafeDowncast(proxy, to: type)
    }

    private static func make<Object: AnyObject>(_ type: Object.Type) -> AnyObject {
        Instances.make(type)
    }
}
