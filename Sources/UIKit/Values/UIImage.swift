import FoundationAdditions

/// A picture: a name or data, and no dots.
@available(iOS 2.0, *)
open class UIImage: _Object, @unchecked Sendable {
    let name: String?
    /// The size in points.
    open var size: CGSize { .zero }
    /// The dots a point.
    open var scale: CGFloat { 1 }
    /// The picture for the drawing system.
    open var cgImage: CGImage? { CGImage(width: 0, height: 0) }
    /// How it is turned.
    open var imageOrientation: Orientation { .up }

    /// An empty picture.
    public override init() { name = nil }
    /// Takes a picture of the app by its name. There is no catalogue here: an empty picture stands for it.
    public init?(named name: String) { self.name = name }
    /// Takes a picture of a bundle by its name.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.name = name
    }
    /// Takes a symbol.
    @available(iOS 13.0, *)
    public init?(systemName name: String) { self.name = name }
    /// Takes a symbol with a look.
    @available(iOS 13.0, *)
    public init?(systemName name: String, withConfiguration configuration: Configuration?) { self.name = name }
    /// Takes data.
    public init?(data: Data) { name = nil }
    /// Takes data for a density.
    public init?(data: Data, scale: CGFloat) { name = nil }
    /// Takes a file.
    public init?(contentsOfFile path: String) { name = path }
    /// Takes a picture of the drawing system.
    public init(cgImage: CGImage) { name = nil }
    /// Takes a picture from a literal.
    public required init(imageLiteralResourceName name: String) { self.name = name }

    /// The same picture, used as a mask or as it is.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    /// The same picture in a colour.
    @available(iOS 13.0, *)
    open func withTintColor(_ color: UIColor) -> UIImage { self }
    /// The same picture in a colour.
    @available(iOS 13.0, *)
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    /// The same symbol with a look.
    @available(iOS 13.0, *)
    open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
    /// The picture as PNG. There are no dots here: it is nil.
    open func pngData() -> Data? { nil }
    /// The picture as JPEG. There are no dots here: it is nil.
    open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    /// Draws it. Nothing is drawn here.
    open func draw(in rect: CGRect) {}

    /// How a picture is used.
    #if CHECKING
        @objc(UIImageRenderingMode)
    #endif
    public enum RenderingMode: Int, Sendable {
        /// Whether the picture keeps its colors: automatic.
        case automatic
        /// Whether the picture keeps its colors: always original.
        case alwaysOriginal
        /// Whether the picture keeps its colors: always template.
        case alwaysTemplate
    }

    /// How a picture is turned.
    #if CHECKING
        @objc(UIImageOrientation)
    #endif
    public enum Orientation: Int, Sendable {
        /// How the picture is turned: up.
        case up
        /// How the picture is turned: down.
        case down
        /// How the picture is turned: left.
        case left
        /// How the picture is turned: right.
        case right
        /// How the picture is turned: up mirrored.
        case upMirrored
        /// How the picture is turned: down mirrored.
        case downMirrored
        /// How the picture is turned: left mirrored.
        case leftMirrored
        /// How the picture is turned: right mirrored.
        case rightMirrored
    }

    /// How a picture looks.
    open class Configuration: _Object {}

    /// How a symbol looks.
    open class SymbolConfiguration: Configuration {
        /// A size.
        public init(pointSize: CGFloat) {}
        /// A size and a weight.
        public init(pointSize: CGFloat, weight: SymbolWeight) {}
        /// A style of text.
        public init(textStyle: UIFont.TextStyle) {}
        /// A scale.
        public init(scale: SymbolScale) {}
    }

    /// How heavy a symbol is.
    public enum SymbolWeight: Int, Sendable {
        /// The weight unspecified.
        case unspecified
        /// The weight ultra light.
        case ultraLight
        /// The weight thin.
        case thin
        /// The weight light.
        case light
        /// The weight regular.
        case regular
        /// The weight medium.
        case medium
        /// The weight semibold.
        case semibold
        /// The weight bold.
        case bold
        /// The weight heavy.
        case heavy
        /// The weight black.
        case black
    }
    /// How large a symbol is beside text.
    public enum SymbolScale: Int, Sendable {
        /// The size default.
        case `default` = -1
        /// The size unspecified.
        case unspecified
        /// The size small.
        case small
        /// The size medium.
        case medium
        /// The size large.
        case large
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of a picture literal.
public typealias _ImageLiteralType = UIImage
