import UIKit

// Modifiers of what a view looks like or reacts to on a screen. There is no screen here: the view stays as it is.

extension View {
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { self }
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View { self }
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { self }
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void
    ) -> some View { self }
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { self }
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View { self }
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { self }
    public nonisolated func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View { self }
    public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { self }
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { self }
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V
    ) -> some View { self }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    public nonisolated func animation(_ animation: Animation?) -> some View { self }
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    public nonisolated func transition(_ t: AnyTransition) -> some View { self }
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    public nonisolated func symbolEffect<V: Equatable>(_ effect: SymbolEffectKind, value: V) -> some View { self }
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View { self }
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
    public nonisolated func previewDevice(_ value: String?) -> some View { self }
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
    public nonisolated func widgetURL(_ url: URL?) -> some View { self }
    public nonisolated func draggable(_ payload: String) -> some View { self }
    public nonisolated func modelContainer(for modelType: Any.Type, inMemory: Bool = false) -> some View { self }
    public nonisolated func modelContainer(for modelTypes: [Any.Type], inMemory: Bool = false) -> some View { self }
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { self }
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    public nonisolated func coordinateSpace(name: AnyHashable) -> some View { self }
    public nonisolated func ornament<Content: View>(
        attachmentAnchor: OrnamentAttachmentAnchor, contentAlignment: Alignment = .center,
        @ViewBuilder ornament: () -> Content
    ) -> some View { self }
    public nonisolated func immersiveEnvironmentPicker<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { self }
    public nonisolated func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
    public nonisolated func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirection) -> some View { self }
    public nonisolated func gridCellColumns(_ count: Int) -> some View { self }
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
}
