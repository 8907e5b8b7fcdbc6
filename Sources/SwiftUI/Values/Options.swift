import UIKit

// What the modifiers take. Each is a name: there is no screen on which it could be seen.

/// Where text that is too long is cut.
@available(iOS 13.0, *)
public enum TextTruncationMode: Sendable {
    /// Text is cut here: head.
    case head
    /// Text is cut here: tail.
    case tail
    /// Text is cut here: middle.
    case middle
}
extension Text {
    /// Where text that is too long is cut.
    public typealias TruncationMode = TextTruncationMode
    /// Capitals or small letters.
    public typealias Case = TextCase
}
/// Capitals or small letters.
@available(iOS 14.0, *)
public enum TextCase: Sendable {
    /// Text in this: uppercase.
    case uppercase
    /// Text in this: lowercase.
    case lowercase
}
/// Whether text can be selected.
@available(iOS 15.0, *)
public struct TextSelectability: Sendable {
    /// Selecting text is: enabled.
    public static let enabled = TextSelectability()
    /// Selecting text is: disabled.
    public static let disabled = TextSelectability()
}
/// The form of a symbol.
@available(iOS 15.0, *)
public struct SymbolVariants: Hashable, Sendable {
    /// The form of the symbol: none.
    public static let none = SymbolVariants()
    /// The same, filled.
    public static let fill = SymbolVariants()
    /// The form of the symbol: circle.
    public static let circle = SymbolVariants()
    /// The form of the symbol: slash.
    public static let slash = SymbolVariants()
    /// The same, filled.
    public var fill: SymbolVariants { self }
}
/// What a background is for.
@available(iOS 17.0, *)
public struct ContainerBackgroundPlacement: Sendable {
    /// For this: window.
    public static let window = ContainerBackgroundPlacement()
    /// For this: widget.
    public static let widget = ContainerBackgroundPlacement()
    /// For this: navigation.
    public static let navigation = ContainerBackgroundPlacement()
}
/// The size of controls.
@available(iOS 15.0, *)
public enum ControlSize: CaseIterable, Sendable {
    /// The size mini.
    case mini
    /// The size small.
    case small
    /// The size regular.
    case regular
    /// The size large.
    case large
    /// The size extra large.
    case extraLarge
}
/// The shape of a button's border.
@available(iOS 15.0, *)
public struct ButtonBorderShape: Equatable, Sendable {
    /// The shape: automatic.
    public static let automatic = ButtonBorderShape()
    /// The shape: capsule.
    public static let capsule = ButtonBorderShape()
    /// The shape: circle.
    public static let circle = ButtonBorderShape()
    /// The shape: rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape()
}
/// Whether the marks of scrolling are seen.
@available(iOS 16.0, *)
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    /// The marks of scrolling are: automatic.
    public static let automatic = ScrollIndicatorVisibility()
    /// The marks of scrolling are: visible.
    public static let visible = ScrollIndicatorVisibility()
    /// The marks of scrolling are: hidden.
    public static let hidden = ScrollIndicatorVisibility()
    /// The marks of scrolling are: never.
    public static let never = ScrollIndicatorVisibility()
}
/// How scrolling takes the keyboard away.
@available(iOS 16.0, *)
public struct ScrollDismissesKeyboardMode: Sendable {
    /// Scrolling takes the keyboard away: automatic.
    public static let automatic = ScrollDismissesKeyboardMode()
    /// Scrolling takes the keyboard away: immediately.
    public static let immediately = ScrollDismissesKeyboardMode()
    /// Scrolling takes the keyboard away: interactively.
    public static let interactively = ScrollDismissesKeyboardMode()
    /// Scrolling takes the keyboard away: never.
    public static let never = ScrollDismissesKeyboardMode()
}
/// Where scrolling comes to rest.
@available(iOS 17.0, *)
public struct ScrollTargetBehaviorKind: Sendable {
    /// Scrolling comes to rest: paging.
    public static let paging = ScrollTargetBehaviorKind()
    /// Scrolling comes to rest: view aligned.
    public static let viewAligned = ScrollTargetBehaviorKind()
}
/// The edge where a line begins, or where it ends.
@available(iOS 15.0, *)
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    /// The edge: leading.
    case leading
    /// The edge: trailing.
    case trailing
}
/// The upper or the lower edge.
@available(iOS 15.0, *)
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    /// The edge: top.
    case top
    /// The edge: bottom.
    case bottom
}
/// Where the field for searching is.
@available(iOS 15.0, *)
public struct SearchFieldPlacement: Sendable {
    /// The field for searching is here: automatic.
    public static let automatic = SearchFieldPlacement()
    /// The field for searching is here: toolbar.
    public static let toolbar = SearchFieldPlacement()
    /// The field for searching is here: sidebar.
    public static let sidebar = SearchFieldPlacement()
    /// The field for searching is here: navigation bar drawer.
    public static let navigationBarDrawer = SearchFieldPlacement()
}
/// What stands in a navigation bar.
@available(iOS 13.0, *)
public struct NavigationBarItem: Sendable {
    /// The size of the title.
    @available(iOS 13.0, *)
    public enum TitleDisplayMode: Sendable {
        /// The size of the title: automatic.
        case automatic
        /// The size of the title: inline.
        case inline
        /// The size of the title: large.
        case large
    }
}
/// What is in bars by default.
@available(iOS 17.0, *)
public struct ToolbarDefaultItemKind: Sendable {
    /// The item: sidebar toggle.
    public static let sidebarToggle = ToolbarDefaultItemKind()
    /// The item: title.
    public static let title = ToolbarDefaultItemKind()
}
/// A height that a sheet can have.
@available(iOS 16.0, *)
public struct PresentationDetent: Hashable, Sendable {
    let height: Double
    /// The height medium.
    public static let medium = PresentationDetent(height: 0.5)
    /// The height large.
    public static let large = PresentationDetent(height: 1)
    /// A part of the height that there is.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(height: fraction) }
    /// A height.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: height) }
}
/// What counts as being done.
@available(iOS 15.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Done with this: text.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Done with this: search.
    public static let search = SubmitTriggers(rawValue: 2)
}
/// What the return key is called.
@available(iOS 15.0, *)
public struct SubmitLabel: Sendable {
    /// The return key says “done”.
    public static let done = SubmitLabel()
    /// The return key says “go”.
    public static let go = SubmitLabel()
    /// The return key says “send”.
    public static let send = SubmitLabel()
    /// The return key says “search”.
    public static let search = SubmitLabel()
    /// The return key says “next”.
    public static let next = SubmitLabel()
    /// The return key says “return”.
    public static let `return` = SubmitLabel()
    /// The return key says “continue”.
    public static let `continue` = SubmitLabel()
}
/// Which letters become capitals while the user types.
@available(iOS 15.0, *)
public struct TextInputAutocapitalization: Sendable {
    /// Which letters become capitals: never.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    /// Which letters become capitals: words.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    /// Which letters become capitals: sentences.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    /// Which letters become capitals: characters.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}
/// A key.
@available(iOS 14.0, *)
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character.
    public var character: Character
    /// Makes a key from its character.
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
    /// The key: return.
    public static let `return` = KeyEquivalent("\r")
    /// The key: escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key: delete.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key: space.
    public static let space = KeyEquivalent(" ")
    /// The key: tab.
    public static let tab = KeyEquivalent("\t")
    /// The key: up arrow.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The key: down arrow.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The key: left arrow.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The key: right arrow.
    public static let rightArrow = KeyEquivalent("\u{F703}")
}
/// Keys that are held with another.
@available(iOS 13.0, *)
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key that is held: caps lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The key that is held: shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// The key that is held: control.
    public static let control = EventModifiers(rawValue: 4)
    /// The key that is held: option.
    public static let option = EventModifiers(rawValue: 8)
    /// The key that is held: command.
    public static let command = EventModifiers(rawValue: 16)
    /// The key that is held: all.
    public static let all = EventModifiers(rawValue: 31)
}
/// A key, and those that are held with it.
@available(iOS 14.0, *)
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// Makes a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
    /// The usual key for this: default action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The usual key for this: cancel action.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
