// Made by generate-callbacks from Sources/Callbacks/UITableViewDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is told what the user does with a table, and asked how it looks.
@available(iOS 2.0, *)
@preconcurrency @MainActor
@objc public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Tells that a row was chosen.
    @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// Tells that a row is chosen no longer.
    @objc optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    /// Tells that a cell is about to be seen.
    @objc optional func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Asks for the height of a row.
    @objc optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// Asks for the height of the header.
    @objc optional func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    /// Asks for the height of the footer.
    @objc optional func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// Asks for the view above a section.
    @objc optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// Asks for the view below a section.
    @objc optional func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    /// Tells that the button at the end of a row was tapped.
    @objc optional func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}

#else

/// The object that is told what the user does with a table, and asked how it looks.
@available(iOS 2.0, *)
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Tells that a row was chosen.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// Tells that a row is chosen no longer.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    /// Tells that a cell is about to be seen.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// Asks for the height of a row.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// Asks for the height of the header.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    /// Asks for the height of the footer.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// Asks for the view above a section.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// Asks for the view below a section.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    /// Tells that the button at the end of a row was tapped.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
}

/// What holds for a member that a delegate does not implement.
extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { OptionalRequirement.missing() }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { OptionalRequirement.missing() }

    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { OptionalRequirement.missing() }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { OptionalRequirement.missing(-1) }

    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { OptionalRequirement.missing(-1) }

    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { OptionalRequirement.missing(-1) }

    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { OptionalRequirement.missing(nil) }

    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { OptionalRequirement.missing(nil) }

    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { OptionalRequirement.missing() }
}

#endif
