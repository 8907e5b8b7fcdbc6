#if !CHECKING

    import CloudKit
    import FoundationAdditions
    import LifecycleCore
    import UserNotifications

    /// What is opened, handed to the delegates.
    extension Simulator {
        func deliver(_ call: AppCall, _ item: Item, _ delegate: any UIApplicationDelegate) {
            let application = UIApplication.shared
            let brief = payload.brief(item)
            switch call {
            case .openURL: open(payload.url(item), delegate)
            case .willContinueUserActivity:
                let type = payload.activity(item).activityType
                tell(delegate, "application(_:willContinueUserActivityWithType:)", type) {
                    delegate.application(application, willContinueUserActivityWithType: type)
                }
            case .continueUserActivity:
                let activity = payload.activity(item)
                tell(delegate, "application(_:continue:restorationHandler:)", brief) {
                    delegate.application(application, continue: activity) { objects in
                        for case let responder as UIResponder in objects ?? [] {
                            responder.restoreUserActivityState(activity)
                        }
                    }
                }
            case .didFailToContinueUserActivity:
                let type = payload.activity(item).activityType
                let error = Payload.handoffError
                tell(delegate, "application(_:didFailToContinueUserActivityWithType:error:)", type) {
                    delegate.application(application, didFailToContinueUserActivityWithType: type, error: error)
                }
            case .performAction:
                tell(delegate, "application(_:performActionFor:completionHandler:)", brief) {
                    delegate.application(application, performActionFor: payload.shortcut) { [trace] isDone in
                        trace.add(.request, "completionHandler(\(isDone))")
                    }
                }
            case .userDidAcceptCloudKitShare:
                tell(delegate, "application(_:userDidAcceptCloudKitShareWith:)") {
                    delegate.application(application, userDidAcceptCloudKitShareWith: CKShare.Metadata())
                }
            case .didReceiveNotificationResponse: respond(delegate)
            default: break
            }
        }

        /// The newest form that the delegate has.
        private func open(_ url: URL, _ delegate: any UIApplicationDelegate) {
            let application = UIApplication.shared
            let text = url.absoluteString
            if tell(
                delegate, "application(_:open:options:)", text,
                { delegate.application(application, open: url, options: [:]) }) != nil
            {
                return
            }
            let second = tell(delegate, "application(_:open:sourceApplication:annotation:)", text) {
                delegate.application(application, open: url, sourceApplication: nil, annotation: "")
            }
            if second != nil { return }
            tell(delegate, "application(_:handleOpen:)", text) { delegate.application(application, handleOpen: url) }
        }

        /// Source: documented: the delegate of the notification centre takes the place of the app delegate's method.
        private func respond(_ delegate: any UIApplicationDelegate) {
            let center = UNUserNotificationCenter.current()
            let response = payload.response
            let brief = response.notification.request.content.body
            if let receiver = center.delegate {
                let name = "userNotificationCenter(_:didReceive:withCompletionHandler:)"
                let answer: Void? = tell(receiver, name, brief) {
                    receiver.userNotificationCenter(center, didReceive: response) { [trace] in
                        asOnMainActor { _ = trace.add(.request, "completionHandler()") }
                    }
                }
                if answer != nil { return }
                let number = trace.add(
                    .call, "userNotificationCenter(_:didReceive:)", type: "\(type(of: receiver))", arguments: brief)
                Task { @MainActor in
                    OptionalRequirement.wasMissing = false
                    await receiver.userNotificationCenter(center, didReceive: response)
                    if OptionalRequirement.wasMissing { trace.withdraw(number) }
                    OptionalRequirement.wasMissing = false
                }
                return
            }
            guard machine.app.style == .appDelegate else { return }
            begin(.silentPush)
        }
    }

#endif
