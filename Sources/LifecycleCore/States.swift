/// The state of an app's process.
public enum AppState: UInt8, Sendable {
    /// There is no process.
    case notRunning
    /// In front, but without events.
    case inactive
    /// In front, with events.
    case active
    /// Runs, and nothing of it is seen.
    case background
    /// In memory, and runs no code.
    case suspended
}

/// The state of a scene.
public enum SceneState: UInt8, Sendable {
    /// The session has no connected scene.
    case unattached
    /// Connected, and nothing of it is seen.
    case background
    /// Seen, but without events.
    case foregroundInactive
    /// Seen, with events.
    case foregroundActive

    var isForeground: Bool { self == .foregroundInactive || self == .foregroundActive }
}

/// What SwiftUI's `scenePhase` says.
public enum Phase: UInt8, Sendable { case background, inactive, active }

/// The number of a session: the first one that an app gets is 1, and no number comes twice.
public struct SessionID: Equatable, Sendable {
    public let number: Int
    public init(_ number: Int) { self.number = number }
}

/// What a scene is for.
public enum Role: UInt8, Sendable { case window, externalDisplay }

/// What the system keeps of a scene, connected or not.
public struct Session: Equatable, Sendable {
    public let id: SessionID
    public let role: Role
    public internal(set) var state: SceneState
    /// The phase that SwiftUI has told for it.
    public internal(set) var phase: Phase
    /// True if it has had a scene before, which may have left something to restore.
    var isKnown: Bool

    public init(id: SessionID, role: Role, isKnown: Bool = false) {
        self.id = id
        self.role = role
        self.isKnown = isKnown
        state = .unattached
        phase = .background
    }
}

/// Which life cycle an app follows.
public enum Style: UInt8, Sendable {
    /// An app delegate, no scenes.
    case appDelegate
    /// Scenes, from the manifest or from the app delegate.
    case scenes
    /// SwiftUI's `App`, which has scenes of its own.
    case swiftUI
}

/// What is fixed about an app before it runs.
public struct AppDescription: Equatable, Sendable {
    public var style: Style
    /// The version of the SDK that it was built with.
    public var sdk: Int
    /// True if the manifest allows several scenes and the device has room for them.
    public var supportsMultipleScenes: Bool
    public var profile: Profile

    public init(style: Style, sdk: Int = 26, supportsMultipleScenes: Bool = false, profile: Profile = Profile()) {
        self.style = style
        self.sdk = sdk
        self.supportsMultipleScenes = supportsMultipleScenes
        self.profile = profile
    }

    /// Apps built with the 27 SDK have to use scenes.
    ///
    /// Source: documented (notes on the 27 SDK), observed (crash reports) for what happens otherwise.
    public var mayLaunch: Bool { sdk < 27 || style != .appDelegate }
}
