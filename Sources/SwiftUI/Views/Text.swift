import UIKit

/// A text that may be looked up in the user's language.
@available(iOS 13.0, *)
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let text: String
    /// Takes the key.
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Collects a key's parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Takes a value.
        public mutating func appendInterpolation(_ string: String) { text += string }
        /// Takes a value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
        /// Takes a value and how to write it, as `printf` says it.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) { text += "\(value)" }
        /// Takes a value.
        public mutating func appendInterpolation(_ text: Text) { self.text += text.content }
        /// Takes a value.
        public mutating func appendInterpolation(_ image: Image) {}
        /// Takes a date and how to write it.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += "\(date)" }
        /// Takes a value and how to write it.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            text += format.format(input)
        }
    }
}

/// A text.
@available(iOS 13.0, *)
public struct Text: Equatable, Sendable {
    let content: String

    /// A text in the user's language.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        content = key.text
    }
    /// A text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.content = String(content) }
    /// A text as it stands.
    public init(verbatim content: String) { self.content = content }
    /// A text with looks.
    public init(_ attributedContent: AttributedString) { content = String(attributedContent.characters) }
    /// A date in a style.
    public init(_ date: Date, style: DateStyle) { content = "\(date)" }
    /// A value in a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        content = format.format(input)
    }

    /// How a date is written.
    public struct DateStyle: Sendable {
        /// How the date is written: time.
        public static let time = DateStyle()
        /// How the date is written: date.
        public static let date = DateStyle()
        /// How the date is written: relative.
        public static let relative = DateStyle()
        /// How the date is written: offset.
        public static let offset = DateStyle()
        /// How the date is written: timer.
        public static let timer = DateStyle()
    }

    /// The text in another font.
    public nonisolated func font(_ font: Font?) -> Text { self }
    /// The text in another weight.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
    /// The text, bold.
    public nonisolated func bold() -> Text { self }
    /// The text, bold or not.
    public nonisolated func bold(_ isActive: Bool) -> Text { self }
    /// The text, slanted.
    public nonisolated func italic() -> Text { self }
    /// The text with a line under it.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// The text with a line through it.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    /// The text in another color.
    public nonisolated func foregroundColor(_ color: Color?) -> Text { self }
    /// The text in another style.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    /// The text with digits of one width.
    public nonisolated func monospacedDigit() -> Text { self }
    /// The text with more space between characters.
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }
    /// One text after the other, each with its looks.
    public nonisolated static func + (left: Text, right: Text) -> Text { Text(verbatim: left.content + right.content) }
}

extension Text: _PrimitiveView {}

/// A picture.
@available(iOS 13.0, *)
public struct Image: Equatable, Sendable {
    let name: String

    /// A picture of the app.
    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    /// A picture of the app with a description.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }
    /// A symbol.
    public init(systemName: String) { name = systemName }
    /// A picture that says nothing.
    public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
    /// A picture of UIKit.
    public init(uiImage: UIImage) { name = "" }

    /// Lets the picture change its size.
    public nonisolated func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
        -> Image
    { self }
    /// Says whether the picture keeps its colors.
    public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    /// Says how the picture is smoothed when it changes its size.
    public nonisolated func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// Says how the symbol is colored.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// How a picture fills a place.
    public enum ResizingMode: Sendable {
        /// How the picture fills more space: tile.
        case tile
        /// How the picture fills more space: stretch.
        case stretch
    }
    /// How a picture is used.
    public enum TemplateRenderingMode: Sendable {
        /// Whether the picture keeps its colors: template.
        case template
        /// Whether the picture keeps its colors: original.
        case original
    }
    /// How dots are worked out.
    public enum Interpolation: Sendable {
        /// How the picture is smoothed: none.
        case none
        /// How the picture is smoothed: low.
        case low
        /// How the picture is smoothed: medium.
        case medium
        /// How the picture is smoothed: high.
        case high
    }
    /// How large a symbol is.
    public enum Scale: Sendable {
        /// The size of the symbol: small.
        case small
        /// The size of the symbol: medium.
        case medium
        /// The size of the symbol: large.
        case large
    }
}

extension Image: _PrimitiveView {}

/// How a symbol is coloured.
@available(iOS 15.0, *)
public struct SymbolRenderingMode: Sendable {
    /// How the symbol is colored: monochrome.
    public static let monochrome = SymbolRenderingMode()
    /// How the symbol is colored: multicolor.
    public static let multicolor = SymbolRenderingMode()
    /// How the symbol is colored: hierarchical.
    public static let hierarchical = SymbolRenderingMode()
    /// How the symbol is colored: palette.
    public static let palette = SymbolRenderingMode()
}

/// A picture that is loaded.
@available(iOS 15.0, *)
public struct AsyncImage<Content: View> {
    /// Loads a picture.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
    /// Loads a picture and shows it in a way.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {}
    /// Loads a picture and shows each step.
    public init(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {}
}

extension AsyncImage: _PrimitiveView {}

/// How far the loading of a picture is.
@available(iOS 15.0, *)
public enum AsyncImagePhase: Sendable {
    /// Where loading is: empty.
    case empty
    /// Where loading is: success.
    case success(Image)
    /// Where loading is: failure.
    case failure(any Error)
    /// The picture, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// Why there is no picture.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A title with a picture.
@available(iOS 14.0, *)
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon
    /// Takes both.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
    public var _children: [any View] { [title, icon] }
}

extension Label: _PrimitiveView {}

extension Label where Title == Text, Icon == Image {
    /// Takes a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        title = Text(titleKey)
        icon = Image(systemName: name)
    }
    /// Takes a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.title = Text(title)
        icon = Image(systemName: name)
    }
    /// Takes a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        title = Text(titleKey)
        icon = Image(name)
    }
    /// Takes a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.title = Text(title)
        icon = Image(name)
    }
}
