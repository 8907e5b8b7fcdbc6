import ContentHash
import GlossaryLookup

/// A file of the index for the site's pages: its path under the site's root and its text.
package struct SearchScript: Sendable {
    package var path: String
    package var text: String
}

/// The index as scripts that pages load in parts, from a disk too, where they may fetch nothing else. Each calls
/// `siteSearch` with its name and its data; `Site/search.js` reads them.
///
///     root        JSON: version (a name for the content of all parts, which they are asked for with), languages, particles, and for names and for words: count of keys, first key and number of keys
///                 before it of each block, gram rows a file; entries a chunk
///     names/0 …   a block of names, a line a key: count of UTF-16 units shared with the key before, the others, a space,
///                 postings. Numbers are little-endian digits of five bits, in the alphabet of base 64, with the bit 32
///                 set where another digit follows; the count shared is one letter of that alphabet. Postings as in
///                 `KeyTable`
///     names/g0 …  gram rows, each a bit a block, six blocks a letter
///     words/…     the same for words
///     en/0 …      a chunk of entries in a language, a line an entry, fields ended by tabs: kind, title, page, summary,
///                 related entries
extension SearchIndex {
    /// - Parameters:
    ///   - blockSize: the bytes at which a block of keys ends: a search reads one or two.
    ///   - gramFileSize: what a file of gram rows holds at most: a search reads one to six.
    package func scripts(blockSize: Int = 10_000, gramFileSize: Int = 2_500) -> [SearchScript] {
        let (nameRoot, nameScripts) = table(
            names, "names", blockSize, gramFileSize, worst: NameRank.reading.rawValue)
        let (wordRoot, wordScripts) = table(words, "words", blockSize, gramFileSize, worst: .max)
        let tags = languages.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
        let parts = nameScripts + wordScripts + languages.indices.flatMap(chunks)
        let root = """
            {"version":"\(Self.version(parts))","languages":[\(tags)],"particles":\(quoted(Self.particles)),"names":\(nameRoot),"words":\(wordRoot),\
            "chunk":\(Self.chunk)}
            """
        return [script("root", root)] + parts
    }

    private static func version(_ parts: [SearchScript]) -> String {
        var bytes: [UInt8] = []
        for part in parts { bytes += part.text.utf8 }
        return ContentHash(bytes).short
    }

    private func script(_ name: String, _ data: String) -> SearchScript {
        SearchScript(path: "search/\(name).js", text: "siteSearch(\"\(name)\",\(data));\n")
    }

    // MARK: Keys

    private func table(
        _ keys: [KeyCollection.Key], _ name: String, _ blockSize: Int, _ gramFileSize: Int, worst: UInt8
    ) -> (root: String, scripts: [SearchScript]) {
        var blocks: [[UInt8]] = []
        var rows = GramRows()
        var directory: [String] = []
        var last: [UInt8] = []
        for (number, key) in keys.enumerated() {
            if (blocks.last?.count ?? .max) >= blockSize {
                blocks.append([])
                rows.beginBlock()
                directory.append("\(String(decoding: key.text, as: UTF8.self)) \(number)")
                last = []
            }
            let (shared, units) = Self.shared(last, key.text)
            let block = blocks.count - 1
            blocks[block].append(Digits.alphabet[units])
            blocks[block] += key.text[shared...]
            blocks[block].append(UInt8(ascii: " "))
            key.forEachNumber { Digits.append($0, to: &blocks[block]) }
            blocks[block].append(UInt8(ascii: "\n"))
            if key.isLookedInto(worst: worst) { rows.add(key.text) }
            last = key.text
        }
        let width = max((blocks.count + 5) / 6, 1)
        let rowsPerFile = max(1, min(Grams.rows, gramFileSize / width))
        let root = """
            {"keys":\(keys.count),"blocks":\(quoted(directory.joined(separator: "\n"))),"rows":\(rowsPerFile)}
            """
        let lines = blocks.enumerated().map { number, block in
            // Of letters, digits and spaces; only the lines' ends are to be written otherwise.
            let text = String(decoding: block.dropLast(), as: UTF8.self).split(separator: "\n").joined(separator: "\\n")
            return script("\(name)/\(number)", "\"\(text)\"")
        }
        return (root, lines + grams(rows, width, rowsPerFile, name))
    }

    /// How much of a key its predecessor has too, in whole letters: bytes, and UTF-16 units, which are at most 63.
    private static func shared(_ last: [UInt8], _ key: [UInt8]) -> (bytes: Int, units: Int) {
        var bytes = 0
        var units = 0
        let same = zip(last, key).prefix { $0 == $1 }.count
        while bytes < same {
            let width = key[bytes] < 0x80 ? 1 : key[bytes] < 0xE0 ? 2 : key[bytes] < 0xF0 ? 3 : 4
            let length = width == 4 ? 2 : 1
            guard bytes + width <= same, units + length <= 63 else { break }
            bytes += width
            units += length
        }
        return (bytes, units)
    }

    private func grams(_ rows: GramRows, _ width: Int, _ rowsPerFile: Int, _ name: String) -> [SearchScript] {
        let letters = rows.bytes(bits: 6).map { Digits.alphabet[Int($0)] }
        return stride(from: 0, to: Grams.rows, by: rowsPerFile).enumerated().map { number, row in
            let end = min(row + rowsPerFile, Grams.rows)
            return script(
                "\(name)/g\(number)", quoted(String(decoding: letters[row * width..<end * width], as: UTF8.self)))
        }
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

    private static let chunk = 32
    private static let longestSummary = 140

    private func chunks(_ language: Int) -> [SearchScript] {
        stride(from: 0, to: entries.count, by: Self.chunk).enumerated().map { number, start in
            let lines = (start..<min(start + Self.chunk, entries.count)).map { line($0, language) }
            return script("\(languages[language].rawValue)/\(number)", quoted(lines.joined(separator: "\n")))
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
