import FoundationAdditions

/// A view that the user can do something with.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIControl: UIView {
    /// What the user does.
    public struct Event: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What happened to the control: touch down.
        public static let touchDown = Event(rawValue: 1)
        /// What happened to the control: touch drag inside.
        public static let touchDragInside = Event(rawValue: 4)
        /// What happened to the control: touch up inside.
        public static let touchUpInside = Event(rawValue: 64)
        /// What happened to the control: touch up outside.
        public static let touchUpOutside = Event(rawValue: 128)
        /// What happened to the control: touch cancel.
        public static let touchCancel = Event(rawValue: 256)
        /// What happened to the control: value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What happened to the control: primary action triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// What happened to the control: editing did begin.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// What happened to the control: editing changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// What happened to the control: editing did end.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// What happened to the control: editing did end on exit.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// What happened to the control: all events.
        public static let allEvents = Event(rawValue: UInt(UInt32.max))
    }
    /// How it looks.
    public struct State: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The control is in this state: normal.
        public static let normal: State = []
        /// The control is in this state: highlighted.
        public static let highlighted = State(rawValue: 1)
        /// The control is in this state: disabled.
        public static let disabled = State(rawValue: 2)
        /// The control is in this state: selected.
        public static let selected = State(rawValue: 4)
    }
    /// Where content is from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// The content is in the control here: center.
        case center
        /// The content is in the control here: left.
        case left
        /// The content is in the control here: right.
        case right
        /// The content is in the control here: fill.
        case fill
        /// The content is in the control here: leading.
        case leading
        /// The content is in the control here: trailing.
        case trailing
    }
    /// Where content is from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// The content is in the control here: center.
        case center
        /// The content is in the control here: top.
        case top
        /// The content is in the control here: bottom.
        case bottom
        /// The content is in the control here: fill.
        case fill
    }

    private var actions: [(event: Event, perform: Perform)] = []

    /// What is done: a closure, or a method of an object that isn't held.
    private enum Perform {
        case action(UIAction)
        case method(Selector, Target)
    }

    private struct Target { weak var object: AnyObject? }

    /// True if the user can use it.
    #if CHECKING
        @objc
    #endif
    open dynamic var isEnabled = true
    /// True if it is chosen.
    #if CHECKING
        @objc
    #endif
    open dynamic var isSelected = false
    /// True while it is pressed.
    #if CHECKING
        @objc
    #endif
    open dynamic var isHighlighted = false
    /// How it looks.
    open dynamic var state: State { .normal }
    /// Where content is from side to side.
    open dynamic var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Where content is from top to bottom.
    open dynamic var contentVerticalAlignment = ContentVerticalAlignment.center

    /// Calls a method when the user does something; without a target, nothing.
    open dynamic func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        guard let target else { return }
        actions.append((controlEvents, .method(action, Target(object: target as AnyObject))))
    }
    /// Ends what `addTarget` began; without a target or a method for all of them.
    open dynamic func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.removeAll { entry in
            guard case .method(let selector, let own) = entry.perform, !entry.event.isDisjoint(with: controlEvents)
            else {
                return false
            }
            return (target == nil || own.object === (target as AnyObject?)) && (action == nil || action == selector)
        }
    }
    /// Does something when the user does something.
    @available(iOS 14.0, *)
    open dynamic func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append((controlEvents, .action(action)))
    }
    /// Acts as if the user had done something.
    open dynamic func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
            switch entry.perform {
            case .action(let action): action.handler(action)
            case .method(let selector, let target): send(selector, to: target.object)
            }
        }
    }

    private func send(_ selector: Selector, to target: AnyObject?) {
        #if !CHECKING
            if let target { selector.send(to: target, self, UIEvent(())) }
        #endif
    }
}

