#if !CHECKING

    /// What modules beside UIKit have to do with a simulated system: work that it lets an app do in the background.
    package enum BackgroundLaunches {
        /// What is to be done when the system launches the app for a task of that name.
        package nonisolated(unsafe) static var handlers: [String: () -> Void] = [:]
        /// What is to be done when the time for the running tasks is over.
        package nonisolated(unsafe) static var expirations: [String: () -> Void] = [:]
        /// What is to be done with the transfers of a URL session, by names of the handlers' own: the first that `matches`
        /// the session's name gets it.
        package nonisolated(unsafe) static var transfers: [String: (matches: (String) -> Bool, run: (String) -> Void)] =
            [:]
        /// What takes a message from the app on the user's watch; nil as long as no session was started.
        package nonisolated(unsafe) static var takeWatchMessage: ((_ text: String) -> Void)?
        /// Calls a delegate's method and records it; false if the delegate has none. Nil outside a run.
        package nonisolated(unsafe) static var tell:
            ((_ delegate: Any, _ name: String, _ arguments: String, _ body: () -> Void) -> Bool)?
        /// Adds to the trace of a run.
        package nonisolated(unsafe) static var note: ((_ text: String, _ arguments: String) -> Void)?
    }

#endif
