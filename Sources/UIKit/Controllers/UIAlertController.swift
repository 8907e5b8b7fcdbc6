import FoundationAdditions

/// A message with buttons.
#if CHECKING
    @objc
#endif
@available(iOS 8.0, *)
open class UIAlertController: UIViewController {
    /// In the middle or at the edge.
    #if CHECKING
        @objc(UIAlertControllerStyle)
    #endif
    public enum Style: Int, Sendable {
        /// How the message is shown: action sheet.
        case actionSheet
        /// How the message is shown: alert.
        case alert
    }

    /// The text.
    open dynamic var message: String?
    /// In the middle or at the edge.
    public private(set) var preferredStyle: Style
    /// The buttons.
    public private(set) var actions: [UIAlertAction] = []
    /// The text fields.
    public private(set) var textFields: [UITextField]?
    /// The button that return stands for.
    open dynamic var preferredAction: UIAlertAction?

    /// Makes a message.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }
    /// Reads a message from an archive.
    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    /// Adds a button.
    open dynamic func addAction(_ action: UIAlertAction) { actions.append(action) }
    /// Adds a text field.
    open dynamic func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// A button of a message.
#if CHECKING
    @objc
#endif
@available(iOS 8.0, *)
open class UIAlertAction: _UIObject {
    /// What kind of button.
    #if CHECKING
        @objc(UIAlertActionStyle)
    #endif
    public enum Style: Int, Sendable {
        /// What the button is for: default.
        case `default`
        /// What the button is for: cancel.
        case cancel
        /// What the button is for: destructive.
        case destructive
    }

    /// The title.
    public let title: String?
    /// What kind of button.
    public let style: Style
    /// True if it can be tapped.
    open dynamic var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// Makes a button.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init(())
    }
}

/// A controller that offers what to do with some things.
#if CHECKING
    @objc
#endif
@available(iOS 6.0, *)
open class UIActivityViewController: UIViewController {
    /// Called at the end.
    open dynamic var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
    /// What is not to be offered.
    open dynamic var excludedActivityTypes: [ActivityType]?

    /// Takes the things.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }
    /// Reads a controller from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A kind of thing to do.
    public struct ActivityType: _StringKey {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What is done with what is shared: mail.
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        /// What is done with what is shared: message.
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    }
}

/// Something to do with some things.
#if CHECKING
    @objc
#endif
@available(iOS 6.0, *)
open class UIActivity: _UIObject {
    /// Makes something to do.
    public init() { super.init(()) }
}

/// What shows a controller in front.
#if CHECKING
    @objc
#endif
@available(iOS 8.0, *)
open class UIPresentationController: _UIObject {
    /// The object that is asked and told.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The controller in front.
    public let presentedViewController: UIViewController
    /// The controller behind.
    public let presentingViewController: UIViewController

    /// Takes both.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init(())
    }
}

/// What shows a controller in a bubble.
#if CHECKING
    @objc
#endif
@available(iOS 8.0, *)
open class UIPopoverPresentationController: UIPresentationController {
    /// The view it points at.
    open dynamic var sourceView: UIView?
    /// The place it points at.
    open dynamic var sourceRect = CGRect.zero
    /// The button it points at.
    open dynamic var barButtonItem: UIBarButtonItem?
    /// Where its arrow may be.
    open dynamic var permittedArrowDirections: UIPopoverArrowDirection = .any
}

/// Where the arrow of a bubble may be.
@available(iOS 3.2, *)
public struct UIPopoverArrowDirection: _Mask {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Where the arrow points: up.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Where the arrow points: down.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// Where the arrow points: any.
    public static let any = UIPopoverArrowDirection(rawValue: 15)
}

/// What shows a controller as a sheet.
#if CHECKING
    @objc
#endif
@available(iOS 15.0, *)
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which it rests.
    open dynamic var detents: [Detent] = [.large()]
    /// True if the bar to drag is shown.
    open dynamic var prefersGrabberVisible = false
    /// The height at which it rests now.
    open dynamic var selectedDetentIdentifier: Detent.Identifier?

    /// A height at which a sheet rests.
    open class Detent: _UIObject {
        /// A name.
        public struct Identifier: _StringKey {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// The height medium.
            public static let medium = Identifier(rawValue: "medium")
            /// The height large.
            public static let large = Identifier(rawValue: "large")
        }
        init() { super.init(()) }
        /// Half the screen.
        open class func medium() -> Detent { Detent() }
        /// The whole screen.
        open class func large() -> Detent { Detent() }
    }
}

/// What goes along with a change of controllers.
@available(iOS 2.0, *)
@MainActor @preconcurrency
#if CHECKING
    @objc
#endif
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
    /// Changes views along with it.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// What is known of a change of controllers.
@available(iOS 2.0, *)
@MainActor @preconcurrency
#if CHECKING
    @objc
#endif
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// True if it is seen.
    var isAnimated: Bool { get }
    /// True if the user broke it off.
    var isCancelled: Bool { get }
    /// The length in seconds.
    var transitionDuration: TimeInterval { get }
}

/// What is known of a change of controllers that the app draws itself.
@available(iOS 2.0, *)
@MainActor @preconcurrency
#if CHECKING
    @objc
#endif
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which it happens.
    var containerView: UIView { get }
    /// Tells that it has ended.
    func completeTransition(_ didComplete: Bool)
}

/// An object that draws a change of controllers.
@available(iOS 2.0, *)
@MainActor @preconcurrency
#if CHECKING
    @objc
#endif
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// The length in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Draws it.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
