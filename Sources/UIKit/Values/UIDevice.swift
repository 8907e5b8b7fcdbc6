import FoundationAdditions

/// The device that the app runs on.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIDevice: _UIObject {
    private static let device = UIDevice()

    /// The device.
    open class var current: UIDevice { device }
    /// The name that the user gave it.
    open var name: String { "iPhone" }
    /// The kind of device, in words.
    open var model: String { "iPhone" }
    /// The kind of device, in words of the user's language.
    open var localizedModel: String { "iPhone" }
    /// The name of the system.
    open var systemName: String { "iOS" }
    /// The version of the system.
    open var systemVersion: String { "26.0" }
    /// How it is held.
    open var orientation: UIDeviceOrientation { .portrait }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// A name of the device for the apps of one maker.
    open var identifierForVendor: UUID? { nil }
    /// True if the charge is watched.
    open var isBatteryMonitoringEnabled = false
    /// The charge, from 0 to 1.
    open var batteryLevel: Float { -1 }
    /// What the battery does.
    open var batteryState: BatteryState { .unknown }
    /// True if the device can do several things at a time.
    open var isMultitaskingSupported: Bool { true }
    /// True if turning is watched.
    open var isGeneratingDeviceOrientationNotifications: Bool { false }
    /// Starts to watch turning.
    open func beginGeneratingDeviceOrientationNotifications() {}
    /// Ends to watch turning.
    open func endGeneratingDeviceOrientationNotifications() {}

    init() { super.init(()) }

    /// What a battery does.
    #if CHECKING
        @objc(UIDeviceBatteryState)
    #endif
    public enum BatteryState: Int, Sendable {
        /// The battery is in this state: unknown.
        case unknown
        /// The battery is in this state: unplugged.
        case unplugged
        /// The battery is in this state: charging.
        case charging
        /// The battery is in this state: full.
        case full
    }

    /// Posted when the device is turned.
    public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }
    /// Posted when the charge changes.
    public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }
}

/// A screen.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
open class UIScreen: _UIObject {
    static let ownMain = UIScreen()

    /// The device's own screen.
    @available(iOS, introduced: 2.0, deprecated: 26.0, message: "Use screen of the window scene.")
    open class var main: UIScreen { ownMain }
    /// All screens.
    @available(iOS, introduced: 3.2, deprecated: 16.0, message: "Use openSessions of the application.")
    open class var screens: [UIScreen] { [ownMain] }
    /// The whole of the screen, in points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
    /// The whole of the screen, in dots.
    open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1179, height: 2556) }
    /// The dots a point.
    open var scale: CGFloat { 3 }
    /// The dots a point of the glass.
    open var nativeScale: CGFloat { 3 }
    /// How bright it is, from 0 to 1.
    open var brightness: CGFloat = 0.5
    /// How many pictures a second it can show.
    open var maximumFramesPerSecond: Int { 60 }
    /// The traits of the screen.
    open var traitCollection: UITraitCollection { UITraitCollection() }
    /// The space of its coordinates.
    open var coordinateSpace: any UICoordinateSpace { self }
    /// The screen that it shows a copy of.
    open var mirrored: UIScreen? { nil }

    init() { super.init(()) }

    /// Posted when a screen is connected.
    public nonisolated class var didConnectNotification: NSNotification.Name {
        NSNotification.Name("UIScreenDidConnectNotification")
    }
    /// Posted when a screen is disconnected.
    public nonisolated class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UIScreenDidDisconnectNotification")
    }
}

extension UIScreen: UICoordinateSpace {}

/// The traits of a part of the user interface: sizes, light or dark, the kind of device.
@available(iOS 8.0, *)
open class UITraitCollection: _Object, @unchecked Sendable {
    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { .light }
    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Compact or regular width.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// Compact or regular height.
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// The dots a point.
    open var displayScale: CGFloat { 3 }
    /// The size of text.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// The traits of what is being drawn.
    open class var current: UITraitCollection { UITraitCollection() }

    /// The usual traits.
    public override init() {}
    /// Light or dark only.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {}
    /// A width only.
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) {}
    /// Several collections in one.
    public init(traitsFrom traitCollections: [UITraitCollection]) {}

    /// True if a colour may look different.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { false }
}

/// What changes the traits below.
@available(iOS 17.0, *)
public struct UITraitOverrides {
    /// Light or dark.
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Compact or regular width.
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// Compact or regular height.
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
}
