import Diagnostics
import Foundation
import HTML
import Testing

@testable import Markup

@Suite("Hostile text ends in a document, and soon")
struct HostileTests {
    struct Attack: Sendable, CustomTestStringConvertible {
        var name: String
        var make: @Sendable (Int) -> String
        /// Repetitions; fewer where each is long.
        var count = 10_000
        var testDescription: String { name }
    }

    static let attacks: [Attack] = [
        .init(name: "nested quotes", make: { String(repeating: ">", count: $0) + "a" }),
        .init(
            name: "nested quotes, two lines",
            make: { String(repeating: ">", count: $0) + "a\n" + String(repeating: ">", count: $0) + "b" }),
        .init(name: "nested lists", make: { String(repeating: "- ", count: $0) + "a" }),
        .init(
            name: "ever deeper lists",
            make: { count in (0..<count).map { String(repeating: " ", count: 2 * $0) + "- a\n" }.joined() }, count: 700),
        .init(name: "opening brackets", make: { String(repeating: "[", count: $0) }),
        .init(name: "closing brackets", make: { String(repeating: "]", count: $0) }),
        .init(
            name: "nested brackets",
            make: { String(repeating: "[", count: $0) + "a" + String(repeating: "]", count: $0) }),
        .init(name: "image openings", make: { String(repeating: "![", count: $0) }),
        .init(name: "images around links", make: { String(repeating: "![[]()", count: $0) }, count: 60_000),
        .init(name: "unclosed links", make: { String(repeating: "[a](b", count: $0) }),
        .init(name: "unclosed angle links", make: { String(repeating: "[a](<b", count: $0) }),
        .init(name: "footnote openings", make: { String(repeating: "[^", count: $0) }),
        .init(
            name: "footnotes",
            make: { count in
                (0..<count).map { "[^\($0)]" }.joined() + "\n\n" + (0..<count).map { "[^\($0)]: x\n" }.joined()
            }, count: 4_000),
        .init(name: "stars in one run", make: { String(repeating: "*", count: $0) }),
        .init(name: "stars apart", make: { String(repeating: "* ", count: $0) + "a" }),
        .init(name: "openers", make: { String(repeating: "*a ", count: $0) }),
        .init(
            name: "openers and closers",
            make: { String(repeating: "*a _a ", count: $0) + String(repeating: "a_ a* ", count: $0) }),
        .init(
            name: "strong in emphasis in strong",
            make: { String(repeating: "a**b", count: $0) + String(repeating: "c* ", count: $0) }),
        .init(
            name: "nested emphasis",
            make: { String(repeating: "*a **a ", count: $0) + "b" + String(repeating: "** b* ", count: $0) }),
        .init(name: "wide stars", make: { String(repeating: "가**\"", count: $0) }),
        .init(name: "wide quoted stars", make: { String(repeating: "**„a“**n", count: $0) }),
        .init(name: "wide stars without a space", make: { "https://a/" + String(repeating: "가**(", count: $0) }),
        .init(name: "tildes", make: { String(repeating: "~~a ~", count: $0) }),
        .init(
            name: "back-ticks of all lengths",
            make: { count in (1...count).map { "e" + String(repeating: "`", count: $0) }.joined() }, count: 2_000),
        .init(name: "back-ticks", make: { String(repeating: "`a``", count: $0) }),
        .init(name: "selector openings", make: { String(repeating: "a(_:", count: $0) }),
        .init(name: "colons and underscores", make: { "a(" + String(repeating: "_:", count: $0) }),
        .init(name: "anchors", make: { String(repeating: "{#a_", count: $0) }),
        .init(name: "angle brackets", make: { String(repeating: "<", count: $0) }),
        .init(name: "tag openings", make: { String(repeating: "<a ", count: $0) }),
        .init(name: "comment openings", make: { String(repeating: "<!--", count: $0) }),
        .init(name: "instruction openings", make: { String(repeating: "<?", count: $0) }),
        .init(name: "declaration openings", make: { String(repeating: "<!A ", count: $0) }),
        .init(name: "section openings", make: { String(repeating: "<![CDATA[", count: $0) }),
        .init(name: "entities", make: { String(repeating: "&amp;&#0;&x", count: $0) }),
        .init(name: "backslashes", make: { String(repeating: "\\", count: $0) }),
        .init(
            name: "definitions",
            make: { count in (0..<count).map { "[\($0)]: u\n" }.joined() + "\n" + (0..<count).map { "[\($0)]" }.joined()
            }, count: 4_000),
        .init(
            name: "one definition used often",
            make: { count in
                "[a]: " + String(repeating: "u", count: count) + "\n\n" + String(repeating: "[a]", count: count)
            }, count: 4_000),
        .init(
            name: "table columns",
            make: {
                String(repeating: "|a", count: $0) + "\n" + String(repeating: "|-", count: $0) + "\n"
                    + String(repeating: "|b", count: $0)
            }, count: 20_000),
        .init(name: "table rows", make: { "|a|b|\n|-|-|\n" + String(repeating: "|x|\n", count: $0) }),
        .init(name: "table heads", make: { String(repeating: "|a|\n", count: $0) + "|-|" }),
        .init(
            name: "a long paragraph and dashes", make: { String(repeating: "a\n", count: $0) + "|-|\n|-|\n|-|\n" },
            count: 60_000),
        .init(name: "half tables", make: { String(repeating: "a | b\n--|--|--\n", count: $0) }, count: 60_000),
        .init(name: "bare links", make: { String(repeating: "www.a ", count: $0) }),
        .init(name: "bare links in brackets", make: { "www.a" + String(repeating: ")", count: $0) }),
        .init(name: "mail addresses", make: { String(repeating: "a@b.c", count: $0) }),
        .init(name: "at signs", make: { String(repeating: "@", count: $0) }),
        .init(name: "colons", make: { String(repeating: "https://", count: $0) }),
        .init(name: "one line", make: { String(repeating: "앱 a b.", count: $0) }, count: 100_000),
        .init(name: "lines", make: { String(repeating: "\n", count: $0) }, count: 200_000),
        .init(name: "headings", make: { String(repeating: "# a {#b}\n", count: $0) }),
        .init(name: "underlines", make: { String(repeating: "a\n", count: $0) + "===" }),
        .init(name: "fences", make: { String(repeating: "```\n", count: $0) }),
        .init(name: "soft breaks", make: { String(repeating: "가\n나\n中\n文\n", count: $0) }),
        .init(name: "front matter", make: { "---\n" + String(repeating: "a: [", count: $0) + "\n---\n" }),
    ]

