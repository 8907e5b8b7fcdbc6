import UIKit

// Modifiers of what a view looks like or reacts to on a screen. There is no screen here: the view stays as it is.

extension View {
    /// Puts space around the view.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    /// Puts space around the view.
    public nonisolated func padding(_ length: CGFloat) -> some View { self }
    /// Puts space around the view.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }
    /// Sets or limits the view's size.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    /// Sets or limits the view's size.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    /// Sets the depth of the view.
    @available(visionOS 1.0, *)
    @available(iOS, unavailable)
    public nonisolated func frame(depth: CGFloat?) -> some View { self }
    /// Keeps the view at the size that it wants.
    public nonisolated func fixedSize() -> some View { self }
    /// Keeps the view at the size that it wants.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    /// Says who gets space first.
    public nonisolated func layoutPriority(_ value: Double) -> some View { self }
    /// Moves the view without moving others.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// Moves the view without moving others.
    public nonisolated func offset(_ offset: CGSize) -> some View { self }
    /// Puts the view's middle at a place.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    /// Puts the view's middle at a place.
    public nonisolated func position(_ position: CGPoint) -> some View { self }
    /// Says which view is before which.
    public nonisolated func zIndex(_ value: Double) -> some View { self }
    /// Keeps the view's proportions.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    /// Fits into the space and keeps the proportions.
    public nonisolated func scaledToFit() -> some View { self }
    /// Fills the space and keeps the proportions.
    public nonisolated func scaledToFill() -> some View { self }
    /// Cuts off what is outside the view's frame.
    public nonisolated func clipped(antialiased: Bool = false) -> some View { self }
    /// Lets the view reach the edges of the screen.
    @available(iOS 14.0, *)
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }
    /// Lets the view reach the edges of the screen, the form of iOS 13.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// Hides the view, and keeps its place.
    public nonisolated func hidden() -> some View { self }
    /// Makes the view transparent.
    public nonisolated func opacity(_ opacity: Double) -> some View { self }
    /// Makes the view look larger or smaller.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    /// Makes the view look larger or smaller.
    public nonisolated func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View { self }
    /// Makes the view look larger or smaller.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    /// Turns the view.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    /// Turns the view in space.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    ) -> some View { self }
    /// Blurs the view.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    /// Makes the view brighter.
    public nonisolated func brightness(_ amount: Double) -> some View { self }
    /// Makes colors stronger or weaker.
    public nonisolated func saturation(_ amount: Double) -> some View { self }
    /// Takes color away.
    public nonisolated func grayscale(_ amount: Double) -> some View { self }
    /// Puts a shadow behind the view.
    public nonisolated func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }
    /// Rounds the view's corners.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    /// Puts the view together before effects are used on it.
    public nonisolated func compositingGroup() -> some View { self }
    /// Draws the view into a picture of its own first.
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { self }
    /// Replaces what is shown inside, for the reason given.
    @available(iOS 14.0, *)
    public nonisolated func redacted(reason: RedactionReasons) -> some View { self }
    /// Shows what is inside as it is.
    @available(iOS 14.0, *)
    public nonisolated func unredacted() -> some View { self }
    /// Marks what strangers shall not see.
    @available(iOS 15.0, *)
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    /// Sets the font of text inside.
    public nonisolated func font(_ font: Font?) -> some View { self }
    /// Sets the weight of the font inside.
    @available(iOS 16.0, *)
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }
    /// Sets the design of the font inside.
    @available(iOS 16.1, *)
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }
    /// Makes the text of the view bold.
    @available(iOS 16.0, *)
    public nonisolated func bold(_ isActive: Bool = true) -> some View { self }
}
