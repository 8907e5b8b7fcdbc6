import FoundationAdditions

/// How the user interface is turned.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    /// True if it is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True if it is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of ways in which the user interface may be turned.
@available(iOS 6.0, *)
public struct UIInterfaceOrientationMask: _Mask {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How the device is held.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// True if it is held upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True if it is held on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// True if it lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The direction of the user interface.
#if CHECKING
    @objc
#endif
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// Light or dark.
#if CHECKING
    @objc
#endif
@available(iOS 12.0, *)
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Compact or regular.
#if CHECKING
    @objc
#endif
@available(iOS 8.0, *)
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The kind of device.
#if CHECKING
    @objc
#endif
@available(iOS 3.2, *)
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}

/// The look of the status bar.
#if CHECKING
    @objc
#endif
public enum UIStatusBarStyle: Int, Sendable { case `default` = 0, lightContent = 1, darkContent = 3 }

/// How the status bar changes.
#if CHECKING
    @objc
#endif
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// Distances from the four edges.
@available(iOS 2.0, *)
public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public static let zero = UIEdgeInsets()
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// Distances from the four edges, in the direction of the language.
@available(iOS 11.0, *)
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat
    public static let zero = NSDirectionalEdgeInsets()
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

/// A distance in two directions.
@available(iOS 5.0, *)
public struct UIOffset: Hashable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat
    public static let zero = UIOffset()
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}

/// A set of edges.
@available(iOS 7.0, *)
public struct UIRectEdge: _Mask {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all = UIRectEdge(rawValue: 15)
}

#if CHECKING
    extension UIEdgeInsets: _ValueStructure {}
    extension UIOffset: _ValueStructure {}
    extension NSDirectionalEdgeInsets: _ValueStructure {}
#endif

/// A space in which there are coordinates.
@available(iOS 8.0, *)
#if STRICT
    @MainActor
#else
    @preconcurrency @MainActor
#endif
#if CHECKING
    @objc
#endif
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The whole of the space.
    var bounds: CGRect { get }
}
