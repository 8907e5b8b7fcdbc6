import Diagnostics
import Glossary

/// The glossary as this program's JSON: everything that a reader of the site sees of it, in a stable order.
enum GlossaryJSON {
    static func file(_ site: ExportSite) -> ExportFile {
        let concepts = site.glossary.concepts.map { concept in
            JSONValue.object([
                "id": .string(concept.id.rawValue), "formerly": list(concept.formerly.map(\.rawValue)),
                "subject": .string(concept.subject), "symbol": concept.symbol.map { .string($0) },
                "broader": list(concept.broader.map(\.rawValue)), "related": list(concept.related.map(\.rawValue)),
                "opposite": list(concept.opposite.map(\.rawValue)), "languages": languages(concept),
            ])
        }
        let root = JSONValue.object(["format": .string(GlossarySnapshot.format), "concepts": .array(concepts)])
        return ExportFile("glossary.json", root.serialized + "\n")
    }

    private static func list(_ texts: [String]) -> JSONValue? {
        texts.isEmpty ? nil : .array(texts.map { .string($0) })
    }

    private static func languages(_ concept: Concept) -> JSONValue {
        .object(
            concept.languages.sorted { $0.key < $1.key }.map { tag, entry in
                JSONValue.Member(
                    tag.rawValue,
                    .object([
                        "definition": .string(entry.definition), "example": entry.example.map { .string($0) },
                        "terms": .array(entry.terms.map(term)),
                    ]))
            })
    }

    private static func term(_ term: Term) -> JSONValue {
        .object([
            "term": .string(term.text), "status": .string(term.status.rawValue),
            "pos": .string(term.partOfSpeech.rawValue), "gender": term.gender.map { .string($0.rawValue) },
            "forms": list(term.forms),
        ])
    }
}
