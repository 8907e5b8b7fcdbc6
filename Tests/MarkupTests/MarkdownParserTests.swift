import Diagnostics
import HTML
import Testing

@testable import Markup

/// Parses a text; tests look at what they need of it.
struct Parsed {
    var document: Document<WrittenLink>
    var diagnostics: [Diagnostic]

    init(_ text: String, options: MarkdownParser.Options = .init()) {
        self.init(Array(text.utf8), options: options)
    }

    init(_ bytes: [UInt8], options: MarkdownParser.Options = .init()) {
        (document, diagnostics) = MarkdownParser.parse(SourceFile(path: "a.md", bytes: bytes), options: options)
    }

    var file: SourceFile { document.file }

    /// The inlines of the first paragraph or heading.
    var inlines: [Inline<WrittenLink>] {
        for block in document.blocks {
            if case .paragraph(let content) = block.kind { return content }
            if case .heading(let heading) = block.kind { return heading.content }
        }
        return []
    }

    var html: String { MarkupRenderer<WrittenLink>().render(document.blocks).serialized }
    var ids: [Diagnostic.ID] { diagnostics.map(\.id) }
}

@Suite("Symbol links")
struct SymbolLinkTests {
    @Test(
        "two back-ticks make a link",
        arguments: [
            "UISceneDelegate", "UISceneDelegate/scene(_:willConnectTo:options:)", "/UIKit/UIScene/title",
            "init(_:)-4k2x",
            "Color/init(red:green:blue:)", "==(_:_:)", "App/body-swift.property", "scenePhase", "application()",
        ])
    func link(path: String) throws {
        let inline = try #require(Parsed("``\(path)``").inlines.first)
        guard case .link(.symbol(let symbol), nil, let content) = inline.kind else {
            Issue.record("no link: \(inline)")
            return
        }
        #expect(symbol == path)
        #expect(content.count == 1)
    }

    @Test(
        "what is no path stays code",
        arguments: [
            "a b", "let x = 1", "a`b", "Type.member", "f(x)", "f(_:", "3d", "<key>", "a//b", "a/",
        ])
    func code(text: String) throws {
        let inline = try #require(Parsed("``\(text)``").inlines.first)
        #expect(inline.kind == .code(text))
    }

    @Test func theLastNameIsShownWithItsRange() throws {
        let parsed = Parsed("see ``UIScene/title-4k2`` now")
        guard case .link(_, _, let content) = parsed.inlines[1].kind else { return #expect(Bool(false)) }
        #expect(content[0].kind == .code("title"))
        #expect(parsed.file.text(in: content[0].range) == "title")
        #expect(parsed.file.text(in: parsed.inlines[1].range) == "``UIScene/title-4k2``")
    }

    @Test func oneBackTickAndThreeAreCode() {
        #expect(Parsed("`UIScene`").inlines.map(\.kind) == [.code("UIScene")])
        #expect(Parsed("```UIScene```").inlines.map(\.kind) == [.code("UIScene")])
    }

    @Test func noLinkInsideALink() {
        #expect(Parsed("[``UIScene``](a.html)").html == "<p><a href=\"a.html\"><code>UIScene</code></a></p>\n")
    }
}

@Suite("Heading anchors")
struct HeadingAnchorTests {
    func heading(_ text: String) -> (Heading<WrittenLink>?, Parsed) {
        let parsed = Parsed(text)
        if case .heading(let heading)? = parsed.document.blocks.first?.kind { return (heading, parsed) }
        return (nil, parsed)
    }

    @Test(
        "an anchor is taken off the content",
        arguments: [
            "## App states {#app-states}", "## App states{#app-states}", "## App states {#app-states} ##",
            "App states {#app-states}\n---",
        ])
    func anchor(text: String) {
        let (heading, parsed) = heading(text)
        #expect(heading?.anchor == "app-states")
        #expect(heading?.content.plainText() == "App states")
        #expect(parsed.diagnostics.isEmpty)
    }

