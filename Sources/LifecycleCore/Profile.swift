/// What sources disagree on, as data: the usual value of each is what is documented, and where nothing is, the order that
/// most or the newest sources show.
public struct Profile: Equatable, Sendable {
    /// What the user's swipe in the switcher does to an app with scenes that was in front.
    public enum SwipeAway: UInt8, Sendable {
        /// Disconnection, discard, end. Source: observed (most logs, the newest of 2025).
        case disconnectsAndDiscards
        /// Background, end. Source: observed (one log of 2022).
        case entersBackground
    }

    /// In which order a closed window is told of. Source: observed (logs that disagree).
    public enum Closing: UInt8, Sendable { case disconnectsFirst, discardsFirst, discardsOnly, disconnectsOnly }

    /// What SwiftUI's app-level phase is of several scenes.
    public enum Aggregate: UInt8, Sendable {
        /// The most active one. Source: documented (reference of the type).
        case maximum
        /// The least active one. Source: inferred, for apps built before the SDK of iOS 18.
        case minimum
    }

    public var swipeAway = SwipeAway.disconnectsAndDiscards
    public var closing = Closing.disconnectsFirst
    public var aggregate = Aggregate.maximum
    /// Whether a launch into the background tells a scene-less app that it is there. Source: documented as true
    /// (about the background execution sequence), observed as false (two logs).
    public var backgroundLaunchTellsApp = true
    /// Whether a suspended scene-less app that is resumed for an event is told so. Source: documented as true (about the
    /// background execution sequence), never observed.
    public var resumeTellsApp = true
    /// Whether a URL reaches a scene before it comes to the foreground. Source: observed (a test suite that asserts it);
    /// the documentation says the opposite for apps without scenes.
    public var urlComesBeforeForeground = true
    /// Whether notifications follow the delegate's call. Source: documented (header comments); one web page differs.
    public var postsAfterCall = true
    /// Whether the app-level notifications are posted in apps with scenes. Source: documented; denied for a beta of 2019.
    public var postsForApp = true
    /// How often the scene in front resigns when a second one opens beside it. Source: documented as
    /// once; two logs show two pairs of calls.
    public var resignationsAtOpening = 1
    /// Whether SwiftUI passes `willConnectTo` on to the app's own scene delegate. Source: observed; one report differs.
    public var forwardsConnection = true

    public init() {}
}
