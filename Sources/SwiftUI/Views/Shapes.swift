import UIKit

/// An outline.
public struct Path: Equatable {
    var isDrawn = false
    public init() {}
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    public mutating func move(to end: CGPoint) { isDrawn = true }
    public mutating func addLine(to end: CGPoint) { isDrawn = true }
    public mutating func addLines(_ lines: [CGPoint]) { isDrawn = true }
    public mutating func addRect(_ rect: CGRect) { isDrawn = true }
    public mutating func addEllipse(in rect: CGRect) { isDrawn = true }
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
        isDrawn = true
    }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { isDrawn = true }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { isDrawn = true }
    public mutating func closeSubpath() {}
    public nonisolated func path(in rect: CGRect) -> Path { self }
}

extension Path: Shape {}
/// A shape.
public protocol Shape: View, Sendable {
    /// Its outline.
    nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
    public var body: EmptyView { EmptyView() }
    public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { self }
    public nonisolated func fill(style: FillStyle = FillStyle()) -> some View { self }
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
}
/// A shape that can be made smaller.
public protocol InsettableShape: Shape {}
extension InsettableShape {
    public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
    public nonisolated func inset(by amount: CGFloat) -> Self { self }
}
/// How a shape is filled.
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }
/// How a line looks.
public struct StrokeStyle: Equatable, Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {}
    public enum LineCap: Sendable { case butt, round, square }
    public enum LineJoin: Sendable { case miter, round, bevel }
}
/// A rectangle.
public struct Rectangle { public init() {}; public nonisolated func path(in rect: CGRect) -> Path { Path() } }
extension Rectangle: InsettableShape {}
/// A circle.
public struct Circle { public init() {}; public nonisolated func path(in rect: CGRect) -> Path { Path() } }
extension Circle: InsettableShape {}
/// An ellipse.
public struct Ellipse { public init() {}; public nonisolated func path(in rect: CGRect) -> Path { Path() } }
extension Ellipse: InsettableShape {}
/// A rectangle whose short sides are round.
public struct Capsule {
    public init(style: RoundedCornerStyle = .circular) {}
    public nonisolated func path(in rect: CGRect) -> Path { Path() }
}

extension Capsule: InsettableShape {}
/// A rectangle with round corners.
public struct RoundedRectangle {
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {}
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {}
    public nonisolated func path(in rect: CGRect) -> Path { Path() }
}

extension RoundedRectangle: InsettableShape {}
/// How round a corner is.
public enum RoundedCornerStyle: Sendable { case circular, continuous }
extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius)
    }
}
/// A place to draw on. Nothing is drawn here.
public struct Canvas { public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {} }
extension Canvas: _PrimitiveView {}
/// What draws.
public struct GraphicsContext {
    public mutating func fill<S: ShapeStyle>(_ path: Path, with shading: S) {}
}
