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

    /// The rows that a key with `part` in it must be in, those of larger groups first; empty when the part is too short to
    /// tell.
    package static func rows(ofPart part: [UInt32]) -> [Int] {
        var large: [Int] = []
        var small: [Int] = []
        for index in part.indices {
            let letters = part[index...].prefix(4)
            let narrow = letters.prefix { $0 < 0x80 }
            if letters.count > 1, narrow.count < 2 { large.append(row(part[index], part[index + 1])) }
            if narrow.count == 4 { large.append(row(narrow)) }
            if narrow.count >= 3 { small.append(row(narrow.prefix(3))) }
            if part[index] >= 0x80, !Hangul.consonants.contains(part[index]) { small.append(row(part[index])) }
        }
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
