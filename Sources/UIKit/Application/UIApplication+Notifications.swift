import FoundationAdditions

extension UIApplication {
    /// Posted when the app has finished launching.
    ///
    /// It follows the return of ``UIApplicationDelegate/application(_:didFinishLaunchingWithOptions:)``; the launch
    /// options are its `userInfo`.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
    }

    /// Posted when the app has become active.
    ///
    /// It's posted in apps with and without scenes.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidBecomeActiveNotification")
    }

    /// Posted when the app is about to become inactive.
    ///
    /// It's posted in apps with and without scenes.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public nonisolated class var willResignActiveNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillResignActiveNotification")
    }

    /// Posted when the app has entered the background.
    ///
    /// It's posted in apps with and without scenes.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    /// Posted when the app is about to enter the foreground.
    ///
    /// In an app with scenes, it's also posted during a launch into the foreground.
    ///
    /// - Note: Source: documented (reference), observed (public reports) for the launch.
    @available(iOS 4.0, *)
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillEnterForegroundNotification")
    }

    /// Posted when the running app is about to terminate.
    ///
    /// It isn't posted if the app is terminated while it's suspended.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 2.0, *)
    public nonisolated class var willTerminateNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillTerminateNotification")
    }

    /// Posted when the app has received a memory warning.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 2.0, *)
    public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
    }

    /// Posted when the time has changed significantly, for example at midnight.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 2.0, *)
    public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
    }

    /// Posted when files with data protection have become accessible.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailableNotification")
    }

    /// Posted when files with data protection are about to become inaccessible.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 4.0, *)
    public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailableNotification")
    }

    /// Posted when the user has allowed or forbidden background refresh for the app.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 7.0, *)
    public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
    }

    /// Posted when the user has taken a screenshot.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 7.0, *)
    public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
    }

    /// Posted when the orientation of the status bar is about to change.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 2.0, deprecated: 13.0)
    public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }

    /// Posted when the orientation of the status bar has changed.
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
