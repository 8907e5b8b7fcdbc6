import UIKit

/// What a button is for.
@available(iOS 15.0, *)
public struct ButtonRole: Equatable, Sendable {
    let name: String
    /// What the button is for: destructive.
    public static let destructive = ButtonRole(name: "destructive")
    /// What the button is for: cancel.
    public static let cancel = ButtonRole(name: "cancel")
    /// What the button is for: close.
    public static let close = ButtonRole(name: "close")
    /// What the button is for: confirm.
    public static let confirm = ButtonRole(name: "confirm")
}
/// A button.
@available(iOS 13.0, *)
public struct Button<Label: View> {
    let label: Label
    let action: @MainActor () -> Void
    /// Makes a button.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }
    /// Makes a button.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }
    public var _children: [any View] { [label] }
}

extension Button: _PrimitiveView {}
extension Button where Label == Text {
    /// Makes a button.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        (self.action, label) = (action, Text(titleKey))
    }
    /// Makes a button.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        (self.action, label) = (action, Text(title))
    }
    /// Makes a button.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        (self.action, label) = (action, Text(titleKey))
    }
    /// Makes a button.
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        (self.action, label) = (action, Text(title))
    }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    /// Makes a button.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        (self.action, label) = (action, SwiftUI.Label(titleKey, systemImage: systemImage))
    }
    /// Makes a button.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { (self.action, label) = (action, SwiftUI.Label(titleKey, systemImage: systemImage)) }
}
/// A link.
@available(iOS 14.0, *)
public struct Link<Label: View> {
    let label: Label
    /// Makes a link.
    public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
    /// Makes a link.
    public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text { label = Text(titleKey) }
    public var _children: [any View] { [label] }
}

extension Link: _PrimitiveView {}
/// A button that hands something on.
@available(iOS 16.0, *)
public struct ShareLink<Label: View> {
    /// Makes a button that shares something.
    public init(item: URL) where Label == Text {}
    /// Makes a button that shares something.
    public init(item: String) where Label == Text {}
}

extension ShareLink: _PrimitiveView {}
/// A switch.
@available(iOS 13.0, *)
public struct Toggle<Label: View> {
    let label: Label
    /// Makes a switch.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }
    /// Makes a switch.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text { label = Text(titleKey) }
    /// Makes a switch.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text { label = Text(title) }
    public var _children: [any View] { [label] }
}

extension Toggle: _PrimitiveView {}
/// A field for a line of text.
@available(iOS 13.0, *)
public struct TextField<Label: View> {
    /// Makes a field for text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {}
    /// Makes a field for text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {}
    /// Makes a field for text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) where Label == Text {}
    /// Makes a field for text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text {}
    /// Makes a field for text.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) where Label == Text {}
    /// Makes a field for text.
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F)
    where Label == Text, F.FormatOutput == String {}
}

extension TextField: _PrimitiveView {}
/// A field for a line of text that nobody may read.
@available(iOS 13.0, *)
public struct SecureField<Label: View> {
    /// Makes a field for a password.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {}
    /// Makes a field for a password.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {}
}

extension SecureField: _PrimitiveView {}
/// A field for text of many lines.
@available(iOS 14.0, *)
public struct TextEditor {
    /// Makes an editor for text.
    public init(text: Binding<String>) {}
}
extension TextEditor: _PrimitiveView {}
/// Things of which one is chosen.
@available(iOS 13.0, *)
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let content: Content
    /// Makes a picker.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.content = content() }
    /// Makes a picker.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    where Label == Text { self.content = content() }
    /// Makes a picker.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    where Label == Text { self.content = content() }
    /// Makes a picker.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}

extension Picker: _PrimitiveView {}
/// Wheels for a date.
@available(iOS 13.0, *)
public struct DatePicker<Label: View> {
    /// Makes a picker of dates.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) where Label == Text {}
}

extension DatePicker: _PrimitiveView {}
/// Parts of a date.
@available(iOS 13.0, *)
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What is chosen: hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// What is chosen: date.
    public static let date = DatePickerComponents(rawValue: 2)
}
/// A line with a knob for a number.
@available(iOS 13.0, *)
public struct Slider<Label: View, ValueLabel: View> {
    /// Makes a slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {}
    /// Makes a slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {}
}

extension Slider: _PrimitiveView {}
/// Two buttons for a number.
@available(iOS 13.0, *)
public struct Stepper<Label: View> {
    /// Makes a stepper.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) where Label == Text {}
    /// Makes a stepper.
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1)
    where Label == Text {}
    /// Makes a stepper.
    public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?)
    where Label == Text {}
}

extension Stepper: _PrimitiveView {}
/// Tells how far something is, or that the app is busy.
@available(iOS 14.0, *)
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    /// Makes a view of progress.
    public init() where Label == EmptyView, CurrentValueLabel == EmptyView {}
    /// Makes a view of progress.
    public init(_ titleKey: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView {}
    /// Makes a view of progress.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text, CurrentValueLabel == EmptyView {}
    /// Makes a view of progress.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1)
    where Label == EmptyView, CurrentValueLabel == EmptyView {}
    /// Makes a view of progress.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1)
    where Label == Text, CurrentValueLabel == EmptyView {}
}

extension ProgressView: _PrimitiveView {}
/// A menu.
@available(iOS 14.0, *)
public struct Menu<Label: View, Content: View> {
    /// Makes a menu.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    /// Makes a menu.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}
    /// Makes a menu.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {}
}

extension Menu: _PrimitiveView {}
/// What opens and closes.
@available(iOS 14.0, *)
public struct DisclosureGroup<Label: View, Content: View> {
    let content: Content
    /// Makes a group that can be closed.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) where Label == Text {
        self.content = content()
    }
    /// Makes a group that can be closed.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) where Label == Text { self.content = content() }
    /// Makes a group that can be closed.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}

extension DisclosureGroup: _PrimitiveView {}
/// A row with a label and something.
@available(iOS 16.0, *)
public struct LabeledContent<Label: View, Content: View> {
    let content: Content
    /// Makes a value with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
    /// Makes a value with a label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        self.content = content()
    }
    /// Makes a value with a label.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) where Label == Text, Content == Text {
        content = Text(value)
    }
    public var _children: [any View] { [content] }
}

extension LabeledContent: _PrimitiveView {}
/// The button that lets rows be changed.
@available(iOS 13.0, *)
public struct EditButton {
    /// Makes a button that begins and ends changing.
    public init() {}
}
extension EditButton: _PrimitiveView {}
/// The usual entry for a new window's scene.
@available(macOS 11.0, *)
@available(iOS, unavailable)
public struct SettingsLink<Label: View> {
    /// Makes a button that opens the settings.
    public init() where Label == Text {}
}
@available(iOS, unavailable)
extension SettingsLink: _PrimitiveView {}

/// A message with buttons, the form of iOS 13.
@available(iOS 13.0, *)
public struct Alert {
    /// A button.
    public struct Button {
        /// A button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that takes the message away, and does something.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that takes the message away.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        /// A button that takes something away from the user.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }
    /// Makes a message.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    /// Makes a message.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}
