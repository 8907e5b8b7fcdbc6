import CoreData
import UIKit

/// A key of the environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol EnvironmentKey {
    /// The type of the value.
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
    public var supportsMultipleWindows: Bool { MainActor.assumeIsolated { WindowRequests.areSeveralPossible } }
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
    public var dismissWindow: DismissWindowAction {
        #if CHECKING
            DismissWindowAction()
        #else
            DismissWindowAction(session: session?.number)
        #endif
    }
    /// Opens the settings, on a Mac.
    @available(iOS, unavailable)
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    /// Opens a space around the user, on visionOS.
    @available(iOS, unavailable)
    public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
    /// Closes the space around the user, on visionOS.
    @available(iOS, unavailable)
    public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
    /// Asks for new data.
    public var refresh: RefreshAction? { nil }
    /// Asks the user for a review.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// Whether rows can be changed.
@available(iOS 13.0, *)
public enum EditMode: Sendable {
    /// Whether things can be changed: inactive.
    case inactive
    /// Whether things can be changed: transient.
    case transient
    /// Whether things can be changed: active.
    case active
    /// True if things can be changed.
    public var isEditing: Bool { self != .inactive }
}
/// How a view is shown, the form of iOS 13.
@available(iOS 13.0, *)
public struct PresentationMode {
    /// True if the view is presented.
    public var isPresented: Bool { false }
    /// Takes the view away if it is presented.
    public mutating func dismiss() {}
}
/// Why something is left out.
@available(iOS 13.0, *)
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Why what is shown is replaced: placeholder.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Why what is shown is replaced: privacy.
    public static let privacy = RedactionReasons(rawValue: 2)
}
/// Takes away what is shown in front.
@available(iOS 15.0, *)
@MainActor @preconcurrency
public struct DismissAction {
    nonisolated init() {}
    /// Takes what is presented away. It does nothing here: nothing is presented.
    public func callAsFunction() {}
}
/// Ends a search.
@available(iOS 15.0, *)
@MainActor @preconcurrency
public struct DismissSearchAction {
    nonisolated init() {}
    /// Ends the search. It does nothing here.
    public func callAsFunction() {}
}
/// Opens a URL.
@available(iOS 14.0, *)
public struct OpenURLAction {
    let handler: (URL) -> Result
    /// Makes an action that opens URLs in the app's own way.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    /// Opens a URL.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) { _ = handler(url) }
    /// Opens a URL, and says whether that was done.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        _ = handler(url)
        completion(true)
    }
    /// What became of the URL.
    public struct Result: Sendable {
        /// What becomes of the URL: handled.
        public static let handled = Result()
        /// What becomes of the URL: discarded.
        public static let discarded = Result()
        /// What becomes of the URL: system action.
        public static let systemAction = Result()
        /// Let the system open another URL.
        public static func systemAction(_ url: URL) -> Result { Result() }
    }
}
/// Opens a window.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public struct OpenWindowAction {
    nonisolated init() {}
    /// Opens a window of the scene of that name.
    ///
    /// A ``Window`` that is open comes to the front instead. Where there is room for one scene only, the system refuses.
    public func callAsFunction(id: String) { WindowRequests.open?(id, nil) }
    /// Opens a window of the scene whose windows show such values; the one that shows this value comes to the front if
    /// there is one.
    public func callAsFunction<D: Codable & Hashable>(value: D) { WindowRequests.open?(nil, value) }
    /// Opens a window of the scene of that name that shows a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { WindowRequests.open?(id, value) }
}
/// Closes a window.
@available(iOS 17.0, *)
@MainActor @preconcurrency
public struct DismissWindowAction {
    private let session: Int?
    nonisolated init(session: Int? = nil) { self.session = session }
    /// Closes the window that the view is in.
    public func callAsFunction() { WindowRequests.dismiss?(nil, nil, session) }
    /// Closes the windows of the scene of that name.
    public func callAsFunction(id: String) { WindowRequests.dismiss?(id, nil, nil) }
    /// Closes the window that shows the value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { WindowRequests.dismiss?(nil, value, nil) }
    /// Closes the window of that scene that shows the value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { WindowRequests.dismiss?(id, value, nil) }
}
/// Opens the settings.
@available(macOS 11.0, *)
@available(iOS, unavailable)
@MainActor @preconcurrency
public struct OpenSettingsAction {
    nonisolated init() {}
    /// Opens the settings. It does nothing here.
    public func callAsFunction() {}
}
/// Opens a space around the user.
@available(visionOS 1.0, *)
@available(iOS, unavailable)
@MainActor @preconcurrency
public struct OpenImmersiveSpaceAction {
    /// What became of it.
    public enum Result: Sendable {
        /// What came of it: opened.
        case opened
        /// What came of it: user cancelled.
        case userCancelled
        /// What came of it: error.
        case error
    }
    nonisolated init() {}
    /// Opens a space around the user. Here the answer is an error: there is no space.
    @discardableResult
    public func callAsFunction(id: String) async -> Result { .error }
    /// Opens a space around the user that shows a value. Here the answer is an error.
    @discardableResult
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result { .error }
}
/// Closes the space around the user.
@available(visionOS 1.0, *)
@available(iOS, unavailable)
@MainActor @preconcurrency
public struct DismissImmersiveSpaceAction {
    nonisolated init() {}
    /// Closes the space around the user. It does nothing here.
    public func callAsFunction() async {}
}
/// Asks for new data.
@available(iOS 15.0, *)
public struct RefreshAction: Sendable {
    /// Does what `refreshable` says, to its end.
    public func callAsFunction() async {}
}
/// Asks the user for a review.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public struct RequestReviewAction {
    nonisolated init() {}
    /// Asks for a review. It does nothing here.
    public func callAsFunction() {}
}
