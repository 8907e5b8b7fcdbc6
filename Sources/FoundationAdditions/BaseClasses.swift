/// The root of the classes that belong to the main actor.
///
/// It puts the attributes that all of them share in one place, and it hides `NSObject.init()`, which belongs to no
/// actor: so a subclass has an `init()` of its own that does.
@preconcurrency @MainActor
#if CHECKING
    @objc
#endif
open class _UIObject: NSObject {
    nonisolated override init() { super.init() }

    /// Makes the part of the object that this class stands for.
    nonisolated public init(_ base: Void) { super.init() }
}

/// The root of the classes that any thread may use.
#if CHECKING
    @objc
#endif
open class _Object: NSObject {}
