import ContentHash
import GlossaryLookup

/// A file of the index for the site's pages: its path under the site's root and its text.
package struct SearchScript: Sendable {
    package var path: String
    package var text: String

    init(name: String, data: String) {
        path = "search/\(name).js"
        text = "siteSearch(\"\(name)\",\(data));\n"
    }
}

/// The index as scripts that pages load in parts, from a disk too, where they may fetch nothing else. Each calls
/// `siteSearch` with its name and its data; `Site/search.js` reads them.
///
///     root        JSON: version (a name for the content of all parts, which they are asked for with), languages, particles,
///                 entries a chunk, files of similar names; for names and for words: of each block what its keys aren't less than
///                 and those before it are, and their count; gram rows, and those of them in a file
///     names/0 …   a block of names, each ended by a semicolon: count of UTF-16 units shared with the name before, the
///                 others, and a space where a chunk of postings begins. Numbers are little-endian digits of five bits, in the alphabet of base
///                 64, with the bit 32 set where another digit follows; the count shared is one letter of that alphabet
///     names/0-0 … a chunk of what the names of block 0 lead to, each ended by a semicolon: postings as in `KeyTable`.
///                 One small chunk alone stands in the script of its block
///     names/g0 …  gram rows, each ended by a semicolon: the steps from one key's number to the next, of the keys that are
///                 looked into
///     names/s0 …  the names of some first letters and lengths, as in a block, each with a space and its postings
///     words/…     the same for words
///     en/0 …      a chunk of entries in a language, a line an entry, fields ended by tabs: kind, title, page, summary,
///                 related entries
extension SearchIndex {
    package func scripts(_ sizes: ScriptSizes = ScriptSizes()) -> [SearchScript] {
        let names = KeyScripts(names, name: "names", sizes: sizes, worst: NameRank.reading.rawValue)
        let words = KeyScripts(words, name: "words", sizes: sizes, worst: .max)
        let similar = SimilarScripts(self.names, name: "names", size: sizes.similar).scripts
        let tags = languages.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
        let parts = names.scripts + similar + words.scripts + languages.indices.flatMap(chunks)
        let root = """
            {"version":"\(Self.version(parts))","languages":[\(tags)],"particles":\(quoted(Self.particles)),"names":\(names.root),"words":\(words.root),\
            "chunk":\(Self.chunk),"similar":\(similar.count)}
            """
        return [SearchScript(name: "root", data: root)] + parts
    }

    private static func version(_ parts: [SearchScript]) -> String {
        var bytes: [UInt8] = []
        for part in parts { bytes += part.text.utf8 }
        return ContentHash(bytes).short
    }

    /// Each particle and a letter for what it may follow.
    private static var particles: String {
        Particles.all.map { particle in
            switch particle.after {
            case .afterAny: "\(particle.text)a"
            case .afterConsonant: "\(particle.text)c"
            case .afterVowel: "\(particle.text)v"
            case .afterVowelOrL: "\(particle.text)l"
            }
        }.joined(separator: " ")
    }

    // MARK: Entries

    private static let chunk = 16
    private static let longestSummary = 140

    private func chunks(_ language: Int) -> [SearchScript] {
        stride(from: 0, to: entries.count, by: Self.chunk).enumerated().map { number, start in
            let lines = (start..<min(start + Self.chunk, entries.count)).map { line($0, language) }
            return SearchScript(
                name: "\(languages[language].rawValue)/\(number)", data: quoted(lines.joined(separator: "\n")))
        }
    }

    private func line(_ number: Int, _ language: Int) -> String {
        let entry = entries[number]
        let own = entry.languages[language]
        let localized = own.page.isEmpty ? entry.languages.first { !$0.page.isEmpty } ?? own : own
        let title =
            entry.kind == .symbol
            ? entry.id.split(separator: "/").joined(separator: ".") : localized.terms.first?.text ?? entry.id
        let summary =
            localized.definition.count <= Self.longestSummary
            ? localized.definition : localized.definition.prefix(Self.longestSummary - 1) + "…"
        let fields = [
            Self.letter(entry.kind), title, localized.page, summary,
            related[number].map { String($0, radix: 36) }.joined(separator: " "),
        ]
        return fields.map { $0.replacing("\t", with: " ").replacing("\n", with: " ") }.joined(separator: "\t")
    }

    private static func letter(_ kind: LookupEntry.Kind) -> String {
        switch kind {
        case .concept: "c"
        case .symbol: "s"
        case .page: "p"
        case .sample: "x"
        }
    }

    private func quoted(_ text: String) -> String { JSONText.quoted(text, isInScript: true) }
}

/// Numbers in letters that stand in a script as they are.
enum Digits {
    static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func append(_ number: Int, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 32 {
            bytes.append(alphabet[rest & 31 | 32])
            rest >>= 5
        }
        bytes.append(alphabet[rest])
    }
}
