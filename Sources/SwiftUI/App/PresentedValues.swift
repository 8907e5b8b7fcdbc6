import FoundationAdditions

/// The type of the values that the windows of a group show, and how one is kept with its session.
struct PresentedType {
    let type: Any.Type
    let encode: (Any) -> String?
    let decode: (String) -> Any?

    init<Value: Codable & Hashable>(_ type: Value.Type) {
        self.type = type
        // In an array: JSON knows no single values everywhere.
        encode = { value in
            guard let value = value as? Value, let data = try? JSONEncoder().encode([value]) else { return nil }
            return String(decoding: data, as: UTF8.self)
        }
        decode = { try? JSONDecoder().decode([Value].self, from: Data($0.utf8)).first }
    }
}

/// What the window shows that is being made.
enum PresentedValue {
    @MainActor static var current: Any?
}

/// What views ask of the app's windows.
@MainActor
enum WindowRequests {
    /// Opens a window of a scene by its name, by a value, or by both.
    static var open: ((_ id: String?, _ value: Any?) -> Void)?
    /// Closes windows; without a name and a value the one of the number.
    static var dismiss: ((_ id: String?, _ value: Any?, _ session: Int?) -> Void)?
    static var areSeveralPossible = false
}
