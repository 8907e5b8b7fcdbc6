/// Marks stretches of time for tools.
@available(iOS 15.0, *)
public struct OSSignposter: Sendable {
    /// Makes a signposter for a part of an app.
    public init(subsystem: String, category: String) {}
    /// Makes a signposter for a log.
    public init(logHandle: OSLog) {}
    /// Makes a signposter without a name.
    public init() {}
    /// Starts a stretch.
    public func beginInterval(_ name: StaticString) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    /// Ends a stretch.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Marks a moment.
    public func emitEvent(_ name: StaticString) {}
}

/// A stretch of time that has begun.
@available(iOS 15.0, *)
public final class OSSignpostIntervalState: Sendable {}

/// Guards a value with a lock.
@available(iOS 16.0, *)
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private let lock = NSLock()
    private var state: State

    /// Guards a value.
    public init(initialState: State) { state = initialState }

    /// Works on the value while nobody else can.
    public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Makes a lock that guards no value.
    public convenience init() { self.init(initialState: ()) }
}
