import FoundationAdditions

/// A grid of cells.
#if CHECKING
    @objc
#endif
@available(iOS 6.0, *)
open class UICollectionView: UIScrollView {
    /// The object that knows the cells.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// Where cells go.
    open dynamic var collectionViewLayout: UICollectionViewLayout
    /// Makes a grid.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }
    /// Reads a grid from an archive.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }
    /// Names the class of a kind of cell.
    open dynamic func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    /// Names the file of a kind of cell.
    @nonobjc open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    /// A cell to use.
    open dynamic func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        UICollectionViewCell()
    }
    /// Asks for everything again.
    open dynamic func reloadData() {}
}

/// A cell of a grid.
#if CHECKING
    @objc
#endif
@available(iOS 6.0, *)
open class UICollectionViewCell: UIView {
    /// Where subviews go.
    public let contentView = UIView()
    /// True if it is chosen.
    open dynamic var isSelected = false
    /// What is behind.
    open dynamic var backgroundView: UIView?
    /// Tells that it is about to be used again.
    open dynamic func prepareForReuse() {}
}

/// Where the cells of a grid go.
#if CHECKING
    @objc
#endif
@available(iOS 6.0, *)
open class UICollectionViewLayout: _UIObject {
    /// Makes a layout.
    public init() { super.init(()) }
    /// Reads a layout from an archive.
    public required init?(coder: NSCoder) { super.init(()) }
}

/// Cells in lines.
#if CHECKING
    @objc
#endif
@available(iOS 6.0, *)
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The direction in which it moves.
    #if CHECKING
        @objc(UICollectionViewScrollDirection)
    #endif
    public enum ScrollDirection: Int, Sendable {
        /// Where the content goes on: vertical.
        case vertical
        /// Where the content goes on: horizontal.
        case horizontal
    }
    /// The size of cells.
    open dynamic var itemSize = CGSize(width: 50, height: 50)
    /// The distance between lines.
    open dynamic var minimumLineSpacing: CGFloat = 10
    /// The distance between cells.
    open dynamic var minimumInteritemSpacing: CGFloat = 10
    /// The direction in which it moves.
    open dynamic var scrollDirection = ScrollDirection.vertical
    /// The distances around a section.
    open dynamic var sectionInset = UIEdgeInsets.zero
}
