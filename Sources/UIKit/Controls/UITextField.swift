import FoundationAdditions

/// What the keyboard is like.
#if CHECKING
    @objc
#endif
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad, twitter, webSearch
}

/// What the return key says.
#if CHECKING
    @objc
#endif
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

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
