// Made by generate-callbacks from Sources/Callbacks/UIScrollViewDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is told of the movements of a scroll view.
@available(iOS 2.0, *)
@preconcurrency @MainActor
@objc public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Tells that it has moved.
    @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Tells that the user begins to drag.
    @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Tells that the user has let go.
    @objc optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Tells that it has come to rest.
    @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Tells that a movement by the app has ended.
    @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Asks for the view that is made larger.
    @objc optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

#else

/// The object that is told of the movements of a scroll view.
@available(iOS 2.0, *)
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Tells that it has moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Tells that the user begins to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Tells that the user has let go.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Tells that it has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Tells that a movement by the app has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Asks for the view that is made larger.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

/// What holds for a member that a delegate does not implement.
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalRequirement.missing() }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalRequirement.missing() }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { OptionalRequirement.missing() }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalRequirement.missing() }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalRequirement.missing() }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalRequirement.missing(nil) }
}

#endif
