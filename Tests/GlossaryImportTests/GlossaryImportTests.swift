import Diagnostics
import Glossary
import Testing
import YAML

@testable import GlossaryImport

private let languages = ["en", "it", "ko", "zh-Hans", "de"].map { LanguageTag($0) }

@Suite("What files of terms say")
struct ReadingTests {
    @Test(
        "Which language of the site a tag means",
        arguments: [
            ("de", "de"), ("DE", "de"), ("de-AT", "de"), ("de_CH", "de"), ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"),
            ("zh-Hans-SG", "zh-Hans"), ("ZH-HANS", "zh-Hans"), ("zh-TW", nil), ("zh-Hant", nil), ("fr", nil), ("", nil),
        ])
    func tags(_ row: (written: String, tag: String?)) {
        #expect(LanguageTags(languages).match(row.written)?.rawValue == row.tag)
    }

    @Test(
        "Cells with quotation marks, separators and lines in them",
        arguments: [
            ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]), ("\u{FEFF}a,\"b\"\"c\"\n", [["a", "b\"c"]]),
            ("\"a\r\nb\",c\n", [["a\r\nb", "c"]]), ("a,\n,b\n\n", [["a", ""], ["", "b"]]),
            ("a;b\nc;d\n", [["a", "b"], ["c", "d"]]),
            ("a,b;c\n", [["a", "b;c"]]), ("", []), ("a,", [["a", ""]]), ("\"a,\"", [["a,"]]),
        ])
    func cells(_ row: (text: String, cells: [[String]])) {
        let file = SourceFile(path: "t.csv", text: row.text)
        let (rows, problems) = TableParser(file, separator: UInt8(ascii: ","), isQuoted: true).rows()
        #expect(rows.map(\.cells) == row.cells && problems == [])
    }

    @Test("In lines with tabs a quotation mark is a letter, and a number sign begins a comment")
    func tabs() {
        let file = SourceFile(path: "t.tsv", text: "# a\tb\n\"a\t\"b\"\n")
        let (rows, _) = TableParser(file, separator: 9, isQuoted: false).rows()
        #expect(rows.map(\.cells) == [["\"a", "\"b\""]])
    }

    private func read(_ name: String, _ text: String) -> (terms: TermFile, diagnostics: [Diagnostic]) {
        TermFile.read(
            SourceFile(path: name, text: text), TermFile.Format.format(ofPath: name) ?? .tbx, pair: nil,
            languages: languages)
    }

    @Test("TBX of other programs: groups, old status words, markup in a term, a definition of the whole entry")
    func tbx() throws {
        let (terms, problems) = read(
            "t.tbx",
            """
            <martif type="TBX" xml:lang="en-US"><text><body><termEntry id="c1">
              <descripGrp><descrip type="definition">One
                thing.</descrip><admin type="source">x</admin></descripGrp>
              <langSet xml:lang="en-US"><ntig><termGrp><term>life <hi>cycle</hi></term>
                <termNote type="administrativeStatus">superseded</termNote>
                <termNote type="partOfSpeech">properNoun</termNote></termGrp></ntig></langSet>
              <langSet lang="zh-TW"><tig><term>生命週期</term></tig></langSet>
            </termEntry></body></text></martif>
            """)
        let entry = try #require(terms.entries.first)
        let english = try #require(entry.languages[LanguageTag("en")])
        #expect(entry.id == ConceptID("c1") && english.definition == "One thing.")
        #expect(english.terms.map(\.text) == ["life cycle"])
        #expect(english.terms.first?.status == .deprecated && english.terms.first?.partOfSpeech == .noun)
        #expect(problems.map(\.id) == ["unknown-language"] && entry.languages.count == 1)
    }

    @Test("Bytes that aren't UTF-8, at their place")
    func encoding() {
        let file = SourceFile(path: "t.csv", bytes: Array("en,de\na,".utf8) + [0xFF])
        let (terms, problems) = TermFile.read(file, .csv, pair: nil, languages: languages)
        #expect(terms.entries == [] && problems.map(\.id) == ["invalid-utf8"])
        #expect(problems.first?.location?.lineColumn == LineColumn(line: 2, column: 3))
    }
}

@Suite("New concepts")
struct WritingTests {
    @Test(
        "Identifiers are names that every file system bears",
        arguments: [
            ("scene delegate", "scene-delegate"), ("Größe der Szene", "grosse-der-szene"), ("../../etc", "etc"),
            ("后台", "hou-tai"), ("App’s_State!", "app-s-state"), ("***", ""), ("a\u{0}b", "a-b"),
        ])
    func identifiers(_ row: (text: String, name: String)) { #expect(ConceptNames.kebab(row.text) == row.name) }

    @Test(
        "Every text is a YAML scalar that reads back as it was",
        arguments: [
            "plain", "with space", "yes", "null", "- dash", "a: b", "# no", "\"quoted\"", "back\\slash", "{x}", "[x]",
            "&a",
            "*a", "!t", "%", "@x", "`x`", "a\nb", "tab\there", "bell\u{7}", "\u{0}", "\u{85}\u{2028}\u{FEFF}", "1.5",
            "~", "",
            " lead", "trail ", "앱, 씬", "后台。", "l’app", "it's", "a #b", "=", "<<",
        ])
    func scalars(_ text: String) throws {
        for form in ["x: \(ConceptWriter.scalar(text))\n", "x: [\(ConceptWriter.scalar(text))]\n"] {
            let (node, problems) = YAMLParser.parse(SourceFile(path: "x.yaml", text: form))
            let value = try #require(node?["x"])
            #expect(problems == [] && (value.string ?? value.sequence?.first?.string) == text, "\(form)")
        }
    }
}
