#if !CHECKING

    import CloudKit
    import FoundationAdditions
    import LifecycleCore

    /// Calls of scene delegates, and notifications.
    extension Simulator {
        func connect(_ number: Int, _ item: Item) {
            guard let scene = scenes[number] else { return }
            let options = connectionOptions[number] ?? UIScene.ConnectionOptions()
            program.views?.connect(scene)
            guard let delegate = scene.delegate else { return }
            let brief = item == .icon ? "" : "\(item) \(payload.brief(item))"
            tell(delegate, "scene(_:willConnectTo:options:)", brief, scene: number) {
                delegate.scene(scene, willConnectTo: scene.session, options: options)
            }
        }

        func call(_ call: SceneCall, _ number: Int, _ item: Item) {
            guard let scene = scenes[number], let delegate = scene.delegate else { return }
            switch call {
            case .willConnect: break
            case .didDisconnect:
                tell(delegate, "sceneDidDisconnect(_:)", scene: number) { delegate.sceneDidDisconnect(scene) }
            case .willEnterForeground:
                tell(delegate, "sceneWillEnterForeground(_:)", scene: number) {
                    delegate.sceneWillEnterForeground(scene)
                }
            case .didBecomeActive:
                tell(delegate, "sceneDidBecomeActive(_:)", scene: number) { delegate.sceneDidBecomeActive(scene) }
            case .willResignActive:
                tell(delegate, "sceneWillResignActive(_:)", scene: number) { delegate.sceneWillResignActive(scene) }
            case .didEnterBackground:
                tell(delegate, "sceneDidEnterBackground(_:)", scene: number) {
                    delegate.sceneDidEnterBackground(scene)
                }
            case .stateRestorationActivity:
                let activity = tell(delegate, "stateRestorationActivity(for:)", scene: number) {
                    delegate.stateRestorationActivity(for: scene)
                }
                if case .some(let activity) = activity {
                    activity.map { bringUpToDate($0, in: scene) }
                    scene.session.stateRestorationActivity = activity
                }
            case .restoreInteractionState:
                guard let activity = scene.session.stateRestorationActivity else { return }
                tell(delegate, "scene(_:restoreInteractionStateWith:)", activity.activityType, scene: number) {
                    delegate.scene(scene, restoreInteractionStateWith: activity)
                }
            case .openURLContexts, .willContinueUserActivity, .continueUserActivity, .didFailToContinueUserActivity,
                .performAction,
                .userDidAcceptCloudKitShare:
                deliver(call, item, number, scene, delegate)
            }
        }

        /// Before an activity is kept, its delegate and the responders that show it may add to it.
        ///
        /// Source: documented (header comments of `stateRestorationActivity(for:)`).
        private func bringUpToDate(_ activity: NSUserActivity, in scene: UIWindowScene) {
            if let delegate = activity.delegate {
                tell(delegate, "userActivityWillSave(_:)", activity.activityType, scene: scene.session.number) {
                    delegate.userActivityWillSave(activity)
                }
            }
            var responders: [UIResponder] = [scene]
            var controllers = scene.windows.compactMap(\.rootViewController)
            while !controllers.isEmpty {
                let controller = controllers.removeFirst()
                responders.append(controller)
                controllers += controller.shown
            }
            for responder in responders where responder.userActivity === activity {
                responder.updateUserActivityState(activity)
            }
            trace.takeOutput()
        }

        private func deliver(
            _ call: SceneCall, _ item: Item, _ number: Int, _ scene: UIWindowScene, _ delegate: any UISceneDelegate
        ) {
            let brief = payload.brief(item)
            switch call {
            case .openURLContexts:
                let context = UIOpenURLContext(url: payload.url(item), options: UIScene.OpenURLOptions())
                tell(delegate, "scene(_:openURLContexts:)", brief, scene: number) {
                    delegate.scene(scene, openURLContexts: [context])
                }
            case .willContinueUserActivity:
                let type = payload.activity(item).activityType
                tell(delegate, "scene(_:willContinueUserActivityWithType:)", type, scene: number) {
                    delegate.scene(scene, willContinueUserActivityWithType: type)
                }
            case .continueUserActivity:
                tell(delegate, "scene(_:continue:)", brief, scene: number) {
                    delegate.scene(scene, continue: payload.activity(item))
                }
            case .didFailToContinueUserActivity:
                let type = payload.activity(item).activityType
                let error = Payload.handoffError
                tell(delegate, "scene(_:didFailToContinueUserActivityWithType:error:)", type, scene: number) {
                    delegate.scene(scene, didFailToContinueUserActivityWithType: type, error: error)
                }
            case .performAction: perform(payload.shortcut, number, scene, delegate)
            case .userDidAcceptCloudKitShare:
                guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
                tell(delegate, "windowScene(_:userDidAcceptCloudKitShareWith:)", scene: number) {
                    delegate.windowScene(scene, userDidAcceptCloudKitShareWith: CKShare.Metadata())
                }
            default: break
            }
        }

        private func perform(
            _ shortcut: UIApplicationShortcutItem, _ number: Int, _ scene: UIWindowScene,
            _ delegate: any UISceneDelegate
        ) {
            guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
            let name = "windowScene(_:performActionFor:completionHandler:)"
            let answer: Void? = tell(delegate, name, shortcut.type, scene: number) {
                delegate.windowScene(scene, performActionFor: shortcut) { [trace] isDone in
                    trace.add(.request, "completionHandler(\(isDone))")
                }
            }
            if answer != nil { return }
            let entry = trace.add(
                .call, "windowScene(_:performActionFor:)", type: "\(type(of: delegate))", arguments: shortcut.type,
                scene: number)
            Task { @MainActor in
                OptionalRequirement.wasMissing = false
                let isDone = await delegate.windowScene(scene, performActionFor: shortcut)
                let isMissing = OptionalRequirement.wasMissing
                OptionalRequirement.wasMissing = false
                if isMissing { trace.withdraw(entry) } else { trace.answer(entry, "\(isDone)") }
            }
        }

        // MARK: Notifications

        func post(_ notification: AppNotification) {
            let name =
                switch notification {
                case .didFinishLaunching: UIApplication.didFinishLaunchingNotification
                case .didBecomeActive: UIApplication.didBecomeActiveNotification
                case .willResignActive: UIApplication.willResignActiveNotification
                case .didEnterBackground: UIApplication.didEnterBackgroundNotification
                case .willEnterForeground: UIApplication.willEnterForegroundNotification
                case .willTerminate: UIApplication.willTerminateNotification
                case .didReceiveMemoryWarning: UIApplication.didReceiveMemoryWarningNotification
                case .significantTimeChange: UIApplication.significantTimeChangeNotification
                case .protectedDataDidBecomeAvailable: UIApplication.protectedDataDidBecomeAvailableNotification
                case .protectedDataWillBecomeUnavailable: UIApplication.protectedDataWillBecomeUnavailableNotification
                }
            trace.add(.notification, "UIApplication.\(notification)Notification")
            NotificationCenter.default.post(name: name, object: UIApplication.shared)
            trace.takeOutput()
        }

        func post(_ notification: SceneNotification, _ number: Int) {
            guard let scene = scenes[number] else { return }
            let name =
                switch notification {
                case .willConnect: UIScene.willConnectNotification
                case .didDisconnect: UIScene.didDisconnectNotification
                case .willEnterForeground: UIScene.willEnterForegroundNotification
                case .didActivate: UIScene.didActivateNotification
                case .willDeactivate: UIScene.willDeactivateNotification
                case .didEnterBackground: UIScene.didEnterBackgroundNotification
                }
            trace.add(.notification, "UIScene.\(notification)Notification", scene: number)
            NotificationCenter.default.post(name: name, object: scene)
            trace.takeOutput()
        }
    }

#endif
