import UIKit

/// Views one below the other.
public struct VStack<Content: View> {
    let content: Content
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    { self.content = content() }
    public var _children: [any View] { [content] }
}

extension VStack: _PrimitiveView {}
/// Views side by side.
public struct HStack<Content: View> {
    let content: Content
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}

extension HStack: _PrimitiveView {}
/// Views one in front of the other.
public struct ZStack<Content: View> {
    let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension ZStack: _PrimitiveView {}
/// Views one below the other, made when they are seen.
public struct LazyVStack<Content: View> {
    let content: Content
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension LazyVStack: _PrimitiveView {}
/// Views side by side, made when they are seen.
public struct LazyHStack<Content: View> {
    let content: Content
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension LazyHStack: _PrimitiveView {}
/// Views in columns.
public struct LazyVGrid<Content: View> {
    let content: Content
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension LazyVGrid: _PrimitiveView {}
/// Views in rows and columns.
public struct Grid<Content: View> {
    let content: Content
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension Grid: _PrimitiveView {}
/// A row of a grid.
public struct GridRow<Content: View> {
    let content: Content
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension GridRow: _PrimitiveView {}
/// A column or a row.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity), adaptive(
            minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
/// What stays in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
/// A part of something larger.
public struct ScrollView<Content: View> {
    let content: Content
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}

extension ScrollView: _PrimitiveView {}
/// Room.
public struct Spacer { public init(minLength: CGFloat? = nil) {} }
extension Spacer: _PrimitiveView {}
/// A line.
public struct Divider { public init() {} }
extension Divider: _PrimitiveView {}
/// A group of views with a frame.
public struct GroupBox<Label: View, Content: View> {
    let content: Content
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
    public init(@ViewBuilder content: () -> Content) where Label == EmptyView { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}

extension GroupBox: _PrimitiveView {}
/// A form.
public struct Form<Content: View> {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension Form: _PrimitiveView {}
/// A section of a list or a form.
public struct Section<Parent, Content, Footer> {
    let content: Content
}
extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.content = content() }
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { preconditionFailure("the body of a section is never read") }
    public var _children: [any View] { [content] }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { self.content = content() }
    public init(header: Parent, @ViewBuilder content: () -> Content) { self.content = content() }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { self.content = content() }
    public init(footer: Footer, @ViewBuilder content: () -> Content) { self.content = content() }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views made from data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The data.
    public var data: Data
    /// What makes a view.
    public var content: (Data.Element) -> Content
}
extension ForEach: View, _PrimitiveView where Content: View {
    public var body: Never { preconditionFailure("the body of ForEach is never read") }
    public var _children: [any View] { data.map { content($0) } }
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.content = content
    }
    /// Allows to delete.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }
    /// Allows to move.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
}
extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}
extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
    }
}
extension ForEach where Content: View {
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>], ID == C.Element.ID, C.Element: Identifiable {
        self.data = data.wrappedValue.indices.map { index in
            Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
        }
        self.content = content
    }
}

/// A list of rows.
public struct List<SelectionValue: Hashable, Content: View> {
    let content: Content
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}

extension List: _PrimitiveView {}
extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> { content = ForEach(data, id: id, content: rowContent) }
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> { content = ForEach(data, content: rowContent) }
}
extension List {
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }
}

/// Tabs.
public struct TabView<SelectionValue: Hashable, Content: View> {
    let content: Content
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension TabView: _PrimitiveView {}
extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
/// A tab.
public struct Tab<Value, Content: View, Label: View> {
    let content: Content
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel, Value == Never { self.content = content() }
    public var _children: [any View] { [content] }
}

extension Tab: _PrimitiveView {}
/// The usual label of a tab.
public struct DefaultTabLabel {}
extension DefaultTabLabel: _PrimitiveView {}

/// A view that stands where there is nothing to show.
public struct ContentUnavailableView {
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}
    public nonisolated static var search: ContentUnavailableView { ContentUnavailableView("", systemImage: "") }
}

extension ContentUnavailableView: _PrimitiveView {}
/// A view that is drawn again and again.
public struct TimelineView<Content: View> {
    public init<Schedule>(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {}
    public struct Context { public var date: Date { Date() } }
}

extension TimelineView: _PrimitiveView {}
