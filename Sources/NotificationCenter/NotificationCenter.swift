@_exported import FoundationAdditions

/// What a widget of the Today view may do. Files of apps import this module by mistake more often than for it.
#if CHECKING
    @objc @objcMembers
#endif
@available(iOS, introduced: 8.0, deprecated: 14.0, message: "Use WidgetKit.")
open class NCWidgetController: NSObject {
    /// Makes a controller.
    public override init() {}
    /// Says whether a widget has something to show.
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}

/// What an update of a widget brought.
#if CHECKING
    @objc
#endif
@available(iOS, introduced: 8.0, deprecated: 14.0, message: "Use WidgetKit.")
public enum NCUpdateResult: UInt, Sendable {
    /// Something new.
    case newData
    /// Nothing new.
    case noData
    /// An error.
    case failed
}
