import UIKit

// Modifiers of what a view looks like or reacts to on a screen. There is no screen here: the view stays as it is.

extension View {
    public nonisolated func italic(_ isActive: Bool = true) -> some View { self }
    public nonisolated func monospacedDigit() -> some View { self }
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    public nonisolated func tint(_ tint: Color?) -> some View { self }
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { self }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public nonisolated func lineLimit(_ number: Int?) -> some View { self }
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public nonisolated func truncationMode(_ mode: TextTruncationMode) -> some View { self }
    public nonisolated func textCase(_ textCase: TextCase?) -> some View { self }
    public nonisolated func textSelection(_ selectability: TextSelectability) -> some View { self }
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View { self }
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    @_disfavoredOverload
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { self }
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }
    public nonisolated func background<T: Shape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View { self }
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    @_disfavoredOverload
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { self }
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { self }
    public nonisolated func glassBackgroundEffect() -> some View { self }
    public nonisolated func glassEffect() -> some View { self }
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { self }
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
    public nonisolated func disabled(_ disabled: Bool) -> some View { self }
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { self }
}
