import UIKit

/// Something that fills a shape.
public protocol ShapeStyle: Sendable {}

/// A colour.
public struct Color: ShapeStyle, Hashable, Sendable {
    let red: Double
    let green: Double
    let blue: Double
    let alpha: Double

    /// What the numbers mean.
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    /// Takes red, green, blue and opacity, each from 0 to 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, alpha) = (red, green, blue, opacity)
    }
    /// Takes a grey.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }
    /// Takes hue, saturation, brightness and opacity, each from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }
    /// Takes a colour of the app. There is no catalogue here: it is grey.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(white: 0.5) }
    /// Takes a colour of UIKit.
    public init(uiColor: UIColor) {
        let parts = uiColor.cgColor.components ?? [0, 0, 0, 1]
        self.init(red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), opacity: Double(parts[3]))
    }
    /// Takes a colour of UIKit.
    public init(_ color: UIColor) { self.init(uiColor: color) }
    /// Takes a colour of the drawing system.
    public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }

    /// The same colour with another opacity.
    public nonisolated func opacity(_ opacity: Double) -> Color {
        Color(red: red, green: green, blue: blue, opacity: alpha * opacity)
    }
    /// A run from this colour to a darker one.
    public nonisolated var gradient: AnyGradient { AnyGradient() }

    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let gray = Color(.systemGray)
    public static let red = Color(.systemRed)
    public static let orange = Color(.systemOrange)
    public static let yellow = Color(.systemYellow)
    public static let green = Color(.systemGreen)
    public static let mint = Color(.systemMint)
    public static let teal = Color(.systemTeal)
    public static let cyan = Color(.systemCyan)
    public static let blue = Color(.systemBlue)
    public static let indigo = Color(.systemIndigo)
    public static let purple = Color(.systemPurple)
    public static let pink = Color(.systemPink)
    public static let brown = Color(.systemBrown)
    public static let clear = Color(white: 0, opacity: 0)
    public static let primary = Color(.label)
    public static let secondary = Color(.secondaryLabel)
    public static let accentColor = Color(.tintColor)
}

extension Color: _PrimitiveView {}

extension ShapeStyle where Self == Color {
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var clear: Color { .clear }
}

/// A style that depends on where it is used.
public struct HierarchicalShapeStyle: ShapeStyle {
    public static let primary = HierarchicalShapeStyle()
    public static let secondary = HierarchicalShapeStyle()
    public static let tertiary = HierarchicalShapeStyle()
    public static let quaternary = HierarchicalShapeStyle()
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// The colour of what can be tapped.
public struct TintShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
/// The colour behind.
public struct BackgroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
/// The colour in front.
public struct ForegroundStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
/// A style whose kind is not told.
public struct AnyShapeStyle: ShapeStyle { public init<S: ShapeStyle>(_ style: S) {} }

/// A blurred ground.
public struct Material: ShapeStyle {
    public static let ultraThin = Material()
    public static let thin = Material()
    public static let regular = Material()
    public static let thick = Material()
    public static let ultraThick = Material()
    public static let bar = Material()
}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { Material() }
    public static var thinMaterial: Material { Material() }
    public static var regularMaterial: Material { Material() }
    public static var thickMaterial: Material { Material() }
    public static var ultraThickMaterial: Material { Material() }
    public static var bar: Material { Material() }
}

/// A run of colours.
public struct Gradient: ShapeStyle, Equatable {
    /// A colour and its place.
    public struct Stop: Equatable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    public var stops: [Stop]
    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}
/// A run of colours whose kind is not told.
public struct AnyGradient: ShapeStyle { public init() {} }
/// A run of colours along a line.
public struct LinearGradient: ShapeStyle {
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: _PrimitiveView {}
extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}
/// A run of colours from a middle outwards.
public struct RadialGradient: ShapeStyle {
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

extension RadialGradient: _PrimitiveView {}
