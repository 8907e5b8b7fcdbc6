import CoreGraphics

/// Calls a method each time that the screen is about to show a new picture.
///
/// In a run it calls sixty times a second of virtual time, or as often as it is asked to, while something of the app is
/// seen, and rests while nothing is.
///
/// - Note: Source: documented (reference of the class); that it rests in the background is observed.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS 3.1, *)
open class CADisplayLink: NSObject {
    private let target: Any
    private let selector: Selector
    private var isAdded = false
    /// Calls that were asked for before the link was stopped or paused mean nothing any more.
    private var generation = 0

    /// Makes a link that calls a method with itself; it holds the object.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - sel: The method, which takes the link.
    public init(target: Any, selector sel: Selector) {
        self.target = target
        selector = sel
    }

    /// When the picture before was shown, in seconds since the device was started.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next picture will be shown.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The seconds between two pictures.
    open var duration: CFTimeInterval { 1 / rate }
    /// True while it shall not call.
    open var isPaused = false {
        didSet { if oldValue != isPaused { restart() } }
    }
    /// How often it shall call in a second; 0 for as often as the screen shows pictures.
    @available(iOS 10.0, *)
    open var preferredFramesPerSecond = 0
    /// Between which limits it shall call in a second.
    @available(iOS 15.0, *)
    open var preferredFrameRateRange = CAFrameRateRange.default

    private var rate: Double {
        if let preferred = preferredFrameRateRange.preferred, preferred > 0 { return Double(preferred) }
        return preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : 60
    }

    /// Begins to call.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        restart()
    }
    /// Ends to call in one mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
    /// Ends to call for good, and lets the object go.
    open func invalidate() {
        isAdded = false
        generation += 1
        #if !CHECKING
            Self.running.removeAll { $0 === self }
        #endif
    }

    private func restart() {
        generation += 1
        #if !CHECKING
            Self.running.removeAll { $0 === self }
            guard isAdded, !isPaused else { return }
            Self.running.append(self)
            BackgroundLaunches.cameToFront = { for link in Self.running { link.restart() } }
            timestamp = CACurrentMediaTime()
            scheduleNext(generation)
        #endif
    }

    #if !CHECKING
        private nonisolated(unsafe) static var running: [CADisplayLink] = []

        /// A link of an app that isn't seen waits to be restarted.
        private func scheduleNext(_ generation: Int) {
            DispatchQueue.main.asyncAfter(deadline: .now() + duration) { [self] in
                guard generation == self.generation, BackgroundLaunches.isSeen?() ?? true else { return }
                timestamp = CACurrentMediaTime()
                selector.send(to: target, self)
                if generation == self.generation { scheduleNext(generation) }
            }
        }
    #endif
}

/// Between which limits something moves, in pictures a second.
@available(iOS 15.0, *)
public struct CAFrameRateRange: Hashable, Sendable {
    /// The fewest.
    public var minimum: Float
    /// The most.
    public var maximum: Float
    /// The usual number; nil to leave it to the system.
    public var preferred: Float?

    /// Makes a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Whatever the system thinks best.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
