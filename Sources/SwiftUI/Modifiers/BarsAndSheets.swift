import UIKit

// Modifiers of what a view looks like or reacts to on a screen. There is no screen here: the view stays as it is.

extension View {
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { self }
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { self }
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { self }
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { self }
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
    public nonisolated func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View { self }
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { self }
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    public nonisolated func statusBar(hidden: Bool) -> some View { self }
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View { self }
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View { self }
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
}
