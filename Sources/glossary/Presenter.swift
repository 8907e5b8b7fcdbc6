import GlossaryLookup

/// Answers as a person or a program reads them.
struct Presenter {
    typealias Failure = LookupDatabase.Failure

    let database: LookupDatabase
    /// The tag of the language that definitions are shown in.
    let language: String

    /// - Parameter wanted: a tag, or the language part of a locale such as `zh-CN`; without a match the file's default.
    init(database: LookupDatabase, wanted: String?) {
        self.database = database
        let primary = wanted?.split(separator: "-").first.map { String($0).lowercased() }
        language =
            database.languages.first { $0.lowercased() == wanted?.lowercased() }
            ?? database.languages.first { $0.split(separator: "-").first.map { $0.lowercased() } == primary }
            ?? database.languages.first ?? "en"
    }

    /// The first answer in full, the others as a list.
    func text(query: String, answers: [LookupDatabase.Answer]) throws(Failure) -> String {
        guard let first = answers.first else { return "" }
        var lines: [String] = []
        if first.match == .similar { lines.append("No entry '\(query)'; the nearest is:") }
        lines += try full(database.entry(first.entry))
        if answers.count > 1 {
            lines += [""]
            for answer in answers.dropFirst() { lines.append("  " + (try short(database.entry(answer.entry)))) }
        }
        return lines.joined(separator: "\n")
    }

    func nothingFound(_ query: String, nearest: [Int]) throws(Failure) -> String {
        var lines = ["glossary: nothing fits '\(printable(query))'"]
        if !nearest.isEmpty { lines.append("Nearest terms:") }
        for index in nearest { lines.append("  " + (try short(database.entry(index)))) }
        return lines.joined(separator: "\n")
    }

    /// Every term with its language and concept, a line each.
    func list() throws(Failure) -> String {
        var lines = ""
        for index in database.entries {
            let entry = try database.entry(index)
            for localized in entry.languages {
                for term in localized.terms { lines += "\(term.text)\t\(localized.language)\t\(entry.id)\n" }
            }
        }
        return lines
    }

    private func full(_ entry: LookupEntry) -> [String] {
        guard let own = localized(entry) else { return [entry.id] }
        var lines = [title(entry, own)]
        if !own.definition.isEmpty { lines += wrapped(own.definition).map { "  " + $0 } }
        let others = own.terms.dropFirst().map { $0.text + ($0.status == .deprecated ? " (deprecated)" : "") }
        if !others.isEmpty { lines.append("  also: \(others.joined(separator: ", "))") }
        if entry.kind == .concept {
            let width = database.languages.map(\.count).max() ?? 0
            for other in entry.languages where other.language != own.language {
                guard let term = other.terms.first else { continue }
                let padding = String(repeating: " ", count: width - other.language.count)
                lines.append("  \(other.language)\(padding)  \(term.text)")
            }
            if !entry.symbol.isEmpty { lines.append("  symbol: \(entry.symbol)") }
        }
        if !own.page.isEmpty { lines.append("  page: \(own.page)") }
        return lines
    }

    private func short(_ entry: LookupEntry) -> String {
        guard let own = localized(entry) else { return entry.id }
        let definition = own.definition.isEmpty ? "" : " – \(own.definition)"
        return clipped(title(entry, own) + definition, to: 100)
    }

    private func title(_ entry: LookupEntry, _ own: LookupEntry.Localized) -> String {
        entry.kind == .symbol ? entry.id : own.terms.first?.text ?? entry.id
    }

    private func localized(_ entry: LookupEntry) -> LookupEntry.Localized? {
        entry.languages.first { $0.language == language && !($0.terms.isEmpty && $0.definition.isEmpty) }
            ?? entry.languages.first { !$0.terms.isEmpty || !$0.definition.isEmpty } ?? entry.languages.first
    }

    /// Lines of at most 78 columns; texts without spaces break anywhere.
    private func wrapped(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        var width = 0
        for word in text.split(separator: " ") {
            for piece in pieces(String(word)) {
                let length = columns(piece)
                if width + length + 1 > 78, !line.isEmpty {
                    lines.append(line)
                    (line, width) = ("", 0)
                } else if !line.isEmpty, piece.isWordStart {
                    line += " "
                    width += 1
                }
                line += piece.text
                width += length
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    private struct Piece {
        var text: String
        var isWordStart: Bool
    }

    /// A word, or the characters of a text that is written without spaces.
    private func pieces(_ word: String) -> [Piece] {
        guard columns(Piece(text: word, isWordStart: true)) > 40 else { return [Piece(text: word, isWordStart: true)] }
        return word.enumerated().map { Piece(text: String($1), isWordStart: $0 == 0) }
    }

    private func columns(_ piece: Piece) -> Int {
        piece.text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 ? 2 : 1) }
    }

    private func clipped(_ text: String, to count: Int) -> String {
        text.count <= count ? text : text.prefix(count - 1) + "…"
    }

    /// The query goes back to a terminal: control characters must not.
    private func printable(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.prefix(200).map {
                    $0.value < 0x20 || (0x7F...0x9F).contains($0.value) ? "\u{FFFD}" : $0
                }))
    }
}
