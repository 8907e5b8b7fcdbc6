import Diagnostics
import YAML

/// Reads one concept file. See CONTRIBUTING.md for its form.
enum ConceptReader {
    /// - Parameter id: the file's name without its extension.
    static func read(_ file: SourceFile, id: ConceptID, topics: Topics) -> (
        concept: Concept?, diagnostics: [Diagnostic]
    ) {
        let (node, yamlDiagnostics) = YAMLParser.parse(file)
        guard let node, node.entries != nil else {
            let empty = Diagnostic(
                "malformed-field", .error, "concept '\(id.rawValue)' is empty",
                at: SourceLocation(file, SourceRange(0, 0)))
            return (nil, yamlDiagnostics.isEmpty ? [empty] : yamlDiagnostics)
        }
        let what = "concept '\(id.rawValue)'"
        var fields = YAMLFields(node, in: file, what: what)
        var diagnostics = yamlDiagnostics
        let languages = entries(fields.value("languages"), in: file, what: what, topics, &diagnostics)
        let concept = Concept(
            id: id,
            formerly: fields.strings("formerly").map { ConceptID($0.text) },
            subject: fields.string("subject") ?? "general",
            symbol: fields.string("symbol"),
            isLinked: fields.bool("link", default: true),
            broader: fields.strings("broader").map { ConceptID($0.text) },
            related: fields.strings("related").map { ConceptID($0.text) },
            opposite: fields.strings("opposite").map { ConceptID($0.text) },
            languages: languages,
            location: SourceLocation(file, SourceRange(0, 0)))
        diagnostics += fields.finish()
        return (concept, diagnostics)
    }

    private static func entries(
        _ node: YAMLNode?, in file: SourceFile, what: String, _ topics: Topics, _ diagnostics: inout [Diagnostic]
    ) -> [LanguageTag: Concept.Entry] {
        var result: [LanguageTag: Concept.Entry] = [:]
        for entry in node?.entries ?? [] {
            var fields = YAMLFields(entry.value, in: file, what: "\(what) in '\(entry.key)'")
            let definition = fields.required("definition")
            let example = fields.string("example")
            let except = fields.strings("except").map(\.text)
            let terms = (fields.value("terms")?.sequence ?? []).compactMap {
                term($0, in: file, what: what, LanguageTag(entry.key), topics, &diagnostics)
            }
            if terms.isEmpty { fields.report("missing-field", "\(what) has no term in '\(entry.key)'", entry.value) }
            let preferred = terms.filter { $0.status == .preferred }
            if !terms.isEmpty, preferred.count != 1 {
                fields.report(
                    "preferred-term", "\(what) has \(preferred.count) preferred terms in '\(entry.key)'; it needs one",
                    entry.value)
            }
            diagnostics += fields.finish()
            guard let definition, !terms.isEmpty else { continue }
            result[LanguageTag(entry.key)] = Concept.Entry(
                definition: definition, terms: terms, example: example, except: except)
        }
        return result
    }

    private static func term(
        _ node: YAMLNode, in file: SourceFile, what: String, _ tag: LanguageTag, _ topics: Topics,
        _ diagnostics: inout [Diagnostic]
    ) -> Term? {
        var fields = YAMLFields(node, in: file, what: "a term of \(what)")
        let text = fields.required("term")
        let gender = fields.value("gender") == nil ? nil : fields.choice("gender", default: Term.Gender.m)
        let term = Term(
            text: text ?? "",
            status: fields.choice("status", default: .admitted),
            partOfSpeech: fields.choice("pos", default: .noun),
            gender: gender,
            forms: fields.strings("forms").map(\.text),
            near: fields.strings("near").map(\.text) + topics.words("about", of: &fields, in: tag),
            notNear: fields.strings("not-near").map(\.text)
                + topics.words("not-about", of: &fields, in: tag),
            notBefore: fields.strings("not-before").map(\.text),
            location: SourceLocation(file, node.range))
        diagnostics += fields.finish()
        return text == nil ? nil : term
    }
}
