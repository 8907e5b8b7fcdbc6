import Diagnostics
import Glossary
import HTML
import Linking
import Markup
import Samples

/// Linked blocks into HTML.
struct BlockRenderer {
    let context: PageContext
    /// The file that the blocks came from: a code block's sample is found by its place there.
    let file: SourceFile
    let language: LanguageTag
    /// False where the links to the glossary would be too many.
    let showsLinkedTerms: Bool
    /// How many levels deeper headings are shown than written.
    var headingShift = 0

    func render(_ blocks: [LinkedBlock]) -> HTML { .group(blocks.map { render($0, isTight: false) }) }

    private func render(_ block: LinkedBlock, isTight: Bool) -> HTML {
        switch block.kind {
        case .paragraph(let inlines):
            isTight ? .group(render(inlines)) : .tag("p", [:], render(inlines))
        case .heading(let heading): self.heading(heading)
        case .list(let list): self.list(list)
        case .quote(let blocks): quote(blocks)
        case .code(let code): self.code(code)
        case .table(let table): self.table(table)
        case .thematicBreak: .tag("hr")
        // Raw HTML is shown as text: no page of the site may use it.
        case .html(let html): .tag("pre", [:], .tag("code", [:], .text(html)))
        case .footnote(let label, let number, let blocks):
            .tag(
                "aside", ["class": "footnote", "id": "footnote-\(label)"],
                .tag("p", ["class": "number"], .text("\(number)")), render(blocks))
        }
    }

    private func heading(_ heading: Heading<ResolvedLink>) -> HTML {
        let level = min(6, heading.level + headingShift)
        let tag: HTML.Tag
        switch level {
        case 1, 2: tag = "h2"
        case 3: tag = "h3"
        case 4: tag = "h4"
        case 5: tag = "h5"
        default: tag = "h6"
        }
        return .tag(tag, ["id": heading.anchor], render(heading.content))
    }

    private func list(_ list: List<ResolvedLink>) -> HTML {
        let isTasks = list.items.contains { $0.isChecked != nil }
        let items = list.items.map { item -> HTML in
            let box: HTML =
                item.isChecked.map { .tag("span", ["class": "box", "aria-hidden": "true"], $0 ? "☑" : "☐") } ?? .empty
            return .tag("li", [:], box, .group(item.blocks.map { render($0, isTight: list.isTight) }))
        }
        if let start = list.start {
            return .tag("ol", ["start": start == 1 ? nil : "\(start)"], items)
        }
        return .tag("ul", ["class": isTasks ? "tasks" : nil], items)
    }

    /// A quotation, or a note when its first words are strong.
    private func quote(_ blocks: [LinkedBlock]) -> HTML {
        if case .paragraph(let inlines)? = blocks.first?.kind, case .strong? = inlines.first?.kind {
            return .tag("div", ["class": "callout", "role": "note"], render(blocks))
        }
        return .tag("blockquote", [:], render(blocks))
    }

    private func code(_ code: CodeBlock) -> HTML {
        if let entry = context.site.samples.entry(for: code, in: file) {
            return SampleRenderer(context: context, entry: entry).figure()
        }
        let language = code.info.split(separator: " ").first.map(String.init)
        return .tag(
            "pre", ["tabindex": "0", "class": language.map { "language-\($0)" }], .tag("code", [:], .text(code.text)))
    }

    private func table(_ table: Table<ResolvedLink>) -> HTML {
        func cells(_ cells: [Table<ResolvedLink>.Cell], _ tag: HTML.Tag, _ scope: String?) -> [HTML] {
            cells.enumerated().map { index, cell in
                let alignment = table.alignments.indices.contains(index) ? table.alignments[index].className : nil
                return .tag(tag, ["class": alignment, "scope": scope], render(cell.content))
            }
        }
        return .tag(
            "div", ["class": "table", "tabindex": "0", "role": "region", "aria-label": context.ui(.discussion)],
            .tag(
                "table", [:],
                .tag("thead", [:], .tag("tr", [:], cells(table.header, "th", "col"))),
                .tag("tbody", [:], table.rows.map { .tag("tr", [:], cells($0, "td", nil)) })))
    }

    // MARK: Inlines

    func render(_ inlines: [LinkedInline]) -> [HTML] { inlines.map(render) }

    private func render(_ inline: LinkedInline) -> HTML {
        switch inline.kind {
        case .text(let text): .text(text)
        case .code(let code): .tag("code", [:], .group(HTML.breakable(code)))
        case .softBreak: .text("\n")
        case .lineBreak: .tag("br")
        case .emphasis(let inlines): .tag("em", [:], render(inlines))
        case .strong(let inlines): .tag("strong", [:], render(inlines))
        case .strikethrough(let inlines): .tag("del", [:], render(inlines))
        case .link(let link, let title, let inlines): self.link(link, title, inlines)
        // A picture of a source text is elsewhere, and none is loaded from there.
        case .image(_, _, let inlines): .tag("span", ["class": "missing-picture"], render(inlines))
        case .footnoteReference(let label, let number):
            .tag("sup", [:], .tag("a", ["href": "#footnote-\(label)"], .text("\(number)")))
        case .html(let html): .text(html)
        }
    }

    private func link(_ link: ResolvedLink, _ title: String?, _ inlines: [LinkedInline]) -> HTML {
        switch link {
        case .concept(let id):
            guard showsLinkedTerms else { return .group(render(inlines)) }
            // The definition in the reader's language, whatever language the text is in.
            let definition = context.site.glossary[id]?.languages[context.language]?.definition
            return .tag("a", ["class": "term", "href": context.href(link), "title": definition], render(inlines))
        case .external(let url):
            return .tag("a", ["href": url, "rel": "external", "title": title], render(inlines))
        default:
            return .tag("a", ["href": context.href(link), "title": title], render(inlines))
        }
    }
}

extension TableAlignment {
    fileprivate var className: String? {
        switch self {
        case .none, .left: nil
        case .center: "center"
        case .right: "end"
        }
    }
}
