#if !CHECKING

    import CloudKit
    import FoundationAdditions
    import LifecycleCore
    import UserNotifications

    /// What an event carries: the words after it in the scenario, as the objects that the app gets.
    @MainActor
    struct Payload {
        private let words: [String]

        nonisolated init(_ words: [String]) { self.words = words }

        /// The other device did not answer in time: `NSUserActivityRemoteApplicationTimedOutError`.
        nonisolated static var handoffError: CocoaError { CocoaError(CocoaError.Code(rawValue: 4610)) }

        func url(_ item: Item) -> URL {
            let usual = item == .url ? "example://open" : "https://example.com/"
            return words.first.flatMap { URL(string: $0) } ?? URL(fileURLWithPath: usual)
        }

        /// The first word: the name of a task.
        var word: String? { words.first }

        /// The words, of a message for example.
        var text: String { words.isEmpty ? "Hello" : words.joined(separator: " ") }

        var sessionIdentifier: String { words.first ?? "com.example.session" }

        func activity(_ item: Item) -> NSUserActivity {
            guard item == .universalLink else {
                return NSUserActivity(activityType: words.first ?? "com.example.activity")
            }
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = words.first.flatMap { URL(string: $0) } ?? URL(string: "https://example.com/")
            return activity
        }

        /// What says which content an event is about; nil for one that is about none.
        ///
        /// Source: documented (`handlesExternalEvents(preferring:allowing:)`): the URL, or the activity's identifier.
        func contentIdentifier(_ item: Item) -> String? {
            switch item {
            case .url: return url(item).absoluteString
            case .universalLink, .activity, .handoff, .failingHandoff:
                let activity = activity(item)
                return activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString ?? activity.activityType
            case .icon, .shortcut, .notification, .cloudKitShare: return nil
            }
        }

        var shortcut: UIApplicationShortcutItem {
            let type = words.first ?? "com.example.action"
            let title = words.count > 1 ? words.dropFirst().joined(separator: " ") : type
            return UIApplicationShortcutItem(type: type, localizedTitle: title)
        }

        /// What a server would have sent.
        var notification: [AnyHashable: Any] {
            ["aps": ["alert": words.isEmpty ? "Hello" : words.joined(separator: " ")]]
        }

        var response: UNNotificationResponse {
            let content = UNMutableNotificationContent()
            content.body = words.isEmpty ? "Hello" : words.joined(separator: " ")
            content.userInfo = notification
            let request = UNNotificationRequest(identifier: "notification", content: content, trigger: nil)
            return UNNotificationResponse(
                notification: UNNotification(date: Date(), request: request),
                actionIdentifier: UNNotificationDefaultActionIdentifier)
        }

        /// The launch options of an app without scenes.
        func launchOptions(_ item: Item) -> [UIApplication.LaunchOptionsKey: Any]? {
            func key(_ name: String) -> UIApplication.LaunchOptionsKey {
                UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptions\(name)Key")
            }
            switch item {
            case .icon: return nil
            case .url: return [key("URL"): url(item)]
            case .universalLink, .activity, .handoff, .failingHandoff:
                let type = activity(item).activityType
                return [key("UserActivityDictionary"): ["UIApplicationLaunchOptionsUserActivityTypeKey": type]]
            case .shortcut: return [key("ShortcutItem"): shortcut]
            case .notification: return [key("RemoteNotification"): notification]
            case .cloudKitShare: return [key("CloudKitShareMetadata"): CKShare.Metadata()]
            }
        }

        /// The launch options of an app without scenes that the system launches into the background.
        ///
        /// Source: documented (references of the keys).
        func launchOptions(_ work: BackgroundWork) -> [UIApplication.LaunchOptionsKey: Any]? {
            switch work {
            case .silentPush:
                [
                    UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"):
                        notification
                ]
            case .location: [UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey"): true]
            case .fetch, .urlSession, .watchMessage: nil
            }
        }

        /// The connection options of a scene.
        func connectionOptions(_ item: Item, _ requested: NSUserActivity?) -> UIScene.ConnectionOptions {
            let options = UIScene.ConnectionOptions()
            if let requested { options.userActivities = [requested] }
            switch item {
            case .icon: break
            case .url: options.urlContexts = [UIOpenURLContext(url: url(item), options: UIScene.OpenURLOptions())]
            case .universalLink, .activity: options.userActivities = [activity(item)]
            case .handoff, .failingHandoff: options.handoffUserActivityType = activity(item).activityType
            case .shortcut: options.shortcutItem = shortcut
            case .notification: options.notificationResponse = response
            case .cloudKitShare: options.cloudKitShareMetadata = CKShare.Metadata()
            }
            return options
        }

        /// The same in a few words.
        func brief(_ item: Item) -> String {
            switch item {
            case .icon: ""
            case .url: url(item).absoluteString
            case .universalLink: activity(item).webpageURL?.absoluteString ?? ""
            case .activity, .handoff, .failingHandoff: activity(item).activityType
            case .shortcut: shortcut.type
            case .notification: words.isEmpty ? "Hello" : words.joined(separator: " ")
            case .cloudKitShare: "share"
            }
        }
    }

#endif
