// Made by generate-callbacks from Sources/Callbacks/UIImagePickerControllerDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is told of the chosen picture.
@available(iOS 2.0, *)
@preconcurrency @MainActor
@objc public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Tells of the chosen picture.
    @objc optional func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// Tells that nothing was chosen.
    @objc optional func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

#else

/// The object that is told of the chosen picture.
@available(iOS 2.0, *)
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Tells of the chosen picture.
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])

    /// Tells that nothing was chosen.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

/// What holds for a member that a delegate does not implement.
extension UIImagePickerControllerDelegate {
    public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) { OptionalRequirement.missing() }

    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { OptionalRequirement.missing() }
}

#endif
