import FoundationAdditions

/// A view that the user can do something with.
@available(iOS 2.0, *)
open class UIControl: UIView {
    /// What the user does.
    public struct Event: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDragInside = Event(rawValue: 4)
        public static let touchUpInside = Event(rawValue: 64)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEvents = Event(rawValue: UInt(UInt32.max))
    }
    /// How it looks.
    public struct State: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }
    /// Where content is from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// Where content is from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    private var actions: [(event: Event, action: UIAction)] = []

    /// True if the user can use it.
    open dynamic var isEnabled = true
    /// True if it is chosen.
    open dynamic var isSelected = false
    /// True while it is pressed.
    open dynamic var isHighlighted = false
    /// How it looks.
    open var state: State { .normal }
    /// Where content is from side to side.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Where content is from top to bottom.
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    /// Calls a method when the user does something. Without Objective-C nothing is called.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
    /// Ends what `addTarget` began.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
    /// Does something when the user does something.
    @available(iOS 14.0, *)
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((controlEvents, action)) }
    /// Acts as if the user had done something.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.event.isDisjoint(with: controlEvents) { entry.action.handler(entry.action) }
    }
}

/// A button.
@available(iOS 2.0, *)
open class UIButton: UIControl {
    /// A kind of button.
    #if CHECKING
        @objc(UIButtonType)
    #endif
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    private var titles: [State: String] = [:]

    /// The label with the title.
    open var titleLabel: UILabel? = UILabel()
    /// The view with the picture.
    open var imageView: UIImageView? = UIImageView()
    /// The kind.
    public private(set) var buttonType = ButtonType.custom
    /// How it looks.
    @available(iOS 15.0, *)
    open var configuration: Configuration?
    /// The distances of content from the edges.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// The distances of the title.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// The distances of the picture.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// The menu.
    @available(iOS 14.0, *)
    open var menu: UIMenu?
    /// True if a tap shows the menu.
    @available(iOS 14.0, *)
    open var showsMenuAsPrimaryAction = false

    /// Makes a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }
    /// Makes a button that does something.
    @available(iOS 14.0, *)
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
    }
    /// Makes a button with a look.
    @available(iOS 15.0, *)
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// Sets the title.
    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    /// The title.
    open func title(for state: State) -> String? { titles[state] }
    /// The title that is shown.
    open var currentTitle: String? { titles[.normal] }
    /// Sets the colour of the title.
    open func setTitleColor(_ color: UIColor?, for state: State) {}
    /// Sets a title with looks.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {}
    /// Sets the picture.
    open func setImage(_ image: UIImage?, for state: State) { imageView?.image = image }
    /// Sets the picture behind.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {}

    /// How a button looks.
    @available(iOS 15.0, *)
    public struct Configuration {
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var contentInsets = NSDirectionalEdgeInsets.zero
        public var cornerStyle = CornerStyle.dynamic
        public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
        public static func plain() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
    }
}

/// A switch.
@available(iOS 2.0, *)
open class UISwitch: UIControl {
    /// True if it is on.
    open var isOn = false
    /// The colour when it is on.
    open dynamic var onTintColor: UIColor?
    /// Turns it on or off.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A line with a knob for a number.
@available(iOS 2.0, *)
open class UISlider: UIControl {
    /// The number.
    open var value: Float = 0
    /// The smallest number.
    open var minimumValue: Float = 0
    /// The largest number.
    open var maximumValue: Float = 1
    /// Sets the number.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// Two buttons for a number.
@available(iOS 5.0, *)
open class UIStepper: UIControl {
    /// The number.
    open var value: Double = 0
    /// The smallest number.
    open var minimumValue: Double = 0
    /// The largest number.
    open var maximumValue: Double = 100
    /// How much a tap changes.
    open var stepValue: Double = 1
}

/// Buttons of which one is chosen.
@available(iOS 2.0, *)
open class UISegmentedControl: UIControl {
    /// The number of the chosen one; −1 for none.
    open var selectedSegmentIndex = -1
    /// How many there are.
    public private(set) var numberOfSegments = 0
    /// Makes buttons.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        numberOfSegments = items?.count ?? 0
    }
    /// Adds a button.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { numberOfSegments += 1 }
}

/// Dots for pages.
@available(iOS 2.0, *)
open class UIPageControl: UIControl {
    /// How many pages there are.
    open var numberOfPages = 0
    /// The page that is shown.
    open var currentPage = 0
    /// The colour of the dots.
    open dynamic var pageIndicatorTintColor: UIColor?
    /// The colour of the dot of the page that is shown.
    open dynamic var currentPageIndicatorTintColor: UIColor?
}

/// Wheels for a date.
@available(iOS 2.0, *)
open class UIDatePicker: UIControl {
    /// The date.
    open var date = Date()
    /// The first date.
    open var minimumDate: Date?
    /// The last date.
    open var maximumDate: Date?
    /// Date, time or both.
    open var datePickerMode = Mode.dateAndTime
    /// Date, time or both.
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
}

/// What is shown while the user pulls to refresh.
@available(iOS 6.0, *)
open class UIRefreshControl: UIControl {
    /// True while it is shown.
    public private(set) var isRefreshing = false
    /// Shows it.
    open func beginRefreshing() { isRefreshing = true }
    /// Hides it.
    open func endRefreshing() { isRefreshing = false }
}
