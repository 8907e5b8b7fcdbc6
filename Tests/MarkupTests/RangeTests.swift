import Diagnostics
import Testing

@testable import Markup

/// What every range of a tree must keep to, whatever the text.
struct RangeChecker {
    let file: SourceFile
    var faults: [String] = []

    static func faults(in text: String, options: MarkdownParser.Options = .init()) -> [String] {
        let file = SourceFile(path: "a.md", text: text)
        var checker = RangeChecker(file: file)
        checker.check(
            MarkdownParser.parse(file, options: options).document.blocks, within: SourceRange(0, file.bytes.count))
        return checker.faults
    }

    private mutating func check(_ blocks: [Block<WrittenLink>], within outer: SourceRange) {
        var last = outer.start
        for block in blocks {
            let isFootnote = if case .footnote = block.kind { true } else { false }
            note(outer.start <= block.range.start && block.range.end <= outer.end, "block outside", block.range)
            if !isFootnote {
                note(last <= block.range.start, "blocks overlap", block.range)
                last = block.range.end
            }
            switch block.kind {
            case .paragraph(let content): check(content, within: block.range)
            case .heading(let heading): check(heading.content, within: block.range)
            case .quote(let content):
                note(file.text(in: block.range).hasPrefix(">"), "quote", block.range)
                check(content, within: block.range)
            case .footnote(_, _, let content):
                note(file.text(in: block.range).hasPrefix("[^"), "footnote", block.range)
                check(content, within: block.range)
            case .list(let list):
                for item in list.items {
                    note(
                        file.text(in: item.range).first.map { "-+*0123456789".contains($0) } ?? false, "item",
                        item.range)
                    check(item.blocks, within: item.range)
                }
            case .table(let table):
                for cell in ([table.header] + table.rows).joined() { check(cell.content, within: cell.range) }
            case .code(let code): check(code)
            case .thematicBreak, .html: break
            }
        }
    }

    private mutating func check(_ code: CodeBlock) {
        let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        note(lines.count == code.lineOffsets.count, "line offsets", SourceRange(0, 0))
        for (line, offset) in zip(lines, code.lineOffsets) where !line.allSatisfy(\.isWhitespace) {
            if file.text(in: file.range(ofLine: file.lineColumn(at: offset).line) ?? SourceRange(0, 0)).contains("\t") {
                continue
            }
            let range = SourceRange(offset, offset + line.utf8.count)
            note(file.text(in: range) == line, "code line '\(line)'", range)
        }
    }

    private mutating func check(_ inlines: [Inline<WrittenLink>], within outer: SourceRange) {
        var last = outer.start
        for inline in inlines {
            note(
                last <= inline.range.start && inline.range.end <= outer.end, "inline outside or overlapping",
                inline.range)
            last = inline.range.end
            let written = file.text(in: inline.range)
            switch inline.kind {
            case .text(let text):
                note(written == text || written.contains("\\") || written.contains("&"), "text '\(text)'", inline.range)
            case .code(let code):
                note(written == code || written.hasPrefix("`") && written.hasSuffix("`"), "code", inline.range)
            case .softBreak, .lineBreak: note(inline.range.end - inline.range.start == 1, "line end", inline.range)
            case .emphasis(let content), .strong(let content), .strikethrough(let content):
                note(written.first == written.last && "*_~".contains(written.first ?? " "), "emphasis", inline.range)
                check(content, within: inline.range)
            case .link(_, _, let content):
                note(!"([".contains(written.last ?? " "), "link", inline.range)
                check(content, within: inline.range)
            case .image(_, _, let content):
                note(written.hasPrefix("![") && "])".contains(written.last ?? " "), "image", inline.range)
                check(content, within: inline.range)
            case .footnoteReference: note(written.hasPrefix("[^") && written.hasSuffix("]"), "reference", inline.range)
            case .html(let html):
                note(
                    written.filter { $0 != "\n" } == html.filter { $0 != "\n" } || html.contains("\n"), "html",
                    inline.range)
            }
        }
    }

    private mutating func note(_ holds: Bool, _ what: String, _ range: SourceRange) {
        if !holds { faults.append("\(what) at \(range.start)..<\(range.end): '\(file.text(in: range))'") }
    }
}

