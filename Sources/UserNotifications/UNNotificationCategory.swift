/// A kind of notification and the actions that it offers.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class UNNotificationCategory: NSObject {
    /// The name of the kind.
    public let identifier: String
    /// The actions, in the order in which they are shown.
    public let actions: [UNNotificationAction]
    /// The intents that the notification belongs to.
    public let intentIdentifiers: [String]
    /// How it behaves.
    public let options: UNNotificationCategoryOptions

    /// Makes a kind.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
    }

    /// Makes a kind with a text for when previews are hidden.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
    ) {
        self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
    }
}

/// How a kind of notification behaves.
@available(iOS 10.0, *)
public struct UNNotificationCategoryOptions: _Mask {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Tells the app when the notification is dismissed.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// Can be shown in the car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Shows the title even when previews are hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// Shows the second line even when previews are hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// An action that a notification offers.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class UNNotificationAction: NSObject {
    /// The name of the action.
    public let identifier: String
    /// What the user reads.
    public let title: String
    /// How it behaves.
    public let options: UNNotificationActionOptions

    /// Makes an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// An action for which the user types a text.
@available(iOS 10.0, *)
open class UNTextInputNotificationAction: UNNotificationAction {
    /// The title of the button.
    public let textInputButtonTitle: String
    /// The text before the user types.
    public let textInputPlaceholder: String

    /// Makes an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// How an action behaves.
@available(iOS 10.0, *)
public struct UNNotificationActionOptions: _Mask {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The device must be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// It destroys something.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// It brings the app to the foreground.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// What the user allows.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class UNNotificationSettings: NSObject {
    /// Whether the app may notify.
    open var authorizationStatus: UNAuthorizationStatus { .authorized }
    /// Whether it may use sounds.
    open var soundSetting: UNNotificationSetting { .enabled }
    /// Whether it may set the number on the icon.
    open var badgeSetting: UNNotificationSetting { .enabled }
    /// Whether it may show banners.
    open var alertSetting: UNNotificationSetting { .enabled }
    /// Whether notifications are kept in the list.
    open var notificationCenterSetting: UNNotificationSetting { .enabled }
    /// Whether they are shown on the lock screen.
    open var lockScreenSetting: UNNotificationSetting { .enabled }
}

/// Whether an app may notify.
#if CHECKING
    @objc
#endif
@available(iOS 10.0, *)
public enum UNAuthorizationStatus: Int, Sendable {
    /// What the user has allowed: not determined.
    case notDetermined
    /// What the user has allowed: denied.
    case denied
    /// What the user has allowed: authorized.
    case authorized
    /// What the user has allowed: provisional.
    case provisional
    /// What the user has allowed: ephemeral.
    case ephemeral
}

/// Whether a way of notifying is on.
#if CHECKING
    @objc
#endif
@available(iOS 10.0, *)
public enum UNNotificationSetting: Int, Sendable {
    /// The setting: not supported.
    case notSupported
    /// The setting: disabled.
    case disabled
    /// The setting: enabled.
    case enabled
}
