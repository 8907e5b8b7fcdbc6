import APIModel
import Diagnostics
import Glossary
import Linking
import Markup
import Samples

/// A page as Markdown, for programs that read text: the page's own words and declarations, links to other pages' twins, and
/// of the samples only those that compiled, each with what was found.
struct MarkdownTwin {
    let context: PageContext
    let page: LinkedPage
    let guides: [String: SiteRenderer.GuideTitle]

    /// - Returns: nil for a source text's page.
    func markdown() -> String? {
        switch page.content {
        case .document(let document):
            let written = Document<WrittenLink>(
                file: document.file, blocks: heading() + blocks(document.blocks, in: document.file))
            return text(written)
        case .symbol(let symbol):
            return text(Document(file: symbol.proseFile ?? Self.noFile, blocks: heading() + body(symbol)))
        case .list:
            let content = PageContent(context: context, page: page, guides: guides).body().html
            return text(Document(file: Self.noFile, blocks: ListTwin(address: address).blocks(content)))
        case .source:
            return nil
        }
    }

    static let noFile = SourceFile(path: "", bytes: [])
    private static let nowhere = SourceRange(0, 0)

    private var title: String {
        if case .symbol(let path) = page.key { return path.name }
        return page.key == .home
            ? context.configuration.language(context.language)?.title ?? ""
            : context.title(of: page.key, stored: page.title)
    }

    private func text(_ document: Document<WrittenLink>) -> String {
        MarkdownWriter.markdown(document, title: title)
    }

    private func heading() -> [Block<WrittenLink>] {
        guard !page.summary.isEmpty, case .document = page.content else { return [] }
        return [paragraph(page.summary)]
    }

    private func paragraph(_ text: String) -> Block<WrittenLink> {
        Block(.paragraph([Inline(.text(text), Self.nowhere)]), Self.nowhere)
    }

    // MARK: Symbols

    private func body(_ symbol: SymbolPage) -> [Block<WrittenLink>] {
        let declarations = symbol.symbols.map { symbol in
            Block<WrittenLink>(
                .code(CodeBlock(info: "swift", text: symbol.declarationText + "\n", lineOffsets: [])), Self.nowhere)
        }
        let availability = symbol.symbols.first.map(availability) ?? []
        let evidence = symbol.evidence.map {
            [paragraph(context.ui(.labelled, context.ui(.evidence), context.text(on: $0)))]
        }
        let prose = symbol.prose.isEmpty ? symbol.documentation : symbol.prose
        let members = symbol.members.compactMap { path -> List<WrittenLink>.Item? in
            let summary = context.summaries[path]?.text ?? ""
            let link = inline(.symbol(path), [Inline(.code(path.name), Self.nowhere)])
            let tail = summary.isEmpty ? [] : [Inline<WrittenLink>(.text(": \(summary)"), Self.nowhere)]
            return .init(blocks: [Block(.paragraph([link] + tail), Self.nowhere)], range: Self.nowhere)
        }
        let list = List<WrittenLink>(start: nil, isTight: true, items: members)
        return declarations + availability + (evidence ?? []) + blocks(prose, in: symbol.proseFile ?? Self.noFile)
            + (members.isEmpty ? [] : [Block(.list(list), Self.nowhere)])
    }

    private func availability(_ symbol: Symbol) -> [Block<WrittenLink>] {
        let versions = symbol.availability.compactMap { item -> String? in
            guard let introduced = item.introduced else { return nil }
            let end = item.deprecated.map { ", \(context.ui(.deprecated)): \($0)" } ?? ""
            return context.ui(.availableSince, item.platform, introduced) + end
        }
        return versions.isEmpty ? [] : [paragraph(context.list(versions))]
    }

    // MARK: Blocks

    private func blocks(_ blocks: [LinkedBlock], in file: SourceFile) -> [Block<WrittenLink>] {
        blocks.flatMap { block($0, in: file) }
    }

