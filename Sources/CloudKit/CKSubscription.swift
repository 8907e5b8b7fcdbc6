/// A wish to be told of changes in the cloud. Here no change ever happens.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 8.0, *)
open class CKSubscription: NSObject {
    /// The name of the wish.
    public let subscriptionID: String
    /// How the user or the app is told.
    open var notificationInfo: NotificationInfo?

    init(named subscriptionID: String) { self.subscriptionID = subscriptionID }

    /// How the user or the app is told of a change.
    #if CHECKING
        @objc(CKNotificationInfo) @objcMembers
    #endif
    @available(iOS 8.0, *)
    open class NotificationInfo: NSObject {
        /// The text.
        open var alertBody: String?
        /// The key of the text in the app's words.
        open var alertLocalizationKey: String?
        /// The title.
        open var title: String?
        /// The second line of the title.
        open var subtitle: String?
        /// The sound's file.
        open var soundName: String?
        /// Whether the number at the icon grows.
        open var shouldBadge = false
        /// Whether the app is told and may work.
        open var shouldSendContentAvailable = false
        /// Whether an extension may change the notification.
        open var shouldSendMutableContent = false
        /// The category of the notification.
        open var category: String?
        /// The fields of the record that come with the notification.
        open var desiredKeys: [String]?

        /// Says nothing yet.
        public override init() {}
    }
}

/// A wish to be told of records that fulfil something.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class CKQuerySubscription: CKSubscription {
    /// Which changes count.
    public struct Options: _Mask {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A record is made.
        public static let firesOnRecordCreation = Options(rawValue: 1)
        /// A record changes.
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        /// A record goes.
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        /// Only the first change.
        public static let firesOnce = Options(rawValue: 8)
    }

    /// The type of the records.
    public let recordType: String
    /// What they must fulfil.
    public let predicate: NSPredicate
    /// Which changes count.
    public let querySubscriptionOptions: Options

    /// Wishes to be told of records.
    public convenience init(recordType: String, predicate: NSPredicate, options: Options = []) {
        self.init(recordType: recordType, predicate: predicate, subscriptionID: UUID().uuidString, options: options)
    }
    /// Wishes to be told of records, under a name.
    public init(recordType: String, predicate: NSPredicate, subscriptionID: String, options: Options = []) {
        self.recordType = recordType
        self.predicate = predicate
        querySubscriptionOptions = options
        super.init(named: subscriptionID)
    }
}

/// A wish to be told of every change in a database.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class CKDatabaseSubscription: CKSubscription {
    /// Wishes to be told, under a name.
    public init(subscriptionID: String) { super.init(named: subscriptionID) }
}

/// A database of an app in the cloud. Here everything that is asked of it fails.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 8.0, *)
open class CKDatabase: NSObject, @unchecked Sendable {
    /// Adds an operation.
    open func add(_ operation: Operation) {}
    /// Keeps a record.
    @preconcurrency
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        answerInBackground { completionHandler(nil, CocoaError(.featureUnsupported)) }
    }
    /// Keeps a wish to be told.
    @preconcurrency @nonobjc public final func save(
        _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) {
        answerInBackground { completionHandler(nil, CocoaError(.featureUnsupported)) }
    }
    /// Gets a record.
    @preconcurrency
    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) {
        answerInBackground { completionHandler(nil, CocoaError(.featureUnsupported)) }
    }
    /// Removes a record.
    @preconcurrency open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) { answerInBackground { completionHandler(nil, CocoaError(.featureUnsupported)) } }
}
