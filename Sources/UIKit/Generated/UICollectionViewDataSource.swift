// Made by generate-callbacks from Sources/Callbacks/UICollectionViewDataSource.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that knows the cells of a grid.
@available(iOS 6.0, *)
@preconcurrency @MainActor
@objc public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Asks how many items a section has.
    @objc func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Asks for the cell of an item.
    @objc func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// Asks how many sections there are.
    @objc optional func numberOfSections(in collectionView: UICollectionView) -> Int
}

#else

/// The object that knows the cells of a grid.
@available(iOS 6.0, *)
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Asks how many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Asks for the cell of an item.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// Asks how many sections there are.
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

/// What holds for a member that a delegate does not implement.
extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { OptionalRequirement.missing(1) }
}

#endif
