import APIModel
import Glossary
import Samples

/// Gathers where each symbol occurs: prose, and code as the compiler resolved it.
struct CrossIndex: Sendable {
    private(set) var mentions: [SymbolPath: [Mention]] = [:]

    mutating func add(_ path: SymbolPath, _ mention: Mention) { mentions[path, default: []].append(mention) }

    /// Adds the symbols of a checked sample, one mention a symbol and role.
    mutating func add(_ entry: SampleIndex.Entry, title: String, model: APIModel, paths: PagePaths, showsCode: Bool) {
        let sample = entry.checked.sample
        var seen: Set<String> = []
        for identifier in entry.checked.identifiers {
            guard let symbol = model[identifier.symbol], paths.documents(symbol.path) else { continue }
            let path = paths.canonical(symbol.path)
            guard seen.insert("\(path.text) \(identifier.role.rawValue)").inserted else { continue }
            let place = sample.location(line: identifier.line, byteColumn: identifier.byteColumn)
            let line = place.file.lineIndex(at: place.range.start) + 1
            let code = place.file.range(ofLine: line).map { place.file.text(in: $0) } ?? ""
            add(
                path,
                Mention(
                    role: Mention.Role(identifier.role), language: entry.language, page: entry.page,
                    anchor: entry.anchor, pageTitle: title, sectionTitle: "",
                    place: "\(sample.file.path):\(line)",
                    excerpt: showsCode ? String(code.drop { $0.isWhitespace }) : ""))
        }
    }

    /// By role, language order, page and place.
    func sorted(languages: [LanguageTag]) -> [SymbolPath: [Mention]] {
        let order = Dictionary(uniqueKeysWithValues: languages.enumerated().map { ($1, $0) })
        let roles = Mention.Role.allCases
        return mentions.mapValues { list in
            list.enumerated().sorted { left, right in
                let (a, b) = (left.element, right.element)
                let leftKey = (roles.firstIndex(of: a.role) ?? 0, order[a.language] ?? .max)
                let rightKey = (roles.firstIndex(of: b.role) ?? 0, order[b.language] ?? .max)
                if leftKey != rightKey { return leftKey < rightKey }
                if a.page != b.page { return a.page < b.page }
                return left.offset < right.offset
            }.map(\.element)
        }
    }
}

extension Mention.Role {
    init(_ role: Identifier.Role) {
        switch role {
        case .implements: self = .implements
        case .calls: self = .calls
        case .names: self = .names
        }
    }
}