@Suite("Every range is the bytes that its piece was written with")
struct RangeTests {
    static let samples: [String: String] = [
        "a link over two lines": "see [the\nguide](a.html 'b') and on",
        "a link whose title is on the next line": "see [x](a\n\"t\") and *y*\nand **z**",
        "a reference over two lines": "[a\nb] c *d*\n\n[a b]: /u",
        "full, collapsed and shortcut": "[x][a] [a][] [a] *d*\n\n[a]: /u",
        "code with back-ticks inside": "x ``a ` b`` y *z*",
        "code over two lines": "`a\nb` c *d*",
        "escapes": "a \\* b *c* \\\\ d \\[e\\] **f**",
        "entities": "a &amp; b *c* &auml;&#65; d &nothing; **e** &",
        "a paragraph after definitions": "[a]: /u\n[b]: /v\n\nx *y* [a]",
        "definitions at a paragraph's head": "[a]: /u\nx *y* [a]\nz",
        "lazy lines": "> a *b*\nc **d**\n> e",
        "lists in quotes": "> - a *b*\n>   c\n>\n>   1. d **e**",
        "list items and what follows": "- a\n\n- b\n\nc *d*",
        "an empty item": "- a\n-\n- b\n",
        "tabs": "-\ta *b*\n\n\tc **d**\n",
        "a table": "| a *b* | `c\\|d` |\n|:-:|--|\n| **e** | f \\| g |\n| h |\n",
        "a table without outer pipes": "a *b* | c\n--|--\nd | **e**\n",
        "a table in a list": "- | a *b* | c |\n  |--|--|\n  | d | e |\n",
        "a table in a quote": "> | a *b* | c |\n> |--|--|\n> | d | **e** |\n",
        "a table after a paragraph's line": "intro *x*\n| a | b |\n|--|--|\n| c | *d* |\n\nend *e*",
        "headings": "# a *b* #\n\nc *d*\n===\n\n  ## e `f`  ##\n",
        "a heading with an anchor": "## App *states* {#app_states}\n\nx",
        "footnotes": "a[^1] *b*[^n]\n\n[^1]: c *d*\n\n[^n]: e\n\n    f **g**\n",
        "carriage returns": "# a *b*\r\n\r\nc **d**\r\ne\r\n\r\n- f *g*\r\n",
        "lone carriage returns": "a *b*\rc **d**\r\r- e",
        "a byte-order mark": "\u{FEFF}# a *b*\n\nc",
        "front matter": "---\ntitle: x\n---\n\n# a *b*\n",
        "wide text": "# 앱 **(A)**은\n\n**“App”**是`b`，\n后台 *c* **（d）**e\n",
        "selectors": "*a* scene(_:b:) **c** scene(_:d:) _e_",
        "symbols": "see ``UIScene/title`` and ``scene(_:a:)-4k2`` *x*",
        "images": "![a *b*](c.png \"d\") *e*",
        "bare links": "see https://a.b/c?d=e&f=g and www.a.b, *x* a@b.de",
        "angle links": "<https://a.b/c> *x* <a@b.de>",
        "raw HTML": "a <b c=\"d\n*e*\"> *f*\n\n<!-- g -->\n\n*h*",
        "nested emphasis": "***a** b* **c *d*** *e **f***",
        "hard breaks": "a  \nb\\\n*c*",
        "code blocks": "- ```swift a=b\n  let x\n\n    let y\n  ```\n\n> ```\n> z\n\n    w\n      v\n",
        "an open fence in a list": "- ```\n  a\n\nb *c*",
        "a fence without an end": "```\na\nb",
        "strikethrough": "~a~ ~~b *c*~~ **d**",
        "emoji and combining marks": "😀 *é́* **x**",
        "trailing spaces": "a *b*   \n\nc   \n",
    ]

    @Test("in samples of each kind", arguments: samples.keys.sorted())
    func sample(name: String) { #expect(RangeChecker.faults(in: Self.samples[name] ?? "") == []) }

    @Test("in the specifications' examples", .enabled(if: Specification.isThere), arguments: SpecificationTests.names)
    func specification(name: String) {
        for example in Specification.examples(name) {
            let faults = RangeChecker.faults(in: example.markdown)
            #expect(faults == [], "\(example.example): \(example.markdown)")
        }
    }

    @Test("in the language cases")
    func languages() {
        let all =
            LanguageCases.korean + LanguageCases.chinese + LanguageCases.japanese + LanguageCases.spaced
            + LanguageCases.selectors + LanguageCases.untouched
        for row in all { #expect(RangeChecker.faults(in: row.markdown) == [], "\(row.name)") }
    }
}
