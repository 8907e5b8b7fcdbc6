import Diagnostics
import Testing

@testable import YAML

@Suite("YAML text becomes nodes with byte ranges")
struct YAMLParsingTests {
    func parse(_ text: String, limits: YAMLParser.Limits = .init()) -> (
        node: YAMLNode?, diagnostics: [Diagnostic], file: SourceFile
    ) {
        let file = SourceFile(path: "a.yaml", text: text)
        let (node, diagnostics) = YAMLParser.parse(file, limits: limits)
        return (node, diagnostics, file)
    }

    @Test func mappingSequenceScalar() throws {
        let (node, diagnostics, _) = parse("title: App\nlanguages: [en, ko]\nterms:\n  - a\n  - \"3\"\n")
        #expect(diagnostics.isEmpty)
        #expect(node?["title"]?.string == "App")
        #expect(node?["languages"]?.sequence?.compactMap(\.string) == ["en", "ko"])
        #expect(node?["terms"]?.sequence?.last?.content == .scalar("3", isQuoted: true))
    }

    @Test("ranges are bytes, also after Hangul, emoji and CRLF")
    func byteRanges() throws {
        let (node, _, file) = parse("제목: 앱 수명 주기 😀\r\n언어: [\"한국어\", 中文]\r\n끝: '값'\r\n")
        let entries = try #require(node?.entries)
        #expect(entries.map { file.text(in: $0.keyRange) } == ["제목", "언어", "끝"])
        #expect(entries.map { file.text(in: $0.value.range) } == ["앱 수명 주기 😀", "[\"한국어\", 中文]", "'값'"])
        #expect(entries[1].value.sequence?.map { file.text(in: $0.range) } == ["\"한국어\"", "中文"])
        #expect(file.text(in: try #require(node).range).hasSuffix("'값'"))
    }

    @Test("far into a text of wide characters the ranges still hold")
    func checkpoints() throws {
        let lines = (0..<200).map { "항목\($0): 값\($0)" }
        let (node, _, file) = parse(lines.joined(separator: "\n"))
        let entries = try #require(node?.entries)
        #expect(entries.count == 200)
        for (index, entry) in entries.enumerated() { #expect(file.text(in: entry.value.range) == "값\(index)") }
    }

    @Test func blockScalarEndsAtItsText() throws {
        let (node, _, file) = parse("a: |\n  one\n  two\n\n\nb: >-\n  three\n  four\n")
        #expect(node?["a"]?.string == "one\ntwo\n")
        #expect(node?["b"]?.string == "three four")
        #expect(file.text(in: try #require(node?["a"]).range) == "|\n  one\n  two")
    }

    @Test func aPartOfAFile() throws {
        let file = SourceFile(path: "a.md", text: "---\ntitle: 앱\n---\n# x\n")
        let (node, diagnostics) = YAMLParser.parse(file, range: SourceRange(4, 15))
        #expect(diagnostics.isEmpty)
        #expect(file.text(in: try #require(node?["title"]).range) == "앱")
    }

    @Test func byteOrderMarkIsSkipped() throws {
        let (node, diagnostics, file) = parse("\u{FEFF}a: b")
        #expect(diagnostics.isEmpty)
        #expect(file.text(in: try #require(node?["a"]).range) == "b")
    }

    @Test func nothing() {
        #expect(parse("").node == nil)
        #expect(parse("# only a remark\n").node == nil)
        #expect(parse("").diagnostics.isEmpty)
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        var text: String
        var id: Diagnostic.ID
        var place: String
        var testDescription: String { text }
    }

    @Test(
        "what is refused, with its place",
        arguments: [
            Fault(text: "a: 1\na: 2\n", id: "duplicate-key", place: "2:1"),
            Fault(text: "a: &x 1\nb: 2\n", id: "unsupported-yaml", place: "1:4"),
            Fault(text: "a: &x 1\nb: *x\n", id: "unsupported-yaml", place: "1:4"),
            Fault(text: "a: !!str 1\n", id: "unsupported-yaml", place: "1:4"),
            Fault(text: "? [a]\n: 1\n", id: "unsupported-yaml", place: "1:3"),
            Fault(text: "a: 1\n---\nb: 1\n", id: "unsupported-yaml", place: "2:1"),
            Fault(text: "a: [1, 2\n", id: "malformed-yaml", place: "2:1"),
            Fault(text: "가: 나: 다\n", id: "malformed-yaml", place: "1:5"),
            Fault(text: "a: \"x\n", id: "malformed-yaml", place: "2:1"),
            Fault(text: "a: 1\n\tb: 2\n", id: "malformed-yaml", place: "2:1"),
            Fault(text: "a: \u{1}\n", id: "malformed-yaml", place: "1:4"),
        ])
    func faults(fault: Fault) throws {
        let diagnostic = try #require(parse(fault.text).diagnostics.first)
        let place = try #require(diagnostic.location).lineColumn
        #expect(diagnostic.id == fault.id)
        #expect("\(place.line):\(place.column)" == fault.place)
    }

    @Test func invalidUTF8HasItsByte() throws {
        let file = SourceFile(path: "a.yaml", bytes: Array("a: 가".utf8) + [0xFF, 0x0A])
        let diagnostic = try #require(YAMLParser.parse(file).diagnostics.first)
        #expect(diagnostic.id == "malformed-yaml")
        #expect(diagnostic.location?.range.start == 6)
    }

    @Test func utf16IsNamed() {
        for bytes in [[0xFF, 0xFE, 0x61, 0], [0, 0x61, 0, 0x3A]] as [[UInt8]] {
            #expect(YAMLParser.parse(SourceFile(path: "a", bytes: bytes)).diagnostics.map(\.id) == ["unknown-encoding"])
        }
    }

    @Test func theFirstOfTwoKeysStays() {
        #expect(parse("a: 1\na: 2\n").node?["a"]?.string == "1")
    }

    @Test("deep and large input ends with a diagnostic, and soon", .timeLimit(.minutes(1)))
    func hostile() {
        let texts = [
            String(repeating: "[", count: 200_000), String(repeating: "{a: ", count: 100_000),
            String(repeating: "- ", count: 100_000), String(repeating: "? ", count: 100_000),
        ]
        for text in texts { #expect(!parse(text).diagnostics.isEmpty) }
        #expect(parse(String(repeating: "a", count: 9 << 20)).diagnostics.map(\.id) == ["yaml-limit"])
        #expect(parse("[[1]]", limits: .init(depth: 2)).diagnostics.map(\.id) == ["yaml-limit"])
        #expect(parse(String(repeating: "a, ", count: 1_000_000)).diagnostics.isEmpty)
    }
}
