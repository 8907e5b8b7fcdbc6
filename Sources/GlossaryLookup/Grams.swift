/// The groups of neighbouring letters by which a key's block is found from a part of the key: three letters of the ASCII
/// alphabet, two of others, each letter outside ASCII alone, and the initial consonants of two syllables.
///
/// `Site/search.js` counts on the same rows.
package enum Grams {
    /// Rows of a gram table: a gram's row is a hash, so two grams may share one.
    package static let rows = 4096

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
            }
        }
    }

    /// The rows that a key with `part` in it must be in; empty when the part is too short to tell.
    package static func rows(ofPart part: [UInt32]) -> [Int] {
        var rows: [Int] = []
        for index in part.indices.dropLast() {
            let (letter, next) = (part[index], part[index + 1])
            if letter >= 0x80 || next >= 0x80 {
                rows.append(row(letter, next))
            } else if index + 2 < part.count, part[index + 2] < 0x80 {
                rows.append(row(letter, next, part[index + 2]))
            }
        }
        if rows.isEmpty { rows = part.filter { $0 >= 0x80 && !Hangul.consonants.contains($0) }.map { row($0) } }
        return rows
    }

    private static func row(_ first: UInt32, _ second: UInt32 = 0, _ third: UInt32 = 0) -> Int {
        var hash = (first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA6B) ^ (third &* 0xC2B2_AE35)
        hash ^= hash >> 15
        hash = hash &* 0x2C1B_3C6D
        return Int(hash >> 20)
    }
}
