import LifecycleCore
import Testing

@Suite("The machine of the life cycle")
struct MachineTests {
    @Test("holds what an app can rely on, over ten thousand runs of a hundred events")
    func invariants() {
        for seed in 1...10_000 {
            var numbers = SeededNumbers(state: UInt64(seed))
            var machine = Machine(numbers.app())
            var watcher = Watcher()
            for _ in 0..<100 {
                let event = numbers.event(for: machine)
                let before = machine.sessions
                do {
                    watcher.take(try machine.receive(event), of: machine, after: event)
                } catch {
                    if machine.sessions != before { Issue.record("\(event) was refused and changed something") }
                }
            }
            if let complaint = watcher.complaints.first {
                Issue.record("seed \(seed), \(machine.app.style): \(complaint)")
                return
            }
        }
    }

    @Test("does the same again for the same events")
    func replay() {
        func run() -> [Step] {
            var numbers = SeededNumbers(state: 42)
            var machine = Machine(AppDescription(style: .scenes, supportsMultipleScenes: true))
            return (0..<1000).flatMap { _ in (try? machine.receive(numbers.event(for: machine))) ?? [] }
        }
        #expect(run() == run())
    }

    @Test("refuses an event that can't happen, and says why")
    func illegal() throws {
        var machine = Machine(AppDescription(style: .scenes))
        #expect(throws: EventError.notRunning) { try machine.receive(.home) }
        _ = try machine.receive(.open(.icon))
        #expect(throws: EventError.supportsOneSceneOnly) { try machine.receive(.openScene) }
        #expect(throws: EventError.noSuchSession) { try machine.receive(.activateScene(SessionID(9))) }
        #expect(throws: EventError.sceneNotInBackground) { try machine.receive(.disconnectScene(SessionID(1))) }
        _ = try machine.receive(.closeScene(SessionID(1)))
        #expect(throws: EventError.noSuchSession) { try machine.receive(.activateScene(SessionID(1))) }
        var plain = Machine(AppDescription(style: .appDelegate))
        _ = try plain.receive(.open(.icon))
        #expect(throws: EventError.hasNoScenes) { try plain.receive(.openScene) }
    }

    /// What brings an app of any style into each of its states.
    static let beginnings: [[Event]] = [
        [], [.prewarm], [.open(.icon)], [.work(.fetch)], [.open(.icon), .home], [.open(.icon), .lock],
        [.open(.icon), .interrupt(.call)], [.open(.icon), .interrupt(.switcher), .lock],
        [.open(.icon), .home, .suspend], [.open(.icon), .home, .suspend, .kill], [.open(.icon), .swipeAway],
        [.open(.icon), .openScene], [.open(.icon), .openScene, .minimizeScene(SessionID(2))],
        [.open(.icon), .openScene, .closeScene(SessionID(2))], [.open(.icon), .connectDisplay],
        [.open(.icon), .connectDisplay, .home], [.open(.icon), .home, .disconnectScene(SessionID(1))],
    ]

    /// Every event, with sessions that are there, are gone and never were.
    static let events: [Event] =
        [
            .prewarm, .home, .lock, .unlock, .endInterruption, .suspend, .kill, .terminate, .swipeAway, .openScene,
            .connectDisplay, .disconnectDisplay, .memoryWarning, .significantTimeChange, .protectDataSoon,
            .dataIsAvailable, .grantRemoteNotifications, .refuseRemoteNotifications, .expireBackgroundTime,
        ]
        + Item.allCases.flatMap { [.open($0), .openIn($0, nil), .openIn($0, SessionID(1)), .openIn($0, SessionID(9))] }
        + BackgroundWork.allCases.map { .work($0) } + Interruption.allCases.map { .interrupt($0) }
        + [1, 2, 9].map(SessionID.init).flatMap {
            [.activateScene($0), .minimizeScene($0), .closeScene($0), .disconnectScene($0), .refreshScene($0)]
        }

    @Test("answers every event in every state: by what it does, or by a reason and no change")
    func product() {
        var answers: [Bool: Int] = [:]
        for style in [Style.appDelegate, .scenes, .swiftUI] {
            for supportsSeveral in [false, true] {
                for beginning in Self.beginnings {
                    var start = Machine(AppDescription(style: style, supportsMultipleScenes: supportsSeveral))
                    for event in beginning { _ = try? start.receive(event) }
                    for event in Self.events {
                        var machine = start
                        let isPossible = (try? machine.receive(event)) != nil
                        answers[isPossible, default: 0] += 1
                        if !isPossible, machine.facts != start.facts {
                            Issue.record("\(event) was refused after \(beginning), and something changed")
                        }
                    }
                }
            }
        }
        #expect((answers[true] ?? 0) > 2000 && (answers[false] ?? 0) > 2000, "\(answers)")
        print("\(answers.values.reduce(0, +)) pairs of state and event: \(answers[false] ?? 0) refused with a reason")
    }

    @Test("tells phases as their maximum, or their minimum for older apps")
    func phases() throws {
        for (aggregate, expected) in [(Profile.Aggregate.maximum, Phase.active), (.minimum, .background)] {
            var profile = Profile()
            profile.aggregate = aggregate
            var machine = Machine(AppDescription(style: .swiftUI, supportsMultipleScenes: true, profile: profile))
            for event in [Event.open(.icon), .openScene, .minimizeScene(SessionID(1))] {
                _ = try machine.receive(event)
            }
            #expect(machine.phase == expected)
        }
    }

    @Test("reads events as scenarios write them")
    func text() throws {
        #expect(try Event.parse("open url myapp://page").event == .open(.url))
        #expect(try Event.parse("open url myapp://page").rest == ["myapp://page"])
        #expect(try Event.parse("close-scene 2").event == .closeScene(SessionID(2)))
        #expect(throws: Event.ParsingError.needsNumber) { try Event.parse("close-scene") }
        #expect(throws: Event.ParsingError.self) { try Event.parse("lunch") }
    }
}

extension Machine {
    /// All that can be seen of it.
    fileprivate var facts: String {
        "\(state) \(sessions) \(unreported) \(String(describing: interruption)) \(isLocked) \(isPrewarmed)"
            + " \(wasEndedByUser) \(lastNumber)"
    }
}
