/// The name of a method, as `#selector` gives it.
@available(iOS 2.0, *)
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    /// The name as text.
    public let description: String

    /// Takes the name as it stands.
    public init(_ name: String) { description = name }

    public init(stringLiteral value: String) { description = value }
}

/// Runs a piece of work and lets go of what it released.
@available(iOS 2.0, *)
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Locks an object; here it does nothing.
@available(iOS 2.0, *)
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

/// Unlocks an object; here it does nothing.
@available(iOS 2.0, *)
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

/// How an associated object is kept.
@available(iOS 2.0, *)
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Holds the object: OBJC_ASSOCIATION_ASSIGN.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Holds the object: OBJC_ASSOCIATION_RETAIN_NONATOMIC.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Holds the object: OBJC_ASSOCIATION_COPY_NONATOMIC.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Holds the object: OBJC_ASSOCIATION_RETAIN.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Holds the object: OBJC_ASSOCIATION_COPY.
    case OBJC_ASSOCIATION_COPY = 771
}

/// The object that is associated with another under a key.
@available(iOS 2.0, *)
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

/// Associates an object with another under a key.
@available(iOS 2.0, *)
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
