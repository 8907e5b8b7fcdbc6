/// Publishers that are made by name.
@available(iOS 13.0, *)
public enum Publishers {
    /// Sends the values of two publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        /// What it publishes.
        public typealias Output = A.Output
        /// How it can fail.
        public typealias Failure = A.Failure
        let a: A
        let b: B

        /// Takes two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subject = PassthroughSubject<Output, Failure>()
            subject.receive(subscriber: subscriber)
            var open = 2
            let end: (Subscribers.Completion<Failure>) -> Void = { completion in
                open -= 1
                if case .failure = completion { return subject.send(completion: completion) }
                if open == 0 { subject.send(completion: .finished) }
            }
            subject.keep(a.sink(receiveCompletion: end) { subject.send($0) })
            subject.keep(b.sink(receiveCompletion: end) { subject.send($0) })
        }
    }

    /// Sends the last values of two publishers whenever one of them changes.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// What it publishes.
        public typealias Output = (A.Output, B.Output)
        /// How it can fail.
        public typealias Failure = A.Failure
        let a: A
        let b: B

        /// Takes two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subject = PassthroughSubject<Output, Failure>()
            subject.receive(subscriber: subscriber)
            var left: A.Output?
            var right: B.Output?
            var open = 2
            let end: (Subscribers.Completion<Failure>) -> Void = { completion in
                open -= 1
                if case .failure = completion { return subject.send(completion: completion) }
                if open == 0 { subject.send(completion: .finished) }
            }
            let send = { if let left, let right { subject.send((left, right)) } }
            subject.keep(
                a.sink(receiveCompletion: end) {
                    left = $0; send()
                })
            subject.keep(
                b.sink(receiveCompletion: end) {
                    right = $0; send()
                })
        }
    }
}

extension Publisher {
    /// Sends the values of another publisher too.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    /// Sends the last values of both whenever one of them changes.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }
}

/// Sends one value and ends.
@available(iOS 13.0, *)
public struct Just<Output>: Publisher {
    /// How it can fail.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Takes the value.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: EmptySubscription())
        _ = subscriber.receive(output)
        subscriber.receive(completion: .finished)
    }
}

/// Sends nothing, and ends or not.
@available(iOS 13.0, *)
public struct Empty<Output, Failure: Error>: Publisher {
    let completeImmediately: Bool

    /// Ends at once unless told otherwise.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: EmptySubscription())
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// Ends with an error at once.
@available(iOS 13.0, *)
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Takes the error.
    public init(error: Failure) { self.error = error }
    /// Takes the error and names the type of the values.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: EmptySubscription())
        subscriber.receive(completion: .failure(error))
    }
}

/// Sends one value as soon as it is there.
@available(iOS 13.0, *)
public final class Future<Output, Failure: Error>: Publisher {
    /// Called with the value or the error.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let subject = CurrentValueSubject<Output?, Failure>(nil)

    /// Starts the work at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        let subject = subject
        attemptToFulfill { result in
            switch result {
            case .success(let value):
                subject.send(value)
                subject.send(completion: .finished)
            case .failure(let error): subject.send(completion: .failure(error))
            }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subject.compactMap { $0 }.receive(subscriber: subscriber)
    }
}

struct EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

extension Sequence {
    /// Sends the elements and ends.
    @available(iOS 13.0, *)
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { downstream in
            downstream.receive(subscription: EmptySubscription())
            for element in self { _ = downstream.receive(element) }
            downstream.receive(completion: .finished)
        }
    }
}
