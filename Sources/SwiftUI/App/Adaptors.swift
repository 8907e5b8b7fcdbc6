import UIKit

/// Lets an app that is written in SwiftUI have an app delegate of UIKit.
///
/// Declare it in the ``App``, once. SwiftUI makes the delegate and passes on what UIKit calls. If the delegate is an
/// `ObservableObject` or is `Observable`, it is also put into the environment of all views.
///
/// - Note: Source: documented (reference of the type); inferred for the moment at which the delegate is made.
@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
    let source: DelegateSource

    /// Makes the app delegate, an object of the given class.
    ///
    /// A delegate that is an ``ObservableObject`` is also put into the environment, where `@EnvironmentObject` finds
    /// it. One that is `Observable` is found there by `@Environment` with its type.
    ///
    /// - Parameter delegateType: The class; it needs an `init()`.
    /// - Note: Source: documented (reference).
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
        source = DelegateSource(delegateType)
    }

    /// The app delegate that SwiftUI made.
    ///
    /// - Note: Source: documented (reference).
    public var wrappedValue: DelegateType { source.delegate(as: DelegateType.self) }
}

@available(iOS 14.0, tvOS 14.0, visionOS 1.0, *)
extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Makes the app delegate, an object of the given class.
    ///
    /// A delegate that is an ``ObservableObject`` is also put into the environment, where `@EnvironmentObject` finds
    /// it. One that is `Observable` is found there by `@Environment` with its type.
    ///
    /// - Parameter delegateType: The class; it needs an `init()`.
    /// - Note: Source: documented (reference).
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
        source = DelegateSource(delegateType)
    }

    /// The wrapper that gives bindings to the properties of the delegate, which must be an ``ObservableObject``.
    ///
    /// - Note: Source: documented (reference).
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }
}

@available(iOS 17.0, tvOS 17.0, visionOS 1.0, *)
extension UIApplicationDelegateAdaptor where DelegateType: Observable {
    /// Makes the app delegate, an object of the given class.
    ///
    /// A delegate that is an ``ObservableObject`` is also put into the environment, where `@EnvironmentObject` finds
    /// it. One that is `Observable` is found there by `@Environment` with its type.
    ///
    /// - Parameter delegateType: The class; it needs an `init()`.
    /// - Note: Source: documented (reference).
    public nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self) {
        source = DelegateSource(delegateType)
    }
}

extension UIApplicationDelegateAdaptor: Sendable {}

/// Where an adaptor's delegate comes from.
struct DelegateSource: @unchecked Sendable {
    let type: NSObject.Type

    /// - Note: Source: documented: it is a run-time error to declare a second one. The words of the error are not known.
    init(_ type: NSObject.Type) {
        self.type = type
        #if !CHECKING
            MainActor.assumeIsolated { Delegates.declare(type) }
        #endif
    }

    @MainActor
    func delegate<Delegate: NSObject>(as type: Delegate.Type) -> Delegate { Delegates.object(of: type) }
}

/// The delegates that adaptors asked for, one a class.
@MainActor
enum Delegates {
    private static var made: [ObjectIdentifier: NSObject] = [:]
    /// The type that the app's adaptor names.
    private(set) static var declared: NSObject.Type?

    static func declare(_ type: NSObject.Type) {
        if let declared {
            fatalError(
                "'UIApplicationDelegateAdaptor' is declared twice, for \(declared) and \(type): an app has one delegate"
            )
        }
        declared = type
    }

    static func object<Delegate: NSObject>(of type: Delegate.Type) -> Delegate {
        if let delegate = made[ObjectIdentifier(type)] as? Delegate { return delegate }
        #if !CHECKING
            if let delegate = Instances.make(type) as? Delegate {
                made[ObjectIdentifier(type)] = delegate
                return delegate
            }
        #endif
        preconditionFailure("no instance of \(type) was made")
    }
}

/// A scene delegate that shows a scene of SwiftUI.
///
/// Name the class in a ``UISceneConfiguration`` or in a request for a scene.
///
/// - Note: Source: documented (reference of the protocol; session 243 of WWDC 2025).
@available(iOS 26.0, visionOS 26.0, *)
@MainActor @preconcurrency
public protocol UIHostingSceneDelegate: UISceneDelegate {
    /// The kind of scene.
    associatedtype RootScene: Scene
    /// The scene to show.
    ///
    /// - Note: Source: documented (reference).
    @SceneBuilder static var rootScene: RootScene { get }
}