/// A button.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIButton: UIControl {
    /// A kind of button.
    #if CHECKING
        @objc(UIButtonType)
    #endif
    public enum ButtonType: Int, Sendable {
        /// The kind of button: custom.
        case custom
        /// The kind of button: system.
        case system
        /// The kind of button: detail disclosure.
        case detailDisclosure
        /// The kind of button: info light.
        case infoLight
        /// The kind of button: info dark.
        case infoDark
        /// The kind of button: contact add.
        case contactAdd
        /// The kind of button: close.
        case close = 7
    }

    private var titles: [State: String] = [:]

    /// The label with the title.
    open dynamic var titleLabel: UILabel? = UILabel()
    /// The view with the picture.
    open dynamic var imageView: UIImageView? = UIImageView()
    /// The kind.
    public private(set) var buttonType = ButtonType.custom
    /// How it looks.
    @available(iOS 15.0, *)
    open dynamic var configuration: Configuration?
    /// The distances of content from the edges.
    open dynamic var contentEdgeInsets = UIEdgeInsets.zero
    /// The distances of the title.
    open dynamic var titleEdgeInsets = UIEdgeInsets.zero
    /// The distances of the picture.
    open dynamic var imageEdgeInsets = UIEdgeInsets.zero
    /// The menu.
    @available(iOS 14.0, *)
    open dynamic var menu: UIMenu?
    /// True if a tap shows the menu.
    @available(iOS 14.0, *)
    open dynamic var showsMenuAsPrimaryAction = false

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
    #if CHECKING
        @objc
    #endif
    open dynamic func setTitle(_ title: String?, for state: State) { titles[state] = title }
    /// The title.
    #if CHECKING
        @objc
    #endif
    open dynamic func title(for state: State) -> String? { titles[state] }
    /// The title that is shown.
    open dynamic var currentTitle: String? { titles[.normal] }
    /// Sets the colour of the title.
    open dynamic func setTitleColor(_ color: UIColor?, for state: State) {}
    /// Sets a title with looks.
    open dynamic func setAttributedTitle(_ title: NSAttributedString?, for state: State) {}
    /// Sets the picture.
    open dynamic func setImage(_ image: UIImage?, for state: State) { imageView?.image = image }
    /// Sets the picture behind.
    open dynamic func setBackgroundImage(_ image: UIImage?, for state: State) {}

    /// How a button looks.
    @available(iOS 15.0, *)
    public struct Configuration {
        /// The title.
        public var title: String?
        /// The line under the title.
        public var subtitle: String?
        /// The picture.
        public var image: UIImage?
        /// The space between picture and text.
        public var imagePadding: CGFloat = 0
        /// The color of text and picture.
        public var baseForegroundColor: UIColor?
        /// The color behind the button.
        public var baseBackgroundColor: UIColor?
        /// The space around text and picture.
        public var contentInsets = NSDirectionalEdgeInsets.zero
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// How round the corners are.
        public enum CornerStyle: Sendable {
            /// How round the corners are: fixed.
            case fixed
            /// How round the corners are: dynamic.
            case dynamic
            /// How round the corners are: small.
            case small
            /// How round the corners are: medium.
            case medium
            /// How round the corners are: large.
            case large
            /// How round the corners are: capsule.
            case capsule
        }
        /// A button that looks like this: plain.
        public static func plain() -> Configuration { Configuration() }
        /// A button that looks like this: filled.
        public static func filled() -> Configuration { Configuration() }
        /// A button that looks like this: tinted.
        public static func tinted() -> Configuration { Configuration() }
        /// A button that looks like this: gray.
        public static func gray() -> Configuration { Configuration() }
        /// A button that looks like this: bordered.
        public static func bordered() -> Configuration { Configuration() }
        /// A button that looks like this: bordered prominent.
        public static func borderedProminent() -> Configuration { Configuration() }
        /// A button that looks like this: borderless.
        public static func borderless() -> Configuration { Configuration() }
    }
}

/// A switch.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UISwitch: UIControl {
    /// True if it is on.
    #if CHECKING
        @objc
    #endif
    open dynamic var isOn = false
    /// The colour when it is on.
    open dynamic var onTintColor: UIColor?
    /// Turns it on or off.
    #if CHECKING
        @objc
    #endif
    open dynamic func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A line with a knob for a number.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UISlider: UIControl {
    /// The number.
    open dynamic var value: Float = 0
    /// The smallest number.
    open dynamic var minimumValue: Float = 0
    /// The largest number.
    open dynamic var maximumValue: Float = 1
    /// Sets the number.
    open dynamic func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// Two buttons for a number.
#if CHECKING
    @objc
#endif
@available(iOS 5.0, *)
open class UIStepper: UIControl {
    /// The number.
    open dynamic var value: Double = 0
    /// The smallest number.
    open dynamic var minimumValue: Double = 0
    /// The largest number.
    open dynamic var maximumValue: Double = 100
    /// How much a tap changes.
    open dynamic var stepValue: Double = 1
}

/// Buttons of which one is chosen.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UISegmentedControl: UIControl {
    /// The number of the chosen one; −1 for none.
    open dynamic var selectedSegmentIndex = -1
    /// How many there are.
    public private(set) var numberOfSegments = 0
    /// Makes buttons.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        numberOfSegments = items?.count ?? 0
    }
    /// Adds a button.
    #if CHECKING
        @objc
    #endif
    open dynamic func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { numberOfSegments += 1 }
}

/// Dots for pages.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIPageControl: UIControl {
    /// How many pages there are.
    open dynamic var numberOfPages = 0
    /// The page that is shown.
    open dynamic var currentPage = 0
    /// The colour of the dots.
    open dynamic var pageIndicatorTintColor: UIColor?
    /// The colour of the dot of the page that is shown.
    open dynamic var currentPageIndicatorTintColor: UIColor?
}

/// Wheels for a date.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIDatePicker: UIControl {
    /// The date.
    open dynamic var date = Date()
    /// The first date.
    open dynamic var minimumDate: Date?
    /// The last date.
    open dynamic var maximumDate: Date?
    /// Date, time or both.
    open dynamic var datePickerMode = Mode.dateAndTime
    /// Date, time or both.
    public enum Mode: Int, Sendable {
        /// What is chosen: time.
        case time
        /// What is chosen: date.
        case date
        /// What is chosen: date and time.
        case dateAndTime
        /// What is chosen: count down timer.
        case countDownTimer
    }
}

/// What is shown while the user pulls to refresh.
#if CHECKING
    @objc
#endif
@available(iOS 6.0, *)
open class UIRefreshControl: UIControl {
    /// True while it is shown.
    public private(set) var isRefreshing = false
    /// Shows it.
    open dynamic func beginRefreshing() { isRefreshing = true }
    /// Hides it.
    open dynamic func endRefreshing() { isRefreshing = false }
}
