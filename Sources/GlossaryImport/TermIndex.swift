import Glossary
import GlossaryLookup

/// Which concepts have a term, by language and as it is folded.
struct TermIndex {
    private struct Key: Hashable {
        var language: LanguageTag
        var text: String
    }

    private var owners: [Key: [ConceptID]] = [:]

    init(_ glossary: Glossary) {
        for concept in glossary.concepts {
            for (tag, entry) in concept.languages {
                for term in entry.terms { add(term.text, in: tag, of: concept.id) }
            }
        }
    }

    mutating func add(_ text: String, in tag: LanguageTag, of concept: ConceptID) {
        let key = Key(language: tag, text: Folding.fold(text))
        if owners[key]?.contains(concept) != true { owners[key, default: []].append(concept) }
    }

    func concepts(with text: String, in tag: LanguageTag) -> [ConceptID] {
        owners[Key(language: tag, text: Folding.fold(text))] ?? []
    }

    /// The concepts that share terms with the entry, with how many.
    func votes(_ entry: TermFile.Entry) -> [ConceptID: Int] {
        var votes: [ConceptID: Int] = [:]
        for (tag, language) in entry.languages {
            for term in language.terms {
                for id in concepts(with: term.text, in: tag) { votes[id, default: 0] += 1 }
            }
        }
        return votes
    }
}
