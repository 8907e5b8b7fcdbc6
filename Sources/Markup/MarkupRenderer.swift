import Diagnostics
import HTML

/// A document's blocks into HTML. What a site does its own way is a closure here; the defaults give what the library gives.
///
/// The tree nests no deeper than the parser's limit, so plain recursion is safe.
package struct MarkupRenderer<Link: Sendable & Hashable> {
    /// What becomes of HTML that an author wrote into the text.
    package enum RawHTMLPolicy: Sendable, Hashable {
        /// It is shown as text.
        case escape
        /// It goes to the page as it is.
        case allow
    }

    package var rawHTML = RawHTMLPolicy.escape
    /// Link, title and content.
    package var link: (Link, String?, [HTML]) -> HTML
    /// Source, title and alternative text.
    package var image: (String, String?, String) -> HTML = Self.plainImage
    package var codeBlock: (CodeBlock) -> HTML = Self.plainCodeBlock
    package var inlineCode: (String) -> HTML = { .tag("code", [:], .text($0)) }
    /// The text and where it was written.
    package var text: (String, SourceRange) -> HTML = { text, _ in .text(text) }
    /// The heading and its rendered content.
    package var heading: (Heading<Link>, [HTML]) -> HTML = Self.plainHeading
    package var softBreak = HTML.text("\n")
    /// The quoted blocks and their rendered content.
    package var quote: ([Block<Link>], [HTML]) -> HTML = { .tag("blockquote", [:], ["\n"] + $1) }
    /// What goes around a table, for one that scrolls in its own box.
    package var tableFrame: (HTML) -> HTML = { $0 }
    /// What marks a task as done or not.
    package var taskMark: (_ isChecked: Bool) -> HTML = Self.plainTaskMark
    /// What says how a cell with that content stands in its column.
    package var cellAlignment: (Table<Link>.Alignment, [Inline<Link>]) -> HTML.Attribute? = { alignment, _ in
        Self.plainAlignment(alignment)
    }
    /// Put before the ids of footnotes and of the references to them; for pages that show several documents.
    package var footnoteIDPrefix = ""
    /// The accessible name of the arrow from footnote `number` back to its reference; `reference` counts from 1.
    package var footnoteBackLabel: (_ number: Int, _ reference: Int) -> String = { number, reference in
        "Back to reference \(number)" + (reference > 1 ? "-\(reference)" : "")
    }

    package init(link: @escaping (Link, String?, [HTML]) -> HTML) {
        self.link = link
    }

    /// Renders a whole document's blocks, or those of a part of it; its footnotes come as one section at the end.
    package func render(_ blocks: [Block<Link>]) -> HTML {
        var footnotes = FootnoteReferences()
        return .group(self.blocks(blocks, &footnotes))
    }

    /// Renders running text alone, such as a heading for a list of contents.
    package func render(_ inlines: [Inline<Link>]) -> [HTML] {
        var footnotes = FootnoteReferences()
        return self.inlines(inlines, &footnotes)
    }

    // MARK: Blocks

    private func blocks(_ blocks: [Block<Link>], _ footnotes: inout FootnoteReferences) -> [HTML] {
        var pieces: [HTML] = []
        var notes: [HTML] = []
        for block in blocks {
            if case .footnote(let label, let number, let content) = block.kind {
                notes.append(footnote(label, number, content, &footnotes))
            } else {
                pieces.append(self.block(block, &footnotes))
                pieces.append("\n")
            }
        }
        if !notes.isEmpty {
            let section = HTML.tag(
                "section", ["class": "footnotes", "data-footnotes": ""], .tag("ol", [:], notes))
            pieces += [section, "\n"]
        }
        return pieces
    }

    private func block(_ block: Block<Link>, _ footnotes: inout FootnoteReferences) -> HTML {
        switch block.kind {
        case .paragraph(let content): .tag("p", [:], inlines(content, &footnotes))
        case .heading(let heading): self.heading(heading, inlines(heading.content, &footnotes))
        case .list(let list): self.list(list, &footnotes)
        case .quote(let content): quote(content, blocks(content, &footnotes))
        case .code(let code): codeBlock(code)
        case .table(let table): self.table(table, &footnotes)
        case .thematicBreak: .tag("hr")
        case .html(let markup): raw(markup)
        case .footnote(let label, let number, let content): footnote(label, number, content, &footnotes)
        }
    }

    private func raw(_ markup: String) -> HTML {
        switch rawHTML {
        case .escape: .text(markup)
        case .allow: .dangerouslyRaw(markup)
        }
    }

    private func list(_ list: List<Link>, _ footnotes: inout FootnoteReferences) -> HTML {
        var items: [HTML] = ["\n"]
        for item in list.items {
            var content: [HTML] = []
            if let isChecked = item.isChecked { content += [taskMark(isChecked), " "] }
            for (index, block) in item.blocks.enumerated() {
                if list.isTight, case .paragraph(let text) = block.kind {
                    content += inlines(text, &footnotes)
                    if index < item.blocks.count - 1 { content.append("\n") }
                } else {
                    content += [self.block(block, &footnotes), "\n"]
                }
            }
            items += [.tag("li", [:], content), "\n"]
        }
        guard let start = list.start else { return .tag("ul", [:], items) }
        return .tag("ol", ["start": start == 1 ? nil : String(start)], items)
    }

    private func table(_ table: Table<Link>, _ footnotes: inout FootnoteReferences) -> HTML {
        let head = row("th", table.header, table.alignments, &footnotes)
        var parts = ["\n", HTML.tag("thead", [:], "\n", head, "\n"), "\n"]
        if !table.rows.isEmpty {
            var rows: [HTML] = ["\n"]
            for cells in table.rows { rows += [row("td", cells, table.alignments, &footnotes), "\n"] }
            parts += [.tag("tbody", [:], rows), "\n"]
        }
        return tableFrame(.tag("table", [:], parts))
    }

    private func row(
        _ tag: HTML.Tag, _ cells: [Table<Link>.Cell], _ alignments: [Table<Link>.Alignment],
        _ footnotes: inout FootnoteReferences
    ) -> HTML {
        var pieces: [HTML] = ["\n"]
        for (column, cell) in cells.enumerated() {
            let alignment = column < alignments.count ? alignments[column] : .none
            let attributes = [cellAlignment(alignment, cell.content)].compactMap { $0 }
            pieces += [.element(tag, attributes, inlines(cell.content, &footnotes)), "\n"]
        }
        return .tag("tr", [:], pieces)
    }

    // MARK: Footnotes

    private func footnote(
        _ label: String, _ number: Int, _ content: [Block<Link>], _ footnotes: inout FootnoteReferences
    ) -> HTML {
        var pieces: [HTML] = ["\n"]
        let id = footnoteIDPrefix + MarkupURL.percentEncoded(label)
        for (index, block) in content.enumerated() {
            if index == content.count - 1, case .paragraph(let text) = block.kind {
                let links = backLinks(id, number, footnotes.count(of: label))
                pieces += [.tag("p", [:], inlines(text, &footnotes) + links), "\n"]
                return .tag("li", ["id": "fn-\(id)"], pieces)
            }
            pieces += [self.block(block, &footnotes), "\n"]
        }
        pieces += Array(backLinks(id, number, footnotes.count(of: label)).dropFirst()) + ["\n"]
        return .tag("li", ["id": "fn-\(id)"], pieces)
    }

    private func backLinks(_ id: String, _ number: Int, _ count: Int) -> [HTML] {
        (1...max(count, 1)).flatMap { reference -> [HTML] in
            let suffix = reference > 1 ? "-\(reference)" : ""
            let mark: HTML = reference > 1 ? .tag("sup", ["class": "footnote-ref"], .text(String(reference))) : .empty
            let link = HTML.tag(
                "a",
                [
                    "href": "#fnref-\(id)\(suffix)", "class": "footnote-backref", "data-footnote-backref": "",
                    "data-footnote-backref-idx": "\(number)\(suffix)",
                    "aria-label": footnoteBackLabel(number, reference),
                ], "↩", mark)
            return [" ", link]
        }
    }

    private func footnoteReference(_ label: String, _ number: Int, _ footnotes: inout FootnoteReferences) -> HTML {
        let count = footnotes.add(label)
        let id = footnoteIDPrefix + MarkupURL.percentEncoded(label)
        let link = HTML.tag(
            "a",
            [
                "href": "#fn-\(id)", "id": "fnref-\(id)" + (count > 1 ? "-\(count)" : ""), "data-footnote-ref": "",
            ], .text(String(number)))
        return .tag("sup", ["class": "footnote-ref"], link)
    }

    // MARK: Inlines

    private func inlines(_ inlines: [Inline<Link>], _ footnotes: inout FootnoteReferences) -> [HTML] {
        var pieces: [HTML] = []
        pieces.reserveCapacity(inlines.count)
        for inline in inlines { pieces.append(self.inline(inline, &footnotes)) }
        return pieces
    }

    private func inline(_ inline: Inline<Link>, _ footnotes: inout FootnoteReferences) -> HTML {
        switch inline.kind {
        case .text(let text): self.text(text, inline.range)
        case .code(let code): inlineCode(code)
        case .softBreak: softBreak
        case .lineBreak: [.tag("br"), "\n"]
        case .emphasis(let content): .tag("em", [:], inlines(content, &footnotes))
        case .strong(let content): .tag("strong", [:], inlines(content, &footnotes))
        case .strikethrough(let content): .tag("del", [:], inlines(content, &footnotes))
        case .link(let link, let title, let content): self.link(link, title, inlines(content, &footnotes))
        case .image(let source, let title, let content): image(source, title, content.plainText())
        case .footnoteReference(let label, let number): footnoteReference(label, number, &footnotes)
        case .html(let markup): raw(markup)
        }
    }
}

