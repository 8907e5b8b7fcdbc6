import UIKit

/// Where a scene keeps the values of `@SceneStorage`: with its session.
struct StoragePlace {
    weak var session: UISceneSession?

    func read<Value>(_ key: String, as type: Value.Type) -> Value? {
        #if CHECKING
            return nil
        #else
            guard let stored = asOnMainActor({ session?.storage[key] }) else { return nil }
            if let value = stored as? Value { return value }
            guard let type = Value.self as? any RawRepresentable.Type else { return nil }
            return Self.value(of: type, stored) as? Value
        #endif
    }

    private static func value<Raw: RawRepresentable>(of type: Raw.Type, _ stored: Any) -> Raw? {
        (stored as? Raw.RawValue).flatMap { Raw(rawValue: $0) }
    }

    func write<Value>(_ value: Value, _ key: String) {
        #if !CHECKING
            let plain: Any = (value as? any RawRepresentable).map { $0.rawValue } ?? value
            let isNil =
                Mirror(reflecting: plain).displayStyle == .optional && Mirror(reflecting: plain).children.isEmpty
            asOnMainActor { session?.storage[key] = isNil ? nil : plain }
        #endif
    }
}
