import UIKit

// Modifiers of what a view looks like or reacts to on a screen. There is no screen here: the view stays as it is.

extension View {
    /// Makes text inside slanted.
    @available(iOS 16.0, *)
    public nonisolated func italic(_ isActive: Bool = true) -> some View { self }
    /// Gives all digits inside one width.
    @available(iOS 15.0, *)
    public nonisolated func monospacedDigit() -> some View { self }
    /// Gives all characters inside one width.
    @available(iOS 16.0, *)
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }
    /// Underlines text inside.
    @available(iOS 16.0, *)
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    /// Sets the color of text and pictures inside.
    public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
    /// Sets the style of text and pictures inside.
    @available(iOS 15.0, *)
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
    /// Colors the controls inside.
    @available(iOS 15.0, *)
    public nonisolated func tint(_ tint: Color?) -> some View { self }
    /// Colors the controls inside.
    @available(iOS 15.0, *)
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
    /// Colors the controls inside.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { self }
    /// Aligns the lines of text inside.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    /// Limits the lines of text inside.
    public nonisolated func lineLimit(_ number: Int?) -> some View { self }
    /// Limits the lines of text inside.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
    /// Limits the lines of text inside.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
    /// Sets the space between lines inside.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
    /// Lets text inside become smaller to fit.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    /// Says where text that is too long is cut.
    public nonisolated func truncationMode(_ mode: TextTruncationMode) -> some View { self }
    /// Sets text inside in capitals or in small letters.
    @available(iOS 14.0, *)
    public nonisolated func textCase(_ textCase: TextCase?) -> some View { self }
    /// Says whether text inside can be selected.
    @available(iOS 15.0, *)
    public nonisolated func textSelection(_ selectability: TextSelectability) -> some View { self }
    /// Lets text move closer together to fit.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
    /// Sets the size of symbols inside.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
    /// Says how symbols inside are colored.
    @available(iOS 15.0, *)
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    /// Says which form symbols inside have.
    @available(iOS 15.0, *)
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    /// Puts a view or a style behind this one.
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View { self }
    /// Puts views behind this one.
    @available(iOS 15.0, *)
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    /// Puts a style behind the view, up to the edges.
    @available(iOS 15.0, *)
    @_disfavoredOverload
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { self }
    /// Puts a shape in a style behind the view.
    @available(iOS 15.0, *)
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }
    /// Puts a shape in the background style behind the view.
    @available(iOS 15.0, *)
    public nonisolated func background<T: Shape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }
    /// Puts a view or a style before this one.
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View { self }
    /// Puts views before this one.
    @available(iOS 15.0, *)
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    /// Puts a style before the view, up to the edges.
    @available(iOS 15.0, *)
    @_disfavoredOverload
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { self }
    /// Draws a border around the view.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
    /// Cuts the view to a shape.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
    /// Sets the shape that takes touches.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    /// Shows the view where another one is.
    @available(iOS 15.0, *)
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { self }
    /// Puts glass behind the view.
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    public nonisolated func glassBackgroundEffect() -> some View { self }
    /// Makes the view look like glass.
    @available(iOS 26.0, *)
    public nonisolated func glassEffect() -> some View { self }
    /// Sets the background of what the view stands in.
    @available(iOS 17.0, *)
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { self }
    /// Makes what is shown light or dark.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    /// Makes the view light or dark.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
    /// Says whether the view reacts to the user.
    public nonisolated func disabled(_ disabled: Bool) -> some View { self }
    /// Says whether the view takes touches.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
    /// Says which value stands for the view.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { self }
}
