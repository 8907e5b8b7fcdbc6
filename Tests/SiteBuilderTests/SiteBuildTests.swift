import Diagnostics
import Foundation
import SiteBuilder
import Testing

/// A site on disk that a test writes and builds.
private struct SiteOnDisk {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)").path

    init(_ files: [String: String] = [:]) throws {
        var all = [
            "Content/site.yaml": """
            languages:
              - {tag: en, name: English, title: Site}
              - {tag: de, name: Deutsch, title: Website}
            guides: [a]
            """,
            "Content/en/index.md": "---\ntitle: Home\n---\n\nHome.\n",
            "Content/de/index.md": "---\ntitle: Start\n---\n\nStart.\n",
            "Content/en/guides/a.md":
                "---\ntitle: First\nsummary: The first.\n---\n\nText.\n\n## Part {#part}\n\nMore.\n",
            "Content/de/guides/a.md":
                "---\ntitle: Erster\nsummary: Der erste.\n---\n\nWort.\n\n## Teil {#part}\n\nMehr.\n",
            "Site/style.css": "body { margin: 0 }\n", "Site/site.js": "", "Site/front.js": "",
            "Site/search.js": "", "Site/sw.js": "", "Site/icon.svg": "<svg/>",
        ]
        all["Site/strings.yaml"] = try String(
            contentsOfFile: "\(Self.package)/Site/strings.yaml", encoding: .utf8)
        for (path, text) in all.merging(files, uniquingKeysWith: { $1 }) { try write(text, path) }
    }

    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    func write(_ text: String, _ path: String) throws {
        let url = URL(fileURLWithPath: "\(root)/\(path)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func build(strict: Bool = false, writes: Bool = true, sources: [String] = []) -> BuildReport {
        SiteBuild(
            BuildOptions(
                content: "\(root)/Content", theme: "\(root)/Site", sources: sources, output: "\(root)/_site",
                cache: "\(root)/.cache", jobs: 2, isStrict: strict, writes: writes), searchPath: ""
        ).run()
    }

    func page(_ path: String) throws -> String { try String(contentsOfFile: "\(root)/_site/\(path)", encoding: .utf8) }
    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(root)/\(path)") }
}

extension BuildReport {
    fileprivate var ids: [String] {
        // The interface has five languages, this site two.
        diagnostics.filter { !$0.message.hasPrefix("the interface's text") }.map(\.id.rawValue)
    }
}

@Suite("A whole build")
struct SiteBuildTests {
    private static let unknownTerm = "---\ntitle: First\nsummary: S.\nunlinked-terms: [nope]\n---\n\nText.\n"
    private static let twice = "---\ntitle: First\nsummary: S.\n---\n\n## A {#a}\n\nText.\n\n## B {#a}\n\nText.\n"
    private static func concept(_ relation: String) -> String {
        "\(relation)\nlanguages: {en: {definition: d, terms: [{term: \(relation.count)x, status: preferred}]}}\n"
    }

    @Test(
        "says what it can't follow and what it doesn't read",
        arguments: [
            (
                ["Content/site.yaml": "languages: [{tag: en, name: E, title: T}, {tag: en, name: E, title: T}]\n"],
                "listed-twice"
            ),
            (["Content/en/guides/a.md": unknownTerm], "unknown-concept"),
            (["Content/en/guides/a.md": twice], "duplicate-anchor"),
            (["Content/glossary/a.yml": "x"], "misplaced-file"),
            (["Content/samples/x.yaml": "a: b\n"], "misplaced-file"),
            (["Content/topics.yaml": "fr: {app: [a]}\n"], "unknown-language"),
            (
                [
                    "Content/glossary/a.yaml": concept("broader: [b]"),
                    "Content/glossary/b.yaml": concept("broader:  [a]"),
                ],
                "circular-relation"
            ),
            (["Content/glossary/a.yaml": concept("related: [a]")], "circular-relation"),
        ] as [([String: String], String)])
    func mistakes(_ row: (files: [String: String], id: String)) throws {
        #expect(try SiteOnDisk(row.files).build().ids.contains(row.id))
    }

