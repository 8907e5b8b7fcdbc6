import FoundationAdditions

/// Something in a bar.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIBarItem: _UIObject {
    /// The title.
    open dynamic var title: String?
    /// The picture.
    open dynamic var image: UIImage?
    /// True if it can be used.
    open dynamic var isEnabled = true
    /// A number of the app's own.
    open dynamic var tag = 0

    init(title: String?, image: UIImage?) {
        self.title = title
        self.image = image
        super.init(())
    }
    /// Sets how the title looks.
    open dynamic func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    }
}

/// A button in a bar.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIBarButtonItem: UIBarItem, UIAppearance {
    /// How it looks.
    #if CHECKING
        @objc(UIBarButtonItemStyle)
    #endif
    public enum Style: Int, Sendable {
        /// How the button looks: plain.
        case plain
        /// How the button looks: bordered.
        case bordered
        /// How the button looks: done.
        case done
    }
    /// A button that the system has.
    #if CHECKING
        @objc(UIBarButtonSystemItem)
    #endif
    public enum SystemItem: Int, Sendable {
        /// The system's button “done”.
        case done
        /// The system's button “cancel”.
        case cancel
        /// The system's button “edit”.
        case edit
        /// The system's button “save”.
        case save
        /// The system's button “add”.
        case add
        /// The system's button “flexible space”.
        case flexibleSpace
        /// The system's button “fixed space”.
        case fixedSpace
        /// The system's button “compose”.
        case compose
        /// The system's button “reply”.
        case reply
        /// The system's button “action”.
        case action
        /// The system's button “organize”.
        case organize
        /// The system's button “bookmarks”.
        case bookmarks
        /// The system's button “search”.
        case search
        /// The system's button “refresh”.
        case refresh
        /// The system's button “stop”.
        case stop
        /// The system's button “camera”.
        case camera
        /// The system's button “trash”.
        case trash
        /// The system's button “play”.
        case play
        /// The system's button “pause”.
        case pause
        /// The system's button “rewind”.
        case rewind
        /// The system's button “fast forward”.
        case fastForward
        /// The system's button “undo”.
        case undo
        /// The system's button “redo”.
        case redo
        /// The system's button “page curl”.
        case pageCurl
        /// The system's button “close”.
        case close
    }

    /// How it looks.
    open dynamic var style = Style.plain
    /// The object whose method is called.
    open weak var target: AnyObject?
    /// The method that is called.
    open dynamic var action: Selector?
    /// The view in its place.
    open dynamic var customView: UIView?
    /// The colour.
    open dynamic var tintColor: UIColor?
    /// The width; 0 for as wide as needed.
    open dynamic var width: CGFloat = 0
    /// The menu.
    @available(iOS 14.0, *)
    open dynamic var menu: UIMenu?

    /// Makes a button.
    public init() { super.init(title: nil, image: nil) }
    /// Makes a button with a title.
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.style = style
        self.action = action
        super.init(title: title, image: nil)
    }
    /// Makes a button with a picture.
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.style = style
        self.action = action
        super.init(title: nil, image: image)
    }
    /// Makes a button of the system.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.action = action
        super.init(title: nil, image: nil)
    }
    /// Makes a button with a view.
    public init(customView: UIView) {
        self.customView = customView
        super.init(title: nil, image: nil)
    }
    /// Makes a button that does something.
    @available(iOS 14.0, *)
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        super.init(title: title, image: image)
    }
    /// Makes a button of the system that does something.
    @available(iOS 14.0, *)
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        super.init(title: nil, image: nil)
    }
}

/// A tab's entry in its bar.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UITabBarItem: UIBarItem {
    /// An entry that the system has.
    #if CHECKING
        @objc(UITabBarSystemItem)
    #endif
    public enum SystemItem: Int, Sendable {
        /// The system's tab “more”.
        case more
        /// The system's tab “favorites”.
        case favorites
        /// The system's tab “featured”.
        case featured
        /// The system's tab “top rated”.
        case topRated
        /// The system's tab “recents”.
        case recents
        /// The system's tab “contacts”.
        case contacts
        /// The system's tab “history”.
        case history
        /// The system's tab “bookmarks”.
        case bookmarks
        /// The system's tab “search”.
        case search
        /// The system's tab “downloads”.
        case downloads
        /// The system's tab “most recent”.
        case mostRecent
        /// The system's tab “most viewed”.
        case mostViewed
    }
    /// The picture while it is chosen.
    open dynamic var selectedImage: UIImage?
    /// A text at its corner.
    open dynamic var badgeValue: String?
    /// The colour of that text's ground.
    open dynamic var badgeColor: UIColor?

    /// Makes an entry.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init(title: title, image: image)
        self.tag = tag
    }
    /// Makes an entry with two pictures.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.selectedImage = selectedImage
        super.init(title: title, image: image)
    }
    /// Makes an entry of the system.
    public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        super.init(title: nil, image: nil)
        self.tag = tag
    }
}

/// What the bar above shows for a controller.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UINavigationItem: _UIObject {
    /// When a title is large.
    @available(iOS 11.0, *)
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// When the title is large: automatic.
        case automatic
        /// When the title is large: always.
        case always
        /// When the title is large: never.
        case never
        /// When the title is large: inline.
        case inline
    }

    /// The title.
    open dynamic var title: String?
    /// A line above the title.
    open dynamic var prompt: String?
    /// The view in place of the title.
    open dynamic var titleView: UIView?
    /// The button at the start.
    open dynamic var leftBarButtonItem: UIBarButtonItem?
    /// The buttons at the start.
    open dynamic var leftBarButtonItems: [UIBarButtonItem]?
    /// The button at the end.
    open dynamic var rightBarButtonItem: UIBarButtonItem?
    /// The buttons at the end.
    open dynamic var rightBarButtonItems: [UIBarButtonItem]?
    /// The button that leads back here.
    open dynamic var backBarButtonItem: UIBarButtonItem?
    /// The words of that button.
    open dynamic var backButtonTitle: String?
    /// True if the button that leads back isn't shown.
    open dynamic var hidesBackButton = false
    /// True if the button that leads back is shown beside others.
    open dynamic var leftItemsSupplementBackButton = false
    /// When the title is large.
    @available(iOS 11.0, *)
    open dynamic var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The search.
    @available(iOS 11.0, *)
    open dynamic var searchController: UISearchController?
    /// True if the search goes when the user scrolls.
    @available(iOS 11.0, *)
    open dynamic var hidesSearchBarWhenScrolling = true

    /// Makes an item.
    public init(title: String) {
        self.title = title
        super.init(())
    }
}
