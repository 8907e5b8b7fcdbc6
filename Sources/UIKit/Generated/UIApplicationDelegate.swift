// Made by generate-callbacks from Sources/Callbacks/UIApplicationDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import CloudKit
import FoundationAdditions
import Intents

#if CHECKING

/// The object that an app makes responsible for what concerns the process as a whole: launching, ending,
/// notifications from a server, background work, and the sessions of its scenes.
///
/// Every member is optional: implement those that the app needs. The system makes one instance at launch with
/// `init()` and keeps it until the process ends. In an app that uses scenes, what concerns one window belongs to
/// ``UISceneDelegate``; the members here that a scene delegate replaces are then not called.
///
/// - Note: Source: documented (reference of the protocol).
@available(iOS 2.0, *)
@preconcurrency @MainActor
@objc public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Tells that the process has started, before any saved state is restored.
    ///
    /// It is the first call that an app gets. A main storyboard is already loaded, no window is on screen. In an app
    /// that uses scenes the app's state is *background* at this moment and no scene is connected.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - launchOptions: Why the app was launched; nil when the user tapped its icon. In an app that uses scenes,
    ///     what concerns a window arrives with the connection options of the scene instead.
    /// - Returns: `false` if the app can't handle the URL or activity that it was launched for, otherwise `true`. The
    ///   result is combined with that of `application(_:didFinishLaunchingWithOptions:)`: one `false` stops the
    ///   delivery that would follow. A launch by a remote notification ignores it.
    /// - Note: Source: documented (reference; header comments).
    @available(iOS 6.0, *)
    @objc(application:willFinishLaunchingWithOptions:) optional func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool

    /// Tells that the launch is almost complete: the place to set up what the whole app needs.
    ///
    /// It is called once a process, after saved state was restored and before anything becomes active. Without scenes,
    /// build the window here. With scenes, no scene is connected yet: windows are built in
    /// ``UISceneDelegate/scene(_:willConnectTo:options:)``.
    ///
    /// - Parameters:
    ///   - application: The one application object. Its state is *inactive* in an app without scenes that comes to the
    ///     foreground, *background* otherwise.
    ///   - launchOptions: Why the app was launched; nil when the user tapped its icon.
    /// - Returns: `false` if the app can't handle the URL or activity that it was launched for, otherwise `true`.
    ///   Without an implementation the answer counts as `true`.
    /// - Note: Source: documented (reference; header comments), observed (public logs) for the state.
    @available(iOS 3.0, *)
    @objc(application:didFinishLaunchingWithOptions:) optional func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool

    /// Tells that the launch is almost complete, without saying why the app was launched.
    ///
    /// It is the form of iOS 2. It is called only if the delegate has no
    /// `application(_:didFinishLaunchingWithOptions:)`.
    ///
    /// - Parameter application: The one application object.
    /// - Note: Source: documented (reference).
    @available(iOS 2.0, *)
    @objc(applicationDidFinishLaunching:) optional func applicationDidFinishLaunching(_ application: UIApplication)

    /// Asks which configuration UIKit shall use for a scene that it is about to make.
    ///
    /// It is called for a new session only. A session that the system knows from an earlier launch keeps its
    /// configuration, and its scene connects without this call. Implementing the method is one of the two ways to adopt
    /// scenes; the other is the scene manifest in the information property list.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - connectingSceneSession: The new session; its role says what kind of scene is asked for.
    ///   - options: Why the scene is made: URLs, activities, a quick action, a notification response.
    /// - Returns: The configuration. Its role must be the session's role, or UIKit stops the app. Without an
    ///   implementation UIKit takes the first configuration of that role in the manifest.
    /// - Note: Source: documented (reference; session 258 of WWDC 2019), observed (public logs).
    @available(iOS 13.0, *)
    @objc(application:configurationForConnectingSceneSession:options:) optional func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration

    /// Tells that the user closed windows for good, so that what the app keeps for them can go.
    ///
    /// If the process runs, the call comes at once; if not, it comes shortly after the next launch. A scene that the
    /// system only disconnects to regain memory is not discarded, and its session stays.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - sceneSessions: The sessions that no longer exist.
    /// - Note: Source: documented (reference), observed (public logs) for the place after disconnection.
    @available(iOS 13.0, *)
    @objc(application:didDiscardSceneSessions:) optional func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Asks whether the system may adapt key commands to the keyboard's language.
    ///
    /// It is asked once, during launch.
    ///
    /// - Parameter application: The one application object.
    /// - Returns: `true` to let the system adapt them; that is also the answer without an implementation.
    /// - Note: Source: documented (reference).
    @available(iOS 15.0, *)
    @objc(applicationShouldAutomaticallyLocalizeKeyCommands:) optional func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool

    /// The window that an app without scenes shows on the device's screen.
    ///
    /// When the information property list names a main storyboard, UIKit makes the window and sets this property before
    /// `application(_:willFinishLaunchingWithOptions:)`. In an app that uses scenes the window belongs to
    /// ``UIWindowSceneDelegate/window``.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 5.0, *)
    @objc(window) optional var window: UIWindow? { get set }

    /// Tells that the app has become active: it is in front and receives events.
    ///
    /// It follows a launch to the foreground, a return from the background, and the end of an interruption. Start again
    /// what `applicationWillResignActive(_:)` paused. In an app that uses scenes it is not called; each scene tells its
    /// own delegate, and the notification is still posted.
    ///
    /// - Parameter application: The one application object, whose state is *active*.
    /// - Note: Source: documented (reference; page on managing the life cycle), observed (public logs).
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use sceneDidBecomeActive(_:) of the scene delegate, or UIApplication.didBecomeActiveNotification.")
    @objc(applicationDidBecomeActive:) optional func applicationDidBecomeActive(_ application: UIApplication)

    /// Tells that the app is about to become inactive: it stays visible and receives no events.
    ///
    /// An interruption (a call, a system alert, the control centre, the app switcher) brings it, and it is the first
    /// step on the way to the background. Pause timers, games and playback. In an app that uses scenes it is not called.
    ///
    /// - Parameter application: The one application object, whose state is still *active*.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use sceneWillResignActive(_:) of the scene delegate, or UIApplication.willResignActiveNotification.")
    @objc(applicationWillResignActive:) optional func applicationWillResignActive(_ application: UIApplication)

    /// Tells that the app is in the background: save, and release what others can use.
    ///
    /// About five seconds remain until it must return; for more time begin a background task first. After it has
    /// returned, the system takes a snapshot for the app switcher. In an app that uses scenes it is not called.
    ///
    /// - Parameter application: The one application object, whose state is *background*.
    /// - Note: Source: documented (reference), observed (public logs). Whether iOS 26 deprecates it is disputed: its
    ///   page names tvOS and visionOS only.
    @available(iOS 4.0, *)
    @objc(applicationDidEnterBackground:) optional func applicationDidEnterBackground(_ application: UIApplication)

    /// Tells that the app leaves the background and is about to become active.
    ///
    /// It undoes what `applicationDidEnterBackground(_:)` did. A launch to the foreground does not bring it: there the
    /// app goes from *inactive* to *active*. In an app that uses scenes it is not called.
    ///
    /// - Parameter application: The one application object, whose state is still *background*.
    /// - Note: Source: documented (reference), observed (public logs) for the launch and the state.
    @available(iOS, introduced: 4.0, deprecated: 26.0, message: "Use sceneWillEnterForeground(_:) of the scene delegate, or UIApplication.willEnterForegroundNotification.")
    @objc(applicationWillEnterForeground:) optional func applicationWillEnterForeground(_ application: UIApplication)

    /// Tells that the process is about to end while it runs.
    ///
    /// About five seconds remain. A suspended app is ended without any call, so nothing may depend on this one. It is
    /// also called in apps that use scenes, after their scenes were disconnected.
    ///
    /// - Parameter application: The one application object.
    /// - Note: Source: documented (reference), observed (public logs) for the place after disconnection.
    @available(iOS 2.0, *)
    @objc(applicationWillTerminate:) optional func applicationWillTerminate(_ application: UIApplication)

    /// Tells that memory is short: release what can be made again.
    ///
    /// View controllers on screen get ``UIViewController/didReceiveMemoryWarning()`` for the same event, and the
    /// notification is posted. An app that does not help may be ended.
    ///
    /// - Parameter application: The one application object.
    /// - Note: Source: documented (reference); inferred for the order of the three.
    @available(iOS 2.0, *)
    @objc(applicationDidReceiveMemoryWarning:) optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Tells that the time has changed in a way that matters: midnight, another time zone, daylight saving time.
    ///
    /// If the app is suspended, one call comes when it runs again.
    ///
    /// - Parameter application: The one application object.
    /// - Note: Source: documented (reference).
    @available(iOS 2.0, *)
    @objc(applicationSignificantTimeChange:) optional func applicationSignificantTimeChange(_ application: UIApplication)

    /// Tells that files with data protection can be read again, because the device was unlocked.
    ///
    /// - Parameter application: The one application object.
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    @objc(applicationProtectedDataDidBecomeAvailable:) optional func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    /// Tells that files with data protection are about to be locked, because the device is being locked.
    ///
    /// Close such files now; to touch them afterwards fails.
    ///
    /// - Parameter application: The one application object.
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    @objc(applicationProtectedDataWillBecomeUnavailable:) optional func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

    /// Asks the app to open a URL: one of its own schemes, or a document.
    ///
    /// At a launch for a URL it follows `application(_:didFinishLaunchingWithOptions:)`, unless one of the launch methods
    /// returned `false`, and precedes activation. In an app that uses scenes the scene delegate gets the URL.
    ///
    /// - Parameters:
    ///   - app: The one application object.
    ///   - url: What to open.
    ///   - options: Who asks, and whether a document must be opened where it is.
    /// - Returns: `true` if the app has opened it.
    /// - Note: Source: documented (reference), observed (public logs) for the order.
    @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use scene(_:openURLContexts:) of the scene delegate.")
    @objc(application:openURL:options:) optional func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

    /// Asks the app to open a URL, the form of iOS 4.2.
    ///
    /// It is called only if the delegate has no `application(_:open:options:)`.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - url: What to open.
    ///   - sourceApplication: The bundle identifier of the app that asks, if it is known.
    ///   - annotation: What that app sent along, a property-list value.
    /// - Returns: `true` if the app has opened it.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 4.2, deprecated: 9.0, message: "Use application(_:open:options:).")
    @objc(application:openURL:sourceApplication:annotation:) optional func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool

    /// Asks the app to open a URL, the form of iOS 2.
    ///
    /// It is called only if the delegate has none of the later forms.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - url: What to open.
    /// - Returns: `true` if the app has opened it.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use application(_:open:options:).")
    @objc(application:handleOpenURL:) optional func application(_ application: UIApplication, handleOpen url: URL) -> Bool

    /// Announces that an activity from elsewhere is about to be continued, while its data is still on the way.
    ///
    /// Exactly one of `application(_:continue:restorationHandler:)` and
    /// `application(_:didFailToContinueUserActivityWithType:error:)` follows. In an app that uses scenes the scene
    /// delegate is told.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userActivityType: The type of the activity.
    /// - Returns: `true` if the app itself shows the user that it is waiting; `false` leaves that to the system.
    /// - Note: Source: documented (reference; header comments).
    @available(iOS, introduced: 8.0, deprecated: 26.0, message: "Use scene(_:willContinueUserActivityWithType:) of the scene delegate.")
    @objc(application:willContinueUserActivityWithType:) optional func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Hands over an activity to continue: Handoff, a universal link, a search result.
    ///
    /// On the way from the background it comes after `applicationWillEnterForeground(_:)` and before activation; at a
    /// launch it comes after `application(_:didFinishLaunchingWithOptions:)`. In an app that uses scenes the scene
    /// delegate gets the activity.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userActivity: The activity, complete with its data.
    ///   - restorationHandler: Call it, now or later, with the objects that shall restore themselves from the activity.
    /// - Returns: `true` if the app continues the activity; `false` lets the system try another way.
    /// - Note: Source: documented (reference; header comments), observed (public logs) for the order.
    @available(iOS, introduced: 8.0, deprecated: 26.0, message: "Use scene(_:continue:) of the scene delegate.")
    @objc(application:continueUserActivity:restorationHandler:) optional func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool

    /// Tells that an activity that was announced can't be continued.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userActivityType: The type of the activity.
    ///   - error: What went wrong; a cancellation by the user is an error too.
    /// - Note: Source: documented (reference; header comments).
    @available(iOS, introduced: 8.0, deprecated: 26.0, message: "Use scene(_:didFailToContinueUserActivityWithType:error:) of the scene delegate.")
    @objc(application:didFailToContinueUserActivityWithType:error:) optional func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Tells that an activity of this app was brought up to date, so that the app can add to it before it is sent.
    ///
    /// It is called on the sending side of Handoff.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userActivity: The activity as it will be sent.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 8.0, deprecated: 26.0, message: "Use scene(_:didUpdate:) of the scene delegate.")
    @objc(application:didUpdateUserActivity:) optional func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    /// Tells that the user chose a quick action of the app's icon.
    ///
    /// At a launch by a quick action the item is in the launch options as well; return `false` from the launch method
    /// after performing it there, so that it isn't delivered twice. In an app that uses scenes the scene delegate is
    /// told.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - shortcutItem: The chosen item.
    ///   - completionHandler: Call it with `true` if the action was performed.
    /// - Note: Source: documented (reference), inferred for the place before activation.
    @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use windowScene(_:performActionFor:completionHandler:) of the scene delegate.")
    @objc(application:performActionForShortcutItem:completionHandler:) optional func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)

    /// The asynchronous form of `application(_:performActionFor:completionHandler:)`.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - shortcutItem: The chosen item.
    /// - Returns: `true` if the action was performed.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use windowScene(_:performActionFor:) of the scene delegate.")
    @objc(application:performActionForShortcutItem:asynchronously:) optional func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool

    /// Tells that the user accepted an invitation to data that somebody shares through CloudKit.
    ///
    /// In an app that uses scenes the scene delegate is told.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - cloudKitShareMetadata: What is shared, by whom, and where it is.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 10.0, deprecated: 26.0, message: "Use windowScene(_:userDidAcceptCloudKitShareWith:) of the scene delegate.")
    @objc(application:userDidAcceptCloudKitShareWithMetadata:) optional func application(_ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)

    /// Hands over the token under which this device gets remote notifications.
    ///
    /// It answers ``UIApplication/registerForRemoteNotifications()``, some time later, and may come again with the same
    /// or another token. It stays with the app delegate in every kind of app.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - deviceToken: The token, opaque bytes of no fixed length; send it to the server each time.
    /// - Note: Source: documented (reference).
    @available(iOS 3.0, *)
    @objc(application:didRegisterForRemoteNotificationsWithDeviceToken:) optional func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// Tells that the device can't be registered for remote notifications.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - error: Why: no network, no entitlement.
    /// - Note: Source: documented (reference).
    @available(iOS 3.0, *)
    @objc(application:didFailToRegisterForRemoteNotificationsWithError:) optional func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// Hands over a remote notification, in the foreground or the background, so that the app can fetch what it tells of.
    ///
    /// For a notification that arrives silently the system wakes or launches the app in the background; after a force
    /// quit it does not. About thirty seconds remain until the completion handler must be called.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userInfo: What the server sent.
    ///   - completionHandler: Call it with the result of the fetch.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS 7.0, *)
    @objc(application:didReceiveRemoteNotification:fetchCompletionHandler:) optional func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// The asynchronous form of `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userInfo: What the server sent.
    /// - Returns: The result of the fetch.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    @_documentation(visibility: private)
    @objc(application:didReceiveRemoteNotification:fetchAsynchronously:) optional func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult

    /// Hands over a remote notification while the app runs, the form of iOS 3.
    ///
    /// It is called only if the delegate has no form with a completion handler.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userInfo: What the server sent.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 3.0, deprecated: 10.0, message: "Use application(_:didReceiveRemoteNotification:fetchCompletionHandler:), or the notification centre.")
    @objc(application:didReceiveRemoteNotification:) optional func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

    /// Lets the app fetch in the background what it will show next.
    ///
    /// The system chooses the moment, wakes or launches the app in the background and gives about thirty seconds. It
    /// stays with the app delegate in every kind of app.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - completionHandler: Call it with the result of the fetch.
    /// - Note: Source: documented (reference), observed (public logs) for the state during a launch.
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use a BGAppRefreshTask of the background task scheduler.")
    @objc(application:performFetchWithCompletionHandler:) optional func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// Tells that transfers of a background URL session have ended while the app did not run.
    ///
    /// Make a session with the same identifier, and its delegate gets the events; then call the handler.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - identifier: The identifier of the session's configuration.
    ///   - completionHandler: Call it once the events are dealt with, so that the system can take a new snapshot.
    /// - Note: Source: documented (reference).
    @available(iOS 7.0, *)
    @objc(application:handleEventsForBackgroundURLSession:completionHandler:) optional func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)

    /// Tells which ways of alerting the user has allowed, the form of iOS 8.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - notificationSettings: What is allowed.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use requestAuthorization(options:completionHandler:) of the notification centre.")
    @objc(application:didRegisterUserNotificationSettings:) optional func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)

    /// Hands over a local notification while the app runs, the form of iOS 4.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - notification: The notification that is due.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use userNotificationCenter(_:willPresent:withCompletionHandler:) of the notification centre's delegate.")
    @objc(application:didReceiveLocalNotification:) optional func application(_ application: UIApplication, didReceive notification: UILocalNotification)

    /// Tells that the user chose an action of a local notification, the form of iOS 8.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - identifier: The action.
    ///   - notification: The notification that offered it.
    ///   - completionHandler: Call it once the action is performed.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use userNotificationCenter(_:didReceive:withCompletionHandler:) of the notification centre's delegate.")
    @objc(application:handleActionWithIdentifier:forLocalNotification:completionHandler:) optional func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, completionHandler: @escaping () -> Void)

    /// Tells that the user chose an action of a local notification and typed an answer, the form of iOS 9.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - identifier: The action.
    ///   - notification: The notification that offered it.
    ///   - responseInfo: What the user typed.
    ///   - completionHandler: Call it once the action is performed.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 9.0, deprecated: 10.0, message: "Use userNotificationCenter(_:didReceive:withCompletionHandler:) of the notification centre's delegate.")
    @objc(application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler:) optional func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)

    /// Tells that the user chose an action of a remote notification, the form of iOS 8.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - identifier: The action.
    ///   - userInfo: What the server sent.
    ///   - completionHandler: Call it once the action is performed.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use userNotificationCenter(_:didReceive:withCompletionHandler:) of the notification centre's delegate.")
    @objc(application:handleActionWithIdentifier:forRemoteNotification:completionHandler:) optional func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)

    /// Tells that the user chose an action of a remote notification and typed an answer, the form of iOS 9.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - identifier: The action.
    ///   - userInfo: What the server sent.
    ///   - responseInfo: What the user typed.
    ///   - completionHandler: Call it once the action is performed.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 9.0, deprecated: 10.0, message: "Use userNotificationCenter(_:didReceive:withCompletionHandler:) of the notification centre's delegate.")
    @objc(application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:) optional func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)

    /// Asks for the object that deals with an intent inside the app.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - intent: What the user wants.
    /// - Returns: An object that adopts the handling protocol of the intent, or nil.
    /// - Note: Source: documented (reference).
    @available(iOS 14.0, *)
    @objc(application:handlerForIntent:) optional func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?

    /// Lets the app deal with an intent in the background.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - intent: What the user wants.
    ///   - completionHandler: Call it with the response.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 11.0, deprecated: 14.0, message: "Use application(_:handlerFor:).")
    @objc(application:handleIntent:completionHandler:) optional func application(_ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void)

    /// Answers a request of the app's extension on a watch of the first generation.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userInfo: What the extension asks.
    ///   - reply: Call it with the answer.
    /// - Note: Source: documented (reference).
    @available(iOS 8.2, *)
    @objc(application:handleWatchKitExtensionRequest:reply:) optional func application(_ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?, reply: @escaping ([AnyHashable: Any]?) -> Void)

    /// Tells that an extension of the app wants to read health data, so that the app can ask the user.
    ///
    /// - Parameter application: The one application object.
    /// - Note: Source: documented (reference).
    @available(iOS 9.0, *)
    @objc(applicationShouldRequestHealthAuthorization:) optional func applicationShouldRequestHealthAuthorization(_ application: UIApplication)

    /// Asks whether the state of an app without scenes shall be saved, with secure coding.
    ///
    /// It is asked after the app has entered the background. If it exists, the form without *secure* is not called.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - coder: The archive that the state goes into.
    /// - Returns: `true` to save. Without an implementation nothing is saved.
    /// - Note: Source: documented (reference), observed (public logs) for the place.
    @available(iOS 13.2, *)
    @objc(application:shouldSaveSecureApplicationState:) optional func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Asks whether the saved state of an app without scenes shall be restored, with secure coding.
    ///
    /// It is asked between the two launch methods, if there is a saved state.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - coder: The archive that the state comes from.
    /// - Returns: `true` to restore. Without an implementation nothing is restored.
    /// - Note: Source: documented (reference), observed (public logs) for the place.
    @available(iOS 13.2, *)
    @objc(application:shouldRestoreSecureApplicationState:) optional func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// Asks whether the state of an app without scenes shall be saved, the form of iOS 6.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - coder: The archive that the state goes into.
    /// - Returns: `true` to save.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 6.0, deprecated: 13.2, message: "Use application(_:shouldSaveSecureApplicationState:).")
    @objc(application:shouldSaveApplicationState:) optional func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

    /// Asks whether the saved state of an app without scenes shall be restored, the form of iOS 6.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - coder: The archive that the state comes from.
    /// - Returns: `true` to restore.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 6.0, deprecated: 13.2, message: "Use application(_:shouldRestoreSecureApplicationState:).")
    @objc(application:shouldRestoreApplicationState:) optional func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// Asks for the view controller that a saved path of restoration identifiers names.
    ///
    /// It is asked while state is restored, for each path whose controller has no restoration class.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - identifierComponents: The path, from the root to the controller.
    ///   - coder: The archive that the state comes from.
    /// - Returns: The controller, or nil to leave it out.
    /// - Note: Source: documented (reference).
    @available(iOS 6.0, *)
    @objc(application:viewControllerWithRestorationIdentifierPath:coder:) optional func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?

    /// Lets the app add what concerns the whole app to the state that is being saved.
    ///
    /// It follows the question whether to save, and precedes the view controllers.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - coder: The archive that the state goes into.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS 6.0, *)
    @objc(application:willEncodeRestorableStateWithCoder:) optional func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Lets the app read back what it saved for the whole app.
    ///
    /// It comes at the end of restoration, before `application(_:didFinishLaunchingWithOptions:)`.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - coder: The archive that the state comes from.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS 6.0, *)
    @objc(application:didDecodeRestorableStateWithCoder:) optional func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// Asks in which orientations a window may appear.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - window: The window.
    /// - Returns: The orientations. Without an implementation those of the information property list count.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 6.0, deprecated: 27.0, message: "Use supportedInterfaceOrientations(for:) of the scene delegate.")
    @objc(application:supportedInterfaceOrientationsForWindow:) optional func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask

    /// Asks whether extensions of a kind may be used inside the app.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - extensionPointIdentifier: The kind; keyboards of other makers are the only one that can be refused.
    /// - Returns: `false` to refuse them.
    /// - Note: Source: documented (reference).
    @available(iOS 8.0, *)
    @objc(application:shouldAllowExtensionPointIdentifier:) optional func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier) -> Bool

    /// Tells that the status bar is about to turn, the form of iOS 2.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - newStatusBarOrientation: The orientation to come.
    ///   - duration: The length of the animation in seconds.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) of the view controller.")
    @objc(application:willChangeStatusBarOrientation:duration:) optional func application(_ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval)

    /// Tells that the status bar has turned, the form of iOS 2.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - oldStatusBarOrientation: The orientation before.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) of the view controller.")
    @objc(application:didChangeStatusBarOrientation:) optional func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)

    /// Tells that the frame of the status bar is about to change, the form of iOS 2.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - newStatusBarFrame: The frame to come, in coordinates of the screen.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) of the view controller.")
    @objc(application:willChangeStatusBarFrame:) optional func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)

    /// Tells that the frame of the status bar has changed, the form of iOS 2.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - oldStatusBarFrame: The frame before, in coordinates of the screen.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) of the view controller.")
    @objc(application:didChangeStatusBarFrame:) optional func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
}

