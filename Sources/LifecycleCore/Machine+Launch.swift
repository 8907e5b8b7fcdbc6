/// How a process begins.
extension Machine {
    /// Source: documented (about the launch sequence): no code of the app is told.
    mutating func prewarm() throws(EventError) {
        guard state == .notRunning else { throw .alreadyRunning }
        guard !isPrewarmed else { throw .stillPrewarmed }
        isPrewarmed = true
    }

    mutating func open(_ item: Item) throws(EventError) {
        guard !isLocked else { throw .isLocked }
        guard interruption == nil else { throw .isInterrupted }
        if state == .notRunning { return launch(item) }
        if usesScenes { openWithScenes(item) } else { openWithoutScenes(item) }
    }

    mutating func run(_ work: BackgroundWork) throws(EventError) {
        if state == .notRunning {
            // Source: documented: the system does not launch what the user has ended.
            guard !wasEndedByUser else { throw .wasEndedByUser }
            return launchInBackground(work)
        }
        if state == .suspended {
            enter(.background)
            if app.profile.resumeTellsApp, !usesScenes { tell(.didEnterBackground, .didEnterBackground) }
        }
        add(.work(work))
    }

    private mutating func begin() -> Bool {
        isPrewarmed = false
        guard app.mayLaunch else {
            add(.refuse)
            return false
        }
        add(.makeApp)
        return true
    }

    /// Source: documented (about the launch sequence), observed (public logs).
    private mutating func launch(_ item: Item) {
        guard begin() else { return }
        wasEndedByUser = false
        // Source: observed: an app with scenes is in the background while it launches, one without is inactive.
        enter(usesScenes ? .background : .inactive)
        finishLaunching(item)
        if usesScenes {
            let index = mainSession()
            connect(index, item)
            toForeground(index)
            activate(at: index)
            deliverAfterLaunch(item, sessions[index].id)
            reportDiscarded()
        } else {
            deliverToApp(item, if: .launchAccepted)
            add(.views(.willAppear, nil))
            enter(.active)
            tell(.didBecomeActive, .didBecomeActive)
            add(.views(.didAppear, nil))
        }
    }

    /// Source: documented (about the background execution sequence) for an app without scenes; observed (public logs) for
    /// one with scenes: no call of activity, no scene.
    private mutating func launchInBackground(_ work: BackgroundWork) {
        guard begin() else { return }
        enter(.background)
        finishLaunching(.icon)
        if app.profile.backgroundLaunchTellsApp, !usesScenes { tell(.didEnterBackground, .didEnterBackground) }
        add(.work(work))
        reportDiscarded()
    }

    private mutating func finishLaunching(_ item: Item) {
        add(.deliver(.willFinishLaunching, item))
        if !usesScenes {
            add(.call(.shouldRestoreState), if: .hasSavedState)
            add(.call(.didDecodeState), if: .lastAnswer)
        }
        add(.deliver(.didFinishLaunching, item))
        add(.post(.didFinishLaunching))
    }

    /// Source: documented: shortly after the next launch; the place after the first connection is a choice.
    private mutating func reportDiscarded() {
        for id in unreported { add(.reportDiscarded(id)) }
        if !unreported.isEmpty { add(.call(.didDiscardSceneSessions)) }
        unreported.removeAll()
    }

    /// The session that comes to the front: the last one in front, else the first, else a new one.
    mutating func mainSession() -> Int {
        for id in front {
            for index in sessions.indices where sessions[index].id == id { return index }
        }
        for index in sessions.indices where sessions[index].role == .window { return index }
        return addSession(.window)
    }

    mutating func addSession(_ role: Role) -> Int {
        lastNumber += 1
        let id = SessionID(lastNumber)
        sessions.append(Session(id: id, role: role))
        add(.addSession(id, role))
        // Source: documented: for a new session only.
        add(.configure(id))
        return sessions.count - 1
    }
}
