import UIKit

/// A part of the user interface, written as what it is made of.
///
/// - Note: Source: documented (reference of the protocol).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency
public protocol View {
    /// The kind of view that the body is.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    /// There is nothing.
    @available(iOS 13.0, *)
    public var body: Never { preconditionFailure("there is no such view") }
}

/// A view that SwiftUI knows by itself.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {
    /// The views inside.
    var _children: [any View] { get }
}

extension _PrimitiveView {
    /// SwiftUI shows it by itself: reading its body is an error.
    public var body: Never { preconditionFailure("the body of \(Self.self) is never read") }
    /// Nothing is inside unless a view says so.
    public var _children: [any View] { [] }
}

extension View {
    /// Writes what made the body be read again. Nothing is written here.
    public static func _printChanges() {}
}

/// Builds views from what is written in braces.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@resultBuilder
public struct ViewBuilder {
    /// Takes a part.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// Nothing is a part too.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// Puts parts together.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Puts parts together.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        var all: [any View] = []
        repeat all.append(each content)
        return TupleView((repeat each content), children: all)
    }
    /// Takes a part that may be missing.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// Takes the part of the first branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .first(first)) }
    /// Takes the part of the second branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .second(second)) }
    /// Takes a part that not every system has.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views as one.
@available(iOS 13.0, *)
public struct TupleView<T> {
    /// The views.
    public var value: T
    public let _children: [any View]

    init(_ value: T, children: [any View]) {
        self.value = value
        _children = children
    }
}

extension TupleView: _PrimitiveView {}

/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    public var _children: [any View] {
        switch storage {
        case .first(let view): [view]
        case .second(let view): [view]
        }
    }
}

extension _ConditionalContent: _PrimitiveView {}

extension Optional: View, _PrimitiveView where Wrapped: View {
    public var _children: [any View] { map { [$0] } ?? [] }
}

/// No view.
@available(iOS 13.0, *)
public struct EmptyView {
    /// Makes a view of nothing.
    public init() {}
}
extension EmptyView: _PrimitiveView {}

/// A view whose kind is not told.
@available(iOS 13.0, *)
public struct AnyView {
    let content: any View
    /// Hides the kind of a view.
    public init<V: View>(_ view: V) { content = view }
    /// Hides the kind of a view.
    public init<V: View>(erasing view: V) { content = view }
    public var _children: [any View] { [content] }
}

extension AnyView: _PrimitiveView {}

/// A view or a modifier that was changed.
@available(iOS 13.0, *)
public struct ModifiedContent<Content, Modifier> {
    /// What was changed.
    public var content: Content
    /// What changes it.
    public var modifier: Modifier
    /// Changes something.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: some View { modifier.body(content: _ViewModifier_Content(content)) }
}

/// A change that can be made to any view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency
public protocol ViewModifier {
    /// What the modified view consists of.
    associatedtype Body: View
    /// The changed view.
    @ViewBuilder func body(content: Content) -> Body
    /// The view to change.
    typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let content: any View
    init(_ content: any View) { self.content = content }
    public var _children: [any View] { [content] }
}

extension _ViewModifier_Content: _PrimitiveView {}

extension View {
    /// Changes the view.
    public nonisolated func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// What a view's modifiers do to its life.
enum ViewEffect {
    case appear(() -> Void)
    case disappear(() -> Void)
    case task(id: Any?, @Sendable () async -> Void)
    case change(Change)
    case receive(start: (@escaping () -> Void) -> AnyCancellable)
    case openURL((URL) -> Void)
    case continueActivity(String, (NSUserActivity) -> Void)
    case advertise(String, isActive: Bool, (NSUserActivity) -> Void)
    case externalEvents(preferring: Set<String>, allowing: Set<String>)
    case environment((inout EnvironmentValues) -> Void)
}

/// A view with a modifier that does something.
struct _ViewEffect<Content: View> {
    let content: Content
    let effect: ViewEffect
    init(_ content: Content, _ effect: ViewEffect) {
        self.content = content
        self.effect = effect
    }
    var _children: [any View] { [content] }
}

extension _ViewEffect: _PrimitiveView {}
