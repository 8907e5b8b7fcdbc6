// Made by generate-callbacks from Sources/Callbacks/UITextFieldDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is asked and told what the user does in a text field.
@available(iOS 2.0, *)
@preconcurrency @MainActor
@objc public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Asks whether typing may begin.
    @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Tells that typing has begun.
    @objc optional func textFieldDidBeginEditing(_ textField: UITextField)

    /// Asks whether typing may end.
    @objc optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Tells that typing has ended.
    @objc optional func textFieldDidEndEditing(_ textField: UITextField)

    /// Asks whether text may change.
    @objc optional func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool

    /// Asks whether the field may be emptied.
    @objc optional func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Asks what to do when return is pressed.
    @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

#else

/// The object that is asked and told what the user does in a text field.
@available(iOS 2.0, *)
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Asks whether typing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Tells that typing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Asks whether typing may end.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Tells that typing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Asks whether text may change.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool

    /// Asks whether the field may be emptied.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Asks what to do when return is pressed.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// What holds for a member that a delegate does not implement.
extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { OptionalRequirement.missing(true) }

    public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalRequirement.missing() }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { OptionalRequirement.missing(true) }

    public func textFieldDidEndEditing(_ textField: UITextField) { OptionalRequirement.missing() }

    public func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { OptionalRequirement.missing(true) }

    public func textFieldShouldClear(_ textField: UITextField) -> Bool { OptionalRequirement.missing(true) }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { OptionalRequirement.missing(true) }
}

#endif
