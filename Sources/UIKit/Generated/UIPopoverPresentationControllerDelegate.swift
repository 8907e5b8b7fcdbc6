// Made by generate-callbacks from Sources/Callbacks/UIPopoverPresentationControllerDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is asked and told of a bubble.
@available(iOS 8.0, *)
@preconcurrency @MainActor
@objc public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells that it is about to be shown.
    @objc optional func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

#else

/// The object that is asked and told of a bubble.
@available(iOS 8.0, *)
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Tells that it is about to be shown.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

/// What holds for a member that a delegate does not implement.
extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { OptionalRequirement.missing() }
}

#endif
