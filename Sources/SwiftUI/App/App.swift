import UIKit

/// The structure of an app that is written in SwiftUI; mark it with `@main`.
///
/// Its ``body`` says which scenes the app has. SwiftUI makes the value at launch, before anything of UIKit exists, and
/// reads the body again when what it depends on changes.
///
/// - Note: Source: documented (reference of the protocol).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency
public protocol App {
    /// The type of scene that the body returns.
    associatedtype Body: Scene

    /// The scenes that make up the app.
    ///
    /// - Note: Source: documented (reference).
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Makes the app; SwiftUI calls this initializer at launch.
    ///
    /// - Note: Source: documented (reference).
    @MainActor @preconcurrency init()
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension App {
    /// Starts the app; `@main` calls this method.
    ///
    /// - Note: Source: documented (reference).
    @MainActor @preconcurrency public static func main() { AppLaunch.start(Self.self) }
}

/// A part of an app's user interface with a life cycle that the system looks after: a group of windows, a window, a
/// group of documents.
///
/// - Note: Source: documented (reference of the protocol).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency
public protocol Scene {
    /// The type of scene that the body returns.
    associatedtype Body: Scene

    /// The scenes that make up this scene.
    ///
    /// - Note: Source: documented (reference).
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that SwiftUI knows by itself.
@MainActor @preconcurrency
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    /// Never called: this kind of scene isn't made of other scenes.
    public var body: Never { preconditionFailure("the body of \(Self.self) is never read") }
}

/// Builds scenes from what is written in braces.
///
/// - Note: Source: documented (reference of the type).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@resultBuilder
public struct SceneBuilder {
    /// Takes one line.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Takes one scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Takes several scenes.
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        _TupleScene((repeat each content))
    }

    /// Takes scenes that only some versions have.
    @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
    public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilityScene)?) -> some Scene {
        _TupleScene(())
    }

    /// Takes scenes that only some versions have.
    @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
    public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilityScene {
        _AvailableScene(content: scene)
    }
}

/// A scene that only some versions have.
public protocol _LimitedAvailabilityScene {}

struct _AvailableScene<Content: Scene>: _LimitedAvailabilityScene {
    let content: Content
}

extension _AvailableScene: _PrimitiveScene {}

/// Several scenes as one.
public struct _TupleScene<T> {
    let scenes: T
    init(_ scenes: T) { self.scenes = scenes }
}

extension _TupleScene: _PrimitiveScene {}

/// What a scene, or the app, is doing.
///
/// Read it through the environment. In a view it is the phase of the scene that holds the view; in a scene, that of the
/// scene's own instances; in the app, that of all scenes: *active* if one is active.
///
/// - Note: Source: documented (reference of the type); inferred for what counts before the first scene: *background*.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene, or the app, is in the background, where the user doesn't see it.
    case background
    /// The scene, or the app, is in the foreground but doesn't receive events.
    case inactive
    /// The scene, or the app, is in the foreground and receives events.
    case active
}
