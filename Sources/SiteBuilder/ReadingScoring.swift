import Diagnostics
import Glossary
import SourceTexts
import YAML

/// Measures the reader of source texts on texts whose lines a person judged.
package struct ReadingScoring {
    package private(set) var rows: [(text: String, language: String, score: ReadingScore)] = []
    package private(set) var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - paths: files of judgements (`.yaml`).
    ///   - folder: where the texts lie; beside the judgements when it is nil.
    /// - Returns: nil, with the reason, when something can't be read.
    package static func run(
        _ paths: [String], texts folder: String?, options: BuildOptions, searchPath: String
    ) -> (result: ReadingScoring?, diagnostics: [Diagnostic]) {
        var result = ReadingScoring()
        let reference = SourceReference(options: options, searchPath: searchPath, &result.diagnostics)
        let names = reference.names
        for path in paths {
            let (file, problems) = FileSystem.read(path)
            guard let file else { return (nil, problems) }
            let (texts, malformed) = GoldReadingReader.read(file)
            result.diagnostics += malformed
            let beside = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
            for text in texts {
                let (source, unread) = FileSystem.read("\(folder ?? beside)/\(text.file)")
                guard let source else { return (nil, unread) }
                let reading = SourceTextReader.read(
                    source, language: text.language, knownSymbols: names,
                    annotations: AnnotationReader.read(beside: source.path, &result.diagnostics))
                let score = ReadingScore(of: reading, against: text.gold)
                result.rows.append((text.file, text.language, score))
                result.diagnostics += score.diagnostics
            }
        }
        return (result, [])
    }

    // MARK: The table

    /// A row a text, a language and all together: precision and recall of each kind of thing.
    package var table: String {
        let kinds = ReadingScore.Kind.allCases
        let head = row("text", kinds.flatMap { [$0.rawValue, ""] })
        let subhead = row("", kinds.flatMap { _ in ["precision", "recall"] })
        let texts = rows.map { row($0.text, cells($0.score.counts)) }
        var languages: [String] = []
        for row in rows where !languages.contains(row.language) { languages.append(row.language) }
        let sums = languages.map { language in
            row("all of \(language)", cells(sum(rows.filter { $0.language == language }.map(\.score))))
        }
        return ([head, subhead] + texts + sums + [row("all", cells(sum(rows.map(\.score))))]).joined(separator: "\n")
    }

    private func sum(_ scores: [ReadingScore]) -> [ReadingScore.Kind: ReadingScore.Count] {
        var sum: [ReadingScore.Kind: ReadingScore.Count] = [:]
        for score in scores { sum.merge(score.counts) { $0 + $1 } }
        return sum
    }

    private func cells(_ counts: [ReadingScore.Kind: ReadingScore.Count]) -> [String] {
        ReadingScore.Kind.allCases.flatMap { kind in
            let count = counts[kind] ?? .init()
            return [share(count.right, count.right + count.wrong), share(count.right, count.right + count.missed)]
        }
    }

    /// `0.971 34/35`, rounded down.
    private func share(_ right: Int, _ all: Int) -> String {
        guard all > 0 else { return "–" }
        let thousandths = right * 1000 / all
        return "\(thousandths / 1000).\(String(1000 + thousandths % 1000).dropFirst()) \(right)/\(all)"
    }

    private func row(_ name: String, _ cells: [String]) -> String {
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(1, width - text.count))
        }
        var line = padded(name, 20) + cells.map { padded($0, 15) }.joined()
        while line.last == " " { line.removeLast() }
        return line
    }
}

/// Reads what a person saw in source texts:
///
///     texts:
///       - file: a.txt
///         language: it
///         headings: 5 9 20              # lines
///         items: 13-18 24               # the first line of each item
///         code: 104-121
///         open: 30                      # lines that nobody is sure of
///         mentions: {3: UIScene, 7: [App, "scene(_:continue:)"]}
///         maybe: {9: Scene}             # names that may count or not
enum GoldReadingReader {
    struct Text {
        var file: String
        var language: String
        var gold: GoldReading
    }

    static func read(_ file: SourceFile) -> (texts: [Text], diagnostics: [Diagnostic]) {
        let (node, problems) = YAMLParser.parse(file)
        guard let node else { return ([], problems) }
        var list = YAMLFields(node, in: file, what: "the list of judged texts")
        let nodes = list.value("texts")?.sequence ?? []
        var diagnostics = problems + list.finish()
        let texts = nodes.compactMap { node -> Text? in
            var fields = YAMLFields(node, in: file, what: "a judged text")
            let name = fields.required("file")
            let language = fields.required("language")
            var gold = GoldReading()
            gold.headings = lines("headings", &fields)
            gold.items = lines("items", &fields)
            gold.code = lines("code", &fields)
            gold.open = lines("open", &fields)
            gold.mentions = names("mentions", &fields)
            gold.optionalMentions = names("maybe", &fields)
            diagnostics += fields.finish()
            guard let name, let language else { return nil }
            return Text(file: name, language: language, gold: gold)
        }
        return (texts, diagnostics)
    }

    private static func lines(_ key: String, _ fields: inout YAMLFields) -> Set<Int> {
        var lines: Set<Int> = []
        for part in (fields.string(key) ?? "").split(separator: " ") {
            let ends = part.split(separator: "-").compactMap { Int($0) }
            guard let first = ends.first, let last = ends.last, ends.count < 3, first <= last else {
                fields.report("malformed-field", "'\(part)' in '\(key)' is no line and no range of lines", fields.node)
                continue
            }
            lines.formUnion(first...last)
        }
        return lines
    }

    private static func names(_ key: String, _ fields: inout YAMLFields) -> [Int: Set<String>] {
        var names: [Int: Set<String>] = [:]
        for entry in fields.value(key)?.entries ?? [] {
            guard let line = Int(entry.key) else {
                fields.report("malformed-field", "'\(entry.key)' in '\(key)' is no line", entry.value)
                continue
            }
            let found = entry.value.string.map { [$0] } ?? (entry.value.sequence ?? []).compactMap(\.string)
            names[line, default: []].formUnion(found)
        }
        return names
    }
}
