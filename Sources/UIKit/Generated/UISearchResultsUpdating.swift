// Made by generate-callbacks from Sources/Callbacks/UISearchResultsUpdating.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that brings the results of a search up to date.
@available(iOS 8.0, *)
@preconcurrency @MainActor
@objc public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Asks for new results.
    @objc func updateSearchResults(for searchController: UISearchController)
}

#else

/// The object that brings the results of a search up to date.
@available(iOS 8.0, *)
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Asks for new results.
    func updateSearchResults(for searchController: UISearchController)
}

/// What holds for a member that a delegate does not implement.
extension UISearchResultsUpdating {
}

#endif