    @Test("A site without a home page in its first language is wrong, not behind")
    func homeless() throws {
        let site = try SiteOnDisk()
        try FileManager.default.removeItem(atPath: "\(site.root)/Content/en/index.md")
        let found = site.build().diagnostics.filter { $0.id == "missing-page" }
        #expect(
            found.map(\.message) == [
                "'index.md' is missing in 'en', the site's first language: nothing stands in for it"
            ])
    }

    @Test("shows where runs differ from a device, in each language and linked from the orders and the checks")
    func deviations() throws {
        let site = try SiteOnDisk([
            "Content/deviations.yaml": """
            - id: suspension
              kind: disputed
              profile: resume=silent
              about: {en: Suspension, de: Anhalten}
              here: {en: "It waits for `suspend`.", de: "Es wartet auf `suspend`."}
              why: {en: Nobody says when.}
            """
        ])
        #expect(site.build().ids == ["missing-translation"])
        let german = try site.page("de/fidelity/index.html")
        #expect(german.contains(#"<h3 id="suspension">Anhalten</h3>"#))
        #expect(german.contains("Es wartet auf <code>suspend</code>."))
        #expect(german.contains(#"<span lang="en">Nobody says when.</span>"#))
        #expect(german.contains("profile: {resume: silent}"))
        for page in ["orders", "checks"] {
            #expect(try site.page("en/\(page)/index.html").contains(#"href="../fidelity/index.html""#))
        }
    }

    @Test(
        "says what is wrong with a deviation",
        arguments: [
            ("- about: {en: a, de: b}\n  here: {en: a, de: b}\n  why: {en: a, de: b}", "missing-field"),
            ("- id: a\n  here: {en: a, de: b}\n  why: {en: a, de: b}", "missing-field"),
            (
                "- id: a\n  kind: odd\n  about: {en: a, de: b}\n  here: {en: a, de: b}\n  why: {en: a, de: b}",
                "malformed-field"
            ),
            ("- id: a\n  about: {en: a, de: b}\n  here: {en: a, de: b}\n  why: {en: a, de: b, fr: c}", "unknown-field"),
            ("id: a", "malformed-field"),
        ])
    func malformedDeviations(_ text: String, _ id: String) throws {
        #expect(try SiteOnDisk(["Content/deviations.yaml": text]).build(writes: false).ids == [id])
    }

    @Test("Folders become a site with a page a guide and language")
    func builds() throws {
        let site = try SiteOnDisk()
        let report = site.build()
        #expect(report.ids == [])
        #expect(report.isWritten)
        #expect(try site.page("de/guides/a.html").contains("<h1>Erster</h1>"))
        #expect(try site.page("index.html").contains("de/index.html"))
        #expect(site.exists("_site/glossary.db") && site.exists("_site/404.html"))
    }

    @Test("The switcher stays on the page, and the sections have one anchor in all languages")
    func switcher() throws {
        let site = try SiteOnDisk()
        _ = site.build()
        let page = try site.page("en/guides/a.html")
        #expect(page.contains(#"href="../../de/guides/a.html" lang="de" hreflang="de""#))
        #expect(try page.contains("id=\"part\"") && site.page("de/guides/a.html").contains("id=\"part\""))
    }

    @Test("A guide that a language lacks is shown in the default language, and the reader is told")
    func fallback() throws {
        let site = try SiteOnDisk(["Content/en/guides/b.md": "---\ntitle: Second\n---\n\nOnly here.\n"])
        #expect(site.build().ids == ["missing-translation"])
        let page = try site.page("de/guides/b.html")
        #expect(page.contains("class=\"notice\"") && page.contains("lang=\"en\">"))
    }

    @Test("A second build replaces the first whole; what is gone is gone")
    func replaces() throws {
        let site = try SiteOnDisk()
        _ = site.build()
        try FileManager.default.removeItem(atPath: "\(site.root)/Content/en/guides/a.md")
        try FileManager.default.removeItem(atPath: "\(site.root)/Content/de/guides/a.md")
        try site.write(
            "languages: [{tag: en, name: English, title: Site}, {tag: de, name: Deutsch, title: W}]",
            "Content/site.yaml")
        #expect(site.build().isWritten)
        #expect(!site.exists("_site/en/guides/a.html"))
        let leftovers = try FileManager.default.contentsOfDirectory(atPath: site.root).filter { $0.hasPrefix("_site.") }
        #expect(leftovers == [])
    }

    @Test("What a killed build left beside the site goes, and nothing else")
    func abandoned() throws {
        // No process has this number: it is beyond what Linux gives out.
        let site = try SiteOnDisk([
            "_site.99999999.new/.built-by-build-site": "", "_site.99999998.new/letter.txt": "dear", "_site.notes": "x",
        ])
        #expect(site.build().isWritten)
        #expect(!site.exists("_site.99999999.new"))
        #expect(site.exists("_site.99999998.new/letter.txt") && site.exists("_site.notes"))
    }

    @Test("A folder that no build wrote is left alone")
    func foreignFolder() throws {
        let site = try SiteOnDisk(["_site/letter.txt": "dear"])
        let report = site.build()
        #expect(report.couldNotRun && report.ids == ["foreign-folder"])
        #expect(site.exists("_site/letter.txt"))
    }

    @Test("With an error the site is still written, unless the build is strict")
    func strict() throws {
        let site = try SiteOnDisk(["Content/en/guides/a.md": "---\ntitle: A\n---\n\n[x](nowhere.md)\n\n## P {#part}\n"])
        #expect(site.build(strict: true).isWritten == false)
        #expect(!site.exists("_site"))
        let report = site.build()
        #expect(report.ids == ["broken-link"] && report.isWritten)
    }

    @Test("A check writes nothing")
    func check() throws {
        let site = try SiteOnDisk()
        #expect(site.build(writes: false).ids == [])
        #expect(!site.exists("_site"))
    }

    @Test("Raw HTML of a page is shown, not run")
    func rawHTML() throws {
        let site = try SiteOnDisk([
            "Content/en/guides/a.md":
                "---\ntitle: <script>t()</script>\n---\n\n<script>alert(1)</script>\n\nA <img src=x onerror=y> b.\n\n## P {#part}\n"
        ])
        _ = site.build()
        let page = try site.page("en/guides/a.html")
        #expect(!page.contains("<script>") && !page.contains("<img"))
        #expect(page.contains("&lt;script&gt;alert(1)"))
    }
}

