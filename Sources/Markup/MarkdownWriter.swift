import Diagnostics

/// A document back into Markdown, in one way of writing each thing: what `import` prints.
package struct MarkdownWriter {
    private var output = ""

    /// - Parameters:
    ///   - title: stands in the front matter, where the site's pages have theirs.
    ///   - record: what is known of the text's origin; stands there too.
    package static func markdown(
        _ document: Document<WrittenLink>, title: String, record: [(key: String, value: String)] = []
    ) -> String {
        var writer = MarkdownWriter()
        writer.output = "---\ntitle: \(scalar(title))\n"
        if !record.isEmpty { writer.output += "record:\n" }
        for (key, value) in record { writer.output += "  \(key): \(scalar(value))\n" }
        writer.output += "---\n\n"
        writer.output += writer.blocks(document.blocks).joined(separator: "\n\n")
        return writer.output + "\n"
    }

    /// A text as a double-quoted YAML scalar on one line.
    private static func scalar(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": quoted += "\\\(scalar)"
            case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private func blocks(_ blocks: [Block<WrittenLink>]) -> [String] { blocks.map(block) }

    private func block(_ block: Block<WrittenLink>) -> String {
        switch block.kind {
        case .paragraph(let inlines): return text(inlines, isAtStart: true)
        case .heading(let heading):
            let anchor = heading.anchor.map { " {#\($0)}" } ?? ""
            return String(repeating: "#", count: heading.level)
                + " \(protectingEnd(of: text(heading.content)))\(anchor)"
        case .list(let list): return self.list(list)
        case .quote(let content): return indented(blocks(content).joined(separator: "\n\n"), by: "> ", emptyToo: true)
        case .code(let code): return self.code(code)
        case .table(let table): return self.table(table)
        case .thematicBreak: return "---"
        case .html(let html): return html.hasSuffix("\n") ? String(html.dropLast()) : html
        case .footnote(let label, _, let content):
            return "[^\(label)]: " + hanging(blocks(content).joined(separator: "\n\n"), by: 4)
        }
    }

    private func list(_ list: List<WrittenLink>) -> String {
        list.items.enumerated().map { index, item in
            let mark = list.start.map { "\($0 + index). " } ?? "- "
            let box = item.isChecked.map { $0 ? "[x] " : "[ ] " } ?? ""
            let content = blocks(item.blocks).joined(separator: list.isTight ? "\n" : "\n\n")
            return mark + box + hanging(content, by: mark.count)
        }.joined(separator: list.isTight ? "\n" : "\n\n")
    }

    /// A fence longer than any run of back-ticks inside.
    private func code(_ code: CodeBlock) -> String {
        var longest = 2
        var run = 0
        for character in code.text {
            run = character == "`" ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let end = code.text.isEmpty || code.text.hasSuffix("\n") ? "" : "\n"
        return "\(fence)\(code.info)\n\(code.text)\(end)\(fence)"
    }

    private func table(_ table: Table<WrittenLink>) -> String {
        func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
        func cells(_ cells: [Table<WrittenLink>.Cell]) -> [String] {
            cells.map { text($0.content).replacing("|", with: "\\|") }
        }
        let marks = table.alignments.map { alignment in
            switch alignment {
            case .none: "---"
            case .left: ":--"
            case .center: ":-:"
            case .right: "--:"
            }
        }
        return ([row(cells(table.header)), row(marks)] + table.rows.map { row(cells($0)) }).joined(separator: "\n")
    }

    // MARK: Running text

    private func text(_ inlines: [Inline<WrittenLink>], isAtStart: Bool = false) -> String {
        var text = ""
        for inline in inlines {
            // `!` before a link would make a picture of it.
            if case .link(.destination, _, _) = inline.kind, text.hasSuffix("!") {
                text.insert("\\", at: text.index(before: text.endIndex))
            }
            text += self.inline(inline)
        }
        return isAtStart ? protectingStart(of: text) : text
    }

    private func inline(_ inline: Inline<WrittenLink>) -> String {
        switch inline.kind {
        case .text(let text): return escaped(text)
        case .code(let code): return span(code)
        case .softBreak: return "\n"
        case .lineBreak: return "\\\n"
        case .emphasis(let content): return "*\(text(content))*"
        case .strong(let content): return "**\(text(content))**"
        case .strikethrough(let content): return "~~\(text(content))~~"
        case .link(.symbol(let path), _, _): return "``\(path)``"
        case .link(.destination(let destination), let title, let content):
            return "[\(text(content))](<\(target(destination))>\(quoted(title)))"
        case .image(let source, let title, let content):
            return "![\(text(content))](<\(target(source))>\(quoted(title)))"
        case .footnoteReference(let label, _): return "[^\(label)]"
        case .html(let html): return html
        }
    }

    /// A destination between `<` and `>`. The library decodes entities there first and takes escapes away afterwards.
    private func target(_ destination: String) -> String {
        var result = ""
        var rest = destination[...]
        while let character = rest.popFirst() {
            switch character {
            case "\\", "<", ">": result += "\\\(character)"
            // Else it is the ampersand of a query.
            case "&" where rest.drop { $0.isLetter || $0.isNumber || $0 == "#" }.first == ";": result += "&amp;"
            default: result.append(character)
            }
        }
        return result
    }

    private func quoted(_ title: String?) -> String {
        title.map { " \"\($0.replacing("\"", with: "\\\""))\"" } ?? ""
    }

    private func span(_ code: String) -> String {
        guard code.contains("`") else { return "`\(code)`" }
        return "``` \(code) ```"
    }

    /// Characters that Markdown could take for marks. By bytes: all marks are ASCII, and a text may be long.
    private func escaped(_ text: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count + 8)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
                UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "~"), UInt8(ascii: "&"):
                result.append(UInt8(ascii: "\\"))
            // Else the parser would make links of bare addresses.
            case UInt8(ascii: ".") where result.hasSuffix("www"): result.append(UInt8(ascii: "\\"))
            case UInt8(ascii: ":")
            where result.hasSuffix("http") || result.hasSuffix("https") || result.hasSuffix("ftp"):
                result.append(UInt8(ascii: "\\"))
            default: break
            }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A paragraph that begins like a heading, a list, a rule or a fence stays a paragraph.
    private func protectingStart(of text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard let first = line.first else { return String(line) }
            if "#-+=|:".contains(first) { return "\\\(line)" }
            let digits = line.prefix { $0.isASCII && $0.isNumber }
            let rest = line[digits.endIndex...]
            if !digits.isEmpty, digits.count < 10, let mark = rest.first, mark == "." || mark == ")" {
                return "\(digits)\\\(rest)"
            }
            return String(line)
        }.joined(separator: "\n")
    }

    /// A heading that ends with what could be its closing marks or its anchor keeps that as text.
    private func protectingEnd(of text: String) -> String {
        if text.hasSuffix("#") { return "\(text.dropLast())\\#" }
        guard text.hasSuffix("}"), let brace = text.lastIndex(of: "{") else { return text }
        return "\(text[..<brace])\\\(text[brace...])"
    }

    // MARK: Indentation

    private func hanging(_ text: String, by count: Int) -> String {
        indented(text, by: String(repeating: " ", count: count)).replacingPrefix(of: count)
    }

    private func indented(_ text: String, by mark: String, emptyToo: Bool = false) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? (emptyToo ? String(mark.dropLast()) : "") : mark + line
        }.joined(separator: "\n")
    }
}

extension String {
    /// Without the first `count` characters: the first line stands behind its mark.
    fileprivate func replacingPrefix(of count: Int) -> String { String(dropFirst(isEmpty ? 0 : count)) }
}

extension [UInt8] {
    fileprivate func hasSuffix(_ text: StaticString) -> Bool {
        count >= text.utf8CodeUnitCount
            && text.withUTF8Buffer { suffix(text.utf8CodeUnitCount).elementsEqual($0) }
    }
}
