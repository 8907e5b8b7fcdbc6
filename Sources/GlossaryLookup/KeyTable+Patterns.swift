extension KeyTable {
    typealias Hit = LookupDatabase.Hit

    /// The entries of the keys that begin with a pattern, each by its best key; no more keys are read once `most` entries
    /// are found.
    func hits(beginningWith pattern: SearchPattern, most: Int) throws(Failure) -> [Hit] {
        var collector = HitCollector(most: most)
        // Syllables that begin alike stand together, so the keys that fit do.
        let head = pattern.literalHead.map(\.lowerBound)
        let start = head + pattern.letters.dropFirst(head.count).prefix(1).map(\.lowerBound)
        try forEachKey(from: start.utf8) { key throws(Failure) in
            guard pattern.isPrefix(of: key.text.letters) else { return false }
            return collector.add(try postings(of: key), key)
        }
        return collector.hits
    }

    /// The entries of the keys that hold a pattern, as above.
    ///
    /// - Parameter worst: the last rank that counts.
    func hits(holding pattern: SearchPattern, most: Int, worst: UInt8 = .max) throws(Failure) -> [Hit] {
        var collector = HitCollector(most: most)
        let isLiteral = pattern.literalHead.count == pattern.letters.count
        let bytes = pattern.letters.map(\.lowerBound).utf8
        for block in try blocks(withRows: Grams.hashes(of: pattern).map(Grams.row)) {
            let goesOn = try forEachKey(inBlock: block) { key throws(Failure) in
                guard isLiteral ? key.text.holds(bytes) : pattern.isInside(key.text.letters) else { return true }
                return collector.add(try postings(of: key).filter { $0.rank <= worst }, key)
            }
            if !goesOn { break }
        }
        return collector.hits
    }
}

/// Hits of one stage, the best of each entry.
private struct HitCollector {
    let most: Int
    private var best: [Int: LookupDatabase.Hit] = [:]

    init(most: Int) { self.most = most }

    var hits: [LookupDatabase.Hit] { Array(best.values) }

    /// - Returns: whether there is room for more.
    mutating func add(_ postings: [KeyTable.Posting], _ key: KeyTable.Key) -> Bool {
        for posting in postings {
            let hit = LookupDatabase.Hit(posting, key)
            if let known = best[hit.entry], known.order <= hit.order { continue }
            best[hit.entry] = hit
        }
        return best.count < most
    }
}

extension [UInt8] {
    func holds(_ part: [UInt8]) -> Bool {
        guard let first = part.first, count >= part.count else { return false }
        for start in 0...count - part.count where self[start] == first {
            if self[start...].starts(with: part) { return true }
        }
        return false
    }
}
