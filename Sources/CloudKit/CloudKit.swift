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

/// The databases of an app in the cloud. There is no cloud here: every operation ends with an error.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 8.0, *)
open class CKContainer: NSObject {
    /// The identifier of the container.
    public let containerIdentifier: String?

    /// Takes a container by its identifier.
    public init(identifier: String) { containerIdentifier = identifier }

    /// The app's own container.
    open class func `default`() -> CKContainer { CKContainer(identifier: "") }

    /// Accepts a share.
    @nonobjc public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
        throw CocoaError(.featureUnsupported)
    }

    /// Accepts a share.
    open func accept(
        _ metadata: CKShare.Metadata, completionHandler: @escaping (CKShare?, (any Error)?) -> Void
    ) {
        completionHandler(nil, CocoaError(.featureUnsupported))
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
    open var acceptSharesCompletionBlock: (((any Error)?) -> Void)?

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
