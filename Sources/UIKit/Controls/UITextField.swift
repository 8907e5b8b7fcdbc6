import FoundationAdditions

/// What the keyboard is like.
@available(iOS 2.0, *)
#if CHECKING
    @objc
#endif
public enum UIKeyboardType: Int, Sendable {
    /// The keyboard for this: default.
    case `default`
    /// The keyboard for this: ascii capable.
    case asciiCapable
    /// The keyboard for this: numbers and punctuation.
    case numbersAndPunctuation
    /// The keyboard for this: URL.
    case URL
    /// The keyboard for this: number pad.
    case numberPad
    /// The keyboard for this: phone pad.
    case phonePad
    /// The keyboard for this: name phone pad.
    case namePhonePad
    /// The keyboard for this: email address.
    case emailAddress
    /// Digits and a point.
    case decimalPad
    /// Letters with `@` and `#` at hand.
    case twitter
    /// Letters with what addresses and searches need at hand.
    case webSearch
}

/// What the return key says.
@available(iOS 2.0, *)
#if CHECKING
    @objc
#endif
public enum UIReturnKeyType: Int, Sendable {
    /// The return key says “default”.
    case `default`
    /// The return key says “go”.
    case go
    /// The return key says “google”.
    case google
    /// The return key says “join”.
    case join
    /// The return key says “next”.
    case next
    /// The return key says “route”.
    case route
    /// The return key says “search”.
    case search
    /// The return key says “send”.
    case send
    /// The return key says “yahoo”.
    case yahoo
    /// The return key says “done”.
    case done
    /// The return key says “emergency call”.
    case emergencyCall
    /// The return key says “continue”.
    case `continue`
}

/// Which letters become capitals.
@available(iOS 2.0, *)
#if CHECKING
    @objc
#endif
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Which letters become capitals: none.
    case none
    /// Which letters become capitals: words.
    case words
    /// Which letters become capitals: sentences.
    case sentences
    /// Which letters become capitals: all characters.
    case allCharacters
}

/// Whether words are corrected.
@available(iOS 2.0, *)
#if CHECKING
    @objc
#endif
public enum UITextAutocorrectionType: Int, Sendable {
    /// Whether typing is corrected: default.
    case `default`
    /// Whether typing is corrected: no.
    case no
    /// Whether typing is corrected: yes.
    case yes
}

/// What a text is.
@available(iOS 10.0, *)
public struct UITextContentType: _StringKey {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What the user is to enter: username.
    public static let username = UITextContentType(rawValue: "username")
    /// What the user is to enter: password.
    public static let password = UITextContentType(rawValue: "password")
    /// What the user is to enter: email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// What the user is to enter: one time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// A field for a line of text.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UITextField: UIControl {
    /// What surrounds it.
    #if CHECKING
        @objc(UITextBorderStyle)
    #endif
    public enum BorderStyle: Int, Sendable {
        /// The border of the field: none.
        case none
        /// The border of the field: line.
        case line
        /// The border of the field: bezel.
        case bezel
        /// The border of the field: rounded rect.
        case roundedRect
    }
    /// When something is shown.
    public enum ViewMode: Int, Sendable {
        /// When the view beside the text is shown: never.
        case never
        /// When the view beside the text is shown: while editing.
        case whileEditing
        /// When the view beside the text is shown: unless editing.
        case unlessEditing
        /// When the view beside the text is shown: always.
        case always
    }

    /// The text.
    #if CHECKING
        @objc
    #endif
    open dynamic var text: String? = ""
    /// The text with looks.
    open dynamic var attributedText: NSAttributedString?
    /// What is shown while it is empty.
    open dynamic var placeholder: String?
    /// The font.
    open dynamic var font: UIFont?
    /// The colour.
    open dynamic var textColor: UIColor?
    /// How the line stands.
    open dynamic var textAlignment = NSTextAlignment.natural
    /// What surrounds it.
    open dynamic var borderStyle = BorderStyle.none
    /// The object that is asked and told.
    open weak var delegate: (any UITextFieldDelegate)?
    /// True if dots are shown in place of letters.
    open dynamic var isSecureTextEntry = false
    /// What the keyboard is like.
    open dynamic var keyboardType = UIKeyboardType.default
    /// What the return key says.
    open dynamic var returnKeyType = UIReturnKeyType.default
    /// Which letters become capitals.
    open dynamic var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected.
    open dynamic var autocorrectionType = UITextAutocorrectionType.default
    /// What the text is.
    open dynamic var textContentType: UITextContentType!
    /// When the button to empty it is shown.
    open dynamic var clearButtonMode = ViewMode.never
    /// What is before the text.
    open dynamic var leftView: UIView?
    /// When that is shown.
    open dynamic var leftViewMode = ViewMode.never
    /// What is after the text.
    open dynamic var rightView: UIView?
    /// When that is shown.
    open dynamic var rightViewMode = ViewMode.never
    /// True while the user types.
    open dynamic var isEditing: Bool { isFirstResponder }

    #if CHECKING
        @objc
    #endif
    open dynamic override var canBecomeFirstResponder: Bool { true }
}

/// A field for text of many lines.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UITextView: UIScrollView {
    /// The text.
    #if CHECKING
        @objc
    #endif
    open dynamic var text: String! = ""
    /// The text with looks.
    open dynamic var attributedText: NSAttributedString!
    /// The font.
    open dynamic var font: UIFont?
    /// The colour.
    open dynamic var textColor: UIColor?
    /// How lines stand.
    open dynamic var textAlignment = NSTextAlignment.natural
    /// True if the user can change it.
    open dynamic var isEditable = true
    /// True if the user can choose parts of it.
    open dynamic var isSelectable = true
    /// What is chosen.
    open dynamic var selectedRange = NSRange(location: 0, length: 0)
    /// The distances of text from the edges.
    open dynamic var textContainerInset = UIEdgeInsets.zero
    /// What the keyboard is like.
    open dynamic var keyboardType = UIKeyboardType.default

    #if CHECKING
        @objc
    #endif
    open dynamic override var canBecomeFirstResponder: Bool { isEditable }
}
