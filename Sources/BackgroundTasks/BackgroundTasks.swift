@_exported import FoundationAdditions

/// Runs work in the background at a time that the system chooses.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 13.0, *)
open class BGTaskScheduler: NSObject {
    private nonisolated(unsafe) static let scheduler = BGTaskScheduler()

    fileprivate var handlers: [String: (BGTask) -> Void] = [:]
    fileprivate var requests: [BGTaskRequest] = []

    /// The one scheduler of the app.
    open class var shared: BGTaskScheduler { scheduler }

    /// Names what is to be done when a task is due; do it before the launch is over.
    ///
    /// - Returns: `false` if the identifier is taken already, or is not among those that the information property list
    ///   permits.
    /// - Note: Source: documented (reference).
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        guard handlers[identifier] == nil else { return false }
        handlers[identifier] = launchHandler
        #if !CHECKING
            BackgroundLaunches.handlers[identifier] = { [self] in launch(identifier, on: queue) }
        #endif
        return true
    }

    /// Asks for a task.
    ///
    /// - Throws: ``BGTaskScheduler/Error`` if no handler is registered for the identifier.
    /// - Note: Source: documented (reference).
    @nonobjc open func submit(_ taskRequest: BGTaskRequest) throws {
        guard handlers[taskRequest.identifier] != nil else { throw Error(.notPermitted) }
        requests.removeAll { $0.identifier == taskRequest.identifier }
        requests.append(taskRequest)
    }

    /// Takes back a request.
    open func cancel(taskRequestWithIdentifier identifier: String) {
        requests.removeAll { $0.identifier == identifier }
    }

    /// Takes back all requests.
    open func cancelAllTaskRequests() { requests = [] }

    /// Reads the requests that wait.
    @preconcurrency open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        answerInBackground { [self] in completionHandler(requests) }
    }

    /// The requests that wait.
    @nonobjc open func pendingTaskRequests() async -> [BGTaskRequest] { requests }

    /// Why a request was refused.
    public struct Error: Swift.Error, Hashable {
        /// The reason.
        public enum Code: Int, Sendable {
            /// There are no background tasks for this app or on this device.
            case unavailable = 1
            /// Too many tasks of this kind wait already.
            case tooManyPendingTaskRequests
            /// The information property list doesn't permit the task.
            case notPermitted
            /// The task can't begin at once.
            case immediateRunIneligible
        }
        /// The reason.
        public let code: Code
        /// Makes an error.
        public init(_ code: Code) { self.code = code }
        /// There are no background tasks for this app or on this device.
        public static var unavailable: Code { .unavailable }
        /// Too many tasks of this kind wait already.
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// The information property list doesn't permit the task.
        public static var notPermitted: Code { .notPermitted }
    }
}

/// Work that is due in the background.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 13.0, *)
open class BGTask: NSObject {
    /// The name under which it was asked for.
    open var identifier: String { ownIdentifier }
    private let ownIdentifier: String

    init(_ identifier: String) { ownIdentifier = identifier }

    /// Called when time is nearly up.
    open var expirationHandler: (() -> Void)?
    /// Tells the system that the work has ended; without it the process is ended when time is up.
    open func setTaskCompleted(success: Bool) {
        #if !CHECKING
            BackgroundLaunches.expirations[identifier] = nil
            BackgroundLaunches.note?("setTaskCompleted(success: \(success))", identifier)
        #endif
    }
}

/// A short refresh, about thirty seconds.
@available(iOS 13.0, *)
open class BGAppRefreshTask: BGTask {}

/// Longer work, minutes, typically at night.
@available(iOS 13.0, *)
open class BGProcessingTask: BGTask {}

/// Work that the user started and that goes on in the background.
@available(iOS 26.0, *)
open class BGContinuedProcessingTask: BGTask {
    /// How far the work is.
    open var progress: Progress { Progress(totalUnitCount: 100) }
    /// Changes what the user reads.
    open func updateTitle(_ title: String, subtitle: String) {}
}

/// A request for work in the background.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 13.0, *)
open class BGTaskRequest: NSObject {
    /// The name, one of those that the information property list permits.
    public let identifier: String
    /// The moment before which it shall not start.
    open var earliestBeginDate: Date?

    init(identifier: String) { self.identifier = identifier }
}

/// A request for a short refresh.
@available(iOS 13.0, *)
open class BGAppRefreshTaskRequest: BGTaskRequest {
    /// Makes a request.
    public override init(identifier: String) { super.init(identifier: identifier) }
}

/// A request for longer work.
@available(iOS 13.0, *)
open class BGProcessingTaskRequest: BGTaskRequest {
    /// True if it needs the network.
    open var requiresNetworkConnectivity = false
    /// True if it needs power.
    open var requiresExternalPower = false

    /// Makes a request.
    public override init(identifier: String) { super.init(identifier: identifier) }
}

#if !CHECKING

    extension BGTaskScheduler {
        /// The system lets the app work on a task that it has registered for.
        ///
        /// - Note: Source: documented (reference): the handler runs on the queue that was given, or in the background; the
        ///   main queue takes its place here.
        fileprivate func launch(_ identifier: String, on queue: DispatchQueue?) {
            guard let handler = handlers[identifier] else { return }
            let request = requests.first { $0.identifier == identifier }
            requests.removeAll { $0.identifier == identifier }
            let task =
                request is BGProcessingTaskRequest
                ? BGProcessingTask(identifier) : BGAppRefreshTask(identifier)
            BackgroundLaunches.expirations[identifier] = {
                BackgroundLaunches.note?("expirationHandler()", identifier)
                task.expirationHandler?()
            }
            (queue ?? .main).async { handler(task) }
        }
    }

#endif
