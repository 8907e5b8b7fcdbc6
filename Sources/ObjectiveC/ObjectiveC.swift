/// The name of a method, as `#selector` gives it.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    /// The name as text.
    public let description: String

    /// Takes the name as it stands.
    public init(_ name: String) { description = name }

    public init(stringLiteral value: String) { description = value }
}

/// Runs a piece of work and lets go of what it released.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Locks an object; here it does nothing.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

/// Unlocks an object; here it does nothing.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

/// How an associated object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The object that is associated with another under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

/// Associates an object with another under a key.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