/// How often each footnote was referred to so far.
private struct FootnoteReferences {
    private var counts: [String: Int] = [:]

    /// Notes one more reference; returns which one it is, from 1.
    mutating func add(_ label: String) -> Int {
        counts[label, default: 0] += 1
        return counts[label, default: 1]
    }

    func count(of label: String) -> Int { counts[label, default: 0] }
}

// MARK: Plain defaults

extension MarkupRenderer {
    package static func plainImage(_ source: String, _ title: String?, _ alternative: String) -> HTML {
        .tag("img", ["src": MarkupURL.safe(source), "alt": alternative, "title": title])
    }

    package static func plainCodeBlock(_ code: CodeBlock) -> HTML {
        let language = code.info.prefix { !$0.isWhitespace }
        let attribute = language.isEmpty ? nil : "language-\(language)"
        return .tag("pre", [:], .tag("code", ["class": attribute], .text(code.text)))
    }

    package static func plainHeading(_ heading: Heading<Link>, _ content: [HTML]) -> HTML {
        let tags: [HTML.Tag] = ["h1", "h2", "h3", "h4", "h5", "h6"]
        return .tag(tags[min(max(heading.level, 1), 6) - 1], ["id": heading.anchor], content)
    }

    package static func plainTaskMark(_ isChecked: Bool) -> HTML {
        .tag("input", ["type": "checkbox", "checked": isChecked ? "" : nil, "disabled": ""])
    }

    package static func plainAlignment(_ alignment: Table<Link>.Alignment) -> HTML.Attribute? {
        switch alignment {
        case .none: nil
        case .left: .init("align", "left")
        case .center: .init("align", "center")
        case .right: .init("align", "right")
        }
    }
}

extension MarkupRenderer where Link == WrittenLink {
    /// Links as written; a symbol, which leads nowhere yet, as its name.
    package init() {
        self.init { link, title, content in
            switch link {
            case .destination(let destination):
                .tag("a", ["href": MarkupURL.safe(destination), "title": title], content)
            case .symbol: .group(content)
            }
        }
    }
}
