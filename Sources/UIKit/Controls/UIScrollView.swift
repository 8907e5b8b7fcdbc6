import FoundationAdditions

/// A view that shows a part of something larger.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIScrollView: UIView {
    /// How bars and the keyboard change the distances.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// When the content keeps from the edges: automatic.
        case automatic
        /// When the content keeps from the edges: scrollable axes.
        case scrollableAxes
        /// When the content keeps from the edges: never.
        case never
        /// When the content keeps from the edges: always.
        case always
    }
    /// How the keyboard goes.
    public enum KeyboardDismissMode: Int, Sendable {
        /// When scrolling takes the keyboard away: none.
        case none
        /// When scrolling takes the keyboard away: on drag.
        case onDrag
        /// When scrolling takes the keyboard away: interactive.
        case interactive
    }

    private weak var listener: (any UIScrollViewDelegate)?

    /// The place of the part.
    open dynamic var contentOffset = CGPoint.zero
    /// The size of the whole.
    open dynamic var contentSize = CGSize.zero
    /// More distance around the whole.
    open dynamic var contentInset = UIEdgeInsets.zero
    /// All distance around the whole.
    open dynamic var adjustedContentInset: UIEdgeInsets { contentInset }
    /// How bars change the distances.
    open dynamic var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// True if the user can move it.
    open dynamic var isScrollEnabled = true
    /// True if it stops at pages.
    open dynamic var isPagingEnabled = false
    /// True if it swings back.
    open dynamic var bounces = true
    /// True if it can be pulled down even when all is seen.
    open dynamic var alwaysBounceVertical = false
    /// True if the line at the side is shown.
    open dynamic var showsVerticalScrollIndicator = true
    /// True if the line below is shown.
    open dynamic var showsHorizontalScrollIndicator = true
    /// How the keyboard goes.
    open dynamic var keyboardDismissMode = KeyboardDismissMode.none
    /// What is shown while the user pulls to refresh.
    open dynamic var refreshControl: UIRefreshControl?
    /// How large it is shown.
    open dynamic var zoomScale: CGFloat = 1
    /// How small it may be shown.
    open dynamic var minimumZoomScale: CGFloat = 1
    /// How large it may be shown.
    open dynamic var maximumZoomScale: CGFloat = 1
    /// The object that is told.
    @nonobjc open var delegate: (any UIScrollViewDelegate)? {
        get { listener }
        set { listener = newValue }
    }

    /// Moves the part.
    open dynamic func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    /// Moves the part so that a rectangle is seen.
    open dynamic func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}
