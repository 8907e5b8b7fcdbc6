@_exported import FoundationAdditions

/// A store of objects that are kept in memory only: nothing is written to disk here.
#if CHECKING
    @objc
#endif
@available(iOS 10.0, *)
open class NSPersistentContainer: NSObject {
    /// The name of the model.
    public let name: String
    /// The context for the main thread.
    public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    /// What the objects look like.
    public let managedObjectModel: NSManagedObjectModel
    /// What connects contexts with stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The stores to load.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription] = [NSPersistentStoreDescription()]

    /// Takes the model of that name.
    public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }

    /// Takes a model.
    public init(name: String, managedObjectModel: NSManagedObjectModel) {
        self.name = name
        self.managedObjectModel = managedObjectModel
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: managedObjectModel)
    }

    /// The folder of the stores.
    open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: NSTemporaryDirectory()) }

    /// Loads the stores and tells of each.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions { block(description, nil) }
    }

    /// Makes a context for work in the background.
    open func newBackgroundContext() -> NSManagedObjectContext {
        NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    }

    /// Does work in a context of its own.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
    }
}

/// A container whose stores are also in the cloud; here it is like any other.
@available(iOS 13.0, *)
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// A store to load.
#if CHECKING
    @objc
#endif
@available(iOS 10.0, *)
open class NSPersistentStoreDescription: NSObject {
    /// The file.
    open var url: URL?
    /// The kind of store.
    open var type = NSSQLiteStoreType
    /// The configuration of the model.
    open var configuration: String?
    /// True if old stores are changed to the new model.
    open var shouldMigrateStoreAutomatically = true
    /// True if the change is worked out without a mapping.
    open var shouldInferMappingModelAutomatically = true

    /// Takes no file.
    public override init() {}
    /// Takes a file.
    public init(url: URL) { self.url = url }
    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// The kind of store that is a database file.
@available(iOS 3.0, *)
public let NSSQLiteStoreType = "SQLite"
/// The kind of store that is kept in memory.
@available(iOS 3.0, *)
public let NSInMemoryStoreType = "InMemory"
/// The kind of store that is one file.
@available(iOS 3.0, *)
public let NSBinaryStoreType = "Binary"
/// The option to change old stores to the new model.
@available(iOS 3.0, *)
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option to work the change out without a mapping.
@available(iOS 3.0, *)
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option to keep a history of changes.
@available(iOS 11.0, *)
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"

/// What the objects look like.
#if CHECKING
    @objc
#endif
@available(iOS 3.0, *)
open class NSManagedObjectModel: NSObject {
    /// An empty model.
    public override init() {}
    /// Reads a model.
    public convenience init?(contentsOf url: URL) { self.init() }
    /// Puts the models of bundles together.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

/// What connects contexts with stores.
#if CHECKING
    @objc
#endif
@available(iOS 3.0, *)
open class NSPersistentStoreCoordinator: NSObject {
    /// What the objects look like.
    public let managedObjectModel: NSManagedObjectModel

    /// Takes a model.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Adds a store.
    @discardableResult
    @nonobjc open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore { NSPersistentStore() }
}

/// A store.
#if CHECKING
    @objc
#endif
@available(iOS 3.0, *)
open class NSPersistentStore: NSObject {}

/// The thread that a context belongs to.
#if CHECKING
    @objc
#endif
@available(iOS 5.0, *)
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// On the thread that made it, an old way.
    case confinementConcurrencyType
    /// On a queue of its own.
    case privateQueueConcurrencyType
    /// On the main queue.
    case mainQueueConcurrencyType
}
