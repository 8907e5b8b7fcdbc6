import Diagnostics
import HTML
import Markup

/// A page that the renderer makes of others, as blocks of Markdown: read from what it shows, without what only helps eyes.
struct ListTwin {
    /// Where a link leads in the twins.
    let address: (String) -> String

    private static let nowhere = SourceRange(0, 0)

    func blocks(_ html: HTML) -> [Block<WrittenLink>] {
        var result: [Block<WrittenLink>] = []
        var line: [Inline<WrittenLink>] = []
        func endLine() {
            let content = Self.trimmed(line)
            line = []
            if !content.isEmpty { result.append(Self.block(.paragraph(content))) }
        }
        func walk(_ html: HTML) {
            switch html {
            case .group(let children): children.forEach(walk)
            case .element(let tag, let attributes, let children):
                if Self.isForEyes(tag, attributes) { return }
                guard let kind = Self.blockTags[tag.name] else {
                    line += inlines(html)
                    return
                }
                endLine()
                switch kind {
                case .container:
                    children.forEach(walk)
                    endLine()
                case .paragraph: result += paragraph(children)
                case .heading(let level):
                    let content = Self.trimmed(children.flatMap(inlines))
                    result.append(Self.block(.heading(Heading(level: level, content: content))))
                case .list(let isOrdered): result += list(children, isOrdered: isOrdered)
                case .descriptions: result += descriptions(children)
                case .table: result += table(children)
                case .code:
                    let text = HTML.group(children).textContent
                    result.append(Self.block(.code(CodeBlock(info: "", text: text + "\n", lineOffsets: []))))
                }
            case .text, .dangerouslyRaw: line += inlines(html)
            }
        }
        walk(html)
        endLine()
        return result
    }

    // MARK: Blocks

    private enum BlockKind { case container, paragraph, heading(Int), list(isOrdered: Bool), descriptions, table, code }

    private static let blockTags: [String: BlockKind] = [
        "section": .container, "div": .container, "article": .container, "details": .container, "header": .container,
        "figure": .container, "blockquote": .container, "p": .paragraph, "summary": .paragraph,
        "figcaption": .paragraph, "h2": .heading(2), "h3": .heading(3), "h4": .heading(4),
        "ul": .list(isOrdered: false), "ol": .list(isOrdered: true), "dl": .descriptions, "table": .table,
        "pre": .code,
    ]

    /// Pictures have their words in tables and lists; the meaning of a term, and letters to jump to, are a reader's help.
    private static func isForEyes(_ tag: HTML.Tag, _ attributes: [HTML.Attribute]) -> Bool {
        if ["svg", "nav", "button", "input", "script", "h1"].contains(tag.name) { return true }
        let classes = attributes.first { $0.name == "class" }?.value.split(separator: " ") ?? []
        return classes.contains("peek") || classes.contains("letters")
    }

    private static func block(_ kind: Block<WrittenLink>.Kind) -> Block<WrittenLink> { Block(kind, nowhere) }

    private func paragraph(_ children: [HTML]) -> [Block<WrittenLink>] {
        let content = Self.trimmed(children.flatMap(inlines))
        return content.isEmpty ? [] : [Self.block(.paragraph(content))]
    }

    private func list(_ children: [HTML], isOrdered: Bool) -> [Block<WrittenLink>] {
        let items = HTML.group(children).elements("li").map { blocks(.group($0)) }.filter { !$0.isEmpty }
        return items.isEmpty ? [] : [list(of: items, isOrdered: isOrdered)]
    }

    private func list(of items: [[Block<WrittenLink>]], isOrdered: Bool) -> Block<WrittenLink> {
        Self.block(
            .list(
                List(
                    start: isOrdered ? 1 : nil, isTight: items.allSatisfy { $0.count == 1 },
                    items: items.map { List<WrittenLink>.Item(blocks: $0, range: Self.nowhere) })))
    }

    /// Each name with what is said of it, as an item.
    private func descriptions(_ children: [HTML]) -> [Block<WrittenLink>] {
        var items: [[Block<WrittenLink>]] = []
        for child in HTML.group(children).elements {
            if child.tag == "dt" {
                items.append(paragraph(child.children))
            } else if child.tag == "div" {
                items.append(descriptions(child.children))
            } else if !items.isEmpty {
                items[items.count - 1] += blocks(.group(child.children))
            }
        }
        items = items.filter { !$0.isEmpty }
        return items.isEmpty ? [] : [list(of: items, isOrdered: false)]
    }

    private func table(_ children: [HTML]) -> [Block<WrittenLink>] {
        let rows = HTML.group(children).descendants("tr").map { row in
            HTML.group(row).elements.filter { $0.tag == "td" || $0.tag == "th" }.map { cell in
                Table<WrittenLink>.Cell(content: Self.trimmed(cell.children.flatMap(inlines)), range: Self.nowhere)
            }
        }
        guard let header = rows.first, !header.isEmpty else { return [] }
        let empty = Table<WrittenLink>.Cell(content: [], range: Self.nowhere)
        let body = rows.dropFirst().map { row in
            Array((row + Array(repeating: empty, count: max(0, header.count - row.count))).prefix(header.count))
        }
        return [
            Self.block(
                .table(Table(alignments: header.map { _ in .none }, header: header, rows: Array(body))))
        ]
    }

    // MARK: Running text

    private func inlines(_ html: HTML) -> [Inline<WrittenLink>] {
        switch html {
        case .text(let text): return [Inline(.text(text), Self.nowhere)]
        case .dangerouslyRaw: return []
        case .group(let children): return children.flatMap(inlines)
        case .element(let tag, let attributes, let children):
            if Self.isForEyes(tag, attributes) { return [] }
            let content = children.flatMap(inlines)
            switch tag.name {
            case "a":
                guard let href = attributes.first(where: { $0.name == "href" })?.value, !content.isEmpty
                else { return content }
                return [Inline(.link(.destination(address(href)), title: nil, content), Self.nowhere)]
            case "code": return [Inline(.code(html.textContent), Self.nowhere)]
            case "strong", "b": return [Inline(.strong(content), Self.nowhere)]
            case "em": return [Inline(.emphasis(content), Self.nowhere)]
            case "br", "li", "p", "dd", "dt", "div": return content + [Inline(.text(" "), Self.nowhere)]
            default: return content
            }
        }
    }

    /// Without spaces at the ends.
    private static func trimmed(_ inlines: [Inline<WrittenLink>]) -> [Inline<WrittenLink>] {
        func isSpace(_ inline: Inline<WrittenLink>) -> Bool {
            if case .text(let text) = inline.kind { return text.allSatisfy(\.isWhitespace) }
            return false
        }
        var result = inlines[...]
        while let first = result.first, isSpace(first) { result.removeFirst() }
        while let last = result.last, isSpace(last) { result.removeLast() }
        return Array(result)
    }
}

extension HTML {
    /// The elements at the top, those of groups among them.
    fileprivate var elements: [(tag: String, children: [HTML])] {
        switch self {
        case .group(let children): children.flatMap(\.elements)
        case .element(let tag, _, let children): [(tag.name, children)]
        case .text, .dangerouslyRaw: []
        }
    }

    fileprivate func elements(_ tag: String) -> [[HTML]] { elements.filter { $0.tag == tag }.map(\.children) }

    fileprivate func descendants(_ tag: String) -> [[HTML]] {
        elements.flatMap { $0.tag == tag ? [$0.children] : HTML.group($0.children).descendants(tag) }
    }
}
