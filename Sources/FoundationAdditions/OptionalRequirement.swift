/// Tells a simulated system whether a delegate has a method of its own.
///
/// Without Objective-C a protocol has no optional members: each has a default implementation, and that one leaves a
/// mark here. Reset the mark, make the call, look at the mark.
@available(iOS 2.0, *)
public enum OptionalRequirement {
    /// True after a default implementation was called.
    public nonisolated(unsafe) static var wasMissing = false

    /// What a default implementation that returns nothing calls.
    public static func missing() { wasMissing = true }

    /// What a default implementation returns, after leaving the mark.
    public static func missing<Value>(_ value: Value) -> Value {
        wasMissing = true
        return value
    }
}
