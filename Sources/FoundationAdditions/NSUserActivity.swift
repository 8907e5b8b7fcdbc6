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
    /// The type of the activity: a string in reverse-DNS style.
    public let activityType: String

    /// The title of the activity, which the system may show to the user.
    @available(iOS 8.0, *)
    open var title: String?

    /// The data that is needed to continue the activity: property-list values and URLs.
    open var userInfo: [AnyHashable: Any]?

    /// The keys of the entries in ``NSUserActivity/userInfo`` that must be sent or saved with the activity.
    @available(iOS 9.0, *)
    open var requiredUserInfoKeys: Set<String>?

    /// The webpage to show on devices without the app or, for a universal link, the link itself.
    open var webpageURL: URL?

    /// The URL of the webpage that the activity came from.
    @available(iOS 11.0, *)
    open var referrerURL: URL?

    /// The date after which the activity is no longer of use.
    @available(iOS 9.0, *)
    open var expirationDate: Date?

    /// The keywords by which a search can find the activity.
    @available(iOS 9.0, *)
    open var keywords: Set<String> = []

    /// The identifier of the content by which the system chooses the scene that handles the activity.
    @available(iOS 13.0, *)
    open var targetContentIdentifier: String?

    /// The identifier by which the saved activity can be deleted later.
    @available(iOS 12.0, *)
    open var persistentIdentifier: String?

    /// True if the activity can be continued on another device through Handoff.
    @available(iOS 9.0, *)
    open var isEligibleForHandoff = true

    /// True if a search on the device can find the activity.
    @available(iOS 9.0, *)
    open var isEligibleForSearch = false

    /// True if the activity can be indexed publicly, so that the searches of all users can find it.
    @available(iOS 9.0, *)
    open var isEligibleForPublicIndexing = false

    /// True if the system can suggest the activity to the user.
    @available(iOS 12.0, *)
    open var isEligibleForPrediction = false

    /// True if the activity's data has changed: the delegate is asked to update it before it's sent.
    open var needsSave = false

    /// True if the device that continues the activity can ask for streams to this one.
    open var supportsContinuationStreams = false

    /// The object that is told before the activity is saved, and when it's continued on another device.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// True if the activity is the user's current one: after ``NSUserActivity/becomeCurrent()``, until
    /// ``NSUserActivity/resignCurrent()`` or ``NSUserActivity/invalidate()``.
    public private(set) var isCurrent = false

    /// Makes a user activity of a type.
    ///
    /// - Parameter activityType: The type; it must be one of the `NSUserActivityTypes` of the information property
    ///   list if the activity is to be continued on another device.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds entries to ``NSUserActivity/userInfo``, replacing those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Makes this activity the user's current one.
    open func becomeCurrent() { isCurrent = true }

    /// Makes this activity no longer the user's current one, after ``NSUserActivity/becomeCurrent()``.
    @available(iOS 9.0, *)
    open func resignCurrent() { isCurrent = false }

    /// Ends the activity for good: it can't become current again.
    open func invalidate() {
        isCurrent = false
        delegate = nil
    }

    /// Opens streams to the device that the activity came from.
    ///
    /// In this headless library, there is no other device, so the result is an error.
    open func getContinuationStreams(
        completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void
    ) {
        completionHandler(nil, nil, CocoaError(.featureUnsupported))
    }

    /// Deletes the app's saved activities that have the given persistent identifiers.
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
