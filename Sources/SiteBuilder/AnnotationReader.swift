import APIModel
import Diagnostics
import SourceTexts
import YAML

/// Reads what editors say of a source text: `<name>.annotations.yaml` beside it.
///
///     annotations:
///       - line: 13                     # where the place was; decides between several that fit
///         exact: "][]"                 # what stands there; with `prefix` and `suffix` what stands around it
///         suffix: " – Chiamato dopo"
///         confirm: UIApplicationDelegate/application(_:didFinishLaunchingWithOptions:)
///       - line: 30
///         exact: Contesto storico
///         is: heading                  # paragraph, code, caption, furniture
///         level: 3
enum AnnotationReader {
    /// The path of the annotations of the text at `path`.
    static func path(beside path: String) -> String {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        let name = path[folder.endIndex...]
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        return "\(folder)\(stem).annotations.yaml"
    }

    /// - Returns: nothing when the text has no annotations.
    static func read(beside path: String, _ diagnostics: inout [Diagnostic]) -> [Annotation] {
        let path = self.path(beside: path)
        guard FileSystem.exists(path) else { return [] }
        let (file, problems) = FileSystem.read(path)
        diagnostics += problems
        guard let file else { return [] }
        let (annotations, found) = read(file)
        diagnostics += found
        return annotations
    }

    static func read(_ file: SourceFile) -> (annotations: [Annotation], diagnostics: [Diagnostic]) {
        let (node, problems) = YAMLParser.parse(file)
        guard let node else { return ([], problems) }
        var list = YAMLFields(node, in: file, what: "the list of annotations")
        let nodes = list.value("annotations")?.sequence ?? []
        var diagnostics = problems + list.finish()
        let annotations = nodes.compactMap { node -> Annotation? in
            var fields = YAMLFields(node, in: file, what: "an annotation")
            let annotation = annotation(&fields)
            diagnostics += fields.finish()
            return annotation
        }
        return (annotations, diagnostics)
    }

    private enum Structure: String, CaseIterable { case heading, paragraph, code, caption, furniture }

    private static func annotation(_ fields: inout YAMLFields) -> Annotation? {
        let quote = Annotation.Quote(
            prefix: fields.string("prefix") ?? "", exact: fields.string("exact") ?? "",
            suffix: fields.string("suffix") ?? "")
        let line = number("line", &fields, default: 1)
        let decisions = decisions(&fields)
        if quote == Annotation.Quote() {
            fields.report(
                "missing-field", "an annotation quotes nothing: write 'exact', 'prefix' or 'suffix'", fields.node)
            return nil
        }
        guard decisions.count == 1, let decision = decisions.first else {
            fields.report(
                "malformed-field",
                "an annotation has one of 'confirm', 'overrule', 'add' and 'is', this one \(decisions.count)",
                fields.node)
            return nil
        }
        return Annotation(
            quote: quote, line: line, decision: decision,
            location: SourceLocation(fields.file, fields.node.range))
    }

    private static func decisions(_ fields: inout YAMLFields) -> [Annotation.Decision] {
        var decisions: [Annotation.Decision] = []
        if let name = fields.string("confirm") { decisions.append(.confirm(SymbolPath(name))) }
        if let name = fields.string("overrule") {
            decisions.append(.overrule(name == "nothing" ? nil : SymbolPath(name)))
        }
        if let name = fields.string("add") { decisions.append(.add(SymbolPath(name))) }
        let level = number("level", &fields, default: 2)
        let count = number("lines", &fields, default: 1)
        if fields.value("is") != nil {
            let structure: Annotation.Structure =
                switch fields.choice("is", default: Structure.paragraph) {
                case .heading: .heading(level: min(level, 6))
                case .paragraph: .paragraph
                case .code: .code
                case .caption: .caption
                case .furniture: .furniture
                }
            decisions.append(.structure(structure, count: count))
        }
        return decisions
    }

    private static func number(_ key: String, _ fields: inout YAMLFields, default fallback: Int) -> Int {
        guard let value = fields.value(key) else { return fallback }
        if let number = value.string.flatMap({ Int($0) }), number > 0 { return number }
        fields.report("malformed-field", "'\(key)' of an annotation is no number from 1", value)
        return fallback
    }
}
