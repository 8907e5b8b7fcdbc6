/// A query as the tables are asked.
package struct SearchQuery: Sendable {
    /// Its letters, folded, without spaces.
    package let letters: [UInt32]
    /// Its words; pairs of letters where a script has no spaces.
    package let words: [[UInt32]]

    /// Nil for a query without letters, or one that is longer than any name.
    package init?(_ text: String) {
        guard text.utf8.count <= LookupFormat.longestQuery * 3, text.utf16.count <= LookupFormat.longestQuery else {
            return nil
        }
        letters = Hangul.separated(Folding.key(text).unicodeScalars.map(\.value))
        words = Folding.words(text).prefix(Self.mostWords).map { Hangul.separated($0.unicodeScalars.map(\.value)) }
        if letters.isEmpty { return nil }
    }

    private static let mostWords = 16
}

extension [UInt32] {
    /// The UTF-8 bytes of letters.
    var utf8: [UInt8] {
        [UInt8](String(String.UnicodeScalarView(compactMap(Unicode.Scalar.init))).utf8)
    }

    /// Letters without those that no table could be asked for: one ASCII letter is in everything.
    var isLongEnoughToLookInside: Bool { count >= 3 || contains { $0 >= 0x80 } }
}

extension [UInt8] {
    /// The scalars of UTF-8 bytes.
    var letters: [UInt32] { String(decoding: self, as: UTF8.self).unicodeScalars.map(\.value) }

    /// UTF-16 units of UTF-8 bytes: a length that programs in either encoding agree on.
    var utf16Count: Int { reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) } }
}
