import UIKit

/// A text that may be looked up in the user's language.
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
        public mutating func appendInterpolation(_ string: String) { text += string }
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) { text += "\(value)" }
        public mutating func appendInterpolation(_ text: Text) { self.text += text.content }
        public mutating func appendInterpolation(_ image: Image) {}
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += "\(date)" }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            text += format.format(input)
        }
    }
}

/// A text.
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
        public static let time = DateStyle()
        public static let date = DateStyle()
        public static let relative = DateStyle()
        public static let offset = DateStyle()
        public static let timer = DateStyle()
    }

    public nonisolated func font(_ font: Font?) -> Text { self }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public nonisolated func bold() -> Text { self }
    public nonisolated func bold(_ isActive: Bool) -> Text { self }
    public nonisolated func italic() -> Text { self }
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
    public nonisolated func foregroundColor(_ color: Color?) -> Text { self }
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
    public nonisolated func monospacedDigit() -> Text { self }
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { self }
    public nonisolated static func + (left: Text, right: Text) -> Text { Text(verbatim: left.content + right.content) }
}

extension Text: _PrimitiveView {}

/// A picture.
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

    public nonisolated func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
        -> Image
    { self }
    public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    public nonisolated func interpolation(_ interpolation: Interpolation) -> Image { self }
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    /// How a picture fills a place.
    public enum ResizingMode: Sendable { case tile, stretch }
    /// How a picture is used.
    public enum TemplateRenderingMode: Sendable { case template, original }
    /// How dots are worked out.
    public enum Interpolation: Sendable { case none, low, medium, high }
    /// How large a symbol is.
    public enum Scale: Sendable { case small, medium, large }
}

extension Image: _PrimitiveView {}

/// How a symbol is coloured.
public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

/// A picture that is loaded.
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
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A title with a picture.
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
