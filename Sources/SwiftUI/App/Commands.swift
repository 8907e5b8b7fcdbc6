import UIKit

/// Entries of menus.
@available(iOS 14.0, macOS 11.0, *)
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Self.Body { get }
}

extension Never: Commands {}

/// Entries that SwiftUI knows by itself.
@MainActor @preconcurrency
public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    /// There is nothing further inside.
    public var body: Never { preconditionFailure("the body of \(Self.self) is never read") }
}

/// Builds entries of menus from what is written in braces.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
        EmptyCommands()
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
}

/// No entries.
public struct EmptyCommands { public init() {} }
extension EmptyCommands: _PrimitiveCommands {}
/// The entries for a sidebar.
public struct SidebarCommands { public init() {} }
extension SidebarCommands: _PrimitiveCommands {}
/// The entries for changing text.
public struct TextEditingCommands { public init() {} }
extension TextEditingCommands: _PrimitiveCommands {}
/// The entries for the look of text.
public struct TextFormattingCommands { public init() {} }
extension TextFormattingCommands: _PrimitiveCommands {}
/// The entries for a bar.
public struct ToolbarCommands { public init() {} }
extension ToolbarCommands: _PrimitiveCommands {}

/// A menu of the menu bar.
public struct CommandMenu<Content: View> {
    /// Makes a menu.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// Makes a menu.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

extension CommandMenu: _PrimitiveCommands {}

/// Entries at a known place.
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
public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
}
