/// Something that a request can ask for.
@available(iOS 3.0, *)
#if CHECKING
    @objc
#endif
public protocol NSFetchRequestResult: AnyObject {}

/// An object of a store.
#if CHECKING
    @objc
#endif
@available(iOS 3.0, *)
open class NSManagedObject: NSObject, NSFetchRequestResult {
    /// What the object looks like.
    public let entity: NSEntityDescription
    /// The place where it is changed.
    public private(set) weak var managedObjectContext: NSManagedObjectContext?
    private var values: [String: Any] = [:]

    /// Makes an object and adds it.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        managedObjectContext = context
        super.init()
        context?.insert(self)
    }

    /// Makes an object of the class's own kind and adds it.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: NSEntityDescription(), insertInto: moc)
    }

    /// Called once after the object was added for the first time.
    open func awakeFromInsert() {}
    /// Called after the object was read.
    open func awakeFromFetch() {}
    /// Called before the object is saved.
    open func willSave() {}
    /// The kind of the class.
    open class func entity() -> NSEntityDescription { NSEntityDescription() }
    #if CHECKING
        /// A request for all objects of the class.
        @nonobjc public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest() }
    #else
        /// A request for all objects of the class.
        public class func fetchRequest() -> NSFetchRequest<NSManagedObject> {
            NSFetchRequest(entityName: "\(Self.self)")
        }
        /// The value of a property.
        open func value(forKey key: String) -> Any? { values[key] }
        /// Sets a property.
        open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    #endif
}

/// What objects of a kind look like.
#if CHECKING
    @objc
#endif
@available(iOS 3.0, *)
open class NSEntityDescription: NSObject {
    /// The name of the kind.
    open var name: String?

    /// Makes an object of a kind and adds it.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = NSEntityDescription()
        entity.name = entityName
        return NSManagedObject(entity: entity, insertInto: context)
    }

    /// The kind of that name.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        let entity = NSEntityDescription()
        entity.name = entityName
        return entity
    }
}

/// What to look for in the stores. Predicates and orders are kept, not applied.
@available(iOS 3.0, *)
open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
    /// The kind to look for.
    open var entityName: String?
    /// What must hold.
    open var predicate: NSPredicate?
    /// The order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0 for all.
    open var fetchLimit = 0
    /// How many to read at a time.
    open var fetchBatchSize = 0

    /// Makes a request without a kind.
    public override init() {}
    /// Makes a request for a kind.
    public init(entityName: String) { self.entityName = entityName }
}
