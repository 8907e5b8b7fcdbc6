import Diagnostics
import Markup
import YAML

/// A text that was exported already: Markdown exactly as the writer writes it. There is nothing left to repair.
enum ExportedText {
    /// - Returns: nil for a text that isn't what an export of it would be.
    static func read(_ file: SourceFile, names: SymbolNames) -> SourceText? {
        guard file.bytes.starts(with: "---\n".utf8) else { return nil }
        let (document, diagnostics) = MarkdownParser.parse(file)
        guard let title = document.frontMatter?["title"]?.string else { return nil }
        let record = SourceText.Record(document.frontMatter)
        let written = MarkdownWriter.markdown(document, title: title, record: record.fields)
        guard written.utf8.elementsEqual(file.bytes) else { return nil }
        var finder = CodeSpanFinder(names: names)
        finder.find(in: document.blocks)
        return SourceText(
            document: document, title: title, record: record, ledger: [], mentions: finder.mentions, lostSpans: [],
            diagnostics: diagnostics)
    }
}

/// The names of symbols that stand as code in a document's text.
private struct CodeSpanFinder {
    let names: SymbolNames
    private(set) var mentions: [SourceText.Mention] = []
    private var section = ""

    init(names: SymbolNames) { self.names = names }

    mutating func find(in blocks: [Block<WrittenLink>]) {
        for block in blocks {
            switch block.kind {
            case .paragraph(let inlines): find(in: inlines, sentence: inlines.plainText())
            case .heading(let heading):
                section = heading.content.plainText()
                find(in: heading.content, sentence: section)
            case .list(let list): for item in list.items { find(in: item.blocks) }
            case .quote(let blocks): find(in: blocks)
            case .footnote(_, _, let blocks): find(in: blocks)
            case .code, .table, .thematicBreak, .html: break
            }
        }
    }

    private mutating func find(in inlines: [Inline<WrittenLink>], sentence: String) {
        for inline in inlines {
            switch inline.kind {
            case .code(let name) where names.contains(name) || name.hasSuffix(":)"):
                mentions.append(
                    .init(
                        text: name, name: name, range: inline.range, section: section, sentence: sentence,
                        isKnown: names.contains(name)))
            case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(_, _, let inner):
                find(in: inner, sentence: sentence)
            default: break
            }
        }
    }
}

extension SourceText.Record {
    private static let keys: [(key: String, path: WritableKeyPath<Self, String?> & Sendable)] = [
        ("author", \.author), ("isbn", \.isbn), ("publisher", \.publisher), ("published", \.published),
        ("language", \.language), ("format", \.format), ("origin", \.origin), ("kind", \.kind),
    ]

    /// What is known, in the order in which it is exported.
    package var fields: [(key: String, value: String)] {
        Self.keys.compactMap { key, path in self[keyPath: path].map { (key, $0) } }
    }

    /// From an exported text's front matter.
    fileprivate init(_ frontMatter: YAMLNode?) {
        self.init()
        for (key, path) in Self.keys { self[keyPath: path] = frontMatter?["record"]?[key]?.string }
    }
}
