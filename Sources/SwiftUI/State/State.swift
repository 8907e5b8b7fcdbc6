import UIKit

/// A property whose value SwiftUI keeps up to date before the body is read.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol DynamicProperty {
    /// Brings the value up to date.
    mutating func update()
}

extension DynamicProperty {
    @available(iOS 13.0, *)
    public mutating func update() {}
}

/// A value that a view owns and that outlives the view's own value.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen @propertyWrapper
public struct State<Value>: DynamicProperty {
    let box: Box<Value>

    /// Starts with a value.
    public init(wrappedValue value: Value) { box = Box(value) }
    /// Starts with a value.
    public init(initialValue value: Value) { box = Box(value) }

    /// The value as it is now. Setting it evaluates the views that have read it anew.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    /// A binding to the value: hand it to a view that shall read and change it.
    public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Starts with nothing.
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// A value that is kept elsewhere.
@usableFromInline
final class Box<Value> {
    private var own: Value
    /// The box that keeps the value from one evaluation of the view to the next.
    var link: Box<Value>?

    var value: Value {
        get { link?.value ?? own }
        set {
            if let link { return link.value = newValue }
            own = newValue
            StateChanges.note()
        }
    }
    init(_ value: Value) { own = value }
    /// Sets the value without a word: it is no change that anybody made.
    func keep(_ value: Value) { own = value }
}

/// Tells whoever reads views that something has changed.
@available(iOS 13.0, *)
public enum StateChanges {
    /// Called after each change.
    public nonisolated(unsafe) static var onChange: (() -> Void)?
    static func note() { onChange?() }
}

/// What reads and changes a value that is kept elsewhere.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen @propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    let get: () -> Value
    let set: (Value) -> Void
    /// How a change is shown.
    public var transaction = Transaction()

    /// Takes what reads and what changes.
    @preconcurrency
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        self.get = unsafeBitCast(get, to: (() -> Value).self)
        self.set = unsafeBitCast(set, to: ((Value) -> Void).self)
    }
    init(reading: @escaping () -> Value, writing: @escaping (Value) -> Void) { (get, set) = (reading, writing) }
    /// Takes another.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The value as it is now. Setting it evaluates the views that have read it anew.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            reading: { get()[keyPath: keyPath] },
            writing: { part in
                var whole = get()
                whole[keyPath: keyPath] = part
                set(whole)
            })
    }

    /// A value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(reading: { value }, writing: { _ in }) }
    /// The same, with changes shown over time.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
    /// The same, with changes shown in a way.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

extension Binding {
    /// Makes a value optional.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(reading: { base.get() }, writing: { if let value = $0 { base.set(value) } })
    }
    /// Takes the value out of an optional; nil if there is none.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.get() else { return nil }
        self.init(reading: { base.get() ?? first }, writing: { base.set($0) })
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { wrappedValue.id } }

/// Where the keyboard is.
@available(iOS 15.0, macOS 12.0, *)
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    let box: Box<Value>
    /// Makes a property that says what has the focus.
    public init() where Value == Bool { box = Box(false) }
    /// Makes a property that says what has the focus.
    public init<T>() where Value == T? { box = Box(nil) }
    /// What has the focus.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    /// A binding to the value, for `focused`.
    public var projectedValue: Binding { Binding(box: box) }
    /// What reads and changes it from elsewhere.
    @propertyWrapper
    public struct Binding {
        let box: Box<Value>
        /// What has the focus.
        public var wrappedValue: Value {
            get { box.value }
            nonmutating set { box.value = newValue }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

/// A value that lasts as long as a gesture.
@available(iOS 13.0, *)
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    let box: Box<Value>
    /// Makes a property that lasts as long as a gesture.
    public init(wrappedValue: Value) { box = Box(wrappedValue) }
    /// The value while the gesture lasts, else the one at first.
    public var wrappedValue: Value { box.value }
    /// What a gesture updates.
    public var projectedValue: GestureState<Value> { self }
}

/// A space of names.
@available(iOS 14.0, *)
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// Makes a space of names.
    public init() {}
    /// The identity of the space of names.
    public var wrappedValue: ID { ID() }
    /// A space of names.
    public struct ID: Hashable, Sendable {}
}

/// What gives bindings to the properties of an observable object.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    /// The object. A view that reads it is evaluated anew when the object says that it will change.
    public var wrappedValue: Value
    /// The wrapper itself, which makes bindings.
    public var projectedValue: Bindable<Value> { self }
    /// Makes a maker of bindings.
    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
    /// Makes a maker of bindings.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(reading: { object[keyPath: keyPath] }, writing: { object[keyPath: keyPath] = $0 })
    }
}
