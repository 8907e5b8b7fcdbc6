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
        if first.match == .similar { lines.append("No entry '\(query.printable)'; the nearest is:") }
        lines += full(try database.entry(first.entry))
        if answers.count > 1 {
            lines += [""]
            for answer in answers.dropFirst() { lines.append("  " + short(try database.entry(answer.entry))) }
        }
        return lines.joined(separator: "\n")
    }

    func nothingFound(_ query: String, nearest: [Int]) throws(Failure) -> String {
        var lines = ["glossary: nothing fits '\(query.printable)'"]
        if !nearest.isEmpty { lines.append("Nearest terms:") }
        for index in nearest { lines.append("  " + short(try database.entry(index))) }
        return lines.joined(separator: "\n")
    }

    /// Every term with its language and concept, a line each.
    func list() throws(Failure) -> String {
        var lines = ""
        for index in database.entries {
            let entry = try database.entry(index)
            guard entry.kind == .concept else { continue }
            for localized in entry.languages {
                for term in localized.terms { lines += "\(term.text)\t\(localized.language)\t\(entry.id)\n" }
            }
        }
        return lines
    }

    /// An entry with its definition, what it is called in the other languages, its symbol and its page.
    func full(_ entry: LookupEntry, columns: Int = 80) -> [String] {
        guard let own = localized(entry) else { return [entry.id] }
        var lines = [title(entry)]
        lines += Columns.wrapped(own.definition, to: columns - 2).map { "  " + $0 }
        if entry.kind == .concept {
            let others = own.terms.dropFirst().map { $0.text + ($0.status == .deprecated ? " (deprecated)" : "") }
            if !others.isEmpty { lines.append("  also: \(others.joined(separator: ", "))") }
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

    func short(_ entry: LookupEntry, columns: Int = 100) -> String {
        let definition = localized(entry)?.definition ?? ""
        return Columns.clipped(title(entry) + (definition.isEmpty ? "" : " – \(definition)"), to: columns)
    }

    func title(_ entry: LookupEntry) -> String {
        entry.kind == .symbol ? entry.id : localized(entry)?.terms.first?.text ?? entry.id
    }

    private func localized(_ entry: LookupEntry) -> LookupEntry.Localized? {
        entry.languages.first { $0.language == language && !($0.terms.isEmpty && $0.definition.isEmpty) }
            ?? entry.languages.first { !$0.terms.isEmpty || !$0.definition.isEmpty } ?? entry.languages.first
    }
}
