@_exported import FoundationAdditions

/// A source of values over time that ends once, well or with an error.
///
/// This module follows one simplification throughout: demand is never held back, every publisher sends as it can.
@available(iOS 13.0, *)
public protocol Publisher<Output, Failure> {
    /// What it publishes.
    associatedtype Output
    /// How it can fail.
    associatedtype Failure: Error

    /// Attaches a subscriber.
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which passes on what it gets.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
        sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    }
}

/// The end of what a publisher sends.
@available(iOS 13.0, *)
public enum Subscribers {
    /// How a publisher ended.
    public enum Completion<Failure: Error> {
        /// Nothing more comes.
        case finished
        /// The end: failure.
        case failure(Failure)
    }

    /// How many values a subscriber is ready for.
    public struct Demand: Hashable, Sendable {
        let count: Int?
        /// No value.
        public static let none = Demand(count: 0)
        /// As many as there are.
        public static let unlimited = Demand(count: nil)
        /// At most so many values.
        public static func max(_ value: Int) -> Demand { Demand(count: value) }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// A receiver of values.
@available(iOS 13.0, *)
public protocol Subscriber<Input, Failure> {
    /// What it gets.
    associatedtype Input
    /// How what it gets can fail.
    associatedtype Failure: Error

    /// Gets what it can ask for values.
    func receive(subscription: any Subscription)
    /// Gets a value, and says how many more it wants.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Gets the end.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The tie between a publisher and a subscriber.
@available(iOS 13.0, *)
public protocol Subscription: Cancellable {
    /// Asks for values.
    func request(_ demand: Subscribers.Demand)
}

/// Something that can be stopped.
@available(iOS 13.0, *)
public protocol Cancellable {
    /// Stops.
    func cancel()
}

extension Cancellable {
    /// Keeps the object in a set, so that it goes on as long as the set is there.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert((self as? AnyCancellable) ?? AnyCancellable(self))
    }

    /// Keeps the object in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append((self as? AnyCancellable) ?? AnyCancellable(self))
    }
}

/// Stops something when it goes.
@available(iOS 13.0, *)
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    /// Calls a block to stop.
    public init(_ cancel: @escaping () -> Void) { action = cancel }
    /// Stops another object.
    public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

    deinit { action?() }

    /// Stops.
    public func cancel() {
        action?()
        action = nil
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher whose kind is not told.
@available(iOS 13.0, *)
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    let attach: (Sink<Output, Failure>) -> Void

    /// Hides the kind of a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        attach = { publisher.receive(subscriber: $0) }
    }

    init(attach: @escaping (Sink<Output, Failure>) -> Void) { self.attach = attach }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        if let sink = subscriber as? Sink<Output, Failure> { return attach(sink) }
        attach(
            Sink(
                receiveSubscription: { subscriber.receive(subscription: $0) },
                receiveValue: { _ = subscriber.receive($0) },
                receiveCompletion: { subscriber.receive(completion: $0) }))
    }
}

/// The subscriber that all operators are made of.
final class Sink<Input, Failure: Error>: Subscriber, Subscription, Cancellable {
    private let onSubscription: ((any Subscription) -> Void)?
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?
    private var isOver = false

    init(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: @escaping (Input) -> Void,
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        onSubscription = receiveSubscription
        onValue = receiveValue
        onCompletion = receiveCompletion
    }

    func receive(subscription: any Subscription) {
        guard !isOver else { return subscription.cancel() }
        self.subscription = subscription
        onSubscription?(self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if !isOver { onValue?(input) }
        return .unlimited
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard !isOver else { return }
        let end = onCompletion
        finish()
        end?(completion)
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        guard !isOver else { return }
        let subscription = subscription
        finish()
        subscription?.cancel()
    }

    private func finish() {
        isOver = true
        (onValue, onCompletion, subscription) = (nil, nil, nil)
    }
}

extension Publisher {
    /// Calls blocks for each value and at the end.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Sink<Output, Failure>(receiveValue: receiveValue, receiveCompletion: receiveCompletion)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }

    /// Hides the kind of the publisher.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// A publisher that hands each value to a block, which sends on what it likes.
    func transform<Result>(
        _ body: @escaping (Output, Sink<Result, Failure>) -> Void
    ) -> AnyPublisher<Result, Failure> {
        AnyPublisher { downstream in
            receive(
                subscriber: Sink<Output, Failure>(
                    receiveSubscription: { downstream.receive(subscription: $0) },
                    receiveValue: { body($0, downstream) },
                    receiveCompletion: { downstream.receive(completion: $0) }))
        }
    }
}

extension Publisher where Failure == Never {
    /// Calls a block for each value.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets a property to each value.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Sends each value through a published property.
    public func assign(to published: inout Published<Output>.Publisher) {
        let subject = published.subject
        let cancellable = sink { subject.assign($0) }
        subject.keep(cancellable)
    }

    /// The values as a sequence to wait for.
    @available(iOS 15.0, *)
    public var values: AsyncStream<Output> {
        AsyncStream { continuation in
            let cancellable = sink(
                receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield(unchecked($0)) })
            let box = UncheckedBox(cancellable)
            continuation.onTermination = { _ in box.value.cancel() }
        }
    }
}

struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

private func unchecked<Value>(_ value: Value) -> Value { value }
