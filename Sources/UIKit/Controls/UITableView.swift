import FoundationAdditions

/// A table of rows in sections.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UITableView: UIScrollView {
    /// How it looks.
    #if CHECKING
        @objc(UITableViewStyle)
    #endif
    public enum Style: Int, Sendable {
        /// How the table looks: plain.
        case plain
        /// How the table looks: grouped.
        case grouped
        /// How the table looks: inset grouped.
        case insetGrouped
    }
    /// How a change is shown.
    #if CHECKING
        @objc(UITableViewRowAnimation)
    #endif
    public enum RowAnimation: Int, Sendable {
        /// How rows come and go: fade.
        case fade
        /// How rows come and go: right.
        case right
        /// How rows come and go: left.
        case left
        /// How rows come and go: top.
        case top
        /// How rows come and go: bottom.
        case bottom
        /// How rows come and go: none.
        case none
        /// How rows come and go: middle.
        case middle
        /// How rows come and go: automatic.
        case automatic = 100
    }
    /// Where a row shall be.
    #if CHECKING
        @objc(UITableViewScrollPosition)
    #endif
    public enum ScrollPosition: Int, Sendable {
        /// Where the row is to be: none.
        case none
        /// Where the row is to be: top.
        case top
        /// Where the row is to be: middle.
        case middle
        /// Where the row is to be: bottom.
        case bottom
    }

    private var cellClasses: [String: AnyClass] = [:]

    /// How it looks.
    public let style: Style
    /// The object that knows the rows.
    open weak var dataSource: (any UITableViewDataSource)?
    /// The height of rows.
    open dynamic var rowHeight: CGFloat = UITableView.automaticDimension
    /// The height of rows before it is known.
    open dynamic var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    /// The height of the headers of sections.
    open dynamic var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// What is above the rows.
    open dynamic var tableHeaderView: UIView?
    /// What is below the rows.
    open dynamic var tableFooterView: UIView?
    /// What is behind the rows.
    open dynamic var backgroundView: UIView?
    /// The lines between rows.
    open dynamic var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The colour of the lines.
    open dynamic var separatorColor: UIColor?
    /// The distances of the lines.
    open dynamic var separatorInset = UIEdgeInsets.zero
    /// True if rows can be chosen.
    open dynamic var allowsSelection = true
    /// True if several rows can be chosen.
    open dynamic var allowsMultipleSelection = false
    /// True while rows can be changed.
    open dynamic var isEditing = false
    /// The chosen row.
    open internal(set) var indexPathForSelectedRow: IndexPath?

    /// Makes a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }
    /// Makes a plain table.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    /// Reads a table from an archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The height that the system finds.
    public class var automaticDimension: CGFloat { -1 }

    /// Names the class of a kind of cell.
    open dynamic func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }
    /// Names the file of a kind of cell.
    @nonobjc open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    /// A cell to use, if one is free.
    open dynamic func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
    /// A cell to use.
    open dynamic func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// Asks for everything again.
    open dynamic func reloadData() {}
    /// Asks for rows again.
    open dynamic func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Asks for sections again.
    open dynamic func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Shows new rows.
    open dynamic func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Shows that rows are gone.
    open dynamic func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Begins changes that belong together.
    open dynamic func beginUpdates() {}
    /// Ends changes that belong together.
    open dynamic func endUpdates() {}
    /// Makes changes that belong together.
    open dynamic func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// Chooses a row.
    open dynamic func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }
    /// Chooses a row no longer.
    open dynamic func deselectRow(at indexPath: IndexPath, animated: Bool) { indexPathForSelectedRow = nil }
    /// Moves to a row.
    open dynamic func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// The cell of a row, if it is seen.
    open dynamic func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    /// The row of a cell.
    open dynamic func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
    /// Allows or forbids to change rows.
    open dynamic func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