#else

/// The object that an app makes responsible for what concerns the process as a whole: launching, ending,
/// notifications from a server, background work, and the sessions of its scenes.
///
/// Every member is optional: implement those that the app needs. The system makes one instance at launch with
/// `init()` and keeps it until the process ends. In an app that uses scenes, what concerns one window belongs to
/// ``UISceneDelegate``; the members here that a scene delegate replaces are then not called.
///
/// - Note: Source: documented (reference of the protocol).
@available(iOS 2.0, *)
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Tells that the process has started, before any saved state is restored.
    ///
    /// It is the first call that an app gets. A main storyboard is already loaded, no window is on screen. In an app
    /// that uses scenes the app's state is *background* at this moment and no scene is connected.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - launchOptions: Why the app was launched; nil when the user tapped its icon. In an app that uses scenes,
    ///     what concerns a window arrives with the connection options of the scene instead.
    /// - Returns: `false` if the app can't handle the URL or activity that it was launched for, otherwise `true`. The
    ///   result is combined with that of `application(_:didFinishLaunchingWithOptions:)`: one `false` stops the
    ///   delivery that would follow. A launch by a remote notification ignores it.
    /// - Note: Source: documented (reference; header comments).
    @available(iOS 6.0, *)
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool

    /// Tells that the launch is almost complete: the place to set up what the whole app needs.
    ///
    /// It is called once a process, after saved state was restored and before anything becomes active. Without scenes,
    /// build the window here. With scenes, no scene is connected yet: windows are built in
    /// ``UISceneDelegate/scene(_:willConnectTo:options:)``.
    ///
    /// - Parameters:
    ///   - application: The one application object. Its state is *inactive* in an app without scenes that comes to the
    ///     foreground, *background* otherwise.
    ///   - launchOptions: Why the app was launched; nil when the user tapped its icon.
    /// - Returns: `false` if the app can't handle the URL or activity that it was launched for, otherwise `true`.
    ///   Without an implementation the answer counts as `true`.
    /// - Note: Source: documented (reference; header comments), observed (public logs) for the state.
    @available(iOS 3.0, *)
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool

    /// Tells that the launch is almost complete, without saying why the app was launched.
    ///
    /// It is the form of iOS 2. It is called only if the delegate has no
    /// `application(_:didFinishLaunchingWithOptions:)`.
    ///
    /// - Parameter application: The one application object.
    /// - Note: Source: documented (reference).
    @available(iOS 2.0, *)
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Asks which configuration UIKit shall use for a scene that it is about to make.
    ///
    /// It is called for a new session only. A session that the system knows from an earlier launch keeps its
    /// configuration, and its scene connects without this call. Implementing the method is one of the two ways to adopt
    /// scenes; the other is the scene manifest in the information property list.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - connectingSceneSession: The new session; its role says what kind of scene is asked for.
    ///   - options: Why the scene is made: URLs, activities, a quick action, a notification response.
    /// - Returns: The configuration. Its role must be the session's role, or UIKit stops the app. Without an
    ///   implementation UIKit takes the first configuration of that role in the manifest.
    /// - Note: Source: documented (reference; session 258 of WWDC 2019), observed (public logs).
    @available(iOS 13.0, *)
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration

    /// Tells that the user closed windows for good, so that what the app keeps for them can go.
    ///
    /// If the process runs, the call comes at once; if not, it comes shortly after the next launch. A scene that the
    /// system only disconnects to regain memory is not discarded, and its session stays.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - sceneSessions: The sessions that no longer exist.
    /// - Note: Source: documented (reference), observed (public logs) for the place after disconnection.
    @available(iOS 13.0, *)
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Asks whether the system may adapt key commands to the keyboard's language.
    ///
    /// It is asked once, during launch.
    ///
    /// - Parameter application: The one application object.
    /// - Returns: `true` to let the system adapt them; that is also the answer without an implementation.
    /// - Note: Source: documented (reference).
    @available(iOS 15.0, *)
    func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool

    /// The window that an app without scenes shows on the device's screen.
    ///
    /// When the information property list names a main storyboard, UIKit makes the window and sets this property before
    /// `application(_:willFinishLaunchingWithOptions:)`. In an app that uses scenes the window belongs to
    /// ``UIWindowSceneDelegate/window``.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 5.0, *)
    var window: UIWindow? { get set }

    /// Tells that the app has become active: it is in front and receives events.
    ///
    /// It follows a launch to the foreground, a return from the background, and the end of an interruption. Start again
    /// what `applicationWillResignActive(_:)` paused. In an app that uses scenes it is not called; each scene tells its
    /// own delegate, and the notification is still posted.
    ///
    /// - Parameter application: The one application object, whose state is *active*.
    /// - Note: Source: documented (reference; page on managing the life cycle), observed (public logs).
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use sceneDidBecomeActive(_:) of the scene delegate, or UIApplication.didBecomeActiveNotification.")
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Tells that the app is about to become inactive: it stays visible and receives no events.
    ///
    /// An interruption (a call, a system alert, the control centre, the app switcher) brings it, and it is the first
    /// step on the way to the background. Pause timers, games and playback. In an app that uses scenes it is not called.
    ///
    /// - Parameter application: The one application object, whose state is still *active*.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use sceneWillResignActive(_:) of the scene delegate, or UIApplication.willResignActiveNotification.")
    func applicationWillResignActive(_ application: UIApplication)

    /// Tells that the app is in the background: save, and release what others can use.
    ///
    /// About five seconds remain until it must return; for more time begin a background task first. After it has
    /// returned, the system takes a snapshot for the app switcher. In an app that uses scenes it is not called.
    ///
    /// - Parameter application: The one application object, whose state is *background*.
    /// - Note: Source: documented (reference), observed (public logs). Whether iOS 26 deprecates it is disputed: its
    ///   page names tvOS and visionOS only.
    @available(iOS 4.0, *)
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Tells that the app leaves the background and is about to become active.
    ///
    /// It undoes what `applicationDidEnterBackground(_:)` did. A launch to the foreground does not bring it: there the
    /// app goes from *inactive* to *active*. In an app that uses scenes it is not called.
    ///
    /// - Parameter application: The one application object, whose state is still *background*.
    /// - Note: Source: documented (reference), observed (public logs) for the launch and the state.
    @available(iOS, introduced: 4.0, deprecated: 26.0, message: "Use sceneWillEnterForeground(_:) of the scene delegate, or UIApplication.willEnterForegroundNotification.")
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Tells that the process is about to end while it runs.
    ///
    /// About five seconds remain. A suspended app is ended without any call, so nothing may depend on this one. It is
    /// also called in apps that use scenes, after their scenes were disconnected.
    ///
    /// - Parameter application: The one application object.
    /// - Note: Source: documented (reference), observed (public logs) for the place after disconnection.
    @available(iOS 2.0, *)
    func applicationWillTerminate(_ application: UIApplication)

    /// Tells that memory is short: release what can be made again.
    ///
    /// View controllers on screen get ``UIViewController/didReceiveMemoryWarning()`` for the same event, and the
    /// notification is posted. An app that does not help may be ended.
    ///
    /// - Parameter application: The one application object.
    /// - Note: Source: documented (reference); inferred for the order of the three.
    @available(iOS 2.0, *)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Tells that the time has changed in a way that matters: midnight, another time zone, daylight saving time.
    ///
    /// If the app is suspended, one call comes when it runs again.
    ///
    /// - Parameter application: The one application object.
    /// - Note: Source: documented (reference).
    @available(iOS 2.0, *)
    func applicationSignificantTimeChange(_ application: UIApplication)

    /// Tells that files with data protection can be read again, because the device was unlocked.
    ///
    /// - Parameter application: The one application object.
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    /// Tells that files with data protection are about to be locked, because the device is being locked.
    ///
    /// Close such files now; to touch them afterwards fails.
    ///
    /// - Parameter application: The one application object.
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)

    /// Asks the app to open a URL: one of its own schemes, or a document.
    ///
    /// At a launch for a URL it follows `application(_:didFinishLaunchingWithOptions:)`, unless one of the launch methods
    /// returned `false`, and precedes activation. In an app that uses scenes the scene delegate gets the URL.
    ///
    /// - Parameters:
    ///   - app: The one application object.
    ///   - url: What to open.
    ///   - options: Who asks, and whether a document must be opened where it is.
    /// - Returns: `true` if the app has opened it.
    /// - Note: Source: documented (reference), observed (public logs) for the order.
    @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use scene(_:openURLContexts:) of the scene delegate.")
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

    /// Asks the app to open a URL, the form of iOS 4.2.
    ///
    /// It is called only if the delegate has no `application(_:open:options:)`.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - url: What to open.
    ///   - sourceApplication: The bundle identifier of the app that asks, if it is known.
    ///   - annotation: What that app sent along, a property-list value.
    /// - Returns: `true` if the app has opened it.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 4.2, deprecated: 9.0, message: "Use application(_:open:options:).")
    func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool

    /// Asks the app to open a URL, the form of iOS 2.
    ///
    /// It is called only if the delegate has none of the later forms.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - url: What to open.
    /// - Returns: `true` if the app has opened it.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use application(_:open:options:).")
    func application(_ application: UIApplication, handleOpen url: URL) -> Bool

    /// Announces that an activity from elsewhere is about to be continued, while its data is still on the way.
    ///
    /// Exactly one of `application(_:continue:restorationHandler:)` and
    /// `application(_:didFailToContinueUserActivityWithType:error:)` follows. In an app that uses scenes the scene
    /// delegate is told.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userActivityType: The type of the activity.
    /// - Returns: `true` if the app itself shows the user that it is waiting; `false` leaves that to the system.
    /// - Note: Source: documented (reference; header comments).
    @available(iOS, introduced: 8.0, deprecated: 26.0, message: "Use scene(_:willContinueUserActivityWithType:) of the scene delegate.")
    func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

    /// Hands over an activity to continue: Handoff, a universal link, a search result.
    ///
    /// On the way from the background it comes after `applicationWillEnterForeground(_:)` and before activation; at a
    /// launch it comes after `application(_:didFinishLaunchingWithOptions:)`. In an app that uses scenes the scene
    /// delegate gets the activity.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userActivity: The activity, complete with its data.
    ///   - restorationHandler: Call it, now or later, with the objects that shall restore themselves from the activity.
    /// - Returns: `true` if the app continues the activity; `false` lets the system try another way.
    /// - Note: Source: documented (reference; header comments), observed (public logs) for the order.
    @available(iOS, introduced: 8.0, deprecated: 26.0, message: "Use scene(_:continue:) of the scene delegate.")
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool

    /// Tells that an activity that was announced can't be continued.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userActivityType: The type of the activity.
    ///   - error: What went wrong; a cancellation by the user is an error too.
    /// - Note: Source: documented (reference; header comments).
    @available(iOS, introduced: 8.0, deprecated: 26.0, message: "Use scene(_:didFailToContinueUserActivityWithType:error:) of the scene delegate.")
    func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Tells that an activity of this app was brought up to date, so that the app can add to it before it is sent.
    ///
    /// It is called on the sending side of Handoff.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userActivity: The activity as it will be sent.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 8.0, deprecated: 26.0, message: "Use scene(_:didUpdate:) of the scene delegate.")
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    /// Tells that the user chose a quick action of the app's icon.
    ///
    /// At a launch by a quick action the item is in the launch options as well; return `false` from the launch method
    /// after performing it there, so that it isn't delivered twice. In an app that uses scenes the scene delegate is
    /// told.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - shortcutItem: The chosen item.
    ///   - completionHandler: Call it with `true` if the action was performed.
    /// - Note: Source: documented (reference), inferred for the place before activation.
    @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use windowScene(_:performActionFor:completionHandler:) of the scene delegate.")
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)

    /// The asynchronous form of `application(_:performActionFor:completionHandler:)`.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - shortcutItem: The chosen item.
    /// - Returns: `true` if the action was performed.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use windowScene(_:performActionFor:) of the scene delegate.")
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool

    /// Tells that the user accepted an invitation to data that somebody shares through CloudKit.
    ///
    /// In an app that uses scenes the scene delegate is told.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - cloudKitShareMetadata: What is shared, by whom, and where it is.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 10.0, deprecated: 26.0, message: "Use windowScene(_:userDidAcceptCloudKitShareWith:) of the scene delegate.")
    func application(_ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)

    /// Hands over the token under which this device gets remote notifications.
    ///
    /// It answers ``UIApplication/registerForRemoteNotifications()``, some time later, and may come again with the same
    /// or another token. It stays with the app delegate in every kind of app.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - deviceToken: The token, opaque bytes of no fixed length; send it to the server each time.
    /// - Note: Source: documented (reference).
    @available(iOS 3.0, *)
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// Tells that the device can't be registered for remote notifications.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - error: Why: no network, no entitlement.
    /// - Note: Source: documented (reference).
    @available(iOS 3.0, *)
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// Hands over a remote notification, in the foreground or the background, so that the app can fetch what it tells of.
    ///
    /// For a notification that arrives silently the system wakes or launches the app in the background; after a force
    /// quit it does not. About thirty seconds remain until the completion handler must be called.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userInfo: What the server sent.
    ///   - completionHandler: Call it with the result of the fetch.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS 7.0, *)
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// The asynchronous form of `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userInfo: What the server sent.
    /// - Returns: The result of the fetch.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    @_documentation(visibility: private)
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult

    /// Hands over a remote notification while the app runs, the form of iOS 3.
    ///
    /// It is called only if the delegate has no form with a completion handler.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userInfo: What the server sent.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 3.0, deprecated: 10.0, message: "Use application(_:didReceiveRemoteNotification:fetchCompletionHandler:), or the notification centre.")
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

    /// Lets the app fetch in the background what it will show next.
    ///
    /// The system chooses the moment, wakes or launches the app in the background and gives about thirty seconds. It
    /// stays with the app delegate in every kind of app.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - completionHandler: Call it with the result of the fetch.
    /// - Note: Source: documented (reference), observed (public logs) for the state during a launch.
    @available(iOS, introduced: 7.0, deprecated: 13.0, message: "Use a BGAppRefreshTask of the background task scheduler.")
    func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    /// Tells that transfers of a background URL session have ended while the app did not run.
    ///
    /// Make a session with the same identifier, and its delegate gets the events; then call the handler.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - identifier: The identifier of the session's configuration.
    ///   - completionHandler: Call it once the events are dealt with, so that the system can take a new snapshot.
    /// - Note: Source: documented (reference).
    @available(iOS 7.0, *)
    func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)

    /// Tells which ways of alerting the user has allowed, the form of iOS 8.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - notificationSettings: What is allowed.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use requestAuthorization(options:completionHandler:) of the notification centre.")
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)

    /// Hands over a local notification while the app runs, the form of iOS 4.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - notification: The notification that is due.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use userNotificationCenter(_:willPresent:withCompletionHandler:) of the notification centre's delegate.")
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)

    /// Tells that the user chose an action of a local notification, the form of iOS 8.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - identifier: The action.
    ///   - notification: The notification that offered it.
    ///   - completionHandler: Call it once the action is performed.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use userNotificationCenter(_:didReceive:withCompletionHandler:) of the notification centre's delegate.")
    func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, completionHandler: @escaping () -> Void)

    /// Tells that the user chose an action of a local notification and typed an answer, the form of iOS 9.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - identifier: The action.
    ///   - notification: The notification that offered it.
    ///   - responseInfo: What the user typed.
    ///   - completionHandler: Call it once the action is performed.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 9.0, deprecated: 10.0, message: "Use userNotificationCenter(_:didReceive:withCompletionHandler:) of the notification centre's delegate.")
    func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)

    /// Tells that the user chose an action of a remote notification, the form of iOS 8.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - identifier: The action.
    ///   - userInfo: What the server sent.
    ///   - completionHandler: Call it once the action is performed.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use userNotificationCenter(_:didReceive:withCompletionHandler:) of the notification centre's delegate.")
    func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)

    /// Tells that the user chose an action of a remote notification and typed an answer, the form of iOS 9.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - identifier: The action.
    ///   - userInfo: What the server sent.
    ///   - responseInfo: What the user typed.
    ///   - completionHandler: Call it once the action is performed.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 9.0, deprecated: 10.0, message: "Use userNotificationCenter(_:didReceive:withCompletionHandler:) of the notification centre's delegate.")
    func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void)

    /// Asks for the object that deals with an intent inside the app.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - intent: What the user wants.
    /// - Returns: An object that adopts the handling protocol of the intent, or nil.
    /// - Note: Source: documented (reference).
    @available(iOS 14.0, *)
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?

    /// Lets the app deal with an intent in the background.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - intent: What the user wants.
    ///   - completionHandler: Call it with the response.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 11.0, deprecated: 14.0, message: "Use application(_:handlerFor:).")
    func application(_ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void)

    /// Answers a request of the app's extension on a watch of the first generation.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - userInfo: What the extension asks.
    ///   - reply: Call it with the answer.
    /// - Note: Source: documented (reference).
    @available(iOS 8.2, *)
    func application(_ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?, reply: @escaping ([AnyHashable: Any]?) -> Void)

    /// Tells that an extension of the app wants to read health data, so that the app can ask the user.
    ///
    /// - Parameter application: The one application object.
    /// - Note: Source: documented (reference).
    @available(iOS 9.0, *)
    func applicationShouldRequestHealthAuthorization(_ application: UIApplication)

    /// Asks whether the state of an app without scenes shall be saved, with secure coding.
    ///
    /// It is asked after the app has entered the background. If it exists, the form without *secure* is not called.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - coder: The archive that the state goes into.
    /// - Returns: `true` to save. Without an implementation nothing is saved.
    /// - Note: Source: documented (reference), observed (public logs) for the place.
    @available(iOS 13.2, *)
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Asks whether the saved state of an app without scenes shall be restored, with secure coding.
    ///
    /// It is asked between the two launch methods, if there is a saved state.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - coder: The archive that the state comes from.
    /// - Returns: `true` to restore. Without an implementation nothing is restored.
    /// - Note: Source: documented (reference), observed (public logs) for the place.
    @available(iOS 13.2, *)
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// Asks whether the state of an app without scenes shall be saved, the form of iOS 6.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - coder: The archive that the state goes into.
    /// - Returns: `true` to save.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 6.0, deprecated: 13.2, message: "Use application(_:shouldSaveSecureApplicationState:).")
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool

    /// Asks whether the saved state of an app without scenes shall be restored, the form of iOS 6.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - coder: The archive that the state comes from.
    /// - Returns: `true` to restore.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 6.0, deprecated: 13.2, message: "Use application(_:shouldRestoreSecureApplicationState:).")
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// Asks for the view controller that a saved path of restoration identifiers names.
    ///
    /// It is asked while state is restored, for each path whose controller has no restoration class.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - identifierComponents: The path, from the root to the controller.
    ///   - coder: The archive that the state comes from.
    /// - Returns: The controller, or nil to leave it out.
    /// - Note: Source: documented (reference).
    @available(iOS 6.0, *)
    func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController?

    /// Lets the app add what concerns the whole app to the state that is being saved.
    ///
    /// It follows the question whether to save, and precedes the view controllers.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - coder: The archive that the state goes into.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS 6.0, *)
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Lets the app read back what it saved for the whole app.
    ///
    /// It comes at the end of restoration, before `application(_:didFinishLaunchingWithOptions:)`.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - coder: The archive that the state comes from.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS 6.0, *)
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// Asks in which orientations a window may appear.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - window: The window.
    /// - Returns: The orientations. Without an implementation those of the information property list count.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 6.0, deprecated: 27.0, message: "Use supportedInterfaceOrientations(for:) of the scene delegate.")
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask

    /// Asks whether extensions of a kind may be used inside the app.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - extensionPointIdentifier: The kind; keyboards of other makers are the only one that can be refused.
    /// - Returns: `false` to refuse them.
    /// - Note: Source: documented (reference).
    @available(iOS 8.0, *)
    func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier) -> Bool

    /// Tells that the status bar is about to turn, the form of iOS 2.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - newStatusBarOrientation: The orientation to come.
    ///   - duration: The length of the animation in seconds.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) of the view controller.")
    func application(_ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval)

    /// Tells that the status bar has turned, the form of iOS 2.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - oldStatusBarOrientation: The orientation before.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) of the view controller.")
    func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)

    /// Tells that the frame of the status bar is about to change, the form of iOS 2.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - newStatusBarFrame: The frame to come, in coordinates of the screen.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) of the view controller.")
    func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect)

    /// Tells that the frame of the status bar has changed, the form of iOS 2.
    ///
    /// - Parameters:
    ///   - application: The one application object.
    ///   - oldStatusBarFrame: The frame before, in coordinates of the screen.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use viewWillTransition(to:with:) of the view controller.")
    func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect)
}

