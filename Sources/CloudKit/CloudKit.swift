@_exported import FoundationAdditions

/// An invitation to data that somebody shares through CloudKit.
@available(iOS 10.0, *)
open class CKShare: CKRecord {
    /// What is shared, by whom, and where it is.
    #if CHECKING
        @objc(CKShareMetadata) @objcMembers
    #endif
    @available(iOS 10.0, *)
    open class Metadata: NSObject {
        /// The identifier of the container that holds the data.
        open internal(set) var containerIdentifier = ""
        /// The share itself.
        open internal(set) var share = CKShare()
    }
}

/// The old name of ``CKShare/Metadata``.
@available(swift, obsoleted: 4.2, renamed: "CKShare.Metadata")
public typealias CKShareMetadata = CKShare.Metadata

/// A record of a database in the cloud.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 8.0, *)
open class CKRecord: NSObject {
    /// The type of the record.
    open internal(set) var recordType = ""
    /// The name of the record, and the zone that it is in.
    open internal(set) var recordID = ID(recordName: UUID().uuidString)

    /// The name of a record, and the zone that it is in.
    #if CHECKING
        @objc(CKRecordID) @objcMembers
    #endif
    @available(iOS 8.0, *)
    open class ID: NSObject, @unchecked Sendable {
        /// The name.
        public let recordName: String
        /// The zone.
        public let zoneID: CKRecordZone.ID

        /// Takes a name in the usual zone.
        public convenience init(recordName: String) { self.init(recordName: recordName, zoneID: .default) }
        /// Takes a name in a zone.
        public init(recordName: String, zoneID: CKRecordZone.ID) {
            self.recordName = recordName
            self.zoneID = zoneID
        }
    }

    private var values: [String: Any] = [:]

    /// Makes a share's record.
    override init() {}

    /// Makes a record.
    public init(recordType: String) { self.recordType = recordType }

    /// The value of a field.
    public subscript(key: String) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// A part of a database.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 8.0, *)
open class CKRecordZone: NSObject {
    /// The name of the zone and of its owner.
    public let zoneID: ID

    /// Takes a name.
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
    /// Takes a name and an owner.
    public init(zoneID: ID) { self.zoneID = zoneID }

    /// The name of a zone and of its owner.
    #if CHECKING
        @objc(CKRecordZoneID) @objcMembers
    #endif
    @available(iOS 8.0, *)
    open class ID: NSObject, @unchecked Sendable {
        /// The name.
        public let zoneName: String
        /// The owner.
        public let ownerName: String
        /// The usual zone.
        public static let `default` = ID(zoneName: "_defaultZone")

        /// Takes a name and an owner, the user if none is said.
        public init(zoneName: String, ownerName: String = "__defaultOwner__") {
            self.zoneName = zoneName
            self.ownerName = ownerName
        }
    }
}

/// The databases of an app in the cloud. There is no cloud here: every operation ends with an error.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 8.0, *)
open class CKContainer: NSObject {
    /// The identifier of the container.
    public let containerIdentifier: String?

    /// The user's own database.
    public let privateCloudDatabase = CKDatabase()
    /// What others share with the user.
    public let sharedCloudDatabase = CKDatabase()
    /// The database of all.
    public let publicCloudDatabase = CKDatabase()

    /// Takes a container by its identifier.
    public init(identifier: String) { containerIdentifier = identifier }

    /// The app's own container.
    open class func `default`() -> CKContainer { CKContainer(identifier: "") }

    /// Accepts a share.
    @nonobjc public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
        throw CocoaError(.featureUnsupported)
    }

    /// Accepts a share.
    @preconcurrency open func accept(
        _ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
    ) {
        answerInBackground { completionHandler(nil, CocoaError(.featureUnsupported)) }
    }

    /// Adds an operation.
    open func add(_ operation: Operation) {}
}

/// An operation that accepts shares.
@available(iOS 10.0, *)
open class CKAcceptSharesOperation: Operation, @unchecked Sendable {
    /// The shares to accept.
    open var shareMetadatas: [CKShare.Metadata]?
    /// Called for each share.
    open var perShareCompletionBlock: ((CKShare.Metadata, CKShare?, (any Error)?) -> Void)?
    /// Called at the end.
    @available(iOS, introduced: 10.0, deprecated: 15.0, renamed: "acceptSharesResultBlock")
    open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?
    /// Called for each share.
    @available(iOS 15.0, *)
    @nonobjc public final var perShareResultBlock: ((CKShare.Metadata, Result<CKShare, any Error>) -> Void)? {
        get { nil }
        set {}
    }
    /// Called at the end.
    @available(iOS 15.0, *)
    @nonobjc public final var acceptSharesResultBlock: ((Result<Void, any Error>) -> Void)? {
        get { nil }
        set {}
    }

    /// Makes an operation.
    public init(shareMetadatas: [CKShare.Metadata]) { self.shareMetadatas = shareMetadatas }
}

/// A notification of a change in the cloud.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 8.0, *)
open class CKNotification: NSObject {
    /// Reads a notification from what a remote notification brought.
    public convenience init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) { return nil }
    /// The subscription that asked to be told.
    open var subscriptionID: String? { nil }
}
