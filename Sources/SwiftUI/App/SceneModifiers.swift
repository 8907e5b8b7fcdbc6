import UIKit

extension Scene {
    // MARK: Life cycle

    /// Calls a closure with the new value when a value has changed; the form of iOS 14.
    ///
    /// The closure sees captured values as they were before the change.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use a block with two parameters or none.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        _SceneEffect(content: self, effect: .change(Change(value: value) { _, new in action(new) }))
    }

    /// Calls a closure when a value has changed.
    ///
    /// The closure gets the old and the new value, or has no parameters.
    ///
    /// - Parameters:
    ///   - value: The value to observe.
    ///   - initial: True to call the closure once at first, too.
    ///   - action: The closure, which gets the old value and the new value.
    /// - Note: Source: documented (reference).
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        _SceneEffect(content: self, effect: .change(Change(value: value, initial: initial, action: action)))
    }

    /// Calls a closure when a value has changed.
    ///
    /// The closure gets the old and the new value, or has no parameters.
    ///
    /// - Parameters:
    ///   - value: The value to observe.
    ///   - initial: True to call the closure once at first, too.
    ///   - action: The closure, which has no parameters.
    /// - Note: Source: documented (reference).
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        _SceneEffect(content: self, effect: .change(Change(value: value, initial: initial) { _, _ in action() }))
    }

    /// Runs a closure when the system starts a background task.
    ///
    /// When the closure returns, the background task is complete. If time runs out first, the Swift task is canceled.
    ///
    /// - Parameters:
    ///   - task: The kind of background task, with its identifier.
    ///   - action: The work to do.
    /// - Note: Source: documented (reference; session 10142 of WWDC 2022).
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        _SceneEffect(
            content: self,
            effect: .backgroundTask(task.kind) { name in
                if let request = () as? D ?? name as? D { _ = await action(request) }
            })
    }

    /// Specifies the external events for which the system opens this scene: those whose content identifier contains one
    /// of the given strings.
    ///
    /// Case and diacritics don't matter. ``DocumentGroup`` ignores this modifier.
    ///
    /// - Parameter conditions: The strings; `*` matches every event, an empty set none.
    /// - Note: Source: documented (reference).
    @available(iOS 14.0, macOS 11.0, *)
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        _SceneEffect(content: self, effect: .externalEvents(conditions))
    }

    // MARK: Environment

    /// Sets an environment value for the views of the scene.
    @available(iOS 17.0, macOS 14.0, *)
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        _SceneEffect(content: self, effect: .environment { $0[keyPath: keyPath] = value })
    }
    /// Puts an observable object into the environment of the scene, where `@Environment` finds it by its type.
    @available(iOS 17.0, macOS 14.0, *)
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _SceneEffect(content: self, effect: .environment { $0.setObject(object, as: T.self) })
    }
    /// Puts an ``ObservableObject`` into the environment of the scene, where `@EnvironmentObject` finds it.
    @available(iOS 17.0, macOS 14.0, *)
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _SceneEffect(content: self, effect: .environment { $0.setObject(object, as: T.self) })
    }
    /// Sets up a store for one or more model types and provides the views of the scene with it.
    ///
    /// In this headless library, nothing is stored.
    public nonisolated func modelContainer(
        for modelType: Any.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some Scene { self }
    /// Sets up a store for one or more model types and provides the views of the scene with it.
    ///
    /// In this headless library, nothing is stored.
    public nonisolated func modelContainer(
        for modelTypes: [Any.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
    ) -> some Scene { self }

    // MARK: Windows

    /// Adds commands to the menus of the app.
    @available(iOS 14.0, macOS 11.0, *)
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    /// Removes all commands that the scene defines from the menus.
    public nonisolated func commandsRemoved() -> some Scene { self }
    /// Replaces all commands that the scene defines with others.
    public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        self
    }
    /// Sets the default size of a new window.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Sets the default width and height of a new window.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Sets the default width, height, and depth of a new volume.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat) -> some Scene { self }
    /// Sets the default width, height, and depth of a new volume in a unit of length, such as meters.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat, depth: CGFloat, in unit: UnitLength)
        -> some Scene
    { self }
    /// Sets the default position of a new window on the screen.
    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// Sets how the user can resize the window.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Sets the style of the window, such as one with a hidden title bar.
    @available(iOS, unavailable)
    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    /// Sets the style of the window's toolbar.
    @available(iOS, unavailable)
    public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    /// Sets the styles that an immersive space can have, which say how it mixes with the surroundings.
    public nonisolated func immersionStyle(selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...)
        -> some Scene
    { self }
    /// Sets whether the window is restored at the next launch.
    @available(iOS 18.0, macOS 15.0, *)
    public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    /// Sets whether the window is shown at launch.
    public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    /// Sets the style of a menu bar extra: it opens a menu or a window.
    @available(iOS, unavailable)
    public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
    /// Sets a closure that returns the default placement of a new window.
    @available(iOS, unavailable)
    public nonisolated func defaultWindowPlacement(
        _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { self }
    /// Sets the keyboard shortcut that opens a window of the scene.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
    /// Sets the preferred visibility of the system's persistent overlays, such as the home indicator.
    public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
}

/// What a scene's modifiers do to its life.
enum SceneEffect {
    case change(Change)
    case backgroundTask(BackgroundTaskKind, @Sendable (String) async -> Void)
    case externalEvents(Set<String>)
    case environment((inout EnvironmentValues) -> Void)
}

/// A scene with a modifier that does something.
struct _SceneEffect<Content: Scene> {
    let content: Content
    let effect: SceneEffect
}

extension _SceneEffect: _PrimitiveScene {}

/// A value to look at, and what to do when it has changed.
struct Change {
    let initial: Bool
    let value: Any
    let run: (_ old: Any, _ new: Any) -> Void
    let isEqual: (Any, Any) -> Bool

    init<V: Equatable>(value: V, initial: Bool = false, action: @escaping (V, V) -> Void) {
        self.value = value
        self.initial = initial
        run = { old, new in
            if let old = old as? V, let new = new as? V { action(old, new) }
        }
        isEqual = { ($0 as? V) == ($1 as? V) }
    }
}

/// A task that the system runs in the background.
///
/// - Note: Source: documented (reference of the type).
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct BackgroundTask<Request, Response>: Sendable {
    let kind: BackgroundTaskKind

    /// A short refresh that was asked for under a name.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
    where Request == Void, Response == Void {
        BackgroundTask<Void, Void>(kind: .refresh(identifier))
    }
    /// The transfers of a URL session.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
    where Request == Void, Response == Void {
        BackgroundTask<Void, Void>(kind: .transfers { $0 == identifier })
    }
    /// The transfers of URL sessions whose names match.
    public static func urlSession(
        matching matches: @escaping @Sendable (String) -> Bool
    ) -> BackgroundTask<String, Void> where Request == String, Response == Void {
        BackgroundTask<String, Void>(kind: .transfers(matches))
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension BackgroundTask where Request == String, Response == Void {
    /// The transfers of all URL sessions.
    public static var urlSession: BackgroundTask<String, Void> { .init(kind: .transfers { _ in true }) }
}

/// What a background task is for.
enum BackgroundTaskKind: Sendable {
    /// A refresh of that name.
    case refresh(String)
    /// The transfers of the URL sessions whose names match.
    case transfers(@Sendable (String) -> Bool)
}

/// How the user can change the size of a window.
@available(iOS 17.0, *)
public struct WindowResizability: Sendable {
    /// The size follows this: automatic.
    public static let automatic = WindowResizability()
    /// The size follows this: content size.
    public static let contentSize = WindowResizability()
    /// The size follows this: content min size.
    public static let contentMinSize = WindowResizability()
}

/// Whether a window comes back at the next launch.
@available(iOS 18.0, *)
public struct SceneRestorationBehavior: Sendable {
    /// At the next launch the window is: automatic.
    public static let automatic = SceneRestorationBehavior()
    /// At the next launch the window is: disabled.
    public static let disabled = SceneRestorationBehavior()
}

/// Whether a window is shown at launch.
@available(iOS 18.0, *)
public struct SceneLaunchBehavior: Sendable {
    /// At launch the window is: automatic.
    public static let automatic = SceneLaunchBehavior()
    /// At launch the window is: presented.
    public static let presented = SceneLaunchBehavior()
    /// At launch the window is: suppressed.
    public static let suppressed = SceneLaunchBehavior()
}

/// What a window is laid out for.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct WindowLayoutRoot: Sendable {}
/// What is known where a window is placed.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct WindowPlacementContext: Sendable {}
/// Where a window is placed.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct WindowPlacement: Sendable {
    /// A place.
    public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {}
    /// Beside another.
    public init(_ position: Position? = nil) {}
    /// A place beside something.
    public struct Position: Sendable {
        /// The place of this: utility panel.
        public static let utilityPanel = Position()
    }
}

/// How a window looks.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public protocol WindowStyle {}
/// The window's usual look.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct DefaultWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}
/// A window without a bar for its title.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}
/// A window with a bar for its title.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct TitleBarWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}
/// A window without a background.
@available(visionOS 1.0, *)
@available(iOS, unavailable)
public struct PlainWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}
/// A window with depth.
@available(visionOS 1.0, *)
@available(iOS, unavailable)
public struct VolumetricWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}
@available(iOS, unavailable)
extension WindowStyle where Self == DefaultWindowStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}
@available(iOS, unavailable)
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// The style “hidden title bar”.
    public static var hiddenTitleBar: Self { Self() }
}
@available(iOS, unavailable)
extension WindowStyle where Self == TitleBarWindowStyle {
    /// The style “title bar”.
    public static var titleBar: Self { Self() }
}
@available(iOS, unavailable)
extension WindowStyle where Self == PlainWindowStyle {
    /// The style “plain”.
    public static var plain: Self { Self() }
}
@available(iOS, unavailable)
extension WindowStyle where Self == VolumetricWindowStyle {
    /// The style “volumetric”.
    public static var volumetric: Self { Self() }
}

/// How the bar of a window looks.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public protocol WindowToolbarStyle {}
/// The bar is beside the title.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style.
    public init() {}
}
/// The bar is small and beside the title.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style.
    public init() {}
}
/// The bar is under the title.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    /// Makes the style.
    public init() {}
}
@available(iOS, unavailable)
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// The style “unified”.
    public static var unified: Self { Self() }
}
@available(iOS, unavailable)
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// The style “unified compact”.
    public static var unifiedCompact: Self { Self() }
}

/// How an entry of the menu bar looks.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public protocol MenuBarExtraStyle {}
/// A window.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    /// Makes the style.
    public init() {}
}
/// A menu.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct MenuMenuBarExtraStyle: MenuBarExtraStyle {
    /// Makes the style.
    public init() {}
}
@available(iOS, unavailable)
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// The entry opens this: window.
    public static var window: Self { Self() }
}
@available(iOS, unavailable)
extension MenuBarExtraStyle where Self == MenuMenuBarExtraStyle {
    /// The entry opens this: menu.
    public static var menu: Self { Self() }
}
