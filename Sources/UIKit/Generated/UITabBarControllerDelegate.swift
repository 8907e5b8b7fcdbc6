// Made by generate-callbacks from Sources/Callbacks/UITabBarControllerDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is asked and told of the changes of a tab bar controller.
@available(iOS 2.0, *)
@preconcurrency @MainActor
@objc public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Asks whether a tab may be chosen.
    @objc optional func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

    /// Tells that a tab was chosen.
    @objc optional func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

#else

/// The object that is asked and told of the changes of a tab bar controller.
@available(iOS 2.0, *)
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Asks whether a tab may be chosen.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

    /// Tells that a tab was chosen.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// What holds for a member that a delegate does not implement.
extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { OptionalRequirement.missing(true) }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { OptionalRequirement.missing() }
}

#endif
