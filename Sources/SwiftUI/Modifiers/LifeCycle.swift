import UIKit

extension View {
    // MARK: Appearing

    /// Calls a block when the view appears.
    ///
    /// - Note: Source: documented (reference).
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        _ViewEffect(self, .appear(action ?? {}))
    }
    /// Calls a block when the view disappears.
    ///
    /// - Note: Source: documented (reference).
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        _ViewEffect(self, .disappear(action ?? {}))
    }
    /// Does work as long as the view is there.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        _ViewEffect(self, .task(id: nil, action))
    }
    /// Does work as long as the view is there and a value stays the same.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        _ViewEffect(self, .task(id: value, action))
    }

    // MARK: Changes

    /// Calls a block when a value has changed, the form of iOS 14.
    ///
    /// The block sees what it captured as it was before the change.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use a block with two parameters or none.")
    @_disfavoredOverload
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        _ViewEffect(self, .change(Change(value: value) { _, new in action(new) }))
    }
    /// Calls a block when a value has changed.
    ///
    /// - Parameters:
    ///   - value: The value to look at.
    ///   - initial: True to call the block when the view appears, too.
    ///   - action: Gets the value before and the value now.
    /// - Note: Source: documented (reference).
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        _ViewEffect(self, .change(Change(value: value, initial: initial, action: action)))
    }
    /// Calls a block when a value has changed.
    ///
    /// - Parameters:
    ///   - value: The value to look at.
    ///   - initial: True to call the block when the view appears, too.
    ///   - action: What to do.
    /// - Note: Source: documented (reference).
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        _ViewEffect(self, .change(Change(value: value, initial: initial) { _, _ in action() }))
    }
    /// Calls a block for each value of a publisher.
    ///
    /// - Note: Source: documented (reference).
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        _ViewEffect(
            self,
            .receive { changed in
                publisher.sink { value in
                    action(value)
                    changed()
                }
            })
    }

    // MARK: Events from outside

    /// Calls a block when the scene is asked to open a URL; a universal link arrives here as well.
    ///
    /// - Parameter action: Gets the URL.
    /// - Note: Source: documented (reference), observed (public reports) for universal links.
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        _ViewEffect(self, .openURL(action))
    }
    /// Calls a block when the scene is asked to continue an activity of a type.
    ///
    /// - Parameters:
    ///   - activityType: The type.
    ///   - action: Gets the activity.
    /// - Note: Source: documented (reference).
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public nonisolated func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        _ViewEffect(self, .continueActivity(activityType, action))
    }
    /// Offers an activity while the view is seen.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public nonisolated func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        _ViewEffect(self, .advertise(activityType, isActive: isActive, update))
    }
    /// Offers an activity while there is something for it.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public nonisolated func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        _ViewEffect(
            self,
            .advertise(activityType, isActive: element != nil) { activity in
                if let element { update(element, activity) }
            })
    }
    /// Says which events this scene would like, and which it takes if no other would.
    ///
    /// - Parameters:
    ///   - preferring: Texts; an event is liked if its content identifier contains one. `*` stands for all.
    ///   - allowing: Texts of the events that are taken.
    /// - Note: Source: documented (reference).
    @available(iOS 14.0, macOS 11.0, *)
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        _ViewEffect(self, .externalEvents(preferring: preferring, allowing: allowing))
    }

    // MARK: Environment

    /// Sets a value of the environment.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        _ViewEffect(self, .environment { $0[keyPath: keyPath] = value })
    }
    /// Puts an object into the environment, where `@Environment` finds it by its class.
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        _ViewEffect(self, .environment { $0.setObject(object, as: T.self) })
    }
    /// Puts an object into the environment, where `@EnvironmentObject` finds it.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        _ViewEffect(self, .environment { $0.setObject(object, as: T.self) })
    }
    /// Changes a value of the environment.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        _ViewEffect(self, .environment { transform(&$0[keyPath: keyPath]) })
    }
}
