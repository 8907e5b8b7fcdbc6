extension NotificationCenter {
    /// Sends the notifications of a name as they are posted.
    @available(iOS 13.0, *)
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends notifications.
    @available(iOS 13.0, *)
    public struct Publisher: Combine.Publisher {
        /// What it publishes.
        public typealias Output = Notification
        /// How it can fail.
        public typealias Failure = Never

        /// The notification centre.
        public let center: NotificationCenter
        /// The name.
        public let name: Notification.Name
        /// The object whose notifications are sent; nil for all.
        public let object: AnyObject?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let box = UncheckedBox(subscriber)
            let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
                _ = box.value.receive(notification)
            }
            let center = center
            subscriber.receive(subscription: SubjectCore<Void, Never>.Tie { center.removeObserver(token) })
        }
    }
}

/// A publisher that starts when it is told to.
@available(iOS 13.0, *)
public protocol ConnectablePublisher: Publisher {
    /// Starts.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Starts with the first subscriber.
    public func autoconnect() -> AnyPublisher<Output, Failure> {
        AnyPublisher { downstream in
            receive(subscriber: downstream)
            _ = connect()
        }
    }
}

extension Timer {
    /// Sends the date again and again.
    @available(iOS 13.0, *)
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
    }

    /// Sends the date again and again.
    @available(iOS 13.0, *)
    public final class TimerPublisher: ConnectablePublisher {
        /// What it publishes.
        public typealias Output = Date
        /// How it can fail.
        public typealias Failure = Never

        private let subject = PassthroughSubject<Date, Never>()
        private let interval: TimeInterval
        private let runLoop: RunLoop
        private let mode: RunLoop.Mode

        init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
            self.interval = interval
            self.runLoop = runLoop
            self.mode = mode
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable {
            let box = UncheckedBox(subject)
            let timer = Foundation.Timer(timeInterval: interval, repeats: true) { _ in box.value.send(Date()) }
            (runLoop as RunLoop).add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}

extension URLSession {
    /// Loads a URL and sends what came.
    @available(iOS 13.0, *)
    public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Loads a request and sends what came.
    @available(iOS 13.0, *)
    public func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<
        (data: Data, response: URLResponse), URLError
    > {
        Future { promise in
            let box = UncheckedBox(promise)
            self.dataTask(with: request) { data, response, error in
                if let data, let response { return box.value(.success((data, response))) }
                box.value(.failure((error as? URLError) ?? URLError(.unknown)))
            }.resume()
        }.eraseToAnyPublisher()
    }
}

/// Decodes data.
@available(iOS 13.0, *)
public protocol TopLevelDecoder<Input> {
    /// What it reads.
    associatedtype Input
    /// Reads a value of a type; throws what is wrong with the input.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {
    /// It reads data.
    @available(iOS 13.0, *)
    public typealias Input = Data
}

extension Publisher {
    /// Decodes each value.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }
}
