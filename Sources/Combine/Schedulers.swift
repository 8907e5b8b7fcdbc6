/// Something that runs work: a queue, a run loop.
@available(iOS 13.0, *)
public protocol Scheduler<SchedulerTimeType> {
    /// How the scheduler tells the time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// What the scheduler may be told.
    associatedtype SchedulerOptions

    /// Runs work as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs work after a time in seconds.
    func _schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void)
}

/// A length of time of a scheduler.
@available(iOS 13.0, *)
public protocol SchedulerTimeIntervalConvertible {
    /// A time of so many seconds.
    static func seconds(_ s: Int) -> Self
    /// A time of so many seconds.
    static func seconds(_ s: Double) -> Self
    /// A time of so many milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// A time of so many microseconds.
    static func microseconds(_ us: Int) -> Self
    /// A time of so many nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
    /// The length in seconds.
    var _seconds: Double { get }
}

/// A moment of a scheduler.
@available(iOS 13.0, *)
public struct SchedulerTime: Strideable, Hashable, Sendable {
    var seconds: Double

    public func distance(to other: SchedulerTime) -> Stride { .seconds(other.seconds - seconds) }
    public func advanced(by n: Stride) -> SchedulerTime { SchedulerTime(seconds: seconds + n._seconds) }

    /// A length of time.
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Sendable,
        ExpressibleByFloatLiteral
    {
        public let _seconds: Double
        /// A time of so many seconds.
        public static func seconds(_ s: Int) -> Stride { Stride(_seconds: Double(s)) }
        /// A time of so many seconds.
        public static func seconds(_ s: Double) -> Stride { Stride(_seconds: s) }
        /// A time of so many milliseconds.
        public static func milliseconds(_ ms: Int) -> Stride { Stride(_seconds: Double(ms) / 1e3) }
        /// A time of so many microseconds.
        public static func microseconds(_ us: Int) -> Stride { Stride(_seconds: Double(us) / 1e6) }
        /// A time of so many nanoseconds.
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(_seconds: Double(ns) / 1e9) }
        public static func < (left: Stride, right: Stride) -> Bool { left._seconds < right._seconds }
        public static func + (left: Stride, right: Stride) -> Stride {
            Stride(_seconds: left._seconds + right._seconds)
        }
        public static func - (left: Stride, right: Stride) -> Stride {
            Stride(_seconds: left._seconds - right._seconds)
        }
        public static func * (left: Stride, right: Stride) -> Stride {
            Stride(_seconds: left._seconds * right._seconds)
        }
        public static func *= (left: inout Stride, right: Stride) { left = left * right }
        public var magnitude: Double { abs(_seconds) }
        public init?<T: BinaryInteger>(exactly source: T) { self.init(_seconds: Double(source)) }
        public init(integerLiteral value: Int) { self.init(_seconds: Double(value)) }
        public init(floatLiteral value: Double) { self.init(_seconds: value) }
        init(_seconds: Double) { self._seconds = _seconds }
    }
}

extension DispatchQueue: Scheduler {
    /// A moment.
    @available(iOS 13.0, *)
    public typealias SchedulerTimeType = SchedulerTime
    /// How work is run.
    @available(iOS 13.0, *)
    public struct SchedulerOptions {}

    @available(iOS 13.0, *)
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let box = UncheckedBox(action)
        async { box.value() }
    }

    public func _schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) {
        let box = UncheckedBox(action)
        asyncAfter(deadline: .now() + seconds) { box.value() }
    }
}

extension OperationQueue: Scheduler {
    /// A moment.
    @available(iOS 13.0, *)
    public typealias SchedulerTimeType = SchedulerTime
    /// How work is run.
    @available(iOS 13.0, *)
    public struct SchedulerOptions {}

    @available(iOS 13.0, *)
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let box = UncheckedBox(action)
        addOperation { box.value() }
    }

    public func _schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) {
        let box = UncheckedBox(action)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.addOperation { box.value() } }
    }
}

extension RunLoop: Scheduler {
    /// A moment.
    @available(iOS 13.0, *)
    public typealias SchedulerTimeType = SchedulerTime
    /// How work is run.
    @available(iOS 13.0, *)
    public struct SchedulerOptions {}

    @available(iOS 13.0, *)
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let box = UncheckedBox(action)
        perform { box.value() }
    }

    public func _schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) {
        let box = UncheckedBox(action)
        let timer = Foundation.Timer(timeInterval: seconds, repeats: false) { _ in box.value() }
        (self as RunLoop).add(timer, forMode: .common)
    }
}

extension Publisher {
    /// Passes values on by a scheduler.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
        Output, Failure
    > {
        AnyPublisher { downstream in
            receive(
                subscriber: Sink<Output, Failure>(
                    receiveSubscription: { downstream.receive(subscription: $0) },
                    receiveValue: { value in scheduler.schedule(options: options) { _ = downstream.receive(value) } },
                    receiveCompletion: { end in
                        scheduler.schedule(options: options) { downstream.receive(completion: end) }
                    }))
        }
    }

    /// Subscribes by a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            scheduler.schedule(options: options) { self.receive(subscriber: downstream) }
        }
    }

    /// Sends a value only after nothing new has come for a time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            var count = 0
            transform { (value: Output, downstream: Sink<Output, Failure>) in
                count += 1
                let mine = count
                scheduler._schedule(afterSeconds: dueTime._seconds) {
                    if mine == count { _ = downstream.receive(value) }
                }
            }.receive(subscriber: downstream)
        }
    }

    /// Sends each value after a time.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        transform { value, downstream in
            scheduler._schedule(afterSeconds: interval._seconds) { _ = downstream.receive(value) }
        }
    }

    /// Sends at most one value in a time.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            var isWaiting = false
            var last: Output?
            transform { (value: Output, downstream: Sink<Output, Failure>) in
                if latest || last == nil { last = value }
                guard !isWaiting else { return }
                isWaiting = true
                scheduler._schedule(afterSeconds: interval._seconds) {
                    isWaiting = false
                    if let value = last { _ = downstream.receive(value) }
                    last = nil
                }
            }.receive(subscriber: downstream)
        }
    }
}
