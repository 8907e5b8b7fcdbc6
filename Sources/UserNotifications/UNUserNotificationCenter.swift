@_exported import FoundationAdditions

/// The place where an app asks for leave to notify, schedules notifications and hears what became of them.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class UNUserNotificationCenter: NSObject {
    private nonisolated(unsafe) static let shared = UNUserNotificationCenter()

    private var pending: [UNNotificationRequest] = []
    private var delivered: [UNNotification] = []
    private var categories: Set<UNNotificationCategory> = []

    /// The object that is told of notifications; set it before the launch is over.
    ///
    /// - Note: Source: documented (reference).
    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// True if the app may offer an extension for content.
    open var supportsContentExtensions: Bool { false }

    /// The app's notification centre.
    open class func current() -> UNUserNotificationCenter { shared }

    /// Asks the user for leave to notify. Here the answer is yes.
    @preconcurrency open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        answerInBackground { completionHandler(true, nil) }
    }

    /// Asks the user for leave to notify. Here the answer is yes.
    @discardableResult
    @nonobjc public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

    /// Reads what the user allows.
    @preconcurrency
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        answerInBackground { completionHandler(UNNotificationSettings()) }
    }

    /// What the user allows.
    @nonobjc public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

    /// Sets the kinds of notifications, with their actions.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }

    /// Reads the kinds of notifications.
    @preconcurrency
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        answerInBackground { [self] in completionHandler(categories) }
    }

    /// Schedules a notification; one of the same identifier is replaced.
    @preconcurrency open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        keep(request)
        if let completionHandler { answerInBackground { completionHandler(nil) } }
    }

    /// Schedules a notification; one of the same identifier is replaced.
    @nonobjc public func add(_ request: UNNotificationRequest) async throws { keep(request) }

    private func keep(_ request: UNNotificationRequest) {
        pending.removeAll { $0.identifier == request.identifier }
        pending.append(request)
    }

    /// Reads the notifications that are scheduled.
    @preconcurrency
    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        answerInBackground { [self] in completionHandler(pending) }
    }

    /// The notifications that are scheduled.
    @nonobjc public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

    /// Takes back scheduled notifications.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        pending.removeAll { identifiers.contains($0.identifier) }
    }

    /// Takes back all scheduled notifications.
    open func removeAllPendingNotificationRequests() { pending = [] }

    /// Reads the notifications that are still shown.
    @preconcurrency
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        answerInBackground { [self] in completionHandler(delivered) }
    }

    /// The notifications that are still shown.
    @nonobjc public func deliveredNotifications() async -> [UNNotification] { delivered }

    /// Takes back notifications that are shown.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        delivered.removeAll { identifiers.contains($0.request.identifier) }
    }

    /// Takes back all notifications that are shown.
    open func removeAllDeliveredNotifications() { delivered = [] }

    /// Sets the number on the app's icon.
    @available(iOS 16.0, *)
    @preconcurrency open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        if let completionHandler { answerInBackground { completionHandler(nil) } }
    }

    /// Sets the number on the app's icon.
    @available(iOS 16.0, *)
    @nonobjc public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// The ways of notifying to ask for.
@available(iOS 10.0, *)
public struct UNAuthorizationOptions: _Mask {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// A banner.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// In the car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Even when the device is muted.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// The app has a page of its own for the settings.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Quietly, without asking first.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The ways of showing a notification while the app is in front.
@available(iOS 10.0, *)
public struct UNNotificationPresentationOptions: _Mask {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number on the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// A sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// A banner and an entry in the list.
    @available(iOS, introduced: 10.0, deprecated: 14.0)
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// An entry in the list.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// A banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
