import FoundationAdditions

extension UIScene {
    /// Posted with the scene as its object: a scene was connected.
    ///
    /// - Note: Source: documented (reference); inferred that it follows the delegate's call.
    @available(iOS 13.0, *)
    public nonisolated class var willConnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillConnectNotification")
    }

    /// Posted with the scene as its object: a scene was disconnected.
    ///
    /// - Note: Source: documented (reference); inferred that it follows the delegate's call.
    @available(iOS 13.0, *)
    public nonisolated class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidDisconnectNotification")
    }

    /// Posted with the scene as its object: a scene is about to appear in the foreground.
    ///
    /// - Note: Source: documented (reference); inferred that it follows the delegate's call.
    @available(iOS 13.0, *)
    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }

    /// Posted with the scene as its object: a scene has become active.
    ///
    /// - Note: Source: documented (reference); inferred that it follows the delegate's call.
    @available(iOS 13.0, *)
    public nonisolated class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }

    /// Posted with the scene as its object: a scene is about to stop receiving events.
    ///
    /// - Note: Source: documented (reference); inferred that it follows the delegate's call.
    @available(iOS 13.0, *)
    public nonisolated class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }

    /// Posted with the scene as its object: a scene is in the background.
    ///
    /// - Note: Source: documented (reference); inferred that it follows the delegate's call.
    @available(iOS 13.0, *)
    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }

    /// Posted with the scene as its object: the protection of a scene by the system was turned on or off.
    ///
    /// - Note: Source: documented (reference); inferred that it follows the delegate's call.
    @available(iOS 18.0, *)
    public nonisolated class var systemProtectionDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UISceneSystemProtectionDidChangeNotification")
    }
}