/// What holds for a member that a delegate does not implement.
extension UIApplicationDelegate {
    public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { OptionalRequirement.missing(true) }

    public func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { OptionalRequirement.missing(true) }

    public func applicationDidFinishLaunching(_ application: UIApplication) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { OptionalRequirement.missing(connectingSceneSession.configuration) }

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) { OptionalRequirement.missing() }

    public func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool { OptionalRequirement.missing(true) }

    public var window: UIWindow? {
        get { OptionalRequirement.missing(nil) }
        set { OptionalRequirement.missing() }
    }

    public func applicationDidBecomeActive(_ application: UIApplication) { OptionalRequirement.missing() }

    public func applicationWillResignActive(_ application: UIApplication) { OptionalRequirement.missing() }

    public func applicationDidEnterBackground(_ application: UIApplication) { OptionalRequirement.missing() }

    public func applicationWillEnterForeground(_ application: UIApplication) { OptionalRequirement.missing() }

    public func applicationWillTerminate(_ application: UIApplication) { OptionalRequirement.missing() }

    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { OptionalRequirement.missing() }

    public func applicationSignificantTimeChange(_ application: UIApplication) { OptionalRequirement.missing() }

    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) { OptionalRequirement.missing() }

    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) { OptionalRequirement.missing() }

    public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { OptionalRequirement.missing(false) }

    public func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool { OptionalRequirement.missing(false) }

    public func application(_ application: UIApplication, handleOpen url: URL) -> Bool { OptionalRequirement.missing(false) }

    public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool { OptionalRequirement.missing(false) }

    public func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool { OptionalRequirement.missing(false) }

    public func application(_ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool { OptionalRequirement.missing(false) }

    public func application(_ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult { OptionalRequirement.missing(.noData) }

    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, completionHandler: @escaping () -> Void) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, for notification: UILocalNotification, withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, handleActionWithIdentifier identifier: String?, forRemoteNotification userInfo: [AnyHashable: Any], withResponseInfo responseInfo: [AnyHashable: Any], completionHandler: @escaping () -> Void) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { OptionalRequirement.missing(nil) }

    public func application(_ application: UIApplication, handle intent: INIntent, completionHandler: @escaping (INIntentResponse) -> Void) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?, reply: @escaping ([AnyHashable: Any]?) -> Void) { OptionalRequirement.missing() }

    public func applicationShouldRequestHealthAuthorization(_ application: UIApplication) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { OptionalRequirement.missing(false) }

    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { OptionalRequirement.missing(false) }

    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { OptionalRequirement.missing(false) }

    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { OptionalRequirement.missing(false) }

    public func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? { OptionalRequirement.missing(nil) }

    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { OptionalRequirement.missing(.all) }

    public func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier) -> Bool { OptionalRequirement.missing(true) }

    public func application(_ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) { OptionalRequirement.missing() }

    public func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) { OptionalRequirement.missing() }
}

#endif
