import Diagnostics
import Glossary
import GlossaryExport

/// Reads tables of terms: this program's CSV with a row a term, tables with a column a language, and OmegaT's with source,
/// target and comment.
struct TableReader {
    private let file: SourceFile
    private var tags: LanguageTags
    private var diagnostics: [Diagnostic] = []

    static func read(
        _ file: SourceFile, separator: UInt8, pair: (LanguageTag, LanguageTag)?, languages: [LanguageTag]
    ) -> (terms: TermFile, diagnostics: [Diagnostic]) {
        var reader = TableReader(file: file, tags: LanguageTags(languages))
        let isQuoted = separator == UInt8(ascii: ",")
        let (rows, problems) = TableParser(file, separator: separator, isQuoted: isQuoted).rows()
        let entries = reader.entries(rows, isGuarded: isQuoted, pair: pair)
        return (TermFile(entries: entries), problems + reader.diagnostics + reader.tags.passedOver(in: file))
    }

    private init(file: SourceFile, tags: LanguageTags) {
        self.file = file
        self.tags = tags
    }

    private mutating func entries(
        _ rows: [TableParser.Row], isGuarded: Bool, pair: (LanguageTag, LanguageTag)?
    ) -> [TermFile.Entry] {
        guard let first = rows.first else { return [] }
        let rows =
            isGuarded
            ? rows.map { TableParser.Row(cells: $0.cells.map(CSV.unguarded), offset: $0.offset) } : rows
        let names = first.cells.map { $0.trimmed.lowercased() }
        if names.contains("term"), names.contains("language") { return rowATerm(rows.dropFirst(), names) }
        let columns = first.cells.map { tags.match($0.trimmed) }
        if let pair {
            let isHeader = columns.count > 1 && columns[0] == pair.0 && columns[1] == pair.1
            return pairs(isHeader ? rows.dropFirst() : rows[...], pair)
        }
        if columns.compactMap({ $0 }).count > 1 { return columnALanguage(rows.dropFirst(), columns, names) }
        diagnostics.append(
            .malformedTerms(
                "the table doesn't say which languages its columns are", at: place(first),
                "Name two with --language-pair, such as 'en,de', or begin the table with a line of language tags."))
        return []
    }

    private func place(_ row: TableParser.Row) -> SourceLocation {
        SourceLocation(file, SourceRange(row.offset, row.offset))
    }

    // MARK: A row a term

    private mutating func rowATerm(_ rows: ArraySlice<TableParser.Row>, _ names: [String]) -> [TermFile.Entry] {
        guard names.contains(CSV.Column.concept.rawValue) else {
            diagnostics.append(
                .malformedTerms(
                    "the table has no column 'concept' that says which terms belong together",
                    at: SourceLocation(file, SourceRange(0, 0))))
            return []
        }
        var places: [String: Int] = [:]
        var entries: [TermFile.Entry] = []
        for row in rows {
            func cell(_ column: CSV.Column) -> String? {
                guard let index = names.firstIndex(of: column.rawValue), index < row.cells.count else { return nil }
                return row.cells[index].isEmpty ? nil : row.cells[index]
            }
            guard let id = cell(.concept), let text = cell(.term), let written = cell(.language) else {
                diagnostics.append(.malformedTerms("the row lacks a concept, a language or a term", at: place(row)))
                continue
            }
            guard let tag = tags.match(written) else {
                tags.pass(over: written, count: 1)
                continue
            }
            let index = places[id] ?? entries.count
            if index == entries.count {
                places[id] = index
                entries.append(TermFile.Entry(id: ConceptID(id), at: place(row)))
            }
            entries[index].subject = entries[index].subject ?? cell(.subject)
            entries[index].symbol = entries[index].symbol ?? cell(.symbol)
            var term = TermFile.WrittenTerm(text, at: place(row))
            term.status = cell(.status).flatMap(TermValues.status)
            term.partOfSpeech = cell(.partOfSpeech).flatMap(TermValues.partOfSpeech)
            term.gender = cell(.gender).flatMap(TermValues.gender)
            term.forms = (cell(.forms) ?? "").split(separator: "\n").map(String.init)
            entries[index].languages[tag, default: TermFile.Language()].add(
                term, definition: cell(.definition), example: cell(.example))
        }
        return entries
    }

    // MARK: A column a language

    private mutating func columnALanguage(
        _ rows: ArraySlice<TableParser.Row>, _ columns: [LanguageTag?], _ names: [String]
    ) -> [TermFile.Entry] {
        for (name, tag) in zip(names, columns) where tag == nil && !name.isEmpty {
            tags.pass(over: name, count: rows.count)
        }
        return rows.map { row in
            var entry = TermFile.Entry(at: place(row))
            for (cell, tag) in zip(row.cells, columns) {
                guard let tag, !cell.trimmed.isEmpty else { continue }
                entry.languages[tag, default: TermFile.Language()].terms.append(
                    TermFile.WrittenTerm(cell.trimmed, at: place(row)))
            }
            return entry
        }
    }

    // MARK: Pairs

    /// A comment of OmegaT is anything; only a new concept takes it for its definition.
    private mutating func pairs(
        _ rows: ArraySlice<TableParser.Row>, _ pair: (LanguageTag, LanguageTag)
    ) -> [TermFile.Entry] {
        var byText: [[String]: Int] = [:]
        var entries: [TermFile.Entry] = []
        for row in rows {
            guard row.cells.count > 1, !row.cells[0].trimmed.isEmpty, !row.cells[1].trimmed.isEmpty else {
                diagnostics.append(.malformedTerms("the row has no source and target", at: place(row)))
                continue
            }
            let comment = row.cells.count > 2 ? row.cells[2].trimmed : ""
            let key = [row.cells[0].trimmed, comment]
            let target = TermFile.WrittenTerm(row.cells[1].trimmed, at: place(row))
            // Several targets of one source with one comment are one concept's.
            if let index = byText[key], !comment.isEmpty {
                entries[index].languages[pair.1]?.terms.append(target)
                continue
            }
            byText[key] = entries.count
            var entry = TermFile.Entry(at: place(row))
            entry.languages[pair.0, default: TermFile.Language()].terms = [TermFile.WrittenTerm(key[0], at: place(row))]
            entry.languages[pair.1, default: TermFile.Language()].terms = [target]
            entry.languages[pair.1]?.comment = comment.isEmpty ? nil : comment
            entries.append(entry)
        }
        return entries
    }
}
