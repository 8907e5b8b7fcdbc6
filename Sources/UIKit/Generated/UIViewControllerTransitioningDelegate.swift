// Made by generate-callbacks from Sources/Callbacks/UIViewControllerTransitioningDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that says what draws a change of controllers.
@available(iOS 7.0, *)
@preconcurrency @MainActor
@objc public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Asks what draws the coming.
    @objc optional func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    /// Asks what draws the going.
    @objc optional func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    /// Asks what shows it in front.
    @objc optional func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
}

#else

/// The object that says what draws a change of controllers.
@available(iOS 7.0, *)
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Asks what draws the coming.
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    /// Asks what draws the going.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    /// Asks what shows it in front.
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
}

/// What holds for a member that a delegate does not implement.
extension UIViewControllerTransitioningDelegate {
    public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { OptionalRequirement.missing(nil) }

    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { OptionalRequirement.missing(nil) }

    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { OptionalRequirement.missing(nil) }
}

#endif
