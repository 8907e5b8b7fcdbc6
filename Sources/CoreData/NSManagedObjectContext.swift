/// A place where objects are changed before they are saved.
#if CHECKING
    @objc
#endif
@available(iOS 3.0, *)
open class NSManagedObjectContext: NSObject {
    /// The thread that it belongs to.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// What connects it with stores.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The context that it saves into.
    open var parent: NSManagedObjectContext?
    /// What undoes changes.
    open var undoManager: UndoManager?
    /// True if it takes over what its parent saves.
    open var automaticallyMergesChangesFromParent = false
    /// What wins if two changes contradict each other.
    open var mergePolicy: Any = NSMergePolicy()
    /// A name.
    open var name: String?
    /// Objects that were added and not saved.
    public private(set) var insertedObjects: Set<NSManagedObject> = []
    /// Objects that were deleted and not saved.
    public private(set) var deletedObjects: Set<NSManagedObject> = []
    private var saved: Set<NSManagedObject> = []

    /// Makes a context for a thread.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

    /// True if there is something to save.
    open var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty }

    /// Adds an object.
    open func insert(_ object: NSManagedObject) { insertedObjects.insert(object) }

    /// Deletes an object.
    open func delete(_ object: NSManagedObject) {
        if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
    }

    /// Saves the changes.
    @nonobjc open func save() throws {
        saved = saved.union(insertedObjects).subtracting(deletedObjects)
        (insertedObjects, deletedObjects) = ([], [])
    }

    /// Drops the changes.
    open func rollback() { (insertedObjects, deletedObjects) = ([], []) }

    /// Forgets all objects.
    open func reset() { (insertedObjects, deletedObjects, saved) = ([], [], []) }

    /// The objects that a request asks for.
    @nonobjc public func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
        saved.union(insertedObjects).subtracting(deletedObjects).compactMap { $0 as? T }
    }

    /// How many objects a request asks for.
    @nonobjc public func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
        try fetch(request).count
    }

    /// Does work on the context's thread, later.
    @nonobjc public func perform(_ block: @escaping () -> Void) { block() }

    /// Does work on the context's thread and waits for it.
    @nonobjc public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    /// Does work on the context's thread.
    @available(iOS 15.0, *)
    @nonobjc public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}

/// What wins if two changes contradict each other.
#if CHECKING
    @objc
#endif
@available(iOS 5.0, *)
open class NSMergePolicy: NSObject {
    /// An error.
    open class var error: NSMergePolicy { NSMergePolicy() }
    /// What is in the store.
    open class var mergeByPropertyStoreTrump: NSMergePolicy { NSMergePolicy() }
    /// What is in memory.
    open class var mergeByPropertyObjectTrump: NSMergePolicy { NSMergePolicy() }
}

/// What is in memory wins.
@available(iOS 3.0, *)
public nonisolated(unsafe) let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy()
/// What is in the store wins.
@available(iOS 3.0, *)
public nonisolated(unsafe) let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy()
