import Diagnostics
import Testing

@Suite("Source files")
struct SourceFileTests {
    @Test("Columns count characters, offsets bytes")
    func columns() {
        let file = SourceFile(path: "a.md", text: "앱은 é\n둘째 줄")
        let offset = "앱은 é\n둘째 ".utf8.count
        #expect(file.lineColumn(at: offset) == LineColumn(line: 2, column: 4))
        #expect(file.lineColumn(at: 0) == LineColumn(line: 1, column: 1))
    }

    @Test("A decomposed letter and a flag are one column each")
    func graphemes() {
        let file = SourceFile(path: "a.md", text: "e\u{301}🇮🇹x")
        #expect(file.lineColumn(at: "e\u{301}🇮🇹".utf8.count).column == 3)
    }

    @Test("A line's range leaves out its end, CRLF too")
    func lineRange() throws {
        let file = SourceFile(path: "a", text: "one\r\ntwo")
        #expect(file.text(in: try #require(file.range(ofLine: 1))) == "one")
        #expect(file.text(in: try #require(file.range(ofLine: 2))) == "two")
        #expect(file.range(ofLine: 3) == nil)
    }

    @Test("Places outside the file come out at its ends")
    func outside() {
        let file = SourceFile(path: "a", text: "one")
        #expect(file.lineColumn(at: 99) == LineColumn(line: 1, column: 4))
        #expect(file.lineColumn(at: -1) == LineColumn(line: 1, column: 1))
        #expect(file.offset(line: 1, byteColumn: 99) == 3)
        #expect(file.offset(line: 9, byteColumn: 1) == 3)
        #expect(file.text(in: SourceRange(2, 50)) == "e")
    }

    @Test("A range's end is never before its start")
    func reversed() {
        #expect(SourceRange(5, 2) == SourceRange(5, 5))
    }
}

@Suite("Near names")
struct NearestNameTests {
    @Test("Swapped letters are one edit", arguments: [("scnee", "scene"), ("Scene", "scene"), ("scen", "scene")])
    func near(_ pair: (String, String)) {
        #expect(nearestName(to: pair.0, among: ["window", pair.1]) == pair.1)
    }

    @Test("Nothing far-fetched is offered")
    func far() {
        #expect(nearestName(to: "xyz", among: ["scene", "window"]) == nil)
    }

    @Test("The nearest of several comes first")
    func order() {
        #expect(
            nearestNames(to: "session", among: ["sessions", "mission", "session"], limit: 2) == ["session", "sessions"])
    }
}

@Suite("Reporters")
struct ReporterTests {
    private let file = SourceFile(path: "Content/ko/a.md", text: "첫 줄\n씬 ``X`` 끝\n")

    private var diagnostic: Diagnostic {
        let start = "첫 줄\n씬 ".utf8.count
        let range = SourceRange(start, start + 5)
        return Diagnostic(
            "unresolved-symbol", .error, "no symbol named 'X'", at: SourceLocation(file, range),
            notes: [Note("a remark")], fixIts: [FixIt("did you mean 'Y'?", range, replacement: "``Y``")])
    }

    @Test("People get the place, the line, a mark under it and the fix")
    func human() {
        #expect(
            HumanReporter().report(diagnostic) == """
                Content/ko/a.md:2:3: error: no symbol named 'X' [unresolved-symbol]
                   2 | 씬 ``X`` 끝
                     |    ^ did you mean 'Y'?
                note: a remark

                """)
    }

    @Test("Control characters of the input don't reach the terminal")
    func control() {
        let file = SourceFile(path: "a", text: "\u{1B}[31mred\u{202E}")
        let report = HumanReporter().report(
            Diagnostic("x", .warning, "bad \u{1B}]0;title\u{7}", at: SourceLocation(file, SourceRange(0, 1))))
        #expect(!report.unicodeScalars.contains { $0.value == 0x1B || $0.value == 7 || $0.value == 0x202E })
    }

    @Test("Diagnostics are sorted by path, place and id")
    func sorted() {
        let other = SourceFile(path: "b", text: "xy")
        let list = [
            Diagnostic("z", .note, "3", at: SourceLocation(other, SourceRange(1, 1))),
            Diagnostic("b", .note, "2", at: SourceLocation(other, SourceRange(0, 1))),
            Diagnostic("a", .note, "1", at: SourceLocation(other, SourceRange(0, 1))), Diagnostic("q", .note, "0"),
        ]
        #expect(list.sortedByPlace().map(\.message) == ["0", "1", "2", "3"])
        #expect(list.worst == .note)
    }

    @Test("JSON names file, line, column and the fix with the bytes that it replaces")
    func json() {
        let text = JSONReporter().report([diagnostic])
        #expect(text.contains(#""file":"Content/ko/a.md","line":2,"column":3,"endLine":2,"endColumn":8"#))
        #expect(text.contains(#""replacement":"``Y``","replaces":"``X``""#))
    }

    @Test("SARIF counts code points and escapes paths")
    func sarif() {
        let file = SourceFile(path: "a b.md", text: "🇮🇹x")
        let text = SARIFReporter(toolName: "t", toolVersion: "1").report([
            Diagnostic("x", .error, "m", at: SourceLocation(file, SourceRange(8, 9)))
        ])
        #expect(text.contains(#""uri":"a%20b.md""#))
        #expect(text.contains(#""startLine":1,"startColumn":3,"endLine":1,"endColumn":4"#))
        #expect(text.contains(#""version":"2.1.0""#))
    }

    @Test("JSON strings may stand in a script element")
    func jsonEscapes() {
        #expect(JSONValue.string("</script>\u{2028}\"\\\n\u{1}").serialized == #""\u003c/script>\u2028\"\\\n\u0001""#)
        // Characters whose bytes begin like those of the escaped ones.
        #expect(JSONValue.string("“€”\u{2029}\t\u{7f}").serialized == #""“€”\u2029\u0009\u007f""#)
        #expect(
            JSONValue.object(["a": .int(1), "b": nil, "c": .array([.bool(true), .null])]).serialized
                == #"{"a":1,"c":[true,null]}"#)
    }
}
