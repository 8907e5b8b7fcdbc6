import FoundationAdditions

extension UIScene {
    /// Posted when UIKit connects a scene to the app; the object is the scene.
    ///
    /// - Note: Source: documented (reference); inferred that it follows the delegate's call.
    @available(iOS 13.0, *)
    public nonisolated class var willConnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillConnectNotification")
    }

    /// Posted when a scene has been disconnected from the app; the object is the scene.
    ///
    /// - Note: Source: documented (reference); inferred that it follows the delegate's call.
    @available(iOS 13.0, *)
    public nonisolated class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidDisconnectNotification")
    }

    /// Posted when a scene is about to enter the foreground; the object is the scene.
    ///
    /// - Note: Source: documented (reference); inferred that it follows the delegate's call.
    @available(iOS 13.0, *)
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }

    /// Posted when a scene has become active; the object is the scene.
    ///
    /// - Note: Source: documented (reference); inferred that it follows the delegate's call.
    @available(iOS 13.0, *)
    public nonisolated class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }

    /// Posted when a scene is about to become inactive and stop receiving events; the object is the scene.
    ///
    /// - Note: Source: documented (reference); inferred that it follows the delegate's call.
    @available(iOS 13.0, *)
    public nonisolated class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }

    /// Posted when a scene has entered the background; the object is the scene.
    ///
    /// - Note: Source: documented (reference); inferred that it follows the delegate's call.
    @available(iOS 13.0, *)
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }

    /// Posted when the system's protection of a scene has been turned on or off; the object is the scene.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 18.0, *)
    public nonisolated class var systemProtectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UISceneSystemProtectionDidChangeNotification")
    }
}
