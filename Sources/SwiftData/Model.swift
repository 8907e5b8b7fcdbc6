@_exported import FoundationAdditions
import Observation

/// What is kept in a store.
@available(iOS 17.0, *)
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

@available(iOS 17.0, *)
extension PersistentModel {
    /// The identifier of the object in its store.
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(ObjectIdentifier(self)) }
    /// The identifier of the object in its store.
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that the object is in; here none.
    public var modelContext: ModelContext? { nil }

    public static func == (left: Self, right: Self) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identifier of an object in its store.
@available(iOS 17.0, *)
public struct PersistentIdentifier: Hashable, Sendable {
    private let object: ObjectIdentifier
    init(_ object: ObjectIdentifier) { self.object = object }
}

/// Makes a class one whose objects are kept.
@available(iOS 17.0, *)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "LibraryMacros", type: "ModelMacro")

/// Says how a property is kept.
@available(iOS 17.0, *)
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) =
    #externalMacro(module: "LibraryMacros", type: "NothingMacro")

/// Says how objects hang together.
@available(iOS 17.0, *)
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "LibraryMacros", type: "NothingMacro")

/// Leaves a property out of the store.
@available(iOS 17.0, *)
@attached(peer)
public macro Transient() = #externalMacro(module: "LibraryMacros", type: "NothingMacro")

/// Which classes are kept, and how.
@available(iOS 17.0, *)
public final class Schema: @unchecked Sendable {
    /// A version of the schema.
    public struct Version: Hashable, Sendable {
        private let parts: [Int]
        /// Takes three numbers.
        public init(_ major: Int, _ minor: Int, _ patch: Int) { parts = [major, minor, patch] }
    }

    /// How a property is kept.
    public enum Attribute {
        /// One of the ways.
        public enum Option: Sendable {
            /// No two objects have the same value.
            case unique
            /// In a file of its own.
            case externalStorage
            /// Found by the system's search.
            case spotlight
            /// Kept after the object is gone.
            case preserveValueOnDeletion
            /// Not in clear text.
            case allowsCloudEncryption
        }
    }

    /// How objects hang together.
    public enum Relationship {
        /// One of the ways.
        public enum Option: Sendable {
            /// No object has two owners.
            case unique
        }
        /// What becomes of the others when an object goes.
        public enum DeleteRule: Sendable {
            /// They stay as they are.
            case noAction
            /// They lose it.
            case nullify
            /// They go too.
            case cascade
            /// It can't go.
            case deny
        }
    }

    /// The classes.
    public let types: [any PersistentModel.Type]

    /// Takes classes.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) { self.types = types }
    /// Takes classes.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
}
