extension LookupDatabase {
    /// The entries whose names are `letters` but for a slip: one edit in four to seven letters, two in more. An edit is a
    /// letter too many, too few, another or exchanged with its neighbour; the first letter is right, or the second is first.
    func hits(similarTo letters: [UInt32]) throws(Failure) -> [Hit] {
        guard (4...64).contains(letters.count) else { return [] }
        let most = letters.count < 8 ? 1 : 2
        var best: [Int: Hit] = [:]
        for first in letters[1] == letters[0] ? [letters[0]] : [letters[0], letters[1]] {
            var walk = EditDistanceWalk(to: letters, most: most)
            let beginning = [first].utf8
            try names.forEachKey(from: beginning) { key throws(Failure) in
                guard key.text.starts(with: beginning) else { return false }
                guard let distance = walk.distance(of: key) else { return true }
                for posting in try names.postings(of: key) {
                    let order = (distance << 8 | Int(posting.rank), key.text.utf16Count)
                    if let known = best[posting.entry], known.order <= order { continue }
                    best[posting.entry] = Hit(entry: posting.entry, order: order, rank: posting.rank, key: key.text)
                }
                return true
            }
        }
        return Array(best.values)
    }

    /// The names nearest to `query` among those that stand near it in the alphabet, for when nothing fits.
    package func nearest(to query: String, limit: Int = 3) throws(Failure) -> [Int] {
        guard let query = SearchQuery(query) else { return [] }
        let letters = Array(query.letters.prefix(64))
        var place = names.keyCount
        try names.forEachKey(from: letters.utf8) { key throws(Failure) in
            place = key.index
            return false
        }
        var candidates: [(distance: Int, index: Int, entry: Int)] = []
        for block in try names.blocks(ofKeys: place - Self.neighbours..<place + Self.neighbours) {
            try names.forEachKey(inBlock: block) { key throws(Failure) in
                guard abs(key.index - place) <= Self.neighbours else { return true }
                for posting in try names.postings(of: key) where Self.isName(posting.rank) {
                    let distance = editDistance(letters, key.text)
                    candidates.append((distance, key.index, posting.entry))
                }
                return true
            }
        }
        var entries: [Int] = []
        for candidate in candidates.sorted(by: { ($0.distance, $0.index, $0.entry) < ($1.distance, $1.index, $1.entry) }
        )
        where !entries.contains(candidate.entry) && entries.count < limit {
            entries.append(candidate.entry)
        }
        return entries
    }

    private static func isName(_ rank: UInt8) -> Bool {
        rank < NameRank.part.rawValue && rank != NameRank.reading.rawValue
    }

    private static let neighbours = 100
}
