import Foundation
import Glossary
import GlossaryLookup
import SearchIndex

/// The tables in Tests/Fixtures/Search, which the tests of `Site/search.js` read too.
enum SearchFixture {
    static let folder = URL(fileURLWithPath: #filePath)
        .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("../Fixtures/Search").standardized

    static let languages = ["en", "it", "ko", "zh-Hans", "de"].map { LanguageTag($0) }

    /// The rows of a table, without its comments.
    static func rows(_ name: String) -> [[String]] {
        let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    static let index = SearchIndex(languages: languages, entries: entries)
    /// In blocks as small as those of a large index are many.
    static let lookupFile = index.lookupFile(blockSize: 300)

    /// An answer as the tables write it: `concept:background`.
    static func answers(to query: String, in bytes: [UInt8] = lookupFile) throws -> [String] {
        try bytes.withUnsafeBytes { bytes in
            let database = try LookupDatabase(bytes)
            return try database.answers(to: query).map { answer in
                let entry = try database.entry(answer.entry)
                return "\(entry.kind):\(entry.id)"
            }
        }
    }

    private static var entries: [SearchEntry] {
        var order: [String] = []
        var groups: [String: [[String]]] = [:]
        for row in rows("entries.tsv") where row.count == 5 {
            let key = "\(row[0])\t\(row[1])"
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(row)
        }
        return order.compactMap { key in groups[key].flatMap(entry) }
    }

    private static func entry(_ rows: [[String]]) -> SearchEntry? {
        guard let first = rows.first, let kind = LookupEntry.Kind.allCases.first(where: { "\($0)" == first[0] }) else {
            return nil
        }
        let id = first[1]
        func texts(_ field: String, _ tag: LanguageTag) -> [String] {
            rows.filter { $0[2] == field && $0[3] == tag.rawValue }.map { $0[4] }
        }
        var names: [SearchEntry.Name] = []
        if kind == .symbol {
            names = [
                .init(id, nil, .symbol), .init(id.split(separator: "/").last.map(String.init) ?? id, nil, .symbol),
            ]
        }
        if kind == .concept { names = [.init(id, nil, .form)] }
        let ranks: [String: NameRank] = [
            "preferred": .preferredTerm, "admitted": .admittedTerm, "deprecated": .deprecatedTerm, "form": .form,
            "title": .title,
        ]
        names += rows.compactMap { row in ranks[row[2]].map { .init(row[4], LanguageTag(row[3]), $0) } }
        let statuses: [String: LookupEntry.TermStatus] = [
            "preferred": .preferred, "admitted": .admitted, "deprecated": .deprecated, "title": .preferred,
        ]
        return SearchEntry(
            kind: kind, id: id, symbol: rows.first { $0[2] == "symbol" }?[4] ?? "",
            languages: languages.map { tag in
                LookupEntry.Localized(
                    language: tag.rawValue, page: "\(tag.rawValue)/\(kind)/\(id).html",
                    definition: (texts("definition", tag) + texts("summary", tag)).joined(separator: " "),
                    terms: rows.filter { $0[3] == tag.rawValue }.compactMap { row in
                        statuses[row[2]].map { .init(text: row[4], status: $0) }
                    })
            }, names: names,
            texts: (kind == .symbol ? [SearchEntry.Text(symbolPath: id)] : [])
                + rows.compactMap { row in
                    ["definition", "summary", "text", "heading"].contains(row[2])
                        ? .init(row[4], row[3].isEmpty ? nil : LanguageTag(row[3]), isHeading: row[2] == "heading")
                        : nil
                })
    }
}
