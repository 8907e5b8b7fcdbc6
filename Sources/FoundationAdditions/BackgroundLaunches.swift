#if !CHECKING

    /// What modules beside UIKit have to do with a simulated system: work that it lets an app do in the background.
    package enum BackgroundLaunches {
        /// What is to be done when the system launches the app for a task of that name.
        package nonisolated(unsafe) static var handlers: [String: () -> Void] = [:]
        /// What is to be done when the time for the running tasks is over.
        package nonisolated(unsafe) static var expirations: [String: () -> Void] = [:]
        /// Adds to the trace of a run.
        package nonisolated(unsafe) static var note: ((_ text: String, _ arguments: String) -> Void)?
    }

#endif
