#if !CHECKING

    import UIKit

    /// A property of a view that outlives the view's value, or that looks around it.
    @MainActor
    protocol LinkedProperty {
        /// - Parameter kept: What the same property of the last value returned.
        /// - Returns: What is to be kept for the next one.
        func link(_ kept: AnyObject?, _ graph: ViewGraph, _ environment: EnvironmentValues) -> AnyObject?
    }

    extension Box {
        /// Makes this box show another one's value.
        func follow(_ kept: AnyObject?) -> AnyObject {
            guard let kept = kept as? Box<Value>, kept !== self else { return self }
            link = kept
            return kept
        }
    }

    extension State: @preconcurrency LinkedProperty {
        @MainActor
        func link(_ kept: AnyObject?, _ graph: ViewGraph, _ environment: EnvironmentValues) -> AnyObject? {
            box.follow(kept)
        }
    }

    extension FocusState: @preconcurrency LinkedProperty {
        @MainActor
        func link(_ kept: AnyObject?, _ graph: ViewGraph, _ environment: EnvironmentValues) -> AnyObject? {
            box.follow(kept)
        }
    }

    extension GestureState: @preconcurrency LinkedProperty {
        @MainActor
        func link(_ kept: AnyObject?, _ graph: ViewGraph, _ environment: EnvironmentValues) -> AnyObject? {
            box.follow(kept)
        }
    }

    extension StateObject: @preconcurrency LinkedProperty {
        @MainActor
        func link(_ kept: AnyObject?, _ graph: ViewGraph, _ environment: EnvironmentValues) -> AnyObject? {
            let shared = kept as? LazyBox<ObjectType> ?? box
            if shared !== box { box.link = shared }
            graph.observe(shared.shared)
            return shared
        }
    }

    extension ObservedObject: @preconcurrency LinkedProperty {
        @MainActor
        func link(_ kept: AnyObject?, _ graph: ViewGraph, _ environment: EnvironmentValues) -> AnyObject? {
            graph.observe(wrappedValue)
            return nil
        }
    }

    extension EnvironmentObject: @preconcurrency LinkedProperty {
        @MainActor
        func link(_ kept: AnyObject?, _ graph: ViewGraph, _ environment: EnvironmentValues) -> AnyObject? {
            guard let object = environment.object(as: ObjectType.self) else { return nil }
            box.keep(object)
            graph.observe(object)
            return nil
        }
    }

    extension Environment: @preconcurrency LinkedProperty {
        @MainActor
        func link(_ kept: AnyObject?, _ graph: ViewGraph, _ environment: EnvironmentValues) -> AnyObject? {
            box.keep(environment)
            return nil
        }
    }

    extension SceneStorage: @preconcurrency LinkedProperty {
        @MainActor
        func link(_ kept: AnyObject?, _ graph: ViewGraph, _ environment: EnvironmentValues) -> AnyObject? {
            place.keep(StoragePlace(session: environment.session))
            return nil
        }
    }

    extension EnvironmentValues {
        /// The session of the scene that the views are in.
        var session: UISceneSession? {
            get { self[SessionKey.self].session }
            set { self[SessionKey.self] = StoragePlace(session: newValue) }
        }

        private struct SessionKey: EnvironmentKey {
            nonisolated(unsafe) static let defaultValue = StoragePlace(session: nil)
        }
    }

#endif
