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
        /// The controllers within it that were told that they are seen.
        var onScreen: [UIViewController] = []
        /// True while a change of them is due.
        var isExchanging = false
    #endif
    private var ownChildren: [UIViewController] = []

    /// The name of the nib file that the view comes from, or nil for none.
    public let nibName: String?
    /// The bundle that contains the nib file, or nil for none.
    public let nibBundle: Bundle?

    /// Makes a view controller whose view comes from a nib file, or from ``UIViewController/loadView()``.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes a view controller without a nib file.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a view controller from an archive.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// Writes the view controller to an archive.
    ///
    /// In this headless library, nothing is written.
    #if CHECKING
        @objc
    #endif
    open dynamic func encode(with coder: NSCoder) {}

    // MARK: The view

    /// The view that the view controller manages.
    ///
    /// The first access loads it: ``UIViewController/loadView()`` is called, then ``UIViewController/viewDidLoad()``.
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
    /// The view, or nil if it isn't loaded yet.
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
    /// Loads the view if it isn't loaded yet.
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

    /// Creates the view when it's first needed; override it to create the view in code.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    open dynamic func loadView() { ownView = UIView(frame: UIScreen.ownMain.bounds) }
    /// Called once, when the view has been loaded.
    ///
    /// - Note: Source: documented (reference), observed (public logs) for its place in a launch.
    #if CHECKING
        @objc
    #endif
    open dynamic func viewDidLoad() {}
    /// Called when the view is about to appear.
    ///
    /// - Parameter animated: True if the appearance is animated.
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    open dynamic func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is appearing: it's in the view hierarchy and has its size.
    ///
    /// - Parameter animated: True if the appearance is animated.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    #if CHECKING
        @objc
    #endif
    open dynamic func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view has appeared.
    ///
    /// - Parameter animated: True if the appearance was animated.
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    open dynamic func viewDidAppear(_ animated: Bool) {}
    /// Called when the view is about to disappear.
    ///
    /// - Parameter animated: True if the disappearance is animated.
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    open dynamic func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has disappeared.
    ///
    /// - Parameter animated: True if the disappearance was animated.
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    open dynamic func viewDidDisappear(_ animated: Bool) {}
    /// Called when the view is about to lay out its subviews.
    #if CHECKING
        @objc
    #endif
    open dynamic func viewWillLayoutSubviews() {}
    /// Called when the view has laid out its subviews.
    #if CHECKING
        @objc
    #endif
    open dynamic func viewDidLayoutSubviews() {}
    /// Called when the app has received a memory warning; release what can be created again.
    ///
    /// It's called for the view controllers on the screen, along with
    /// ``UIApplicationDelegate/applicationDidReceiveMemoryWarning(_:)``.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    open dynamic func didReceiveMemoryWarning() {}

    // MARK: What it looks like

    /// The title of the view controller, which a navigation bar or tab bar may show.
    #if CHECKING
        @objc
    #endif
    open dynamic var title: String?
    /// The size that the view controller prefers for its view, for example in a popover.
    #if CHECKING
        @objc
    #endif
    open dynamic var preferredContentSize = CGSize.zero
    /// The edges at which the view extends under the bars.
    #if CHECKING
        @objc
    #endif
    open dynamic var edgesForExtendedLayout = UIRectEdge.all
    /// True if the view also extends under opaque bars.
    #if CHECKING
        @objc
    #endif
    open dynamic var extendedLayoutIncludesOpaqueBars = false
    /// The light or dark appearance of the view controller and all it contains, regardless of what they would inherit.
    #if CHECKING
        @objc
    #endif
    @available(iOS 13.0, *)
    open dynamic var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The insets by which the safe area of the view is further reduced.
    #if CHECKING
        @objc
    #endif
    @available(iOS 11.0, *)
    open dynamic var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// The traits of the view controller, such as its size classes and its light or dark appearance.
    #if CHECKING
        @objc
    #endif
    open dynamic var traitCollection: UITraitCollection { UITraitCollection() }
    /// The child view controller that decides on the style of the status bar, or nil if this one does.
    #if CHECKING
        @objc
    #endif
    open dynamic var childForStatusBarStyle: UIViewController? { nil }
    /// The child view controller that decides whether the status bar is hidden, or nil if this one does.
    #if CHECKING
        @objc
    #endif
    open dynamic var childForStatusBarHidden: UIViewController? { nil }
    /// The style that the view controller prefers for the status bar.
    #if CHECKING
        @objc
    #endif
    open dynamic var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// True if the view controller prefers the status bar to be hidden.
    #if CHECKING
        @objc
    #endif
    open dynamic var prefersStatusBarHidden: Bool { false }
    /// True if the view controller prefers the home indicator to be hidden.
    #if CHECKING
        @objc
    #endif
    @available(iOS 11.0, *)
    open dynamic var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Tells the system that the preferred style or visibility of the status bar has changed.
    #if CHECKING
        @objc
    #endif
    open dynamic func setNeedsStatusBarAppearanceUpdate() {}
    /// The interface orientations that the view controller supports.
    #if CHECKING
        @objc
    #endif
    open dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The interface orientation in which the view controller prefers to be presented.
    #if CHECKING
        @objc
    #endif
    open dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// True if the view controller rotates with the device.
    #if CHECKING
        @objc
    #endif
    @available(iOS, introduced: 6.0, deprecated: 16.0)
    open dynamic var shouldAutorotate: Bool { true }
    /// Tells the system that the supported interface orientations have changed.
    #if CHECKING
        @objc
    #endif
    @available(iOS 16.0, *)
    open dynamic func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Called when the size of the view is about to change.
    #if CHECKING
        @objc
    #endif
    open dynamic func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    }
    /// Called when the traits are about to change.
    #if CHECKING
        @objc
    #endif
    open dynamic func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called when the traits have changed.
    #if CHECKING
        @objc
    #endif
    @available(iOS, introduced: 8.0, deprecated: 17.0, message: "Register for changes of single traits.")
    open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Other controllers

    /// The child view controllers of this one.
    #if CHECKING
        @objc
    #endif
    open dynamic var children: [UIViewController] { ownChildren }
    /// The parent view controller, or nil if there's none.
    public internal(set) weak var parent: UIViewController?
    /// Adds a child view controller.
    #if CHECKING
        @objc
    #endif
    open dynamic func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        ownChildren.append(childController)
        childController.parent = self
        #if !CHECKING
            Simulator.current?.exchange(in: self)
        #endif
    }
    /// Removes the view controller from its parent.
    #if CHECKING
        @objc
    #endif
    open dynamic func removeFromParent() {
        #if !CHECKING
            if let parent { Simulator.current?.exchange(in: parent) }
        #endif
        parent?.ownChildren.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }
    /// Called when the view controller is about to be added to a parent or removed from one; on removal, `parent` is
    /// nil.
    #if CHECKING
        @objc
    #endif
    open dynamic func willMove(toParent parent: UIViewController?) {}
    /// Called when the view controller has been added to a parent or removed from one; on removal, `parent` is nil.
    #if CHECKING
        @objc
    #endif
    open dynamic func didMove(toParent parent: UIViewController?) {}
    /// The view controller that this one presents, or nil if there's none.
    public internal(set) var presentedViewController: UIViewController?
    /// The view controller that presents this one, or nil if there's none.
    public internal(set) weak var presentingViewController: UIViewController?
    /// Presents a view controller modally.
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
                Simulator.current?.appear(viewControllerToPresent, .willAppear, in: viewIfLoaded?.window)
                Simulator.current?.appear(viewControllerToPresent, .didAppear)
            }
        #endif
        completion?()
    }
    /// Dismisses the view controller that this one presents or, if it presents none, this one itself.
    #if CHECKING
        @objc
    #endif
    open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentedViewController == nil ? presentingViewController : self
        #if !CHECKING
            if let shown = presenter?.presentedViewController {
                Simulator.current?.appear(shown, .disappear)
                shown.viewIfLoaded?.removeFromSuperview()
            }
        #endif
        presenter?.presentedViewController?.presentingViewController = nil
        presenter?.presentedViewController = nil
        completion?()
    }
    /// Shows a view controller in the primary context, for example by pushing it onto a navigation stack.
    #if CHECKING
        @objc
    #endif
    open dynamic func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.pushViewController(vc, animated: true) }
        present(vc, animated: true)
    }
    /// Shows a view controller in the secondary context, such as the detail area of a split view controller.
    #if CHECKING
        @objc
    #endif
    open dynamic func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
    /// True while the view controller is being presented.
    #if CHECKING
        @objc
    #endif
    open dynamic var isBeingPresented: Bool { false }
    /// True while the view controller is being dismissed.
    #if CHECKING
        @objc
    #endif
    open dynamic var isBeingDismissed: Bool { false }
    /// True while the view controller is being added to a parent.
    #if CHECKING
        @objc
    #endif
    open dynamic var isMovingToParent: Bool { false }
    /// True while the view controller is being removed from its parent.
    #if CHECKING
        @objc
    #endif
    open dynamic var isMovingFromParent: Bool { false }
    /// The style in which the view controller is presented modally, such as full screen or as a sheet.
    #if CHECKING
        @objc
    #endif
    open dynamic var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The transition with which the view controller is presented and dismissed.
    #if CHECKING
        @objc
    #endif
    open dynamic var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// True if the user can't dismiss the presented view controller interactively, such as by swiping it down.
    #if CHECKING
        @objc
    #endif
    @available(iOS 13.0, *)
    open dynamic var isModalInPresentation = false
    /// True if this controller's view is the one covered when it or a descendant presents in the current context.
    #if CHECKING
        @objc
    #endif
    open dynamic var definesPresentationContext = false
    /// The object that controls the transition with which the view controller is presented and dismissed.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The object that manages the modal presentation of the view controller.
    #if CHECKING
        @objc
    #endif
    @available(iOS 8.0, *)
    open dynamic var presentationController: UIPresentationController? { nil }
    /// The object that manages the presentation of the view controller as a popover.
    #if CHECKING
        @objc
    #endif
    @available(iOS 8.0, *)
    open dynamic var popoverPresentationController: UIPopoverPresentationController? { nil }
    /// The object that manages the presentation of the view controller as a sheet.
    #if CHECKING
        @objc
    #endif
    @available(iOS 15.0, *)
    open dynamic var sheetPresentationController: UISheetPresentationController? { nil }

    // MARK: Storyboards

    /// The storyboard that the view controller comes from, or nil if there's none.
    #if CHECKING
        @objc
    #endif
    open dynamic var storyboard: UIStoryboard? { nil }
    /// Performs the segue with an identifier from the view controller's storyboard.
    ///
    /// In this headless library, there is no storyboard, and nothing happens.
    #if CHECKING
        @objc
    #endif
    open dynamic func performSegue(withIdentifier identifier: String, sender: Any?) {}
    /// Called when a segue is about to be performed.
    #if CHECKING
        @objc
    #endif
    open dynamic func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Called to ask whether a segue is to be performed.
    #if CHECKING
        @objc
    #endif
    open dynamic func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called when the view controller has been loaded from a storyboard or nib file.
    #if CHECKING
        @objc
    #endif
    open dynamic func awakeFromNib() {}

    // MARK: Restoration

    /// The restoration identifier, or nil if the view controller takes no part in state restoration.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    @available(iOS 6.0, *)
    open dynamic var restorationIdentifier: String?
    /// The class that makes the view controller again during state restoration, or nil for none.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    @available(iOS 6.0, *)
    open dynamic var restorationClass: (any UIViewControllerRestoration.Type)?
    /// Writes the state that state restoration is to bring back.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    @available(iOS 6.0, *)
    open dynamic func encodeRestorableState(with coder: NSCoder) {}
    /// Reads the state that was saved for state restoration.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    @available(iOS 6.0, *)
    open dynamic func decodeRestorableState(with coder: NSCoder) {}
    /// Called when state restoration is complete.
    ///
    /// - Note: Source: documented (reference).
    #if CHECKING
        @objc
    #endif
    @available(iOS 7.0, *)
    open dynamic func applicationFinishedRestoringState() {}

    // MARK: Scene accessories

    /// Registers a scene accessory: a scene beside the app's own, offered while this view controller is topmost.
    ///
    /// - Parameter accessory: The scene accessory.
    /// - Returns: The registration, with which the accessory can be disabled and enabled again.
    /// - Note: Source: documented (page on content for a connected display).
    #if CHECKING
        @objc
    #endif
    @available(iOS 27.0, *)
    @discardableResult
    open dynamic func registerSceneAccessory(_ accessory: UISceneAccessory) -> UISceneAccessoryRegistration {
        UISceneAccessoryRegistration()
    }
    /// Unregisters a scene accessory that was registered with ``UIViewController/registerSceneAccessory(_:)``.
    #if CHECKING
        @objc
    #endif
    @available(iOS 27.0, *)
    open dynamic func unregisterSceneAccessory(_ registration: UISceneAccessoryRegistration) {}

    // MARK: Bars

    private var ownNavigationItem: UINavigationItem?
    private var ownTabBarItem: UITabBarItem?

    /// The item that represents the view controller in a navigation bar.
    #if CHECKING
        @objc
    #endif
    open dynamic var navigationItem: UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        ownNavigationItem = item
        return item
    }
    /// The item that represents the view controller in a tab bar.
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
    /// The items that the toolbar of a navigation controller shows for the view controller.
    #if CHECKING
        @objc
    #endif
    open dynamic var toolbarItems: [UIBarButtonItem]?
    /// True if the bar at the bottom is hidden while the view controller is on a navigation stack.
    #if CHECKING
        @objc
    #endif
    open dynamic var hidesBottomBarWhenPushed = false
    /// The nearest navigation controller that contains this view controller, or nil if there's none.
    #if CHECKING
        @objc
    #endif
    open dynamic var navigationController: UINavigationController? { enclosing() }
    /// The nearest tab bar controller that contains this view controller, or nil if there's none.
    #if CHECKING
        @objc
    #endif
    open dynamic var tabBarController: UITabBarController? { enclosing() }
    /// The nearest split view controller that contains this view controller, or nil if there's none.
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

    /// The next responder in the responder chain: the superview of the view controller's view.
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
