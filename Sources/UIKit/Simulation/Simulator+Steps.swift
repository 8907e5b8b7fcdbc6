#if !CHECKING

    import FoundationAdditions
    import LifecycleCore

    /// What the core says, done.
    extension Simulator {
        func take(_ steps: [Step]) {
            for step in steps where holds(step) { take(step.action, steps) }
            trace.takeOutput()
        }

        private func holds(_ step: Step) -> Bool {
            switch step.condition {
            case .always: return true
            case .launchAccepted: return launchAccepted
            case .lastAnswer: return lastAnswer
            case .hasSavedState:
                lastAnswer = false
                return store.savedState != nil
            case .hasRestorationActivity:
                guard case .callScene(_, let id) = step.action else { return false }
                return sessions[id.number]?.stateRestorationActivity != nil
            }
        }

        /// What the scene that is made now will connect with.
        private func item(for id: SessionID, in steps: [Step]) -> Item {
            for step in steps {
                if case .connect(id, let item) = step.action { return item }
            }
            return .icon
        }

        private func take(_ action: Action, _ steps: [Step]) {
            switch action {
            case .app(let state): enter(state)
            case .scene(let id, let state): enter(state, id.number)
            case .phase(let id, let phase): changePhase(id.number, phase)
            case .makeApp: makeApp()
            case .addSession(let id, let role): addSession(id.number, role)
            case .configure(let id): configure(id.number, item(for: id, in: steps))
            case .removeSession(let id): removeSession(id.number)
            case .makeScene(let id): makeScene(id.number, item(for: id, in: steps))
            case .releaseScene(let id): releaseScene(id.number)
            case .call(let call): self.call(call, .icon)
            case .deliver(let call, let item): self.call(call, item)
            case .work(let work): begin(work)
            case .callScene(let call, let id): self.call(call, id.number, .icon)
            case .connect(let id, let item): connect(id.number, item)
            case .deliverToScene(let call, let id, let item): self.call(call, id.number, item)
            case .post(let name): post(name)
            case .postForScene(let name, let id): post(name, id.number)
            case .deliverToViews(let id, let item): deliverToViews(id.number, item)
            case .views(let appearance, let id): tellControllers(appearance, id?.number)
            case .memoryWarningToControllers: warnControllers()
            case .expireBackgroundTasks: expireBackgroundTasks()
            case .snapshot: break
            case .reportDiscarded(let id): reportDiscarded(id.number)
            case .refuse: refuse()
            case .exit: finish(isFinished: false)
            }
        }

        /// The app object says what the core says.
        private func enter(_ state: AppState) {
            appState = state
            switch state {
            case .active: UIApplication.shared.ownState = .active
            case .inactive: UIApplication.shared.ownState = .inactive
            case .background, .suspended, .notRunning: UIApplication.shared.ownState = .background
            }
        }

        private func enter(_ state: SceneState, _ number: Int) {
            sceneStates[number] = state
            switch state {
            case .unattached: scenes[number]?.ownState = .unattached
            case .background: scenes[number]?.ownState = .background
            case .foregroundInactive: scenes[number]?.ownState = .foregroundInactive
            case .foregroundActive: scenes[number]?.ownState = .foregroundActive
            }
        }

        private func makeApp() {
            let application = UIApplication.shared
            program.views?.makeApp()
            delegate = program.makeDelegate()
            application.ownDelegate = program.views == nil ? delegate : HostingAppDelegate.shared
            for record in store.sessions {
                let session = session(record)
                sessions[record.number] = session
                application.ownSessions.insert(session)
            }
            makeMainStoryboard()
        }

        /// The text is that of crash reports.
        ///
        /// Source: observed (crash reports of apps built with the 27 SDK).
        private func refuse() {
            fail("UIScene life cycle is required for apps built with this SDK")
        }

        private func reportDiscarded(_ number: Int) {
            guard discarded[number] == nil, let record = store.record(number) else { return }
            let session = session(record)
            discarded[number] = session
            unreported.insert(session)
        }

        private func expireBackgroundTasks() {
            let application = UIApplication.shared
            let tasks = application.backgroundTasks.entries.sorted { $0.key.rawValue < $1.key.rawValue }
            for (identifier, task) in tasks {
                let name = task.name.map { " of '\($0)'" } ?? ""
                trace.add(.call, "expirationHandler", arguments: "background task \(identifier.rawValue)\(name)")
                task.expirationHandler?()
            }
            for (_, expire) in BackgroundLaunches.expirations.sorted(by: { $0.key < $1.key }) { expire() }
            let left = application.backgroundTasks.entries.count
            guard left > 0 else { return }
            note("the system ends the app: \(left) background task(s) did not end in time")
            do { take(try machine.receive(.kill)) } catch { fail("the app can't be ended: \(error)") }
        }

        private func changePhase(_ number: Int, _ phase: Phase) {
            guard let views = program.views, let scene = scenes[number] else { return }
            phases[number] = phase
            let all = phases.filter { sceneStates[$0.key] != .unattached || $0.key == number }.values.map(\.rawValue)
            let ofApp = machine.app.profile.aggregate == .maximum ? all.max() : all.min()
            trace.add(.phase, "\(phase)", scene: number)
            views.change(scene, phase, ofApp.flatMap(Phase.init) ?? .background)
        }

        private func deliverToViews(_ number: Int, _ item: Item) {
            guard let views = program.views, let scene = scenes[number] else { return }
            switch item {
            case .url, .universalLink:
                let activity = payload.activity(item)
                views.open(scene, item == .url ? payload.url(item) : activity.webpageURL ?? payload.url(item))
            default: views.resume(scene, payload.activity(item))
            }
        }
    }

    /// The object that UIKit knows as the delegate of an app of SwiftUI: the app's own delegate is behind it.
    ///
    /// Source: inferred, and widely reported.
    final class HostingAppDelegate: UIResponder, UIApplicationDelegate {
        static let shared = HostingAppDelegate()
    }

#endif
