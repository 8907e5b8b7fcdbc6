import FoundationAdditions

// Swift 2: notifications were texts at the top level, and shared objects were methods.

@available(swift, obsoleted: 3.0, renamed: "UIApplication.didFinishLaunchingNotification")
public let UIApplicationDidFinishLaunchingNotification = UIApplication.didFinishLaunchingNotification
@available(swift, obsoleted: 3.0, renamed: "UIApplication.didBecomeActiveNotification")
public let UIApplicationDidBecomeActiveNotification = UIApplication.didBecomeActiveNotification
@available(swift, obsoleted: 3.0, renamed: "UIApplication.willResignActiveNotification")
public let UIApplicationWillResignActiveNotification = UIApplication.willResignActiveNotification
@available(swift, obsoleted: 3.0, renamed: "UIApplication.didEnterBackgroundNotification")
public let UIApplicationDidEnterBackgroundNotification = UIApplication.didEnterBackgroundNotification
@available(swift, obsoleted: 3.0, renamed: "UIApplication.willEnterForegroundNotification")
public let UIApplicationWillEnterForegroundNotification = UIApplication.willEnterForegroundNotification
@available(swift, obsoleted: 3.0, renamed: "UIApplication.willTerminateNotification")
public let UIApplicationWillTerminateNotification = UIApplication.willTerminateNotification
@available(swift, obsoleted: 3.0, renamed: "UIApplication.didReceiveMemoryWarningNotification")
public let UIApplicationDidReceiveMemoryWarningNotification = UIApplication.didReceiveMemoryWarningNotification

extension UIApplication {
    @available(swift, obsoleted: 3.0, renamed: "getter:UIApplication.shared()")
    public class func sharedApplication() -> UIApplication { .shared }
}

extension UIScreen {
    @available(swift, obsoleted: 3.0, renamed: "getter:UIScreen.main()")
    public class func mainScreen() -> UIScreen { .main }
}
