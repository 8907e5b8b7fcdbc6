import FoundationAdditions

/// A quick action of the app's icon.
///
/// - Note: Source: documented (reference of the class).
@available(iOS 9.0, *)
open class UIApplicationShortcutItem: _UIObject {
    /// What the action does, as a name of the app's own.
    open internal(set) var type: String
    /// What the user reads.
    open internal(set) var localizedTitle: String
    /// The second line.
    open internal(set) var localizedSubtitle: String?
    /// The picture.
    open internal(set) var icon: UIApplicationShortcutIcon?
    /// Data of the app's own.
    open internal(set) var userInfo: [String: any NSSecureCoding]?
    /// The content by which the system chooses the scene that shall perform the action.
    @available(iOS 13.0, *)
    open internal(set) var targetContentIdentifier: Any?

    /// Makes an action.
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

    /// Makes an action with a title only.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }
}

/// A quick action that can be changed.
///
/// - Note: Source: documented (reference of the class).
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
@available(iOS 9.0, *)
open class UIApplicationShortcutIcon: _UIObject {
    /// A picture that the system has.
    #if CHECKING
        @objc(UIApplicationShortcutIconType)
    #endif
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task
        case taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    /// Takes a picture of the system.
    public init(type: IconType) { super.init(()) }
    /// Takes a picture of the app.
    public init(templateImageName: String) { super.init(()) }
    /// Takes a symbol.
    @available(iOS 13.0, *)
    public init(systemImageName: String) { super.init(()) }
}
