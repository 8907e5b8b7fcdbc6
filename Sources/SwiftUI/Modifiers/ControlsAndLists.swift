import UIKit

// Modifiers of what a view looks like or reacts to on a screen. There is no screen here: the view stays as it is.

extension View {
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
    public nonisolated func badge(_ count: Int) -> some View { self }
    public nonisolated func badge(_ label: Text?) -> some View { self }
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { self }
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }
    public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
    public nonisolated func labelsHidden() -> some View { self }
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: Edge.Set = .all
    ) -> some View { self }
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { self }
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
    public nonisolated func scrollTargetBehavior(_ behavior: ScrollTargetBehaviorKind) -> some View { self }
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }
    public nonisolated func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View { self }
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { self }
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { self }
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
    public nonisolated func navigationTitle(_ title: Text) -> some View { self }
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { self }
}
