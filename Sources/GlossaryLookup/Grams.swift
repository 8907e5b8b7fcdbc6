/// The groups of neighbouring letters by which a key's block is found from a part of the key: three and four letters of the
/// ASCII alphabet, two of others, each letter outside ASCII alone, and the initial consonants of two syllables.
///
/// `Site/search.js` counts on the same rows.
package enum Grams {
    /// Rows of a gram table: a gram's row is a hash, so two grams may share one.
    package static let rows = 16_384

    /// Calls `body` with the row of every gram of a key, with some more than once.
    package static func forEachRow(ofKey letters: [UInt32], _ body: (Int) -> Void) {
        for index in letters.indices {
            let letter = letters[index]
            if letter >= 0x80 { body(row(letter)) }
            guard index + 1 < letters.count else { break }
            let next = letters[index + 1]
            if letter >= 0x80 || next >= 0x80 {
                body(row(letter, next))
                if let first = Hangul.initial(of: letter), let second = Hangul.initial(of: next) {
                    body(row(first, second))
                }
            } else if index + 2 < letters.count, letters[index + 2] < 0x80 {
                body(row(letter, next, letters[index + 2]))
                if index + 3 < letters.count, letters[index + 3] < 0x80 {
                    body(row(letter, next, letters[index + 2], letters[index + 3]))
                }
            }
        }
    }

    /// The rows that a key with `pattern` in it must be in, those of larger groups first; empty for an empty pattern.
    ///
    /// Where a syllable is half-typed, its initial consonant and its neighbour's tell.
    package static func rows(of pattern: SearchPattern) -> [Int] {
        var large: [Int] = []
        var small: [Int] = []
        for index in pattern.letters.indices {
            let letters = pattern.letters[index...].prefix(4)
            let literal = letters.prefix { $0.count == 1 }.map(\.lowerBound)
            let narrow = literal.prefix { $0 < 0x80 }
            if literal.count > 1, narrow.count < 2 { large.append(row(literal[0], literal[1])) }
            if narrow.count == 4 { large.append(row(narrow)) }
            if narrow.count >= 3 { small.append(row(narrow.prefix(3))) }
            if let first = literal.first, first >= 0x80 { small.append(row(first)) }
            if literal.count < 2, letters.count > 1,
                let first = Hangul.initial(of: letters[index].lowerBound),
                let second = Hangul.initial(of: letters[index + 1].lowerBound)
            {
                small.append(row(first, second))
            }
        }
        // Where a syllable that may go on is all there is to go by, those that don't.
        if large.isEmpty, small.isEmpty, let last = pattern.letters.last?.lowerBound, last >= 0x80 { return [row(last)] }
        return large + small
    }

    private static func row(_ letters: ArraySlice<UInt32>) -> Int {
        let letters = Array(letters)
        return row(letters[0], letters[1], letters[2], letters.count > 3 ? letters[3] : 0)
    }

    private static func row(_ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0, _ fourth: UInt32 = 0) -> Int {
        var hash = (first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA6B) ^ (third &* 0xC2B2_AE35) ^ (fourth &* 0x27D4_EB2F)
        hash ^= hash >> 15
        hash = hash &* 0x2C1B_3C6D
        return Int(hash >> 18)
    }
}
