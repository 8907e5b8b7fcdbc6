extension LookupDatabase {
    /// The entries whose texts hold all of `words`, each as a whole word, without its particle, as the beginning of one or
    /// inside one. Words that are everywhere are passed over.
    func hits(withWords words: [[UInt32]], limit: Int) throws(Failure) -> [Hit] {
        var scores: [Int: Int]?
        var lastKeys: [Int: [UInt8]] = [:]
        for word in words {
            guard let found = try matches(ofWord: word, isAlone: words.count == 1, limit: limit) else { continue }
            for (entry, match) in found { lastKeys[entry] = match.key }
            guard let known = scores else {
                scores = found.mapValues(\.score)
                continue
            }
            scores = known.reduce(into: [:]) { sums, known in
                if let match = found[known.key] { sums[known.key] = known.value + match.score }
            }
        }
        return (scores ?? [:]).map { entry, score in
            Hit(entry: entry, order: (score, 0), rank: 0, key: lastKeys[entry] ?? [])
        }
    }

    private struct WordMatch {
        /// Least is best.
        var score: Int
        var key: [UInt8]
    }

    /// For a word among others: those of the one may not be those of the other.
    private static let mostAmongOthers = 1000

    /// - Returns: nil when the word is everywhere.
    private func matches(
        ofWord word: [UInt32], isAlone: Bool, limit: Int
    ) throws(Failure) -> [Int: WordMatch]? {
        var found: [Int: WordMatch] = [:]
        func add(_ hits: [Hit], _ match: Match) {
            for hit in hits where found[hit.entry] == nil {
                found[hit.entry] = WordMatch(score: match.rawValue * 4 + Int(hit.rank), key: hit.key)
            }
        }
        if let key = try words.key(word.utf8) {
            if key.isEverywhere { return nil }
            add(try words.postings(of: key).map { Hit($0, key) }, .exact)
        }
        // A pair of letters is no beginning of anything.
        if word.count == 2, word.allSatisfy({ Unicode.Scalar($0)?.isUnspaced ?? false }) { return found }
        if found.isEmpty {
            for stem in Particles.stems(of: String(decoding: word.utf8, as: UTF8.self)) where found.isEmpty {
                guard let key = try words.key(Array(stem.utf8)) else { continue }
                add(try words.postings(of: key).map { Hit($0, key) }, .withoutParticle)
            }
        }
        if let initials = SearchPattern.initials(word) {
            add(try words.hits(holding: initials, most: Self.most(word)), .inside)
            return found
        }
        guard word.count > 1 || word.contains(where: { $0 >= 0x80 }) else { return found }
        add(
            try words.hits(beginningWith: SearchPattern(word), most: isAlone ? Self.most(word) : Self.mostAmongOthers),
            .prefix)
        if found.count < limit, word.isLongEnoughToLookInside {
            add(
                try words.hits(holding: SearchPattern(word), most: Self.most(word)),
                .inside)
        }
        return found
    }
}
