import UIKit

// How controls look. Each is a name: there is no screen on which it could be seen.

/// How a button looks, and when it does what it does.
@available(iOS 13.0, *)
public protocol PrimitiveButtonStyle {}
/// The button's usual look.
@available(iOS 13.0, *)
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public init() {}
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}
/// A button without decoration.
@available(iOS 13.0, *)
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public init() {}
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The style “plain”.
    public static var plain: Self { Self() }
}
/// A button with a border.
@available(iOS 15.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public init() {}
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The style “bordered”.
    public static var bordered: Self { Self() }
}
/// A button with a border that catches the eye.
@available(iOS 15.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public init() {}
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The style “bordered prominent”.
    public static var borderedProminent: Self { Self() }
}
/// A button without a border.
@available(iOS 13.0, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public init() {}
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The style “borderless”.
    public static var borderless: Self { Self() }
}
/// A button of glass.
@available(iOS 26.0, *)
public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    public init() {}
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The style “glass”.
    public static var glass: Self { Self() }
}

/// How a picker looks.
@available(iOS 13.0, *)
public protocol PickerStyle {}
/// The picker's usual look.
@available(iOS 13.0, *)
public struct DefaultPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
}
extension PickerStyle where Self == DefaultPickerStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}
/// Choices side by side.
@available(iOS 13.0, *)
public struct SegmentedPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// The style “segmented”.
    public static var segmented: Self { Self() }
}
/// A wheel.
@available(iOS 13.0, *)
public struct WheelPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
}
extension PickerStyle where Self == WheelPickerStyle {
    /// The style “wheel”.
    public static var wheel: Self { Self() }
}
/// A menu.
@available(iOS 14.0, *)
public struct MenuPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
}
extension PickerStyle where Self == MenuPickerStyle {
    /// The style “menu”.
    public static var menu: Self { Self() }
}
/// The choices stand among the others.
@available(iOS 14.0, *)
public struct InlinePickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
}
extension PickerStyle where Self == InlinePickerStyle {
    /// The style “inline”.
    public static var inline: Self { Self() }
}
/// A row that leads to the choices.
@available(iOS 16.0, *)
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The style “navigation link”.
    public static var navigationLink: Self { Self() }
}

/// How a list looks.
@available(iOS 13.0, *)
public protocol ListStyle {}
/// The list's usual look.
@available(iOS 13.0, *)
public struct DefaultListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}
extension ListStyle where Self == DefaultListStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}
/// Rows without decoration.
@available(iOS 13.0, *)
public struct PlainListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}
extension ListStyle where Self == PlainListStyle {
    /// The style “plain”.
    public static var plain: Self { Self() }
}
/// Rows in groups.
@available(iOS 13.0, *)
public struct GroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}
extension ListStyle where Self == GroupedListStyle {
    /// The style “grouped”.
    public static var grouped: Self { Self() }
}
/// Rows with space beside them.
@available(iOS 14.0, *)
public struct InsetListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}
extension ListStyle where Self == InsetListStyle {
    /// The style “inset”.
    public static var inset: Self { Self() }
}
/// Rows in groups with round corners.
@available(iOS 14.0, *)
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// The style “inset grouped”.
    public static var insetGrouped: Self { Self() }
}
/// Rows of a sidebar.
@available(iOS 14.0, *)
public struct SidebarListStyle: ListStyle {
    /// Makes the style.
    public init() {}
}
extension ListStyle where Self == SidebarListStyle {
    /// The style “sidebar”.
    public static var sidebar: Self { Self() }
}

/// How a field for text looks.
@available(iOS 13.0, *)
public protocol TextFieldStyle {}
/// The field's usual look.
@available(iOS 13.0, *)
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}
/// A field without decoration.
@available(iOS 13.0, *)
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The style “plain”.
    public static var plain: Self { Self() }
}
/// A field with a round border.
@available(iOS 13.0, *)
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The style “rounded border”.
    public static var roundedBorder: Self { Self() }
}

/// How a switch looks.
@available(iOS 13.0, *)
public protocol ToggleStyle {}
/// The switch's usual look.
@available(iOS 13.0, *)
public struct DefaultToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}
}
extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}
/// A switch.
@available(iOS 13.0, *)
public struct SwitchToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// The style “switch”.
    public static var `switch`: Self { Self() }
}
/// A button that stays pressed.
@available(iOS 15.0, *)
public struct ButtonToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// The style “button”.
    public static var button: Self { Self() }
}

/// How a label looks.
@available(iOS 14.0, *)
public protocol LabelStyle {}
/// The label's usual look.
@available(iOS 14.0, *)
public struct DefaultLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}
}
extension LabelStyle where Self == DefaultLabelStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}
/// The picture alone.
@available(iOS 14.0, *)
public struct IconOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The style “icon only”.
    public static var iconOnly: Self { Self() }
}
/// The text alone.
@available(iOS 14.0, *)
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The style “title only”.
    public static var titleOnly: Self { Self() }
}
/// Picture and text.
@available(iOS 14.5, *)
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Makes the style.
    public init() {}
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The style “title and icon”.
    public static var titleAndIcon: Self { Self() }
}