    private func block(_ block: LinkedBlock, in file: SourceFile) -> [Block<WrittenLink>] {
        let kind: Block<WrittenLink>.Kind
        switch block.kind {
        case .paragraph(let inlines): kind = .paragraph(self.inlines(inlines))
        case .heading(let heading):
            kind = .heading(Heading(level: heading.level, anchor: nil, content: inlines(heading.content)))
        case .list(let list):
            let items = list.items.map { item in
                List<WrittenLink>.Item(
                    isChecked: item.isChecked, blocks: blocks(item.blocks, in: file), range: item.range)
            }
            kind = .list(List(start: list.start, isTight: list.isTight, items: items))
        case .quote(let content): kind = .quote(blocks(content, in: file))
        case .code(let code): return self.code(code, block.range, in: file)
        case .table(let table):
            let cells = { (cells: [Table<ResolvedLink>.Cell]) in
                cells.map { Table<WrittenLink>.Cell(content: inlines($0.content), range: $0.range) }
            }
            kind = .table(
                Table(alignments: table.alignments, header: cells(table.header), rows: table.rows.map(cells)))
        case .thematicBreak: kind = .thematicBreak
        // What an author wrote as HTML isn't Markdown's to carry.
        case .html: return []
        case .footnote(let label, let number, let content):
            kind = .footnote(label: label, number: number, blocks(content, in: file))
        }
        return [Block(kind, block.range)]
    }

    /// A sample with its outcome below; one that doesn't compile is left out, and said to be.
    private func code(_ code: CodeBlock, _ range: SourceRange, in file: SourceFile) -> [Block<WrittenLink>] {
        // A picture's words are the page's tables.
        if code.pictureName != nil { return [] }
        let plain = CodeBlock(info: code.info, text: code.text, lineOffsets: code.lineOffsets)
        guard let entry = context.site.samples.entry(for: code, in: file) else { return [Block(.code(plain), range)] }
        let renderer = SampleRenderer(context: context, entry: entry)
        let status = context.ui(UIString(entry.checked.outcome.status))
        let outcome = paragraph("\(status): \(renderer.explanation())")
        guard entry.checked.outcome.status.compiles else { return [outcome] }
        let fence = CodeBlock(info: "swift", text: HiddenLines(code.text).shown(code.text), lineOffsets: [])
        return [Block(.code(fence), range), outcome]
    }

    // MARK: Running text

    private func inlines(_ inlines: [LinkedInline]) -> [Inline<WrittenLink>] { inlines.flatMap(inline) }

    private func inline(_ inline: LinkedInline) -> [Inline<WrittenLink>] {
        let kind: Inline<WrittenLink>.Kind
        switch inline.kind {
        case .text(let text): kind = .text(text)
        case .code(let code): kind = .code(code)
        case .softBreak: kind = .softBreak
        case .lineBreak: kind = .lineBreak
        case .emphasis(let content): kind = .emphasis(inlines(content))
        case .strong(let content): kind = .strong(inlines(content))
        case .strikethrough(let content): kind = .strikethrough(inlines(content))
        case .image(_, _, let content): return inlines(content)
        case .footnoteReference(let label, let number): kind = .footnoteReference(label: label, number: number)
        case .html: return []
        // A word's meaning is a reader's help; in a text for programs the links would only be noise.
        case .link(.concept, _, let content): return inlines(content)
        case .link(let link, _, let content): return [self.inline(link, inlines(content))]
        }
        return [Inline(kind, inline.range)]
    }

    private func inline(_ link: ResolvedLink, _ content: [Inline<WrittenLink>]) -> Inline<WrittenLink> {
        Inline(.link(.destination(address(link)), title: nil, content), Self.nowhere)
    }

    /// Of a link as a list's page has it; a source text's page has no twin.
    private func address(_ href: String) -> String {
        let parts = href.split(separator: "#", maxSplits: 1)
        guard let path = parts.first, !path.contains("://"), path.hasSuffix(".html") else { return href }
        let isInSources = path.contains("sources/") || page.key == .sources && !path.contains("/")
        if isInSources, !path.hasSuffix("index.html") { return href }
        return path.dropLast(".html".count) + ".md"
    }

    private func address(_ link: ResolvedLink) -> String {
        let href = context.href(to: link)
        switch link {
        case .page(.home, _), .page(.guide, _), .symbol: return href.replacing(".html", with: ".md", maxReplacements: 1)
        default: return href
        }
    }
}
