/// The look-up file: what can be asked for, sorted, and the entries that it leads to.
///
/// Layout (integers little-endian, `u32` unless said otherwise; a text is its byte count and its UTF-8 bytes; a number is
/// LEB128):
///
///     magic       8 bytes, "LCGLOSS" and the format's number
///     size        of the whole file
///     checksum    of all that follows (u64)
///     languages   count, then texts: BCP 47 tags, the default one first
///     names       a key table (`KeyTable`): terms, titles, symbols and their readings, whole
///     words       a key table: the words of everything that the entries' pages say
///     entries     count, then an offset in the entry bytes for each
///     entry bytes byte count, then for each entry: kind (u8), id, symbol; count of related entries and their numbers; then
///                 for each language, in their order: page, definition, count of terms, for each its status (u8) and text
package enum LookupFormat {
    package static let magic: [UInt8] = Array("LCGLOSS3".utf8)
    package static let magicPrefix: [UInt8] = Array("LCGLOSS".utf8)
    /// The longest query that is looked up, in UTF-16 units.
    package static let longestQuery = 1000
    /// The largest file whose checksum is compared when it is opened, in bytes: a look-up takes no longer for it than for
    /// starting the program. What is wrong with a larger one shows where it is read, or doesn't.
    package static let mostChecked = 8 << 20

    /// Tells damage by chance apart, not forgery: eight bytes at a time, each weighed by its place.
    package static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum: UInt64 = 0x9E37_79B9_7F4A_7C15
        let words = bytes.count / 8
        for word in 0..<words {
            sum = (sum ^ bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)) &* 0xFF51_AFD7_ED55_8CCD
            sum ^= sum >> 32
        }
        for byte in bytes[(words * 8)...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return sum ^ UInt64(bytes.count)
    }
}

/// An answer of the look-up file.
package struct LookupEntry: Sendable, Hashable {
    package enum Kind: UInt8, Sendable, CaseIterable { case concept, symbol, page, sample }
    package enum TermStatus: UInt8, Sendable { case preferred, admitted, deprecated }

    package struct Term: Sendable, Hashable {
        package var text: String
        package var status: TermStatus
        package init(text: String, status: TermStatus = .preferred) {
            self.text = text
            self.status = status
        }
    }

    package struct Localized: Sendable, Hashable {
        package var language: String
        /// The page's path under the site's root, with its anchor; empty when there is none.
        package var page: String
        /// A concept's definition, or what a page says of itself in a sentence.
        package var definition: String
        /// A concept's terms, a page's title; none for a symbol.
        package var terms: [Term]
        package init(language: String, page: String, definition: String, terms: [Term]) {
            self.language = language
            self.page = page
            self.definition = definition
            self.terms = terms
        }
    }

    package var kind: Kind
    /// A concept's identifier, a symbol's path, a page's path without language.
    package var id: String
    /// The path of the symbol that denotes the concept; empty when there is none.
    package var symbol: String
    /// The numbers of the entries to offer with this one, best first.
    package var related: [Int]
    package var languages: [Localized]

    package init(kind: Kind, id: String, symbol: String, related: [Int] = [], languages: [Localized]) {
        self.kind = kind
        self.id = id
        self.symbol = symbol
        self.related = related
        self.languages = languages
    }
}

/// How directly a name leads to its entry; lower is better.
package enum NameRank: UInt8, Sendable, CaseIterable {
    case preferredTerm, admittedTerm, deprecatedTerm, form, symbol
    /// How a term sounds, or its initial consonants.
    case reading
    case title
    /// What follows a space, a hyphen or a capital in a name; how a title sounds.
    case part

    /// Names of concepts in whole.
    package var isTerm: Bool { self <= .form }
    /// Names that are also found by what is in them. Parts are in whole names, and titles are found by their words.
    package var isLookedInto: Bool { self <= .reading }
}

extension NameRank: Comparable {
    package static func < (left: NameRank, right: NameRank) -> Bool { left.rawValue < right.rawValue }
}

/// Where a word stands in its entry's texts; lower is better.
package enum WordRank: UInt8, Sendable, CaseIterable {
    /// In a name or a heading.
    case heading
    /// At least three times.
    case often
    case once
}
