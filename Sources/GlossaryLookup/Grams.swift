/// The groups of neighbouring letters by which a key's block is found from a part of the key: three and four letters of the
/// ASCII alphabet, two of others, each letter outside ASCII alone, and the initial consonants of two syllables.
///
/// `Site/search.js` counts on the same hashes.
package enum Grams {
    /// Rows of a look-up file's gram table: a gram's row is the beginning of its hash, so two grams may share one.
    package static let rows = 16_384

    package static func row(ofHash hash: UInt32) -> Int { Int(hash >> 18) }

    /// Calls `body` with the hash of every gram of a key, with some more than once.
    package static func forEachHash(ofKey letters: [UInt32], _ body: (UInt32) -> Void) {
        for index in letters.indices {
            let letter = letters[index]
            if letter >= 0x80 { body(hash(letter)) }
            // A half-typed syllable asks for all that it can become.
            if let open = Hangul.withoutFinal(letter), open != letter { body(hash(open)) }
            guard index + 1 < letters.count else { break }
            let next = letters[index + 1]
            if letter >= 0x80 || next >= 0x80 {
                body(hash(letter, next))
                if let first = Hangul.initial(of: letter), let second = Hangul.initial(of: next) {
                    body(hash(first, second))
                }
            } else if index + 2 < letters.count, letters[index + 2] < 0x80 {
                body(hash(letter, next, letters[index + 2]))
                if index + 3 < letters.count, letters[index + 3] < 0x80 {
                    body(hash(letter, next, letters[index + 2], letters[index + 3]))
                }
            }
        }
    }

    /// The hashes of grams that a key with `pattern` in it must have, those of larger groups first; empty for an empty pattern.
    ///
    /// Where a syllable is half-typed, its initial consonant and its neighbour's tell.
    package static func hashes(of pattern: SearchPattern) -> [UInt32] {
        var large: [UInt32] = []
        var small: [UInt32] = []
        for index in pattern.letters.indices {
            let letters = pattern.letters[index...].prefix(4)
            let literal = letters.prefix { $0.count == 1 }.map(\.lowerBound)
            let narrow = literal.prefix { $0 < 0x80 }
            if literal.count > 1, narrow.count < 2 { large.append(hash(literal[0], literal[1])) }
            if narrow.count == 4 { large.append(hash(narrow)) }
            if narrow.count >= 3 { small.append(hash(narrow.prefix(3))) }
            let first = letters[index].lowerBound
            let isOne = !literal.isEmpty || Hangul.completions(of: first) == letters[index]
            if first >= 0x80, isOne { small.append(hash(first)) }
            if literal.count < 2, letters.count > 1,
                let first = Hangul.initial(of: letters[index].lowerBound),
                let second = Hangul.initial(of: letters[index + 1].lowerBound)
            {
                small.append(hash(first, second))
            }
        }
        return large + small
    }

    private static func hash(_ letters: ArraySlice<UInt32>) -> UInt32 {
        let letters = Array(letters)
        return hash(letters[0], letters[1], letters[2], letters.count > 3 ? letters[3] : 0)
    }

    private static func hash(_ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0, _ fourth: UInt32 = 0) -> UInt32
    {
        var hash = (first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA6B) ^ (third &* 0xC2B2_AE35) ^ (fourth &* 0x27D4_EB2F)
        hash ^= hash >> 15
        return hash &* 0x2C1B_3C6D
    }
}
