// Made by generate-callbacks from Sources/Callbacks/UINavigationControllerDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is told of the changes of a navigation controller.
@available(iOS 2.0, *)
@preconcurrency @MainActor
@objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Tells that a controller is about to be shown.
    @objc optional func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

    /// Tells that a controller is shown.
    @objc optional func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

    /// Asks for the object that draws the change.
    @objc optional func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}

#else

/// The object that is told of the changes of a navigation controller.
@available(iOS 2.0, *)
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Tells that a controller is about to be shown.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

    /// Tells that a controller is shown.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

    /// Asks for the object that draws the change.
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}

/// What holds for a member that a delegate does not implement.
extension UINavigationControllerDelegate {
    public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { OptionalRequirement.missing() }

    public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { OptionalRequirement.missing() }

    public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { OptionalRequirement.missing(nil) }
}

#endif
