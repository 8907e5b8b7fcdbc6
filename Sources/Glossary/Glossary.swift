import Diagnostics
import GlossaryLookup

/// The concepts of a site, checked against each other.
package struct Glossary: Sendable {
    /// By identifier.
    package let concepts: [Concept]
    /// By identifiers old and new.
    private let byID: [ConceptID: Int]

    package init(concepts: [Concept]) {
        var sorted = concepts.sorted { $0.id < $1.id }
        let current = sorted.enumerated().map { ($1.id, $0) }
        let former = sorted.enumerated().flatMap { index, concept in concept.formerly.map { ($0, index) } }
        let byID = Dictionary(current + former, uniquingKeysWith: { first, _ in first })
        let ids = sorted.map(\.id)
        // Relations are written with the identifier of their day.
        func today(_ id: ConceptID) -> ConceptID { byID[id].map { ids[$0] } ?? id }
        for index in sorted.indices {
            sorted[index].broader = sorted[index].broader.map(today)
            sorted[index].related = sorted[index].related.map(today)
            sorted[index].opposite = sorted[index].opposite.map(today)
        }
        self.byID = byID
        self.concepts = sorted
    }

    /// The concept that has, or had, the identifier.
    package subscript(id: ConceptID) -> Concept? { byID[id].map { concepts[$0] } }

    /// - Parameters:
    ///   - files: the concept files; a file's name without its extension is its concept's identifier.
    ///   - topics: what their terms may be about.
    ///   - languages: those that every concept must have terms in.
    package static func read(
        _ files: [SourceFile], topics: Topics = Topics(), languages: [LanguageTag]
    ) -> (glossary: Glossary, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        var concepts: [Concept] = []
        for file in files {
            let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
            let id = ConceptID(String(name.prefix { $0 != "." }))
            let (concept, found) = ConceptReader.read(file, id: id, topics: topics)
            diagnostics += found
            if let concept { concepts.append(concept) }
        }
        let glossary = Glossary(concepts: concepts)
        return (glossary, diagnostics + glossary.check(languages: languages))
    }

    private func check(languages: [LanguageTag]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let ids = concepts.map(\.id.rawValue)
        for concept in concepts {
            for tag in languages where concept.languages[tag] == nil {
                diagnostics.append(
                    Diagnostic(
                        "missing-translation", .warning,
                        "concept '\(concept.id.rawValue)' has no term in '\(tag.rawValue)'", at: concept.location))
            }
            for tag in concept.languages.keys.sorted() where !languages.contains(tag) {
                diagnostics.append(
                    Diagnostic(
                        "unknown-language", .error,
                        "concept '\(concept.id.rawValue)' has terms in '\(tag.rawValue)', which the site doesn't list",
                        at: concept.location,
                        notes: [Note("The site's languages are \(languages.map(\.rawValue).joined(separator: ", ")).")])
                )
            }
            for other in concept.broader + concept.related + concept.opposite where byID[other] == nil {
                let nearest = nearestName(to: other.rawValue, among: ids)
                diagnostics.append(
                    Diagnostic(
                        "unknown-concept", .error,
                        "concept '\(concept.id.rawValue)' names '\(other.rawValue)', which has no file",
                        at: concept.location, notes: nearest.map { [Note("Did you mean '\($0)'?")] } ?? []))
            }
        }
        return diagnostics + clashes() + circles() + languages.flatMap(ambiguities)
    }

    /// Concepts that are broader than themselves, by way of others or at once, or related to themselves.
    private func circles() -> [Diagnostic] {
        concepts.compactMap { concept in
            var above: Set<ConceptID> = []
            var next = concept.broader
            while let id = next.popLast() {
                if above.insert(id).inserted { next += self[id]?.broader ?? [] }
            }
            let isOwn = (concept.related + concept.opposite).contains(concept.id)
            guard above.contains(concept.id) || isOwn else { return nil }
            let way = above.subtracting([concept.id]).map(\.rawValue).sorted().joined(separator: ", ")
            return Diagnostic(
                "circular-relation", .error,
                isOwn
                    ? "concept '\(concept.id.rawValue)' is related to itself"
                    : "concept '\(concept.id.rawValue)' is broader than itself\(way.isEmpty ? "" : " by way of \(way)")",
                at: concept.location)
        }
    }

    /// A former identifier that another concept has or had: an old address would lead to the wrong one.
    private func clashes() -> [Diagnostic] {
        var owners = Dictionary(concepts.map { ($0.id, $0.id) }, uniquingKeysWith: { first, _ in first })
        var diagnostics: [Diagnostic] = []
        for concept in concepts {
            for former in concept.formerly {
                let owner = owners.updateValue(concept.id, forKey: former)
                guard let owner else { continue }
                owners[former] = owner
                diagnostics.append(
                    Diagnostic(
                        "concept-id-clash", .error,
                        "concept '\(concept.id.rawValue)' was formerly '\(former.rawValue)', which is "
                            + (owner == former ? "a concept of its own" : "what '\(owner.rawValue)' was called too"),
                        at: concept.location, notes: [Note("An identifier belongs to one concept for ever.")]))
            }
        }
        return diagnostics
    }

    /// Two concepts with one preferred term: nobody could tell which is meant.
    private func ambiguities(in tag: LanguageTag) -> [Diagnostic] {
        var owners: [String: ConceptID] = [:]
        var diagnostics: [Diagnostic] = []
        for concept in concepts {
            for term in concept.languages[tag]?.terms ?? [] where term.status == .preferred {
                let key = Folding.fold(term.text)
                if let owner = owners[key], owner != concept.id {
                    diagnostics.append(
                        Diagnostic(
                            "ambiguous-term", .warning,
                            "'\(term.text)' is the preferred term of '\(concept.id.rawValue)' and of '\(owner.rawValue)'",
                            at: term.location))
                } else {
                    owners[key] = concept.id
                }
            }
        }
        return diagnostics
    }
}
