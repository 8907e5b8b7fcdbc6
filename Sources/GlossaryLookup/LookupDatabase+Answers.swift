extension LookupDatabase {
    /// How an answer was found; best first.
    package enum Match: Int, Sendable, Comparable {
        /// A name is the query.
        case exact
        /// A name is the query without its Korean particle.
        case withoutParticle
        /// Goes with what was found by its name, as a method with a concept.
        case related
        /// A name begins with the query, or a word of it does.
        case prefix
        /// A name holds the query.
        case inside
        /// The entry's texts hold the query's words.
        case words
        /// A name is the query but for a slip.
        case similar

        package static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
    }

    package struct Answer: Sendable, Hashable {
        package var entry: Int
        package var match: Match
        /// The name or word that was found, folded; empty for related entries.
        package var key: String
    }

    /// The entries that `query` asks for, best first: by how they were found, then by how directly the name leads to the
    /// entry, then by the name's length. The search in the site's pages gives the same answers (`Site/search.js`).
    package func answers(to query: String, limit: Int = 20) throws(Failure) -> [Answer] {
        guard let query = SearchQuery(query) else { return [] }
        var answers = AnswerList(limit: limit)
        try answers.add(.exact, hits(named: query.letters))
        if answers.isEmpty {
            for stem in Particles.stems(of: String(decoding: query.letters.utf8, as: UTF8.self)) where answers.isEmpty {
                try answers.add(.withoutParticle, hits(named: stem.unicodeScalars.map(\.value)))
            }
        }
        for concept in answers.namedByTerm {
            for entry in try related(toEntry: concept) { answers.add(.related, entry, key: "") }
        }
        if !answers.isFull { try answers.add(.prefix, hits(beginningWith: query.letters)) }
        if !answers.isFull { try answers.add(.inside, hits(holding: query.letters)) }
        if !answers.isFull { try answers.add(.words, hits(withWords: query.words, limit: limit)) }
        if answers.isEmpty { try answers.add(.similar, hits(similarTo: query.letters)) }
        return answers.answers
    }

    /// An entry under one of its names.
    struct Hit {
        var entry: Int
        /// What hits of one stage are sorted by, least first: rank, length of the name.
        var order: (Int, Int)
        var rank: UInt8
        var key: [UInt8]
    }

    /// How many entries one stage takes before it stops looking for more: one letter is in too much to look through.
    static func most(_ letters: [UInt32]) -> Int { letters.count > 1 ? 200 : 40 }

    func hits(named name: [UInt32]) throws(Failure) -> [Hit] {
        guard let key = try names.key(name.utf8) else { return [] }
        var hits: [Hit] = []
        for posting in try names.postings(of: key) { hits.append(Hit(posting, key)) }
        return hits
    }

    private func hits(beginningWith letters: [UInt32]) throws(Failure) -> [Hit] {
        let hits = try names.hits(beginningWith: SearchPattern(letters), most: Self.most(letters))
        if !hits.isEmpty { return hits }
        guard let pattern = SearchPattern.carrying(letters) else { return [] }
        return try names.hits(beginningWith: pattern, most: Self.most(letters))
    }

    private func hits(holding letters: [UInt32]) throws(Failure) -> [Hit] {
        guard letters.isLongEnoughToLookInside else { return [] }
        func hits(_ pattern: SearchPattern) throws(Failure) -> [Hit] {
            try names.hits(holding: pattern, most: Self.most(letters), worst: NameRank.reading.rawValue)
        }
        let found = try hits(SearchPattern(letters))
        guard found.isEmpty, let pattern = SearchPattern.carrying(letters) else { return found }
        return try hits(pattern)
    }
}

extension LookupDatabase.Hit {
    init(_ posting: KeyTable.Posting, _ key: KeyTable.Key) {
        self.init(
            entry: posting.entry, order: (Int(posting.rank), key.text.utf16Count), rank: posting.rank, key: key.text)
    }
}

/// Answers as they come, each entry once.
struct AnswerList {
    private let limit: Int
    private(set) var answers: [LookupDatabase.Answer] = []
    /// The entries that one of their own terms led to.
    private(set) var namedByTerm: [Int] = []
    private var seen: Set<Int> = []

    init(limit: Int) { self.limit = limit }

    var isEmpty: Bool { answers.isEmpty }
    var isFull: Bool { answers.count >= limit }

    mutating func add(_ match: LookupDatabase.Match, _ hits: [LookupDatabase.Hit]) {
        for hit in hits.sorted(by: { ($0.order.0, $0.order.1, $0.entry) < ($1.order.0, $1.order.1, $1.entry) })
        where !seen.contains(hit.entry) {
            add(match, hit.entry, key: String(decoding: hit.key, as: UTF8.self))
            if match <= .withoutParticle, let rank = NameRank(rawValue: hit.rank), rank.isTerm {
                namedByTerm.append(hit.entry)
            }
        }
    }

    mutating func add(_ match: LookupDatabase.Match, _ entry: Int, key: String) {
        guard !isFull, seen.insert(entry).inserted else { return }
        answers.append(LookupDatabase.Answer(entry: entry, match: match, key: key))
    }
}
