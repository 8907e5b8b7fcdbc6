import APIModel
import Diagnostics
import Glossary
import Linking
import Markup
import SourceTexts

/// Reads a damaged plain text for an author who wants it as Markdown.
package struct TextImport {
    package var markdown: String
    private var record: SourceRecord
    package var diagnostics: [Diagnostic]

    /// The repairs for people, a line each: `file:line: rule: "before" → "after" (confidence)`.
    package var ledger: [String] { record.repairs.map(Self.line) }
    /// The same for programs.
    package var json: JSONValue { record.ledger }

    /// - Returns: nil, with the reason, when the file can't be read or is no text.
    package static func read(
        _ path: String, language: String, options: BuildOptions, searchPath: String
    ) -> (result: TextImport?, diagnostics: [Diagnostic]) {
        var (file, diagnostics) = FileSystem.read(path)
        guard let file else { return (nil, diagnostics) }
        let reference = SourceReference(options: options, searchPath: searchPath, &diagnostics)
        let annotations = AnnotationReader.read(beside: path, &diagnostics)
        let tag = LanguageTag(language)
        let text = SourceTextReader.read(
            file, language: language, knownSymbols: reference.names,
            descriptions: reference.descriptions(in: tag), annotations: annotations)
        diagnostics += text.diagnostics
        if text.diagnostics.contains(where: { $0.id == "binary-file" }) { return (nil, diagnostics) }
        // Whoever has the file may see what was done to it.
        var record = SourceFolders.record(of: text, language: tag)
        record.rights = .publish
        return (
            TextImport(
                markdown: MarkdownWriter.markdown(text.document, title: text.title, record: text.record.fields),
                record: record, diagnostics: diagnostics.sortedByPlace()), []
        )
    }

    private static func line(_ repair: SourceRecord.Repair) -> String {
        let change = "\(shown(repair.before)) → \(shown(repair.after)) (\(percent(repair.confidence)))"
        let proposal = repair.proposal.map { proposal in
            ", proposed: \(proposal.symbol?.text ?? proposal.text) (\(percent(proposal.confidence)): \(proposal.evidence.joined(separator: ", ")))"
        }
        return "\(repair.place.file.path):\(repair.line): \(repair.rule): \(change)\(proposal ?? "")"
    }

    private static func percent(_ confidence: Double) -> String { "\(Int((confidence * 100).rounded())) %" }

    private static func shown(_ text: String) -> String {
        let line = text.replacing("\n", with: "⏎")
        return "\"\(line.count > 60 ? "\(line.prefix(59))…" : line)\""
    }
}

/// What a source text is read against: the library's symbols, and what Content says of them.
struct SourceReference {
    let model: APIModel
    private let described: DescribedSymbols?

    var names: Set<String> { model.symbolNames }

    /// Without a site, or without its library, texts are read all the same, only without names to compare with.
    init(options: BuildOptions, searchPath: String, _ diagnostics: inout [Diagnostic]) {
        guard FileSystem.exists("\(options.content)/site.yaml"),
            let site = SiteFileReader.read(options, &diagnostics), let path = site.library
        else {
            model = APIModel()
            described = nil
            return
        }
        let workshop = LibraryWorkshop(options: options, searchPath: searchPath, progress: { _ in })
        let library = workshop.open(at: "\(options.content)/\(path)", &diagnostics)
        model = library?.model ?? APIModel()
        diagnostics += library?.diagnostics ?? []
        // What is wrong with Content is no concern of someone who imports a text.
        let contents = ContentFolder(path: options.content, configuration: site.configuration, jobs: options.jobs)
            .read()
            .contents
        let evidence = DescribedSymbols.Evidence(
            reference: contents.reference, guides: contents.guides, glossary: contents.glossaryFiles,
            configuration: site.configuration)
        described = DescribedSymbols(
            reference: contents.reference, glossary: contents.glossary, model: model,
            configuration: site.configuration, evidence: evidence)
    }

    func descriptions(in language: LanguageTag) -> SymbolDescriptions { described?.descriptions(in: language) ?? .none }
}
