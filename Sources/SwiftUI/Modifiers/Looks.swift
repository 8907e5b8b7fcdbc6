import UIKit

// Modifiers of what a view looks like or reacts to on a screen. There is no screen here: the view stays as it is.

extension View {
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public nonisolated func padding(_ length: CGFloat) -> some View { self }
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { self }
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public nonisolated func frame(depth: CGFloat?) -> some View { self }
    public nonisolated func fixedSize() -> some View { self }
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public nonisolated func layoutPriority(_ value: Double) -> some View { self }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public nonisolated func offset(_ offset: CGSize) -> some View { self }
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public nonisolated func position(_ position: CGPoint) -> some View { self }
    public nonisolated func zIndex(_ value: Double) -> some View { self }
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public nonisolated func scaledToFit() -> some View { self }
    public nonisolated func scaledToFill() -> some View { self }
    public nonisolated func clipped(antialiased: Bool = false) -> some View { self }
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    public nonisolated func hidden() -> some View { self }
    public nonisolated func opacity(_ opacity: Double) -> some View { self }
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
    public nonisolated func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View { self }
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    ) -> some View { self }
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    public nonisolated func brightness(_ amount: Double) -> some View { self }
    public nonisolated func saturation(_ amount: Double) -> some View { self }
    public nonisolated func grayscale(_ amount: Double) -> some View { self }
    public nonisolated func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    public nonisolated func compositingGroup() -> some View { self }
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { self }
    public nonisolated func redacted(reason: RedactionReasons) -> some View { self }
    public nonisolated func unredacted() -> some View { self }
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    public nonisolated func font(_ font: Font?) -> some View { self }
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }
    public nonisolated func bold(_ isActive: Bool = true) -> some View { self }
}
