/// An app in the hands of the system: what happens to it, and what it is told, in order.
///
/// A machine is a value. It knows nothing of delegates: it says what is to be called, and whoever drives it calls.
public struct Machine: Equatable, Sendable {
    public let app: AppDescription
    public internal(set) var state = AppState.notRunning
    /// What the system keeps, across launches.
    public internal(set) var sessions: [Session] = []
    /// Closed while the app was not running, and not yet told of.
    public internal(set) var unreported: [SessionID] = []
    public internal(set) var interruption: Interruption?
    public internal(set) var isLocked = false
    public internal(set) var isPrewarmed = false
    /// True from the user's swipe until the next launch by the user.
    public internal(set) var wasEndedByUser = false
    /// The number of the last session.
    public internal(set) var lastNumber = 0
    /// The scenes that were in front when the app left the foreground.
    var front: [SessionID] = []
    /// True if the app itself was in front when the screen was locked.
    var wasInFront = false
    var steps: [Step] = []

    public init(_ app: AppDescription) { self.app = app }

    /// The machine of a later launch: what the system had kept.
    public init(
        _ app: AppDescription, sessions: [SessionID], unreported: [SessionID], lastNumber: Int, endedByUser: Bool
    ) {
        self.init(app)
        for id in sessions { self.sessions.append(Session(id: id, role: .window, isKnown: true)) }
        self.unreported = unreported
        self.lastNumber = lastNumber
        wasEndedByUser = endedByUser
    }

    /// Lets an event happen.
    ///
    /// - Returns: What the system does, in order. Nothing has changed when an error is thrown.
    public mutating func receive(_ event: Event) throws(EventError) -> [Step] {
        steps.removeAll(keepingCapacity: true)
        try handle(event)
        return steps
    }

    private mutating func handle(_ event: Event) throws(EventError) {
        switch event {
        case .prewarm: try prewarm()
        case .open(let item): try open(item)
        case .openIn(let item, let id): try open(item, in: id)
        case .work(let work): try run(work)
        case .home: try leave()
        case .lock: try lock()
        case .unlock: try unlock()
        case .interrupt(let cause): try interrupt(cause)
        case .endInterruption: try endInterruption()
        case .suspend: try suspend()
        case .kill: try kill()
        case .terminate: try terminate()
        case .swipeAway: try swipeAway()
        case .openScene: try openScene()
        case .activateScene(let id): try activate(id)
        case .minimizeScene(let id): try minimize(id)
        case .closeScene(let id): try close(id)
        case .disconnectScene(let id): try disconnectForMemory(id)
        case .refreshScene(let id): try refresh(id)
        case .connectDisplay: try connectDisplay()
        case .disconnectDisplay: try disconnectDisplay()
        case .memoryWarning: try tellApp(.didReceiveMemoryWarning, .didReceiveMemoryWarning)
        case .significantTimeChange: try tellApp(.significantTimeChange, .significantTimeChange)
        case .protectDataSoon:
            try tellApp(.protectedDataWillBecomeUnavailable, .protectedDataWillBecomeUnavailable)
        case .dataIsAvailable: try tellApp(.protectedDataDidBecomeAvailable, .protectedDataDidBecomeAvailable)
        case .grantRemoteNotifications: try tellApp(.didRegisterForRemoteNotifications, nil)
        case .refuseRemoteNotifications: try tellApp(.didFailToRegisterForRemoteNotifications, nil)
        case .expireBackgroundTime: try expire()
        }
    }

    // MARK: Words that the rules are written in

    var runsCode: Bool { state == .active || state == .inactive || state == .background }
    var isInForeground: Bool { state == .active || state == .inactive }
    var usesScenes: Bool { app.style != .appDelegate }

    func requireCode() throws(EventError) {
        if state == .notRunning { throw .notRunning }
        if state == .suspended { throw .runsNoCode }
    }

    func index(of id: SessionID) throws(EventError) -> Int {
        var index = 0
        while index < sessions.count {
            if sessions[index].id == id { return index }
            index += 1
        }
        throw .noSuchSession
    }

    mutating func add(_ action: Action, if condition: Condition = .always) { steps.append(Step(action, if: condition)) }

    mutating func enter(_ state: AppState) {
        guard self.state != state else { return }
        self.state = state
        add(.app(state))
    }

    mutating func enter(_ state: SceneState, at index: Int) {
        guard sessions[index].state != state else { return }
        sessions[index].state = state
        add(.scene(sessions[index].id, state))
    }

    mutating func enter(_ phase: Phase, at index: Int) {
        guard app.style == .swiftUI, sessions[index].phase != phase else { return }
        sessions[index].phase = phase
        add(.phase(sessions[index].id, phase))
    }

    /// The delegate's call and the notification beside it.
    mutating func tell(_ call: AppCall, _ notification: AppNotification) {
        if !app.profile.postsAfterCall { add(.post(notification)) }
        add(.call(call))
        if app.profile.postsAfterCall { add(.post(notification)) }
    }

    mutating func tell(_ call: SceneCall, _ notification: SceneNotification, _ id: SessionID) {
        if !app.profile.postsAfterCall { add(.postForScene(notification, id)) }
        add(.callScene(call, id))
        if app.profile.postsAfterCall { add(.postForScene(notification, id)) }
    }

    mutating func postForApp(_ notification: AppNotification) {
        if app.profile.postsForApp { add(.post(notification)) }
    }

    private mutating func tellApp(_ call: AppCall, _ notification: AppNotification?) throws(EventError) {
        try requireCode()
        add(.call(call))
        // Source: documented (the list of who is told); inferred that its order is the order of the calls.
        if call == .didReceiveMemoryWarning { add(.memoryWarningToControllers) }
        if let notification { add(.post(notification)) }
    }

    private mutating func expire() throws(EventError) {
        guard state == .background else { throw .notInBackground }
        add(.expireBackgroundTasks)
    }
}
