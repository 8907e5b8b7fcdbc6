/// A store with its schema. Here it keeps objects in memory and writes none.
@available(iOS 17.0, *)
public final class ModelContainer: @unchecked Sendable {
    /// Which classes are kept.
    public let schema: Schema
    /// How they are kept.
    public let configurations: Set<ModelConfiguration>

    /// Opens a store of these classes.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations) }

    /// Opens a store with a schema.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }

    /// Opens a store with a schema.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        self.schema = schema
        self.configurations = Set(configurations)
    }

    /// The context of the main actor.
    @MainActor public private(set) lazy var mainContext = ModelContext(self)
    /// Removes everything.
    public func deleteAllData() {}
}

/// How a store is kept.
@available(iOS 17.0, *)
public struct ModelConfiguration: Hashable, Sendable {
    /// The store's name.
    public let name: String
    /// The store's place.
    public let url: URL
    /// Whether nothing is written.
    public let isStoredInMemoryOnly: Bool
    /// Whether objects may change.
    public let allowsSave: Bool

    /// Whether and where a store is in the cloud.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String
        /// As the app's rights say.
        public static let automatic = CloudKitDatabase(name: "automatic")
        /// Nowhere.
        public static let none = CloudKitDatabase(name: "none")
        /// In a private database.
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
    }

    /// Whether a store is in a folder that apps share.
    public struct GroupContainer: Hashable, Sendable {
        private let name: String
        /// As the app's rights say.
        public static let automatic = GroupContainer(name: "automatic")
        /// No.
        public static let none = GroupContainer(name: "none")
        /// In the folder of a group.
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
    }

    /// Keeps objects as usual.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        url = URL(fileURLWithPath: "/dev/null")
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
    }

    /// Keeps objects at a place.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.url = url
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
    }

    /// Keeps these classes as usual.
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}

/// How old stores become new ones.
@available(iOS 17.0, *)
public protocol SchemaMigrationPlan {
    /// The versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The ways from one to the next.
    static var stages: [MigrationStage] { get }
}

/// A version of a schema.
@available(iOS 17.0, *)
public protocol VersionedSchema {
    /// The classes.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// A way from one version to the next.
@available(iOS 17.0, *)
public enum MigrationStage {
    /// The system finds it.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    /// The app goes it.
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// Where objects are made, changed and looked for.
@available(iOS 17.0, *)
public final class ModelContext {
    /// The store.
    public let container: ModelContainer
    /// Whether changes are kept without being asked.
    public var autosaveEnabled = true
    private var objects: [any PersistentModel] = []
    /// Whether something isn't kept yet.
    public private(set) var hasChanges = false

    /// Makes a context of a store.
    public init(_ container: ModelContainer) { self.container = container }

    /// Adds an object.
    public func insert<Model: PersistentModel>(_ model: Model) {
        objects.append(model)
        hasChanges = true
    }
    /// Removes an object.
    public func delete<Model: PersistentModel>(_ model: Model) {
        objects.removeAll { $0 as AnyObject === model }
        hasChanges = true
    }
    /// Removes the objects of a class.
    public func delete<Model: PersistentModel>(
        model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
    ) throws { objects.removeAll { $0 is Model } }
    /// Keeps the changes.
    public func save() throws { hasChanges = false }
    /// Forgets the changes.
    public func rollback() { hasChanges = false }
    /// The objects of a class, without regard to the predicate and the order.
    public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
        objects.compactMap { $0 as? Model }
    }
    /// How many objects a class has.
    public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
        try fetch(descriptor).count
    }
}

/// Which objects are looked for.
@available(iOS 17.0, *)
public struct FetchDescriptor<Model: PersistentModel> {
    /// What they must fulfil.
    public var predicate: Predicate<Model>?
    /// Their order.
    public var sortBy: [SortDescriptor<Model>]
    /// How many at most.
    public var fetchLimit: Int?
    /// How many are passed over.
    public var fetchOffset: Int?

    /// Looks for objects.
    public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
