#if !CHECKING

    import FoundationAdditions
    import LifecycleCore

    /// What an app asks of the system; the answer comes later, as on a device.
    extension UIApplication {
        func request(
            _ session: UISceneSession?, _ activity: NSUserActivity?, _ errorHandler: ((any Error) -> Void)?
        ) {
            guard let simulator = Simulator.current else {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            let which = session?.persistentIdentifier ?? "new scene"
            simulator.ask("requestSceneSessionActivation", which, errorHandler) {
                simulator.requestedActivity = activity
                return session.map { .activateScene(SessionID($0.number)) } ?? .openScene
            }
        }

        func destroy(_ session: UISceneSession, _ errorHandler: ((any Error) -> Void)?) {
            guard let simulator = Simulator.current else {
                errorHandler?(UISceneError(.requestDenied))
                return
            }
            simulator.ask("requestSceneSessionDestruction", session.persistentIdentifier, errorHandler) {
                .closeScene(SessionID(session.number))
            }
        }

        func refresh(_ session: UISceneSession) {
            Simulator.current?.ask("requestSceneSessionRefresh", session.persistentIdentifier, nil) {
                .refreshScene(SessionID(session.number))
            }
        }
    }

    extension Simulator {
        func ask(
            _ name: String, _ arguments: String, _ errorHandler: ((any Error) -> Void)?,
            _ event: @escaping @MainActor () -> Event
        ) {
            trace.add(.request, name, arguments: arguments)
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    do throws(EventError) {
                        try self.receive(event())
                    } catch {
                        let code: UISceneError.Code =
                            error == .supportsOneSceneOnly ? .multipleScenesNotSupported : .requestDenied
                        self.trace.add(.request, "\(name) is refused", arguments: "\(error)")
                        errorHandler?(UISceneError(code))
                    }
                }
            }
        }

        /// What SwiftUI asks for: the window of a session, or a new one.
        package func openWindow(_ arguments: String, session number: Int?) {
            ask("openWindow", arguments, nil) { number.map { .activateScene(SessionID($0)) } ?? .openScene }
        }

        package func dismissWindow(_ arguments: String, session number: Int) {
            ask("dismissWindow", arguments, nil) { .closeScene(SessionID(number)) }
        }

        /// Another app would be opened; there is none.
        func ask(toOpen url: URL) { trace.add(.request, "open", arguments: url.absoluteString) }

        /// Says in the trace what is wrong with a request.
        package func reject(_ problem: String) { note(problem) }

        /// The answer comes a moment later, unless the run keeps it back.
        func register() {
            trace.add(.request, "registerForRemoteNotifications")
            guard run.registration != "none" else { return }
            let event = run.registration == "refused" ? Event.refuseRemoteNotifications : .grantRemoteNotifications
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                MainActor.assumeIsolated {
                    do { try self.receive(event) } catch { self.note("no answer to the registration: \(error)") }
                }
            }
        }
    }

#endif
