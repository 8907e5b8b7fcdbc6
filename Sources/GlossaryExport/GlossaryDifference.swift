import Diagnostics

/// What became of each concept between two glossaries.
package struct GlossaryDifference: Sendable, Hashable {
    package enum Change: Sendable, Hashable {
        case added
        case removed
        /// Under another identifier, which the concept's file names in `formerly`.
        case renamed(from: String)
        /// A field of the concept: subject, symbol, a relation.
        case field(String, from: String, to: String)
        case language(String, LanguageChange)
    }

    package enum LanguageChange: Sendable, Hashable {
        case added
        case removed
        case definition(from: String, to: String)
        case example(from: String, to: String)
        case termAdded(String, status: String)
        case termRemoved(String)
        /// Status, part of speech, gender or forms of a term.
        case term(String, field: String, from: String, to: String)
    }

    package struct Item: Sendable, Hashable {
        package var concept: String
        package var changes: [Change]
    }

    /// By the concepts' identifiers.
    package private(set) var items: [Item] = []
    package var isEmpty: Bool { items.isEmpty }

    package init(from old: GlossarySnapshot, to new: GlossarySnapshot) {
        let before = Dictionary(old.concepts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var gone = Set(before.keys)
        for concept in new.concepts {
            var changes: [Change] = []
            var counterpart = before[concept.id]
            if counterpart == nil, let former = (concept.formerly ?? []).first(where: { before[$0] != nil }) {
                counterpart = before[former]
                changes.append(.renamed(from: former))
            }
            if let counterpart {
                gone.remove(counterpart.id)
                changes += Self.changes(counterpart, concept)
            } else {
                changes.append(.added)
            }
            if !changes.isEmpty { items.append(Item(concept: concept.id, changes: changes)) }
        }
        items += gone.map { Item(concept: $0, changes: [.removed]) }
        items.sort { $0.concept < $1.concept }
    }

    private static func changes(_ old: GlossarySnapshot.Concept, _ new: GlossarySnapshot.Concept) -> [Change] {
        let fields: [(String, String?, String?)] = [
            ("subject", old.subject, new.subject), ("symbol", old.symbol, new.symbol),
            ("broader", old.broader?.joined(separator: ", "), new.broader?.joined(separator: ", ")),
            ("related", old.related?.joined(separator: ", "), new.related?.joined(separator: ", ")),
            ("opposite", old.opposite?.joined(separator: ", "), new.opposite?.joined(separator: ", ")),
        ]
        var changes = fields.filter { $0.1 != $0.2 }.map { Change.field($0.0, from: $0.1 ?? "", to: $0.2 ?? "") }
        for tag in Set(old.languages.keys).union(new.languages.keys).sorted() {
            switch (old.languages[tag], new.languages[tag]) {
            case (nil, .some): changes.append(.language(tag, .added))
            case (.some, nil): changes.append(.language(tag, .removed))
            case (.some(let before), .some(let after)):
                changes += Self.changes(before, after).map { .language(tag, $0) }
            case (nil, nil): break
            }
        }
        return changes
    }

    private static func changes(_ old: GlossarySnapshot.Entry, _ new: GlossarySnapshot.Entry) -> [LanguageChange] {
        var changes: [LanguageChange] = []
        if old.definition != new.definition { changes.append(.definition(from: old.definition, to: new.definition)) }
        if old.example != new.example { changes.append(.example(from: old.example ?? "", to: new.example ?? "")) }
        let before = Dictionary(old.terms.map { ($0.term, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Set(new.terms.map(\.term))
        for term in old.terms where !after.contains(term.term) { changes.append(.termRemoved(term.term)) }
        for term in new.terms {
            guard let former = before[term.term] else {
                changes.append(.termAdded(term.term, status: term.status))
                continue
            }
            let fields = [
                ("status", former.status, term.status), ("pos", former.pos, term.pos),
                ("gender", former.gender ?? "", term.gender ?? ""),
                ("forms", (former.forms ?? []).joined(separator: ", "), (term.forms ?? []).joined(separator: ", ")),
            ]
            changes += fields.filter { $0.1 != $0.2 }.map { .term(term.term, field: $0.0, from: $0.1, to: $0.2) }
        }
        return changes
    }
}