/// How a form looks.
@available(iOS 16.0, *)
public protocol FormStyle {}
/// The form's usual look.
@available(iOS 16.0, *)
public struct AutomaticFormStyle: FormStyle {
    /// Makes the style.
    public init() {}
}
extension FormStyle where Self == AutomaticFormStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}
/// Rows in groups.
@available(iOS 16.0, *)
public struct GroupedFormStyle: FormStyle {
    /// Makes the style.
    public init() {}
}
extension FormStyle where Self == GroupedFormStyle {
    /// The style “grouped”.
    public static var grouped: Self { Self() }
}
/// Labels in one column, controls in another.
@available(iOS 16.0, *)
public struct ColumnsFormStyle: FormStyle {
    /// Makes the style.
    public init() {}
}
extension FormStyle where Self == ColumnsFormStyle {
    /// The style “columns”.
    public static var columns: Self { Self() }
}

/// How progress looks.
@available(iOS 14.0, *)
public protocol ProgressViewStyle {}
/// The usual look of progress.
@available(iOS 14.0, *)
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}
/// A bar.
@available(iOS 14.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// The style “linear”.
    public static var linear: Self { Self() }
}
/// A circle.
@available(iOS 14.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// The style “circular”.
    public static var circular: Self { Self() }
}

/// How a view with tabs looks.
@available(iOS 14.0, *)
public protocol TabViewStyle {}
/// The usual look of tabs.
@available(iOS 14.0, *)
public struct DefaultTabViewStyle: TabViewStyle {
    /// Makes the style.
    public init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}
/// Pages that are swiped.
@available(iOS 14.0, *)
public struct PageTabViewStyle: TabViewStyle {
    /// Makes the style.
    public init() {}
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// The style “page”.
    public static var page: Self { Self() }
}
/// Tabs, or a sidebar where there is room.
@available(iOS 18.0, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Makes the style.
    public init() {}
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// The style “sidebar adaptable”.
    public static var sidebarAdaptable: Self { Self() }
}

/// How a navigation view looks.
@available(iOS 13.0, *)
public protocol NavigationViewStyle {}
/// The navigation view's usual look.
@available(iOS 13.0, *)
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    public init() {}
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}
/// One view at a time.
@available(iOS 13.0, *)
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    public init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// The style “stack”.
    public static var stack: Self { Self() }
}
/// Columns.
@available(iOS 15.0, *)
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    public init() {}
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// The style “columns”.
    public static var columns: Self { Self() }
}

/// How a split view looks.
@available(iOS 16.0, *)
public protocol NavigationSplitViewStyle {}
/// The split view's usual look.
@available(iOS 16.0, *)
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    public init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}
/// The detail becomes narrower when other columns come.
@available(iOS 16.0, *)
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    public init() {}
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The style “balanced”.
    public static var balanced: Self { Self() }
}
/// The detail keeps its width when other columns come.
@available(iOS 16.0, *)
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    public init() {}
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The style “prominent detail”.
    public static var prominentDetail: Self { Self() }
}

/// How a date picker looks.
@available(iOS 13.0, *)
public protocol DatePickerStyle {}
/// The date picker's usual look.
@available(iOS 13.0, *)
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}
/// A calendar.
@available(iOS 14.0, *)
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// The style “graphical”.
    public static var graphical: Self { Self() }
}
/// A field that opens a calendar.
@available(iOS 14.0, *)
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The style “compact”.
    public static var compact: Self { Self() }
}
/// Wheels.
@available(iOS 13.0, *)
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    public init() {}
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// The style “wheel”.
    public static var wheel: Self { Self() }
}

/// How a menu looks.
@available(iOS 14.0, *)
public protocol MenuStyle {}
/// The menu's usual look.
@available(iOS 14.0, *)
public struct DefaultMenuStyle: MenuStyle {
    /// Makes the style.
    public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}
/// A button that opens the menu.
@available(iOS 16.0, *)
public struct ButtonMenuStyle: MenuStyle {
    /// Makes the style.
    public init() {}
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// The style “button”.
    public static var button: Self { Self() }
}

/// How a box around a group looks.
@available(iOS 14.0, *)
public protocol GroupBoxStyle {}
/// The box's usual look.
@available(iOS 14.0, *)
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Makes the style.
    public init() {}
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The style “automatic”.
    public static var automatic: Self { Self() }
}

/// How a button looks, made of views.
@available(iOS 13.0, *)
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// What a button looks like.
    associatedtype Body: View
    /// Makes what a button of this style looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// What a style gets of a button.
    typealias Configuration = ButtonStyleConfiguration
}
/// What a button's look is made for.
@available(iOS 13.0, *)
public struct ButtonStyleConfiguration {
    /// What a button shows.
    @available(iOS 13.0, *)
    public struct Label: _PrimitiveView {}
    /// What the button is for.
    public let role: ButtonRole?
    /// What the button shows.
    public let label: Label
    /// True while the button is pressed.
    public let isPressed: Bool
}
extension View {
    /// How buttons look.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
}
