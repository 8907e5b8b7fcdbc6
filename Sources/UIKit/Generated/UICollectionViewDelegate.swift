// Made by generate-callbacks from Sources/Callbacks/UICollectionViewDelegate.yaml: edit that file, then run it again.
// swift-format-ignore-file

import FoundationAdditions

#if CHECKING

/// The object that is told what the user does with a grid.
@available(iOS 6.0, *)
@preconcurrency @MainActor
@objc public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Tells that an item was chosen.
    @objc optional func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

    /// Tells that an item is chosen no longer.
    @objc optional func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

#else

/// The object that is told what the user does with a grid.
@available(iOS 6.0, *)
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Tells that an item was chosen.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

    /// Tells that an item is chosen no longer.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

/// What holds for a member that a delegate does not implement.
extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { OptionalRequirement.missing() }

    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { OptionalRequirement.missing() }
}

#endif
