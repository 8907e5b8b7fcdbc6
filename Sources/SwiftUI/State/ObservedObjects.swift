import UIKit

/// An object that a view owns and whose changes make its body be read again.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    let box: LazyBox<ObjectType>

    /// Makes the object when it is first needed.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = LazyBox(thunk) }

    /// The object. A view that reads it is evaluated anew when the object says that it will change.
    @MainActor @preconcurrency public var wrappedValue: ObjectType { box.shared }
    /// Gives bindings to the properties of the object: `$object.name`.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(root: box.shared)
    }
}

/// A value that is made when it is first needed.
final class LazyBox<Value> {
    private var make: (() -> Value)?
    private(set) lazy var value: Value = {
        guard let make else { preconditionFailure("a value is made once") }
        self.make = nil
        return make()
    }()
    init(_ make: @escaping () -> Value) { self.make = make }

    /// The box that keeps the value from one evaluation of the view to the next.
    var link: LazyBox<Value>?
    var shared: Value { link?.shared ?? value }
}

/// An object whose changes make the body be read again.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Takes the object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Takes the object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// The object. A view that reads it is evaluated anew when the object says that it will change.
    @MainActor @preconcurrency public var wrappedValue: ObjectType
    /// Gives bindings to the properties of the object: `$object.name`.
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    /// What gives bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType
        /// A binding to a property of the object.
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            let root = root
            return Binding(reading: { root[keyPath: keyPath] }, writing: { root[keyPath: keyPath] = $0 })
        }
    }
}

/// An object that a view further out has put into the environment.
///
/// To read one that nobody has put there stops the app.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    let box = Box<ObjectType?>(nil)

    /// Makes a property that reads an object of its type from the environment.
    public init() {}

    /// The object that the property reads from the environment.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        if let object = box.value ?? EnvironmentReading.current.object(as: ObjectType.self) { return object }
        preconditionFailure("no object of type \(ObjectType.self) is in the environment")
    }
    /// The wrapper that gives bindings to the properties of the object.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(root: wrappedValue)
    }
}

/// A value of the environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    let read: @MainActor (EnvironmentValues) -> Value
    /// The environment of the view that declares the property.
    let box = Box<EnvironmentValues?>(nil)

    /// Makes a property that reads an environment value by its key path, or an observable object by its type.
    ///
    /// If the property is optional, it's nil when no such object is in the environment; otherwise reading it stops the
    /// app.
    public nonisolated init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    /// The value, or the object, that the property reads from the environment.
    @MainActor @preconcurrency public var wrappedValue: Value { read(box.value ?? EnvironmentReading.current) }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Environment {
    /// Makes a property that reads an environment value by its key path, or an observable object by its type.
    ///
    /// If the property is optional, it's nil when no such object is in the environment; otherwise reading it stops the
    /// app.
    public nonisolated init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { values in
            if let object = values.object(as: Value.self) { return object }
            preconditionFailure("no object of type \(Value.self) is in the environment")
        }
    }
    /// Makes a property that reads an environment value by its key path, or an observable object by its type.
    ///
    /// If the property is optional, it's nil when no such object is in the environment; otherwise reading it stops the
    /// app.
    public nonisolated init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0.object(as: T.self) }
    }
}

/// The environment in which a body is being read.
@MainActor
enum EnvironmentReading {
    static var current = EnvironmentValues()
}
