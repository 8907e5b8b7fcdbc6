import FoundationAdditions

/// How lines stand.
@available(iOS 2.0, *)
#if CHECKING
    @objc
#endif
public enum NSTextAlignment: Int, Sendable {
    /// Where lines are: left.
    case left
    /// Where lines are: center.
    case center
    /// Where lines are: right.
    case right
    /// Where lines are: justified.
    case justified
    /// Where lines are: natural.
    case natural
}

/// How a line ends that is too long.
@available(iOS 2.0, *)
#if CHECKING
    @objc
#endif
public enum NSLineBreakMode: Int, Sendable {
    /// What happens to lines that are too long: by word wrapping.
    case byWordWrapping
    /// What happens to lines that are too long: by char wrapping.
    case byCharWrapping
    /// What happens to lines that are too long: by clipping.
    case byClipping
    /// What happens to lines that are too long: by truncating head.
    case byTruncatingHead
    /// What happens to lines that are too long: by truncating tail.
    case byTruncatingTail
    /// What happens to lines that are too long: by truncating middle.
    case byTruncatingMiddle
}

/// A text.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UILabel: UIView {
    /// The text.
    #if CHECKING
        @objc
    #endif
    open dynamic var text: String?
    /// The text with looks.
    open dynamic var attributedText: NSAttributedString?
    /// The font.
    open dynamic var font: UIFont! = UIFont.systemFont(ofSize: 17)
    /// The colour.
    open dynamic var textColor: UIColor! = .label
    /// How lines stand.
    open dynamic var textAlignment = NSTextAlignment.natural
    /// How a line ends that is too long.
    open dynamic var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines at most; 0 for any number.
    open dynamic var numberOfLines = 1
    /// True if text becomes smaller to fit.
    open dynamic var adjustsFontSizeToFitWidth = false
    /// How small it may become.
    open dynamic var minimumScaleFactor: CGFloat = 0
    /// True if the font follows the user's size.
    open dynamic var adjustsFontForContentSizeCategory = false
    /// The colour of the shadow.
    open dynamic var shadowColor: UIColor?
    /// True if it looks like it can be used.
    #if CHECKING
        @objc
    #endif
    open dynamic var isEnabled = true
}

/// A picture.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIImageView: UIView {
    /// The picture.
    open dynamic var image: UIImage?
    /// The picture while it is pressed.
    open dynamic var highlightedImage: UIImage?
    /// The pictures of a film.
    open dynamic var animationImages: [UIImage]?
    /// The length of the film in seconds.
    open dynamic var animationDuration: TimeInterval = 0
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
    open dynamic func startAnimating() { isAnimating = true }
    /// Stops the film.
    open dynamic func stopAnimating() { isAnimating = false }
}
