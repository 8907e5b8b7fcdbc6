import Diagnostics
import Glossary

/// What is to be said of a site's terms once all texts are linked. Notes, since a writer may have reasons.
struct TerminologyCheck {
    let glossary: Glossary
    let configuration: SiteConfiguration
    let uses: [ConceptID: [TermUse]]
    /// Which pages name a concept.
    private let pages: [ConceptID: Set<Page>]

    init(glossary: Glossary, configuration: SiteConfiguration, uses: [ConceptID: [TermUse]]) {
        self.glossary = glossary
        self.configuration = configuration
        self.uses = uses
        pages = uses.mapValues { Set($0.map { Page(key: $0.page, language: $0.language) }) }
    }

    private struct Page: Hashable {
        var key: PageKey
        var language: LanguageTag
    }

    func diagnostics() -> [Diagnostic] {
        (glossary.concepts.flatMap { concept -> [Diagnostic] in
            let uses = (uses[concept.id] ?? []).filter { !$0.isQuoted }
            return mixed(concept, uses) + dropped(concept, uses) + unused(concept, uses)
        }).sortedByPlace()
    }

    /// Two words for one concept on one page.
    private func mixed(_ concept: Concept, _ uses: [TermUse]) -> [Diagnostic] {
        Dictionary(grouping: uses) { Page(key: $0.page, language: $0.language) }.values.flatMap {
            uses -> [Diagnostic] in
            // A phrase and a noun aren't two words for one thing: to enter the background, the background.
            let kinds = Dictionary(grouping: uses, by: \.partOfSpeech)
            return kinds.values.compactMap { uses in
                let terms = Dictionary(grouping: uses, by: \.term)
                guard terms.count > 1, let language = uses.first?.language else { return nil }
                let preferred = concept.languages[language]?.preferred?.text
                // The preferred word stays; without it the more frequent one.
                let kept =
                    preferred.flatMap { terms[$0] == nil ? nil : $0 }
                    ?? terms.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
                guard let kept, let other = uses.first(where: { $0.term != kept }) else { return nil }
                let isPlain = other.word == other.term
                return Diagnostic(
                    "mixed-terms", .note,
                    "this page calls '\(concept.id.rawValue)' both '\(kept)' and '\(other.term)'", at: other.location,
                    fixIts: isPlain ? [FixIt("write '\(kept)'", other.location.range, replacement: kept)] : [])
            }
        }
    }

    /// A page whose original speaks of the concept, not only in passing, and that names neither it nor a concept beside it:
    /// what one language says with a noun, another says with a verb.
    private func dropped(_ concept: Concept, _ uses: [TermUse]) -> [Diagnostic] {
        let original = configuration.defaultLanguage
        let neighbours = neighbours(of: concept)
        return Dictionary(grouping: uses, by: \.page).flatMap { key, uses -> [Diagnostic] in
            let originals = uses.filter { $0.language == original }
            guard key.isTranslated, originals.count > 1 else { return [] }
            let first = originals[0]
            return configuration.tags.compactMap { tag in
                guard tag != original, !uses.contains(where: { $0.language == tag }),
                    !neighbours.contains(where: { pages[$0]?.contains(Page(key: key, language: tag)) == true }),
                    let preferred = concept.languages[tag]?.preferred
                else { return nil }
                return Diagnostic(
                    "dropped-concept", .note,
                    "the page in '\(tag.rawValue)' never says '\(preferred.text)', which this passage of the original links",
                    at: first.location)
            }
        }
    }

    private func neighbours(of concept: Concept) -> Set<ConceptID> {
        let named = concept.broader + concept.related + concept.opposite
        let naming = glossary.concepts.filter { ($0.broader + $0.related + $0.opposite).contains(concept.id) }
        return Set(named + naming.map(\.id))
    }

    private func unused(_ concept: Concept, _ uses: [TermUse]) -> [Diagnostic] {
        guard concept.isLinked, uses.isEmpty else { return [] }
        return [
            Diagnostic(
                "unused-concept", .note, "no page says a term of '\(concept.id.rawValue)'", at: concept.location,
                notes: [Note("Mention it, add the form that the pages use, or set 'link: false'.")])
        ]
    }
}

extension PageKey {
    /// True for pages that exist once in each language and say the same.
    fileprivate var isTranslated: Bool {
        switch self {
        case .home, .guide, .symbol: true
        default: false
        }
    }
}