@Suite("Bad input")
struct BadInputTests {
    private func ids(_ files: [String: String]) throws -> [String] { try SiteOnDisk(files).build().ids }

    @Test("A broken symbol link")
    func symbol() throws {
        let page = "---\ntitle: A\n---\n\n``Nothing/atAll()``\n\n## P {#part}\n"
        #expect(try ids(["Content/en/guides/a.md": page]) == ["unresolved-symbol"])
    }

    @Test("A folder of a language that the site doesn't list")
    func languageFolder() throws {
        #expect(try ids(["Content/fr/index.md": "x"]) == ["unknown-language"])
    }

    @Test("A language tag that is none")
    func languageTag() throws {
        let report = try SiteOnDisk(["Content/site.yaml": "languages: [{tag: english!, name: E, title: T}]"]).build()
        #expect(report.ids == ["unknown-language"] && report.couldNotRun)
    }

    @Test("Malformed YAML in the site file, in front matter, in a concept")
    func yaml() throws {
        let report = try SiteOnDisk(["Content/site.yaml": "languages: [\n"]).build()
        #expect(report.ids == ["malformed-yaml"] && report.couldNotRun)
        #expect(try ids(["Content/en/index.md": "---\ntitle: [a\n---\n\nx\n"]) == ["malformed-yaml"])
        #expect(try ids(["Content/glossary/x.yaml": "a: [\n"]) == ["malformed-yaml"])
    }

