import FoundationAdditions

extension UIApplication {
    // MARK: Scenes

    /// Brings a scene to the foreground, or makes one.
    ///
    /// - Parameters:
    ///   - request: Which session, or which role for a new one, and with what activity.
    ///   - errorHandler: Called if it can't be done, with a ``UISceneError``.
    /// - Note: Source: documented (reference).
    @available(iOS 17.0, *)
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        #if !CHECKING
            self.request(request.session, request.userActivity, errorHandler)
        #endif
    }

    /// Brings the scene of a session to the foreground, or makes a scene with a new session.
    ///
    /// A session that is connected is only activated. One that was disconnected gets a new scene, without a question
    /// for its configuration.
    ///
    /// - Parameters:
    ///   - sceneSession: The session; nil for a new one.
    ///   - userActivity: What the scene shall show.
    ///   - options: Which scene asks, and how the new one shall appear.
    ///   - errorHandler: Called if it can't be done, with a ``UISceneError``.
    /// - Note: Source: documented (reference; session 246 of WWDC 2019).
    @available(iOS, introduced: 13.0, deprecated: 17.0, message: "Use activateSceneSession(for:errorHandler:).")
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        #if !CHECKING
            request(sceneSession, userActivity, errorHandler)
        #endif
    }

    /// Closes a scene and discards its session.
    ///
    /// The scene is dismissed and disconnected, the session leaves the app switcher, and
    /// ``UIApplicationDelegate/application(_:didDiscardSceneSessions:)`` is called.
    ///
    /// - Parameters:
    ///   - sceneSession: The session.
    ///   - options: How the window goes.
    ///   - errorHandler: Called if it can't be done, with a ``UISceneError``.
    /// - Note: Source: documented (reference); inferred for the order.
    @available(iOS 13.0, *)
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        #if !CHECKING
            destroy(sceneSession, errorHandler)
        #endif
    }

    /// Asks for a new snapshot of a scene, which is connected in the background if need be.
    ///
    /// - Parameter sceneSession: The session.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
        #if !CHECKING
            refresh(sceneSession)
        #endif
    }

    // MARK: URLs

    /// Opens a URL with the app that is responsible for it.
    ///
    /// - Parameters:
    ///   - url: What to open.
    ///   - options: How.
    ///   - completion: Called with `true` if it was opened.
    /// - Note: Source: documented (reference).
    @available(iOS 10.0, *)
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// Opens a URL with the app that is responsible for it.
    ///
    /// - Returns: `true` if it was opened.
    /// - Note: Source: documented (reference).
    @available(iOS 10.0, *)
    @discardableResult
    @nonobjc public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { false }

    /// Tells whether an app is responsible for a URL.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 3.0, deprecated: 27.0, message: "Open the URL and look at the result.")
    public func canOpenURL(_ url: URL) -> Bool { url.scheme == "https" || url.scheme == "http" }

    /// Opens a URL with the app that is responsible for it.
    @available(iOS, introduced: 2.0, deprecated: 10.0, message: "Use open(_:options:completionHandler:).")
    @discardableResult
    public func openURL(_ url: URL) -> Bool { canOpenURL(url) }

    // MARK: Remote notifications

    /// Asks for a token under which this device gets remote notifications.
    ///
    /// The answer comes later, to
    /// ``UIApplicationDelegate/application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`` or to
    /// ``UIApplicationDelegate/application(_:didFailToRegisterForRemoteNotificationsWithError:)``.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 8.0, *)
    public func registerForRemoteNotifications() {
        isRegistered = true
        #if !CHECKING
            Simulator.current?.register()
        #endif
    }

    /// Gives the token back.
    @available(iOS 3.0, *)
    public func unregisterForRemoteNotifications() { isRegistered = false }

    /// True if the app has asked for remote notifications and has not taken that back.
    @available(iOS 8.0, *)
    public var isRegisteredForRemoteNotifications: Bool { isRegistered }

    /// Asks the user for leave to notify, the form of iOS 8.
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use the notification centre.")
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}

    /// Schedules a local notification, the form of iOS 4.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use the notification centre.")
    public func scheduleLocalNotification(_ notification: UILocalNotification) {}

    /// Takes back all local notifications, the form of iOS 4.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use the notification centre.")
    public func cancelAllLocalNotifications() {}

    // MARK: State restoration

    /// Says that restoration goes on after the launch; balance it with ``completeStateRestoration()``.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 6.0, *)
    public func extendStateRestoration() {}

    /// Ends what ``extendStateRestoration()`` began.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 6.0, *)
    public func completeStateRestoration() {}

    /// Keeps the system from showing the last snapshot at the next launch.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 7.0, *)
    public func ignoreSnapshotOnNextApplicationLaunch() {}

    /// Gives an object that is no view and no controller a place in restoration.
    @available(iOS 7.0, *)
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {}

    /// The key of the app's version in a saved state.
    public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// The key of the kind of device in a saved state.
    public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// The key of the date of a saved state.
    @available(iOS 7.0, *)
    public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    /// The key of the system's version in a saved state.
    @available(iOS 7.0, *)
    public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"

    // MARK: Pages of the settings

    /// The URL of the app's page in the settings.
    @available(iOS 8.0, *)
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL of the app's page for notifications in the settings.
    @available(iOS 16.0, *)
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The URL of the page for default apps in the settings.
    @available(iOS 18.3, *)
    public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
}
