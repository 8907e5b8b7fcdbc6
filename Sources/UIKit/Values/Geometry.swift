import FoundationAdditions

/// How the user interface is turned.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
public enum UIInterfaceOrientation: Int, Sendable {
    /// How the interface is turned: unknown.
    case unknown = 0
    /// How the interface is turned: portrait.
    case portrait = 1
    /// How the interface is turned: portrait upside down.
    case portraitUpsideDown = 2
    /// How the interface is turned: landscape right.
    case landscapeRight = 3
    /// How the interface is turned: landscape left.
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
    /// How the interface may be turned: portrait.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// How the interface may be turned: portrait upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// How the interface may be turned: landscape right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// How the interface may be turned: landscape left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// How the interface may be turned: landscape.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// In every way.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// In every way but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How the device is held.
#if CHECKING
    @objc
#endif
@available(iOS 2.0, *)
public enum UIDeviceOrientation: Int, Sendable {
    /// How the device is held: unknown.
    case unknown
    /// How the device is held: portrait.
    case portrait
    /// How the device is held: portrait upside down.
    case portraitUpsideDown
    /// How the device is held: landscape left.
    case landscapeLeft
    /// How the device is held: landscape right.
    case landscapeRight
    /// How the device is held: face up.
    case faceUp
    /// How the device is held: face down.
    case faceDown

    /// True if it is held upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True if it is held on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// True if it lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The direction of the user interface.
@available(iOS 2.0, *)
#if CHECKING
    @objc
#endif
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// The direction of reading: left to right.
    case leftToRight
    /// The direction of reading: right to left.
    case rightToLeft
}

/// Light or dark.
#if CHECKING
    @objc
#endif
@available(iOS 12.0, *)
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Light or dark: unspecified.
    case unspecified
    /// Light or dark: light.
    case light
    /// Light or dark: dark.
    case dark
}

/// Compact or regular.
#if CHECKING
    @objc
#endif
@available(iOS 8.0, *)
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// How much room there is: unspecified.
    case unspecified
    /// How much room there is: compact.
    case compact
    /// How much room there is: regular.
    case regular
}

/// The kind of device.
#if CHECKING
    @objc
#endif
@available(iOS 3.2, *)
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The kind of device: unspecified.
    case unspecified = -1
    /// The kind of device: phone.
    case phone = 0
    /// The kind of device: pad.
    case pad = 1
    /// The kind of device: tv.
    case tv = 2
    /// The kind of device: car play.
    case carPlay = 3
    /// The kind of device: mac.
    case mac = 5
    /// The kind of device: vision.
    case vision = 6
}

/// The look of the status bar.
@available(iOS 2.0, *)
#if CHECKING
    @objc
#endif
public enum UIStatusBarStyle: Int, Sendable {
    /// How the status bar looks: default.
    case `default` = 0
    /// How the status bar looks: light content.
    case lightContent = 1
    /// How the status bar looks: dark content.
    case darkContent = 3
}

/// How the status bar changes.
@available(iOS 2.0, *)
#if CHECKING
    @objc
#endif
public enum UIStatusBarAnimation: Int, Sendable {
    /// How the status bar comes and goes: none.
    case none
    /// How the status bar comes and goes: fade.
    case fade
    /// How the status bar comes and goes: slide.
    case slide
}

/// Distances from the four edges.
@available(iOS 2.0, *)
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance at the top edge.
    public var top: CGFloat
    /// The distance at the left edge.
    public var left: CGFloat
    /// The distance at the bottom edge.
    public var bottom: CGFloat
    /// The distance at the right edge.
    public var right: CGFloat
    /// The distances zero.
    public static let zero = UIEdgeInsets()
    /// Makes distances.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

/// Distances from the four edges, in the direction of the language.
@available(iOS 11.0, *)
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance at the top edge.
    public var top: CGFloat
    /// The distance at the leading edge.
    public var leading: CGFloat
    /// The distance at the bottom edge.
    public var bottom: CGFloat
    /// The distance at the trailing edge.
    public var trailing: CGFloat
    /// The distances zero.
    public static let zero = NSDirectionalEdgeInsets()
    /// Makes distances.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

/// A distance in two directions.
@available(iOS 5.0, *)
public struct UIOffset: Hashable, Sendable {
    /// How far to the right.
    public var horizontal: CGFloat
    /// How far down.
    public var vertical: CGFloat
    /// The distance zero.
    public static let zero = UIOffset()
    /// Makes a distance.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}

/// A set of edges.
@available(iOS 7.0, *)
public struct UIRectEdge: _Mask {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The edges: top.
    public static let top = UIRectEdge(rawValue: 1)
    /// The edges: left.
    public static let left = UIRectEdge(rawValue: 2)
    /// The edges: bottom.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The edges: right.
    public static let right = UIRectEdge(rawValue: 8)
    /// The edges: all.
    public static let all = UIRectEdge(rawValue: 15)
}

#if CHECKING
    extension UIEdgeInsets: _ValueStructure {}
    extension UIOffset: _ValueStructure {}
    extension NSDirectionalEdgeInsets: _ValueStructure {}
#endif

/// A space in which there are coordinates.
@available(iOS 8.0, *)
@preconcurrency @MainActor
#if CHECKING
    @objc
#endif
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The whole of the space.
    var bounds: CGRect { get }
}
