import UIKit

// What the modifiers take. Each is a name: there is no screen on which it could be seen.

public enum TextTruncationMode: Sendable { case head, tail, middle }
extension Text {
    public typealias TruncationMode = TextTruncationMode
    public typealias Case = TextCase
}
public enum TextCase: Sendable { case uppercase, lowercase }
public struct TextSelectability: Sendable {
    public static let enabled = TextSelectability()
    public static let disabled = TextSelectability()
}
public struct SymbolVariants: Hashable, Sendable {
    public static let none = SymbolVariants()
    public static let fill = SymbolVariants()
    public static let circle = SymbolVariants()
    public static let slash = SymbolVariants()
    public var fill: SymbolVariants { self }
}
public struct ContainerBackgroundPlacement: Sendable {
    public static let window = ContainerBackgroundPlacement()
    public static let widget = ContainerBackgroundPlacement()
    public static let navigation = ContainerBackgroundPlacement()
}
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
public struct ButtonBorderShape: Equatable, Sendable {
    public static let automatic = ButtonBorderShape()
    public static let capsule = ButtonBorderShape()
    public static let circle = ButtonBorderShape()
    public static let roundedRectangle = ButtonBorderShape()
}
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    public static let automatic = ScrollIndicatorVisibility()
    public static let visible = ScrollIndicatorVisibility()
    public static let hidden = ScrollIndicatorVisibility()
    public static let never = ScrollIndicatorVisibility()
}
public struct ScrollDismissesKeyboardMode: Sendable {
    public static let automatic = ScrollDismissesKeyboardMode()
    public static let immediately = ScrollDismissesKeyboardMode()
    public static let interactively = ScrollDismissesKeyboardMode()
    public static let never = ScrollDismissesKeyboardMode()
}
public struct ScrollTargetBehaviorKind: Sendable {
    public static let paging = ScrollTargetBehaviorKind()
    public static let viewAligned = ScrollTargetBehaviorKind()
}
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
}
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
public struct ToolbarDefaultItemKind: Sendable {
    public static let sidebarToggle = ToolbarDefaultItemKind()
    public static let title = ToolbarDefaultItemKind()
}
public struct PresentationDetent: Hashable, Sendable {
    let height: Double
    public static let medium = PresentationDetent(height: 0.5)
    public static let large = PresentationDetent(height: 1)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(height: fraction) }
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(height: height) }
}
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let search = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let `continue` = SubmitLabel()
}
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
}
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let all = EventModifiers(rawValue: 31)
}
public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let ignore = AccessibilityChildBehavior()
    public static let contain = AccessibilityChildBehavior()
    public static let combine = AccessibilityChildBehavior()
}
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
}
public struct SymbolEffectKind: Sendable {
    public static let bounce = SymbolEffectKind()
    public static let pulse = SymbolEffectKind()
}
public struct SensoryFeedback: Equatable, Sendable {
    public static let success = SensoryFeedback()
    public static let warning = SensoryFeedback()
    public static let error = SensoryFeedback()
    public static let selection = SensoryFeedback()
    public static let impact = SensoryFeedback()
}
public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }
public struct OrnamentAttachmentAnchor: Sendable {
    public static func scene(_ point: UnitPoint) -> OrnamentAttachmentAnchor { OrnamentAttachmentAnchor() }
}
public struct SurroundingsEffect: Sendable {
    public static let systemDark = SurroundingsEffect()
    public static let dark = SurroundingsEffect()
}
public struct ViewDimensions {
    public var width: CGFloat { 0 }
    public var height: CGFloat { 0 }
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}
/// A value that views hand outwards.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}
