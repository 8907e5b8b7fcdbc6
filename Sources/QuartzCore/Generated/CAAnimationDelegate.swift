// Made by generate-callbacks from Sources/Callbacks/CAAnimationDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is told of the start and end of an animation.
@available(iOS 10.0, *)
@objc public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Tells that it has begun.
    @available(iOS 10.0, *)
    @objc optional func animationDidStart(_ anim: CAAnimation)

    /// Tells that it has ended, to the end or not.
    @available(iOS 10.0, *)
    @objc optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

#else

/// The object that is told of the start and end of an animation.
@available(iOS 10.0, *)
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Tells that it has begun.
    @available(iOS 10.0, *)
    func animationDidStart(_ anim: CAAnimation)

    /// Tells that it has ended, to the end or not.
    @available(iOS 10.0, *)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// What holds for a member that a delegate does not implement.
extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) { OptionalRequirement.missing() }

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { OptionalRequirement.missing() }
}

#endif
