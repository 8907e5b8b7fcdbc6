/// An object that tells before it changes.
@available(iOS 13.0, *)
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that announces changes of the object.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// The publisher that announces each change before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that announces each change before a ``Published`` property of the object changes.
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

    /// Makes a published property with an initial value, in code that calls the initializer itself.
    ///
    /// For `@Published var name = value`, the compiler calls ``Published/init(wrappedValue:)``.
    public init(initialValue: Value) { subject = PublishedSubject(initialValue) }
    /// Makes a published property with the initial value of its declaration, as in `@Published var name = value`.
    ///
    /// The compiler calls this initializer.
    public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

    /// The value, which only a class can have.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { subject.value }
        set { subject.value = newValue }
    }

    /// The publisher of the property, which sends the current value and then each new value before it's set.
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
