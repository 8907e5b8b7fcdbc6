extension LookupDatabase {
    // The stages of `answers(to:)` one by one, for protocols that name how to compare. Each takes a folded key and gives
    // entries, best first.

    /// By a whole name, or one without its Korean particle.
    package func entries(named key: String) throws(Failure) -> [Int] {
        for name in [key] + Particles.stems(of: key) {
            let whole = try hits(named: letters(name)).filter { $0.rank < NameRank.part.rawValue }
            if !whole.isEmpty { return sorted(whole) }
        }
        return []
    }

    package func entries(beginningWith key: String) throws(Failure) -> [Int] {
        sorted(try names.hits(beginningWith: SearchPattern(letters(key)), most: Self.mostMatches))
    }

    package func entries(holding key: String) throws(Failure) -> [Int] {
        let letters = letters(key)
        return sorted(
            try names.hits(
                holding: SearchPattern(letters), most: Self.mostMatches,
                worst: NameRank.reading.rawValue))
    }

    package func entries(similarTo key: String) throws(Failure) -> [Int] {
        let letters = letters(key)
        return sorted(try hits(named: letters) + hits(similarTo: letters))
    }

    /// Whether a name is `wanted` but for a slip, as `answers(to:)` allows it.
    package static func isSimilar(_ name: String, to wanted: String) -> Bool {
        let letters = Array(wanted.unicodeScalars.map(\.value))
        guard letters.count >= 4 else { return name == wanted }
        return editDistance(letters, Array(name.utf8)) <= (letters.count < 8 ? 1 : 2)
    }

    private static let mostMatches = 1000

    private func letters(_ key: String) -> [UInt32] { key.unicodeScalars.map(\.value) }

    private func sorted(_ hits: [Hit]) -> [Int] {
        var answers = AnswerList(limit: .max)
        answers.add(.exact, hits)
        return answers.answers.map(\.entry)
    }
}
