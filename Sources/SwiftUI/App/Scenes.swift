import UIKit

/// A group of windows that all show the same structure, each with a state of its own.
///
/// On an iPhone there is one window. On an iPad and a Mac there may be many, if the information property list allows
/// it.
///
/// - Note: Source: documented (reference of the type).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct WindowGroup<Content: View> {
    let id: String?
    let content: @MainActor () -> Content
    /// The type of the values that its windows show; nil for a group whose windows show none.
    var presented: PresentedType?

    /// Makes a window group whose windows show the given view.
    public init(@ViewBuilder makeContent: @escaping @MainActor () -> Content) {
        id = nil
        content = makeContent
    }
    /// Makes a window group with an identifier, by which ``OpenWindowAction`` opens its windows.
    public init(id: String, @ViewBuilder makeContent: @escaping @MainActor () -> Content) {
        self.id = id
        content = makeContent
    }
    /// Makes a window group with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping @MainActor () -> Content) {
        id = nil
        content = makeContent
    }
    /// Makes a window group with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder makeContent: @escaping @MainActor () -> Content) {
        id = nil
        content = makeContent
    }
    /// Makes a window group with a title.
    public init(_ title: Text, @ViewBuilder makeContent: @escaping @MainActor () -> Content) {
        id = nil
        content = makeContent
    }
    /// Makes a window group with a title and an identifier.
    public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping @MainActor () -> Content
    ) {
        self.id = id
        content = makeContent
    }
    /// Makes a window group with a title and an identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder makeContent: @escaping @MainActor () -> Content
    ) {
        self.id = id
        content = makeContent
    }
    /// Makes a window group with a title and an identifier.
    public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping @MainActor () -> Content) {
        self.id = id
        content = makeContent
    }

    /// Makes a window group in which each window presents a value of the given type.
    ///
    /// The value is nil in a window that is opened without one.
    @available(iOS 16.0, macOS 13.0, *)
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        id = nil
        self.content = { PresentedWindowContent(content: content(.constant(PresentedValue.current as? D))) }
        presented = PresentedType(type)
    }
    /// Makes a window group with an identifier, in which each window presents a value of the given type.
    ///
    /// The value is nil in a window that is opened without one.
    @available(iOS 16.0, macOS 13.0, *)
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.id = id
        self.content = { PresentedWindowContent(content: content(.constant(PresentedValue.current as? D))) }
        presented = PresentedType(type)
    }
    /// Makes a window group with a title, in which each window presents a value of the given type.
    ///
    /// The value is nil in a window that is opened without one.
    @available(iOS 16.0, macOS 13.0, *)
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type,
        @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        id = nil
        self.content = { PresentedWindowContent(content: content(.constant(PresentedValue.current as? D))) }
        presented = PresentedType(type)
    }
    /// Makes a window group with a title and an identifier, in which each window presents a value of the given type.
    ///
    /// The value is nil in a window that is opened without one.
    @available(iOS 16.0, macOS 13.0, *)
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.id = id
        self.content = { PresentedWindowContent(content: content(.constant(PresentedValue.current as? D))) }
        presented = PresentedType(type)
    }
    /// Makes a window group in which each window presents a value of the given type, with a default for windows that
    /// are opened without one.
    @available(iOS 16.0, macOS 13.0, *)
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        id = nil
        self.content = {
            PresentedWindowContent(content: content(.constant(PresentedValue.current as? D ?? defaultValue())))
        }
        presented = PresentedType(type)
    }
    /// Makes a window group with an identifier, in which each window presents a value of the given type, with a default
    /// for windows that are opened without one.
    @available(iOS 16.0, macOS 13.0, *)
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.id = id
        self.content = {
            PresentedWindowContent(content: content(.constant(PresentedValue.current as? D ?? defaultValue())))
        }
        presented = PresentedType(type)
    }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension WindowGroup: _PrimitiveScene {}

/// The structure of a window that shows a value.
@available(iOS 16.0, macOS 13.0, *)
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    let content: Content
    public var body: some View { content }
}

/// One window of which there is never a second.
///
/// - Note: Source: documented (reference of the type).
@available(macOS 13.0, visionOS 1.0, *)
@available(iOS, unavailable)
public struct Window<Content: View> {
    let id: String
    let content: @MainActor () -> Content

