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
    /// Asks the system for time to finish a task in the background.
    ///
    /// - Parameter handler: Called shortly before time is up; end the task there, or the system terminates the app.
    /// - Returns: The identifier of the task, or ``UIBackgroundTaskIdentifier/invalid`` if no time can be given.
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    @discardableResult
    public nonisolated func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Asks the system for time to finish a task in the background, and names the task for debugging.
    ///
    /// - Parameters:
    ///   - taskName: The name of the task.
    ///   - handler: Called shortly before time is up; end the task there, or the system terminates the app.
    /// - Returns: The identifier of the task, or ``UIBackgroundTaskIdentifier/invalid`` if no time can be given.
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

    /// Ends a background task.
    ///
    /// If a task isn't ended before its time is up, the system terminates the app.
    ///
    /// - Parameter identifier: The identifier that ``UIApplication/beginBackgroundTask(withName:expirationHandler:)``
    ///   returned.
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        #if !CHECKING
            asOnMainActor { backgroundTasks.entries[identifier] = nil }
        #endif
    }

    /// The time, in seconds, that the app can still run in the background; a very large value in the foreground.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public var backgroundTimeRemaining: TimeInterval { applicationState == .background ? 30 : .greatestFiniteMagnitude }

    /// Whether the app may refresh its content in the background.
    @available(iOS 7.0, *)
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// Sets the minimum time between two background fetches.
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use a BGAppRefreshTask.")
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// The background fetch interval that means as often as the system allows.
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use a BGAppRefreshTask.")
    public class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

    /// The background fetch interval that means never.
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use a BGAppRefreshTask.")
    public class var backgroundFetchIntervalNever: TimeInterval { .greatestFiniteMagnitude }

    /// Asks the system to wake the app regularly to keep a network connection for calls alive; the form of iOS 4.
    @available(iOS, introduced: 4.0, deprecated: 9.0, message: "Use PushKit.")
    public func setKeepAliveTimeout(_ timeout: TimeInterval, handler: (() -> Void)? = nil) -> Bool { false }
}
