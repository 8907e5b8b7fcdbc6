import UIKit

/// An outline.
@available(iOS 13.0, *)
public struct Path: Equatable {
    var isDrawn = false
    /// Makes a path.
    public init() {}
    /// Makes a path.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    /// Begins a part at a point.
    public mutating func move(to end: CGPoint) { isDrawn = true }
    /// Adds a line.
    public mutating func addLine(to end: CGPoint) { isDrawn = true }
    /// Adds lines through points.
    public mutating func addLines(_ lines: [CGPoint]) { isDrawn = true }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) { isDrawn = true }
    /// Adds an ellipse.
    public mutating func addEllipse(in rect: CGRect) { isDrawn = true }
    /// Adds a part of a circle.
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
        isDrawn = true
    }
    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { isDrawn = true }
    /// Adds a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { isDrawn = true }
    /// Leads back to where the part began.
    public mutating func closeSubpath() {}
    /// Adds a rectangle with round corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular,
        transform: CGAffineTransform = .identity
    ) { isDrawn = true }
    /// Adds several rectangles.
    public mutating func addRects(_ rects: [CGRect]) { isDrawn = isDrawn || !rects.isEmpty }
    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        isDrawn = isDrawn || path.isDrawn
    }
    /// True if nothing was added.
    public var isEmpty: Bool { !isDrawn }
    /// Makes a path of a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }
    /// Makes a path of an ellipse within a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
    /// Makes a path of a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Path: Shape {}
/// A shape.
@available(iOS 13.0, *)
public protocol Shape: View, Sendable {
    /// Its outline.
    nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
    /// The shape as a view.
    @available(iOS 13.0, *)
    public var body: EmptyView { EmptyView() }
    /// Fills the shape.
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { self }
    /// Fills the shape with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> some View { self }
    /// Draws the shape's outline.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
    /// Draws the shape's outline.
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }
    /// Draws the shape's outline with the foreground style.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    /// A part of the shape's outline.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
    /// Turns the shape.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
}
/// A shape that can be made smaller.
@available(iOS 13.0, *)
public protocol InsettableShape: Shape {}
extension InsettableShape {
    /// Draws the shape's outline inside of it.
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
    /// The shape, smaller on all sides.
    public nonisolated func inset(by amount: CGFloat) -> Self { self }
}
/// How a shape is filled.
@available(iOS 13.0, *)
public struct FillStyle: Equatable, Sendable {
    /// Makes a way of filling.
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
/// How a line looks.
@available(iOS 13.0, *)
public struct StrokeStyle: Equatable, Sendable {
    /// Makes a way of drawing lines.
    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {}
    /// How a line ends.
    @available(iOS 13.0, *)
    public enum LineCap: Sendable {
        /// The end of a line: butt.
        case butt
        /// The end of a line: round.
        case round
        /// The end of a line: square.
        case square
    }
    /// How lines meet.
    @available(iOS 13.0, *)
    public enum LineJoin: Sendable {
        /// Where lines meet: miter.
        case miter
        /// Where lines meet: round.
        case round
        /// Where lines meet: bevel.
        case bevel
    }
}
/// A rectangle.
@available(iOS 13.0, *)
public struct Rectangle {
    /// Makes a rectangle.
    public init() {}; public nonisolated func path(in rect: CGRect) -> Path { Path() }
}
extension Rectangle: InsettableShape {}
/// A circle.
@available(iOS 13.0, *)
public struct Circle {
    /// Makes a circle.
    public init() {}; public nonisolated func path(in rect: CGRect) -> Path { Path() }
}
extension Circle: InsettableShape {}
/// An ellipse.
@available(iOS 13.0, *)
public struct Ellipse {
    /// Makes an ellipse.
    public init() {}; public nonisolated func path(in rect: CGRect) -> Path { Path() }
}
extension Ellipse: InsettableShape {}
/// A rectangle whose short sides are round.
@available(iOS 13.0, *)
public struct Capsule {
    /// Makes a capsule.
    public init(style: RoundedCornerStyle = .circular) {}
    public nonisolated func path(in rect: CGRect) -> Path { Path() }
}

extension Capsule: InsettableShape {}
/// A rectangle with round corners.
@available(iOS 13.0, *)
public struct RoundedRectangle {
    /// Makes a rectangle with round corners.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {}
    /// Makes a rectangle with round corners.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {}
    public nonisolated func path(in rect: CGRect) -> Path { Path() }
}

extension RoundedRectangle: InsettableShape {}
/// How round a corner is.
@available(iOS 13.0, *)
public enum RoundedCornerStyle: Sendable {
    /// The form of round corners: circular.
    case circular
    /// The form of round corners: continuous.
    case continuous
}
extension Shape where Self == Rectangle {
    /// The shape: rect.
    public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
    /// The shape: circle.
    public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
    /// The shape: capsule.
    public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius)
    }
}
/// A place to draw on. Nothing is drawn here.
@available(iOS 15.0, *)
public struct Canvas {
    /// Makes a view that draws itself.
    public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
}
extension Canvas: _PrimitiveView {}
/// What draws.
@available(iOS 15.0, *)
public struct GraphicsContext {
    /// Fills a path. Nothing is drawn here.
    public mutating func fill<S: ShapeStyle>(_ path: Path, with shading: S) {}
}
