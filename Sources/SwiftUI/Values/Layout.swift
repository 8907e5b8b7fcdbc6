import UIKit

/// A place in a rectangle, from 0 to 1 in both directions.
@available(iOS 13.0, *)
public struct UnitPoint: Hashable, Sendable {
    /// How far it is to the right, from 0 to 1.
    public var x: CGFloat
    /// How far it is down, from 0 to 1.
    public var y: CGFloat
    /// Makes a point.
    public init(x: CGFloat = 0, y: CGFloat = 0) { (self.x, self.y) = (x, y) }
    /// The point of a rectangle: zero.
    public static let zero = UnitPoint()
    /// The point of a rectangle: center.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The point of a rectangle: leading.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The point of a rectangle: trailing.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The point of a rectangle: top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The point of a rectangle: bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The point of a rectangle: top leading.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The point of a rectangle: top trailing.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The point of a rectangle: bottom leading.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The point of a rectangle: bottom trailing.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Where things stand from side to side.
@available(iOS 13.0, *)
public struct HorizontalAlignment: Hashable, Sendable {
    let name: String
    /// Aligns at this place: leading.
    public static let leading = HorizontalAlignment(name: "leading")
    /// Aligns at this place: center.
    public static let center = HorizontalAlignment(name: "center")
    /// Aligns at this place: trailing.
    public static let trailing = HorizontalAlignment(name: "trailing")
}

/// Where things stand from top to bottom.
@available(iOS 13.0, *)
public struct VerticalAlignment: Hashable, Sendable {
    let name: String
    /// Aligns at this place: top.
    public static let top = VerticalAlignment(name: "top")
    /// Aligns at this place: center.
    public static let center = VerticalAlignment(name: "center")
    /// Aligns at this place: bottom.
    public static let bottom = VerticalAlignment(name: "bottom")
    /// Aligns at this place: first text baseline.
    public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
    /// Aligns at this place: last text baseline.
    public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// Where things stand in both directions.
@available(iOS 13.0, *)
public struct Alignment: Hashable, Sendable {
    /// Where it is from left to right.
    public var horizontal: HorizontalAlignment
    /// Where it is from top to bottom.
    public var vertical: VerticalAlignment
    /// Makes an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
    /// Aligns at this place: center.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// Aligns at this place: leading.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// Aligns at this place: trailing.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// Aligns at this place: top.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// Aligns at this place: bottom.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// Aligns at this place: top leading.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// Aligns at this place: top trailing.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// Aligns at this place: bottom leading.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// Aligns at this place: bottom trailing.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How lines of text stand.
@available(iOS 13.0, *)
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Aligns lines at this place: leading.
    case leading
    /// Aligns lines at this place: center.
    case center
    /// Aligns lines at this place: trailing.
    case trailing
}

/// Distances from the four edges.
@available(iOS 13.0, *)
public struct EdgeInsets: Hashable, Sendable {
    /// The distance at the top edge.
    public var top: CGFloat
    /// The distance at the leading edge.
    public var leading: CGFloat
    /// The distance at the bottom edge.
    public var bottom: CGFloat
    /// The distance at the trailing edge.
    public var trailing: CGFloat
    /// Makes distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    /// Makes distances.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// An edge.
@available(iOS 13.0, *)
public enum Edge: Int8, CaseIterable, Sendable {
    /// The edge: top.
    case top
    /// The edge: leading.
    case leading
    /// The edge: bottom.
    case bottom
    /// The edge: trailing.
    case trailing
    /// A set of edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Makes a set of one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The edges: top.
        public static let top = Set(rawValue: 1)
        /// The edges: leading.
        public static let leading = Set(rawValue: 2)
        /// The edges: bottom.
        public static let bottom = Set(rawValue: 4)
        /// The edges: trailing.
        public static let trailing = Set(rawValue: 8)
        /// The edges: all.
        public static let all = Set(rawValue: 15)
        /// The edges: horizontal.
        public static let horizontal = Set(rawValue: 10)
        /// The edges: vertical.
        public static let vertical = Set(rawValue: 5)
    }
}

/// A direction.
@available(iOS 13.0, *)
public enum Axis: Int8, CaseIterable, Sendable {
    /// The direction: horizontal.
    case horizontal
    /// The direction: vertical.
    case vertical
    /// A set of directions.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The direction: horizontal.
        public static let horizontal = Set(rawValue: 1)
        /// The direction: vertical.
        public static let vertical = Set(rawValue: 2)
    }
}

/// An angle.
@available(iOS 13.0, *)
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double
    /// The angle in degrees.
    public var degrees: Double { radians * 180 / .pi }
    /// Makes an angle.
    public init() { radians = 0 }
    /// Makes an angle.
    public init(radians: Double) { self.radians = radians }
    /// Makes an angle.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// The angle zero.
    public static let zero = Angle()
    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

/// Whether something is shown.
@available(iOS 13.0, *)
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// Whether it is seen: automatic.
    case automatic
    /// Whether it is seen: visible.
    case visible
    /// Whether it is seen: hidden.
    case hidden
}

