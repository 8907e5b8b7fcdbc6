import UIKit

/// An outline.
public struct Path: Shape, Equatable {
    var isDrawn = false
    public init() {}
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    public mutating func move(to end: CGPoint) { isDrawn = true }
    public mutating func addLine(to end: CGPoint) { isDrawn = true }
    public mutating func addLines(_ lines: [CGPoint]) { isDrawn = true }
    public mutating func addRect(_ rect: CGRect) { isDrawn = true }
    public mutating func addEllipse(in rect: CGRect) { isDrawn = true }
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) { isDrawn = true }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { isDrawn = true }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { isDrawn = true }
    public mutating func closeSubpath() {}
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
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
    public init(lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {}
    public enum LineCap: Sendable { case butt, round, square }
    public enum LineJoin: Sendable { case miter, round, bevel }
}
/// A rectangle.
public struct Rectangle: InsettableShape { public nonisolated init() {}; public nonisolated func path(in rect: CGRect) -> Path { Path() } }
/// A circle.
public struct Circle: InsettableShape { public nonisolated init() {}; public nonisolated func path(in rect: CGRect) -> Path { Path() } }
/// An ellipse.
public struct Ellipse: InsettableShape { public nonisolated init() {}; public nonisolated func path(in rect: CGRect) -> Path { Path() } }
/// A rectangle whose short sides are round.
public struct Capsule: InsettableShape {
    public nonisolated init(style: RoundedCornerStyle = .circular) {}
    public nonisolated func path(in rect: CGRect) -> Path { Path() }
}
/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {}
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {}
    public nonisolated func path(in rect: CGRect) -> Path { Path() }
}
/// How round a corner is.
public enum RoundedCornerStyle: Sendable { case circular, continuous }
extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius) }
}
/// A place to draw on. Nothing is drawn here.
public struct Canvas: _PrimitiveView { public nonisolated init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {} }
/// What draws.
public struct GraphicsContext {
    public mutating func fill<S: ShapeStyle>(_ path: Path, with shading: S) {}
}
