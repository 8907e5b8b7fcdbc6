import FoundationAdditions

extension MutableCollection where Self: RangeReplaceableCollection {
    /// Removes the elements at these places.
    @available(iOS 13.0, *)
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = -1
        removeAll { _ in
            offset += 1
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection where Self: RangeReplaceableCollection {
    /// Moves the elements at these places before the element at another.
    @available(iOS 13.0, *)
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[index(startIndex, offsetBy: $0)] }
        let before = source.filter { $0 < destination }.count
        remove(atOffsets: source)
        insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
    }
}
