import UIKit

/// A value that is kept in the user's settings.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    let read: () -> Value
    let write: (Value) -> Void

    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) { (self.read, self.write) = (read, write) }

    /// The value that is stored in the user defaults or, if there's none, the default value.
    public var wrappedValue: Value {
        get { read() }
        nonmutating set {
            write(newValue)
            StateChanges.note()
        }
    }
    /// A binding to the stored value.
    public var projectedValue: Binding<Value> { Binding(reading: read, writing: { wrappedValue = $0 }) }

    private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
        let store = store ?? .standard
        self.init(read: { store.object(forKey: key) as? Value ?? value }, write: { store.set($0, forKey: key) })
    }
}

extension AppStorage {
    /// Makes a property with a default value that is stored in the user defaults under a key.
    ///
    /// The default is used until a value is stored. Without a store, the property uses the standard user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(plain: wrappedValue, key, store)
    }
    /// Makes a property with a default value that is stored in the user defaults under a key.
    ///
    /// The default is used until a value is stored. Without a store, the property uses the standard user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(plain: wrappedValue, key, store)
    }
    /// Makes a property with a default value that is stored in the user defaults under a key.
    ///
    /// The default is used until a value is stored. Without a store, the property uses the standard user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(plain: wrappedValue, key, store)
    }
    /// Makes a property with a default value that is stored in the user defaults under a key.
    ///
    /// The default is used until a value is stored. Without a store, the property uses the standard user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(plain: wrappedValue, key, store)
    }
    /// Makes a property with a default value that is stored in the user defaults under a key.
    ///
    /// The default is used until a value is stored. Without a store, the property uses the standard user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(plain: wrappedValue, key, store)
    }
    /// Makes a property with a default value that is stored in the user defaults under a key.
    ///
    /// The default is used until a value is stored. Without a store, the property uses the standard user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        let store = store ?? .standard
        self.init(read: { store.url(forKey: key) ?? wrappedValue }, write: { store.set($0, forKey: key) })
    }
    /// Makes a property with a default value that is stored in the user defaults under a key.
    ///
    /// The default is used until a value is stored. Without a store, the property uses the standard user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        let store = store ?? .standard
        self.init(
            read: { (store.object(forKey: key) as? Int).flatMap(Value.init) ?? wrappedValue },
            write: { store.set($0.rawValue, forKey: key) })
    }
    /// Makes a property with a default value that is stored in the user defaults under a key.
    ///
    /// The default is used until a value is stored. Without a store, the property uses the standard user defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        let store = store ?? .standard
        self.init(
            read: { store.string(forKey: key).flatMap(Value.init) ?? wrappedValue },
            write: { store.set($0.rawValue, forKey: key) })
    }
    /// Makes an optional property that is stored in the user defaults under a key; it's nil until a value is stored.
    ///
    /// Without a store, the property uses the standard user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(plain: nil, key, store) }
    /// Makes an optional property that is stored in the user defaults under a key; it's nil until a value is stored.
    ///
    /// Without a store, the property uses the standard user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(plain: nil, key, store) }
    /// Makes an optional property that is stored in the user defaults under a key; it's nil until a value is stored.
    ///
    /// Without a store, the property uses the standard user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(plain: nil, key, store) }
    /// Makes an optional property that is stored in the user defaults under a key; it's nil until a value is stored.
    ///
    /// Without a store, the property uses the standard user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(plain: nil, key, store) }
    /// Makes an optional property that is stored in the user defaults under a key; it's nil until a value is stored.
    ///
    /// Without a store, the property uses the standard user defaults.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(plain: nil, key, store) }
}

/// A value that the system keeps with a scene and brings back with it.
///
/// The system writes it at a time of its own choice. It is gone when the user closes the scene for good.
///
/// - Note: Source: documented (reference of the type).
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    let key: String
    let box: Box<Value>
    /// Where the scene keeps the value.
    let place = Box<StoragePlace?>(nil)

    init(_ key: String, value: Value) {
        self.key = key
        box = Box(value)
    }

    /// The value that is stored for the scene or, if there's none, the default value.
    public var wrappedValue: Value {
        get { place.value?.read(key, as: Value.self) ?? box.value }
        nonmutating set {
            place.value?.write(newValue, key)
            box.value = newValue
        }
    }
    /// A binding to the stored value.
    public var projectedValue: Binding<Value> { Binding(reading: { wrappedValue }, writing: { wrappedValue = $0 }) }
}

extension SceneStorage {
    /// Makes a property with a default value that the system stores with its scene under a key.
    ///
    /// The default is used until a value is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, value: wrappedValue) }
    /// Makes a property with a default value that the system stores with its scene under a key.
    ///
    /// The default is used until a value is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, value: wrappedValue) }
    /// Makes a property with a default value that the system stores with its scene under a key.
    ///
    /// The default is used until a value is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, value: wrappedValue) }
    /// Makes a property with a default value that the system stores with its scene under a key.
    ///
    /// The default is used until a value is stored.
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, value: wrappedValue) }
    /// Makes a property with a default value that the system stores with its scene under a key.
    ///
    /// The default is used until a value is stored.
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, value: wrappedValue) }
    /// Makes a property with a default value that the system stores with its scene under a key.
    ///
    /// The default is used until a value is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, value: wrappedValue) }
    /// Makes a property with a default value that the system stores with its scene under a key.
    ///
    /// The default is used until a value is stored.
    @available(iOS 18.0, macOS 15.0, *)
    public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(key, value: wrappedValue) }
    /// Makes a property with a default value that the system stores with its scene under a key.
    ///
    /// The default is used until a value is stored.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, value: wrappedValue)
    }
    /// Makes a property with a default value that the system stores with its scene under a key.
    ///
    /// The default is used until a value is stored.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, value: wrappedValue)
    }
    /// Makes an optional property that the system stores with its scene under a key; it's nil until a value is stored.
    public init(_ key: String) where Value == Bool? { self.init(key, value: nil) }
    /// Makes an optional property that the system stores with its scene under a key; it's nil until a value is stored.
    public init(_ key: String) where Value == Int? { self.init(key, value: nil) }
    /// Makes an optional property that the system stores with its scene under a key; it's nil until a value is stored.
    public init(_ key: String) where Value == Double? { self.init(key, value: nil) }
    /// Makes an optional property that the system stores with its scene under a key; it's nil until a value is stored.
    public init(_ key: String) where Value == String? { self.init(key, value: nil) }
    /// Makes an optional property that the system stores with its scene under a key; it's nil until a value is stored.
    public init(_ key: String) where Value == URL? { self.init(key, value: nil) }
    /// Makes an optional property that the system stores with its scene under a key; it's nil until a value is stored.
    public init(_ key: String) where Value == Data? { self.init(key, value: nil) }
}
