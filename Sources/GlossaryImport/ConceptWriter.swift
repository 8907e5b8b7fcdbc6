import Diagnostics
import Glossary
import YAML

/// Concepts as the files that authors write.
package enum ConceptWriter {
    /// A whole file.
    package static func file(_ concept: Concept, languages: [LanguageTag]) -> String {
        var lines = ["subject: \(scalar(concept.subject))"]
        if let symbol = concept.symbol { lines.append("symbol: \(scalar(symbol))") }
        lines.append("languages:")
        for tag in languages {
            if let entry = concept.languages[tag] { lines += self.lines(entry, tag).map { "  \($0)" } }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(_ entry: Concept.Entry, _ tag: LanguageTag) -> [String] {
        ["\(tag.rawValue):", "  definition: \(scalar(entry.definition))", "  terms:"]
            + entry.terms.flatMap(lines).map { "    \($0)" }
            + (entry.example.map { ["  example: \(scalar($0))"] } ?? [])
    }

    private static func lines(_ term: Term) -> [String] {
        var lines = [
            "- term: \(scalar(term.text))", "  status: \(term.status.rawValue)", "  pos: \(term.partOfSpeech.rawValue)",
        ]
        if let gender = term.gender { lines.append("  gender: \(gender.rawValue)") }
        if !term.forms.isEmpty { lines.append("  forms: [\(term.forms.map(scalar).joined(separator: ", "))]") }
        return lines
    }

    // MARK: Additions

    /// The file with terms and languages added; comments and layout stay.
    /// - Returns: nil, with the reason, where the file's layout has no place for them.
    package static func adding(
        _ additions: [GlossaryImport.Addition], _ newLanguages: [GlossaryImport.NewLanguage], to concept: Concept
    ) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
        let file = concept.location.file
        guard let root = YAMLParser.parse(file).node, let languages = root["languages"] else { return (nil, []) }
        var insertions: [(offset: Int, lines: [String])] = []
        for addition in additions {
            guard let terms = languages[addition.language.rawValue]?["terms"],
                let indent = indent(of: terms, in: file, beginsWith: "-")
            else { return (nil, [.cannotInsert(concept, addition.language)]) }
            insertions.append((lineEnd(after: terms.range.end, in: file), lines(addition.term).map { indent + $0 }))
        }
        for language in newLanguages {
            guard let first = languages.entries?.first, file.bytes[languages.range.start] != UInt8(ascii: "{") else {
                return (nil, [.cannotInsert(concept, language.language)])
            }
            let indent = String(repeating: " ", count: column(of: first.keyRange.start, in: file))
            let lines = lines(language.entry, language.language).map { indent + $0 }
            insertions.append((lineEnd(after: languages.range.end, in: file), lines))
        }
        var bytes = file.bytes
        // From behind, and the later of two at one place first, so that they stay in their order.
        for insertion in insertions.enumerated().sorted(by: {
            ($0.element.offset, $0.offset) > ($1.element.offset, $1.offset)
        }) {
            let needsLine = insertion.element.offset > 0 && bytes[insertion.element.offset - 1] != 0x0A
            let text = (needsLine ? "\n" : "") + insertion.element.lines.map { $0 + "\n" }.joined()
            bytes.insert(contentsOf: text.utf8, at: insertion.element.offset)
        }
        return (bytes, [])
    }

    private static func column(of offset: Int, in file: SourceFile) -> Int {
        var start = offset
        while start > 0, file.bytes[start - 1] != 0x0A { start -= 1 }
        return offset - start
    }

    /// The spaces before a block sequence; nil for one in brackets.
    private static func indent(of node: YAMLNode, in file: SourceFile, beginsWith byte: Unicode.Scalar) -> String? {
        guard file.bytes[node.range.start] == UInt8(ascii: byte) else { return nil }
        return String(repeating: " ", count: column(of: node.range.start, in: file))
    }

    private static func lineEnd(after offset: Int, in file: SourceFile) -> Int {
        var end = offset
        while end < file.bytes.count, file.bytes[end] != 0x0A { end += 1 }
        return min(end + 1, file.bytes.count)
    }

    // MARK: Scalars

    /// Plain where nothing in the text could be taken for YAML, else in double quotes.
    static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    private static let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]

    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isAlphabetic, text.last != " ",
            !words.contains(text.lowercased())
        else { return false }
        return text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || " -_().’/".unicodeScalars.contains($0)
                || ("\u{3001}"..."\u{3002}").contains($0)
        }
    }

    private static func quoted(_ text: String) -> String {
        var output = "\""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22: output += "\\\""
            case 0x5C: output += "\\\\"
            case 0x0A: output += "\\n"
            case 0x09: output += "\\t"
            // What YAML doesn't count as printable (section 5.1), and line ends of other systems.
            case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029, 0xFEFF, 0xFFFE...0xFFFF:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output + "\""
    }
}
