import FoundationAdditions

/// How lines stand.
#if CHECKING
@objc
#endif
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// How a line ends that is too long.
#if CHECKING
@objc
#endif
public enum NSLineBreakMode: Int, Sendable { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }

/// A text.
@available(iOS 2.0, *)
open class UILabel: UIView {
    /// The text.
    open var text: String?
    /// The text with looks.
    open var attributedText: NSAttributedString?
    /// The font.
    open dynamic var font: UIFont! = UIFont.systemFont(ofSize: 17)
    /// The colour.
    open dynamic var textColor: UIColor! = .label
    /// How lines stand.
    open var textAlignment = NSTextAlignment.natural
    /// How a line ends that is too long.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines at most; 0 for any number.
    open var numberOfLines = 1
    /// True if text becomes smaller to fit.
    open var adjustsFontSizeToFitWidth = false
    /// How small it may become.
    open var minimumScaleFactor: CGFloat = 0
    /// True if the font follows the user's size.
    open var adjustsFontForContentSizeCategory = false
    /// The colour of the shadow.
    open var shadowColor: UIColor?
    /// True if it looks like it can be used.
    open var isEnabled = true
}

/// A picture.
@available(iOS 2.0, *)
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage?
    /// The picture while it is pressed.
    open var highlightedImage: UIImage?
    /// The pictures of a film.
    open var animationImages: [UIImage]?
    /// The length of the film in seconds.
    open var animationDuration: TimeInterval = 0
    /// True while the film runs.
    public private(set) var isAnimating = false

    /// Shows a picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }
    /// Shows nothing.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Reads a view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Runs the film.
    open func startAnimating() { isAnimating = true }
    /// Stops the film.
    open func stopAnimating() { isAnimating = false }
}

/// What the keyboard is like.
#if CHECKING
@objc
#endif
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
}

/// What the return key says.
#if CHECKING
@objc
#endif
public enum UIReturnKeyType: Int, Sendable { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }

/// Which letters become capitals.
#if CHECKING
@objc
#endif
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// Whether words are corrected.
#if CHECKING
@objc
#endif
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// What a text is.
public struct UITextContentType: _StringKey {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// A field for a line of text.
@available(iOS 2.0, *)
open class UITextField: UIControl {
    /// What surrounds it.
    #if CHECKING
    @objc(UITextBorderStyle)
    #endif
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When something is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    /// The text.
    open var text: String? = ""
    /// The text with looks.
    open var attributedText: NSAttributedString?
    /// What is shown while it is empty.
    open var placeholder: String?
    /// The font.
    open dynamic var font: UIFont?
    /// The colour.
    open dynamic var textColor: UIColor?
    /// How the line stands.
    open var textAlignment = NSTextAlignment.natural
    /// What surrounds it.
    open var borderStyle = BorderStyle.none
    /// The object that is asked and told.
    open weak var delegate: (any UITextFieldDelegate)?
    /// True if dots are shown in place of letters.
    open var isSecureTextEntry = false
    /// What the keyboard is like.
    open var keyboardType = UIKeyboardType.default
    /// What the return key says.
    open var returnKeyType = UIReturnKeyType.default
    /// Which letters become capitals.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// What the text is.
    open var textContentType: UITextContentType!
    /// When the button to empty it is shown.
    open var clearButtonMode = ViewMode.never
    /// What is before the text.
    open var leftView: UIView?
    /// When that is shown.
    open var leftViewMode = ViewMode.never
    /// What is after the text.
    open var rightView: UIView?
    /// When that is shown.
    open var rightViewMode = ViewMode.never
    /// True while the user types.
    open var isEditing: Bool { isFirstResponder }

    open override var canBecomeFirstResponder: Bool { true }
}

/// A field for text of many lines.
@available(iOS 2.0, *)
open class UITextView: UIScrollView {
    /// The text.
    open var text: String! = ""
    /// The text with looks.
    open var attributedText: NSAttributedString!
    /// The font.
    open var font: UIFont?
    /// The colour.
    open var textColor: UIColor?
    /// How lines stand.
    open var textAlignment = NSTextAlignment.natural
    /// True if the user can change it.
    open var isEditable = true
    /// True if the user can choose parts of it.
    open var isSelectable = true
    /// What is chosen.
    open var selectedRange = NSRange(location: 0, length: 0)
    /// The distances of text from the edges.
    open var textContainerInset = UIEdgeInsets.zero
    /// What the keyboard is like.
    open var keyboardType = UIKeyboardType.default

    open override var canBecomeFirstResponder: Bool { isEditable }
}

/// A wheel that tells that the app is busy.
@available(iOS 2.0, *)
open class UIActivityIndicatorView: UIView {
    /// How large it is.
    #if CHECKING
    @objc(UIActivityIndicatorViewStyle)
    #endif
    public enum Style: Int, Sendable { case medium = 100, large = 101, whiteLarge = 0, white = 1, gray = 2 }
    /// How large it is.
    open var style: Style
    /// The colour.
    open var color: UIColor!
    /// True if it is hidden while it stands.
    open var hidesWhenStopped = true
    /// True while it turns.
    public private(set) var isAnimating = false

    /// Makes a wheel.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    /// Makes a wheel.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }
    /// Reads a wheel from an archive.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
    }
    /// Turns it.
    open func startAnimating() { isAnimating = true }
    /// Stops it.
    open func stopAnimating() { isAnimating = false }
}

/// A line that tells how far something is.
@available(iOS 2.0, *)
open class UIProgressView: UIView {
    /// How far, from 0 to 1.
    open var progress: Float = 0
    /// Says how far it is.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// An effect of a view.
@available(iOS 8.0, *)
open class UIVisualEffect: _Object {}

/// What is behind becomes blurred.
@available(iOS 8.0, *)
open class UIBlurEffect: UIVisualEffect {
    /// How it is blurred.
    #if CHECKING
    @objc(UIBlurEffectStyle)
    #endif
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial
        case systemMaterial, systemThickMaterial, systemChromeMaterial
    }
    /// Makes an effect.
    public init(style: Style) {}
}

/// A view with an effect.
@available(iOS 8.0, *)
open class UIVisualEffectView: UIView {
    /// The effect.
    open var effect: UIVisualEffect?
    /// Where subviews go.
    public let contentView = UIView()
    /// Makes a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
    }
    /// Reads a view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Views in a row.
@available(iOS 9.0, *)
open class UIStackView: UIView {
    /// How views share the row.
    #if CHECKING
    @objc(UIStackViewDistribution)
    #endif
    public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    /// How views stand across the row.
    #if CHECKING
    @objc(UIStackViewAlignment)
    #endif
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// The views.
    public private(set) var arrangedSubviews: [UIView] = []
    /// The direction of the row.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// How views share the row.
    open var distribution = Distribution.fill
    /// How views stand across the row.
    open var alignment = Alignment.fill
    /// The distance between views.
    open var spacing: CGFloat = 0
    /// True if the margins count.
    open var isLayoutMarginsRelativeArrangement = false

    /// Makes a row.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }
    /// Adds a view.
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
    /// Adds a view at a place.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.insert(view, at: stackIndex)
        addSubview(view)
    }
    /// Takes a view out of the row.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    /// Sets the distance after a view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
