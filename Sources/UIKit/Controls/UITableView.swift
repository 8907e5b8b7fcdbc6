import FoundationAdditions

/// A table of rows in sections.
@available(iOS 2.0, *)
open class UITableView: UIScrollView {
    /// How it looks.
    #if CHECKING
        @objc(UITableViewStyle)
    #endif
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    /// How a change is shown.
    #if CHECKING
        @objc(UITableViewRowAnimation)
    #endif
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    /// Where a row shall be.
    #if CHECKING
        @objc(UITableViewScrollPosition)
    #endif
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    private var cellClasses: [String: AnyClass] = [:]

    /// How it looks.
    public let style: Style
    /// The object that knows the rows.
    open weak var dataSource: (any UITableViewDataSource)?
    /// The height of rows.
    open var rowHeight: CGFloat = UITableView.automaticDimension
    /// The height of rows before it is known.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    /// The height of the headers of sections.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// What is above the rows.
    open var tableHeaderView: UIView?
    /// What is below the rows.
    open var tableFooterView: UIView?
    /// What is behind the rows.
    open var backgroundView: UIView?
    /// The lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The colour of the lines.
    open dynamic var separatorColor: UIColor?
    /// The distances of the lines.
    open dynamic var separatorInset = UIEdgeInsets.zero
    /// True if rows can be chosen.
    open var allowsSelection = true
    /// True if several rows can be chosen.
    open var allowsMultipleSelection = false
    /// True while rows can be changed.
    open var isEditing = false
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
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }
    /// Names the file of a kind of cell.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    /// A cell to use, if one is free.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
    /// A cell to use.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// Asks for everything again.
    open func reloadData() {}
    /// Asks for rows again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Asks for sections again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Shows new rows.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Shows that rows are gone.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Begins changes that belong together.
    open func beginUpdates() {}
    /// Ends changes that belong together.
    open func endUpdates() {}
    /// Makes changes that belong together.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// Chooses a row.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathForSelectedRow = indexPath
    }
    /// Chooses a row no longer.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { indexPathForSelectedRow = nil }
    /// Moves to a row.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// The cell of a row, if it is seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    /// The row of a cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
    /// Allows or forbids to change rows.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

/// A cell of a table.
@available(iOS 2.0, *)
open class UITableViewCell: UIView {
    /// How it looks.
    #if CHECKING
        @objc(UITableViewCellStyle)
    #endif
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    /// What is at its end.
    #if CHECKING
        @objc(UITableViewCellAccessoryType)
    #endif
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// How it looks when it is chosen.
    #if CHECKING
        @objc(UITableViewCellSelectionStyle)
    #endif
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// How it can be changed.
    #if CHECKING
        @objc(UITableViewCellEditingStyle)
    #endif
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    /// The line below it.
    #if CHECKING
        @objc(UITableViewCellSeparatorStyle)
    #endif
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }

    /// The kind of cell.
    public let reuseIdentifier: String?
    /// The text.
    open var textLabel: UILabel? = UILabel()
    /// The second text.
    open var detailTextLabel: UILabel? = UILabel()
    /// The picture.
    open var imageView: UIImageView? = UIImageView()
    /// Where subviews go.
    public let contentView = UIView()
    /// What is behind.
    open var backgroundView: UIView?
    /// What is at its end.
    open var accessoryType = AccessoryType.none
    /// The view at its end.
    open var accessoryView: UIView?
    /// How it looks when it is chosen.
    open var selectionStyle = SelectionStyle.default
    /// True if it is chosen.
    open var isSelected = false
    /// What it shows.
    @available(iOS 14.0, *)
    open var contentConfiguration: (any UIContentConfiguration)?

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
    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// What a cell shows.
@available(iOS 14.0, *)
public protocol UIContentConfiguration {}

/// What a list cell shows.
@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public init() {}
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

extension IndexPath {
    /// A row of a section.
    public init(row: Int, section: Int) { self = [section, row] }
    /// An item of a section.
    public init(item: Int, section: Int) { self = [section, item] }
    /// The section.
    public var section: Int { self[0] }
    /// The row.
    public var row: Int { self[1] }
    /// The item.
    public var item: Int { self[1] }
}
