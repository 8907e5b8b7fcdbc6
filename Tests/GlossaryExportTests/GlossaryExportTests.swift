import Diagnostics
import Foundation
import Glossary
import Testing
import XML

@testable import GlossaryExport

private let file = SourceFile(path: "x.yaml", text: "")
private let place = SourceLocation(file, SourceRange(0, 0))

private func site(_ terms: [String], baseURL: String? = nil) -> ExportSite {
    let concepts = terms.enumerated().map { index, term in
        Concept(
            id: ConceptID("c\(index)"), subject: "test",
            languages: [
                LanguageTag("en"): Concept.Entry(
                    definition: "A `definition`.", terms: [Term(text: term, status: .preferred, location: place)])
            ], location: place)
    }
    return ExportSite(
        languages: [.init(tag: LanguageTag("en"), name: "English", title: "Site", labels: EntryLabels())],
        glossary: Glossary(concepts: concepts), baseURL: baseURL)
}

@Suite("What formats do to texts")
struct TextTests {
    @Test(
        "A cell that would be computed is guarded, and every text comes back",
        arguments: [
            ("=1", "'=1"), ("+1", "'+1"), ("-1", "'-1"), ("@A", "'@A"), ("\t=", "'\t="), ("\r", "'\r"), ("a=1", "a=1"),
            ("'a", "'a"), ("'=1", "''=1"), ("''+", "'''+"), ("'", "'"), ("", ""), ("＝1", "'＝1"), ("\n=1", "'\n=1"),
        ])
    func guards(_ row: (text: String, guarded: String)) {
        #expect(CSV.guarded(row.text) == row.guarded)
        #expect(CSV.unguarded(row.guarded) == row.text)
    }

    @Test(
        "A concept's identifier is an XML name and comes back",
        arguments: [
            ("scene-delegate", "scene-delegate"), ("2fa", "_x0032_fa"), ("a b", "a_x0020_b"),
            ("_x0020_", "_x005F_x0020_"),
            ("앱", "앱"), ("-a", "_x002D_a"), ("a_b", "a_b"), ("😀", "_x1F600_"), ("_", "_"),
        ])
    func names(_ row: (text: String, name: String)) {
        #expect(XMLName.encoded(row.text) == row.name)
        #expect(XMLName.decoded(row.name) == row.text)
    }

    @Test("Numbers in dictd's base 64", arguments: [(0, "A"), (63, "/"), (64, "BA"), (4095, "//"), (141_456, "iiQ")])
    func base64(_ row: (number: Int, text: String)) { #expect(DictDatabase.base64(row.number) == row.text) }

    @Test("XML escapes what would be markup or be lost by its readers")
    func xml() {
        let root = XML.tag("a", ["b": "\"<\n"], "x & y\u{7}\t\r")
        let text = String(decoding: root.document(), as: UTF8.self)
        #expect(text.hasSuffix("<a b=\"&quot;&lt;&#10;\">x &amp; y\u{FFFD}&#9;&#13;</a>\n"))
    }
}

@Suite("Exports")
struct ExportTests {
    private func files(_ format: ExportFormat, _ terms: [String]) -> [String: [UInt8]] {
        let (files, problems) = GlossaryExport(site(terms)).files(format)
        #expect(problems == [])
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
    }

    @Test("The same glossary gives the same bytes, whatever the order of its files", arguments: ExportFormat.allCases)
    func repeatable(_ format: ExportFormat) {
        let terms = ["scene", "app", "Fenster", "앱", "后台"]
        let backwards = Glossary(concepts: site(terms).glossary.concepts.reversed())
        var other = site(terms)
        other.glossary = backwards
        #expect(GlossaryExport(site(terms)).files(format).files == GlossaryExport(other).files(format).files)
    }

    @Test("StarDict's words are in its own order: ASCII letters alike, then by bytes")
    func order() throws {
        let index = try #require(
            files(.stardict, ["b", "Ä", "a", "B", "A", "z", "ä", "[", "Z"])[
                "stardict/glossary-en/glossary-en.idx"])
        var words: [String] = []
        var rest = index[...]
        while let end = rest.firstIndex(of: 0) {
            words.append(String(decoding: rest[..<end], as: UTF8.self))
            rest = rest[(end + 9)...]
        }
        #expect(words == ["[", "A", "a", "B", "b", "Z", "z", "Ä", "ä"])
    }

