/// A method of the app delegate, or of the delegate of the notification centre.
public enum AppCall: UInt8, CaseIterable, Sendable {
    case willFinishLaunching, didFinishLaunching, didDiscardSceneSessions
    case didBecomeActive, willResignActive, didEnterBackground, willEnterForeground, willTerminate
    case didReceiveMemoryWarning, significantTimeChange
    case protectedDataDidBecomeAvailable, protectedDataWillBecomeUnavailable
    case openURL, willContinueUserActivity, continueUserActivity, performAction, userDidAcceptCloudKitShare
    case didRegisterForRemoteNotifications, didFailToRegisterForRemoteNotifications
    case didReceiveRemoteNotification, performFetch, handleEventsForBackgroundURLSession
    case shouldSaveState, willEncodeState, shouldRestoreState, didDecodeState
    case didReceiveNotificationResponse
    case didFailToContinueUserActivity
}

/// A method of a scene delegate.
public enum SceneCall: UInt8, CaseIterable, Sendable {
    case willConnect, didDisconnect, willEnterForeground, didBecomeActive, willResignActive, didEnterBackground
    case openURLContexts, willContinueUserActivity, continueUserActivity, performAction, userDidAcceptCloudKitShare
    case stateRestorationActivity, restoreInteractionState
    case didFailToContinueUserActivity
}

/// A notification with the app as its object.
public enum AppNotification: UInt8, Sendable {
    case didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground, willEnterForeground, willTerminate
    case didReceiveMemoryWarning, significantTimeChange
    case protectedDataDidBecomeAvailable, protectedDataWillBecomeUnavailable
}

/// A notification with a scene as its object.
public enum SceneNotification: UInt8, Sendable {
    case willConnect, didDisconnect, willEnterForeground, didActivate, willDeactivate, didEnterBackground
}

/// What the views of a window are told.
public enum Appearance: UInt8, Sendable { case willAppear, didAppear, disappear }

/// What the system does, one thing after the other.
public enum Action: Equatable, Sendable {
    case app(AppState)
    case scene(SessionID, SceneState)
    case phase(SessionID, Phase)
    /// The app object and its delegate are made.
    case makeApp
    /// The system keeps a new session.
    case addSession(SessionID, Role)
    /// The app delegate is asked how the session's scene is to be.
    case configure(SessionID)
    /// The session is over.
    case removeSession(SessionID)
    /// The scene and its delegate are made.
    case makeScene(SessionID)
    /// The scene and its delegate are let go.
    case releaseScene(SessionID)
    case call(AppCall)
    /// The item is what the app was launched with, or what it is handed now.
    case deliver(AppCall, Item)
    case work(BackgroundWork)
    case callScene(SceneCall, SessionID)
    case connect(SessionID, Item)
    case deliverToScene(SceneCall, SessionID, Item)
    case post(AppNotification)
    case postForScene(SceneNotification, SessionID)
    /// SwiftUI hands the item to the views of a scene.
    case deliverToViews(SessionID, Item)
    /// The views of a scene, or of the app without scenes.
    case views(Appearance, SessionID?)
    case memoryWarningToControllers
    case expireBackgroundTasks
    /// A picture is taken for the switcher.
    case snapshot(SessionID?)
    /// Sessions that were closed while the app was not running are told of.
    case reportDiscarded(SessionID)
    /// The app may not run without scenes.
    case refuse
    /// The process ends.
    case exit
}

/// When a step is taken.
public enum Condition: UInt8, Sendable {
    case always
    /// Both launch methods of the app delegate answered true.
    case launchAccepted
    /// The call before answered true.
    case lastAnswer
    /// The app saved its state when it last went to the background.
    case hasSavedState
    /// The session has an activity to restore from.
    case hasRestorationActivity
}

/// One thing that the system does, and on what condition.
public struct Step: Equatable, Sendable {
    public let action: Action
    public let condition: Condition

    public init(_ action: Action, if condition: Condition = .always) {
        self.action = action
        self.condition = condition
    }
}
