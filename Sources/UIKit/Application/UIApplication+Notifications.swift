import FoundationAdditions

extension UIApplication {
    /// Posted when the launch is almost complete.
    ///
    /// It comes after the delegate's method has returned, with the launch options as its data.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }

    /// Posted when the app has become active.
    ///
    /// It is posted in apps with and without scenes.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }

    /// Posted when the app is about to become inactive.
    ///
    /// It is posted in apps with and without scenes.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public nonisolated class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }

    /// Posted when the app is in the background.
    ///
    /// It is posted in apps with and without scenes.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    /// Posted when the app leaves the background.
    ///
    /// In an app that uses scenes it also comes during a launch to the foreground.
    ///
    /// - Note: Source: documented (reference), observed (public reports) for the launch.
    @available(iOS 4.0, *)
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }

    /// Posted when the process is about to end while it runs.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 2.0, *)
    public nonisolated class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }

    /// Posted when memory is short.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 2.0, *)
    public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    /// Posted when the time has changed in a way that matters.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 2.0, *)
    public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
    }

    /// Posted when files with data protection can be read again.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailableNotification")
    }

    /// Posted when files with data protection are about to be locked.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailableNotification")
    }

    /// Posted when the user has allowed or forbidden refreshing in the background.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 7.0, *)
    public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    }

    /// Posted when the user took a picture of the screen.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 7.0, *)
    public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }

    /// Posted when the status bar is about to turn.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }

    /// Posted when the status bar has turned.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }

    /// Posted when the frame of the status bar is about to change.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
    }

    /// Posted when the frame of the status bar has changed.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
    }
}
