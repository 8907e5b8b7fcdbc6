// Made by generate-callbacks from Sources/Callbacks/UITextViewDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is asked and told what the user does in a text view.
@available(iOS 2.0, *)
@preconcurrency @MainActor
@objc public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Tells that typing has begun.
    @objc optional func textViewDidBeginEditing(_ textView: UITextView)

    /// Tells that typing has ended.
    @objc optional func textViewDidEndEditing(_ textView: UITextView)

    /// Tells that text has changed.
    @objc optional func textViewDidChange(_ textView: UITextView)

    /// Asks whether text may change.
    @objc optional func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

#else

/// The object that is asked and told what the user does in a text view.
@available(iOS 2.0, *)
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Tells that typing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Tells that typing has ended.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Tells that text has changed.
    func textViewDidChange(_ textView: UITextView)

    /// Asks whether text may change.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

/// What holds for a member that a delegate does not implement.
extension UITextViewDelegate {
    public func textViewDidBeginEditing(_ textView: UITextView) { OptionalRequirement.missing() }

    public func textViewDidEndEditing(_ textView: UITextView) { OptionalRequirement.missing() }

    public func textViewDidChange(_ textView: UITextView) { OptionalRequirement.missing() }

    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { OptionalRequirement.missing(true) }
}

#endif
