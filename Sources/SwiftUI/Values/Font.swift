import UIKit

/// A font.
@available(iOS 13.0, *)
public struct Font: Hashable, Sendable {
    let size: Double
    /// How heavy letters are.
    public struct Weight: Hashable, Sendable {
        let value: Double
        /// The weight ultra light.
        public static let ultraLight = Weight(value: -0.8)
        /// The weight thin.
        public static let thin = Weight(value: -0.6)
        /// The weight light.
        public static let light = Weight(value: -0.4)
        /// The weight regular.
        public static let regular = Weight(value: 0)
        /// The weight medium.
        public static let medium = Weight(value: 0.23)
        /// The weight semibold.
        public static let semibold = Weight(value: 0.3)
        /// The weight bold.
        public static let bold = Weight(value: 0.4)
        /// The weight heavy.
        public static let heavy = Weight(value: 0.56)
        /// The weight black.
        public static let black = Weight(value: 0.62)
    }
    /// What letters are like.
    public enum Design: Hashable, Sendable {
        /// The design of the font: default.
        case `default`
        /// The design of the font: serif.
        case serif
        /// The design of the font: rounded.
        case rounded
        /// The design of the font: monospaced.
        case monospaced
    }
    /// A style of text.
    public enum TextStyle: CaseIterable, Sendable {
        /// The style of text: large title.
        case largeTitle
        /// The style of text: title.
        case title
        /// The style of text: title2.
        case title2
        /// The style of text: title3.
        case title3
        /// The style of text: headline.
        case headline
        /// The style of text: subheadline.
        case subheadline
        /// The style of text: body.
        case body
        /// The style of text: callout.
        case callout
        /// The style of text: footnote.
        case footnote
        /// The style of text: caption.
        case caption
        /// The style of text: caption2.
        case caption2
    }
    /// The font for this: large title.
    public static let largeTitle = Font(size: 34)
    /// The font for this: title.
    public static let title = Font(size: 28)
    /// The font for this: title2.
    public static let title2 = Font(size: 22)
    /// The font for this: title3.
    public static let title3 = Font(size: 20)
    /// The font for this: headline.
    public static let headline = Font(size: 17)
    /// The font for this: subheadline.
    public static let subheadline = Font(size: 15)
    /// The font for this: body.
    public static let body = Font(size: 17)
    /// The font for this: callout.
    public static let callout = Font(size: 16)
    /// The font for this: footnote.
    public static let footnote = Font(size: 13)
    /// The font for this: caption.
    public static let caption = Font(size: 12)
    /// The font for this: caption2.
    public static let caption2 = Font(size: 11)
    /// The system's font in a size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(size: size) }
    /// The system's font in a size.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(size: size)
    }
    /// The system's font for a style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { .body }
    /// A font by its name; its size follows that of the body.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: size) }
    /// A font by its name; its size follows that of a style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(size: size)
    }
    /// A font by its name, always of one size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: fixedSize) }
    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { self }
    /// The font, bold.
    public func bold() -> Font { self }
    /// The font, slanted.
    public func italic() -> Font { self }
    /// The font with characters of one width.
    public func monospaced() -> Font { self }
    /// The font with digits of one width.
    public func monospacedDigit() -> Font { self }
    /// The font with small capitals.
    public func smallCaps() -> Font { self }
    /// The font with another space between lines.
    public func leading(_ leading: Leading) -> Font { self }
    /// The distance of lines.
    public enum Leading: Sendable {
        /// The space between lines: standard.
        case standard
        /// The space between lines: tight.
        case tight
        /// The space between lines: loose.
        case loose
    }
}
