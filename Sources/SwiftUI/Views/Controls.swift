import UIKit

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let close = ButtonRole(name: "close")
    public static let confirm = ButtonRole(name: "confirm")
}
/// A button.
public struct Button<Label: View> {
    let label: Label
    let action: @MainActor () -> Void
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.action, self.label) = (action, label())
    }
    public var _children: [any View] { [label] }
}

extension Button: _PrimitiveView {}
extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        (self.action, label) = (action, Text(titleKey))
    }
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        (self.action, label) = (action, Text(title))
    }
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        (self.action, label) = (action, Text(titleKey))
    }
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        (self.action, label) = (action, Text(title))
    }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        (self.action, label) = (action, SwiftUI.Label(titleKey, systemImage: systemImage))
    }
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { (self.action, label) = (action, SwiftUI.Label(titleKey, systemImage: systemImage)) }
}
/// A link.
public struct Link<Label: View> {
    let label: Label
    public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
    public init(_ titleKey: LocalizedStringKey, destination: URL) where Label == Text { label = Text(titleKey) }
    public var _children: [any View] { [label] }
}

extension Link: _PrimitiveView {}
/// A button that hands something on.
public struct ShareLink<Label: View> {
    public init(item: URL) where Label == Text {}
    public init(item: String) where Label == Text {}
}

extension ShareLink: _PrimitiveView {}
/// A switch.
public struct Toggle<Label: View> {
    let label: Label
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.label = label() }
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text { label = Text(titleKey) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text { label = Text(title) }
    public var _children: [any View] { [label] }
}

extension Toggle: _PrimitiveView {}
/// A field for a line of text.
public struct TextField<Label: View> {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {}
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) where Label == Text {}
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) where Label == Text {}
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) where Label == Text {}
    public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F)
    where Label == Text, F.FormatOutput == String {}
}

extension TextField: _PrimitiveView {}
/// A field for a line of text that nobody may read.
public struct SecureField<Label: View> {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) where Label == Text {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) where Label == Text {}
}

extension SecureField: _PrimitiveView {}
/// A field for text of many lines.
public struct TextEditor { public init(text: Binding<String>) {} }
extension TextEditor: _PrimitiveView {}
/// Things of which one is chosen.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    let content: Content
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    where Label == Text { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    where Label == Text { self.content = content() }
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}

extension Picker: _PrimitiveView {}
/// Wheels for a date.
public struct DatePicker<Label: View> {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) where Label == Text {}
}

extension DatePicker: _PrimitiveView {}
/// Parts of a date.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}
/// A line with a knob for a number.
public struct Slider<Label: View, ValueLabel: View> {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {}
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {}
}

extension Slider: _PrimitiveView {}
/// Two buttons for a number.
public struct Stepper<Label: View> {
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) where Label == Text {}
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1)
    where Label == Text {}
    public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?)
    where Label == Text {}
}

extension Stepper: _PrimitiveView {}
/// Tells how far something is, or that the app is busy.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    public init() where Label == EmptyView, CurrentValueLabel == EmptyView {}
    public init(_ titleKey: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text, CurrentValueLabel == EmptyView {}
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1)
    where Label == EmptyView, CurrentValueLabel == EmptyView {}
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1)
    where Label == Text, CurrentValueLabel == EmptyView {}
}

extension ProgressView: _PrimitiveView {}
/// A menu.
public struct Menu<Label: View, Content: View> {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {}
}

extension Menu: _PrimitiveView {}
/// What opens and closes.
public struct DisclosureGroup<Label: View, Content: View> {
    let content: Content
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) where Label == Text {
        self.content = content()
    }
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) where Label == Text { self.content = content() }
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}

extension DisclosureGroup: _PrimitiveView {}
/// A row with a label and something.
public struct LabeledContent<Label: View, Content: View> {
    let content: Content
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {
        self.content = content()
    }
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) where Label == Text, Content == Text {
        content = Text(value)
    }
    public var _children: [any View] { [content] }
}

extension LabeledContent: _PrimitiveView {}
/// The button that lets rows be changed.
public struct EditButton { public init() {} }
extension EditButton: _PrimitiveView {}
/// The usual entry for a new window's scene.
public struct SettingsLink<Label: View> { public init() where Label == Text {} }
extension SettingsLink: _PrimitiveView {}

/// A message with buttons, the form of iOS 13.
public struct Alert {
    /// A button.
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}
