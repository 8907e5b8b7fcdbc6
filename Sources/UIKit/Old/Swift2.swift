import FoundationAdditions

// Swift 2: notifications were texts at the top level, and shared objects were methods.

/// The name of ``UIApplication/didFinishLaunchingNotification`` in Swift 2.
@available(swift, obsoleted: 3.0, renamed: "UIApplication.didFinishLaunchingNotification")
public let UIApplicationDidFinishLaunchingNotification = UIApplication.didFinishLaunchingNotification
/// The name of ``UIApplication/didBecomeActiveNotification`` in Swift 2.
@available(swift, obsoleted: 3.0, renamed: "UIApplication.didBecomeActiveNotification")
public let UIApplicationDidBecomeActiveNotification = UIApplication.didBecomeActiveNotification
/// The name of ``UIApplication/willResignActiveNotification`` in Swift 2.
@available(swift, obsoleted: 3.0, renamed: "UIApplication.willResignActiveNotification")
public let UIApplicationWillResignActiveNotification = UIApplication.willResignActiveNotification
/// The name of ``UIApplication/didEnterBackgroundNotification`` in Swift 2.
@available(swift, obsoleted: 3.0, renamed: "UIApplication.didEnterBackgroundNotification")
public let UIApplicationDidEnterBackgroundNotification = UIApplication.didEnterBackgroundNotification
/// The name of ``UIApplication/willEnterForegroundNotification`` in Swift 2.
@available(swift, obsoleted: 3.0, renamed: "UIApplication.willEnterForegroundNotification")
public let UIApplicationWillEnterForegroundNotification = UIApplication.willEnterForegroundNotification
/// The name of ``UIApplication/willTerminateNotification`` in Swift 2.
@available(swift, obsoleted: 3.0, renamed: "UIApplication.willTerminateNotification")
public let UIApplicationWillTerminateNotification = UIApplication.willTerminateNotification
/// The name of ``UIApplication/didReceiveMemoryWarningNotification`` in Swift 2.
@available(swift, obsoleted: 3.0, renamed: "UIApplication.didReceiveMemoryWarningNotification")
public let UIApplicationDidReceiveMemoryWarningNotification = UIApplication.didReceiveMemoryWarningNotification

extension UIApplication {
    /// Returns the singleton app object: the name of ``UIApplication/shared`` in Swift 2.
    @available(swift, obsoleted: 3.0, renamed: "getter:UIApplication.shared()")
    public class func sharedApplication() -> UIApplication { .shared }
}

extension UIScreen {
    /// The name of ``UIScreen/main`` in Swift 2.
    @available(swift, obsoleted: 3.0, renamed: "getter:UIScreen.main()")
    public class func mainScreen() -> UIScreen { .main }
}
