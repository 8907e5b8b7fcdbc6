import Glossary
import GlossaryLookup
import SearchIndex

/// What a dictionary holds for the readers of one language: an entry a concept and an entry a symbol, each with the words
/// that it is found by. StarDict and dictd write the same entries.
struct DictionaryEntries {
    struct Entry {
        /// Plain text in lines.
        var text: String
        /// The terms of all languages, best first; a symbol's name.
        var headwords: [String]
        /// Every other way to write them.
        var forms: [String]
    }

    let entries: [Entry]

    init(_ site: ExportSite, reader: ExportSite.Language) {
        let concepts = site.glossary.concepts.compactMap { Self.entry($0, site, reader) }
        entries = concepts + site.symbols.map { Self.entry($0, site, reader) }
    }

    // MARK: Concepts

    private static func entry(_ concept: Concept, _ site: ExportSite, _ reader: ExportSite.Language) -> Entry? {
        let fallback = site.tags.first { concept.languages[$0] != nil }
        guard let own = concept.languages[reader.tag] ?? fallback.flatMap({ concept.languages[$0] }),
            let preferred = own.preferred
        else { return nil }
        let order = [reader.tag] + site.tags.filter { $0 != reader.tag }
        let terms = order.flatMap { tag in (concept.languages[tag]?.bestFirst ?? []).map { (tag, $0) } }
        return Entry(
            text: text(concept, own, preferred, site, reader),
            headwords: terms.map { Self.headword($0.1.text) }.filter { !$0.isEmpty }.uniqued(),
            forms: (terms.flatMap { HeadwordForms.forms(of: $0.1, in: $0.0) } + [concept.id.rawValue])
                .map(headword).filter { !$0.isEmpty }.uniqued())
    }

    private static func text(
        _ concept: Concept, _ own: Concept.Entry, _ preferred: Term, _ site: ExportSite, _ reader: ExportSite.Language
    ) -> String {
        let labels = reader.labels
        var lines = [named(preferred), plain(own.definition)]
        if let example = own.example { lines.append(labels.line(labels.example, [plain(example)])) }
        let admitted = own.terms.filter { $0.status == .admitted && $0 != preferred }.map(\.text)
        if !admitted.isEmpty { lines.append(labels.line(labels.alsoCalled, admitted)) }
        let deprecated = own.terms.filter { $0.status == .deprecated }.map(\.text)
        if !deprecated.isEmpty { lines.append(labels.line(labels.deprecated, deprecated)) }
        let others = site.languages.filter { $0.tag != reader.tag }.compactMap { language in
            concept.languages[language.tag]?.preferred.map { "\(language.tag.rawValue) \(named($0))" }
        }
        if !others.isEmpty { lines.append(labels.line(labels.otherLanguages, others)) }
        if let symbol = concept.symbol {
            lines.append(labels.line(labels.symbol, [site.symbol(symbol)?.dotted ?? symbol.replacing("/", with: ".")]))
        }
        if let address = site.address(concept, reader.tag) { lines.append(address) }
        return lines.map(singleLine).joined(separator: "\n")
    }

    private static func named(_ term: Term) -> String {
        term.gender.map { "\(term.text) (\($0.rawValue))" } ?? term.text
    }

    /// Without the back-ticks that mark code.
    private static func plain(_ text: String) -> String { text.replacing("`", with: "") }

    private static func singleLine(_ text: String) -> String { CharacterLimits.lines.fitted(text) }

    /// A name without line ends and needless spaces, and short enough for StarDict.
    static func headword(_ text: String) -> String {
        var name = CharacterLimits.lines.fitted(text).split(separator: " ").joined(separator: " ")
        while name.utf8.count > StarDict.longestHeadword || name.hasSuffix(" ") { name.removeLast() }
        return name
    }

    // MARK: Symbols

    private static func entry(_ page: ExportPage, _ site: ExportSite, _ reader: ExportSite.Language) -> Entry {
        let name = page.names[reader.tag] ?? page.dotted
        var lines = [page.dotted]
        if let summary = page.summaries[reader.tag] ?? page.summaries[site.tags[0]], !summary.isEmpty {
            lines.append(plain(summary))
        }
        if let base = site.baseURL { lines.append("\(base)\(reader.tag.rawValue)/\(page.path)") }
        // People look for the base name: `sceneDidEnterBackground`.
        let base = String(name.prefix { $0 != "(" })
        return Entry(
            text: lines.map(singleLine).joined(separator: "\n"), headwords: [headword(name)],
            forms: [page.dotted, page.id, base].map(headword))
    }
}

/// The other ways to write a term, for programs that only find what is listed.
enum HeadwordForms {
    static func forms(of term: Term, in tag: LanguageTag) -> [String] {
        let listed = [term.text] + LanguageRules.rules(for: tag).surfaceForms(of: term).map(\.text)
        return listed.flatMap { form in
            // A reading is typed with marks and without, its syllables apart and together.
            let readings = Readings.readings(of: form, in: tag).flatMap { [$0, Folding.fold($0), Folding.key($0)] }
            return [form, form.lowercased(), form.replacing("’", with: "'"), Folding.fold(form)] + readings
        }.filter { !$0.isEmpty }.uniqued()
    }
}
