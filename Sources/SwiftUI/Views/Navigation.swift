import UIKit

/// A stack of views of which the last is seen.
@available(iOS 16.0, *)
public struct NavigationStack<Data, Root: View> {
    let root: Root
    /// Makes a stack of views.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
    /// Makes a stack of views.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
    }
    /// Makes a stack of views.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
    }
    public var _children: [any View] { [root] }
}

extension NavigationStack: _PrimitiveView {}
/// What is on a stack.
@available(iOS 16.0, *)
public struct NavigationPath {
    var elements: [AnyHashable] = []
    /// Makes a path.
    public init() {}
    /// Makes a path.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }
    /// How many values there are.
    public var count: Int { elements.count }
    /// True if nothing is on the stack.
    public var isEmpty: Bool { elements.isEmpty }
    /// Puts a value on top.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    /// Takes values off the top.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
/// A stack of views, the form of iOS 13.
@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use NavigationStack or NavigationSplitView.")
public struct NavigationView<Content: View> {
    let content: Content
    /// Makes a navigation view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var _children: [any View] { [content] }
}

@available(iOS, introduced: 13.0, deprecated: 100000.0, message: "Use NavigationStack or NavigationSplitView.")
extension NavigationView: _PrimitiveView {}
/// Two or three columns.
@available(iOS 16.0, *)
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    let parts: [any View]
    /// Makes a split view.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { parts = [sidebar(), content(), detail()] }
    /// Makes a split view.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { parts = [sidebar(), content(), detail()] }
    /// Makes a split view.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        parts = [sidebar(), detail()]
    }
    /// Makes a split view.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { parts = [sidebar(), detail()] }
    public var _children: [any View] { parts }
}

extension NavigationSplitView: _PrimitiveView {}
/// Which columns are shown.
@available(iOS 16.0, *)
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    let name: String
    /// Which columns are seen: automatic.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// Which columns are seen: all.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// Which columns are seen: double column.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// Which columns are seen: detail only.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
/// What leads on.
@available(iOS 13.0, *)
public struct NavigationLink<Label: View, Destination: View> {
    let label: Label
    /// Makes a link to another view of the stack.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }
    /// Makes a link to another view of the stack.
    public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
    /// Makes a link to another view of the stack.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    public var _children: [any View] { [label] }
}

extension NavigationLink: _PrimitiveView {}
extension NavigationLink where Destination == Never {
    /// Makes a link to another view of the stack.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}
extension NavigationLink where Label == Text {
    /// Makes a link to another view of the stack.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(titleKey) }
    /// Makes a link to another view of the stack.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
    /// Makes a link to another view of the stack.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { label = Text(title) }
    /// Makes a link to another view of the stack.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }
}
extension NavigationLink where Label == Text, Destination == Never {
    /// Makes a link to another view of the stack.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { label = Text(titleKey) }
    /// Makes a link to another view of the stack.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { label = Text(title) }
}

/// Something in a bar.
@available(iOS 14.0, *)
public struct ToolbarItem<ID, Content: View> {
    /// Makes an item of a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == Void {}
    /// Makes an item of a bar.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    where ID == String {}
    /// What it consists of.
    public var body: Never { preconditionFailure("the body of an item is never read") }
}

extension ToolbarItem: ToolbarContent {}
/// Several things in a bar.
@available(iOS 14.0, *)
public struct ToolbarItemGroup<Content: View> {
    /// Makes several items of a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    /// What it consists of.
    public var body: Never { preconditionFailure("the body of a group is never read") }
}

extension ToolbarItemGroup: ToolbarContent {}
/// Where something is in a bar.
@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Sendable {
    /// The place in bars: automatic.
    public static let automatic = ToolbarItemPlacement()
    /// The place in bars: principal.
    public static let principal = ToolbarItemPlacement()
    /// The place in bars: navigation.
    public static let navigation = ToolbarItemPlacement()
    /// The place in bars: primary action.
    public static let primaryAction = ToolbarItemPlacement()
    /// The place in bars: confirmation action.
    public static let confirmationAction = ToolbarItemPlacement()
    /// The place in bars: cancellation action.
    public static let cancellationAction = ToolbarItemPlacement()
    /// The place in bars: destructive action.
    public static let destructiveAction = ToolbarItemPlacement()
    /// The place in bars: navigation bar leading.
    public static let navigationBarLeading = ToolbarItemPlacement()
    /// The place in bars: navigation bar trailing.
    public static let navigationBarTrailing = ToolbarItemPlacement()
    /// The place in bars: top bar leading.
    public static let topBarLeading = ToolbarItemPlacement()
    /// The place in bars: top bar trailing.
    public static let topBarTrailing = ToolbarItemPlacement()
    /// The place in bars: bottom bar.
    public static let bottomBar = ToolbarItemPlacement()
    /// The place in bars: bottom ornament.
    public static let bottomOrnament = ToolbarItemPlacement()
    /// The place in bars: keyboard.
    public static let keyboard = ToolbarItemPlacement()
    /// The place in bars: status.
    public static let status = ToolbarItemPlacement()
}
/// Where a bar is.
@available(iOS 16.0, *)
public struct ToolbarPlacement: Sendable {
    /// The bar: automatic.
    public static let automatic = ToolbarPlacement()
    /// The bar: navigation bar.
    public static let navigationBar = ToolbarPlacement()
    /// The bar: tab bar.
    public static let tabBar = ToolbarPlacement()
    /// The bar: bottom bar.
    public static let bottomBar = ToolbarPlacement()
    /// The bar: window toolbar.
    public static let windowToolbar = ToolbarPlacement()
}
/// What is in a bar.
@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// What it consists of.
    associatedtype Body: ToolbarContent
    /// What it consists of.
    @ToolbarContentBuilder var body: Body { get }
}
extension Never: ToolbarContent {}
/// Builds what is in a bar from what is written in braces.
@available(iOS 14.0, *)
@resultBuilder
public struct ToolbarContentBuilder {
    /// Takes a part.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Puts parts together.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Puts parts together.
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
        ToolbarItemGroup { EmptyView() }
    }
    /// Takes a part that may be missing.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        ToolbarItemGroup { EmptyView() }
    }
}
