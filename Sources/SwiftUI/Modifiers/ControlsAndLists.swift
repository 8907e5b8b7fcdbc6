import UIKit

// Modifiers of what a view looks like or reacts to on a screen. There is no screen here: the view stays as it is.

extension View {
    /// Ties the view's identity to a value: another value makes another view, with new state.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }
    /// Says what the view is for when the pointer rests on it.
    @available(iOS 14.0, *)
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
    /// Puts a small number or text beside the view.
    @available(iOS 15.0, *)
    public nonisolated func badge(_ count: Int) -> some View { self }
    /// Puts a small number or text beside the view.
    @available(iOS 15.0, *)
    public nonisolated func badge(_ label: Text?) -> some View { self }
    /// Sets the size of controls inside.
    @available(iOS 15.0, *)
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }
    /// Sets how buttons inside look.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
    /// Sets the shape of the borders of buttons inside.
    @available(iOS 15.0, *)
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    /// Sets how pickers inside look.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
    /// Sets how lists inside look.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
    /// Sets how fields for text inside look.
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
    /// Sets how switches inside look.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
    /// Sets how labels inside look.
    @available(iOS 14.0, *)
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
    /// Sets how forms inside look.
    @available(iOS 16.0, *)
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
    /// Sets how progress inside looks.
    @available(iOS 14.0, *)
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
    /// Sets how views with tabs inside look.
    @available(iOS 14.0, *)
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
    /// Sets how navigation views inside look.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
    /// Sets how split views inside look.
    @available(iOS 16.0, *)
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    /// Sets how date pickers inside look.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
    /// Sets how menus inside look.
    @available(iOS 14.0, *)
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    /// Sets how boxes around groups inside look.
    @available(iOS 14.0, *)
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
    /// Hides the labels of controls inside.
    public nonisolated func labelsHidden() -> some View { self }
    /// Puts a view behind the row.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }
    /// Sets the space around the row.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    /// Shows or hides the line beside the row.
    @available(iOS 15.0, *)
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
    /// Shows or hides the line beside the section.
    @available(iOS 15.0, *)
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: Edge.Set = .all
    ) -> some View { self }
    /// Shows or hides the background of lists inside.
    @available(iOS 16.0, *)
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    /// Shows or hides the marks of scrolling.
    @available(iOS 16.0, *)
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    /// Says whether scrolling takes the keyboard away.
    @available(iOS 16.0, *)
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    /// Says whether what is inside can't be scrolled.
    @available(iOS 16.0, *)
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
    /// Says where scrolling comes to rest.
    @available(iOS 17.0, *)
    public nonisolated func scrollTargetBehavior(_ behavior: ScrollTargetBehaviorKind) -> some View { self }
    /// Makes the views inside the places where scrolling comes to rest.
    @available(iOS 17.0, *)
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// Adds buttons that a swipe over the row shows.
    @available(iOS 15.0, *)
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }
    /// Adds a menu that a long press opens.
    public nonisolated func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View { self }
    /// Says what to do when the user asks for what is new.
    @available(iOS 15.0, *)
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    /// Adds a field for searching.
    @available(iOS 15.0, *)
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { self }
    /// Adds a field for searching.
    @available(iOS 15.0, *)
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { self }
    /// Says whether the row can't be deleted.
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    /// Says whether the row can't be moved.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
    /// Sets the title of the view on a stack.
    @available(iOS 14.0, *)
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    /// Sets the title of the view on a stack.
    @available(iOS 14.0, *)
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    /// Sets the title of the view on a stack.
    @available(iOS 14.0, *)
    public nonisolated func navigationTitle(_ title: Text) -> some View { self }
    /// Sets the title of the view on a stack.
    @available(iOS 14.0, *)
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { self }
}
