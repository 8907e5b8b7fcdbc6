import UIKit

// Modifiers of what a view looks like or reacts to on a screen. There is no screen here: the view stays as it is.

extension View {
    /// Shows a message with buttons while the binding says so.
    @available(iOS 15.0, *)
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
    /// Shows a message with buttons while the binding says so.
    @available(iOS 15.0, *)
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { self }
    /// Shows a message with buttons while the binding says so.
    @available(iOS 15.0, *)
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Asks the user to choose one of several actions while the binding says so.
    @available(iOS 15.0, *)
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Asks the user to choose one of several actions while the binding says so.
    @available(iOS 15.0, *)
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { self }
    /// Lets the user choose files while the binding says so.
    @available(iOS 14.0, *)
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    /// Does something at a tap.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    /// Does something at a long press.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void
    ) -> some View { self }
    /// Does something when the user is done with a field.
    @available(iOS 15.0, *)
    public nonisolated func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { self }
    /// Tells when the pointer comes and goes.
    @available(iOS 13.4, *)
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// Tells when something about the view's geometry has changed.
    @available(iOS 16.0, *)
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View { self }
    /// Tells when a value that views inside set has changed.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { self }
    /// Sets a value for the views around.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View { self }
    /// Adds a gesture, after those inside.
    public nonisolated func gesture<T: Gesture>(_ gesture: T) -> some View { self }
    /// Adds a gesture beside those inside.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
    /// Adds a gesture, before those inside.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }
    /// Says what the return key is called.
    @available(iOS 15.0, *)
    public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
    /// Says which keyboard the user gets.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Says what the user is to enter, so that it can be proposed.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// Says which letters become capitals while the user types, the form of iOS 13.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    /// Says which letters become capitals while the user types.
    @available(iOS 15.0, *)
    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
    /// Says whether typing is corrected.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// Says whether typing is corrected, the form of iOS 13.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Says which keys press the button.
    @available(iOS 14.0, *)
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { self }
    /// Says which keys press the button.
    @available(iOS 14.0, *)
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
    /// Ties the focus to a value.
    @available(iOS 15.0, *)
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    /// Ties the focus to a value.
    @available(iOS 15.0, *)
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    /// Says whether the view can have the focus.
    @available(iOS 17.0, *)
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
    /// Says what has the focus at first.
    @available(iOS 17.0, *)
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V
    ) -> some View { self }
    /// Says what the view is to those who don't see it.
    @available(iOS 14.0, *)
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    /// Says what the view is to those who don't see it.
    @available(iOS 14.0, *)
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
    /// Says what the view is to those who don't see it.
    @available(iOS 14.0, *)
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
    /// Says what happens when the view is used.
    @available(iOS 14.0, *)
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    /// Says which value the view has.
    @available(iOS 14.0, *)
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
    /// Names the view for tests.
    @available(iOS 14.0, *)
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// Keeps the view from those who don't see it.
    @available(iOS 14.0, *)
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
    /// Makes one element of the view for those who don't see it, or shows its parts.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    /// Says what kind of thing the view is to those who don't see it.
    @available(iOS 14.0, *)
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    /// Animates changes of the view.
    public nonisolated func animation(_ animation: Animation?) -> some View { self }
    /// Animates changes of the view when the value changes.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    /// Says how the view comes and goes.
    public nonisolated func transition(_ t: AnyTransition) -> some View { self }
    /// Changes what a change of state brings with it.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    /// Says how the view's content changes.
    @available(iOS 16.0, *)
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
    /// Ties the place and the size of two views together.
    @available(iOS 14.0, *)
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    /// Animates symbols inside when the value changes.
    @available(iOS 17.0, *)
    public nonisolated func symbolEffect<V: Equatable>(_ effect: SymbolEffectKind, value: V) -> some View { self }
    /// Gives something to feel or hear when the value changes.
    @available(iOS 17.0, *)
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View { self }
    /// Names the preview.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
    /// Says which device the preview looks like.
    public nonisolated func previewDevice(_ value: String?) -> some View { self }
    /// Says how large the preview is.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// Sets where a tap on the widget leads.
    @available(iOS 14.0, *)
    public nonisolated func widgetURL(_ url: URL?) -> some View { self }
    /// Lets the user drag the view, with a value.
    @available(iOS 16.0, *)
    public nonisolated func draggable(_ payload: String) -> some View { self }
    /// Gives the store of objects to the views inside. Nothing is stored here.
    @available(iOS 17.0, *)
    public nonisolated func modelContainer(for modelType: Any.Type, inMemory: Bool = false) -> some View { self }
    /// Gives the store of objects to the views inside. Nothing is stored here.
    @available(iOS 17.0, *)
    public nonisolated func modelContainer(for modelTypes: [Any.Type], inMemory: Bool = false) -> some View { self }
    /// Puts a view at an edge and keeps others from it.
    @available(iOS 15.0, *)
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { self }
    /// Keeps the views inside from the edges.
    @available(iOS 17.0, *)
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    /// Sets or limits the size of text inside.
    @available(iOS 15.0, *)
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
    /// Names the view's coordinates.
    public nonisolated func coordinateSpace(name: AnyHashable) -> some View { self }
    /// Puts a view beside the window.
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    public nonisolated func ornament<Content: View>(
        attachmentAnchor: OrnamentAttachmentAnchor, contentAlignment: Alignment = .center,
        @ViewBuilder ornament: () -> Content
    ) -> some View { self }
    /// Adds to the choice of surroundings.
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    public nonisolated func immersiveEnvironmentPicker<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { self }
    /// Says how the surroundings look.
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    public nonisolated func preferredSurroundingsEffect(_ effect: SurroundingsEffect?) -> some View { self }
    /// Shows or hides the plate under the volume.
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    public nonisolated func volumeBaseplateVisibility(_ visibility: Visibility) -> some View { self }
    /// Says which user defaults stored properties inside use.
    @available(iOS 14.0, *)
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
    /// Says what happens to the view where text runs from right to left.
    @available(iOS 17.0, *)
    public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirection) -> some View { self }
    /// Says how many columns of a grid the view takes.
    @available(iOS 16.0, *)
    public nonisolated func gridCellColumns(_ count: Int) -> some View { self }
    /// Aligns the view's column of a grid.
    @available(iOS 16.0, *)
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
    /// Sets the place by which the view is aligned.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
    /// Sets the place by which the view is aligned.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { self }
}
