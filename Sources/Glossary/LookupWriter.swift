import GlossaryLookup

/// Writes the look-up file that `glossary` and the site's pages answer from. Its layout: `LookupFormat`.
package struct LookupWriter {
    private struct Key: Hashable {
        var text: [UInt8]
        var rank: UInt32
        var entry: UInt32
    }

    private let languages: [LanguageTag]
    private var keys: [[UInt8]: [UInt32: UInt32]] = [:]
    private var entries: [LookupEntry] = []

    /// - Parameter languages: the default one first.
    package init(languages: [LanguageTag]) { self.languages = languages }

    /// - Parameter page: the path of the concept's entry under the site's root, with its anchor.
    package mutating func add(_ concept: Concept, page: (LanguageTag) -> String) {
        let number = UInt32(entries.count)
        var localized: [LookupEntry.Localized] = []
        for tag in languages {
            let entry = concept.languages[tag]
            let terms = entry?.terms ?? []
            localized.append(
                LookupEntry.Localized(
                    language: tag.rawValue, page: entry == nil ? "" : page(tag), definition: entry?.definition ?? "",
                    terms: terms.map { LookupEntry.Term(text: $0.text, status: $0.status.lookupStatus) }))
            let rules = LanguageRules.rules(for: tag)
            for term in terms {
                add(term.text, rank: term.status.rank, entry: number)
                for form in rules.surfaceForms(of: term).map(\.text) { add(form, rank: .form, entry: number) }
            }
        }
        add(concept.id.rawValue, rank: .form, entry: number)
        entries.append(
            LookupEntry(kind: .concept, id: concept.id.rawValue, symbol: concept.symbol ?? "", languages: localized))
    }

    /// - Parameters:
    ///   - path: the symbol's DocC path.
    ///   - summary: what it is, per language, in the writer's order of languages.
    package mutating func addSymbol(path: String, name: String, summary: [String], pages: [String]) {
        let number = UInt32(entries.count)
        add(path, rank: .symbolName, entry: number)
        add(name, rank: .symbolName, entry: number)
        for part in Self.parts(of: name) { add(part, rank: .symbolPart, entry: number) }
        entries.append(
            LookupEntry(
                kind: .symbol, id: path, symbol: path,
                languages: zip(languages, zip(summary, pages)).map { tag, texts in
                    LookupEntry.Localized(language: tag.rawValue, page: texts.1, definition: texts.0, terms: [])
                }))
    }

    /// The parts of a selector by which people remember it: the base name and each label.
    private static func parts(of name: String) -> [String] {
        name.split(whereSeparator: { "(:)_".contains($0) }).map(String.init).filter { $0.count > 3 }
    }

    private mutating func add(_ text: String, rank: KeyRank, entry: UInt32) {
        let key = Array(Folding.key(text).utf8)
        guard !key.isEmpty else { return }
        let known = keys[key]?[entry] ?? .max
        keys[key, default: [:]][entry] = min(known, rank.rawValue)
    }

    /// The file's bytes; the same entries give the same bytes.
    package func file() -> [UInt8] {
        var output = LookupFormat.magic
        output.append(count: languages.count)
        for tag in languages { output.append(text: tag.rawValue) }

        let sorted = keys.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        var table: [UInt8] = []
        var texts: [UInt8] = []
        var count = 0
        for (text, owners) in sorted {
            for (entry, rank) in owners.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
                table.append(count: texts.count)
                table.append(count: text.count)
                table.append(count: Int(rank))
                table.append(count: Int(entry))
                count += 1
            }
            texts += text
        }
        output.append(count: count)
        output += table
        output.append(count: texts.count)
        output += texts

        var offsets: [UInt8] = []
        var bodies: [UInt8] = []
        for entry in entries {
            offsets.append(count: bodies.count)
            bodies += Self.body(of: entry)
        }
        output.append(count: entries.count)
        output += offsets
        output.append(count: bodies.count)
        return output + bodies
    }

    private static func body(of entry: LookupEntry) -> [UInt8] {
        var body = [entry.kind.rawValue]
        body.append(text: entry.id)
        body.append(text: entry.symbol)
        for localized in entry.languages {
            body.append(text: localized.page)
            body.append(text: localized.definition)
            body.append(count: localized.terms.count)
            for term in localized.terms {
                body.append(term.status.rawValue)
                body.append(text: term.text)
            }
        }
        return body
    }
}

extension Term.Status {
    fileprivate var lookupStatus: LookupEntry.TermStatus {
        switch self {
        case .preferred: .preferred
        case .admitted: .admitted
        case .deprecated: .deprecated
        }
    }

    fileprivate var rank: KeyRank {
        switch self {
        case .preferred: .preferredTerm
        case .admitted: .admittedTerm
        case .deprecated: .deprecatedTerm
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(count: Int) {
        Swift.withUnsafeBytes(of: UInt32(count).littleEndian) { append(contentsOf: $0) }
    }

    fileprivate mutating func append(text: String) {
        append(count: text.utf8.count)
        append(contentsOf: text.utf8)
    }
}
