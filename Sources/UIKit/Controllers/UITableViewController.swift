import FoundationAdditions

/// A controller of a table.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The table.
    open dynamic var tableView: UITableView!
    /// What is shown while the user pulls to refresh.
    open dynamic var refreshControl: UIRefreshControl?
    /// True if nothing stays chosen when the table appears.
    open dynamic var clearsSelectionOnViewWillAppear = true

    /// Makes a controller of a table of a style.
    public init(style: UITableView.Style) {
        super.init(nibName: nil, bundle: nil)
        tableView = UITableView(frame: .zero, style: style)
    }
    /// Makes a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tableView = UITableView(frame: .zero, style: .plain)
    }
    /// Reads a controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        tableView = UITableView(frame: .zero, style: .plain)
    }

    open dynamic override func loadView() { view = tableView }

    open dynamic func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open dynamic func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open dynamic func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    open dynamic func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open dynamic func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open dynamic func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open dynamic func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    open dynamic func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open dynamic func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { -1 }
    open dynamic func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    open dynamic func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
}

/// A controller of a grid.
#if CHECKING
    @objc
#endif
@available(iOS 6.0, *)
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// The grid.
    open dynamic var collectionView: UICollectionView!

    /// Makes a controller of a grid.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(nibName: nil, bundle: nil)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
    /// Makes a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Reads a controller from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open dynamic func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open dynamic func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }
    open dynamic func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    open dynamic func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// A controller that shows pages one after the other.
#if CHECKING
    @objc
#endif
@available(iOS 5.0, *)
open class UIPageViewController: UIViewController {
    /// How pages change.
    public enum TransitionStyle: Int, Sendable {
        /// How pages turn: page curl.
        case pageCurl
        /// How pages turn: scroll.
        case scroll
    }
    /// Sideways or upwards.
    public enum NavigationOrientation: Int, Sendable {
        /// Where the pages are: horizontal.
        case horizontal
        /// Where the pages are: vertical.
        case vertical
    }
    /// Forwards or backwards.
    public enum NavigationDirection: Int, Sendable {
        /// The direction of turning: forward.
        case forward
        /// The direction of turning: reverse.
        case reverse
    }
    /// An option.
    public struct OptionsKey: _StringKey {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An option: inter page spacing.
        public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    }
    /// The pages that are shown.
    public private(set) var viewControllers: [UIViewController]?

    /// Makes a controller.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) { super.init(nibName: nil, bundle: nil) }
    /// Reads a controller from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Shows pages.
    open dynamic func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.viewControllers = viewControllers
        completion?(true)
    }
}

/// A controller for searching.
#if CHECKING
    @objc
#endif
@available(iOS 8.0, *)
open class UISearchController: UIViewController {
    /// The bar.
    public let searchBar = UISearchBar()
    /// True while the user searches.
    open dynamic var isActive = false
    /// The object that brings results up to date.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// True if the rest goes dark.
    open dynamic var obscuresBackgroundDuringPresentation = true
    /// True if the bar above goes.
    open dynamic var hidesNavigationBarDuringPresentation = true
    /// The controller of the results.
    public let searchResultsController: UIViewController?

    /// Makes a controller.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }
    /// Reads a controller from an archive.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
    }
}

/// A controller for pictures and films of the user's.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    #if CHECKING
        @objc(UIImagePickerControllerSourceType)
    #endif
    public enum SourceType: Int, Sendable {
        /// Where pictures come from: photo library.
        case photoLibrary
        /// Where pictures come from: camera.
        case camera
        /// Where pictures come from: saved photos album.
        case savedPhotosAlbum
    }
    /// What is told of a picture.
    public struct InfoKey: _StringKey {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What was chosen: original image.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// What was chosen: edited image.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// What was chosen: media type.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    }
    /// Where pictures come from.
    open dynamic var sourceType = SourceType.photoLibrary
    /// True if the user may change the picture.
    open dynamic var allowsEditing = false
    /// True if there are pictures from there.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}
