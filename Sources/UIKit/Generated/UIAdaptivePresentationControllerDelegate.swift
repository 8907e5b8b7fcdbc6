// Made by generate-callbacks from Sources/Callbacks/UIAdaptivePresentationControllerDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is asked how a controller in front adapts, and told when it goes.
@available(iOS 8.0, *)
@preconcurrency @MainActor
@objc public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Asks how to show it where there is little room.
    @objc optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// Asks whether the user may wave it away.
    @objc optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Tells that it is about to go.
    @objc optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Tells that it has gone.
    @objc optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

#else

/// The object that is asked how a controller in front adapts, and told when it goes.
@available(iOS 8.0, *)
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Asks how to show it where there is little room.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// Asks whether the user may wave it away.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Tells that it is about to go.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Tells that it has gone.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

/// What holds for a member that a delegate does not implement.
extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { OptionalRequirement.missing(.automatic) }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { OptionalRequirement.missing(true) }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { OptionalRequirement.missing() }

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { OptionalRequirement.missing() }
}

#endif