    @Test func underscoresAreNoEmphasis() { #expect(heading("# a {#_b_}").0?.anchor == "_b_") }

    @Test func otherScripts() { #expect(heading("# 앱 상태 {#앱-상태}").0?.anchor == "앱-상태") }

    @Test func afterCode() throws {
        let (heading, parsed) = heading("# The `App` {#app}")
        #expect(heading?.content.map(\.kind) == [.text("The "), .code("App")])
        #expect(parsed.diagnostics.isEmpty)
    }

    @Test("a malformed one is named and stays", arguments: ["# a {#b c}", "# a {#}", "# a {#b.c}"])
    func malformed(text: String) {
        let (heading, parsed) = heading(text)
        #expect(heading?.anchor == nil)
        #expect(parsed.ids == ["malformed-heading-anchor"])
        #expect(heading?.content.plainText().hasSuffix("}") == true)
    }

    @Test("no anchor at all", arguments: ["# a \\{#b}", "# a `{#b}`", "# a {#b} c", "# a {b}"])
    func none(text: String) {
        let (heading, parsed) = heading(text)
        #expect(heading?.anchor == nil)
        #expect(parsed.diagnostics.isEmpty)
    }

    @Test func offWhenNotWanted() {
        #expect(Parsed("# a {#b}", options: .plain).html == "<h1>a {#b}</h1>\n")
    }
}

@Suite("Front matter")
struct FrontMatterTests {
    @Test(
        "is read at the top",
        arguments: ["---\ntitle: A\n---\n# B", "\u{FEFF}---\r\ntitle: A\r\n---\r\n# B", "---  \ntitle: A\n--- \n# B"])
    func atTheTop(text: String) {
        let parsed = Parsed(text)
        #expect(parsed.document.frontMatter?["title"]?.string == "A")
        #expect(parsed.html == "<h1>B</h1>\n")
        #expect(parsed.file.text(in: parsed.document.blocks[0].range) == "# B")
    }

    @Test(
        "is no front matter",
        arguments: ["\n---\na: b\n---\n", "---\na: b\n", "---\nFoo\n---\nBar\n---\nBaz", "----\na: b\n----\n"])
    func none(text: String) { #expect(Parsed(text).document.frontMatter == nil) }

    @Test func malformed() throws {
        let parsed = Parsed("---\na: [b\n---\n\n# C")
        #expect(parsed.ids == ["malformed-yaml"])
        #expect(parsed.html == "<h1>C</h1>\n")
    }

    @Test func placesAreTheFiles() throws {
        let parsed = Parsed("---\n제목: 앱\n---\n# 앱")
        let value = try #require(parsed.document.frontMatter?["제목"])
        #expect(parsed.file.text(in: value.range) == "앱")
    }
}

@Suite("Bytes that are no text")
struct ByteTests {
    @Test func invalidUTF8GoesOn() throws {
        let parsed = Parsed(Array("# a\n\nb ".utf8) + [0xFF, 0xFE] + Array(" **c**".utf8))
        #expect(parsed.ids == ["invalid-utf8"])
        #expect(parsed.diagnostics.first?.location?.range == SourceRange(7, 8))
        #expect(parsed.html == "<h1>a</h1>\n<p>b \u{FFFD}\u{FFFD} <strong>c</strong></p>\n")
    }

    @Test(
        "sequences that are none",
        arguments: [
            [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80],
            [0xE3, 0x81],
        ] as [[UInt8]])
    func malformed(bytes: [UInt8]) { #expect(Parsed([0x61] + bytes).ids == ["invalid-utf8"]) }

    @Test func controlCharactersAreNamed() {
        let parsed = Parsed("a \u{1} **b**")
        #expect(parsed.ids == ["control-character"])
        #expect(parsed.diagnostics.first?.message.contains("U+0001") == true)
        #expect(Parsed("a\u{0}b").html == "<p>a\u{FFFD}b</p>\n")
    }

    @Test func nothing() {
        #expect(Parsed("").document.blocks.isEmpty)
        #expect(Parsed("\u{FEFF}").document.blocks.isEmpty)
    }
}

@Suite("Code blocks")
struct CodeBlockTests {
    func code(_ text: String) -> (CodeBlock?, Parsed) {
        let parsed = Parsed(text)
        return (Self.first(parsed.document.blocks), parsed)
    }

    static func first(_ blocks: [Block<WrittenLink>]) -> CodeBlock? {
        for block in blocks {
            switch block.kind {
            case .code(let code): return code
            case .quote(let content): return first(content)
            case .list(let list): return first(list.items.flatMap(\.blocks))
            default: continue
            }
        }
        return nil
    }

    @Test func linesHaveTheirOffsets() throws {
        let (code, parsed) = code("- x\n\n  ```swift fails=\"no\"\n  let a\n\n    b\n  ```\n")
        let block = try #require(code)
        #expect(block.text == "let a\n\n  b\n")
        #expect(
            block.lineOffsets.map { parsed.file.lineColumn(at: $0) } == [
                .init(line: 4, column: 3), .init(line: 5, column: 1), .init(line: 6, column: 3),
            ])
        #expect(block.infoRange.map { parsed.file.text(in: $0) } == "swift fails=\"no\"")
    }

    @Test func theRangeEndsWithTheFence() {
        let parsed = Parsed("```\na\n```\n\nb")
        #expect(parsed.file.text(in: parsed.document.blocks[0].range) == "```\na\n```")
        let open = Parsed("> ```\n> a\n\nb")
        #expect(open.file.text(in: open.document.blocks[0].range) == "> ```\n> a")
    }
}

@Suite("What stands after a fence")
struct FenceInfoTests {
    func parse(_ info: String) -> (FenceInfo, [Diagnostic], SourceFile) {
        let parsed = Parsed("```\(info)\nx\n```")
        guard case .code(let block)? = parsed.document.blocks.first?.kind else {
            return (FenceInfo(language: "", attributes: []), [], parsed.file)
        }
        let (result, diagnostics) = FenceInfo.parse(block, in: parsed.file)
        return (result, diagnostics, parsed.file)
    }

    @Test func languageAndAttributes() throws {
        let (info, diagnostics, file) = parse(
            "swift fails=\"no such \\\"thing\\\"\" mode=5 unverified run='cold launch'")
        #expect(diagnostics.isEmpty)
        #expect(info.language == "swift")
        #expect(info["fails"] == "no such \"thing\"")
        #expect(info["mode"] == "5")
        #expect(info["unverified"] == "")
        #expect(info["run"] == "cold launch")
        #expect(info["other"] == nil)
        #expect(file.text(in: try #require(info.attribute("mode")?.valueRange)) == "5")
        #expect(file.text(in: try #require(info.attribute("run")?.range)) == "run='cold launch'")
    }

    @Test func commasDivideToo() { #expect(parse("swift,mode=6,run").0.attributes.map(\.name) == ["mode", "run"]) }

    @Test func nothing() {
        #expect(parse("").0 == FenceInfo(language: "", attributes: []))
        #expect(parse("mode=5").0.language == "")
        #expect(parse("mode=5").0["mode"] == "5")
    }

    @Test(
        "malformed ones are named",
        arguments: [
            ("swift mode=", "1:10"), ("swift fails=\"x", "1:10"), ("swift a=1 a=2", "1:14"), ("swift =5", "1:10"),
            ("swift fails=“x y”", "1:16"), ("swift a%b", "1:10"),
        ])
    func malformed(info: String, place: String) throws {
        let diagnostic = try #require(parse(info).1.first)
        let location = try #require(diagnostic.location).lineColumn
        #expect(diagnostic.id == "malformed-fence-attribute")
        #expect("\(location.line):\(location.column)" == place)
    }

    @Test func typographicQuotesAreCured() throws {
        let (info, diagnostics, _) = parse("swift fails=“x y” mode=5")
        #expect(info["fails"] == "x y")
        #expect(info["mode"] == "5")
        #expect(diagnostics.first?.fixIts.first?.replacement == "\"x y\"")
    }
}

@Suite("Documents become HTML")
struct RendererTests {
    @Test func rawHTMLIsTextUnlessAllowed() {
        let parsed = Parsed("<b>x</b> y\n\n<div>\n")
        #expect(parsed.html == "<p>&lt;b&gt;x&lt;/b&gt; y</p>\n&lt;div&gt;\n\n")
        var renderer = MarkupRenderer<WrittenLink>()
        renderer.rawHTML = .allow
        #expect(renderer.render(parsed.document.blocks).serialized == "<p><b>x</b> y</p>\n<div>\n\n")
    }

    @Test func dangerousLinksLeadNowhere() {
        #expect(
            Parsed("[a](javascript:b) [c](DATA:text/html,d)").html == "<p><a href=\"\">a</a> <a href=\"\">c</a></p>\n")
        #expect(
            Parsed("![a](data:image/png;base64,x)").html == "<p><img src=\"data:image/png;base64,x\" alt=\"a\"></p>\n")
    }

    @Test func theSiteDecidesWhatALinkIs() {
        var renderer = MarkupRenderer<WrittenLink> { link, title, content in
            .tag("a", ["href": "\(link)", "title": title], content)
        }
        renderer.softBreak = " "
        renderer.codeBlock = { .tag("pre", ["class": "sample"], .text($0.text)) }
        renderer.heading = { heading, content in .tag("h2", ["id": heading.anchor], content) }
        let blocks = Parsed("# a {#b}\n\nc\nd ``E``\n\n```\nf\n```").document.blocks
        #expect(
            renderer.render(blocks).serialized == """
                <h2 id="b">a</h2>
                <p>c d <a href="symbol(&quot;E&quot;)"><code>E</code></a></p>
                <pre class="sample">f
                </pre>

                """)
    }

    @Test func footnotesHaveWaysBack() {
        let parsed = Parsed("a[^n] b[^m] c[^n]\n\n[^m]: x\n\n[^n]: y")
        var renderer = MarkupRenderer<WrittenLink>()
        renderer.footnoteBackLabel = { "zurück zu \($0).\($1)" }
        renderer.footnoteIDPrefix = "s-"
        let html = renderer.render(parsed.document.blocks).serialized
        #expect(html.contains("<a href=\"#fn-s-n\" id=\"fnref-s-n\" data-footnote-ref=\"\">1</a>"))
        #expect(html.contains("<a href=\"#fn-s-m\" id=\"fnref-s-m\" data-footnote-ref=\"\">2</a>"))
        #expect(html.contains("id=\"fnref-s-n-2\""))
        #expect(html.contains("<li id=\"fn-s-n\">\n<p>y <a href=\"#fnref-s-n\""))
        #expect(html.contains("aria-label=\"zurück zu 1.2\""))
    }

    @Test func footnotesKeepTheirLabels() {
        let labels = Parsed("a[^n] b[^M-m] c[^N]\n\n[^M-m]: x\n\n[^n]: y").document.blocks.compactMap { block in
            if case .footnote(let label, let number, _) = block.kind { "\(number) \(label)" } else { nil }
        }
        #expect(labels == ["1 n", "2 M-m"])
    }

    @Test func pagesParseSideBySide() async {
        let text = String(
            repeating: "~~a~~ www.a.b **\"가\"**는\n\n| a |\n|---|\n| ~~b~~ |\n\nc[^1]\n\n[^1]: d\n\n", count: 20)
        let expected = Parsed(text).html
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<200 { group.addTask { Parsed(text).html == expected } }
            for await isEqual in group { #expect(isEqual) }
        }
    }
}
