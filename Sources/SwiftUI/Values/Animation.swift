import UIKit

/// The course of a change. Here changes are made at once.
@available(iOS 13.0, *)
public struct Animation: Hashable, Sendable {
    /// The animation: default.
    public static let `default` = Animation()
    /// The animation: linear.
    public static let linear = Animation()
    /// The animation: ease in.
    public static let easeIn = Animation()
    /// The animation: ease out.
    public static let easeOut = Animation()
    /// The animation: ease in out.
    public static let easeInOut = Animation()
    /// The animation: spring.
    public static let spring = Animation()
    /// The animation: bouncy.
    public static let bouncy = Animation()
    /// The animation: smooth.
    public static let smooth = Animation()
    /// The animation: snappy.
    public static let snappy = Animation()
    /// Even, and lasts so many seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    /// Begins slowly, and lasts so many seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
    /// Ends slowly, and lasts so many seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
    /// Begins and ends slowly, and lasts so many seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    /// A spring, by how stiff and how damped it is.
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0)
        -> Animation
    { Animation() }
    /// A spring, by how long it lasts and how much it bounces.
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0) -> Animation { Animation() }
    /// A spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation { Animation() }
    /// Follows a curve with two control points.
    public static func timingCurve(
        _ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation() }
    /// The same animation, later.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// The same animation, faster or slower.
    public func speed(_ speed: Double) -> Animation { self }
    /// The same animation several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// The same animation without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
/// How a change is shown.
@available(iOS 13.0, *)
public struct Transaction {
    /// How the change is animated.
    public var animation: Animation?
    /// True if views shall not animate it.
    public var disablesAnimations = false
    /// Makes a transaction.
    public init() {}
    /// Makes a transaction.
    public init(animation: Animation?) { self.animation = animation }
}
/// Makes changes that are shown over time. Here they are made at once.
@available(iOS 13.0, *)
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
/// Makes changes that are shown in a way. Here they are made at once.
@available(iOS 13.0, *)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
/// How a view comes and goes.
@available(iOS 13.0, *)
public struct AnyTransition: Sendable {
    /// Comes and goes in this way: identity.
    public static let identity = AnyTransition()
    /// Comes and goes in this way: opacity.
    public static let opacity = AnyTransition()
    /// Comes and goes in this way: scale.
    public static let scale = AnyTransition()
    /// Comes and goes in this way: slide.
    public static let slide = AnyTransition()
    /// Grows and shrinks.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// Comes from an edge and goes there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// Comes from an edge and pushes others away.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// One transition for coming and another for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// The same transition with an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
/// How content changes.
@available(iOS 16.0, *)
public struct ContentTransition: Sendable {
    /// Changes in this way: identity.
    public static let identity = ContentTransition()
    /// Changes in this way: opacity.
    public static let opacity = ContentTransition()
    /// Changes in this way: interpolate.
    public static let interpolate = ContentTransition()
    /// Digits that roll.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}
/// A gesture. There are no fingers here: none is recognized.
@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells.
    associatedtype Value
}
extension Gesture {
    /// Does something when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
    /// Does something when the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
    /// Keeps state while the gesture lasts.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> Self { self }
}
/// A tap.
@available(iOS 13.0, *)
public struct TapGesture: Gesture {
    /// Nothing: a tap is a tap.
    public typealias Value = Void
    /// Makes a gesture.
    public nonisolated init(count: Int = 1) {}
}
/// A long press.
@available(iOS 13.0, *)
public struct LongPressGesture: Gesture {
    /// True while the finger is down.
    public typealias Value = Bool
    /// Makes a gesture.
    public nonisolated init(minimumDuration: Double = 0.5) {}
}
/// A drag.
@available(iOS 13.0, *)
public struct DragGesture: Gesture {
    /// How far a drag is.
    public struct Value: Equatable, Sendable {
        /// Where the finger is.
        public var location: CGPoint { .zero }
        /// Where the finger began.
        public var startLocation: CGPoint { .zero }
        /// How far the finger has come.
        public var translation: CGSize { .zero }
        /// How fast the finger is, in points a second.
        public var velocity: CGSize { .zero }
        /// How far the finger would come if it stopped now.
        public var predictedEndTranslation: CGSize { .zero }
    }
    /// Makes a gesture.
    public nonisolated init(minimumDistance: CGFloat = 10) {}
}
/// Two fingers that come together or apart.
@available(iOS 13.0, *)
public struct MagnificationGesture: Gesture {
    /// How much larger it became.
    public typealias Value = CGFloat
    /// Makes a gesture.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}
/// Two fingers that turn.
@available(iOS 13.0, *)
public struct RotationGesture: Gesture {
    /// How far it was turned.
    public typealias Value = Angle
    /// Makes a gesture.
    public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}