    /// Quadratic work on these lengths would not end in the test's life; how fast it is the benchmarks say.
    @Test("of each kind", .timeLimit(.minutes(5)), arguments: attacks)
    func attack(attack: Attack) {
        let file = SourceFile(path: "a.md", text: attack.make(attack.count))
        let (document, _) = MarkdownParser.parse(file)
        #expect(document.blocks.allSatisfy { $0.range.end <= file.bytes.count })
        _ = MarkupRenderer<WrittenLink>().render(document.blocks).serialized
    }

    @Test("deep nesting is cut with a word about it", arguments: ["> ", "- "])
    func depth(mark: String) {
        let text = String(repeating: mark, count: 200) + "a"
        #expect(MarkdownParser.parse(SourceFile(path: "a.md", text: text)).diagnostics.map(\.id) == ["nesting-limit"])
    }

    @Test("any bytes make a document")
    func anyBytes() {
        var generator = SystemRandomNumberGenerator()
        let marks =
            Array("*_~`[]()<>!#-|>\\&{}\n\n \t\r:^".utf8) + [0, 1, 2, 0xC0, 0xFE, 0xFF, 0xE3, 0x80, 0x82, 0xEA, 0xB0]
        for _ in 0..<3_000 {
            let bytes = (0..<Int.random(in: 0..<120, using: &generator)).map { _ in marks.randomElement() ?? 0 }
            let file = SourceFile(path: "a.md", bytes: bytes)
            let (document, _) = MarkdownParser.parse(file)
            _ = MarkupRenderer<WrittenLink>().render(document.blocks).serialized
        }
    }
}
