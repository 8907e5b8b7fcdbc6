@_exported import FoundationAdditions

/// The activity type of a result that the user chose in a search on the device.
@available(iOS 9.0, *)
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the chosen item's identifier in the activity's data.
@available(iOS 9.0, *)
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The activity type of a search that the user goes on with in the app.
@available(iOS 10.0, *)
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the searched words in the activity's data.
@available(iOS 10.0, *)
public let CSSearchQueryString = "kCSSearchQueryString"

/// What a search shall know of an item.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 9.0, *)
open class CSSearchableItemAttributeSet: NSObject {
    /// The title.
    open var title: String?
    /// A description.
    open var contentDescription: String?
    /// Words under which it shall be found.
    open var keywords: [String]?
    /// A picture.
    open var thumbnailData: Data?
    /// What is shown as its name.
    open var displayName: String?
    /// The item that a user activity belongs to.
    open var relatedUniqueIdentifier: String?

    /// Makes a set for a type of content.
    public init(itemContentType: String) {}
}

/// An item that a search can find.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 9.0, *)
open class CSSearchableItem: NSObject {
    /// The item's name in the app.
    open var uniqueIdentifier: String
    /// The group that the item belongs to.
    open var domainIdentifier: String?
    /// What the search knows of it.
    open var attributeSet: CSSearchableItemAttributeSet

    /// Makes an item.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? ""
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// The index of the search on the device. Here nothing is indexed.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 9.0, *)
open class CSSearchableIndex: NSObject {
    /// The app's index.
    open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }
    /// Adds items.
    @preconcurrency
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        if let completionHandler { answerInBackground { completionHandler(nil) } }
    }
    /// Removes all items.
    @preconcurrency
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        if let completionHandler { answerInBackground { completionHandler(nil) } }
    }
}

extension NSUserActivity {
    /// The attributes that describe the activity to a search.
    @available(iOS 9.0, *)
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { nil }
        set {}
    }
}
