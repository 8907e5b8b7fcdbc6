import FoundationAdditions

extension UIApplication {
    /// What the app is doing.
    #if CHECKING
        @objc(UIApplicationState)
    #endif
    @available(iOS 4.0, *)
    public enum State: Int, Sendable {
        /// The app is in the foreground and receives events.
        case active = 0
        /// The app is in the foreground but doesn't receive events.
        case inactive = 1
        /// The app is in the background, where the user doesn't see it.
        case background = 2
    }

    /// The keys of the dictionary that tells why the app was launched.
    ///
    /// - Note: Source: documented (reference of the type); the raw values are inferred.
    @available(iOS 3.0, *)
    public struct LaunchOptionsKey: _StringKey {
        /// The string that the key stands for.
        public let rawValue: String
        /// Makes a key from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key for the URL that the app was launched to open.
        @available(iOS, introduced: 3.0, deprecated: 26.0, message: "Use urlContexts of the connection options.")
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The key for the bundle identifier of the app that asked to open the URL.
        @available(iOS, introduced: 3.0, deprecated: 26.0, message: "Use sourceApplication of the connection options.")
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The key for the payload of the remote notification that the app was launched for.
        @available(
            iOS, introduced: 3.0, deprecated: 26.0, message: "Use notificationResponse of the connection options."
        )
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The key for the data that came with the URL from the app that asked to open it.
        @available(iOS, introduced: 3.2, deprecated: 26.0, message: "Use annotation of the URL context.")
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// The key for the local notification that the app was launched for.
        @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use the notification centre.")
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// The key that is present if the app was launched for a location event.
        @available(iOS, introduced: 4.0, deprecated: 26.0, message: "Use the location manager.")
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The key for the Newsstand downloads that the app was launched for.
        @available(iOS, introduced: 5.0, deprecated: 9.0)
        public static let newsstandDownloads = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        /// The key for the identifiers of the Bluetooth central managers that are to be restored.
        @available(iOS, introduced: 7.0, deprecated: 26.0)
        public static let bluetoothCentrals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// The key for the identifiers of the Bluetooth peripheral managers that are to be restored.
        @available(iOS, introduced: 7.0, deprecated: 26.0)
        public static let bluetoothPeripherals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// The key for the dictionary that describes the user activity to continue.
        @available(iOS, introduced: 8.0, deprecated: 26.0, message: "Use userActivities of the connection options.")
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The key for the type of the user activity to continue.
        @available(
            iOS, introduced: 8.0, deprecated: 26.0, message: "Use handoffUserActivityType of the connection options."
        )
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// The key for the quick action that the user chose.
        @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use shortcutItem of the connection options.")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The key for the metadata of the CloudKit share that the user accepted.
        @available(
            iOS, introduced: 10.0, deprecated: 26.0, message: "Use cloudKitShareMetadata of the connection options."
        )
        public static let cloudKitShareMetadata = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        /// The key for the event attribution that came with the URL to open.
        @available(iOS, introduced: 14.5, deprecated: 26.0)
        public static let eventAttribution = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
    }

    /// The keys of the dictionary that comes with a URL to open.
    ///
    /// - Note: Source: documented (reference of the type).
    @available(iOS 9.0, *)
    public struct OpenURLOptionsKey: _StringKey {
        /// The string that the key stands for.
        public let rawValue: String
        /// Makes a key from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key for the bundle identifier of the app that asked to open the URL.
        @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use UIScene.OpenURLOptions.")
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// The key for the data that came with the URL from the app that asked to open it.
        @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use UIScene.OpenURLOptions.")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// The key for whether the document must be opened in place rather than copied.
        @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use UIScene.OpenURLOptions.")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
        /// The key for the event attribution that came with the URL.
        @available(iOS, introduced: 14.5, deprecated: 26.0, message: "Use UIScene.OpenURLOptions.")
        public static let eventAttribution = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
    }

    /// The keys of the dictionary that goes with a URL for another app.
    @available(iOS 10.0, *)
    public struct OpenExternalURLOptionsKey: _StringKey {
        /// The string that the key stands for.
        public let rawValue: String
        /// Makes a key from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key for whether the URL may be opened only as a universal link.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
        /// The key for the event attribution to pass along with the URL.
        @available(iOS 14.5, *)
        public static let eventAttribution = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
    }

    /// A kind of extension that an app can refuse.
    @available(iOS 8.0, *)
    public struct ExtensionPointIdentifier: _StringKey {
        /// The string that the identifier stands for.
        public let rawValue: String
        /// Makes an identifier from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Keyboards of other makers.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
}

/// The result of a fetch in the background.
///
/// - Note: Source: documented (reference of the type).
#if CHECKING
    @objc
#endif
@available(iOS 7.0, *)
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// The fetch brought new data.
    case newData = 0
    /// The fetch brought no new data.
    case noData = 1
    /// The fetch failed.
    case failed = 2
}

/// Whether the app may be refreshed in the background.
///
/// - Note: Source: documented (reference of the type).
#if CHECKING
    @objc
#endif
@available(iOS 7.0, *)
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Not allowed, and the user can't change it.
    case restricted = 0
    /// Turned off by the user.
    case denied = 1
    /// Allowed.
    case available = 2
}

/// The number of a task that keeps the app running in the background.
///
/// - Note: Source: documented (reference of the type).
@available(iOS 4.0, *)
public struct UIBackgroundTaskIdentifier: _NumberKey {
    /// The number that the identifier stands for.
    public let rawValue: Int
    /// Makes an identifier from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The identifier that stands for no task: the system granted no time in the background.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
