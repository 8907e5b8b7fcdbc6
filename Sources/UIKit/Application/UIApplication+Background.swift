import FoundationAdditions

/// The tasks that keep the app running in the background.
struct BackgroundTasks {
    struct Entry {
        var name: String?
        var expirationHandler: (@MainActor @Sendable () -> Void)?
    }

    var entries: [UIBackgroundTaskIdentifier: Entry] = [:]
    var lastNumber = 0
}

extension UIApplication {
    /// Asks for time to finish something in the background.
    ///
    /// - Parameter handler: Called shortly before time is up; end the task there, or the app is ended.
    /// - Returns: The number of the task, or ``UIBackgroundTaskIdentifier/invalid`` if no time can be given.
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    @discardableResult
    public nonisolated func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Asks for time to finish something in the background, with a name for finding faults.
    ///
    /// - Parameters:
    ///   - taskName: The name.
    ///   - handler: Called shortly before time is up; end the task there, or the app is ended.
    /// - Returns: The number of the task, or ``UIBackgroundTaskIdentifier/invalid`` if no time can be given.
    /// - Note: Source: documented (reference).
    @available(iOS 7.0, *)
    @discardableResult
    public nonisolated func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        #if CHECKING
            return .invalid
        #else
            return asOnMainActor {
                backgroundTasks.lastNumber += 1
                let identifier = UIBackgroundTaskIdentifier(rawValue: backgroundTasks.lastNumber)
                backgroundTasks.entries[identifier] = BackgroundTasks.Entry(name: taskName, expirationHandler: handler)
                return identifier
            }
        #endif
    }

    /// Says that a task has ended.
    ///
    /// - Parameter identifier: The number that ``beginBackgroundTask(withName:expirationHandler:)`` returned.
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        #if !CHECKING
            asOnMainActor { backgroundTasks.entries[identifier] = nil }
        #endif
    }

    /// The seconds that the app may go on in the background; very many while it is in front.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public var backgroundTimeRemaining: TimeInterval { applicationState == .background ? 30 : .greatestFiniteMagnitude }

    /// Whether the app may be refreshed in the background.
    @available(iOS 7.0, *)
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// Says how often the app wants to fetch in the background.
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use a BGAppRefreshTask.")
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// As often as the system allows.
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use a BGAppRefreshTask.")
    public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

    /// Never.
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use a BGAppRefreshTask.")
    public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

    /// Says that the app wants to be woken for calls over the network, the form of iOS 4.
    @available(iOS, introduced: 4.0, deprecated: 9.0, message: "Use PushKit.")
    public func setKeepAliveTimeout(_ timeout: TimeInterval, handler: (() -> Void)? = nil) -> Bool { false }
}
