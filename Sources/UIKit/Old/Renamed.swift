import FoundationAdditions

// The names that older samples use, each with the name of today.

@available(iOS, introduced: 3.0, deprecated: 4.2, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
@available(iOS, introduced: 9.0, deprecated: 9.0, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
@available(iOS, introduced: 8.0, deprecated: 8.0, renamed: "UIApplication.ExtensionPointIdentifier")
public typealias UIApplicationExtensionPointIdentifier = UIApplication.ExtensionPointIdentifier
@available(iOS, introduced: 4.0, deprecated: 4.0, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State
@available(iOS, introduced: 4.0, deprecated: 4.0, renamed: "UIBackgroundTaskIdentifier.invalid")
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
@available(iOS, introduced: 8.0, deprecated: 8.0, renamed: "UIApplication.openSettingsURLString")
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
@available(iOS, introduced: 7.0, deprecated: 13.0, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public let UIApplicationBackgroundFetchIntervalMinimum: TimeInterval = 0
@available(iOS, introduced: 7.0, deprecated: 13.0, renamed: "UIApplication.backgroundFetchIntervalNever")
public let UIApplicationBackgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
@available(iOS, introduced: 9.0, deprecated: 9.0, renamed: "UIApplicationShortcutIcon.IconType")
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType
@available(iOS, introduced: 8.0, deprecated: 8.0, renamed: "UIAlertController.Style")
public typealias UIAlertControllerStyle = UIAlertController.Style
@available(iOS, introduced: 8.0, deprecated: 8.0, renamed: "UIAlertAction.Style")
public typealias UIAlertActionStyle = UIAlertAction.Style
@available(iOS, introduced: 8.0, deprecated: 8.0, renamed: "UISplitViewController.DisplayMode")
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
@available(iOS, introduced: 2.0, deprecated: 2.0, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation
@available(iOS, introduced: 2.0, deprecated: 2.0, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
@available(iOS, introduced: 2.0, deprecated: 2.0, renamed: "UIControl.State")
public typealias UIControlState = UIControl.State
@available(iOS, introduced: 2.0, deprecated: 2.0, renamed: "UIControl.Event")
public typealias UIControlEvents = UIControl.Event
@available(iOS, introduced: 2.0, deprecated: 2.0, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask
@available(iOS, introduced: 4.0, deprecated: 4.0, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions
@available(iOS, introduced: 2.0, deprecated: 2.0, renamed: "UIWindow.Level")
public typealias UIWindowLevel = UIWindow.Level
@available(iOS, introduced: 7.0, deprecated: 7.0, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle
@available(iOS, introduced: 2.0, deprecated: 2.0, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// A key of how text looks.
@available(iOS, introduced: 6.0, deprecated: 6.0, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

extension NSNotification.Name {
    @available(iOS, introduced: 4.0, deprecated: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    @available(iOS, introduced: 4.0, deprecated: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    @available(iOS, introduced: 4.0, deprecated: 4.2, renamed: "UIApplication.willResignActiveNotification")
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    @available(iOS, introduced: 4.0, deprecated: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    @available(iOS, introduced: 4.0, deprecated: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    @available(iOS, introduced: 2.0, deprecated: 4.2, renamed: "UIApplication.willTerminateNotification")
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    @available(iOS, introduced: 2.0, deprecated: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    @available(iOS, introduced: 2.0, deprecated: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    @available(iOS, introduced: 2.0, deprecated: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    @available(iOS, introduced: 2.0, deprecated: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
}

extension NSAttributedString.Key {
    /// The font.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of letters.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind letters.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// How paragraphs are set.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// More distance between letters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A line below.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A link.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The shadow.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}
