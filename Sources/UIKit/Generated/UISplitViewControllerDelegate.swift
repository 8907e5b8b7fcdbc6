// Made by generate-callbacks from Sources/Callbacks/UISplitViewControllerDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that decides how the columns of a split view controller come together and apart.
@available(iOS 3.2, *)
@preconcurrency @MainActor
@objc public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Asks to put the second column onto the first; `true` if that is done.
    @objc optional func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool

    /// Asks to take the second column off the first.
    @objc optional func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?

    /// Asks for the controller of the one column.
    @objc optional func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// Asks for the controller of the first column.
    @objc optional func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Asks which column shall be on top when there is room for one.
    @objc optional func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column

    /// Asks how to show columns when there is room for more.
    @objc optional func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode

    /// Tells that the columns are about to change.
    @objc optional func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// Asks to show a controller; `true` if that is done.
    @objc optional func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool

    /// Asks to show a controller as details; `true` if that is done.
    @objc optional func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool

    /// Asks what the button for the columns leads to.
    @objc optional func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    /// Tells that there is one column now.
    @objc optional func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// Tells that there are more columns now.
    @objc optional func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

#else

/// The object that decides how the columns of a split view controller come together and apart.
@available(iOS 3.2, *)
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Asks to put the second column onto the first; `true` if that is done.
    func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool

    /// Asks to take the second column off the first.
    func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController?

    /// Asks for the controller of the one column.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// Asks for the controller of the first column.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Asks which column shall be on top when there is room for one.
    func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column

    /// Asks how to show columns when there is room for more.
    func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode

    /// Tells that the columns are about to change.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// Asks to show a controller; `true` if that is done.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool

    /// Asks to show a controller as details; `true` if that is done.
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool

    /// Asks what the button for the columns leads to.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    /// Tells that there is one column now.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// Tells that there are more columns now.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

/// What holds for a member that a delegate does not implement.
extension UISplitViewControllerDelegate {
    public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { OptionalRequirement.missing(false) }

    public func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? { OptionalRequirement.missing(nil) }

    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? { OptionalRequirement.missing(nil) }

    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? { OptionalRequirement.missing(nil) }

    public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { OptionalRequirement.missing(proposedTopColumn) }

    public func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode { OptionalRequirement.missing(proposedDisplayMode) }

    public func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { OptionalRequirement.missing() }

    public func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool { OptionalRequirement.missing(false) }

    public func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { OptionalRequirement.missing(false) }

    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { OptionalRequirement.missing(.automatic) }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) { OptionalRequirement.missing() }

    public func splitViewControllerDidExpand(_ svc: UISplitViewController) { OptionalRequirement.missing() }
}

#endif
