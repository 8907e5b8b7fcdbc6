/// What brings a notification.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 10.0, *)
open class UNNotificationTrigger: NSObject {
    /// True if it comes again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }
}

/// A notification that comes from a server.
@available(iOS 10.0, *)
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// A notification that comes after a time.
@available(iOS 10.0, *)
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Waits so many seconds; at least 60 if it repeats.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// A notification that comes on a date.
@available(iOS 10.0, *)
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The parts of the date that must match.
    public let dateComponents: DateComponents

    /// Waits until the parts match.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
}
