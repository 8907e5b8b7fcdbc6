// Made by generate-callbacks from Sources/Callbacks/UIWindowSceneDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import CloudKit
import FoundationAdditions

#if CHECKING

/// The object that an app makes responsible for one window scene, with the calls that only a scene with windows needs.
///
/// Every member is optional. Adopt it in the class that the scene's configuration names as its delegate.
///
/// - Note: Source: documented (reference of the protocol).
@available(iOS 13.0, *)
@preconcurrency @MainActor
@objc public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene.
    ///
    /// If the configuration names a storyboard, UIKit makes the window and sets this property before
    /// ``UISceneDelegate/scene(_:willConnectTo:options:)``. Otherwise make the window there with
    /// ``UIWindow/init(windowScene:)`` and keep it here, or nobody does.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    @objc(window) optional var window: UIWindow? { get set }

    /// Tells that the user chose a quick action of the app's icon, and that this scene shall perform it.
    ///
    /// It is called for a scene that is connected. A scene that is made for a quick action finds the item in its
    /// connection options instead.
    ///
    /// - Parameters:
    ///   - windowScene: The scene that shall perform it.
    ///   - shortcutItem: The chosen item.
    ///   - completionHandler: Call it with `true` if the action was performed.
    /// - Note: Source: documented (reference), inferred for the place before activation.
    @available(iOS 13.0, *)
    @objc(windowScene:performActionForShortcutItem:completionHandler:) optional func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)

    /// The asynchronous form of `windowScene(_:performActionFor:completionHandler:)`.
    ///
    /// - Parameters:
    ///   - windowScene: The scene that shall perform it.
    ///   - shortcutItem: The chosen item.
    /// - Returns: `true` if the action was performed.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    @objc(windowScene:performActionForShortcutItem:asynchronously:) optional func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool

    /// Tells that the user accepted an invitation to data that somebody shares through CloudKit.
    ///
    /// - Parameters:
    ///   - windowScene: The scene that shall show it.
    ///   - cloudKitShareMetadata: What is shared, by whom, and where it is.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    @objc(windowScene:userDidAcceptCloudKitShareWithMetadata:) optional func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)

    /// Tells that the size, the orientation or the traits of a scene have changed.
    ///
    /// - Parameters:
    ///   - windowScene: The scene, with its new values.
    ///   - previousCoordinateSpace: The coordinate space before.
    ///   - previousInterfaceOrientation: The orientation before.
    ///   - previousTraitCollection: The traits before.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use windowScene(_:didUpdateEffectiveGeometry:).")
    @objc(windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:) optional func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)

    /// Tells that the geometry of a scene has changed: its size, its orientation, whether it is being resized.
    ///
    /// - Parameters:
    ///   - windowScene: The scene, with its new geometry.
    ///   - previousEffectiveGeometry: The geometry before.
    /// - Note: Source: documented (reference).
    @available(iOS 26.0, *)
    @objc(windowScene:didUpdateEffectiveGeometry:) optional func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)

    /// Asks how the controls for closing and resizing shall look in a scene's window.
    ///
    /// - Parameter windowScene: The scene.
    /// - Returns: The style. Without an implementation the system chooses.
    /// - Note: Source: documented (header comments).
    @available(iOS 26.0, *)
    @objc(preferredWindowingControlStyleForScene:) optional func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle

    /// Asks in which orientations a scene may appear.
    ///
    /// - Parameter windowScene: The scene.
    /// - Returns: The orientations. Without an implementation those of the information property list count.
    /// - Note: Source: documented (reference).
    @available(iOS 27.0, *)
    @objc(supportedInterfaceOrientationsForWindowScene:) optional func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
}

#else

/// The object that an app makes responsible for one window scene, with the calls that only a scene with windows needs.
///
/// Every member is optional. Adopt it in the class that the scene's configuration names as its delegate.
///
/// - Note: Source: documented (reference of the protocol).
@available(iOS 13.0, *)
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene.
    ///
    /// If the configuration names a storyboard, UIKit makes the window and sets this property before
    /// ``UISceneDelegate/scene(_:willConnectTo:options:)``. Otherwise make the window there with
    /// ``UIWindow/init(windowScene:)`` and keep it here, or nobody does.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    var window: UIWindow? { get set }

    /// Tells that the user chose a quick action of the app's icon, and that this scene shall perform it.
    ///
    /// It is called for a scene that is connected. A scene that is made for a quick action finds the item in its
    /// connection options instead.
    ///
    /// - Parameters:
    ///   - windowScene: The scene that shall perform it.
    ///   - shortcutItem: The chosen item.
    ///   - completionHandler: Call it with `true` if the action was performed.
    /// - Note: Source: documented (reference), inferred for the place before activation.
    @available(iOS 13.0, *)
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)

    /// The asynchronous form of `windowScene(_:performActionFor:completionHandler:)`.
    ///
    /// - Parameters:
    ///   - windowScene: The scene that shall perform it.
    ///   - shortcutItem: The chosen item.
    /// - Returns: `true` if the action was performed.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool

    /// Tells that the user accepted an invitation to data that somebody shares through CloudKit.
    ///
    /// - Parameters:
    ///   - windowScene: The scene that shall show it.
    ///   - cloudKitShareMetadata: What is shared, by whom, and where it is.
    /// - Note: Source: documented (reference).
    @available(iOS 13.0, *)
    func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata)

    /// Tells that the size, the orientation or the traits of a scene have changed.
    ///
    /// - Parameters:
    ///   - windowScene: The scene, with its new values.
    ///   - previousCoordinateSpace: The coordinate space before.
    ///   - previousInterfaceOrientation: The orientation before.
    ///   - previousTraitCollection: The traits before.
    /// - Note: Source: documented (reference).
    @available(iOS, introduced: 13.0, deprecated: 26.0, message: "Use windowScene(_:didUpdateEffectiveGeometry:).")
    func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)

    /// Tells that the geometry of a scene has changed: its size, its orientation, whether it is being resized.
    ///
    /// - Parameters:
    ///   - windowScene: The scene, with its new geometry.
    ///   - previousEffectiveGeometry: The geometry before.
    /// - Note: Source: documented (reference).
    @available(iOS 26.0, *)
    func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)

    /// Asks how the controls for closing and resizing shall look in a scene's window.
    ///
    /// - Parameter windowScene: The scene.
    /// - Returns: The style. Without an implementation the system chooses.
    /// - Note: Source: documented (header comments).
    @available(iOS 26.0, *)
    func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle

    /// Asks in which orientations a scene may appear.
    ///
    /// - Parameter windowScene: The scene.
    /// - Returns: The orientations. Without an implementation those of the information property list count.
    /// - Note: Source: documented (reference).
    @available(iOS 27.0, *)
    func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
}

/// What holds for a member that a delegate does not implement.
extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { OptionalRequirement.missing(nil) }
        set { OptionalRequirement.missing() }
    }

    public func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) { OptionalRequirement.missing() }

    public func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem) async -> Bool { OptionalRequirement.missing(false) }

    public func windowScene(_ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata) { OptionalRequirement.missing() }

    public func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection) { OptionalRequirement.missing() }

    public func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry) { OptionalRequirement.missing() }

    public func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle { OptionalRequirement.missing(.automatic) }

    public func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { OptionalRequirement.missing(.all) }
}

#endif
