/// A moment of what the user does in an app, described so that it can be continued: later, elsewhere, or in a new scene.
///
/// Handoff, universal links, search results, quick returns to a document and the restoration of scenes all carry one.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 8.0, *)
open class NSUserActivity: NSObject {
    /// What kind of activity it is, as a name in reverse-DNS style.
    public let activityType: String

    /// A title that the system may show.
    @available(iOS 8.0, *)
    open var title: String?

    /// The data that is needed to continue: property-list values and URLs.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of ``userInfo`` that must travel along.
    @available(iOS 9.0, *)
    open var requiredUserInfoKeys: Set<String>?

    /// The page to show where the app isn't installed, or the universal link that brought the activity.
    open var webpageURL: URL?

    /// The page from which the activity came.
    @available(iOS 11.0, *)
    open var referrerURL: URL?

    /// The day after which the activity is of no use.
    @available(iOS 9.0, *)
    open var expirationDate: Date?

    /// Words under which a search shall find the activity.
    @available(iOS 9.0, *)
    open var keywords: Set<String> = []

    /// The content by which the system chooses the scene that shall take the activity.
    @available(iOS 13.0, *)
    open var targetContentIdentifier: String?

    /// An identifier under which the activity can be deleted later.
    @available(iOS 12.0, *)
    open var persistentIdentifier: String?

    /// True if the activity may be continued on another device.
    @available(iOS 9.0, *)
    open var isEligibleForHandoff = true

    /// True if a search on the device may find the activity.
    @available(iOS 9.0, *)
    open var isEligibleForSearch = false

    /// True if everybody's search may find the activity.
    @available(iOS 9.0, *)
    open var isEligibleForPublicIndexing = false

    /// True if the system may offer the activity as a suggestion.
    @available(iOS 12.0, *)
    open var isEligibleForPrediction = false

    /// True if the data has changed, so that the delegate is asked before it is sent.
    open var needsSave = false

    /// True if streams to the other device are possible.
    open var supportsContinuationStreams = false

    /// The object that is told before the activity is sent.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// True from ``becomeCurrent()`` until ``resignCurrent()`` or ``invalidate()``.
    public private(set) var isCurrent = false

    /// Makes an activity of a type.
    ///
    /// - Parameter activityType: The type; it must be one of the `NSUserActivityTypes` of the information property
    ///   list if it shall be continued on another device.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds entries to ``userInfo``; an entry of the same key is replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Makes the activity the one that the user is at now.
    open func becomeCurrent() { isCurrent = true }

    /// Ends what ``becomeCurrent()`` began.
    @available(iOS 9.0, *)
    open func resignCurrent() { isCurrent = false }

    /// Ends the activity for good: it can't become current any more.
    open func invalidate() {
        isCurrent = false
        delegate = nil
    }

    /// Opens streams to the device that the activity came from. There is no other device here, so it is an error.
    open func getContinuationStreams(
        completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
    ) {
        completionHandler(nil, nil, CocoaError(.featureUnsupported))
    }

    /// Deletes saved activities of the app by their persistent identifiers.
    @available(iOS 12.0, *)
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
    ) {
        handler()
    }

    /// Deletes all saved activities of the app.
    @available(iOS 12.0, *)
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
}

/// The activity type of a universal link: the link is the activity's ``NSUserActivity/webpageURL``.
@available(iOS 8.0, *)
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
