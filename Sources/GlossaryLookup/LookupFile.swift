/// The look-up file: every key that can be asked for, sorted, and the entries that they lead to.
///
/// Layout (integers little-endian, `u32` unless said otherwise; a text is its byte count and its UTF-8 bytes):
///
///     magic        8 bytes, "LCGLOSS" and the format's number
///     languages    count, then texts: BCP 47 tags, the default one first
///     keys         count, then for each: offset in the key bytes, byte count, rank (how well it names its entry), entry
///     key bytes    byte count, then the keys one after another, in ascending byte order
///     entries      count, then offsets in the entry bytes
///     entry bytes  byte count, then for each: kind (u8), id, symbol; then for each language, in their order:
///                  page, definition, count of terms, for each its status (u8) and text
package enum LookupFormat {
    package static let magic: [UInt8] = Array("LCGLOSS1".utf8)
    package static let magicPrefix: [UInt8] = Array("LCGLOSS".utf8)
}

/// An answer of the look-up file.
package struct LookupEntry: Sendable, Hashable {
    package enum Kind: UInt8, Sendable { case concept, symbol }
    package enum TermStatus: UInt8, Sendable { case preferred, admitted, deprecated }

    package struct Term: Sendable, Hashable {
        package var text: String
        package var status: TermStatus
        package init(text: String, status: TermStatus) {
            self.text = text
            self.status = status
        }
    }

    package struct Localized: Sendable, Hashable {
        package var language: String
        /// The page's path under the site's root, with its anchor; empty when there is none.
        package var page: String
        package var definition: String
        package var terms: [Term]
        package init(language: String, page: String, definition: String, terms: [Term]) {
            self.language = language
            self.page = page
            self.definition = definition
            self.terms = terms
        }
    }

    package var kind: Kind
    /// A concept's identifier, or a symbol's path.
    package var id: String
    /// The path of the symbol that denotes the concept; empty when there is none.
    package var symbol: String
    package var languages: [Localized]

    package init(kind: Kind, id: String, symbol: String, languages: [Localized]) {
        self.kind = kind
        self.id = id
        self.symbol = symbol
        self.languages = languages
    }
}

/// How directly a key names its entry; lower is better.
package enum KeyRank: UInt32, Sendable {
    case preferredTerm, admittedTerm, deprecatedTerm, form, symbolName, symbolPart
}
