import APIModel
import Diagnostics
import Glossary
import Linking
import Markup
import SourceTexts
import YAML

/// Reads folders of source texts: each has a `sources.yaml` that says what its texts are and what may be shown of them.
struct SourceFolders {
    let folders: [String]

    static let recordsName = "sources.yaml"

    /// - Parameters:
    ///   - languages: those of the site; nil where any will do.
    ///   - described: what lost names are proposed from; nil where nobody asks for proposals.
    func read(
        model: APIModel, languages: [LanguageTag]?, described: DescribedSymbols? = nil,
        _ diagnostics: inout [Diagnostic]
    ) -> [SourceInput] {
        let names = model.symbolNames
        var sources: [SourceInput] = []
        for folder in folders {
            // Content need not have sources; a folder that someone names must.
            if folder == folders.first, !FileSystem.exists("\(folder)/\(Self.recordsName)") { continue }
            let (file, problems) = FileSystem.read("\(folder)/\(Self.recordsName)")
            diagnostics += problems
            guard let file else { continue }
            for entry in entries(file, folder, languages, &diagnostics) {
                let (text, unreadable) = FileSystem.read("\(folder)/\(entry.file)")
                diagnostics += unreadable
                guard let text else { continue }
                let annotations = AnnotationReader.read(beside: text.path, &diagnostics)
                var (source, found) = Self.read(
                    text, language: entry.language, names: names,
                    descriptions: described?.descriptions(in: entry.language) ?? .none, annotations: annotations)
                diagnostics += found
                source.record.rights = entry.rights
                source.record.origin = entry.origin
                if let title = entry.title { source.record.title = title }
                if sources.contains(where: { $0.record.name == source.record.name }) {
                    source.record.name += "-\(sources.count + 1)"
                }
                sources.append(source)
            }
        }
        return sources
    }

    /// Every file of the folders: what is read of them depends on nothing else in them.
    func files() -> [SourceFile] {
        folders.flatMap { folder in
            FileSystem.names(in: folder).filter { !FileSystem.isFolder("\(folder)/\($0)") }.compactMap {
                FileSystem.read("\(folder)/\($0)").file
            }
        }
    }

    private struct Entry {
        var file: String
        var language: LanguageTag
        var rights: SourceRights
        var origin: LocalizedText
        var title: String?
    }

    private func entries(
        _ file: SourceFile, _ folder: String, _ languages: [LanguageTag]?, _ diagnostics: inout [Diagnostic]
    ) -> [Entry] {
        let (node, problems) = YAMLParser.parse(file)
        diagnostics += problems
        guard let node else { return [] }
        var list = YAMLFields(node, in: file, what: "the list of sources")
        let nodes = list.value("sources")?.sequence ?? []
        diagnostics += list.finish()
        return nodes.compactMap { node in
            var fields = YAMLFields(node, in: file, what: "a source")
            let name = fields.required("file")
            let language = fields.required("language")
            if node["rights"] == nil {
                fields.report(
                    "missing-rights", "the source '\(name ?? "")' says nothing of its rights: publish or cite", node)
            }
            let rights = fields.choice("rights", default: SourceRights.cite)
            let origin =
                fields.localized(
                    "origin", languages: languages, what: "'origin' of the source '\(name ?? "")'", &diagnostics) ?? ""
            let title = fields.string("title")
            if let language, let languages, !languages.contains(LanguageTag(language)) {
                let nearest = nearestName(to: language, among: languages.map(\.rawValue))
                fields.report(
                    "unknown-language", "'\(language)' is no language of the site", node["language"] ?? node,
                    nearest: nearest)
                diagnostics += fields.finish()
                return nil
            }
            diagnostics += fields.finish()
            guard let name, let language, node["rights"] != nil else { return nil }
            return Entry(file: name, language: LanguageTag(language), rights: rights, origin: origin, title: title)
        }
    }

    /// Reads one text and says what the site needs of it.
    static func read(
        _ file: SourceFile, language: LanguageTag, names: Set<String>, descriptions: SymbolDescriptions = .none,
        annotations: [Annotation] = []
    ) -> (source: SourceInput, diagnostics: [Diagnostic]) {
        let text = SourceTextReader.read(
            file, language: language.rawValue, knownSymbols: names, descriptions: descriptions,
            annotations: annotations)
        let source = SourceInput(
            record: record(of: text, language: language), document: text.document,
            mentions: text.mentions.map {
                .init(name: $0.name, range: $0.range, section: $0.section, sentence: $0.sentence)
            })
        return (source, text.diagnostics)
    }
}

extension SourceFolders {
    /// What a text is and what its reading came to; nothing is known yet of its rights.
    static func record(of text: SourceText, language: LanguageTag) -> SourceRecord {
        let file = text.document.file
        let name = file.path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? file.path
        return SourceRecord(
            name: name, title: text.title, language: language, rights: .cite, origin: "",
            fields: fields(text.record),
            repairs: text.ledger.map { repair in
                SourceRecord.Repair(
                    rule: repair.rule, place: SourceLocation(file, repair.range), before: repair.before,
                    after: repair.after, confidence: repair.confidence,
                    proposal: repair.proposal.map {
                        .init(
                            text: $0.symbol.name, symbol: $0.symbol, confidence: $0.confidence,
                            evidence: $0.evidence.map(\.rawValue))
                    })
            })
    }

    /// What the text says of itself, in the order of a bibliography.
    private static func fields(_ record: SourceText.Record) -> [SourceRecord.Field] {
        let values: [(SourceRecord.Field.Kind, String?)] = [
            (.author, record.author), (.kind, record.kind), (.publisher, record.publisher),
            (.published, record.published), (.isbn, record.isbn), (.format, record.format), (.origin, record.origin),
        ]
        return values.compactMap { kind, value in value.map { SourceRecord.Field(kind: kind, value: $0) } }
    }
}
