import FoundationAdditions

/// A font: a name and a size.
@available(iOS 2.0, *)
open class UIFont: _Object, @unchecked Sendable {
    /// The name.
    public let fontName: String
    /// The size in points.
    public let pointSize: CGFloat

    /// Takes a font by its name.
    public init?(name fontName: String, size fontSize: CGFloat) {
        self.fontName = fontName
        pointSize = fontSize
    }

    /// Takes a font by its description.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        fontName = descriptor.name
        self.pointSize = pointSize
    }

    init(system weight: Weight, size: CGFloat) {
        fontName = "System"
        pointSize = size
    }

    /// The system's font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(system: .regular, size: fontSize) }
    /// The system's font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(system: weight, size: fontSize)
    }
    /// The system's font in bold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(system: .bold, size: fontSize) }
    /// The system's font in italics.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(system: .regular, size: fontSize) }
    /// The system's font with letters of one width.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(system: weight, size: fontSize)
    }
    /// The system's font with figures of one width.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(system: weight, size: fontSize)
    }
    /// The font of a style of text.
    @available(iOS 7.0, *)
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(system: .regular, size: style.size)
    }
    /// The size of labels.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of buttons.
    open class var buttonFontSize: CGFloat { 18 }
    /// The usual size.
    open class var systemFontSize: CGFloat { 14 }
    /// A small size.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }
    /// The description.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
    /// The height of a line.
    open var lineHeight: CGFloat { pointSize * 1.2 }

    /// How heavy letters are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The weight ultra light.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// The weight thin.
        public static let thin = Weight(rawValue: -0.6)
        /// The weight light.
        public static let light = Weight(rawValue: -0.4)
        /// The weight regular.
        public static let regular = Weight(rawValue: 0)
        /// The weight medium.
        public static let medium = Weight(rawValue: 0.23)
        /// The weight semibold.
        public static let semibold = Weight(rawValue: 0.3)
        /// The weight bold.
        public static let bold = Weight(rawValue: 0.4)
        /// The weight heavy.
        public static let heavy = Weight(rawValue: 0.56)
        /// The weight black.
        public static let black = Weight(rawValue: 0.62)
    }

    /// A style of text.
    @available(iOS 7.0, *)
    public struct TextStyle: _StringKey {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The style of text: large title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The style of text: title1.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The style of text: title2.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The style of text: title3.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The style of text: headline.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The style of text: subheadline.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The style of text: body.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The style of text: callout.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The style of text: footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The style of text: caption1.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The style of text: caption2.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }
}

/// What a font is like.
@available(iOS 7.0, *)
open class UIFontDescriptor: _Object, @unchecked Sendable {
    let name: String
    /// The size in points.
    public let pointSize: CGFloat

    /// Takes a name and a size.
    public init(name fontName: String, size: CGFloat) {
        name = fontName
        pointSize = size
    }

    /// The same font with traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { self }

    /// Traits of a font.
    public struct SymbolicTraits: _Mask {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What the font is like: trait italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// What the font is like: trait bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// What the font is like: trait mono space.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    }
}

/// The size of text that the user prefers.
@available(iOS 7.0, *)
public struct UIContentSizeCategory: _StringKey {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The size “small” of text.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// The size “medium” of text.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The size “large” of text.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// The size “extra large” of text.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// The size “accessibility medium” of text.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The size “accessibility large” of text.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The size “unspecified” of text.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Posted when the user changes it.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}
