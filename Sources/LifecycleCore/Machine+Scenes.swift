/// What happens to single scenes.
extension Machine {
    /// Makes the scene of a session. Nothing happens to a session that is connected.
    mutating func connect(_ index: Int, _ item: Item) {
        guard sessions[index].state == .unattached else { return }
        let id = sessions[index].id
        let isKnown = sessions[index].isKnown
        sessions[index].isKnown = true
        // Source: observed (an app that logs it), inferred from a reimplementation: SwiftUI makes the app's own scene
        // delegate at each connection, and asks for its class then.
        if isKnown, app.style == .swiftUI { add(.configure(id)) }
        add(.makeScene(id))
        let forwards = app.style != .swiftUI || app.profile.forwardsConnection
        if !app.profile.postsAfterCall { add(.postForScene(.willConnect, id)) }
        if forwards { add(.connect(id, item)) }
        if app.profile.postsAfterCall { add(.postForScene(.willConnect, id)) }
        // Source: documented (header comments): after the connection and before the scene is active.
        if isKnown, app.style == .scenes {
            add(.callScene(.restoreInteractionState, id), if: .hasRestorationActivity)
        }
        enter(SceneState.background, at: index)
    }

    /// From the background into the foreground.
    mutating func toForeground(_ index: Int) {
        guard sessions[index].state == .background else { return }
        let id = sessions[index].id
        enter(Phase.inactive, at: index)
        tell(.willEnterForeground, .willEnterForeground, id)
        if state == .background {
            postForApp(.willEnterForeground)
            enter(.inactive)
        }
        enter(.foregroundInactive, at: index)
        add(.views(.willAppear, id))
    }

    mutating func activate(at index: Int) {
        // Source: observed: a scene on another screen, which nobody can touch, never becomes active.
        guard sessions[index].state == .foregroundInactive, sessions[index].role == .window else { return }
        let id = sessions[index].id
        let isFirst = state != .active
        enter(.foregroundActive, at: index)
        if isFirst { enter(AppState.active) }
        enter(Phase.active, at: index)
        tell(.didBecomeActive, .didActivate, id)
        if isFirst { postForApp(.didBecomeActive) }
        add(.views(.didAppear, id))
    }

    mutating func resign(_ index: Int) {
        guard sessions[index].state == .foregroundActive else { return }
        enter(Phase.inactive, at: index)
        tell(.willResignActive, .willDeactivate, sessions[index].id)
        enter(.foregroundInactive, at: index)
        if state == .active, !sessions.contains(where: { $0.state == .foregroundActive }) {
            postForApp(.willResignActive)
            enter(AppState.inactive)
        }
    }

    mutating func toBackground(_ index: Int) {
        guard sessions[index].state == .foregroundInactive else { return }
        enter(SceneState.background, at: index)
        enter(Phase.background, at: index)
        let isLast = isInForeground && !sessions.contains { $0.state.isForeground }
        if isLast { enter(AppState.background) }
        tell(.didEnterBackground, .didEnterBackground, sessions[index].id)
        if isLast { postForApp(.didEnterBackground) }
    }

    mutating func save(_ index: Int) {
        guard sessions[index].state == .background else { return }
        // Source: inferred: SwiftUI answers for the app.
        if app.style == .scenes { add(.callScene(.stateRestorationActivity, sessions[index].id)) }
        add(.snapshot(sessions[index].id))
    }

    mutating func disconnect(_ index: Int) {
        guard sessions[index].state != .unattached else { return }
        let id = sessions[index].id
        sessions[index].state = .unattached
        add(.scene(id, .unattached))
        sessions[index].phase = .background
        tell(.didDisconnect, .didDisconnect, id)
        add(.releaseScene(id))
        if isInForeground, !sessions.contains(where: { $0.state.isForeground }) { enter(AppState.background) }
    }

    mutating func discard(_ index: Int) {
        let id = sessions[index].id
        sessions.remove(at: index)
        front.removeAll { $0 == id }
        add(.removeSession(id))
        if runsCode { add(.call(.didDiscardSceneSessions)) } else { unreported.append(id) }
    }

    // MARK: Events

