import SwiftUI

@available(iOS 17.0, *)
extension EnvironmentValues {
    /// The context of the view's store.
    public var modelContext: ModelContext {
        get { self[ContextKey.self].context }
        set { self[ContextKey.self] = ContextKey.Box(context: newValue) }
    }

    private struct ContextKey: EnvironmentKey {
        struct Box: @unchecked Sendable { var context: ModelContext }
        static var defaultValue: Box { Box(context: ModelContext(.nothing)) }
    }
}

@available(iOS 17.0, *)
extension ModelContainer {
    /// A store of no classes.
    fileprivate static var nothing: ModelContainer {
        do { return try ModelContainer(for: Schema([])) } catch {
            preconditionFailure("a store of nothing can be opened")
        }
    }
}

@available(iOS 17.0, *)
extension View {
    /// Gives a store to the views inside.
    public func modelContainer(_ container: ModelContainer) -> some View { modelContext(ModelContext(container)) }

    /// Opens a store of a class for the views inside.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup) }

    /// Opens a store of classes for the views inside.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        let result = Result { try ModelContainer(for: Schema(modelTypes)) }
        onSetup(result)
        return modelContext(ModelContext((try? result.get()) ?? .nothing))
    }

    /// Gives a context to the views inside.
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
}

@available(iOS 17.0, *)
extension Scene {
    /// Provides the views of the scene with an existing model container.
    public func modelContainer(_ container: ModelContainer) -> some Scene { modelContext(ModelContext(container)) }

    /// Sets up a store for one or more model classes and provides the views of the scene with it.
    ///
    /// `onSetup` is told whether that succeeded.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup) }

    /// Sets up a store for one or more model classes and provides the views of the scene with it.
    ///
    /// `onSetup` is told whether that succeeded.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        let result = Result { try ModelContainer(for: Schema(modelTypes)) }
        onSetup(result)
        return modelContext(ModelContext((try? result.get()) ?? .nothing))
    }

    /// Provides the views of the scene with a model context.
    public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }
}

/// The objects of a class, kept up to date. Here it is always empty.
@available(iOS 17.0, *)
@MainActor @propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    /// The objects.
    public var wrappedValue: [Element] { [] }
    /// Why they couldn't be had.
    public var fetchError: (any Error)? { nil }

    /// Looks for all.
    public nonisolated init() where Result == [Element] {}
    /// Looks for those that a descriptor names.
    public nonisolated init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil)
    where Result == [Element] {}
    /// Looks for some, in an order.
    public nonisolated init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
    ) where Result == [Element] {}
    /// Looks for some, in the order of a property.
    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation? = nil
    ) where Result == [Element] {}
    /// Looks for some, in the order of a property that may be absent.
    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        animation: Animation? = nil
    ) where Result == [Element] {}
}
