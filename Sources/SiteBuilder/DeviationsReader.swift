import Diagnostics
import Glossary
import Linking
import YAML

/// Reads `deviations.yaml`: a list, an entry a deviation, each text in every language.
enum DeviationsReader {
    static func read(
        _ file: SourceFile, languages: [LanguageTag]
    ) -> (deviations: [Deviation], diagnostics: [Diagnostic]) {
        let (node, problems) = YAMLParser.parse(file)
        var diagnostics = problems
        if let node, node.sequence == nil, !node.isNull {
            diagnostics.append(
                Diagnostic(
                    "malformed-field", .error, "'\(file.path)' is no list of deviations",
                    at: SourceLocation(file, node.range), notes: [Note("Begin each deviation with '- id: …'.")]))
        }
        var ids: Set<String> = []
        let deviations = (node?.sequence ?? []).compactMap { item -> Deviation? in
            let name = item["id"]?.string.map { "the deviation '\($0)'" } ?? "a deviation"
            var fields = YAMLFields(item, in: file, what: name)
            let id = fields.required("id")
            if let id, !ids.insert(id).inserted, let node = item["id"] {
                fields.report("duplicate-identifier", "'\(id)' names two deviations", node)
            }
            let kind = fields.choice("kind", default: Deviation.Kind.simplified)
            let profile = fields.string("profile")
            let texts = ["about", "here", "why"].map { key in
                (fields.value(key)).map { text($0, "'\(key)' of \(name)", file, languages, &diagnostics) }
            }
            for (key, text) in zip(["about", "here", "why"], texts) where text == nil {
                fields.report("missing-field", "\(name) has no '\(key)'", item)
            }
            diagnostics += fields.finish()
            guard let id, let about = texts[0], let here = texts[1], let why = texts[2] else { return nil }
            return Deviation(id: id, kind: kind, profile: profile, about: about, here: here, why: why)
        }
        return (deviations, diagnostics)
    }

    private static func text(
        _ node: YAMLNode, _ what: String, _ file: SourceFile, _ languages: [LanguageTag],
        _ diagnostics: inout [Diagnostic]
    ) -> [LanguageTag: String] {
        var fields = YAMLFields(node, in: file, what: what)
        var texts: [LanguageTag: String] = [:]
        for language in languages {
            texts[language] = fields.string(language.rawValue)
            if texts[language] == nil, node.entries != nil {
                fields.report(
                    "missing-translation", "\(what) is missing in '\(language.rawValue)'", node, severity: .warning)
            }
        }
        diagnostics += fields.finish()
        return texts
    }
}
