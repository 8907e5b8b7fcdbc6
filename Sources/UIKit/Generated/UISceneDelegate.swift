// Made by generate-callbacks from Sources/Callbacks/UISceneDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that an app makes responsible for one scene: one instance of its user interface.
///
/// Every member is optional. UIKit makes the object when the scene connects, from the class that the scene's
/// configuration names, and releases it after the scene was disconnected. A window scene's delegate adopts
/// ``UIWindowSceneDelegate``, which adds the window.
///
/// - Note: Source: documented (reference of the protocol).
@available(iOS 13.0, *)
@preconcurrency @MainActor
@objc public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells that a scene is being added to the app: the place to build its window.
    ///
    /// It is the first call that a scene delegate gets, and it comes again, to a new delegate with a new scene, when the
    /// system connects a session once more after it had disconnected its scene. If the configuration names a storyboard,
    /// the window exists already.
    ///
    /// - Parameters:
    ///   - scene: The new scene, still unattached.
    ///   - session: The session that it belongs to, with what an earlier scene of it left behind.
    ///   - connectionOptions: Why the scene is made: URLs, activities, a quick action, a notification response. What
    ///     is found here is not delivered a second time.
    /// - Note: Source: documented (reference; session 258 of WWDC 2019), observed (public logs).
    @available(iOS 13.0, *)
    @objc(scene:willConnectToSession:options:) optional func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Tells that a scene was removed from the app: release what belongs to it.
    ///
    /// The system disconnects scenes in the background to regain memory, and scenes that the user closes. Only in the
    /// second case is the session discarded too; else the scene may come back, so keep the user's data.
    ///
    /// - Parameter scene: The scene, unattached again.
    /// - Note: Source: documented (reference; session 258 of WWDC 2019), observed (public logs).
    @available(iOS 13.0, *)
    @objc(sceneDidDisconnect:) optional func sceneDidDisconnect(_ scene: UIScene)

    /// Tells that a scene is about to appear in the foreground, first without receiving events.
    ///
    /// It follows the connection of a scene that the user asked for, and every return from the background.
    ///
    /// - Parameter scene: The scene, on its way to *foreground inactive*.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS 13.0, *)
    @objc(sceneWillEnterForeground:) optional func sceneWillEnterForeground(_ scene: UIScene)

    /// Tells that a scene has become active: it is in front and receives events.
    ///
    /// Several scenes can be active at the same time. Start again what `sceneWillResignActive(_:)` paused.
    ///
    /// - Parameter scene: The scene, which is *foreground active*.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS 13.0, *)
    @objc(sceneDidBecomeActive:) optional func sceneDidBecomeActive(_ scene: UIScene)

    /// Tells that a scene is about to stop receiving events.
    ///
    /// An interruption brings it, and it is the first step on the way to the background. Pause what the user can't
    /// follow now.
    ///
    /// - Parameter scene: The scene, still *foreground active*.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS 13.0, *)
    @objc(sceneWillResignActive:) optional func sceneWillResignActive(_ scene: UIScene)

    /// Tells that a scene is in the background: save, and release what others can use.
    ///
    /// After it has returned, the system asks for the state to restore and takes a snapshot for the app switcher. A
    /// scene in the background can be disconnected at any time.
    ///
    /// - Parameter scene: The scene, which is in the *background*.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS 13.0, *)
    @objc(sceneDidEnterBackground:) optional func sceneDidEnterBackground(_ scene: UIScene)

    /// Asks a connected scene to open URLs: own schemes, or documents.
    ///
    /// On the way from the background it comes before `sceneWillEnterForeground(_:)`. A scene that is made for a URL
    /// finds it in its connection options, and this method is not called.
    ///
    /// - Parameters:
    ///   - scene: The scene that shall open them.
    ///   - URLContexts: The URLs, each with what is known about who asks.
    /// - Note: Source: documented (reference), observed (public logs) for the order.
    @available(iOS 13.0, *)
    @objc(scene:openURLContexts:) optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// Announces that an activity from elsewhere is about to be continued in a scene, while its data is on the way.
    ///
    /// Exactly one of `scene(_:continue:)` and `scene(_:didFailToContinueUserActivityWithType:error:)` follows. Unlike the
    /// form of the app delegate it returns nothing.
    ///
    /// - Parameters:
    ///   - scene: The scene that shall continue it.
    ///   - userActivityType: The type of the activity.
    /// - Note: Source: documented (reference; header comments).
    @available(iOS 13.0, *)
    @objc(scene:willContinueUserActivityWithType:) optional func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// Hands over an activity to continue in a scene: Handoff, a universal link, a search result.
    ///
    /// On the way from the background it comes after `sceneWillEnterForeground(_:)` and before activation. A scene that is
    /// made for a universal link finds the activity in its connection options; a Handoff activity always comes here.
    ///
    /// - Parameters:
    ///   - scene: The scene that shall continue it.
    ///   - userActivity: The activity, complete with its data.
    /// - Note: Source: documented (reference; header comments), observed (public logs) for the order.
    @available(iOS 13.0, *)
    @objc(scene:continueUserActivity:) optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// Tells that an activity that was announced can't be continued.
    ///
    /// - Parameters:
    ///   - scene: The scene that was to continue it.
    ///   - userActivityType: The type of the activity.
    ///   - error: What went wrong.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    @objc(scene:didFailToContinueUserActivityWithType:error:) optional func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Tells that an activity of this scene was brought up to date, so that the app can add to it before it is sent.
    ///
    /// - Parameters:
    ///   - scene: The scene that the activity belongs to.
    ///   - userActivity: The activity as it will be sent.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    @objc(scene:didUpdateUserActivity:) optional func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// Asks for an activity from which the scene could be brought back to where it is now.
    ///
    /// It is asked when the scene goes to the background, and whenever the system refreshes its snapshot. At the next
    /// connection the activity is the session's ``UISceneSession/stateRestorationActivity``.
    ///
    /// - Parameter scene: The scene whose state is to be kept.
    /// - Returns: The activity, or nil if there is nothing to keep.
    /// - Note: Source: documented (reference; session 212 of WWDC 2019).
    @available(iOS 13.0, *)
    @objc(stateRestorationActivityForScene:) optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// Hands back the saved activity for what needs the user interface to exist: selections, text, scroll positions.
    ///
    /// It comes after the scene was connected and before it becomes active.
    ///
    /// - Parameters:
    ///   - scene: The scene to restore.
    ///   - stateRestorationActivity: What `stateRestorationActivity(for:)` returned.
    /// - Note: Source: documented (reference; header comments). Its first version is disputed: 13 or 15.
    @available(iOS 15.0, *)
    @objc(scene:restoreInteractionStateWithUserActivity:) optional func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

