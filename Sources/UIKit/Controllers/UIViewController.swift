import FoundationAdditions

/// An object that looks after a view: it loads it, fills it, and is told when it appears and disappears.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIStateRestoring {
    private var ownView: UIView?
    #if !CHECKING
        var appearance = AppearanceState.none
    #endif
    private var ownChildren: [UIViewController] = []

    /// The name of the file from which the view comes.
    public let nibName: String?
    /// The bundle of that file.
    public let nibBundle: Bundle?

    /// Makes a controller whose view comes from a file, or from `loadView()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes a controller.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Reads a controller from an archive.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// Writes the controller into an archive. Nothing is written here.
    #if CHECKING
        @objc
    #endif
    open dynamic func encode(with coder: NSCoder) {}

    // MARK: The view

    /// The view. Asking for it loads it: `loadView()`, then `viewDidLoad()`.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    open dynamic var view: UIView! {
        get {
            loadViewIfNeeded()
            return ownView
        }
        set { ownView = newValue }
    }
    /// The view, if it is loaded.
    #if CHECKING
        @objc
    #endif
    @available(iOS 9.0, *)
    open dynamic var viewIfLoaded: UIView? { ownView }
    /// True if the view is loaded.
    #if CHECKING
        @objc
    #endif
    @available(iOS 3.0, *)
    open dynamic var isViewLoaded: Bool { ownView != nil }
    /// Loads the view if it isn't loaded.
    #if CHECKING
        @objc
    #endif
    @available(iOS 9.0, *)
    open dynamic func loadViewIfNeeded() {
        guard ownView == nil else { return }
        loadView()
        #if !CHECKING
            if let simulator = Simulator.current {
                return simulator.told(self, "viewDidLoad()") { viewDidLoad() }
            }
        #endif
        viewDidLoad()
    }

    /// Makes the view.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    open dynamic func loadView() { ownView = UIView(frame: UIScreen.ownMain.bounds) }
    /// Tells that the view was loaded; it is called once.
    ///
    /// - Note: Source: documented (reference), observed (public logs) for its place in a launch.
    #if CHECKING
        @objc
    #endif
    open dynamic func viewDidLoad() {}
    /// Tells that the view is about to appear.
    ///
    /// - Parameter animated: True if the user sees it come.
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    open dynamic func viewWillAppear(_ animated: Bool) {}
    /// Tells that the view is appearing: it is in the tree and has its size.
    ///
    /// - Parameter animated: True if the user sees it come.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    #if CHECKING
        @objc
    #endif
    open dynamic func viewIsAppearing(_ animated: Bool) {}
    /// Tells that the view has appeared.
    ///
    /// - Parameter animated: True if the user saw it come.
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    open dynamic func viewDidAppear(_ animated: Bool) {}
    /// Tells that the view is about to disappear.
    ///
    /// - Parameter animated: True if the user sees it go.
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    open dynamic func viewWillDisappear(_ animated: Bool) {}
    /// Tells that the view has disappeared.
    ///
    /// - Parameter animated: True if the user saw it go.
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    open dynamic func viewDidDisappear(_ animated: Bool) {}
    /// Tells that the subviews are about to be laid out.
    #if CHECKING
        @objc
    #endif
    open dynamic func viewWillLayoutSubviews() {}
    /// Tells that the subviews were laid out.
    #if CHECKING
        @objc
    #endif
    open dynamic func viewDidLayoutSubviews() {}
    /// Tells that memory is short: release what can be made again.
    ///
    /// It is called for the controllers on screen, with the app delegate's call of the same event.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    open dynamic func didReceiveMemoryWarning() {}

    // MARK: What it looks like

    /// The title.
    #if CHECKING
        @objc
    #endif
    open dynamic var title: String?
    /// The size that it would like to have.
    #if CHECKING
        @objc
    #endif
    open dynamic var preferredContentSize = CGSize.zero
    /// The edges under which it extends.
    #if CHECKING
        @objc
    #endif
    open dynamic var edgesForExtendedLayout = UIRectEdge.all
    /// True if it extends under bars that nothing is seen through.
    #if CHECKING
        @objc
    #endif
    open dynamic var extendedLayoutIncludesOpaqueBars = false
    /// Light or dark, whatever is above.
    #if CHECKING
        @objc
    #endif
    @available(iOS 13.0, *)
    open dynamic var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// More distance from the edges.
    #if CHECKING
        @objc
    #endif
    @available(iOS 11.0, *)
    open dynamic var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// The traits.
    #if CHECKING
        @objc
    #endif
    open dynamic var traitCollection: UITraitCollection { UITraitCollection() }
    /// The child whose look of the status bar is taken; nil for the controller's own.
    #if CHECKING
        @objc
    #endif
    open dynamic var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is shown; nil for the controller itself.
    #if CHECKING
        @objc
    #endif
    open dynamic var childForStatusBarHidden: UIViewController? { nil }
    /// The look of the status bar.
    #if CHECKING
        @objc
    #endif
    open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// True if the status bar shall not be shown.
    #if CHECKING
        @objc
    #endif
    open dynamic var prefersStatusBarHidden: Bool { false }
    /// True if the bar for going home shall not be shown.
    #if CHECKING
        @objc
    #endif
    @available(iOS 11.0, *)
    open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Asks for the look of the status bar again.
    #if CHECKING
        @objc
    #endif
    open dynamic func setNeedsStatusBarAppearanceUpdate() {}
    /// The orientations in which it may appear.
    #if CHECKING
        @objc
    #endif
    open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The orientation in which it appears first.
    #if CHECKING
        @objc
    #endif
    open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// True if it turns with the device.
    #if CHECKING
        @objc
    #endif
    @available(iOS, introduced: 6.0, deprecated: 16.0)
    open dynamic var shouldAutorotate: Bool { true }
    /// Asks for the orientations again.
    #if CHECKING
        @objc
    #endif
    @available(iOS 16.0, *)
    open dynamic func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Tells that the size is about to change.
    #if CHECKING
        @objc
    #endif
    open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    }
    /// Tells that the traits are about to change.
    #if CHECKING
        @objc
    #endif
    open dynamic func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Tells that the traits have changed.
    #if CHECKING
        @objc
    #endif
    @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Register for changes of single traits.")
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Other controllers

    /// The controllers within this one.
    #if CHECKING
        @objc
    #endif
    open dynamic var children: [UIViewController] { ownChildren }
    /// The controller that this one is within.
    public internal(set) weak var parent: UIViewController?
    /// Puts a controller into this one.
    #if CHECKING
        @objc
    #endif
    open dynamic func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        ownChildren.append(childController)
        childController.parent = self
    }
    /// Takes the controller out of the one it is within.
    #if CHECKING
        @objc
    #endif
    open dynamic func removeFromParent() {
        parent?.ownChildren.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }
    /// Tells that it is about to be put into another controller.
    #if CHECKING
        @objc
    #endif
    open dynamic func willMove(toParent parent: UIViewController?) {}
    /// Tells that it was put into another controller.
    #if CHECKING
        @objc
    #endif
    open dynamic func didMove(toParent parent: UIViewController?) {}
    /// The controller that it shows in front of itself.
    public internal(set) var presentedViewController: UIViewController?
    /// The controller that shows it in front.
    public internal(set) weak var presentingViewController: UIViewController?
    /// Shows a controller in front.
    #if CHECKING
        @objc
    #endif
    open dynamic func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.loadViewIfNeeded()
        #if !CHECKING
            if appearance == .appeared {
                Simulator.current?.appear(viewControllerToPresent, .willAppear)
                Simulator.current?.appear(viewControllerToPresent, .didAppear)
            }
        #endif
        completion?()
    }
    /// Takes away the controller that is shown in front, or this one.
    #if CHECKING
        @objc
    #endif
    open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentedViewController == nil ? presentingViewController : self
        #if !CHECKING
            if let shown = presenter?.presentedViewController { Simulator.current?.appear(shown, .disappear) }
        #endif
        presenter?.presentedViewController?.presentingViewController = nil
        presenter?.presentedViewController = nil
        completion?()
    }
    /// Shows a controller in the usual place.
    #if CHECKING
        @objc
    #endif
    open dynamic func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.pushViewController(vc, animated: true) }
        present(vc, animated: true)
    }
    /// Shows a controller in the place for details.
    #if CHECKING
        @objc
    #endif
    open dynamic func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
    /// True while it is being presented.
    #if CHECKING
        @objc
    #endif
    open dynamic var isBeingPresented: Bool { false }
    /// True while it is being dismissed.
    #if CHECKING
        @objc
    #endif
    open dynamic var isBeingDismissed: Bool { false }
    /// True while it is being put into another.
    #if CHECKING
        @objc
    #endif
    open dynamic var isMovingToParent: Bool { false }
    /// True while it is being taken out of another.
    #if CHECKING
        @objc
    #endif
    open dynamic var isMovingFromParent: Bool { false }
    /// How it is shown in front.
    #if CHECKING
        @objc
    #endif
    open dynamic var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it comes and goes.
    #if CHECKING
        @objc
    #endif
    open dynamic var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// True if the user can't wave it away.
    #if CHECKING
        @objc
    #endif
    @available(iOS 13.0, *)
    open dynamic var isModalInPresentation = false
    /// True if what it covers is taken from there.
    #if CHECKING
        @objc
    #endif
    open dynamic var definesPresentationContext = false
    /// What controls how it comes and goes.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// What shows it in front.
    #if CHECKING
        @objc
    #endif
    @available(iOS 8.0, *)
    open dynamic var presentationController: UIPresentationController? { nil }
    /// What shows it in a bubble.
    #if CHECKING
        @objc
    #endif
    @available(iOS 8.0, *)
    open dynamic var popoverPresentationController: UIPopoverPresentationController? { nil }
    /// What shows it as a sheet.
    #if CHECKING
        @objc
    #endif
    @available(iOS 15.0, *)
    open dynamic var sheetPresentationController: UISheetPresentationController? { nil }

    // MARK: Storyboards

    /// The storyboard that it comes from.
    #if CHECKING
        @objc
    #endif
    open dynamic var storyboard: UIStoryboard? { nil }
    /// Goes on along a line of the storyboard. There is no storyboard here.
    #if CHECKING
        @objc
    #endif
    open dynamic func performSegue(withIdentifier identifier: String, sender: Any?) {}
    /// Tells that the app is about to go on along a line.
    #if CHECKING
        @objc
    #endif
    open dynamic func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Asks whether to go on along a line.
    #if CHECKING
        @objc
    #endif
    open dynamic func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Tells that it was made from a storyboard.
    #if CHECKING
        @objc
    #endif
    open dynamic func awakeFromNib() {}

    // MARK: Restoration

    /// A name for restoration; nil to leave it out.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    @available(iOS 6.0, *)
    open dynamic var restorationIdentifier: String?
    /// The class that makes it again.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    @available(iOS 6.0, *)
    open dynamic var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Writes the state to restore.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    @available(iOS 6.0, *)
    open dynamic func encodeRestorableState(with coder: NSCoder) {}
    /// Reads the state to restore.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    @available(iOS 6.0, *)
    open dynamic func decodeRestorableState(with coder: NSCoder) {}
    /// Tells that all has been restored.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    @available(iOS 7.0, *)
    open dynamic func applicationFinishedRestoringState() {}

    // MARK: Scene accessories

    /// Offers a scene beside the app's own while this controller is on top.
    ///
    /// - Parameter accessory: What to show.
    /// - Returns: That it was registered; turn it off and on there.
    /// - Note: Source: documented (page on content for a connected display).
    #if CHECKING
        @objc
    #endif
    @available(iOS 27.0, *)
    @discardableResult
    open dynamic func registerSceneAccessory(_ accessory: UISceneAccessory) -> UISceneAccessoryRegistration {
        UISceneAccessoryRegistration()
    }
    /// Takes back what ``registerSceneAccessory(_:)`` offered.
    #if CHECKING
        @objc
    #endif
    @available(iOS 27.0, *)
    open dynamic func unregisterSceneAccessory(_ registration: UISceneAccessoryRegistration) {}

    // MARK: Bars

    private var ownNavigationItem: UINavigationItem?
    private var ownTabBarItem: UITabBarItem?

    /// What the bar above shows for it.
    #if CHECKING
        @objc
    #endif
    open dynamic var navigationItem: UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        ownNavigationItem = item
        return item
    }
    /// What the bar below shows for it.
    #if CHECKING
        @objc
    #endif
    open dynamic var tabBarItem: UITabBarItem! {
        get {
            if ownTabBarItem == nil { ownTabBarItem = UITabBarItem(title: title, image: nil, tag: 0) }
            return ownTabBarItem
        }
        set { ownTabBarItem = newValue }
    }
    /// The items of the bar below.
    #if CHECKING
        @objc
    #endif
    open dynamic var toolbarItems: [UIBarButtonItem]?
    /// True if the bar below goes while it is shown.
    #if CHECKING
        @objc
    #endif
    open dynamic var hidesBottomBarWhenPushed = false
    /// The navigation controller it is within.
    #if CHECKING
        @objc
    #endif
    open dynamic var navigationController: UINavigationController? { enclosing() }
    /// The tab bar controller it is within.
    #if CHECKING
        @objc
    #endif
    open dynamic var tabBarController: UITabBarController? { enclosing() }
    /// The split view controller it is within.
    #if CHECKING
        @objc
    #endif
    open dynamic var splitViewController: UISplitViewController? { enclosing() }

    private func enclosing<Controller: UIViewController>() -> Controller? {
        var current = parent
        while let controller = current {
            if let found = controller as? Controller { return found }
            current = controller.parent
        }
        return nil
    }

    #if CHECKING
        @objc
    #endif
    open dynamic override var next: UIResponder? { ownView?.superview }
}

