/// Why an app or a scene comes to the front.
public enum Item: UInt8, CaseIterable, Sendable {
    /// The user's tap on the icon, or on the scene in the switcher.
    case icon
    /// A URL of a scheme that is the app's own.
    case url
    /// A universal link.
    case universalLink
    /// Another user activity, of a search result for example.
    case activity
    /// A user activity that began on another device.
    case handoff
    /// A quick action of the icon.
    case shortcut
    /// The user's answer to a notification.
    case notification
    /// An invitation to shared data.
    case cloudKitShare
    /// A user activity that began on another device and can't be loaded from there.
    case failingHandoff
}

/// Why an app gets to run while nothing of it is seen.
public enum BackgroundWork: UInt8, CaseIterable, Sendable {
    case silentPush, fetch, urlSession, location
    /// A message of the app on the user's watch.
    case watchMessage
}

/// What takes the events away from an app that stays on screen.
public enum Interruption: UInt8, CaseIterable, Sendable { case call, alert, controlCenter, switcher }

/// What the world can do to an app.
public enum Event: Equatable, Sendable {
    /// The system makes the process in advance.
    case prewarm
    /// The user, or another app, brings the app to the front; it is launched if it must be.
    case open(Item)
    /// The same for an app that runs, where it is known which of its scenes gets the item: one of a session, or a new one.
    case openIn(Item, SessionID?)
    /// The system lets the app work in the background; it is launched if it must be.
    case work(BackgroundWork)
    case home
    case lock
    case unlock
    case interrupt(Interruption)
    case endInterruption
    case suspend
    /// The system ends a process that does not run, for its memory.
    case kill
    /// The system ends a process that runs, after a word of warning.
    case terminate
    /// The user ends the app in the switcher.
    case swipeAway

    /// A second window is asked for.
    case openScene
    case activateScene(SessionID)
    case minimizeScene(SessionID)
    /// The user closes a window for good, or the app asks for it.
    case closeScene(SessionID)
    /// The system takes the scene of a session for its memory.
    case disconnectScene(SessionID)
    /// The app asks for a new picture of a session.
    case refreshScene(SessionID)
    case connectDisplay
    case disconnectDisplay

    case memoryWarning
    case significantTimeChange
    case protectDataSoon
    case dataIsAvailable
    case grantRemoteNotifications
    case refuseRemoteNotifications
    /// The time for work in the background is over.
    case expireBackgroundTime
}

/// Why an event can't happen in a state.
public enum EventError: Error, Equatable, Sendable {
    case notRunning
    case alreadyRunning
    case runsNoCode
    case notInForeground
    case notInBackground
    case notSuspended
    case isLocked
    case isNotLocked
    case isInterrupted
    case isNotInterrupted
    case wasEndedByUser
    case hasNoScenes
    case supportsOneSceneOnly
    /// No session of that number was made, or it was discarded.
    case noSuchSession
    case sceneNotConnected
    case sceneNotInBackground
    case sceneNotInForeground
    case displayIsConnected
    case displayIsNotConnected
    case stillPrewarmed
}
