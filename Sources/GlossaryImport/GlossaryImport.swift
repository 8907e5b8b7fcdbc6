import Diagnostics
import Glossary
import GlossaryLookup

/// What a file of terms adds to a glossary, and what contradicts it. Nothing that contradicts is taken.
package struct GlossaryImport: Sendable {
    /// A term that a concept lacks.
    package struct Addition: Sendable, Hashable {
        package var concept: ConceptID
        package var language: LanguageTag
        package var term: Term
    }

    /// A language that a concept lacks.
    package struct NewLanguage: Sendable, Hashable {
        package var concept: ConceptID
        package var language: LanguageTag
        package var entry: Concept.Entry
    }

    /// By identifier.
    package var newConcepts: [Concept] { added.values.sorted { $0.id < $1.id } }
    package private(set) var additions: [Addition] = []
    package private(set) var newLanguages: [NewLanguage] = []
    /// Terms that the glossary has as the file has them.
    package private(set) var knownTerms = 0
    package private(set) var diagnostics: [Diagnostic] = []

    private let glossary: Glossary
    /// The glossary's terms, and those that were added so far.
    private var index: TermIndex
    private var added: [ConceptID: Concept] = [:]
    private var identifiers: ConceptNames

    package init(_ file: TermFile, into glossary: Glossary) {
        self.glossary = glossary
        index = TermIndex(glossary)
        identifiers = ConceptNames(glossary)
        for entry in file.entries where entry.languages.values.contains(where: { !$0.terms.isEmpty }) {
            switch concept(of: entry) {
            case .known(let concept): compare(entry, concept)
            case .added(let id): merge(entry, into: id)
            case .new: add(entry)
            case .conflict(let diagnostic): diagnostics.append(diagnostic)
            }
        }
        reportMissingDefinitions()
        diagnostics = diagnostics.sortedByPlace()
    }

    // MARK: Which concept an entry is

    private enum Owner {
        case known(Concept)
        /// One that an earlier entry of the file made: tables list a source with each of its targets.
        case added(ConceptID)
        case new
        case conflict(Diagnostic)
    }

    private func concept(of entry: TermFile.Entry) -> Owner {
        let votes = index.votes(entry)
        if let concept = entry.id.flatMap({ glossary[$0] }) {
            return votes[concept.id] == nil ? .conflict(.strangeEntry(entry, concept)) : .known(concept)
        }
        guard let most = votes.values.max() else { return .new }
        let best = votes.filter { $0.value == most }.keys.sorted()
        let count = entry.languages.values.reduce(0) { $0 + $1.terms.count }
        // When the best have every term, the entry says nothing new, whichever is meant.
        guard let first = best.first, best.count == 1 || most == count else {
            return .conflict(.undecided(entry, among: best))
        }
        return glossary[first].map(Owner.known) ?? .added(first)
    }

    // MARK: A concept that is known

    private mutating func compare(_ entry: TermFile.Entry, _ concept: Concept) {
        for (tag, language) in entry.languages.sorted(by: { $0.key < $1.key }) where !language.terms.isEmpty {
            guard let known = concept.languages[tag] else {
                addLanguage(language, tag, concept, entry)
                continue
            }
            if let text = language.definition, Self.flat(text) != Self.flat(known.definition) {
                diagnostics.append(.otherDefinition(text, known.definition, concept, tag, at: entry.location))
            }
            for term in language.terms { compare(term, tag, known, concept) }
        }
    }

    private mutating func compare(
        _ term: TermFile.WrittenTerm, _ tag: LanguageTag, _ known: Concept.Entry, _ concept: Concept
    ) {
        let owners = index.concepts(with: term.text, in: tag)
        if owners.contains(concept.id) {
            knownTerms += 1
            // A term that this file added is no term of the glossary's to compare with.
            if let same = known.term(term.text) { compareFields(term, same, concept.id) }
            return
        }
        if let owner = owners.first.flatMap({ glossary[$0] ?? added[$0] }) {
            diagnostics.append(.termElsewhere(term, of: concept.id, owner: owner))
            return
        }
        index.add(term.text, in: tag, of: concept.id)
        var status = term.status ?? .admitted
        if status == .preferred, let preferred = known.preferred {
            status = .admitted
            diagnostics.append(
                .other(
                    "status", of: preferred, in: concept.id, here: "not, but '\(term.text)' is,", at: term.location,
                    there: "the preferred term"))
        }
        additions.append(Addition(concept: concept.id, language: tag, term: Term(term, status: status)))
    }

    private mutating func compareFields(_ term: TermFile.WrittenTerm, _ known: Term, _ id: ConceptID) {
        func check(_ field: String, _ here: String?, _ there: String?) {
            guard let here, here != there else { return }
            diagnostics.append(
                .other(field, of: known, in: id, here: here, at: term.location, there: there ?? "without one"))
        }
        check("status", term.status?.rawValue, known.status.rawValue)
        check("pos", term.partOfSpeech?.rawValue, known.partOfSpeech.rawValue)
        check("gender", term.gender?.rawValue, known.gender?.rawValue)
    }

    private mutating func addLanguage(
        _ language: TermFile.Language, _ tag: LanguageTag, _ concept: Concept, _ entry: TermFile.Entry
    ) {
        guard let definition = language.definition ?? language.comment else {
            diagnostics.append(.needsDefinition(concept.id, tag, at: entry.location))
            return
        }
        newLanguages.append(
            NewLanguage(concept: concept.id, language: tag, entry: Concept.Entry(language, definition: definition)))
    }

    // MARK: A concept that is new

    private mutating func add(_ entry: TermFile.Entry) {
        let id = identifiers.name(for: entry)
        var concept = Concept(
            id: id, subject: entry.subject ?? "general", symbol: entry.symbol, languages: [:], location: entry.location)
        for (tag, language) in entry.languages where !language.terms.isEmpty {
            concept.languages[tag] = Concept.Entry(language, definition: language.definition ?? language.comment ?? "")
        }
        for (tag, entry) in concept.languages {
            for term in entry.terms { index.add(term.text, in: tag, of: id) }
        }
        added[id] = concept
    }

    private mutating func merge(_ entry: TermFile.Entry, into id: ConceptID) {
        for (tag, language) in entry.languages.sorted(by: { $0.key < $1.key }) where !language.terms.isEmpty {
            let isNew = added[id]?.languages[tag] == nil
            if isNew {
                added[id]?.languages[tag] = Concept.Entry(
                    language, definition: language.definition ?? language.comment ?? "")
            }
            for term in language.terms {
                let owners = index.concepts(with: term.text, in: tag)
                if owners.contains(id) { continue }
                if let owner = owners.first.flatMap({ glossary[$0] ?? added[$0] }) {
                    diagnostics.append(.termElsewhere(term, of: id, owner: owner))
                    continue
                }
                index.add(term.text, in: tag, of: id)
                if isNew { continue }
                let status = term.status == .deprecated ? Term.Status.deprecated : .admitted
                added[id]?.languages[tag]?.terms.append(Term(term, status: status))
            }
        }
    }

    private mutating func reportMissingDefinitions() {
        for concept in newConcepts {
            for tag in concept.languages.keys.sorted() where concept.languages[tag]?.definition.isEmpty == true {
                diagnostics.append(.needsDefinition(concept.id, tag, at: concept.location))
            }
        }
    }

    /// Line ends and double spaces are a file's layout.
    private static func flat(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension Term {
    init(_ term: TermFile.WrittenTerm, status: Status) {
        self.init(
            text: term.text, status: status, partOfSpeech: term.partOfSpeech ?? .noun, gender: term.gender,
            forms: term.forms, location: term.location)
    }
}

extension Concept.Entry {
    /// The term of that text, else one that is written alike.
    func term(_ text: String) -> Term? {
        if let same = terms.first(where: { $0.text == text }) { return same }
        let folded = Folding.fold(text)
        return terms.first { Folding.fold($0.text) == folded }
    }

    /// One term is preferred: the first that the file prefers, else the first that it doesn't deprecate.
    init(_ language: TermFile.Language, definition: String) {
        let terms = language.terms
        let preferred =
            terms.firstIndex { $0.status == .preferred } ?? terms.firstIndex { $0.status != .deprecated } ?? 0
        self.init(
            definition: definition,
            terms: terms.enumerated().map { index, term in
                let status = term.status == .preferred ? .admitted : term.status ?? .admitted
                return Term(term, status: index == preferred ? .preferred : status)
            }, example: language.example)
    }
}
