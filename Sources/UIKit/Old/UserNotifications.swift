import FoundationAdditions

/// A notification that the device itself brings, the form of iOS 4.
#if CHECKING
    @objc
#endif
@available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use the UserNotifications framework.")
open class UILocalNotification: _UIObject {
    /// The text.
    open var alertBody: String?
    /// The title.
    open var alertTitle: String?
    /// The words of the button.
    open var alertAction: String?
    /// When it comes.
    open var fireDate: Date?
    /// The number for the icon.
    open var applicationIconBadgeNumber = 0
    /// The sound.
    open var soundName: String?
    /// Data of the app's own.
    open var userInfo: [AnyHashable: Any]?
    /// The kind, which says what actions there are.
    open var category: String?
    /// Makes a notification.
    public init() { super.init(()) }
}

/// The usual sound of a notification, the form of iOS 4.
@available(iOS, introduced: 4.0, deprecated: 10.0)
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The ways of notifying to ask for, the form of iOS 8.
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use the UserNotifications framework.")
public struct UIUserNotificationType: _Mask {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The notification shows or plays: badge.
    public static let badge = UIUserNotificationType(rawValue: 1)
    /// The notification shows or plays: sound.
    public static let sound = UIUserNotificationType(rawValue: 2)
    /// The notification shows or plays: alert.
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// What to ask for, the form of iOS 8.
#if CHECKING
    @objc
#endif
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use the UserNotifications framework.")
open class UIUserNotificationSettings: _UIObject {
    /// The ways of notifying.
    public let types: UIUserNotificationType
    /// The kinds of notifications.
    public let categories: Set<UIUserNotificationCategory>?
    /// Makes settings.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories
        super.init(())
    }
}

/// A kind of notification, the form of iOS 8.
#if CHECKING
    @objc
#endif
@available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use the UserNotifications framework.")
open class UIUserNotificationCategory: _UIObject {
    /// The name.
    open internal(set) var identifier: String?
    init() { super.init(()) }
}
