import FoundationAdditions

/// A controller that keeps a stack of others and shows the last.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UINavigationController: UIViewController {
    /// Which way the stack changes.
    #if CHECKING
        @objc(UINavigationControllerOperation)
    #endif
    public enum Operation: Int, Sendable {
        /// What the stack does: none.
        case none
        /// What the stack does: push.
        case push
        /// What the stack does: pop.
        case pop
    }

    private var stack: [UIViewController] = []

    /// The bar above.
    public let navigationBar = UINavigationBar()
    /// The bar below.
    public let toolbar: UIToolbar! = UIToolbar()
    /// The object that is told of changes.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// True if the bar above isn't shown.
    open dynamic var isNavigationBarHidden = false
    /// True if the bar below isn't shown.
    open dynamic var isToolbarHidden = true
    /// True if the bars go when the user scrolls.
    open dynamic var hidesBarsOnSwipe = false
    /// What pops when the user drags from the edge.
    open dynamic var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    /// Starts with a controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }
    /// Starts with an empty stack and bars of other classes.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
    /// Starts with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Reads a controller from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The stack, from the first to the last.
    open dynamic var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The last of the stack.
    open dynamic var topViewController: UIViewController? { stack.last }
    /// What is shown: the last of the stack, or what it shows in front.
    open dynamic var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// Puts a controller on the stack.
    #if CHECKING
        @objc
    #endif
    open dynamic func pushViewController(_ viewController: UIViewController, animated: Bool) {
        addChild(viewController)
        stack.append(viewController)
        viewController.didMove(toParent: self)
    }
    /// Takes the last controller off the stack; the first stays.
    #if CHECKING
        @objc
    #endif
    @discardableResult
    open dynamic func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let last = stack.removeLast()
        last.removeFromParent()
        return last
    }
    /// Takes all controllers above one off the stack.
    @discardableResult
    open dynamic func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(stack[(index + 1)...])
        stack.removeSubrange((index + 1)...)
        gone.forEach { $0.removeFromParent() }
        return gone
    }
    /// Takes all but the first off the stack.
    @discardableResult
    open dynamic func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }
    /// Sets the stack.
    open dynamic func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        stack.forEach { $0.removeFromParent() }
        stack = []
        viewControllers.forEach { pushViewController($0, animated: false) }
    }
    /// Shows or hides the bar above.
    open dynamic func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Shows or hides the bar below.
    open dynamic func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

/// A controller with tabs.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UITabBarController: UIViewController {
    /// The bar with the tabs.
    public let tabBar = UITabBar()
    /// The object that is told of changes.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The controllers, one a tab.
    open dynamic var viewControllers: [UIViewController]? {
        didSet {
            oldValue?.forEach { $0.removeFromParent() }
            viewControllers?.forEach { addChild($0) }
        }
    }
    /// The number of the tab that is shown.
    open dynamic var selectedIndex = 0 {
        didSet {
            #if !CHECKING
                Simulator.current?.exchange(in: self)
            #endif
        }
    }
    /// The controller that is shown.
    open dynamic var selectedViewController: UIViewController? {
        get { (viewControllers?.indices.contains(selectedIndex) ?? false) ? viewControllers?[selectedIndex] : nil }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }
    /// The controllers whose tabs the user may move.
    open dynamic var customizableViewControllers: [UIViewController]?
    /// The controller for the tabs that have no room.
    open dynamic var moreNavigationController: UINavigationController { UINavigationController() }
    /// The tabs.
    @available(iOS 18.0, *)
    open dynamic var tabs: [UITab] = []

    /// Sets the controllers.
    open dynamic func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
}

/// A tab.
#if CHECKING
    @objc
#endif
@available(iOS 18.0, *)
open class UITab: _UIObject {
    /// The title.
    #if CHECKING
        @objc
    #endif
    open dynamic var title: String
    /// A name.
    public let identifier: String

    /// Makes a tab.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.title = title
        self.identifier = identifier
        super.init(())
    }
}

/// A controller with two or three columns.
#if CHECKING
    @objc
