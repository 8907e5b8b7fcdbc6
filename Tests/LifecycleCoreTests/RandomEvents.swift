import LifecycleCore

/// A small generator of numbers, so that a failing run can be run again.
struct SeededNumbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    mutating func app() -> AppDescription {
        let styles: [Style] = [.appDelegate, .scenes, .swiftUI]
        var profile = Profile()
        profile.swipeAway = next(below: 2) == 0 ? .disconnectsAndDiscards : .entersBackground
        profile.closing = [.disconnectsFirst, .discardsFirst, .discardsOnly, .disconnectsOnly][next(below: 4)]
        profile.resignationsAtOpening = 1 + next(below: 2)
        profile.urlComesBeforeForeground = next(below: 2) == 0
        return AppDescription(
            style: styles[next(below: 3)], supportsMultipleScenes: next(below: 2) == 0, profile: profile)
    }

    mutating func event(for machine: Machine) -> Event {
        let id = SessionID(1 + next(below: max(1, machine.lastNumber)))
        switch next(below: 30) {
        case 0, 1, 2, 3: return .open(Item.allCases[next(below: Item.allCases.count)])
        case 4: return .work(BackgroundWork.allCases[next(below: BackgroundWork.allCases.count)])
        case 5, 6: return .home
        case 7: return .lock
        case 8, 9: return .unlock
        case 10: return .interrupt(Interruption.allCases[next(below: 4)])
        case 11, 12: return .endInterruption
        case 13: return .suspend
        case 14: return .kill
        case 15: return .terminate
        case 16: return .swipeAway
        case 17, 18: return .openScene
        case 19: return .activateScene(id)
        case 20: return .minimizeScene(id)
        case 21: return .closeScene(id)
        case 22: return .disconnectScene(id)
        case 23: return .refreshScene(id)
        case 24: return .connectDisplay
        case 25: return .disconnectDisplay
        case 26: return .prewarm
        case 27: return .openIn(Item.allCases[next(below: Item.allCases.count)], id)
        case 28: return .openIn(Item.allCases[next(below: Item.allCases.count)], nil)
        default: return [.memoryWarning, .significantTimeChange, .expireBackgroundTime][next(below: 3)]
        }
    }
}

/// What an app can rely on, watched while the steps are taken.
struct Watcher {
    private var app = AppState.notRunning
    private var scenes: [Int: SceneState] = [:]
    private var sessions: Set<Int> = []
    private var isToldActive: [Int: Bool] = [:]
    private var isAppToldActive = false
    private(set) var complaints: [String] = []

    mutating func take(_ steps: [Step], of machine: Machine, after event: Event) {
        for step in steps { take(step.action, style: machine.app.style) }
        for session in machine.sessions where session.state == .foregroundActive && machine.state != .active {
            complaints.append("scene \(session.id.number) is active while the app is \(machine.state), after \(event)")
        }
        let kept = Set(machine.sessions.map(\.id.number))
        if kept != sessions { complaints.append("sessions \(sessions) were told of, \(kept) are kept, after \(event)") }
        if machine.state != app { complaints.append("the app's state was not told, after \(event)") }
        for session in machine.sessions where scenes[session.id.number, default: .unattached] != session.state {
            complaints.append("the state of scene \(session.id.number) was not told, after \(event)")
        }
    }

    private mutating func take(_ action: Action, style: Style) {
        switch action {
        case .app(let state): app = state
        case .scene(let id, let state): scenes[id.number] = state
        case .addSession(let id, _): sessions.insert(id.number)
        case .removeSession(let id): sessions.remove(id.number)
        case .callScene(let call, let id): called(call, id.number)
        case .deliverToScene(_, let id, _) where scenes[id.number, default: .unattached] == .unattached:
            complaints.append("an item for scene \(id.number), which is not connected")
        case .call(.didBecomeActive): isAppToldActive = true
        case .call(.willResignActive):
            if !isAppToldActive { complaints.append("the app resigns without having been active") }
            isAppToldActive = false
        case .exit:
            scenes.removeAll()
            isToldActive.removeAll()
            isAppToldActive = false
        default: break
        }
    }

    private mutating func called(_ call: SceneCall, _ id: Int) {
        let state = scenes[id, default: .unattached]
        switch call {
        case .didBecomeActive: isToldActive[id] = true
        case .willResignActive:
            if isToldActive[id] != true { complaints.append("scene \(id) resigns without having been active") }
            isToldActive[id] = false
        case .didDisconnect, .restoreInteractionState, .willConnect: return
        default: break
        }
        if state == .unattached { complaints.append("\(call) on scene \(id), which is not connected") }
    }
}
