import FoundationAdditions

extension UIApplication {
    // MARK: Scenes

    /// Brings the scene of a session to the foreground, or opens a new scene.
    ///
    /// - Parameters:
    ///   - request: The session to activate, or the session role of a new one, with an optional user activity.
    ///   - errorHandler: Called with a ``UISceneError`` if the request can't be fulfilled.
    /// - Note: Source: documented (reference).
    @available(iOS 17.0, *)
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        #if !CHECKING
            self.request(request.session, request.userActivity, errorHandler)
        #endif
    }

    /// Brings the scene of a session to the foreground, or opens a new scene in a new session.
    ///
    /// A connected scene is only activated. A session whose scene was disconnected gets a new scene, and the app
    /// delegate isn't asked for a configuration.
    ///
    /// - Parameters:
    ///   - sceneSession: The session; nil for a new one.
    ///   - userActivity: The user activity that says what the scene is to show.
    ///   - options: Which scene asks, and how the new one is to appear.
    ///   - errorHandler: Called with a ``UISceneError`` if the request can't be fulfilled.
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

    /// Closes the scene of a session and discards the session.
    ///
    /// The scene is dismissed and disconnected, the session leaves the app switcher, and
    /// ``UIApplicationDelegate/application(_:didDiscardSceneSessions:)`` is called.
    ///
    /// - Parameters:
    ///   - sceneSession: The session.
    ///   - options: How the window is dismissed.
    ///   - errorHandler: Called with a ``UISceneError`` if the request can't be fulfilled.
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

    /// Asks the system for a new snapshot of a scene, which is connected in the background if necessary.
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

    /// Opens a URL in the app that handles it.
    ///
    /// - Parameters:
    ///   - url: The URL to open.
    ///   - options: How to open it, such as only as a universal link.
    ///   - completion: Called with `true` if the URL was opened.
    /// - Note: Source: documented (reference).
    @available(iOS 10.0, *)
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        #if !CHECKING
            Simulator.current?.ask(toOpen: url)
        #endif
        if let completion { answerOnMain { completion(false) } }
    }

    /// Opens a URL in the app that handles it.
    ///
    /// - Returns: `true` if the URL was opened.
    /// - Note: Source: documented (reference).
    @available(iOS 10.0, *)
    @discardableResult
    @nonobjc public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        #if !CHECKING
            Simulator.current?.ask(toOpen: url)
        #endif
        return false
    }

    /// Returns true if there's an app that can open a URL.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 3.0, deprecated: 27.0, message: "Open the URL and look at the result.")
    public func canOpenURL(_ url: URL) -> Bool { url.scheme == "https" || url.scheme == "http" }

    /// Opens a URL in the app that handles it; the form of iOS 2.
    @available(iOS, introduced: 2.0, deprecated: 10.0, message: "Use open(_:options:completionHandler:).")
    @discardableResult
    public func openURL(_ url: URL) -> Bool {
        #if !CHECKING
            Simulator.current?.ask(toOpen: url)
        #endif
        return canOpenURL(url)
    }

    // MARK: Remote notifications

    /// Registers the app for remote notifications and asks for a device token.
    ///
    /// The answer comes later, in
    /// ``UIApplicationDelegate/application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`` or
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

    /// Unregisters the app from remote notifications.
    @available(iOS 3.0, *)
    public func unregisterForRemoteNotifications() { isRegistered = false }

    /// True if the app has registered for remote notifications and hasn't unregistered since.
    @available(iOS 8.0, *)
    public var isRegisteredForRemoteNotifications: Bool { isRegistered }

    /// Asks the user for permission to show notifications; the form of iOS 8.
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use the notification centre.")
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}

    /// Schedules a local notification; the form of iOS 4.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use the notification centre.")
    public func scheduleLocalNotification(_ notification: UILocalNotification) {}

    /// Cancels all scheduled local notifications; the form of iOS 4.
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use the notification centre.")
    public func cancelAllLocalNotifications() {}

    // MARK: State restoration

    /// Tells the system that state restoration continues after the launch.
    ///
    /// Balance each call with ``UIApplication/completeStateRestoration()``.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 6.0, *)
    public func extendStateRestoration() {}

    /// Tells the system that state restoration, extended with ``UIApplication/extendStateRestoration()``, is complete.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 6.0, *)
    public func completeStateRestoration() {}

    /// Prevents the system from showing the last snapshot at the next launch.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 7.0, *)
    public func ignoreSnapshotOnNextApplicationLaunch() {}

    /// Registers an object that is neither a view nor a view controller for state restoration.
    @available(iOS 7.0, *)
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {}

    /// The key, in the coder of a saved state, for the version of the app that saved it.
    public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersionKey"
    /// The key, in the coder of a saved state, for the kind of device it was saved on, such as iPhone or iPad.
    public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiomKey"
    /// The key, in the coder of a saved state, for the date when it was saved.
    @available(iOS 7.0, *)
    public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
    /// The key, in the coder of a saved state, for the version of the system that it was saved on.
    @available(iOS 7.0, *)
    public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersionKey"

    // MARK: Pages of the settings

    /// The URL string that opens the app's page in Settings.
    @available(iOS 8.0, *)
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL string that opens the app's notification settings in Settings.
    @available(iOS 16.0, *)
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    /// The URL string that opens the settings for default apps in Settings.
    @available(iOS 18.3, *)
    public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
}
