import APIModel
import Diagnostics
import Glossary
import Markup

/// What one author wrote on a type: an introduction and a section for each member, headed by the member's symbol link.
package struct ReferenceProse {
    var file: SourceFile
    package var title: String
    package var introduction: [Block<WrittenLink>] = []
    package var sections: [SymbolPath: [Block<WrittenLink>]] = [:]
    /// The bytes of each section and of the introduction, for telling whether a translation is behind.
    var ranges: [String: SourceRange] = [:]

    /// The key of the introduction in `ranges`.
    static let introductionKey = "introduction"

    /// - Parameter type: the type that the file is named after.
    package init(
        _ document: Document<WrittenLink>, type: SymbolPath, model: APIModel, _ diagnostics: inout [Diagnostic]
    ) {
        file = document.file
        title = document.frontMatter?["title"]?.string ?? type.components.joined(separator: ".")
        var current: SymbolPath?
        for block in document.blocks {
            guard case .heading(let heading) = block.kind, heading.level <= 2 else {
                append(block, to: current)
                continue
            }
            current = member(heading, block, type: type, model: model, &diagnostics)
            if let path = current {
                if sections[path] != nil {
                    diagnostics.append(
                        Diagnostic(
                            "repeated-section", .error, "'\(path.text)' has two sections",
                            at: SourceLocation(file, block.range)))
                }
                sections[path, default: []] += []
                ranges[path.text] = block.range
            }
        }
    }

    private mutating func append(_ block: Block<WrittenLink>, to path: SymbolPath?) {
        if let path {
            sections[path, default: []].append(block)
            ranges[path.text]?.end = block.range.end
        } else {
            introduction.append(block)
            let start = ranges[Self.introductionKey]?.start ?? block.range.start
            ranges[Self.introductionKey] = SourceRange(start, block.range.end)
        }
    }

    private func member(
        _ heading: Heading<WrittenLink>, _ block: Block<WrittenLink>, type: SymbolPath, model: APIModel,
        _ diagnostics: inout [Diagnostic]
    ) -> SymbolPath? {
        guard heading.content.count == 1, case .link(.symbol(let text), _, _)? = heading.content.first?.kind else {
            diagnostics.append(
                Diagnostic(
                    "section-without-symbol", .error,
                    "'\(heading.content.plainText())' heads a section of the reference, but is no symbol link",
                    at: SourceLocation(file, block.range),
                    notes: [Note("Write the member in double back-ticks, or use a heading of the third level.")]))
            return nil
        }
        let path = SymbolPath(text)
        if path.parent != type {
            diagnostics.append(
                Diagnostic(
                    "foreign-section", .error, "'\(text)' is no member of '\(type.text)', which this file describes",
                    at: SourceLocation(file, block.range)))
            return nil
        }
        // Whether the member exists is said when the heading's link is resolved.
        return path
    }
}