#else

/// The object that an app makes responsible for one scene: one instance of its user interface.
///
/// Every member is optional. UIKit makes the object when the scene connects, from the class that the scene's
/// configuration names, and releases it after the scene was disconnected. A window scene's delegate adopts
/// ``UIWindowSceneDelegate``, which adds the window.
///
/// - Note: Source: documented (reference of the protocol).
@available(iOS 13.0, *)
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Tells that a scene is being added to the app: the place to build its window.
    ///
    /// It is the first call that a scene delegate gets, and it comes again, to a new delegate with a new scene, when the
    /// system connects a session once more after it had disconnected its scene. If the configuration names a storyboard,
    /// the window exists already.
    ///
    /// - Parameters:
    ///   - scene: The new scene, still unattached.
    ///   - session: The session that it belongs to, with what an earlier scene of it left behind.
    ///   - connectionOptions: Why the scene is made: URLs, activities, a quick action, a notification response. What
    ///     is found here is not delivered a second time.
    /// - Note: Source: documented (reference; session 258 of WWDC 2019), observed (public logs).
    @available(iOS 13.0, *)
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    /// Tells that a scene was removed from the app: release what belongs to it.
    ///
    /// The system disconnects scenes in the background to regain memory, and scenes that the user closes. Only in the
    /// second case is the session discarded too; else the scene may come back, so keep the user's data.
    ///
    /// - Parameter scene: The scene, unattached again.
    /// - Note: Source: documented (reference; session 258 of WWDC 2019), observed (public logs).
    @available(iOS 13.0, *)
    func sceneDidDisconnect(_ scene: UIScene)

    /// Tells that a scene is about to appear in the foreground, first without receiving events.
    ///
    /// It follows the connection of a scene that the user asked for, and every return from the background.
    ///
    /// - Parameter scene: The scene, on its way to *foreground inactive*.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS 13.0, *)
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Tells that a scene has become active: it is in front and receives events.
    ///
    /// Several scenes can be active at the same time. Start again what `sceneWillResignActive(_:)` paused.
    ///
    /// - Parameter scene: The scene, which is *foreground active*.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS 13.0, *)
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Tells that a scene is about to stop receiving events.
    ///
    /// An interruption brings it, and it is the first step on the way to the background. Pause what the user can't
    /// follow now.
    ///
    /// - Parameter scene: The scene, still *foreground active*.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS 13.0, *)
    func sceneWillResignActive(_ scene: UIScene)

    /// Tells that a scene is in the background: save, and release what others can use.
    ///
    /// After it has returned, the system asks for the state to restore and takes a snapshot for the app switcher. A
    /// scene in the background can be disconnected at any time.
    ///
    /// - Parameter scene: The scene, which is in the *background*.
    /// - Note: Source: documented (reference), observed (public logs).
    @available(iOS 13.0, *)
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Asks a connected scene to open URLs: own schemes, or documents.
    ///
    /// On the way from the background it comes before `sceneWillEnterForeground(_:)`. A scene that is made for a URL
    /// finds it in its connection options, and this method is not called.
    ///
    /// - Parameters:
    ///   - scene: The scene that shall open them.
    ///   - URLContexts: The URLs, each with what is known about who asks.
    /// - Note: Source: documented (reference), observed (public logs) for the order.
    @available(iOS 13.0, *)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// Announces that an activity from elsewhere is about to be continued in a scene, while its data is on the way.
    ///
    /// Exactly one of `scene(_:continue:)` and `scene(_:didFailToContinueUserActivityWithType:error:)` follows. Unlike the
    /// form of the app delegate it returns nothing.
    ///
    /// - Parameters:
    ///   - scene: The scene that shall continue it.
    ///   - userActivityType: The type of the activity.
    /// - Note: Source: documented (reference; header comments).
    @available(iOS 13.0, *)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// Hands over an activity to continue in a scene: Handoff, a universal link, a search result.
    ///
    /// On the way from the background it comes after `sceneWillEnterForeground(_:)` and before activation. A scene that is
    /// made for a universal link finds the activity in its connection options; a Handoff activity always comes here.
    ///
    /// - Parameters:
    ///   - scene: The scene that shall continue it.
    ///   - userActivity: The activity, complete with its data.
    /// - Note: Source: documented (reference; header comments), observed (public logs) for the order.
    @available(iOS 13.0, *)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// Tells that an activity that was announced can't be continued.
    ///
    /// - Parameters:
    ///   - scene: The scene that was to continue it.
    ///   - userActivityType: The type of the activity.
    ///   - error: What went wrong.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)

    /// Tells that an activity of this scene was brought up to date, so that the app can add to it before it is sent.
    ///
    /// - Parameters:
    ///   - scene: The scene that the activity belongs to.
    ///   - userActivity: The activity as it will be sent.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// Asks for an activity from which the scene could be brought back to where it is now.
    ///
    /// It is asked when the scene goes to the background, and whenever the system refreshes its snapshot. At the next
    /// connection the activity is the session's ``UISceneSession/stateRestorationActivity``.
    ///
    /// - Parameter scene: The scene whose state is to be kept.
    /// - Returns: The activity, or nil if there is nothing to keep.
    /// - Note: Source: documented (reference; session 212 of WWDC 2019).
    @available(iOS 13.0, *)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// Hands back the saved activity for what needs the user interface to exist: selections, text, scroll positions.
    ///
    /// It comes after the scene was connected and before it becomes active.
    ///
    /// - Parameters:
    ///   - scene: The scene to restore.
    ///   - stateRestorationActivity: What `stateRestorationActivity(for:)` returned.
    /// - Note: Source: documented (reference; header comments). Its first version is disputed: 13 or 15.
    @available(iOS 15.0, *)
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

/// What holds for a member that a delegate does not implement.
extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) { OptionalRequirement.missing() }

    public func sceneDidDisconnect(_ scene: UIScene) { OptionalRequirement.missing() }

    public func sceneWillEnterForeground(_ scene: UIScene) { OptionalRequirement.missing() }

    public func sceneDidBecomeActive(_ scene: UIScene) { OptionalRequirement.missing() }

    public func sceneWillResignActive(_ scene: UIScene) { OptionalRequirement.missing() }

    public func sceneDidEnterBackground(_ scene: UIScene) { OptionalRequirement.missing() }

    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { OptionalRequirement.missing() }

    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { OptionalRequirement.missing() }

    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { OptionalRequirement.missing() }

    public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) { OptionalRequirement.missing() }

    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) { OptionalRequirement.missing() }

    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { OptionalRequirement.missing(nil) }

    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) { OptionalRequirement.missing() }
}

#endif
