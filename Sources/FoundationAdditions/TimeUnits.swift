/// The nanoseconds of a second.
@available(iOS 2.0, *)
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
@available(iOS 2.0, *)
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
@available(iOS 2.0, *)
public let NSEC_PER_USEC: UInt64 = 1000
/// The microseconds of a second.
@available(iOS 2.0, *)
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The milliseconds of a second.
@available(iOS 2.0, *)
public let MSEC_PER_SEC: UInt64 = 1000