/// What becomes of the parts of a view for those who don't see it.
@available(iOS 13.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// What becomes of the parts: ignore.
    public static let ignore = AccessibilityChildBehavior()
    /// What becomes of the parts: contain.
    public static let contain = AccessibilityChildBehavior()
    /// What becomes of the parts: combine.
    public static let combine = AccessibilityChildBehavior()
}
/// What kind of thing a view is to those who don't see it.
@available(iOS 13.0, *)
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// What kind of thing it is to those who don't see it: button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// What kind of thing it is to those who don't see it: header.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// What kind of thing it is to those who don't see it: selected.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// What kind of thing it is to those who don't see it: link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// What kind of thing it is to those who don't see it: image.
    public static let isImage = AccessibilityTraits(rawValue: 16)
}
/// How a symbol moves.
@available(iOS 17.0, *)
public struct SymbolEffectKind: Sendable {
    /// The symbol moves so: bounce.
    public static let bounce = SymbolEffectKind()
    /// The symbol moves so: pulse.
    public static let pulse = SymbolEffectKind()
}
/// Something to feel or hear.
@available(iOS 17.0, *)
public struct SensoryFeedback: Equatable, Sendable {
    /// What is felt or heard: success.
    public static let success = SensoryFeedback()
    /// What is felt or heard: warning.
    public static let warning = SensoryFeedback()
    /// What is felt or heard: error.
    public static let error = SensoryFeedback()
    /// What is felt or heard: selection.
    public static let selection = SensoryFeedback()
    /// What is felt or heard: impact.
    public static let impact = SensoryFeedback()
}
/// How large a preview is.
@available(iOS 13.0, *)
public enum PreviewLayout: Sendable {
    /// The size: device.
    case device
    /// The size: size that fits.
    case sizeThatFits
    /// The size: fixed.
    case fixed(width: CGFloat, height: CGFloat)
}
/// Where a view beside a window is.
@available(visionOS 1.0, *)
@available(iOS, unavailable)
public struct OrnamentAttachmentAnchor: Sendable {
    /// A place at the edge of the scene.
    public static func scene(_ point: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor() }
}
/// How the surroundings look.
@available(visionOS 1.0, *)
@available(iOS, unavailable)
public struct SurroundingsEffect: Sendable {
    /// The surroundings are: system dark.
    public static let systemDark = SurroundingsEffect()
    /// The surroundings are: dark.
    public static let dark = SurroundingsEffect()
}
/// The size of a view, for its alignment.
@available(iOS 13.0, *)
public struct ViewDimensions {
    /// The view's width. It is zero here.
    public var width: CGFloat { 0 }
    /// The view's height. It is zero here.
    public var height: CGFloat { 0 }
    /// Where the view is aligned. It is zero here.
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    /// Where the view is aligned. It is zero here.
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
/// A value that views hand outwards.
@available(iOS 13.0, *)
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
    /// Puts the values of two views together.
    static func reduce(value: inout Value, nextValue: () -> Value)
}