    @Test("A word of two concepts is one headword with both texts")
    func shared() throws {
        let made = files(.stardict, ["scene", "scene"])
        let text = try #require(made["stardict/glossary-en/glossary-en.dict"])
        #expect(String(decoding: text, as: UTF8.self) == "scene\nA definition.\n\nscene\nA definition.")
        let about = try #require(made["stardict/glossary-en/glossary-en.ifo"])
        #expect(String(decoding: about, as: UTF8.self).contains("wordcount=1\n"))
    }

    @Test("dictd's keys are in the order of their bytes")
    func keys() throws {
        let index = try #require(files(.dict, ["B b", "a-a", "a", "Ä", "00"])["dict/glossary-en.index"])
        let keys = String(decoding: index, as: UTF8.self).split(separator: "\n").map {
            Array($0.utf8.prefix { $0 != 9 })
        }
        #expect(keys == keys.sorted { $0.lexicographicallyPrecedes($1) } && keys.count > 5)
    }

    @Test("A term that a format can't hold is named, once for all such formats")
    func problems() {
        let export = GlossaryExport(site(["a\u{1}b", "fine", "# x", String(repeating: "long ", count: 60)]))
        #expect(export.problems(for: [.csv, .json, .skos]) == [])
        #expect(
            export.problems(for: ExportFormat.allCases).map(\.id.rawValue).sorted() == [
                "unrepresentable-character", "unrepresentable-character", "unrepresentable-term",
                "unrepresentable-term",
            ])
    }

    @Test("Without the site's address the exports name none")
    func relative() {
        for format in [ExportFormat.tbx, .skos, .stardict, .dict] {
            for (path, bytes) in files(format, ["scene"]) {
                #expect(!String(decoding: bytes, as: UTF8.self).contains("en/glossary/index.html"), "\(path)")
            }
        }
    }
}

@Suite("Differences")
struct DifferenceTests {
    private func snapshot(_ concepts: String) throws -> GlossarySnapshot {
        try GlossarySnapshot.read(Array("{\"format\": \"build-site glossary 1\", \"concepts\": [\(concepts)]}".utf8))
    }

    private static let scene =
        #"{"id": "scene", "subject": "s", "languages": {"en": {"definition": "d", "terms": [{"term": "scene", "status": "preferred", "pos": "noun"}]}}}"#

    @Test(
        "Each change is one line",
        arguments: [
            ("", scene, "scene: added"), (scene, "", "scene: removed"),
            (
                scene, scene.replacing("\"id\": \"scene\"", with: "\"id\": \"view\", \"formerly\": [\"scene\"]"),
                "view: renamed from 'scene'"
            ),
            (scene, scene.replacing("\"d\"", with: "\"e\""), "scene: en: definition: 'd' → 'e'"),
            (
                scene, scene.replacing("preferred", with: "deprecated"),
                "scene: en: term 'scene', status: 'preferred' → 'deprecated'"
            ),
            (scene, scene.replacing("\"en\"", with: "\"de\""), "scene: de: added\nscene: en: removed"),
            (scene, scene.replacing("\"subject\": \"s\"", with: "\"subject\": \"t\""), "scene: subject: 's' → 't'"),
        ])
    func changes(_ row: (old: String, new: String, said: String)) throws {
        let text = try GlossaryDifference(from: snapshot(row.old), to: snapshot(row.new)).text
        #expect(text.hasPrefix(row.said + "\nconcepts: "))
    }

    @Test(
        "A file that is no export, and one that is damaged",
        arguments: [
            ("{}", GlossarySnapshot.Failure.foreign), ("[", .foreign),
            (#"{"format": "build-site glossary 2", "concepts": []}"#, .foreign),
            (#"{"format": "build-site glossary 1"}"#, .damaged("it has no 'concepts' at ")),
            (
                #"{"format": "build-site glossary 1", "concepts": [{"id": 1}]}"#,
                .damaged("what stands at concepts.0.id is of another kind")
            ),
        ])
    func damaged(_ row: (text: String, failure: GlossarySnapshot.Failure)) {
        #expect(throws: row.failure) { try GlossarySnapshot.read(Array(row.text.utf8)) }
    }
}
