import UIKit

/// The course of a change. Here changes are made at once.
public struct Animation: Hashable, Sendable {
    public static let `default` = Animation()
    public static let linear = Animation()
    public static let easeIn = Animation()
    public static let easeOut = Animation()
    public static let easeInOut = Animation()
    public static let spring = Animation()
    public static let bouncy = Animation()
    public static let smooth = Animation()
    public static let snappy = Animation()
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
        -> Animation
    { Animation() }
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0) -> Animation { Animation() }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { Animation() }
    public static func timingCurve(
        _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation() }
    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
/// How a change is shown.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}
/// Makes changes that are shown over time. Here they are made at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
/// Makes changes that are shown in a way. Here they are made at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
/// How a view comes and goes.
public struct AnyTransition: Sendable {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
/// How content changes.
public struct ContentTransition: Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}
/// A gesture. There are no fingers here: none is recognized.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
}
extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }
}
/// A tap.
public struct TapGesture: Gesture { public typealias Value = Void; public nonisolated init(count: Int = 1) {} }
/// A long press.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool; public nonisolated init(minimumDuration: Double = 0.5) {}
}
/// A drag.
public struct DragGesture: Gesture {
    /// How far a drag is.
    public struct Value: Equatable, Sendable {
        public var location: CGPoint { .zero }
        public var startLocation: CGPoint { .zero }
        public var translation: CGSize { .zero }
        public var velocity: CGSize { .zero }
        public var predictedEndTranslation: CGSize { .zero }
    }
    public nonisolated init(minimumDistance: CGFloat = 10) {}
}
/// Two fingers that come together or apart.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat; public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}
/// Two fingers that turn.
public struct RotationGesture: Gesture {
    public typealias Value = Angle; public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}
