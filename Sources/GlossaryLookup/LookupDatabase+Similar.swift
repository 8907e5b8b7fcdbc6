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
                for posting in try names.postings(of: key) where posting.rank < NameRank.reading.rawValue {
                    let distance = editDistance(letters, key.text.letters)
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

    private static let neighbours = 100
}

/// Distances of sorted keys to a query. Keys that begin alike share the beginning of their tables, and a beginning that is
/// too far already settles all keys with it.
struct EditDistanceWalk {
    private let query: [UInt32]
    private let most: Int
    private var letters: [UInt32] = []
    /// The table's rows, one a letter of the key and one before.
    private var rows: [[Int]]
    /// How many letters of the last key are known to be too many.
    private var hopeless = Int.max

    init(to query: [UInt32], most: Int) {
        self.query = query
        self.most = most
        rows = [Array(0...query.count)]
    }

    /// Nil when it is more than `most`.
    mutating func distance(of key: KeyTable.Key) -> Int? {
        // A shared byte is at least a quarter of a letter: what is certainly shared in letters decides before decoding.
        if hopeless != .max, key.shared >= hopelessBytes { return nil }
        let next = key.text.letters
        var shared = 0
        while shared < min(next.count, letters.count), next[shared] == letters[shared] { shared += 1 }
        letters = next
        hopeless = .max
        rows.removeSubrange(min(shared + 1, rows.count)...)
        while rows.count <= next.count {
            let row = rows.count
            rows.append(EditDistance.row(row, of: next, to: query, after: rows))
            if minimum(row) > most, minimum(row - 1) >= most {
                hopeless = row
                hopelessBytes = Array(next.prefix(row)).utf8.count
                return nil
            }
        }
        let distance = rows[next.count][query.count]
        return distance <= most ? distance : nil
    }

    private var hopelessBytes = 0

    private func minimum(_ row: Int) -> Int { rows[row].min() ?? 0 }
}

/// Edits that lead from one text to another: a letter more, less, another, or two neighbours exchanged (optimal string
/// alignment).
enum EditDistance {
    /// Row `row` of the table of `letters` against `query`, from the rows before it.
    static func row(_ row: Int, of letters: [UInt32], to query: [UInt32], after rows: [[Int]]) -> [Int] {
        var current = [row]
        current.reserveCapacity(query.count + 1)
        let above = rows[row - 1]
        for column in query.indices {
            let isSame = letters[row - 1] == query[column]
            var value = min(above[column] + (isSame ? 0 : 1), above[column + 1] + 1, current[column] + 1)
            if row > 1, column > 0, letters[row - 1] == query[column - 1], letters[row - 2] == query[column] {
                value = min(value, rows[row - 2][column - 1] + 1)
            }
            current.append(value)
        }
        return current
    }
}

func editDistance(_ query: [UInt32], _ letters: [UInt32]) -> Int {
    var rows = [Array(0...query.count)]
    for row in 1..<letters.count + 1 { rows.append(EditDistance.row(row, of: letters, to: query, after: rows)) }
    return rows[letters.count][query.count]
}
