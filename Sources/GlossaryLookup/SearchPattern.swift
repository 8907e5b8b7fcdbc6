/// What a query's letters fit in a key: each a letter, or any of a range of syllables where the query is half-typed.
package struct SearchPattern: Sendable {
    /// A range for each letter.
    package var letters: [ClosedRange<UInt32>]

    /// The letters before the first that leaves a choice.
    package var literalHead: ArraySlice<ClosedRange<UInt32>> { letters.prefix { $0.count == 1 } }

    /// A query as it stands, its last syllable completed: 백그라우 fits 백그라운, 생ㅁ fits 생명.
    package init(_ query: [UInt32]) {
        letters = query.map { $0...$0 }
        guard let last = query.last else { return }
        if let completions = Hangul.completions(of: last) {
            letters[letters.count - 1] = completions
        } else if query.count > 1, Hangul.syllables.contains(query[query.count - 2]),
            let syllables = Hangul.syllables(beginningWith: last)
        {
            letters[letters.count - 1] = syllables
        }
    }

    private init(letters: [ClosedRange<UInt32>]) { self.letters = letters }

    /// The query if its last consonant begins the next syllable: 강 fits 가요. Nil where there is none.
    package static func carrying(_ query: [UInt32]) -> SearchPattern? {
        guard let last = query.last, let split = Hangul.carrying(last) else { return nil }
        return SearchPattern(
            letters: query.dropLast().map { $0...$0 } + [split.syllable...split.syllable, split.next])
    }

    /// A query of initial consonants: ㅅㅁ fits 생명. Nil for other queries.
    package static func initials(_ query: [UInt32]) -> SearchPattern? {
        guard query.count > 1 else { return nil }
        var letters: [ClosedRange<UInt32>] = []
        for consonant in query {
            guard let range = Hangul.syllables(beginningWith: consonant) else { return nil }
            letters.append(range)
        }
        return SearchPattern(letters: letters)
    }

    /// Whether `key` has the pattern in it.
    package func isInside(_ key: [UInt32]) -> Bool {
        guard key.count >= letters.count, let first = letters.first else { return false }
        for start in 0...key.count - letters.count where first.contains(key[start]) {
            if fits(key, at: start) { return true }
        }
        return false
    }

    /// Whether `key` begins with the pattern.
    package func isPrefix(of key: [UInt32]) -> Bool { key.count >= letters.count && fits(key, at: 0) }

    private func fits(_ key: [UInt32], at start: Int) -> Bool {
        for index in letters.indices where !letters[index].contains(key[start + index]) { return false }
        return true
    }
}
