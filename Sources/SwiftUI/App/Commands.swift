import UIKit

/// Entries of menus.
@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency
public protocol Commands {
    /// What it consists of.
    associatedtype Body: Commands
    /// What it consists of.
    @CommandsBuilder var body: Self.Body { get }
}

extension Never: Commands {}

/// Entries that SwiftUI knows by itself.
@MainActor @preconcurrency
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    /// SwiftUI shows it by itself: reading its body is an error.
    public var body: Never { preconditionFailure("the body of \(Self.self) is never read") }
}

/// Builds entries of menus from what is written in braces.
@available(iOS 14.0, *)
@resultBuilder
public struct CommandsBuilder {
    /// Takes a part.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// Nothing is a part too.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Puts parts together.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Puts parts together.
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
        EmptyCommands()
    }
    /// Takes a part that may be missing.
    public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
}

/// No entries.
@available(iOS 14.0, *)
public struct EmptyCommands {
    /// Makes no commands.
    public init() {}
}
extension EmptyCommands: _PrimitiveCommands {}
/// The entries for a sidebar.
@available(iOS 14.0, *)
public struct SidebarCommands {
    /// Makes the commands.
    public init() {}
}
extension SidebarCommands: _PrimitiveCommands {}
/// The entries for changing text.
@available(iOS 14.0, *)
public struct TextEditingCommands {
    /// Makes the commands.
    public init() {}
}
extension TextEditingCommands: _PrimitiveCommands {}
/// The entries for the look of text.
@available(iOS 14.0, *)
public struct TextFormattingCommands {
    /// Makes the commands.
    public init() {}
}
extension TextFormattingCommands: _PrimitiveCommands {}
/// The entries for a bar.
@available(iOS 14.0, *)
public struct ToolbarCommands {
    /// Makes the commands.
    public init() {}
}
extension ToolbarCommands: _PrimitiveCommands {}

/// A menu of the menu bar.
@available(iOS 14.0, *)
public struct CommandMenu<Content: View> {
    /// Makes a menu.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// Makes a menu.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

extension CommandMenu: _PrimitiveCommands {}

/// Entries at a known place.
@available(iOS 14.0, *)
public struct CommandGroup<Content: View> {
    /// Before a place.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// After a place.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    /// In place of what is there.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

extension CommandGroup: _PrimitiveCommands {}

/// A place in the menus.
@available(iOS 14.0, *)
public struct CommandGroupPlacement: Sendable {
    /// Where the system's commands for “app info” are.
    public static let appInfo = CommandGroupPlacement()
    /// Where the system's commands for “app settings” are.
    public static let appSettings = CommandGroupPlacement()
    /// Where the system's commands for “system services” are.
    public static let systemServices = CommandGroupPlacement()
    /// Where the system's commands for “app termination” are.
    public static let appTermination = CommandGroupPlacement()
    /// Where the system's commands for “new item” are.
    public static let newItem = CommandGroupPlacement()
    /// Where the system's commands for “save item” are.
    public static let saveItem = CommandGroupPlacement()
    /// Where the system's commands for “import export” are.
    public static let importExport = CommandGroupPlacement()
    /// Where the system's commands for “print item” are.
    public static let printItem = CommandGroupPlacement()
    /// Where the system's commands for “undo redo” are.
    public static let undoRedo = CommandGroupPlacement()
    /// Where the system's commands for “pasteboard” are.
    public static let pasteboard = CommandGroupPlacement()
    /// Where the system's commands for “text editing” are.
    public static let textEditing = CommandGroupPlacement()
    /// Where the system's commands for “text formatting” are.
    public static let textFormatting = CommandGroupPlacement()
    /// Where the system's commands for “toolbar” are.
    public static let toolbar = CommandGroupPlacement()
    /// Where the system's commands for “sidebar” are.
    public static let sidebar = CommandGroupPlacement()
    /// Where the system's commands for “window size” are.
    public static let windowSize = CommandGroupPlacement()
    /// Where the system's commands for “window list” are.
    public static let windowList = CommandGroupPlacement()
    /// Where the system's commands for “single window list” are.
    public static let singleWindowList = CommandGroupPlacement()
    /// Where the system's commands for “window arrangement” are.
    public static let windowArrangement = CommandGroupPlacement()
    /// Where the system's commands for “help” are.
    public static let help = CommandGroupPlacement()
}