    /// Makes a window.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.id = id
        self.content = content
    }
    /// Makes a window.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.id = id
        self.content = content
    }
    /// Makes a window.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.id = id
        self.content = content
    }
}

@available(macOS 13.0, visionOS 1.0, *)
@available(iOS, unavailable)
extension Window: _PrimitiveScene {}

/// The window of the settings, on a Mac.
///
/// - Note: Source: documented (reference of the type).
@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct Settings<Content: View> {
    let content: @MainActor () -> Content
    /// Makes the window.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.content = content }
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
extension Settings: _PrimitiveScene {}

/// An entry of the menu bar, on a Mac.
///
/// - Note: Source: documented (reference of the type).
@available(macOS 13.0, *)
@available(iOS, unavailable)
public struct MenuBarExtra<Label: View, Content: View> {
    let content: @MainActor () -> Content
    let label: @MainActor () -> Label

    /// Makes an entry.
    public init(
        @ViewBuilder content: @escaping @MainActor () -> Content, @ViewBuilder label: @escaping @MainActor () -> Label
    ) {
        self.content = content
        self.label = label
    }
    /// Makes an entry with a title.
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Label == Text {
        self.content = content
        label = { Text(titleKey) }
    }
    /// Makes an entry with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) where Label == SwiftUI.Label<Text, Image> {
        self.content = content
        label = { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
}

@available(macOS 13.0, *)
@available(iOS, unavailable)
extension MenuBarExtra: _PrimitiveScene {}

/// A space around the user, on visionOS.
///
/// - Note: Source: documented (reference of the type).
@available(visionOS 1.0, *)
@available(iOS, unavailable)
public struct ImmersiveSpace<Content, Data> {
    let id: String?

    /// Makes a space with a name.
    public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content)
    where Content: View, Data == Never {
        self.id = id
    }
    /// Makes a space.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content)
    where Content: View, Data == Never {
        id = nil
    }
    /// Makes a space that shows a value.
    public init(
        id: String, for type: Data.Type, @ViewBuilder content: @escaping @MainActor (Binding<Data?>) -> Content
    ) where Content: View, Data: Codable & Hashable {
        self.id = id
    }
}

@available(visionOS 1.0, *)
@available(iOS, unavailable)
extension ImmersiveSpace: _PrimitiveScene {}

/// Sets how an immersive space on visionOS mixes with the room around the user.
@available(visionOS 1.0, *)
public protocol ImmersionStyle: Sendable {}
/// Both are seen.
@available(visionOS 1.0, *)
@available(iOS, unavailable)
public struct MixedImmersionStyle: ImmersionStyle {
    /// Makes the style.
    public init() {}
}
/// Only the space is seen.
@available(visionOS 1.0, *)
@available(iOS, unavailable)
public struct FullImmersionStyle: ImmersionStyle {
    /// Makes the style.
    public init() {}
}
/// The user chooses how much is seen.
@available(visionOS 1.0, *)
@available(iOS, unavailable)
public struct ProgressiveImmersionStyle: ImmersionStyle {
    /// Makes the style.
    public init() {}
}
@available(iOS, unavailable)
extension ImmersionStyle where Self == MixedImmersionStyle {
    /// How much of the surroundings is covered: mixed.
    public static var mixed: Self { Self() }
}
@available(iOS, unavailable)
extension ImmersionStyle where Self == FullImmersionStyle {
    /// How much of the surroundings is covered: full.
    public static var full: Self { Self() }
}
@available(iOS, unavailable)
extension ImmersionStyle where Self == ProgressiveImmersionStyle {
    /// How much of the surroundings is covered: progressive.
    public static var progressive: Self { Self() }
}

/// Several scenes or views that are treated as one.
///
/// - Note: Source: documented (reference of the type).
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Group<Content> {
    let content: Content
}

extension Group: View, _PrimitiveView where Content: View {
    /// Makes a group of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// SwiftUI shows it by itself: reading its body is an error.
    public var body: Never { preconditionFailure("the body of a group is never read") }
    public var _children: [any View] { [content] }
}

extension Group: Scene, _PrimitiveScene where Content: Scene {
    /// Makes a group of scenes.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public init(@SceneBuilder content: () -> Content) { self.content = content() }
}
