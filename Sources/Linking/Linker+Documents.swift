import Diagnostics
import Glossary
import Markup

/// What a document says to the generator and what that can't follow; none of it shows on the page.
extension Linker {
    mutating func checkDocuments() {
        for language in configuration.tags {
            let documents =
                [input.homes[language]].compactMap { $0 }
                + (input.guides[language] ?? [:]).sorted { $0.key < $1.key }
                .map(\.value) + (input.reference[language] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
            for document in documents {
                checkUnlinkedTerms(document)
                checkAnchors(document)
                checkPictures(document)
            }
        }
    }

    private mutating func checkUnlinkedTerms(_ document: Document<WrittenLink>) {
        for node in document.frontMatter?["unlinked-terms"]?.sequence ?? [] {
            guard let name = node.string, input.glossary[ConceptID(name)] == nil else { continue }
            let nearest = nearestName(to: name, among: input.glossary.concepts.map(\.id.rawValue))
            diagnostics.append(
                Diagnostic(
                    "unknown-concept", .error, "'\(name)' isn't linked here, but no concept has this name",
                    at: SourceLocation(document.file, node.range),
                    fixIts: nearest.map { [FixIt("did you mean '\($0)'?", node.range, replacement: $0)] } ?? []))
        }
    }

    private mutating func checkAnchors(_ document: Document<WrittenLink>) {
        var known: Set<String> = []
        for block in document.blocks {
            guard case .heading(let heading) = block.kind, let anchor = heading.anchor, !known.insert(anchor).inserted
            else { continue }
            diagnostics.append(
                Diagnostic(
                    "duplicate-anchor", .error, "the anchor '\(anchor)' is another section's too",
                    at: SourceLocation(document.file, block.range),
                    notes: [Note("Links to '#\(anchor)' lead to the first; give this one another.")]))
        }
    }

    /// Without recorded runs there are no charts to name.
    private mutating func checkPictures(_ document: Document<WrittenLink>) {
        guard !input.charts.isEmpty else { return }
        let known = input.charts.map(\.name) + [ObjectChart.name]
        for block in document.blocks {
            guard case .code(let code) = block.kind, let name = code.pictureName, !known.contains(name)
            else { continue }
            let nearest = nearestName(to: name, among: known)
            diagnostics.append(
                Diagnostic(
                    "unknown-picture", .error, "there is no picture '\(name)'",
                    at: SourceLocation(document.file, block.range),
                    notes: [
                        Note(nearest.map { "Did you mean '\($0)'?" } ?? "There are \(known.joined(separator: ", ")).")
                    ]))
        }
    }
}
