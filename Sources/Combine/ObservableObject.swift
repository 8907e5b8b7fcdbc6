/// An object that tells before it changes.
@available(iOS 13.0, *)
public protocol ObservableObject: AnyObject {
    /// The kind of publisher that tells.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a published property changes.
    @available(iOS 13.0, *)
    public var objectWillChange: ObservableObjectPublisher { WillChangePublishers.shared.publisher(of: self) }
}

/// Tells that an object is about to change.
@available(iOS 13.0, *)
public final class ObservableObjectPublisher: Publisher {
    /// What it publishes.
    public typealias Output = Void
    /// How it can fail.
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    /// Makes a publisher.
    public init() {}

    /// Tells all subscribers.
    public func send() { subject.send(()) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}

/// The publishers of the objects that declare none, as long as the objects live.
final class WillChangePublishers: @unchecked Sendable {
    static let shared = WillChangePublishers()

    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.lock()
        defer { lock.unlock() }
        let id = ObjectIdentifier(object)
        if let entry = entries[id], entry.object === object { return entry.publisher }
        entries = entries.filter { $0.value.object != nil }
        let publisher = ObservableObjectPublisher()
        entries[id] = Entry(object: object, publisher: publisher)
        return publisher
    }
}

/// A property of an observable object that tells before it changes, and sends its values.
@available(iOS 13.0, *)
@propertyWrapper
public struct Published<Value> {
    let subject: PublishedSubject<Value>

    /// Starts with a value.
    public init(initialValue: Value) { subject = PublishedSubject(initialValue) }
    /// Starts with a value.
    public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

    /// The value, which only a class can have.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { subject.value }
        set { subject.value = newValue }
    }

    /// Sends the value now and each new value before it is set.
    public var projectedValue: Publisher {
        mutating get { Publisher(subject: subject) }
        set { _ = newValue }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].subject.value }
        set {
            let subject = object[keyPath: storageKeyPath].subject
            subject.owner = object as? any ObservableObject
            subject.assign(newValue)
        }
    }

    /// Sends the values of a published property.
    public struct Publisher: Combine.Publisher {
        /// What it publishes.
        public typealias Output = Value
        /// How it can fail.
        public typealias Failure = Never

        let subject: PublishedSubject<Value>

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            subject.publisher.receive(subscriber: subscriber)
        }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// The value of a published property, and who listens.
final class PublishedSubject<Value> {
    var value: Value
    weak var owner: (any ObservableObject)?
    let publisher: CurrentValueSubject<Value, Never>
    private var upstream: [AnyCancellable] = []

    init(_ value: Value) {
        self.value = value
        publisher = CurrentValueSubject(value)
    }

    func assign(_ newValue: Value) {
        if let owner { tell(owner) }
        publisher.send(newValue)
        value = newValue
    }

    func keep(_ cancellable: AnyCancellable) { upstream.append(cancellable) }

    private func tell<Object: ObservableObject>(_ object: Object) {
        (object.objectWillChange as? ObservableObjectPublisher)?.send()
    }
}
