// Made by generate-callbacks from Sources/Callbacks/UITableViewDataSource.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that knows the rows of a table.
@available(iOS 2.0, *)
@preconcurrency @MainActor
@objc public protocol UITableViewDataSource: NSObjectProtocol {
    /// Asks how many rows a section has.
    @objc func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Asks for the cell of a row.
    @objc func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Asks how many sections there are.
    @objc optional func numberOfSections(in tableView: UITableView) -> Int

    /// Asks for the title above a section.
    @objc optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Asks for the text below a section.
    @objc optional func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Asks whether a row can be changed.
    @objc optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Asks whether a row can be moved.
    @objc optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Tells that the user wants to add or delete a row.
    @objc optional func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// Tells that the user has moved a row.
    @objc optional func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

#else

/// The object that knows the rows of a table.
@available(iOS 2.0, *)
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// Asks how many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Asks for the cell of a row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Asks how many sections there are.
    func numberOfSections(in tableView: UITableView) -> Int

    /// Asks for the title above a section.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Asks for the text below a section.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Asks whether a row can be changed.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Asks whether a row can be moved.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Tells that the user wants to add or delete a row.
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// Tells that the user has moved a row.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

/// What holds for a member that a delegate does not implement.
extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { OptionalRequirement.missing(1) }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { OptionalRequirement.missing(nil) }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { OptionalRequirement.missing(nil) }

    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { OptionalRequirement.missing(true) }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { OptionalRequirement.missing(false) }

    public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { OptionalRequirement.missing() }

    public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { OptionalRequirement.missing() }
}

#endif
