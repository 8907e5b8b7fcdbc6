import FoundationAdditions

/// The bar above, with title and buttons.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UINavigationBar: UIView {
    /// The colour of the bar.
    open dynamic var barTintColor: UIColor?
    /// True if something is seen through it.
    open dynamic var isTranslucent = true
    /// True if titles are large.
    @available(iOS 11.0, *)
    open dynamic var prefersLargeTitles = false
    /// How titles look.
    open dynamic var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// How large titles look.
    @available(iOS 11.0, *)
    open dynamic var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The usual look.
    @available(iOS 13.0, *)
    open dynamic var standardAppearance = UINavigationBarAppearance()
    /// The look where there is little height.
    @available(iOS 13.0, *)
    open dynamic var compactAppearance: UINavigationBarAppearance?
    /// The look while the content is at its start.
    @available(iOS 13.0, *)
    open dynamic var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look while the content is at its start, where there is little height.
    @available(iOS 15.0, *)
    open dynamic var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The line below.
    open dynamic var shadowImage: UIImage?
    /// Light or dark.
    open dynamic var barStyle = UIBarStyle.default
    /// The picture of the way back.
    open dynamic var backIndicatorImage: UIImage?
    /// The mask of that picture.
    open dynamic var backIndicatorTransitionMaskImage: UIImage?
    /// What is shown.
    open dynamic var items: [UINavigationItem]?
    /// What is shown last.
    open dynamic var topItem: UINavigationItem? { items?.last }
    /// Sets the picture behind.
    open dynamic func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// Light or dark.
@available(iOS 2.0, *)
#if CHECKING
    @objc
#endif
public enum UIBarStyle: Int, Sendable {
    /// How the bar looks: default.
    case `default`
    /// How the bar looks: black.
    case black
    /// How the bar looks: black translucent.
    case blackTranslucent

    /// The old name of ``black``.
    @available(iOS, introduced: 2.0, deprecated: 13.0, renamed: "black")
    public static var blackOpaque: UIBarStyle { .black }
}

/// How much height there is.
@available(iOS 2.0, *)
#if CHECKING
    @objc
#endif
public enum UIBarMetrics: Int, Sendable {
    /// For bars of this size: default.
    case `default`
    /// For bars of this size: compact.
    case compact
    /// For bars of this size: default prompt.
    case defaultPrompt = 101
    /// For bars of this size: compact prompt.
    case compactPrompt
}

/// How a bar looks.
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UIBarAppearance: _UIObject {
    /// The colour.
    #if CHECKING
        @objc
    #endif
    open dynamic var backgroundColor: UIColor?
    /// The blur.
    open dynamic var backgroundEffect: UIBlurEffect?
    /// The picture.
    open dynamic var backgroundImage: UIImage?
    /// The colour of the line.
    open dynamic var shadowColor: UIColor?
    /// The picture of the line.
    open dynamic var shadowImage: UIImage?
    /// The usual look.
    public init() { super.init(()) }
    /// A blur.
    open dynamic func configureWithDefaultBackground() {}
    /// A colour through which nothing is seen.
    open dynamic func configureWithOpaqueBackground() {}
    /// Nothing.
    open dynamic func configureWithTransparentBackground() {}
}

/// How the bar above looks.
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UINavigationBarAppearance: UIBarAppearance {
    /// How titles look.
    open dynamic var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How large titles look.
    open dynamic var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Where titles are.
    open dynamic var titlePositionAdjustment = UIOffset.zero
    /// How buttons look.
    open dynamic var buttonAppearance = UIBarButtonItemAppearance()
    /// How the way back looks.
    open dynamic var backButtonAppearance = UIBarButtonItemAppearance()
    /// Sets the picture of the way back.
    open dynamic func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

/// How buttons in a bar look.
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UIBarButtonItemAppearance: _UIObject {
    /// The usual look.
    open dynamic var normal: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance() }
    /// The usual look.
    public init() { super.init(()) }
}

/// How a button in a bar looks in a state.
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UIBarButtonItemStateAppearance: _UIObject {
    /// How titles look.
    open dynamic var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    init() { super.init(()) }
}

/// How the bar with the tabs looks.
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UITabBarAppearance: UIBarAppearance {
    /// How tabs look, one above the other.
    open dynamic var stackedLayoutAppearance = UITabBarItemAppearance()
    /// How tabs look, side by side.
    open dynamic var inlineLayoutAppearance = UITabBarItemAppearance()
}

/// How tabs look.
#if CHECKING
    @objc
#endif
@available(iOS 13.0, *)
open class UITabBarItemAppearance: _UIObject {
    /// A look.
    public struct StateAppearance {
        /// The color of the picture.
        public var iconColor: UIColor?
        /// How the title looks.
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }
    /// The usual look.
    open dynamic var normal = StateAppearance()
    /// The look of the chosen one.
    open dynamic var selected = StateAppearance()
    /// The usual look.
    public init() { super.init(()) }
}

/// The bar below.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIToolbar: UIView {
    /// The buttons.
    open dynamic var items: [UIBarButtonItem]?
    /// The colour of the bar.
    open dynamic var barTintColor: UIColor?
}

/// The bar with the tabs.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UITabBar: UIView {
    /// The tabs.
    open dynamic var items: [UITabBarItem]?
    /// The chosen tab.
    open dynamic var selectedItem: UITabBarItem?
    /// The colour of the bar.
    open dynamic var barTintColor: UIColor?
    /// The colour of tabs that aren't chosen.
    open dynamic var unselectedItemTintColor: UIColor?
    /// True if something is seen through it.
    open dynamic var isTranslucent = true
    /// The picture behind.
    open dynamic var backgroundImage: UIImage?
    /// The line above.
    open dynamic var shadowImage: UIImage?
    /// The usual look.
    @available(iOS 13.0, *)
    open dynamic var standardAppearance = UITabBarAppearance()
    /// The look while the content is at its end.
    @available(iOS 15.0, *)
    open dynamic var scrollEdgeAppearance: UITabBarAppearance?
}

/// The bar for searching.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UISearchBar: UIView {
    /// The text.
    #if CHECKING
        @objc
    #endif
    open dynamic var text: String?
    /// What is shown while it is empty.
    open dynamic var placeholder: String?
    /// The colour of the bar.
    open dynamic var barTintColor: UIColor?
    /// True if the button to end is shown.
    open dynamic var showsCancelButton = false
    /// The object that is told.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field.
    @available(iOS 13.0, *)
    open dynamic var searchTextField: UITextField { UITextField() }
}
