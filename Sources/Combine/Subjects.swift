/// A publisher that sends what it is told to.
@available(iOS 13.0, *)
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value.
    func send(_ value: Output)
    /// Ends.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes a subscription that feeds the subject.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends a signal.
    public func send() { send(()) }
}

/// Sends values to whoever is there.
@available(iOS 13.0, *)
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let core = SubjectCore<Output, Failure>()

    /// Makes a subject.
    public init() {}

    public func send(_ value: Output) { core.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.attach(subscriber, first: nil, owner: self)
    }

    func keep(_ cancellable: AnyCancellable) { core.upstream.append(cancellable) }
}

/// Keeps a value and sends each new one.
@available(iOS 13.0, *)
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let core = SubjectCore<Output, Failure>()
    private var current: Output

    /// The value; setting it sends it.
    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    /// Makes a property that publishes its changes, with its first value.
    public init(_ value: Output) { current = value }

    public func send(_ value: Output) {
        current = value
        core.send(value)
    }
    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.attach(subscriber, first: current, owner: self)
    }
}

/// The subscribers of a subject, in the order in which they came.
final class SubjectCore<Output, Failure: Error> {
    private var subscribers: [(id: Int, receive: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
    private var next = 0
    private var end: Subscribers.Completion<Failure>?
    var upstream: [AnyCancellable] = []

    func attach<S: Subscriber>(_ subscriber: S, first: Output?, owner: AnyObject)
    where S.Input == Output, S.Failure == Failure {
        next += 1
        let id = next
        subscriber.receive(
            subscription: Tie { [weak self] in
                _ = owner
                self?.subscribers.removeAll { $0.id == id }
            })
        if let first { _ = subscriber.receive(first) }
        if let end { return subscriber.receive(completion: end) }
        subscribers.append((id, { _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) }))
    }

    func send(_ value: Output) {
        guard end == nil else { return }
        for subscriber in subscribers { subscriber.receive(value) }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        guard end == nil else { return }
        end = completion
        let all = subscribers
        subscribers = []
        upstream = []
        for subscriber in all { subscriber.end(completion) }
    }

    struct Tie: Subscription {
        let onCancel: () -> Void
        func request(_ demand: Subscribers.Demand) {}
        func cancel() { onCancel() }
    }
}
