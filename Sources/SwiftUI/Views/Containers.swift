import UIKit

/// Views one below the other.
@available(iOS 13.0, *)
public struct VStack<Content: View> {
    let content: Content
    /// Makes a column of views.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    { self.content = content() }
    public var _children: [any View] { [content] }
}

extension VStack: _PrimitiveView {}
/// Views side by side.
@available(iOS 13.0, *)
public struct HStack<Content: View> {
    let content: Content
    /// Makes a row of views.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}

extension HStack: _PrimitiveView {}
/// Views one in front of the other.
@available(iOS 13.0, *)
public struct ZStack<Content: View> {
    let content: Content
    /// Makes views behind each other.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension ZStack: _PrimitiveView {}
/// Views one below the other, made when they are seen.
@available(iOS 14.0, *)
public struct LazyVStack<Content: View> {
    let content: Content
    /// Makes a column of views that are made when they are needed.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension LazyVStack: _PrimitiveView {}
/// Views side by side, made when they are seen.
@available(iOS 14.0, *)
public struct LazyHStack<Content: View> {
    let content: Content
    /// Makes a row of views that are made when they are needed.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension LazyHStack: _PrimitiveView {}
/// Views in columns.
@available(iOS 14.0, *)
public struct LazyVGrid<Content: View> {
    let content: Content
    /// Makes a grid of views that are made when they are needed.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension LazyVGrid: _PrimitiveView {}
/// Views in rows and columns.
@available(iOS 16.0, *)
public struct Grid<Content: View> {
    let content: Content
    /// Makes a grid.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension Grid: _PrimitiveView {}
/// A row of a grid.
@available(iOS 16.0, *)
public struct GridRow<Content: View> {
    let content: Content
    /// Makes a row of a grid.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension GridRow: _PrimitiveView {}
/// A column or a row.
@available(iOS 14.0, *)
public struct GridItem: Sendable {
    /// How wide a column, or how high a row, is.
    @available(iOS 14.0, *)
    public enum Size: Sendable {
        /// A size that is this: fixed.
        case fixed(CGFloat)
        /// A size that is this: flexible.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// A size that is this: adaptive.
        case adaptive(
            minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// Makes a column or a row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
/// What stays in sight.
@available(iOS 14.0, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What stays while others scroll: section headers.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// What stays while others scroll: section footers.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
/// A part of something larger.
@available(iOS 13.0, *)
public struct ScrollView<Content: View> {
    let content: Content
    /// Makes a view that scrolls.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}

extension ScrollView: _PrimitiveView {}
/// Room.
@available(iOS 13.0, *)
public struct Spacer {
    /// Makes a space.
    public init(minLength: CGFloat? = nil) {}
}
extension Spacer: _PrimitiveView {}
/// A line.
@available(iOS 13.0, *)
public struct Divider {
    /// Makes a line.
    public init() {}
}
extension Divider: _PrimitiveView {}
/// A group of views with a frame.
@available(iOS 14.0, *)
public struct GroupBox<Label: View, Content: View> {
    let content: Content
    /// Makes a box around views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
    /// Makes a box around views.
    public init(@ViewBuilder content: () -> Content) where Label == EmptyView { self.content = content() }
    /// Makes a box around views.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}

extension GroupBox: _PrimitiveView {}
/// A form.
@available(iOS 13.0, *)
public struct Form<Content: View> {
    let content: Content
    /// Makes a form.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension Form: _PrimitiveView {}
/// A section of a list or a form.
@available(iOS 13.0, *)
public struct Section<Parent, Content, Footer> {
    let content: Content
}
extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    /// Makes a section.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.content = content() }
    /// Makes a section.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { preconditionFailure("the body of a section is never read") }
    public var _children: [any View] { [content] }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Makes a section.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { self.content = content() }
    /// Makes a section.
    public init(header: Parent, @ViewBuilder content: () -> Content) { self.content = content() }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Makes a section.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { self.content = content() }
    /// Makes a section.
    public init(footer: Footer, @ViewBuilder content: () -> Content) { self.content = content() }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Makes a section.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Makes a section.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Makes a section.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views made from data.
@available(iOS 13.0, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The data.
    public var data: Data
    /// What makes a view.
    public var content: (Data.Element) -> Content
}
extension ForEach: View, _PrimitiveView where Content: View {
    public var body: Never { preconditionFailure("the body of ForEach is never read") }
    public var _children: [any View] { data.map { content($0) } }
    /// Makes a view for each element.
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
    /// Makes a view for each element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}
extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Makes a view for each element.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
    }
}
extension ForEach where Content: View {
    /// Makes a view for each element.
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
@available(iOS 13.0, *)
public struct List<SelectionValue: Hashable, Content: View> {
    let content: Content
    /// Makes a list.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Makes a list.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}

extension List: _PrimitiveView {}
extension List where SelectionValue == Never {
    /// Makes a list.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Makes a list.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }
    /// Makes a list.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> { content = ForEach(data, id: id, content: rowContent) }
    /// Makes a list.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> { content = ForEach(data, content: rowContent) }
}
extension List {
    /// Makes a list.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }
}

/// Tabs.
@available(iOS 13.0, *)
public struct TabView<SelectionValue: Hashable, Content: View> {
    let content: Content
    /// Makes a view with tabs.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { self.content = content() }
    public var _children: [any View] { [content] }
}

extension TabView: _PrimitiveView {}
extension TabView where SelectionValue == Int {
    /// Makes a view with tabs.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
/// A tab.
@available(iOS 18.0, *)
public struct Tab<Value, Content: View, Label: View> {
    let content: Content
    /// Makes a tab.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel { self.content = content() }
    /// Makes a tab.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel, Value == Never { self.content = content() }
    public var _children: [any View] { [content] }
}

extension Tab: _PrimitiveView {}
/// The usual label of a tab.
@available(iOS 13.0, *)
public struct DefaultTabLabel {}
extension DefaultTabLabel: _PrimitiveView {}

/// A view that stands where there is nothing to show.
@available(iOS 17.0, *)
public struct ContentUnavailableView {
    /// Makes a view that says that there is nothing to see.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}
    /// What is shown where nothing was found.
    public nonisolated static var search: ContentUnavailableView { ContentUnavailableView("", systemImage: "") }
}

extension ContentUnavailableView: _PrimitiveView {}
/// A view that is drawn again and again.
@available(iOS 15.0, *)
public struct TimelineView<Content: View> {
    /// Makes a view that follows the time.
    public init<Schedule>(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {}
    /// What is known when the view is made.
    @available(iOS 15.0, *)
    public struct Context {
        /// The time for which the view is made.
        public var date: Date { Date() }
    }
}

extension TimelineView: _PrimitiveView {}
