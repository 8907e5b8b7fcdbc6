/// What happens to the app as a whole while it runs.
extension Machine {
    /// The app leaves the screen: the home gesture, or another app in front.
    mutating func leave() throws(EventError) {
        try requireCode()
        guard !isLocked else { throw .isLocked }
        guard isInForeground else { throw .notInForeground }
        interruption = nil
        toBackground()
    }

    mutating func toBackground() {
        guard usesScenes else {
            if state == .active {
                tell(.willResignActive, .willResignActive)
                enter(.inactive)
            }
            enter(.background)
            tell(.didEnterBackground, .didEnterBackground)
            add(.call(.shouldSaveState))
            add(.call(.willEncodeState), if: .lastAnswer)
            add(.snapshot(nil))
            return
        }
        let shown = sessions.indices.filter { sessions[$0].state.isForeground }
        front.removeAll()
        for index in shown { front.append(sessions[index].id) }
        for index in shown { resign(index) }
        for index in shown { toBackground(index) }
        for index in shown { save(index) }
    }

    mutating func toForeground(_ item: Item) {
        tell(.willEnterForeground, .willEnterForeground)
        enter(.inactive)
        deliverToApp(item, if: .always)
        enter(.active)
        tell(.didBecomeActive, .didBecomeActive)
    }

    /// Source: observed for apps without scenes; inferred that scenes are treated alike.
    mutating func lock() throws(EventError) {
        guard !isLocked else { throw .isLocked }
        wasInFront = isInForeground
        isLocked = true
        interruption = nil
        if wasInFront { toBackground() }
    }

    mutating func unlock() throws(EventError) {
        guard isLocked else { throw .isNotLocked }
        isLocked = false
        guard wasInFront, state == .background || state == .suspended else { return }
        enter(.background)
        if usesScenes { bringBack(.icon) } else { toForeground(.icon) }
    }

    mutating func interrupt(_ cause: Interruption) throws(EventError) {
        try requireCode()
        guard interruption == nil else { throw .isInterrupted }
        guard state == .active else { throw .notInForeground }
        interruption = cause
        guard usesScenes else {
            tell(.willResignActive, .willResignActive)
            return enter(.inactive)
        }
        for index in active { resign(index) }
    }

    mutating func endInterruption() throws(EventError) {
        guard interruption != nil else { throw .isNotInterrupted }
        interruption = nil
        guard usesScenes else {
            enter(.active)
            return tell(.didBecomeActive, .didBecomeActive)
        }
        for index in sessions.indices { activate(at: index) }
    }

    mutating func suspend() throws(EventError) {
        try requireCode()
        guard state == .background else { throw .notInBackground }
        enter(.suspended)
    }

    // MARK: The end

    /// Source: documented: a process that does not run is told nothing.
    mutating func kill() throws(EventError) {
        if state == .notRunning, isPrewarmed { return isPrewarmed = false }
        guard state != .notRunning else { throw .notRunning }
        guard state == .suspended || state == .background else { throw .notInBackground }
        end()
    }

    /// Source: documented: the app delegate is told if the process runs.
    mutating func terminate() throws(EventError) {
        try requireCode()
        guard state == .background else { throw .notInBackground }
        tell(.willTerminate, .willTerminate)
        end()
    }

    /// Source: observed (public logs), which disagree; documented that a suspended app is told nothing.
    mutating func swipeAway() throws(EventError) {
        guard state != .notRunning else { throw .notRunning }
        guard !isLocked else { throw .isLocked }
        interruption = nil
        wasEndedByUser = true
        let isInFront = isInForeground
        if isInFront, usesScenes, app.profile.swipeAway == .disconnectsAndDiscards {
            endScenes()
            tell(.willTerminate, .willTerminate)
        } else if isInFront {
            if usesScenes {
                for index in sessions.indices { resign(index) }
                for index in sessions.indices { toBackground(index) }
            } else {
                if state == .active {
                    tell(.willResignActive, .willResignActive)
                    enter(.inactive)
                }
                enter(.background)
                tell(.didEnterBackground, .didEnterBackground)
            }
            tell(.willTerminate, .willTerminate)
        }
        if usesScenes { forgetScenes() }
        end()
    }

    private mutating func endScenes() {
        for index in sessions.indices { resign(index) }
        for index in sessions.indices { disconnect(index) }
        guard !sessions.isEmpty else { return }
        for session in sessions { add(.removeSession(session.id)) }
        sessions.removeAll()
        add(.call(.didDiscardSceneSessions))
    }

    /// The user's end is the end of the app's sessions; those not told of now are told of after the next launch.
    private mutating func forgetScenes() {
        for session in sessions {
            if session.role == .window { unreported.append(session.id) }
            add(.removeSession(session.id))
        }
        sessions.removeAll()
    }

    private mutating func end() {
        for index in sessions.indices.reversed() {
            sessions[index].state = .unattached
            sessions[index].phase = .background
            guard sessions[index].role == .externalDisplay else { continue }
            add(.removeSession(sessions[index].id))
            sessions.remove(at: index)
        }
        interruption = nil
        wasInFront = false
        front.removeAll()
        enter(.notRunning)
        add(.exit)
    }
}
