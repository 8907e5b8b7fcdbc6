#if !CHECKING

    import CloudKit
    import FoundationAdditions
    import LifecycleCore
    import UserNotifications

    /// Calls of the delegates, each recorded if the delegate has the method.
    extension Simulator {
        /// Makes a call.
        ///
        /// - Returns: What it answered; nil if the delegate has no such method.
        @discardableResult
        package func tell<Answer>(
            _ target: Any, _ name: String, _ arguments: String = "", scene: Int? = nil, _ body: () -> Answer
        ) -> Answer? {
            let number = trace.add(.call, name, type: "\(type(of: target))", arguments: arguments, scene: scene)
            OptionalRequirement.wasMissing = false
            let answer = body()
            let isMissing = OptionalRequirement.wasMissing
            OptionalRequirement.wasMissing = false
            guard !isMissing else {
                trace.withdraw(number)
                return nil
            }
            trace.takeOutput()
            if let answer = answer as? Bool { trace.answer(number, "\(answer)") }
            return answer
        }

        func call(_ call: AppCall, _ item: Item) {
            let application = UIApplication.shared
            guard let delegate else { return }
            switch call {
            case .willFinishLaunching, .didFinishLaunching: finishLaunching(call, item, delegate)
            case .didDiscardSceneSessions: discard()
            case .didBecomeActive:
                tell(delegate, "applicationDidBecomeActive(_:)") { delegate.applicationDidBecomeActive(application) }
            case .willResignActive:
                tell(delegate, "applicationWillResignActive(_:)") { delegate.applicationWillResignActive(application) }
            case .didEnterBackground:
                tell(delegate, "applicationDidEnterBackground(_:)") {
                    delegate.applicationDidEnterBackground(application)
                }
            case .willEnterForeground:
                tell(delegate, "applicationWillEnterForeground(_:)") {
                    delegate.applicationWillEnterForeground(application)
                }
            case .willTerminate:
                tell(delegate, "applicationWillTerminate(_:)") { delegate.applicationWillTerminate(application) }
            case .didReceiveMemoryWarning:
                tell(delegate, "applicationDidReceiveMemoryWarning(_:)") {
                    delegate.applicationDidReceiveMemoryWarning(application)
                }
            case .significantTimeChange:
                tell(delegate, "applicationSignificantTimeChange(_:)") {
                    delegate.applicationSignificantTimeChange(application)
                }
            case .protectedDataDidBecomeAvailable:
                tell(delegate, "applicationProtectedDataDidBecomeAvailable(_:)") {
                    delegate.applicationProtectedDataDidBecomeAvailable(application)
                }
            case .protectedDataWillBecomeUnavailable:
                tell(delegate, "applicationProtectedDataWillBecomeUnavailable(_:)") {
                    delegate.applicationProtectedDataWillBecomeUnavailable(application)
                }
            case .shouldSaveState: askToSave(delegate)
            case .willEncodeState: saveState(delegate)
            case .shouldRestoreState: askToRestore(delegate)
            case .didDecodeState: restoreState(delegate)
            case .didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications:
                answerRegistration(isGranted: call == .didRegisterForRemoteNotifications, delegate)
            case .didReceiveRemoteNotification: begin(.silentPush)
            case .performFetch: begin(.fetch)
            case .handleEventsForBackgroundURLSession: begin(.urlSession)
            case .openURL, .willContinueUserActivity, .continueUserActivity, .didFailToContinueUserActivity,
                .performAction,
                .userDidAcceptCloudKitShare, .didReceiveNotificationResponse:
                deliver(call, item, delegate)
            }
        }

        private func finishLaunching(_ call: AppCall, _ item: Item, _ delegate: any UIApplicationDelegate) {
            let application = UIApplication.shared
            // Source: documented: what concerns a window comes with the connection options of its scene.
            let isOld = machine.app.style == .appDelegate
            let options = isOld ? work.map(payload.launchOptions) ?? payload.launchOptions(item) : nil
            let kind = work.map { "\($0)" } ?? "\(item) \(payload.brief(item))"
            let brief = "launchOptions: \(options == nil ? "nil" : kind)"
            if call == .willFinishLaunching {
                launchAccepted = true
                let answer = tell(delegate, "application(_:willFinishLaunchingWithOptions:)", brief) {
                    delegate.application(application, willFinishLaunchingWithOptions: options)
                }
                if answer == false { launchAccepted = false }
                return
            }
            let answer = tell(delegate, "application(_:didFinishLaunchingWithOptions:)", brief) {
                delegate.application(application, didFinishLaunchingWithOptions: options)
            }
            if answer == false { launchAccepted = false }
            if answer == nil {
                tell(delegate, "applicationDidFinishLaunching(_:)") {
                    delegate.applicationDidFinishLaunching(application)
                }
            }
        }

        private func answerRegistration(isGranted: Bool, _ delegate: any UIApplicationDelegate) {
            let application = UIApplication.shared
            if isGranted {
                let token = Data((0..<32).map { UInt8($0) })
                tell(delegate, "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)", "32 bytes") {
                    delegate.application(application, didRegisterForRemoteNotificationsWithDeviceToken: token)
                }
            } else {
                let error = CocoaError(.featureUnsupported)
                tell(delegate, "application(_:didFailToRegisterForRemoteNotificationsWithError:)") {
                    delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
                }
            }
        }

        /// What the system launched or resumed the app for.
        func begin(_ work: BackgroundWork) {
            // An app of SwiftUI may do its work without a delegate of its own.
            guard let delegate = delegate ?? (program.views == nil ? nil : HostingAppDelegate.shared) else { return }
            let application = UIApplication.shared
            let finish: (UIBackgroundFetchResult) -> Void = { [trace] result in
                trace.add(.request, "completionHandler(.\(result))")
            }
            switch work {
            case .silentPush: receive(payload.notification, delegate, finish)
            case .fetch:
                if let name = payload.word, let handler = BackgroundLaunches.handlers[name] {
                    trace.add(.call, "launchHandler", arguments: name)
                    return handler()
                }
                tell(delegate, "application(_:performFetchWithCompletionHandler:)") {
                    delegate.application(application, performFetchWithCompletionHandler: finish)
                }
            case .urlSession:
                let transfers = BackgroundLaunches.transfers.sorted { $0.key < $1.key }.map(\.value)
                if let handler = transfers.first(where: { $0.matches(payload.sessionIdentifier) }) {
                    trace.add(.call, "backgroundTask", arguments: payload.sessionIdentifier)
                    return handler.run(payload.sessionIdentifier)
                }
                let identifier = payload.sessionIdentifier
                tell(delegate, "application(_:handleEventsForBackgroundURLSession:completionHandler:)", identifier) {
                    delegate.application(application, handleEventsForBackgroundURLSession: identifier) { [trace] in
                        trace.add(.request, "completionHandler()")
                    }
                }
            case .location: break
            case .watchMessage:
                if let take = BackgroundLaunches.takeWatchMessage { return take(payload.text) }
                // Source: documented (reference): what apps on the first watches asked for.
                let reply: ([AnyHashable: Any]?) -> Void = { [trace] _ in trace.add(.request, "reply") }
                tell(delegate, "application(_:handleWatchKitExtensionRequest:reply:)", payload.text) {
                    delegate.application(
                        application, handleWatchKitExtensionRequest: ["message": payload.text], reply: reply)
                }
            }
        }

        private func receive(
            _ message: [AnyHashable: Any], _ delegate: any UIApplicationDelegate,
            _ finish: @escaping (UIBackgroundFetchResult) -> Void
        ) {
            let application = UIApplication.shared
            let name = "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)"
            let answer: Void? = tell(delegate, name) {
                delegate.application(application, didReceiveRemoteNotification: message, fetchCompletionHandler: finish)
            }
            if answer != nil { return }
            let number = trace.add(.call, "application(_:didReceiveRemoteNotification:)", type: "\(type(of: delegate))")
            Task { @MainActor in
                OptionalRequirement.wasMissing = false
                let result = await delegate.application(application, didReceiveRemoteNotification: message)
                let isMissing = OptionalRequirement.wasMissing
                OptionalRequirement.wasMissing = false
                if isMissing { trace.withdraw(number) } else { trace.answer(number, "\(result)") }
            }
        }
    }

#endif
