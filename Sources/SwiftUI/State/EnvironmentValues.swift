import CoreData
import UIKit

/// A key of the environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol EnvironmentKey {
    associatedtype Value
    /// What holds if nobody sets a value.
    static var defaultValue: Self.Value { get }
}

/// What a view can read of its surroundings.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Nothing is set.
    public init() {}

    public var description: String { "\(values.count) values" }

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    func object<T>(as type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }
    /// Puts an object in under its own class.
    mutating func insert(_ object: AnyObject) { objects[ObjectIdentifier(type(of: object))] = object }
    mutating func setObject<T>(_ object: T?, as type: T.Type) { objects[ObjectIdentifier(type)] = object as AnyObject? }

    fileprivate func read<Value>(_ name: StaticString, _ usual: Value) -> Value { named["\(name)"] as? Value ?? usual }
    fileprivate var named: [String: Any] = [:]
}

extension EnvironmentValues {
    /// What the scene, or the app, is doing.
    ///
    /// - Note: Source: documented (reference).
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public internal(set) var scenePhase: ScenePhase {
        get { read("scenePhase", .background) }
        set { named["scenePhase"] = newValue }
    }
    /// Light or dark.
    public var colorScheme: ColorScheme {
        get { read("colorScheme", .light) }
        set { named["colorScheme"] = newValue }
    }
    /// The language.
    public var locale: Locale {
        get { read("locale", .current) }
        set { named["locale"] = newValue }
    }
    /// The calendar.
    public var calendar: Calendar {
        get { read("calendar", .current) }
        set { named["calendar"] = newValue }
    }
    /// The time zone.
    public var timeZone: TimeZone {
        get { read("timeZone", .current) }
        set { named["timeZone"] = newValue }
    }
    /// The direction of the language.
    public var layoutDirection: LayoutDirection {
        get { read("layoutDirection", .leftToRight) }
        set { named["layoutDirection"] = newValue }
    }
    /// True if the user can use it.
    public var isEnabled: Bool {
        get { read("isEnabled", true) }
        set { named["isEnabled"] = newValue }
    }
    /// The font.
    public var font: Font? {
        get { read("font", nil) }
        set { named["font"] = newValue }
    }
    /// The size of text.
    public var dynamicTypeSize: DynamicTypeSize {
        get { read("dynamicTypeSize", .large) }
        set { named["dynamicTypeSize"] = newValue }
    }
    /// Compact or regular width.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { read("horizontalSizeClass", .compact) }
        set { named["horizontalSizeClass"] = newValue }
    }
    /// Compact or regular height.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { read("verticalSizeClass", .regular) }
        set { named["verticalSizeClass"] = newValue }
    }
    /// The dots a point.
    public var displayScale: CGFloat {
        get { read("displayScale", 3) }
        set { named["displayScale"] = newValue }
    }
    /// The objects of the app's store.
    public var managedObjectContext: NSManagedObjectContext {
        get { read("managedObjectContext", NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)) }
        set { named["managedObjectContext"] = newValue }
    }
    /// What undoes the user's steps.
    public var undoManager: UndoManager? { nil }
    /// True while rows can be changed.
    public var editMode: Binding<EditMode>? {
        get { read("editMode", nil) }
        set { named["editMode"] = newValue }
    }
    /// True if the view is shown in front of another.
    public var isPresented: Bool { false }
    /// How the view is shown, the form of iOS 13.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    /// True if the user wants less motion.
    public var accessibilityReduceMotion: Bool { false }
    /// True if the screen is read aloud.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// What is left out because the app isn't active.
    public var redactionReasons: RedactionReasons {
        get { read("redactionReasons", []) }
        set { named["redactionReasons"] = newValue }
    }
    /// True if the app may have several windows.
    @available(iOS 16.0, macOS 13.0, *)
    public var supportsMultipleWindows: Bool { false }
    /// Takes away what is shown in front.
    @available(iOS 15.0, macOS 12.0, *)
    public var dismiss: DismissAction { DismissAction() }
    /// Ends a search.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// Opens a URL.
    @available(iOS 14.0, macOS 11.0, *)
    public var openURL: OpenURLAction {
        get { read("openURL", OpenURLAction { _ in .systemAction }) }
        set { named["openURL"] = newValue }
    }
    /// Opens a window.
    @available(iOS 16.0, macOS 13.0, *)
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a window.
    @available(iOS 17.0, macOS 14.0, *)
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Opens the settings, on a Mac.
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    /// Opens a space around the user, on visionOS.
    public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
    /// Closes the space around the user, on visionOS.
    public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
    /// Asks for new data.
    public var refresh: RefreshAction? { nil }
    /// Asks the user for a review.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Whether rows can be changed.
public enum EditMode: Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}
/// How a view is shown, the form of iOS 13.
public struct PresentationMode {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}
/// Why something is left out.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
}
/// Takes away what is shown in front.
@MainActor @preconcurrency
public struct DismissAction {
    nonisolated init() {}
    public func callAsFunction() {}
}
/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
    nonisolated init() {}
    public func callAsFunction() {}
}
/// Opens a URL.
public struct OpenURLAction {
    let handler: (URL) -> Result
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) { _ = handler(url) }
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        _ = handler(url)
        completion(true)
    }
    /// What became of the URL.
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
        public static func systemAction(_ url: URL) -> Result { Result() }
    }
}
/// Opens a window.
@MainActor @preconcurrency
public struct OpenWindowAction {
    nonisolated init() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
/// Closes a window.
@MainActor @preconcurrency
public struct DismissWindowAction {
    nonisolated init() {}
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
/// Opens the settings.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    nonisolated init() {}
    public func callAsFunction() {}
}
/// Opens a space around the user.
@MainActor @preconcurrency
public struct OpenImmersiveSpaceAction {
    /// What became of it.
    public enum Result: Sendable { case opened, userCancelled, error }
    nonisolated init() {}
    @discardableResult
    public func callAsFunction(id: String) async -> Result { .error }
    @discardableResult
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result { .error }
}
/// Closes the space around the user.
@MainActor @preconcurrency
public struct DismissImmersiveSpaceAction {
    nonisolated init() {}
    public func callAsFunction() async {}
}
/// Asks for new data.
public struct RefreshAction: Sendable { public func callAsFunction() async {} }
/// Asks the user for a review.
@MainActor @preconcurrency
public struct RequestReviewAction {
    nonisolated init() {}
    public func callAsFunction() {}
}