/// What has a place in restoration.
@available(iOS 7.0, *)
@MainActor @preconcurrency
public protocol UIStateRestoring: NSObjectProtocol {}

/// A class that makes view controllers again.
@available(iOS 6.0, *)
@MainActor @preconcurrency
#if CHECKING
    @objc
#endif
public protocol UIViewControllerRestoration {
    /// Makes the controller that a path of restoration identifiers names.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// How a controller is shown in front.
@available(iOS 3.2, *)
#if CHECKING
    @objc
#endif
public enum UIModalPresentationStyle: Int, Sendable {
    /// How a presented controller covers what is there: automatic.
    case automatic = -2
    /// How a presented controller covers what is there: none.
    case none = -1
    /// How a presented controller covers what is there: full screen.
    case fullScreen = 0
    /// How a presented controller covers what is there: page sheet.
    case pageSheet
    /// How a presented controller covers what is there: form sheet.
    case formSheet
    /// How a presented controller covers what is there: current context.
    case currentContext
    /// How a presented controller covers what is there: custom.
    case custom
    /// How a presented controller covers what is there: over full screen.
    case overFullScreen
    /// How a presented controller covers what is there: over current context.
    case overCurrentContext
    /// How a presented controller covers what is there: popover.
    case popover
}

/// How a controller comes and goes.
@available(iOS 2.0, *)
#if CHECKING
    @objc
#endif
public enum UIModalTransitionStyle: Int, Sendable {
    /// How a presented controller comes: cover vertical.
    case coverVertical
    /// How a presented controller comes: flip horizontal.
    case flipHorizontal
    /// How a presented controller comes: cross dissolve.
    case crossDissolve
    /// How a presented controller comes: partial curl.
    case partialCurl
}