    @Test("Bytes that aren't UTF-8, at their place")
    func utf8() throws {
        let site = try SiteOnDisk()
        try Data("---\ntitle: A\n---\n\nab".utf8 + [0xFF] + "c\n\n## P {#part}\n".utf8)
            .write(to: URL(fileURLWithPath: "\(site.root)/Content/en/guides/a.md"))
        let diagnostic = try #require(site.build().diagnostics.first { $0.id == "invalid-utf8" })
        #expect(diagnostic.location?.lineColumn == LineColumn(line: 5, column: 3))
    }

    @Test("A site file that isn't there, a folder in a page's place")
    func unreadable() throws {
        let site = try SiteOnDisk()
        try FileManager.default.removeItem(atPath: "\(site.root)/Content/site.yaml")
        let report = site.build()
        #expect(report.ids == ["unreadable-file"] && report.couldNotRun)
        #expect(report.diagnostics[0].message.contains("it doesn't exist"))
    }

    @Test("A source without rights is an error, one with an unknown language too")
    func sources() throws {
        let list = "sources:\n  - {file: a.txt, language: en}\n  - {file: a.txt, language: xx, rights: cite}\n"
        #expect(
            try ids(["Content/sources/sources.yaml": list, "Content/sources/a.txt": "Words."])
                == ["missing-rights", "unknown-language"])
    }

    @Test("A source text that the list names and the folder lacks")
    func missingSource() throws {
        let list = "sources:\n  - {file: none.txt, language: en, rights: cite}\n"
        #expect(try ids(["Content/sources/sources.yaml": list]) == ["unreadable-file"])
    }

    @Test("A pipe in a page's place is reported, not waited for")
    func pipe() throws {
        let site = try SiteOnDisk()
        #expect(mkfifo("\(site.root)/Content/en/guides/f.md", 0o600) == 0)
        #expect(site.build().ids == ["unreadable-file"])
    }

    @Test("A folder that leads in a circle isn't followed")
    func circle() throws {
        let site = try SiteOnDisk()
        try FileManager.default.createSymbolicLink(
            atPath: "\(site.root)/Content/en/guides/back", withDestinationPath: "..")
        #expect(site.build().ids == [])
    }

    @Test(
        "A page without a title", arguments: ["", "Text.", "---\ntitle: [a]\n---\n", "---\ntitle: A\n\nNever closed."])
    func title(_ text: String) throws {
        #expect(try ids(["Content/en/index.md": text]) == ["missing-title"])
    }

    @Test("A file that belongs to no part of the site")
    func misplaced() throws {
        #expect(try ids(["Content/en/notes.md": "x"]) == ["misplaced-file"])
    }

    @Test("A library without a compiler")
    func noCompiler() throws {
        let site = try SiteOnDisk([
            "Content/site.yaml": "languages: [{tag: en, name: E, title: T}]\nlibrary: lib.yaml\n",
            "Content/lib.yaml": "modules: []\n",
        ])
        let report = site.build()
        #expect(report.couldNotRun && report.ids.contains("no-compiler"))
    }
}

@Suite("Rights")
struct RightsTests {
    @Test("Of a cited text not one sentence reaches the site, only what it treats")
    func cite() throws {
        let text = """
            Lines of Another

            A sentence that must not leave this file, whatever it says.

            Another heading of it

            let secretNumber = 42
            print(secretNumber)

            A last sentence, as secret as the first one was.
            """
        let site = try SiteOnDisk([
            "Content/sources/sources.yaml": "sources:\n  - {file: a.txt, language: en, rights: cite, origin: a book}\n",
            "Content/sources/a.txt": text,
        ])
        #expect(site.build().isWritten)
        let pages = try #require(FileManager.default.enumerator(atPath: "\(site.root)/_site"))
        let secrets = ["must not leave", "secretNumber", "as secret as", "Another heading"]
        for case let path as String in pages where path.hasSuffix(".html") || path.hasSuffix(".db") {
            let bytes = FileManager.default.contents(atPath: "\(site.root)/_site/\(path)") ?? Data()
            let page = String(decoding: bytes, as: UTF8.self)
            #expect(secrets.filter(page.contains) == [], "\(path)")
        }
        #expect(try site.page("en/sources/a.html").contains("a book"))
    }
}
