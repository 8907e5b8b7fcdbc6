import FoundationAdditions

/// A grid of cells.
@available(iOS 6.0, *)
open class UICollectionView: UIScrollView {
    /// The object that knows the cells.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// Where cells go.
    open var collectionViewLayout: UICollectionViewLayout
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
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    /// Names the file of a kind of cell.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    /// A cell to use.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        UICollectionViewCell()
    }
    /// Asks for everything again.
    open func reloadData() {}
}

/// A cell of a grid.
@available(iOS 6.0, *)
open class UICollectionViewCell: UIView {
    /// Where subviews go.
    public let contentView = UIView()
    /// True if it is chosen.
    open dynamic var isSelected = false
    /// What is behind.
    open var backgroundView: UIView?
    /// Tells that it is about to be used again.
    open dynamic func prepareForReuse() {}
}

/// Where the cells of a grid go.
@available(iOS 6.0, *)
open class UICollectionViewLayout: _UIObject {
    /// Makes a layout.
    public init() { super.init(()) }
    /// Reads a layout from an archive.
    public required init?(coder: NSCoder) { super.init(()) }
}

/// Cells in lines.
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
    open var itemSize = CGSize(width: 50, height: 50)
    /// The distance between lines.
    open var minimumLineSpacing: CGFloat = 10
    /// The distance between cells.
    open var minimumInteritemSpacing: CGFloat = 10
    /// The direction in which it moves.
    open var scrollDirection = ScrollDirection.vertical
    /// The distances around a section.
    open var sectionInset = UIEdgeInsets.zero
}
