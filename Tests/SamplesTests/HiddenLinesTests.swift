import Diagnostics
import Markup
import Testing

@testable import Samples

@Suite("Lines that are compiled and not shown")
struct HiddenLinesTests {
    @Test(arguments: [
        ("a\nb\n", "a\nb\n"),
        ("// snippet.hide\nimport UIKit\n// snippet.show\nprint(1)\n", "print(1)\n"),
        ("a\n// snippet.hide\nb\n", "a\n"),
        (
            "class A {\n    // snippet.hide\n    let b = 1\n    // snippet.show\n    let ü = 2\n}\n",
            "class A {\n    let ü = 2\n}\n"
        ),
        // What is left begins at the margin.
        (
            "// snippet.hide\nfunc a() {\n// snippet.show\n    if b {\n\n        c()\n    }\n// snippet.hide\n}\n",
            "if b {\n\n    c()\n}\n"
        ),
        ("print(\"// snippet.hide\")\n", "print(\"// snippet.hide\")\n"),
    ])
    func shown(code: String, shown: String) {
        #expect(HiddenLines(code).shown(code) == shown)
    }

    @Test func identifiersKeepTheirPlaces() {
        let code = "// snippet.hide\nlet a = 1\n// snippet.show\nlet b = a\n"
        let pieces = HiddenLines(code).shown(Highlighter.pieces(code))
        #expect(pieces.map(\.text).joined() == "let b = a\n")
        #expect(pieces.first?.style == .keyword)
    }

    @Test(arguments: [
        ("// snippet.hide\na\n", "hidden-sample", 2), ("// snippet.show\na\n", "idle-comment", 2),
        ("// snippet.hide\n// snippet.hide\n// snippet.show\na\n", "idle-comment", 3),
    ])
    func mistakes(code: String, rule: String, line: Int) {
        let (document, _) = MarkdownParser.parse(SourceFile(path: "a.md", text: "```swift\n\(code)```\n"))
        let found = SampleExtractor.samples(in: document, areOurs: true).diagnostics
        #expect(found.map(\.id.rawValue) == [rule])
        #expect(found.first?.location?.lineColumn.line == line)
    }
}
