import APIModel
import Diagnostics
import Glossary
import Linking
import Markup
import SourceTexts

/// Reads a damaged plain text for an author who wants it as Markdown.
package struct TextImport {
    package var markdown: String
    /// The repairs, a line each: `file:line: rule: "before" → "after" (confidence)`.
    package var ledger: [String]
    package var diagnostics: [Diagnostic]

    /// - Returns: nil, with the reason, when the file can't be read.
    package static func read(
        _ path: String, language: String, options: BuildOptions, searchPath: String
    ) -> (result: TextImport?, diagnostics: [Diagnostic]) {
        let (file, problems) = FileSystem.read(path)
        guard let file else { return (nil, problems) }
        var found: [Diagnostic] = []
        let workshop = LibraryWorkshop(options: options, searchPath: searchPath, progress: { _ in })
        let model = workshop.modelIfAny(&found)
        let names = Set(model.symbols.values.map(\.path.name))
        let text = SourceTextReader.read(file, language: language, knownSymbols: names)
        let ledger = text.ledger.map { repair in
            let line = file.lineIndex(at: repair.range.start) + 1
            let sureness = Int((repair.confidence * 100).rounded())
            return "\(path):\(line): \(repair.rule): \(shown(repair.before)) → \(shown(repair.after)) (\(sureness) %)"
        }
        return (
            TextImport(
                markdown: MarkdownWriter.markdown(text.document, title: text.title), ledger: ledger,
                diagnostics: (found + text.diagnostics).sortedByPlace()), []
        )
    }

    private static func shown(_ text: String) -> String {
        let line = text.replacing("\n", with: "⏎")
        return "\"\(line.count > 60 ? "\(line.prefix(59))…" : line)\""
    }
}

extension LibraryWorkshop {
    /// The library's symbols. Without a site a text is read all the same, only without names to compare with.
    func modelIfAny(_ diagnostics: inout [Diagnostic]) -> APIModel {
        var ignored: [Diagnostic] = []
        return path(&ignored).flatMap { open(at: $0, &diagnostics)?.model } ?? APIModel()
    }
}
