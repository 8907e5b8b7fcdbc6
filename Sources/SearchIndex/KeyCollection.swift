import GlossaryLookup

/// Keys and the entries that they lead to, each by its best rank; later a key table.
struct KeyCollection: Sendable {
    private var postings: [String: [Posting]] = [:]

    private struct Posting: Sendable {
        var entry: UInt32
        var rank: UInt8
    }

    /// Longer keys are cut: nobody types them.
    private static let longest = 200

    /// - Parameter entry: not less than in the calls before.
    mutating func add(_ key: String, rank: UInt8, entry: Int) {
        guard !key.isEmpty else { return }
        let posting = Posting(entry: UInt32(entry), rank: rank)
        let cut = key.utf8.count <= Self.longest ? key : Self.cut(key)
        Self.add(posting, to: &postings[cut, default: []])
    }

    private static func add(_ posting: Posting, to postings: inout [Posting]) {
        guard let last = postings.last, last.entry == posting.entry else {
            postings.append(posting)
            return
        }
        postings[postings.count - 1].rank = min(last.rank, posting.rank)
    }

    private static func cut(_ key: String) -> String {
        var result = String.UnicodeScalarView()
        var length = 0
        for scalar in key.unicodeScalars {
            length += UTF8.width(scalar)
            if length > longest { break }
            result.append(scalar)
        }
        return String(result)
    }

    /// A key with its entries, ready to be written.
    struct Key {
        var text: String
        /// By rank, ascending, each with its entries, ascending. Empty: the key is everywhere.
        var postings: [(rank: UInt8, entries: [UInt32])]
    }

    /// The keys in the order of their bytes.
    ///
    /// - Parameter most: with more entries a key says nothing and is marked as everywhere.
    func sorted(most: Int = .max) -> [Key] {
        postings.map { text, owners in
            guard owners.count <= most else { return Key(text: text, postings: []) }
            let ranks = Set(owners.map(\.rank)).sorted()
            return Key(
                text: text, postings: ranks.map { rank in (rank, owners.filter { $0.rank == rank }.map(\.entry)) })
        }
        .sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    }
}

extension KeyCollection.Key {
    /// The gram rows that its block must have.
    var rows: Set<Int> { Grams.rows(ofKey: text.unicodeScalars.map(\.value)) }
}