    /// Source: documented (session 246 of WWDC 2019) for the scene in front; observed (a log that shows every call) for the
    /// place where it becomes active again, between the new scene's coming to the foreground and its activation.
    mutating func openScene() throws(EventError) {
        try requireCode()
        guard usesScenes else { throw .hasNoScenes }
        guard app.supportsMultipleScenes else { throw .supportsOneSceneOnly }
        try requireFree()
        openNewScene(.icon)
    }

    /// A scene of a new session comes to the front with an item.
    mutating func openNewScene(_ item: Item) {
        let others = active
        for _ in 1..<max(app.profile.resignationsAtOpening, 1) {
            for index in others { resign(index) }
            for index in others { activate(at: index) }
        }
        for index in others { resign(index) }
        let index = addSession(.window)
        connect(index, item)
        toForeground(index)
        for index in others { activate(at: index) }
        activate(at: index)
        deliverAfterLaunch(item, sessions[index].id)
    }

    mutating func activate(_ id: SessionID) throws(EventError) {
        try requireCode()
        guard usesScenes else { throw .hasNoScenes }
        let index = try index(of: id)
        try requireFree()
        guard sessions[index].role == .window else { throw .sceneNotInForeground }
        // A session that was disconnected connects again, without a question for its configuration.
        connect(index, .icon)
        toForeground(index)
        activate(at: index)
    }

    private func requireFree() throws(EventError) {
        guard !isLocked else { throw .isLocked }
        guard interruption == nil else { throw .isInterrupted }
    }

    var active: [Int] { sessions.indices.filter { sessions[$0].state == .foregroundActive } }

    mutating func minimize(_ id: SessionID) throws(EventError) {
        try requireCode()
        let index = try index(of: id)
        guard sessions[index].state.isForeground else { throw .sceneNotInForeground }
        try requireFree()
        resign(index)
        toBackground(index)
        save(index)
    }

    /// Source: observed (logs), in an order that they disagree on.
    mutating func close(_ id: SessionID) throws(EventError) {
        let index = try index(of: id)
        guard sessions[index].role == .window else { throw .noSuchSession }
        guard state != .notRunning else { return discard(index) }
        if state == .suspended { enter(AppState.background) }
        resign(index)
        toBackground(index)
        switch app.profile.closing {
        case .disconnectsFirst:
            disconnect(index)
            discard(index)
        case .discardsFirst:
            add(.removeSession(id))
            add(.call(.didDiscardSceneSessions))
            disconnect(index)
            sessions.remove(at: index)
            front.removeAll { $0 == id }
        case .discardsOnly:
            sessions[index].state = .unattached
            add(.scene(id, .unattached))
            add(.releaseScene(id))
            discard(index)
        case .disconnectsOnly:
            disconnect(index)
            removeSilently(index)
        }
    }

    private mutating func removeSilently(_ index: Int) {
        let id = sessions[index].id
        sessions.remove(at: index)
        front.removeAll { $0 == id }
        add(.removeSession(id))
    }

    /// Source: documented (session 258 of WWDC 2019): only scenes in the background are taken, the session stays.
    mutating func disconnectForMemory(_ id: SessionID) throws(EventError) {
        try requireCode()
        let index = try index(of: id)
        guard sessions[index].state != .unattached else { throw .sceneNotConnected }
        guard sessions[index].state == .background else { throw .sceneNotInBackground }
        disconnect(index)
    }

    /// Source: documented: the scene is connected in the background if it must be, and a new picture is taken.
    mutating func refresh(_ id: SessionID) throws(EventError) {
        try requireCode()
        let index = try index(of: id)
        connect(index, .icon)
        save(index)
    }

    /// Source: documented (content on a connected display); inferred from a log that it never becomes active.
    mutating func connectDisplay() throws(EventError) {
        try requireCode()
        guard usesScenes else { throw .hasNoScenes }
        guard !sessions.contains(where: { $0.role == .externalDisplay }) else { throw .displayIsConnected }
        guard isInForeground else { throw .notInForeground }
        let index = addSession(.externalDisplay)
        connect(index, .icon)
        toForeground(index)
    }

    mutating func disconnectDisplay() throws(EventError) {
        try requireCode()
        guard let index = sessions.firstIndex(where: { $0.role == .externalDisplay }) else {
            throw .displayIsNotConnected
        }
        disconnect(index)
        removeSilently(index)
    }
}
