import UIKit

/// Something that fills a shape.
@available(iOS 13.0, *)
public protocol ShapeStyle: Sendable {}

/// A colour.
@available(iOS 13.0, *)
public struct Color: ShapeStyle, Hashable, Sendable {
    let red: Double
    let green: Double
    let blue: Double
    let alpha: Double

    /// What the numbers mean.
    public enum RGBColorSpace: Sendable {
        /// The space of the numbers: s RGB.
        case sRGB
        /// The space of the numbers: s RGB linear.
        case sRGBLinear
        /// The space of the numbers: display P3.
        case displayP3
    }

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

    /// The color black.
    public static let black = Color(white: 0)
    /// The color white.
    public static let white = Color(white: 1)
    /// The color gray.
    public static let gray = Color(.systemGray)
    /// The color red.
    public static let red = Color(.systemRed)
    /// The color orange.
    public static let orange = Color(.systemOrange)
    /// The color yellow.
    public static let yellow = Color(.systemYellow)
    /// The color green.
    public static let green = Color(.systemGreen)
    /// The color mint.
    public static let mint = Color(.systemMint)
    /// The color teal.
    public static let teal = Color(.systemTeal)
    /// The color cyan.
    public static let cyan = Color(.systemCyan)
    /// The color blue.
    public static let blue = Color(.systemBlue)
    /// The color indigo.
    public static let indigo = Color(.systemIndigo)
    /// The color purple.
    public static let purple = Color(.systemPurple)
    /// The color pink.
    public static let pink = Color(.systemPink)
    /// The color brown.
    public static let brown = Color(.systemBrown)
    /// No color: all of the ground is seen.
    public static let clear = Color(white: 0, opacity: 0)
    /// The color of what counts most.
    public static let primary = Color(.label)
    /// The color of what counts less.
    public static let secondary = Color(.secondaryLabel)
    /// The app's color for what can be used.
    public static let accentColor = Color(.tintColor)
}

extension Color: _PrimitiveView {}

extension ShapeStyle where Self == Color {
    /// The color black.
    public static var black: Color { .black }
    /// The color white.
    public static var white: Color { .white }
    /// The color gray.
    public static var gray: Color { .gray }
    /// The color red.
    public static var red: Color { .red }
    /// The color orange.
    public static var orange: Color { .orange }
    /// The color yellow.
    public static var yellow: Color { .yellow }
    /// The color green.
    public static var green: Color { .green }
    /// The color mint.
    public static var mint: Color { .mint }
    /// The color teal.
    public static var teal: Color { .teal }
    /// The color cyan.
    public static var cyan: Color { .cyan }
    /// The color blue.
    public static var blue: Color { .blue }
    /// The color indigo.
    public static var indigo: Color { .indigo }
    /// The color purple.
    public static var purple: Color { .purple }
    /// The color pink.
    public static var pink: Color { .pink }
    /// The color brown.
    public static var brown: Color { .brown }
    /// No color: all of the ground is seen.
    public static var clear: Color { .clear }
}

/// A style that depends on where it is used.
@available(iOS 15.0, *)
public struct HierarchicalShapeStyle: ShapeStyle {
    /// How much it counts: primary.
    public static let primary = HierarchicalShapeStyle()
    /// How much it counts: secondary.
    public static let secondary = HierarchicalShapeStyle()
    /// How much it counts: tertiary.
    public static let tertiary = HierarchicalShapeStyle()
    /// How much it counts: quaternary.
    public static let quaternary = HierarchicalShapeStyle()
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The style of what counts most.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The style of what counts less.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The style of what counts still less.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    /// The style of what counts least.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// The colour of what can be tapped.
@available(iOS 15.0, *)
public struct TintShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
}
extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of where it is used.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
/// The colour behind.
@available(iOS 14.0, *)
public struct BackgroundStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
}
extension ShapeStyle where Self == BackgroundStyle {
    /// The style of the ground.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
/// The colour in front.
@available(iOS 13.0, *)
public struct ForegroundStyle: ShapeStyle {
    /// Makes the style.
    public init() {}
}
extension ShapeStyle where Self == ForegroundStyle {
    /// The style of what is before the ground.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
/// A style whose kind is not told.
@available(iOS 15.0, *)
public struct AnyShapeStyle: ShapeStyle {
    /// Makes a style of whichever type.
    public init<S: ShapeStyle>(_ style: S) {}
}

/// A blurred ground.
@available(iOS 15.0, *)
public struct Material: ShapeStyle {
    /// The material behind: ultra thin.
    public static let ultraThin = Material()
    /// The material behind: thin.
    public static let thin = Material()
    /// The material behind: regular.
    public static let regular = Material()
    /// The material behind: thick.
    public static let thick = Material()
    /// The material behind: ultra thick.
    public static let ultraThick = Material()
    /// The material behind: bar.
    public static let bar = Material()
}
extension ShapeStyle where Self == Material {
    /// The color ultra thin material.
    public static var ultraThinMaterial: Material { Material() }
    /// The color thin material.
    public static var thinMaterial: Material { Material() }
    /// The color regular material.
    public static var regularMaterial: Material { Material() }
    /// The color thick material.
    public static var thickMaterial: Material { Material() }
    /// The color ultra thick material.
    public static var ultraThickMaterial: Material { Material() }
    /// The material of bars.
    public static var bar: Material { Material() }
}

/// A run of colours.
@available(iOS 13.0, *)
public struct Gradient: ShapeStyle, Equatable {
    /// A colour and its place.
    public struct Stop: Equatable, Sendable {
        /// The color.
        public var color: Color
        /// Where it is, from 0 to 1.
        public var location: CGFloat
        /// Makes a color at a place.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }
    /// The colors and where they are.
    public var stops: [Stop]
    /// Makes colors in a row.
    public init(stops: [Stop]) { self.stops = stops }
    /// Makes colors in a row.
    public init(colors: [Color]) { stops = colors.map { Stop(color: $0, location: 0) } }
}
/// A run of colours whose kind is not told.
@available(iOS 16.0, *)
public struct AnyGradient: ShapeStyle {
    /// Makes a gradient.
    public init() {}
}
/// A run of colours along a line.
@available(iOS 13.0, *)
public struct LinearGradient: ShapeStyle {
    /// Makes colors along a line.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Makes colors along a line.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: _PrimitiveView {}
extension ShapeStyle where Self == LinearGradient {
    /// Colors along a line.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}
/// A run of colours from a middle outwards.
@available(iOS 13.0, *)
public struct RadialGradient: ShapeStyle {
    /// Makes colors around a point.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
    /// Makes colors around a point.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

extension RadialGradient: _PrimitiveView {}
