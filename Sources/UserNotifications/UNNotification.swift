/// A notification that has arrived.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class UNNotification: NSObject {
    /// When it arrived.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest

    /// Makes a notification that has arrived.
    package init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

/// What the user did with a notification.
///
/// A scene that is made for it finds it in ``UIScene/ConnectionOptions``.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// The action that the user chose.
    public let actionIdentifier: String

    /// Makes a response.
    package init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// What the user typed as an answer to a notification.
@available(iOS 10.0, *)
open class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The text.
    open var userText: String { "" }
}

/// The action of opening the app by the notification itself.
@available(iOS 10.0, *)
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of dismissing the notification.
@available(iOS 10.0, *)
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A notification to schedule: what, and when.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class UNNotificationRequest: NSObject {
    /// The name by which it can be replaced or taken back.
    public let identifier: String
    /// What to show.
    public let content: UNNotificationContent
    /// When; nil for now.
    public let trigger: UNNotificationTrigger?

    /// Makes a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// What a notification shows.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class UNNotificationContent: NSObject {
    /// The title.
    open internal(set) var title = ""
    /// The second line.
    open internal(set) var subtitle = ""
    /// The text.
    open internal(set) var body = ""
    /// The number for the icon.
    open internal(set) var badge: NSNumber?
    /// The sound.
    open internal(set) var sound: UNNotificationSound?
    /// Data of the app's own.
    open internal(set) var userInfo: [AnyHashable: Any] = [:]
    /// The kind, which says what actions there are.
    open internal(set) var categoryIdentifier = ""
    /// The conversation it belongs to.
    open internal(set) var threadIdentifier = ""
    /// Pictures and other files.
    open internal(set) var attachments: [UNNotificationAttachment] = []
    /// The content by which the system chooses a scene.
    open internal(set) var targetContentIdentifier: String?
    /// How urgent it is.
    open internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active
}

/// What a notification shows, while it is being written.
@available(iOS 10.0, *)
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
}

/// How urgent a notification is.
#if CHECKING
    @objc
#endif
@available(iOS 15.0, *)
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// How much the notification disturbs: passive.
    case passive
    /// How much the notification disturbs: active.
    case active
    /// How much the notification disturbs: time sensitive.
    case timeSensitive
    /// How much the notification disturbs: critical.
    case critical
}

/// The sound of a notification.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class UNNotificationSound: NSObject {
    /// The usual sound.
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    /// The sound of an alert that is heard even when the device is muted.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound() }

    /// The usual sound.
    public override init() {}
    /// A sound from a file of the app.
    public init(named name: UNNotificationSoundName) {}
}

/// The name of a sound file.
@available(iOS 10.0, *)
public struct UNNotificationSoundName: _StringKey {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that is shown with a notification.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class UNNotificationAttachment: NSObject {
    /// The name of the attachment.
    public let identifier: String
    /// The file.
    public let url: URL

    /// Takes a file.
    @nonobjc public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        self.url = url
    }
}