#endif
@available(iOS 3.2, *)
open class UISplitViewController: UIViewController {
    /// How many columns there are.
    #if CHECKING
        @objc(UISplitViewControllerStyle)
    #endif
    public enum Style: Int, Sendable {
        /// How many columns there are: unspecified.
        case unspecified
        /// How many columns there are: double column.
        case doubleColumn
        /// How many columns there are: triple column.
        case tripleColumn
    }
    /// A column.
    #if CHECKING
        @objc(UISplitViewControllerColumn)
    #endif
    public enum Column: Int, Sendable {
        /// The column: primary.
        case primary
        /// The column: supplementary.
        case supplementary
        /// The column: secondary.
        case secondary
        /// The column: compact.
        case compact
        /// The column: inspector.
        case inspector
    }
    /// Which columns are shown, and how.
    #if CHECKING
        @objc(UISplitViewControllerDisplayMode)
    #endif
    public enum DisplayMode: Int, Sendable {
        /// Which columns are seen: automatic.
        case automatic
        /// Which columns are seen: secondary only.
        case secondaryOnly
        /// Which columns are seen: one beside secondary.
        case oneBesideSecondary
        /// Which columns are seen: one over secondary.
        case oneOverSecondary
        /// Which columns are seen: two beside secondary.
        case twoBesideSecondary
        /// Which columns are seen: two over secondary.
        case twoOverSecondary
        /// Which columns are seen: two displace secondary.
        case twoDisplaceSecondary
        /// The old name of one column over another.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
        /// The old name of one column beside another.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The old name of one column alone.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
    }
    /// How columns make room.
    #if CHECKING
        @objc(UISplitViewControllerSplitBehavior)
    #endif
    public enum SplitBehavior: Int, Sendable {
        /// What the columns do to each other: automatic.
        case automatic
        /// What the columns do to each other: tile.
        case tile
        /// What the columns do to each other: overlay.
        case overlay
        /// What the columns do to each other: displace.
        case displace
    }
    /// How the first column looks.
    #if CHECKING
        @objc(UISplitViewControllerBackgroundStyle)
    #endif
    public enum BackgroundStyle: Int, Sendable {
        /// The style “none”.
        case none
        /// The style “sidebar”.
        case sidebar
    }
    /// When the button for the columns is shown.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        /// When the button that changes the columns is seen: automatic.
        case automatic
        /// When the button that changes the columns is seen: never.
        case never
        /// When the button that changes the columns is seen: always.
        case always
    }

    private var columns: [Column: UIViewController] = [:]

    /// How many columns there are.
    public let style: Style
    /// The object that decides how columns come together and apart.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// The controllers.
    open dynamic var viewControllers: [UIViewController] = [] {
        didSet { viewControllers.forEach { if $0.parent !== self { addChild($0) } } }
    }
    /// Which columns the app would like to show.
    open dynamic var preferredDisplayMode = DisplayMode.automatic
    /// Which columns are shown.
    open dynamic var displayMode: DisplayMode { preferredDisplayMode }
    /// The button that shows and hides the first column.
    open dynamic var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
    /// When that button is shown.
    open dynamic var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// How the app would like columns to make room.
    open dynamic var preferredSplitBehavior = SplitBehavior.automatic
    /// How the first column looks.
    open dynamic var primaryBackgroundStyle = BackgroundStyle.none
    /// True if there is room for one column only.
    open dynamic var isCollapsed: Bool { true }
    /// True if the user can drag the first column in.
    open dynamic var presentsWithGesture = true
    /// True if a button shows the second column only.
    open dynamic var showsSecondaryOnlyButton = false
    /// The part of the width that the first column would like.
    open dynamic var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
    /// The width that the first column would like.
    open dynamic var preferredPrimaryColumnWidth: CGFloat = 0
    /// The smallest width of the first column.
    open dynamic var minimumPrimaryColumnWidth: CGFloat = 0
    /// The largest width of the first column.
    open dynamic var maximumPrimaryColumnWidth: CGFloat = 0
    /// The side of the first column.
    open dynamic var primaryEdge = PrimaryEdge.leading
    /// A side.
    public enum PrimaryEdge: Int, Sendable {
        /// Where the first column is: leading.
        case leading
        /// Where the first column is: trailing.
        case trailing
    }

    /// Makes a controller with so many columns.
    @available(iOS 14.0, *)
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    /// Makes a controller of the old kind.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Reads a controller from an archive.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// Puts a controller into a column.
    open dynamic func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc
        viewControllers = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    }
    /// The controller in a column.
    open dynamic func viewController(for column: Column) -> UIViewController? { columns[column] }
    /// Shows a column.
    open dynamic func show(_ column: Column) {}
    /// Hides a column.
    open dynamic func hide(_ column: Column) {}

    /// The old name of "as wide as the system likes".
    public class var automaticDimension: CGFloat { -1 }
}
