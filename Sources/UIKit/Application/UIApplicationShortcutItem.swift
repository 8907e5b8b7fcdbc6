import FoundationAdditions

/// A quick action of the app's icon.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 9.0, *)
open class UIApplicationShortcutItem: _UIObject {
    /// The type of the quick action: a string of the app's own that says what it does.
    open internal(set) var type: String
    /// The title of the quick action, as the user reads it.
    open internal(set) var localizedTitle: String
    /// The subtitle of the quick action, shown below its title, or nil for none.
    open internal(set) var localizedSubtitle: String?
    /// The icon of the quick action, or nil for none.
    open internal(set) var icon: UIApplicationShortcutIcon?
    /// App-specific data that comes with the quick action, or nil for none.
    open internal(set) var userInfo: [String: any NSSecureCoding]?
    /// The identifier of the content by which the system chooses the scene that performs the quick action.
    @available(iOS 13.0, *)
    open internal(set) var targetContentIdentifier: Any?

    /// Makes a quick action with a type, a title, and optionally a subtitle, an icon, and data.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        self.type = type
        self.localizedTitle = localizedTitle
        self.localizedSubtitle = localizedSubtitle
        self.icon = icon
        self.userInfo = userInfo
        super.init(())
    }

    /// Makes a quick action with only a type and a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// A quick action that can be changed.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 9.0, *)
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var targetContentIdentifier: Any? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
}

/// The picture of a quick action.
///
/// - Note: Source: documented (reference of the class).
#if CHECKING
    @objc
#endif
@available(iOS 9.0, *)
open class UIApplicationShortcutIcon: _UIObject {
    /// A picture that the system has.
    #if CHECKING
        @objc(UIApplicationShortcutIconType)
    #endif
    public enum IconType: Int, Sendable {
        /// The system's picture for “compose”.
        case compose
        /// The system's picture for “play”.
        case play
        /// The system's picture for “pause”.
        case pause
        /// The system's picture for “add”.
        case add
        /// The system's picture for “location”.
        case location
        /// The system's picture for “search”.
        case search
        /// The system's picture for “share”.
        case share
        /// The system's picture for “prohibit”.
        case prohibit
        /// The system's picture for “contact”.
        case contact
        /// The system's picture for “home”.
        case home
        /// The system's picture for “mark location”.
        case markLocation
        /// The system's picture for “favorite”.
        case favorite
        /// The system's picture for “love”.
        case love
        /// The system's picture for “cloud”.
        case cloud
        /// The system's picture for “invitation”.
        case invitation
        /// The system's picture for “confirmation”.
        case confirmation
        /// The system's picture for “mail”.
        case mail
        /// The system's picture for “message”.
        case message
        /// The system's picture for “date”.
        case date
        /// The system's picture for “time”.
        case time
        /// The system's picture for “capture photo”.
        case capturePhoto
        /// The system's picture for “capture video”.
        case captureVideo
        /// The system's picture for “task”.
        case task
        /// The system's picture for “task completed”.
        case taskCompleted
        /// The system's picture for “alarm”.
        case alarm
        /// The system's picture for “bookmark”.
        case bookmark
        /// The system's picture for “shuffle”.
        case shuffle
        /// The system's picture for “audio”.
        case audio
        /// The system's picture for “update”.
        case update
    }

    /// Takes a picture of the system.
    public init(type: IconType) { super.init(()) }
    /// Takes a picture of the app.
    public init(templateImageName: String) { super.init(()) }
    /// Takes a symbol.
    @available(iOS 13.0, *)
    public init(systemImageName: String) { super.init(()) }
}