/// Light or dark.
@available(iOS 13.0, *)
public enum ColorScheme: CaseIterable, Sendable {
    /// The appearance: light.
    case light
    /// The appearance: dark.
    case dark
}

/// Compact or regular.
@available(iOS 13.0, *)
public enum UserInterfaceSizeClass: Sendable {
    /// How much room there is: compact.
    case compact
    /// How much room there is: regular.
    case regular
}

/// The direction of the language.
@available(iOS 13.0, *)
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// The direction of reading: left to right.
    case leftToRight
    /// The direction of reading: right to left.
    case rightToLeft
}

/// The size of text that the user prefers.
@available(iOS 15.0, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The size “x small” of text.
    case xSmall
    /// The size “small” of text.
    case small
    /// The size “medium” of text.
    case medium
    /// The size “large” of text.
    case large
    /// The size “x large” of text.
    case xLarge
    /// The size “xx large” of text.
    case xxLarge
    /// The size “xxx large” of text.
    case xxxLarge
    /// The size “accessibility1” of text.
    case accessibility1
    /// The size “accessibility2” of text.
    case accessibility2
    /// The size “accessibility3” of text.
    case accessibility3
    /// The size “accessibility4” of text.
    case accessibility4
    /// The size “accessibility5” of text.
    case accessibility5
}

/// How content fits in.
@available(iOS 13.0, *)
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// How the proportions are kept: fit.
    case fit
    /// How the proportions are kept: fill.
    case fill
}

/// A part of the screen that must not be covered.
@available(iOS 14.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What the safe area is for: container.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the safe area is for: keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// What the safe area is for: all.
    public static let all = SafeAreaRegions(rawValue: UInt.max)
}

/// A view's size and place, as its surroundings see it.
@available(iOS 13.0, *)
public struct GeometryProxy {
    /// The view's size. It is zero here: nothing is laid out.
    public var size: CGSize { .zero }
    /// How far the safe area is from the edges. It is zero here.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    /// The view's place and size in those coordinates. It is zero here: nothing is laid out.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
}
/// A space of coordinates.
@available(iOS 13.0, *)
public enum CoordinateSpace: Hashable {
    /// The coordinates: global.
    case global
    /// The coordinates: local.
    case local
    /// The coordinates: named.
    case named(AnyHashable)
}

/// A view that knows its size.
@available(iOS 13.0, *)
public struct GeometryReader<Content: View> {
    let content: (GeometryProxy) -> Content
    /// Makes a view that knows its place and size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
    public var _children: [any View] { [content(GeometryProxy())] }
}

extension GeometryReader: _PrimitiveView {}
/// A view that moves its content to a place.
@available(iOS 14.0, *)
public struct ScrollViewReader<Content: View> {
    let content: (ScrollViewProxy) -> Content
    /// Makes a view that can scroll those inside.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    public var _children: [any View] { [content(ScrollViewProxy())] }
}

extension ScrollViewReader: _PrimitiveView {}
/// What moves content to a place.
@available(iOS 14.0, *)
public struct ScrollViewProxy {
    /// Scrolls to a view. It does nothing here.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
