/// How what was opened reaches the app.
extension Machine {
    /// Source: observed (public logs): foreground, item, active.
    mutating func openWithoutScenes(_ item: Item) {
        if state == .suspended { enter(.background) }
        if state == .background { toForeground(item) } else { deliverToApp(item, if: .always) }
    }

    mutating func deliverToApp(_ item: Item, if condition: Condition) {
        switch item {
        case .icon: break
        case .url: add(.deliver(.openURL, item), if: condition)
        case .universalLink, .activity, .handoff:
            add(.deliver(.willContinueUserActivity, item), if: condition)
            add(.deliver(.continueUserActivity, item), if: condition)
        case .failingHandoff:
            // Source: documented (header comments): one of the two follows.
            add(.deliver(.willContinueUserActivity, item), if: condition)
            add(.deliver(.didFailToContinueUserActivity, item), if: condition)
        case .shortcut: add(.deliver(.performAction, item), if: condition)
        // Source: documented: what the launch methods answer does not count here.
        case .notification: add(.deliver(.didReceiveNotificationResponse, item))
        case .cloudKitShare: add(.deliver(.userDidAcceptCloudKitShare, item), if: condition)
        }
    }

    /// Source: documented (header comments): a scene gets its item with the connection options and not again; the answer
    /// to a notification also reaches the notification centre, and a Handoff activity comes when it is loaded.
    mutating func deliverAfterLaunch(_ item: Item, _ id: SessionID) {
        if item == .notification { add(.deliver(.didReceiveNotificationResponse, item)) }
        if item == .handoff || item == .failingHandoff { deliverToScene(item, id) }
        // Source: inferred.
        if app.style == .swiftUI, item != .handoff { deliverToViews(item, id) }
    }

    mutating func openWithScenes(_ item: Item) {
        if state == .suspended { enter(.background) }
        if isInForeground, let index = sessions.firstIndex(where: { $0.state == .foregroundActive }) {
            return deliverToScene(item, sessions[index].id)
        }
        bringBack(item)
    }

    /// Source: documented (the routing of external events in SwiftUI) for the choice of the scene; the order is that of a
    /// second window, or of a return.
    mutating func open(_ item: Item, in id: SessionID?) throws(EventError) {
        guard state != .notRunning else { throw .notRunning }
        guard usesScenes else { throw .hasNoScenes }
        guard !isLocked else { throw .isLocked }
        guard interruption == nil else { throw .isInterrupted }
        guard let id else {
            guard app.supportsMultipleScenes else { throw .supportsOneSceneOnly }
            if state == .suspended { enter(.background) }
            return openNewScene(item)
        }
        let index = try index(of: id)
        guard sessions[index].role == .window else { throw .noSuchSession }
        if state == .suspended { enter(.background) }
        if sessions[index].state == .foregroundActive { return deliverToScene(item, id) }
        if isInForeground { bringForward(index, item) } else { bringBack(item, index) }
    }

    /// A window that is not in front comes beside those that are.
    private mutating func bringForward(_ index: Int, _ item: Item) {
        let id = sessions[index].id
        let isConnected = sessions[index].state != .unattached
        connect(index, item)
        let comesFirst = item == .url && app.profile.urlComesBeforeForeground
        if isConnected, comesFirst { deliverToScene(item, id) }
        toForeground(index)
        if isConnected, !comesFirst { deliverToScene(item, id) }
        activate(at: index)
        if !isConnected { deliverAfterLaunch(item, id) }
    }

    /// The scenes that were in front come back, and the first of them gets the item.
    mutating func bringBack(_ item: Item) { bringBack(item, mainSession()) }

    private mutating func bringBack(_ item: Item, _ main: Int) {
        let id = sessions[main].id
        let isConnected = sessions[main].state != .unattached
        connect(main, item)
        let comesFirst = item == .url && app.profile.urlComesBeforeForeground
        if isConnected, comesFirst { deliverToScene(item, id) }
        toForeground(main)
        if isConnected, !comesFirst { deliverToScene(item, id) }
        for index in others(than: id) { toForeground(index) }
        activate(at: main)
        for index in others(than: id) { activate(at: index) }
        if !isConnected { deliverAfterLaunch(item, id) }
    }

    private func others(than id: SessionID) -> [Int] {
        sessions.indices.filter { index in
            let session = sessions[index]
            return session.id != id && session.state != .unattached
                && (front.contains(session.id) || session.role == .externalDisplay)
        }
    }

    mutating func deliverToScene(_ item: Item, _ id: SessionID) {
        let isSwiftUI = app.style == .swiftUI
        // Source: inferred from a reimplementation: the views first, then the app's own scene delegate.
        if isSwiftUI { deliverToViews(item, id) }
        switch item {
        case .icon: break
        case .url: add(.deliverToScene(.openURLContexts, id, item))
        case .universalLink:
            // Source: inferred: SwiftUI keeps links for its views.
            if !isSwiftUI { add(.deliverToScene(.continueUserActivity, id, item)) }
        case .activity: add(.deliverToScene(.continueUserActivity, id, item))
        case .handoff:
            add(.deliverToScene(.willContinueUserActivity, id, item))
            add(.deliverToScene(.continueUserActivity, id, item))
        case .failingHandoff:
            add(.deliverToScene(.willContinueUserActivity, id, item))
            add(.deliverToScene(.didFailToContinueUserActivity, id, item))
        case .shortcut: add(.deliverToScene(.performAction, id, item))
        case .notification: add(.deliver(.didReceiveNotificationResponse, item))
        case .cloudKitShare: add(.deliverToScene(.userDidAcceptCloudKitShare, id, item))
        }
    }

    private mutating func deliverToViews(_ item: Item, _ id: SessionID) {
        switch item {
        case .url, .universalLink, .activity, .handoff: add(.deliverToViews(id, item))
        case .icon, .shortcut, .notification, .cloudKitShare, .failingHandoff: break
        }
    }
}

extension Machine {
    /// The phase of the whole app, as SwiftUI tells it.
    public var phase: Phase {
        var result: Phase?
        for session in sessions where session.state != .unattached {
            guard let known = result else {
                result = session.phase
                continue
            }
            let isHigher = session.phase.rawValue > known.rawValue
            if isHigher == (app.profile.aggregate == .maximum) { result = session.phase }
        }
        return result ?? .background
    }
}
