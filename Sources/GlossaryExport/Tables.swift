import Glossary

/// OmegaT's glossaries: a line for each term of the source and each term to translate it with; the comment is the
/// target's definition. Deprecated terms are sources (they stand in texts) but nothing to translate with.
enum OmegaT {
    static func files(_ site: ExportSite) -> [ExportFile] {
        site.directedPairs.map { source, target in
            var text = ""
            for concept in site.glossary.concepts {
                guard let from = concept.languages[source], let into = concept.languages[target] else { continue }
                // A line that begins so is a comment.
                for original in from.bestFirst where !original.text.hasPrefix("#") {
                    for term in into.bestFirst where term.status != .deprecated {
                        let cells = [original.text, term.text, into.definition].map(CharacterLimits.lines.fitted)
                        text += cells.joined(separator: "\t") + "\n"
                    }
                }
            }
            return ExportFile("omegat/\(source.rawValue)-\(target.rawValue).utf8", text)
        }
    }
}

/// Comma-separated values (RFC 4180), a row a term.
package enum CSV {
    /// The columns, in their order. `forms` has a form a line in its cell.
    package enum Column: String, CaseIterable, Sendable {
        case concept, subject, symbol, language, term, status
        case partOfSpeech = "part-of-speech"
        case gender, forms, definition, example
    }

    static func file(_ site: ExportSite) -> ExportFile {
        var text = row(Column.allCases.map(\.rawValue))
        for concept in site.glossary.concepts {
            for tag in site.tags {
                guard let entry = concept.languages[tag] else { continue }
                for term in entry.bestFirst {
                    text += row(Column.allCases.map { cell($0, concept, tag, entry, term) })
                }
            }
        }
        // Spreadsheets take a file without the mark for one in the system's old encoding.
        return ExportFile("csv/glossary.csv", "\u{FEFF}" + text)
    }

    private static func cell(
        _ column: Column, _ concept: Concept, _ tag: LanguageTag, _ entry: Concept.Entry, _ term: Term
    ) -> String {
        switch column {
        case .concept: concept.id.rawValue
        case .subject: concept.subject
        case .symbol: concept.symbol ?? ""
        case .language: tag.rawValue
        case .term: term.text
        case .status: term.status.rawValue
        case .partOfSpeech: term.partOfSpeech.rawValue
        case .gender: term.gender?.rawValue ?? ""
        case .forms: term.forms.joined(separator: "\n")
        case .definition: entry.definition
        case .example: term == entry.preferred ? entry.example ?? "" : ""
        }
    }

    private static func row(_ cells: [String]) -> String { cells.map(field).joined(separator: ",") + "\r\n" }

    private static func field(_ text: String) -> String {
        let text = guarded(text)
        let needsQuotes = text.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
        return needsQuotes ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
    }

    // MARK: Formulas

    /// A cell that a spreadsheet would compute gets an apostrophe before it, by which spreadsheets know a text. A text that
    /// has apostrophes before such a beginning gets one more, so that `unguarded` gives every text back.
    package static func guarded(_ text: String) -> String { looksComputed(text) ? "'" + text : text }

    package static func unguarded(_ text: String) -> String {
        text.hasPrefix("'") && looksComputed(text) ? String(text.dropFirst()) : text
    }

    private static func looksComputed(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first(where: { $0 != "'" }) else { return false }
        // Some spreadsheets read full-width signs as the others.
        return "=+-@\t\r\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains(first)
    }
}
