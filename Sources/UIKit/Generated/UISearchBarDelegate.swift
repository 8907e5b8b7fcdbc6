// Made by generate-callbacks from Sources/Callbacks/UISearchBarDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is told what the user does in a search bar.
@available(iOS 2.0, *)
@preconcurrency @MainActor
@objc public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Tells that the text has changed.
    @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Tells that the user wants to search.
    @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// Tells that the user gives up.
    @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// Tells that typing has begun.
    @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
}

#else

/// The object that is told what the user does in a search bar.
@available(iOS 2.0, *)
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Tells that the text has changed.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

    /// Tells that the user wants to search.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

    /// Tells that the user gives up.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

    /// Tells that typing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
}

/// What holds for a member that a delegate does not implement.
extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { OptionalRequirement.missing() }

    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.missing() }

    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { OptionalRequirement.missing() }

    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { OptionalRequirement.missing() }
}

#endif
