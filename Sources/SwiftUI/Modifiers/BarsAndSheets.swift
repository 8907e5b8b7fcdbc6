import UIKit

// Modifiers of what a view looks like or reacts to on a screen. There is no screen here: the view stays as it is.

extension View {
    /// Sets the line under the title.
    @available(iOS 26.0, *)
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
    /// Sets the title in the navigation bar, the form of iOS 13.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    /// Sets the title in the navigation bar, the form of iOS 13.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { self }
    /// Sets the title in the navigation bar, the form of iOS 13.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
    /// Sets the title in the navigation bar, the form of iOS 13.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    /// Sets the size of the title in the navigation bar.
    @available(iOS 14.0, *)
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
    /// Says whether the navigation bar is hidden, the form of iOS 13.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
    /// Says whether the button that leads back is hidden.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    /// Puts views into the navigation bar, the form of iOS 13.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
    /// Puts views into the navigation bar, the form of iOS 13.
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { self }
    /// Puts views into the navigation bar, the form of iOS 13.
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { self }
    /// Sets or limits the width of the column.
    @available(iOS 16.0, *)
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    /// Sets or limits the width of the column.
    @available(iOS 16.0, *)
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
    /// Says which view is shown for values of a type.
    @available(iOS 16.0, *)
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    /// Shows a view on the stack while the binding says so.
    @available(iOS 16.0, *)
    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { self }
    /// Shows a view on the stack for an item while there is one.
    @available(iOS 17.0, *)
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { self }
    /// Puts items into bars.
    @available(iOS 14.0, *)
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    /// Puts items into bars.
    @available(iOS 14.0, *)
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }
    /// Shows or hides bars.
    @available(iOS 16.0, *)
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    /// Takes items that are there by default out of bars.
    @available(iOS 17.0, *)
    public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
    /// Sets what is behind bars.
    @available(iOS 16.0, *)
    public nonisolated func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Sets what is behind bars.
    @available(iOS 16.0, *)
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Makes bars light or dark.
    @available(iOS 16.0, *)
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Sets what the tab shows.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    /// Shows or hides the status bar, the form of iOS 13.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }
    /// Shows or hides the status bar.
    @available(iOS 16.0, *)
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Shows or hides what the system lays over the view.
    @available(iOS 16.0, *)
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Shows another view on a sheet while the binding says so.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// Shows another view on a sheet while the binding says so.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// Covers the screen with another view while the binding says so.
    @available(iOS 14.0, *)
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// Covers the screen with another view while the binding says so.
    @available(iOS 14.0, *)
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// Shows a view in a bubble while the binding says so.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// Shows another view beside this one while the binding says so.
    @available(iOS 17.0, *)
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View { self }
    /// Sets the heights that the sheet can have.
    @available(iOS 16.0, *)
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    /// Shows or hides the handle of the sheet.
    @available(iOS 16.0, *)
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// Says whether the user can swipe the sheet away.
    @available(iOS 15.0, *)
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// Shows a message while the binding says so, the form of iOS 13.
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
    /// Shows a message for an item while there is one, the form of iOS 13.
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View { self }
    /// Shows a message with buttons while the binding says so.
    @available(iOS 15.0, *)
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Shows a message with buttons while the binding says so.
    @available(iOS 15.0, *)
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Shows a message with buttons while the binding says so.
    @available(iOS 15.0, *)
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Shows a message with buttons while the binding says so.
    @available(iOS 15.0, *)
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
}
