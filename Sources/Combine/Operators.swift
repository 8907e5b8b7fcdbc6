extension Publisher {
    /// Changes each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        self.transform { _ = $1.receive(transform($0)) }
    }

    /// Takes a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
        self.transform { _ = $1.receive($0[keyPath: keyPath]) }
    }

    /// Changes each value, or leaves it out.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        self.transform { value, downstream in transform(value).map { _ = downstream.receive($0) } }
    }

    /// Leaves out values.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        transform { if isIncluded($0) { _ = $1.receive($0) } }
    }

    /// Changes each value; an error ends the publisher.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        AnyPublisher { downstream in
            receive(
                subscriber: Sink<Output, Failure>(
                    receiveSubscription: { downstream.receive(subscription: $0) },
                    receiveValue: { value in
                        do { _ = downstream.receive(try transform(value)) } catch {
                            downstream.receive(completion: .failure(error))
                            downstream.cancel()
                        }
                    },
                    receiveCompletion: { downstream.receive(completion: $0.widened) }))
        }
    }

    /// Changes the error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher { downstream in
            receive(
                subscriber: Sink<Output, Failure>(
                    receiveSubscription: { downstream.receive(subscription: $0) },
                    receiveValue: { _ = downstream.receive($0) },
                    receiveCompletion: { downstream.receive(completion: $0.mapped(transform)) }))
        }
    }

    /// Sends a value in place of an error.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        self.catch { _ in Just(output) }
    }

    /// Goes on with another publisher after an error.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
        AnyPublisher { downstream in
            receive(
                subscriber: Sink<Output, Failure>(
                    receiveSubscription: { downstream.receive(subscription: $0) },
                    receiveValue: { _ = downstream.receive($0) },
                    receiveCompletion: { completion in
                        switch completion {
                        case .finished: downstream.receive(completion: .finished)
                        case .failure(let error): handler(error).receive(subscriber: downstream)
                        }
                    }))
        }
    }

    /// Calls blocks on the way.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            receive(
                subscriber: Sink<Output, Failure>(
                    receiveSubscription: {
                        receiveSubscription?($0)
                        downstream.receive(subscription: $0)
                    },
                    receiveValue: {
                        receiveOutput?($0)
                        _ = downstream.receive($0)
                    },
                    receiveCompletion: {
                        receiveCompletion?($0)
                        downstream.receive(completion: $0)
                    }))
        }
    }

    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            var left = count
            transform { (value: Output, downstream: Sink<Output, Failure>) in
                if left > 0 { left -= 1 } else { _ = downstream.receive(value) }
            }.receive(subscriber: downstream)
        }
    }

    /// Ends after so many values.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            var left = maxLength
            transform { (value: Output, downstream: Sink<Output, Failure>) in
                guard left > 0 else { return }
                left -= 1
                _ = downstream.receive(value)
                if left == 0 { downstream.receive(completion: .finished) }
            }.receive(subscriber: downstream)
        }
    }

    /// Sends the first value only.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// Sends what has been gathered so far.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { downstream in
            var result = initialResult
            transform { (value: Output, downstream: Sink<T, Failure>) in
                result = nextPartialResult(result, value)
                _ = downstream.receive(result)
            }.receive(subscriber: downstream)
        }
    }

    /// Sends all values as one at the end.
    public func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher { downstream in
            var values: [Output] = []
            receive(
                subscriber: Sink<Output, Failure>(
                    receiveSubscription: { downstream.receive(subscription: $0) },
                    receiveValue: { values.append($0) },
                    receiveCompletion: {
                        if case .finished = $0 { _ = downstream.receive(values) }
                        downstream.receive(completion: $0)
                    }))
        }
    }

    /// Sends the values of the publisher that each value is turned into.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        self.transform { value, downstream in
            transform(value).receive(
                subscriber: Sink<P.Output, Failure>(
                    receiveValue: { _ = downstream.receive($0) },
                    receiveCompletion: { if case .failure = $0 { downstream.receive(completion: $0) } }))
        }
    }

    /// Writes what happens.
    public func print(_ prefix: String = "", to stream: TextOutputStream? = nil) -> AnyPublisher<Output, Failure> {
        handleEvents(receiveOutput: { Swift.print("\(prefix.isEmpty ? "" : "\(prefix): ")receive value: (\($0))") })
    }

    /// Shares one subscription among all subscribers.
    public func share() -> AnyPublisher<Output, Failure> {
        let subject = PassthroughSubject<Output, Failure>()
        let upstream = subscribe(subject)
        subject.keep(upstream)
        return subject.eraseToAnyPublisher()
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out a value that equals the one before.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher {
    /// Leaves out a value that counts as equal to the one before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            var last: Output?
            transform { (value: Output, downstream: Sink<Output, Failure>) in
                if let last, predicate(last, value) { return }
                last = value
                _ = downstream.receive(value)
            }.receive(subscriber: downstream)
        }
    }
}

extension Publisher where Failure == Never {
    /// Allows errors of a type, though none will come.
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { downstream in
            receive(
                subscriber: Sink<Output, Never>(
                    receiveSubscription: { downstream.receive(subscription: $0) },
                    receiveValue: { _ = downstream.receive($0) },
                    receiveCompletion: { _ in downstream.receive(completion: .finished) }))
        }
    }
}

extension Subscribers.Completion {
    var widened: Subscribers.Completion<any Error> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(error)
        }
    }

    func mapped<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
