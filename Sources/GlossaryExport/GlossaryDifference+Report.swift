import Diagnostics

extension GlossaryDifference {
    /// A line a change, with a closing line that counts.
    package var text: String {
        var lines: [String] = []
        for item in items {
            for change in item.changes { lines.append("\(item.concept): \(Self.text(change))") }
        }
        return (lines + [summary]).joined(separator: "\n")
    }

    private var summary: String {
        var counts = (added: 0, removed: 0, renamed: 0, changed: 0)
        for item in items {
            switch item.changes[0] {
            case .added: counts.added += 1
            case .removed: counts.removed += 1
            case .renamed: counts.renamed += 1
            case .field, .language: counts.changed += 1
            }
        }
        return "concepts: \(counts.added) added, \(counts.removed) removed, \(counts.renamed) renamed, "
            + "\(counts.changed) changed"
    }

    private static func text(_ change: Change) -> String {
        switch change {
        case .added: "added"
        case .removed: "removed"
        case .renamed(let former): "renamed from '\(former)'"
        case .field(let name, let old, let new): "\(name): \(shown(old)) → \(shown(new))"
        case .language(let tag, let change): "\(tag): \(text(change))"
        }
    }

    private static func text(_ change: LanguageChange) -> String {
        switch change {
        case .added: "added"
        case .removed: "removed"
        case .definition(let old, let new): "definition: \(shown(old)) → \(shown(new))"
        case .example(let old, let new): "example: \(shown(old)) → \(shown(new))"
        case .termAdded(let term, let status): "term \(shown(term)) added (\(status))"
        case .termRemoved(let term): "term \(shown(term)) removed"
        case .term(let term, let field, let old, let new):
            "term \(shown(term)), \(field): \(shown(old)) → \(shown(new))"
        }
    }

    /// On one line, whatever the text is.
    private static func shown(_ text: String) -> String {
        text.isEmpty ? "nothing" : "'\(CharacterLimits.lines.fitted(text))'"
    }

    /// A list of `{concept, change, …}`.
    package var json: JSONValue {
        .array(
            items.flatMap { item in
                item.changes.map { .object([.init("concept", .string(item.concept))] + Self.members($0)) }
            })
    }

    private static func members(_ change: Change) -> [JSONValue.Member] {
        func members(_ kind: String, _ values: KeyValuePairs<String, String>) -> [JSONValue.Member] {
            [.init("change", .string(kind))] + values.map { .init($0, .string($1)) }
        }
        switch change {
        case .added: return members("added", [:])
        case .removed: return members("removed", [:])
        case .renamed(let former): return members("renamed", ["from": former])
        case .field(let name, let old, let new): return members(name, ["from": old, "to": new])
        case .language(let tag, let change):
            let language = JSONValue.Member("language", .string(tag))
            switch change {
            case .added: return members("language-added", [:]) + [language]
            case .removed: return members("language-removed", [:]) + [language]
            case .definition(let old, let new): return members("definition", ["from": old, "to": new]) + [language]
            case .example(let old, let new): return members("example", ["from": old, "to": new]) + [language]
            case .termAdded(let term, let status):
                return members("term-added", ["term": term, "status": status]) + [language]
            case .termRemoved(let term): return members("term-removed", ["term": term]) + [language]
            case .term(let term, let field, let old, let new):
                return members("term-\(field)", ["term": term, "from": old, "to": new]) + [language]
            }
        }
    }
}
