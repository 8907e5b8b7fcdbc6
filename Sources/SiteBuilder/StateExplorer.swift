import APIModel
import LifecycleCore
import Linking

/// Finds the states and transitions by trying every event in every state that the simulator's core can reach: the picture
/// can't say anything else than what the runs do.
enum StateExplorer {
    /// - Parameter model: calls that it doesn't know are left out.
    static func charts(model: APIModel) -> [StateChart] {
        [
            chart(
                .app, AppDescription(style: .appDelegate),
                states: ["active", "inactive", "background", "suspended", "not-running"], model: model),
            chart(
                .scene, AppDescription(style: .scenes, supportsMultipleScenes: true),
                states: ["foreground-active", "foreground-inactive", "background", "unattached"], model: model),
        ]
    }

    private static let events: [Event] = [
        .open(.icon), .work(.fetch), .home, .interrupt(.call), .endInterruption, .suspend, .kill, .terminate,
        .swipeAway,
    ]

    private static func chart(
        _ subject: StateChart.Subject, _ app: AppDescription, states: [String], model: APIModel
    ) -> StateChart {
        var walk = Walk(subject: subject)
        var seen: [Machine] = []
        var queue = [Machine(app)]
        while let machine = queue.popLast() {
            // Numbers grow with each launch; what an app may be in doesn't.
            if machine.lastNumber > 2 || seen.contains(machine) { continue }
            seen.append(machine)
            for event in events + machine.sessions.flatMap({ [Event.disconnectScene($0.id), .closeScene($0.id)] }) {
                var next = machine
                guard let steps = try? next.receive(event) else { continue }
                walk.follow(steps, from: machine, to: next)
                queue.append(next)
            }
        }
        return StateChart(subject: subject, states: states, transitions: walk.transitions(states, model))
    }

    /// Collects the transitions of many sequences of steps.
    private struct Walk {
        let subject: StateChart.Subject
        private var calls: [Edge: [String]] = [:]

        struct Edge: Hashable {
            var from: String
            var to: String
        }

        init(subject: StateChart.Subject) { self.subject = subject }

        mutating func follow(_ steps: [Step], from machine: Machine, to next: Machine) {
            switch subject {
            case .app: followApp(steps, machine.state.concept)
            case .scene:
                // Scenes of later launches are new scenes.
                for id in machine.sessions.map(\.id) { followScene(steps, id, machine, next) }
                if machine.sessions.isEmpty { followScene(steps, SessionID(machine.lastNumber + 1), machine, next) }
            }
        }

        private mutating func followApp(_ steps: [Step], _ start: String) {
            var track = Track(state: start)
            for step in steps {
                switch step.action {
                case .app(let state): track.enter(state.concept, &calls)
                case .exit: track.enter(AppState.notRunning.concept, &calls)
                case .call(let call), .deliver(let call, _): track.note(call.methodName, isEarly: call.isEarly, &calls)
                default: break
                }
            }
        }

        private mutating func followScene(_ steps: [Step], _ id: SessionID, _ machine: Machine, _ next: Machine) {
            let state = machine.sessions.first { $0.id == id }?.state ?? .unattached
            var track = Track(state: state.concept)
            for step in steps {
                switch step.action {
                case .scene(id, let state): track.enter(state.concept, &calls)
                case .connect(id, _): track.note("scene(_:willConnectTo:options:)", isEarly: true, &calls)
                case .callScene(let call, id): track.note(call.methodName, isEarly: call.isEarly, &calls)
                default: break
                }
            }
            // With its process a scene is gone, and nobody is told.
            if let end = next.sessions.first(where: { $0.id == id })?.state { track.enter(end.concept, &calls) }
        }

        /// Where one sequence is: a method that announces belongs to the next transition, one that reports to the last.
        private struct Track {
            var state: String
            var last: Edge?
            var announced: [String] = []

            init(state: String) { self.state = state }

            mutating func enter(_ next: String, _ calls: inout [Edge: [String]]) {
                guard next != state else { return }
                let edge = Edge(from: state, to: next)
                calls[edge, default: []].addNew(announced)
                announced = []
                last = edge
                state = next
            }

            mutating func note(_ name: String?, isEarly: Bool, _ calls: inout [Edge: [String]]) {
                guard let name else { return }
                if isEarly {
                    announced.append(name)
                } else if let last {
                    calls[last, default: []].addNew([name])
                }
            }
        }

        func transitions(_ states: [String], _ model: APIModel) -> [StateChart.Transition] {
            let type = subject == .app ? "UIApplicationDelegate" : "UISceneDelegate"
            return states.flatMap { from in
                states.compactMap { to in
                    calls[Edge(from: from, to: to)].map { names in
                        let paths = names.map { SymbolPath([type, $0]) }.filter { model.symbol(at: $0) != nil }
                        return StateChart.Transition(from: from, to: to, calls: paths)
                    }
                }
            }
        }
    }
}

extension [String] {
    fileprivate mutating func addNew(_ names: [String]) {
        for name in names where !contains(name) { append(name) }
    }
}

extension AppState {
    /// The glossary's concept of the state.
    fileprivate var concept: String {
        switch self {
        case .notRunning: "not-running"
        case .inactive: "inactive"
        case .active: "active"
        case .background: "background"
        case .suspended: "suspended"
        }
    }
}

extension SceneState {
    fileprivate var concept: String {
        switch self {
        case .unattached: "unattached"
        case .background: "background"
        case .foregroundInactive: "foreground-inactive"
        case .foregroundActive: "foreground-active"
        }
    }
}

extension AppCall {
    /// Only what marks a transition.
    fileprivate var methodName: String? {
        switch self {
        case .willFinishLaunching: "application(_:willFinishLaunchingWithOptions:)"
        case .didFinishLaunching: "application(_:didFinishLaunchingWithOptions:)"
        case .didBecomeActive: "applicationDidBecomeActive(_:)"
        case .willResignActive: "applicationWillResignActive(_:)"
        case .didEnterBackground: "applicationDidEnterBackground(_:)"
        case .willEnterForeground: "applicationWillEnterForeground(_:)"
        case .willTerminate: "applicationWillTerminate(_:)"
        default: nil
        }
    }

    fileprivate var isEarly: Bool {
        switch self {
        case .willResignActive, .willEnterForeground, .willTerminate: true
        default: false
        }
    }
}

extension SceneCall {
    fileprivate var methodName: String? {
        switch self {
        case .willConnect: "scene(_:willConnectTo:options:)"
        case .didDisconnect: "sceneDidDisconnect(_:)"
        case .didBecomeActive: "sceneDidBecomeActive(_:)"
        case .willResignActive: "sceneWillResignActive(_:)"
        case .didEnterBackground: "sceneDidEnterBackground(_:)"
        case .willEnterForeground: "sceneWillEnterForeground(_:)"
        default: nil
        }
    }

    fileprivate var isEarly: Bool { self == .willConnect || self == .willResignActive || self == .willEnterForeground }
}
