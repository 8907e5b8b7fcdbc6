/// Shows a view in Xcode's canvas. Here nothing is shown: that the view compiles is checked, and no more.
///
/// - Note: Source: documented (reference of the macro).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "LibraryMacros", type: "PreviewMacro")

/// Shows a view controller in Xcode's canvas. Here nothing is shown.
///
/// - Note: Source: documented (reference of the macro).
@available(iOS 17.0, tvOS 17.0, *)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait..., body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "LibraryMacros", type: "PreviewMacro")

/// Shows a view of UIKit in Xcode's canvas. Here nothing is shown.
///
/// - Note: Source: documented (reference of the macro).
@available(iOS 17.0, tvOS 17.0, *)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait..., body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "LibraryMacros", type: "PreviewMacro")

/// How a preview is laid out.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PreviewTrait: Sendable {
    /// As the device.
    public static let defaultLayout = PreviewTrait()
    /// As large as the view wants to be.
    public static let sizeThatFitsLayout = PreviewTrait()
    /// A size of its own.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
    /// Upright.
    public static let portrait = PreviewTrait()
    /// Upside down.
    public static let portraitUpsideDown = PreviewTrait()
    /// On its left side.
    public static let landscapeLeft = PreviewTrait()
    /// On its right side.
    public static let landscapeRight = PreviewTrait()
}

/// Makes a variable of an extension a value of the environment, with the value that it is given as the usual one.
///
/// - Note: Source: documented (reference of the macro).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "LibraryMacros", type: "EntryMacro")
