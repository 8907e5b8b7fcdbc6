import FoundationAdditions

extension UIApplication {
    /// What the app is doing.
    #if CHECKING
        @objc(UIApplicationState)
    #endif
    @available(iOS 4.0, *)
    public enum State: Int, Sendable {
        /// In front, and events reach it.
        case active = 0
        /// In front, and events don't reach it.
        case inactive = 1
        /// Not on screen.
        case background = 2
    }

    /// The keys of the dictionary that tells why the app was launched.
    ///
    /// - Note: Source: documented (reference of the type); the raw values are inferred.
    @available(iOS 3.0, *)
    public struct LaunchOptionsKey: _StringKey {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The URL to open.
        @available(iOS, introduced: 3.0, deprecated: 26.0, message: "Use urlContexts of the connection options.")
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The app that asked to open it.
        @available(iOS, introduced: 3.0, deprecated: 26.0, message: "Use sourceApplication of the connection options.")
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The remote notification that the app was launched for.
        @available(
            iOS, introduced: 3.0, deprecated: 26.0, message: "Use notificationResponse of the connection options."
        )
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// What the app that asked sent along.
        @available(iOS, introduced: 3.2, deprecated: 26.0, message: "Use annotation of the URL context.")
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// The local notification that the app was launched for.
        @available(iOS, introduced: 4.0, deprecated: 10.0, message: "Use the notification centre.")
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// Present if the app was launched for a change of place.
        @available(iOS, introduced: 4.0, deprecated: 26.0, message: "Use the location manager.")
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The downloads of a magazine.
        @available(iOS, introduced: 5.0, deprecated: 9.0)
        public static let newsstandDownloads = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        /// The managers of Bluetooth devices to bring back.
        @available(iOS, introduced: 7.0, deprecated: 26.0)
        public static let bluetoothCentrals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// The managers of Bluetooth services to bring back.
        @available(iOS, introduced: 7.0, deprecated: 26.0)
        public static let bluetoothPeripherals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// What is known of the activity to continue.
        @available(iOS, introduced: 8.0, deprecated: 26.0, message: "Use userActivities of the connection options.")
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of the activity to continue.
        @available(
            iOS, introduced: 8.0, deprecated: 26.0, message: "Use handoffUserActivityType of the connection options."
        )
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// The quick action that the user chose.
        @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use shortcutItem of the connection options.")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The share that the user accepted.
        @available(
            iOS, introduced: 10.0, deprecated: 26.0, message: "Use cloudKitShareMetadata of the connection options."
        )
        public static let cloudKitShareMetadata = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        /// What led to an opened URL.
        @available(iOS, introduced: 14.5, deprecated: 26.0)
        public static let eventAttribution = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
    }

    /// The keys of the dictionary that comes with a URL to open.
    ///
    /// - Note: Source: documented (reference of the type).
    @available(iOS 9.0, *)
    public struct OpenURLOptionsKey: _StringKey {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The app that asks.
        @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use UIScene.OpenURLOptions.")
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What it sent along.
        @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use UIScene.OpenURLOptions.")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether a document must be opened where it is, and not copied.
        @available(iOS, introduced: 9.0, deprecated: 26.0, message: "Use UIScene.OpenURLOptions.")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
        /// What led to the URL.
        @available(iOS, introduced: 14.5, deprecated: 26.0, message: "Use UIScene.OpenURLOptions.")
        public static let eventAttribution = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
    }

    /// The keys of the dictionary that goes with a URL for another app.
    @available(iOS 10.0, *)
    public struct OpenExternalURLOptionsKey: _StringKey {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whether the URL may be opened only as a universal link.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
        /// What led to the URL.
        @available(iOS 14.5, *)
        public static let eventAttribution = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
    }

    /// A kind of extension that an app can refuse.
    @available(iOS 8.0, *)
    public struct ExtensionPointIdentifier: _StringKey {
        public let rawValue: String
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
    /// Something new came.
    case newData = 0
    /// Nothing new was there.
    case noData = 1
    /// It failed.
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
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No task: time could not be given.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
