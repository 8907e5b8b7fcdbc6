/// A set of objects, which may hold them weakly.
///
/// - Note: Source: documented (reference of the type).
@available(iOS 6.0, macOS 10.5, *)
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private struct Entry {
        weak var object: ObjectType?
        var strong: ObjectType?
    }

    private let isWeak: Bool
    private var entries: [Entry] = []

    /// Makes an empty set.
    ///
    /// - Parameters:
    ///   - options: ``NSHashTableWeakMemory`` for a set that keeps nothing alive.
    ///   - initialCapacity: For how many objects to make room.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
    }

    /// Makes a set that keeps nothing alive: an object that is gone is no longer in it.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects, in the order of adding.
    open var allObjects: [ObjectType] { entries.compactMap { $0.strong ?? $0.object } }
    /// How many there are.
    open var count: Int { allObjects.count }
    /// One of them; nil for an empty set.
    open var anyObject: ObjectType? { allObjects.first }

    /// Puts an object in, once.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        entries.removeAll { $0.strong == nil && $0.object == nil }
        entries.append(Entry(object: object, strong: isWeak ? nil : object))
    }
    /// Takes an object out.
    open func remove(_ object: ObjectType?) { entries.removeAll { ($0.strong ?? $0.object) === object } }
    /// Takes all out.
    open func removeAllObjects() { entries.removeAll() }
    /// True if that very object is in the set.
    open func contains(_ anObject: ObjectType?) -> Bool { allObjects.contains { $0 === anObject } }
}

/// How a table holds its objects.
@available(iOS 6.0, *)
public enum NSPointerFunctions {
    /// The ways to hold objects.
    public struct Options: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Takes bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Keeps objects alive.
        public static let strongMemory: Options = []
        /// Keeps nothing alive.
        public static let weakMemory = Options(rawValue: 5)
        /// Takes objects for equal if they are one.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    }
}