/// A cell of a table.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UITableViewCell: UIView {
    /// How it looks.
    #if CHECKING
        @objc(UITableViewCellStyle)
    #endif
    public enum CellStyle: Int, Sendable {
        /// How the cell is laid out: default.
        case `default`
        /// How the cell is laid out: value1.
        case value1
        /// How the cell is laid out: value2.
        case value2
        /// How the cell is laid out: subtitle.
        case subtitle
    }
    /// What is at its end.
    #if CHECKING
        @objc(UITableViewCellAccessoryType)
    #endif
    public enum AccessoryType: Int, Sendable {
        /// What the cell shows at its end: none.
        case none
        /// What the cell shows at its end: disclosure indicator.
        case disclosureIndicator
        /// What the cell shows at its end: detail disclosure button.
        case detailDisclosureButton
        /// What the cell shows at its end: checkmark.
        case checkmark
        /// What the cell shows at its end: detail button.
        case detailButton
    }
    /// How it looks when it is chosen.
    #if CHECKING
        @objc(UITableViewCellSelectionStyle)
    #endif
    public enum SelectionStyle: Int, Sendable {
        /// How a chosen cell looks: none.
        case none
        /// How a chosen cell looks: blue.
        case blue
        /// How a chosen cell looks: gray.
        case gray
        /// How a chosen cell looks: default.
        case `default`
    }
    /// How it can be changed.
    #if CHECKING
        @objc(UITableViewCellEditingStyle)
    #endif
    public enum EditingStyle: Int, Sendable {
        /// What can be done to the cell: none.
        case none
        /// What can be done to the cell: delete.
        case delete
        /// What can be done to the cell: insert.
        case insert
    }
    /// The line below it.
    #if CHECKING
        @objc(UITableViewCellSeparatorStyle)
    #endif
    public enum SeparatorStyle: Int, Sendable {
        /// The line between cells: none.
        case none
        /// The line between cells: single line.
        case singleLine
    }

    /// The kind of cell.
    public let reuseIdentifier: String?
    /// The text.
    open dynamic var textLabel: UILabel? = UILabel()
    /// The second text.
    open dynamic var detailTextLabel: UILabel? = UILabel()
    /// The picture.
    open dynamic var imageView: UIImageView? = UIImageView()
    /// Where subviews go.
    public let contentView = UIView()
    /// What is behind.
    open dynamic var backgroundView: UIView?
    /// What is at its end.
    open dynamic var accessoryType = AccessoryType.none
    /// The view at its end.
    open dynamic var accessoryView: UIView?
    /// How it looks when it is chosen.
    open dynamic var selectionStyle = SelectionStyle.default
    /// True if it is chosen.
    open dynamic var isSelected = false
    /// What it shows.
    @available(iOS 14.0, *)
    open dynamic var contentConfiguration: (any UIContentConfiguration)?

    /// Makes a cell.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    /// Makes a cell.
    public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
    /// Reads a cell from an archive.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    /// Tells that it is about to be used again.
    open dynamic func prepareForReuse() {}
    /// Chooses it or not.
    open dynamic func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// What a list cell shows.
    @available(iOS 14.0, *)
    open dynamic func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// What a cell shows.
@available(iOS 14.0, *)
public protocol UIContentConfiguration {}

/// What a list cell shows.
@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The text.
    public var text: String?
    /// The line under the text.
    public var secondaryText: String?
    /// The picture.
    public var image: UIImage?
    /// Makes an empty content.
    public init() {}
    /// Text and a picture, as in a cell.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Text with a line under it, as in a cell.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

extension IndexPath {
    /// A row of a section.
    @available(iOS 2.0, *)
    public init(row: Int, section: Int) { self = [section, row] }
    /// An item of a section.
    @available(iOS 2.0, *)
    public init(item: Int, section: Int) { self = [section, item] }
    /// The section.
    @available(iOS 2.0, *)
    public var section: Int { self[0] }
    /// The row.
    @available(iOS 2.0, *)
    public var row: Int { self[1] }
    /// The item.
    @available(iOS 2.0, *)
    public var item: Int { self[1] }
}
