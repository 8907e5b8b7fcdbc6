#if !CHECKING

    import FoundationAdditions
    import LifecycleCore

    /// The system, as far as an app meets it: it lets a run's events happen, and does what the core says.
    @MainActor
    package final class Simulator {
        /// The running one; nil outside a run, as in a test that uses single classes.
        package private(set) static var current: Simulator?

        let run: RunDescription
        let program: Program
        package let trace: Trace
        let clock = Clock()
        var machine: Machine
        let store: SessionStore
        /// The event under way.
        private var nextEvent = 0

        var delegate: (any UIApplicationDelegate)?
        var sessions: [Int: UISceneSession] = [:]
        var discarded: [Int: UISceneSession] = [:]
        var scenes: [Int: UIWindowScene] = [:]
        /// What the core has said so far; its own state is ahead while its steps are taken.
        var appState = AppState.notRunning
        var sceneStates: [Int: SceneState] = [:]
        var phases: [Int: Phase] = [:]
        /// What the event under way carries.
        var payload = Payload([])
        /// What the event under way lets the app do in the background.
        private(set) var work: BackgroundWork?
        /// The activity with which a scene was asked for.
        var requestedActivity: NSUserActivity?
        var connectionOptions: [Int: UIScene.ConnectionOptions] = [:]
        /// Gone, and not yet told of.
        var unreported: Set<UISceneSession> = []
        /// Whether both launch methods answered true, whether the last asked method did.
        var launchAccepted = true
        var lastAnswer = false

        /// What the app's state is written to while it is saved, and read from while it is restored.
        var archiver: NSKeyedArchiver?
        var unarchiver: NSKeyedUnarchiver?

        private init(_ program: Program, _ run: RunDescription) {
            self.program = program
            self.run = run
            store = SessionStore(path: run.store)
            trace = Trace(path: run.trace, output: run.output)
            let hasScenes = run.info["UIApplicationSceneManifest"] is [String: Any] || run.configuresScenesInCode
            let style: Style = program.views != nil ? .swiftUI : hasScenes ? .scenes : .appDelegate
            machine = Machine(
                run.machine(style), sessions: store.sessions.map { SessionID($0.number) },
                unreported: store.unreported.map { SessionID($0.number) }, lastNumber: store.lastNumber,
                endedByUser: store.wasEndedByUser)
        }

        /// Runs an app to the end of its run, and the process with it.
        package static func run(_ program: Program) -> Never {
            let simulator = Simulator(program, RunDescription.fromEnvironment())
            current = simulator
            BackgroundLaunches.note = { [trace = simulator.trace] text, arguments in
                asOnMainActor { _ = trace.add(.request, text, arguments: arguments) }
            }
            BackgroundLaunches.tell = { [unowned simulator] delegate, name, arguments, body in
                asOnMainActor { simulator.tell(delegate, name, arguments, body) != nil }
            }
            simulator.trace.situation = { [unowned simulator] in simulator.situation }
            // A process that is ended by the system or by the end of the run doesn't come here.
            atexit {
                asOnMainActor {
                    if let simulator = Simulator.current { simulator.fail("the app ends its process with exit()") }
                }
            }
            simulator.start()
        }

        private func start() -> Never {
            clock.begin(at: store.time)
            nextEvent = store.nextEvent
            while nextEvent < run.events.count {
                let entry = run.events[nextEvent]
                nextEvent += 1
                advance(to: entry.time)
                perform(entry.text)
            }
            advance(to: run.end)
            finish(isFinished: true)
        }

        private var situation: (time: UInt64, app: String, scenes: [(Int, String)]) {
            let states = sceneStates.sorted { $0.key < $1.key }.map { ($0.key, "\($0.value)") }
            return (clock.now, "\(appState)", states)
        }

        private func advance(to time: UInt64) {
            switch machine.state {
            case .notRunning, .suspended: clock.skip(to: time)
            case .active, .inactive, .background: clock.run(until: time) { trace.takeOutput() }
            }
        }

        private func perform(_ text: String) {
            trace.add(.event, text)
            do {
                let (event, rest) = try Event.parse(text)
                payload = Payload(rest)
                work = if case .work(let work) = event { work } else { nil }
                take(try machine.receive(routed(event)))
            } catch let error as Event.ParsingError {
                refuse("'\(text)' is no event: \(error)")
            } catch {
                refuse("'\(text)' can't happen now: \(error)")
            }
        }

        /// The event with the scene that the app's views and scenes want it in.
        private func routed(_ event: Event) -> Event {
            guard case .open(let item) = event, let views = program.views, machine.app.supportsMultipleScenes,
                machine.state != .notRunning, let identifier = payload.contentIdentifier(item)
            else { return event }
            switch views.route(identifier) {
            case .scene(let number): return .openIn(item, SessionID(number))
            case .newScene: return .openIn(item, nil)
            case nil: return event
            }
        }

        /// Lets something happen that the app asked for.
        func receive(_ event: Event, payload: Payload = Payload([])) throws(EventError) {
            let steps = try machine.receive(event)
            self.payload = payload
            take(steps)
        }

        /// Ends a run that can't go on.
        func fail(_ problem: String) -> Never {
            trace.add(.problem, problem)
            finish(isFinished: true)
        }

        private func refuse(_ problem: String) -> Never {
            trace.add(.invalid, problem)
            finish(isFinished: true)
        }

        func note(_ problem: String) { trace.add(.problem, problem) }

        /// Ends the process; a later one goes on where this one stops.
        func finish(isFinished: Bool) -> Never {
            trace.close()
            if isFinished || nextEvent == run.events.count { trace.add(.end, "") }
            store.time = clock.now
            store.nextEvent = nextEvent
            store.isFinished = isFinished || nextEvent == run.events.count
            store.lastNumber = machine.lastNumber
            store.wasEndedByUser = machine.wasEndedByUser
            // Source: documented (preserving your app's UI across launches): the user's swipe ends that, too.
            if machine.wasEndedByUser { store.savedState = nil }
            store.sessions = machine.sessions.compactMap {
                sessions[$0.id.number].map(record) ?? store.record($0.id.number)
            }
            store.unreported = machine.unreported.compactMap { id in
                discarded[id.number].map(record) ?? store.record(id.number)
            }
            store.save()
            fflush(stderr)
            // What a program has set is the system's at once, and outlives the process however it ends.
            UserDefaults.standard.synchronize()
            _exit(0)
        }
    }

#endif
