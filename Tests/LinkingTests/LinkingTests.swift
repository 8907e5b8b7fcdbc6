import APIModel
import Diagnostics
import Glossary
import Linking
import Markup
import Testing

/// A small site in two languages with one type and two methods.
private struct SmallSite {
    var guides: [String: String] = [:]
    var translated: [String: String] = [:]
    var reference = ""
    var concepts: [String: String] = [:]
    var sources: [SourceInput] = []
    var originals: [LanguageTag: RecordedOriginals] = [:]

    static let english = LanguageTag("en")
    static let german = LanguageTag("de")

    static let model = APIModel(symbols: [
        Symbol(id: SymbolID("c:Watcher"), kind: .protocol, module: "Kit", path: SymbolPath("Watcher")),
        Symbol(id: SymbolID("c:woke"), kind: .method, module: "Kit", path: SymbolPath("Watcher/woke(_:)")),
        Symbol(
            id: SymbolID("c:slept"), kind: .method, module: "Kit", path: SymbolPath("Watcher/slept(_:for:)"),
            documentation: "Says that it slept."),
        Symbol(id: SymbolID("c:Other"), kind: .class, module: "Kit", path: SymbolPath("Other")),
    ])

    private func parse(_ path: String, _ text: String) -> Document<WrittenLink> {
        MarkdownParser.parse(SourceFile(path: path, text: text)).document
    }

    func link() -> (site: LinkedSite, diagnostics: [Diagnostic]) {
        let site = SourceFile(path: "site.yaml", text: "")
        let configuration = SiteConfiguration(
            languages: [
                .init(tag: Self.english, name: "English", title: "Site"),
                .init(tag: Self.german, name: "Deutsch", title: "Website"),
            ],
            topics: [.init(title: [Self.english: "Types"], types: [("Watcher", SourceRange(0, 0))], file: site)],
            guides: guides.keys.sorted(), indexedTypes: ["Watcher"])
        let files = concepts.sorted { $0.key < $1.key }.map { SourceFile(path: "\($0.key).yaml", text: $0.value) }
        let documents = { (texts: [String: String], tag: LanguageTag) in
            Dictionary(
                uniqueKeysWithValues: texts.map { ($0, parse("\(tag.rawValue)/guides/\($0).md", $1)) })
        }
        return Linker.link(
            SiteInput(
                configuration: configuration,
                homes: [Self.english: parse("en/index.md", "Home."), Self.german: parse("de/index.md", "Start.")],
                guides: [
                    Self.english: documents(guides, Self.english), Self.german: documents(translated, Self.german),
                ],
                reference: reference.isEmpty
                    ? [:] : [Self.english: ["Watcher": parse("en/reference/Watcher.md", reference)]],
                glossary: Glossary.read(files, languages: [Self.english]).glossary, model: Self.model,
                sources: sources, originals: originals))
    }

    /// Problems; advice has its own tests.
    func ids() -> [String] { link().diagnostics.filter { $0.severity > .note }.map(\.id.rawValue) }
    func advice() -> [Diagnostic] { link().diagnostics.filter { $0.severity == .note } }
}

extension LinkedSite {
    fileprivate func document(_ key: PageKey, _ language: String = "en") -> LinkedDocument? {
        for page in pages where page.key == key && page.language.rawValue == language {
            if case .document(let document) = page.content { return document }
        }
        return nil
    }

    fileprivate func terms(_ key: PageKey) -> [ConceptID] {
        links(key).compactMap { if case .concept(let term) = $0 { term.concept } else { nil } }
    }

    fileprivate func links(_ key: PageKey) -> [ResolvedLink] {
        (document(key)?.blocks ?? []).flatMap { block -> [ResolvedLink] in
            guard case .paragraph(let inlines) = block.kind else { return [] }
            return inlines.compactMap { if case .link(let link, _, _) = $0.kind { link } else { nil } }
        }
    }
}

@Suite("Links")
struct LinkTests {
    private func site(_ text: String) -> (site: LinkedSite, diagnostics: [Diagnostic]) {
        SmallSite(
            guides: ["a": text, "b": "## Part {#part}\n\nText."], translated: ["a": "x", "b": "## Teil {#part}"]
        ).link()
    }

    @Test("A symbol link leads to its page")
    func symbol() {
        let (site, diagnostics) = site("See ``Watcher/woke(_:)``.")
        #expect(site.links(.guide("a")) == [.symbol(SymbolPath("Watcher/woke(_:)"))])
        #expect(diagnostics.isEmpty)
    }

    @Test("A misspelt symbol is reported with the nearest one, at its place")
    func misspelt() throws {
        let (site, diagnostics) = site("See ``Watcher/wok(_:)`` here.")
        let diagnostic = try #require(diagnostics.first)
        #expect(diagnostic.id == "unresolved-symbol")
        #expect(diagnostic.fixIts.first?.replacement == "``Watcher/woke(_:)``")
        #expect(diagnostic.location?.text == "``Watcher/wok(_:)``")
        #expect(site.links(.guide("a")).isEmpty)
    }

    @Test("A symbol without a page is told apart from one that doesn't exist")
    func undocumented() {
        #expect(site("``Other``").diagnostics.map(\.id) == ["undocumented-symbol"])
    }

    @Test("A page and its section are found by the file's path")
    func page() {
        let (site, diagnostics) = site("[b](b.md#part), [c](../reference/index.md), [d](#nowhere)")
        #expect(site.links(.guide("a"))[0] == .page(.guide("b"), anchor: "part"))
        #expect(site.links(.guide("a"))[1] == .page(.reference, anchor: nil))
        #expect(diagnostics.map(\.id) == ["broken-anchor"])
    }

    @Test(
        "What leads nowhere is an error",
        arguments: [
            ("[x](c.md)", "broken-link"), ("[x](b.md#prat)", "broken-anchor"),
            ("[x](../../../etc/passwd)", "broken-link"),
            ("[x](javascript:alert)", "unsafe-link"), ("[x](JaVaScRiPt:alert)", "unsafe-link"),
            ("[x](data:text/html,x)", "unsafe-link"), ("[x](//evil.example)", "unsafe-link"),
            ("[x](vbscript:x)", "unsafe-link"), ("[x](file:///etc/passwd)", "unsafe-link"),
        ])
    func broken(_ row: (String, String)) {
        let (site, diagnostics) = site(row.0)
        #expect(diagnostics.map(\.id.rawValue) == [row.1])
        #expect(!site.links(.guide("a")).contains { if case .external = $0 { true } else { false } })
    }

    @Test("Links to elsewhere pass", arguments: ["https://swift.org", "http://example.org/a:b", "mailto:a@b.example"])
    func external(_ url: String) {
        let (site, diagnostics) = site("[x](\(url))")
        #expect(site.links(.guide("a")) == [.external(url)])
        #expect(diagnostics.isEmpty)
    }

    @Test("Headings without an anchor get one of their words, no two alike")
    func anchors() {
        let document = site("## 씬 연결\n\n## 씬 연결\n\n## A b, c!\n\n## !").site.document(.guide("a"))
        let anchors = (document?.blocks ?? []).map { block -> String? in
            if case .heading(let heading) = block.kind { heading.anchor } else { nil }
        }
        #expect(anchors == ["씬-연결", "씬-연결-2", "a-b-c", "section"])
    }
}

@Suite("Translations")
struct TranslationTests {
    @Test("A guide that a language lacks is shown in the default language and reported")
    func fallback() throws {
        let (site, diagnostics) = SmallSite(guides: ["a": "Text."]).link()
        let page = try #require(site.pages.first { $0.key == .guide("a") && $0.language == SmallSite.german })
        #expect(page.contentLanguage == SmallSite.english)
        #expect(diagnostics.map(\.id) == ["missing-translation"])
        #expect(diagnostics[0].message == "'guides/a.md' is missing in 'de'; readers see it in 'en'")
    }

    @Test("A translated page is its own")
    func translated() throws {
        let site = SmallSite(guides: ["a": "Text."], translated: ["a": "Wort."]).link().site
        let page = try #require(site.pages.first { $0.key == .guide("a") && $0.language == SmallSite.german })
        #expect(page.contentLanguage == SmallSite.german)
    }
}

@Suite("Terms")
struct TermLinkTests {
    private let scene = """
        languages: {en: {definition: d, terms: [{term: scene, status: preferred}, {term: stage, status: deprecated}]}}
        """
    private let delegate = """
        languages: {en: {definition: d, terms: [{term: scene delegate, status: preferred}]}}
        """

    private func site(_ text: String) -> (site: LinkedSite, diagnostics: [Diagnostic]) {
        var site = SmallSite(guides: ["a": text], translated: ["a": "x"])
        site.concepts = ["scene": scene, "scene-delegate": delegate]
        return site.link()
    }

    @Test("The first mention in a section is linked, the next section begins anew")
    func first() {
        let text = "A scene and a scene.\n\n## Next\n\nA scene."
        #expect(site(text).site.terms(.guide("a")) == [ConceptID("scene"), ConceptID("scene")])
    }

    @Test("The longest term wins, across a line end too")
    func longest() {
        #expect(site("The scene\ndelegate works.").site.terms(.guide("a")) == [ConceptID("scene-delegate")])
    }

    @Test(
        "Code, links, headings and quotations are left alone",
        arguments: ["`scene`", "[scene](https://a.example)", "> scene"])
    func leftAlone(_ text: String) {
        #expect(site(text).site.terms(.guide("a")).isEmpty)
    }

    @Test("A page can switch a term off")
    func switchedOff() {
        #expect(site("---\nunlinked-terms: [scene]\n---\nA scene.").site.links(.guide("a")).isEmpty)
    }

    @Test("A deprecated term is reported with the preferred one")
    func deprecated() throws {
        let diagnostic = try #require(site("On the stage.").diagnostics.first)
        #expect(diagnostic.id == "deprecated-term")
        #expect(diagnostic.location?.text == "stage")
        #expect(diagnostic.fixIts.first?.replacement == "scene")
    }

    @Test("Uses are counted with their sentence")
    func uses() {
        let uses = site("First. A scene comes. A scene goes.").site.termUses[ConceptID("scene")] ?? []
        #expect(uses.map(\.excerpt) == ["A scene comes.", "A scene comes."])
    }

    @Test("A concept whose symbol doesn't exist is an error")
    func symbol() {
        var site = SmallSite(guides: ["a": "x"], translated: ["a": "x"])
        site.concepts = ["scene": "symbol: Nothing\n" + scene]
        #expect(site.ids() == ["unresolved-symbol"])
    }
}

@Suite("Reference")
struct ReferenceTests {
    private let prose = """
        ---
        title: Watcher
        ---

        It watches.

        ## ``Watcher/woke(_:)``

        Called when it woke. See ``Watcher/slept(_:for:)``.

        More.
        """

    private func pages(_ prose: String) -> (site: LinkedSite, diagnostics: [Diagnostic]) {
        var site = SmallSite()
        site.reference = prose
        return site.link()
    }

    private func symbolPage(_ site: LinkedSite, _ path: String, _ language: String = "en") -> SymbolPage? {
        for page in site.pages where page.key == .symbol(SymbolPath(path)) && page.language.rawValue == language {
            if case .symbol(let symbol) = page.content { return symbol }
        }
        return nil
    }

    @Test("Each member has a page with its section's prose")
    func sections() throws {
        let site = pages(prose).site
        #expect(try #require(symbolPage(site, "Watcher")).prose.count == 1)
        #expect(try #require(symbolPage(site, "Watcher/woke(_:)")).prose.count == 2)
        #expect(
            site.pages.first { $0.key == .symbol(SymbolPath("Watcher/woke(_:)")) }?.summary
                == "Called when it woke. See slept(_:for:).")
    }

    @Test("A member without prose shows the library's words")
    func documentation() throws {
        let page = try #require(symbolPage(pages(prose).site, "Watcher/slept(_:for:)"))
        #expect(page.prose.isEmpty)
        #expect(page.documentation.count == 1)
    }

    @Test("A language without prose gets the default language's, marked")
    func fallback() throws {
        let page = try #require(symbolPage(pages(prose).site, "Watcher/woke(_:)", "de"))
        #expect(page.proseLanguage == SmallSite.english)
        #expect(page.prose.count == 2)
    }

    @Test(
        "Headings that head no member are errors",
        arguments: [
            ("## Something", "section-without-symbol"), ("## ``Other/x()``", "foreign-section"),
            ("## ``Watcher/wok(_:)``", "unresolved-symbol"),
            ("## ``Watcher/woke(_:)``\n\nA.\n\n## ``Watcher/woke(_:)``", "repeated-section"),
        ])
    func headings(_ row: (String, String)) {
        #expect(pages(row.0).diagnostics.map(\.id.rawValue).contains(row.1))
    }

    @Test("A mention in another section is found, with its sentence and place")
    func mentions() throws {
        let mention = try #require(pages(prose).site.mentions[SymbolPath("Watcher/slept(_:for:)")]?.first)
        #expect(mention.role == .describes)
        #expect(mention.place == "en/reference/Watcher.md:9")
        #expect(mention.excerpt == "See slept(_:for:).")
    }

    @Test("A type that the library lacks is reported with the nearest one")
    func unknownType() {
        let file = SourceFile(path: "site.yaml", text: "Watchr")
        let configuration = SiteConfiguration(
            languages: [.init(tag: SmallSite.english, name: "English", title: "Site")],
            topics: [.init(title: [:], types: [("Watchr", SourceRange(0, 6))], file: file)])
        let home = Document<WrittenLink>(file: SourceFile(path: "en/index.md", text: ""), blocks: [])
        let found = Linker.link(
            SiteInput(configuration: configuration, homes: [SmallSite.english: home], model: SmallSite.model)
        ).diagnostics
        #expect(found.first?.fixIts.first?.replacement == "Watcher")
    }

    @Test(
        "File names bear every file system, and no two are alike",
        arguments: [
            ("scene(_:willConnectTo:options:)", "scene-willConnectTo-options"), ("window", "window"),
            ("==(_:_:)", "operator"),
        ])
    func fileNames(_ row: (String, String)) {
        let type = SymbolPath("T")
        let paths = PagePaths(types: [type]) { _ in [SymbolPath(["T", row.0]), SymbolPath(["T", row.0.uppercased()])] }
        let names = [row.0, row.0.uppercased()].map { paths.path(.symbol(SymbolPath(["T", $0]))) }
        #expect(names.contains("reference/T/\(row.1)") || names.contains("reference/T/\(row.1)-2"))
        #expect(Set(names.map { $0.lowercased() }).count == (row.0 == row.0.uppercased() ? 1 : 2))
    }
}

@Suite("Source texts on the site")
struct LinkedSourceTests {
    private func source(_ rights: SourceRights) -> SourceInput {
        let file = SourceFile(path: "sources/old.txt", text: "Secret words on woke(_:) here.")
        let record = SourceRecord(
            name: "old", title: "Old", language: SmallSite.english, rights: rights, origin: "a book",
            fields: [.init(kind: .author, value: "N. N.")], repairs: [])
        return SourceInput(
            record: record, document: MarkdownParser.parse(file).document,
            mentions: [
                .init(
                    name: "woke(_:)", range: SourceRange(16, 24), section: "Part",
                    sentence: "Secret words on woke(_:) here.")
            ])
    }

    private func page(_ rights: SourceRights) throws -> (SourcePage, LinkedSite) {
        var small = SmallSite()
        small.sources = [source(rights)]
        let site = small.link().site
        for page in site.pages where page.key == .source("old") {
            if case .source(let source) = page.content { return (source, site) }
        }
        throw Missing()
    }

    private struct Missing: Error {}

    @Test("A text that may be published is shown, and its mention quoted")
    func publish() throws {
        let (page, site) = try page(.publish)
        #expect(page.document != nil)
        #expect(site.mentions[SymbolPath("Watcher/woke(_:)")]?.first?.excerpt == "Secret words on woke(_:) here.")
    }

    @Test("Of a text that may only be cited no word is kept, only what it treats where")
    func cite() throws {
        let (page, site) = try page(.cite)
        #expect(page.document == nil)
        #expect(
            page.treated == [
                .init(symbol: "Watcher/woke(_:)", link: .symbol(SymbolPath("Watcher/woke(_:)")), lines: [1])
            ])
        let mention = try #require(site.mentions[SymbolPath("Watcher/woke(_:)")]?.first)
        #expect(mention.excerpt.isEmpty && mention.sectionTitle.isEmpty)
    }
}

@Suite("The check of terms")
struct TerminologyCheckTests {
    private func concept(_ english: String, _ german: String) -> String {
        "languages: {en: {definition: d, terms: [\(english)]}, de: {definition: d, terms: [\(german)]}}"
    }

    private func advice(_ english: String, _ german: String) -> [String] {
        var site = SmallSite(guides: ["a": english], translated: ["a": german])
        site.concepts = [
            "scene": concept(
                "{term: scene, status: preferred, pos: noun}, {term: screen, pos: noun}",
                "{term: Szene, status: preferred, pos: noun, forms: [Szenen]}"),
            "window": concept(
                "{term: window, status: preferred, pos: noun}", "{term: Fenster, status: preferred, pos: noun}"),
        ]
        return site.advice().map { "\($0.id.rawValue) \($0.location?.text ?? "")" }
    }

    @Test("Two words for one concept on one page are reported at the one that isn't preferred")
    func mixed() {
        #expect(
            advice("A screen, then a scene, then a window.", "Eine Szene im Fenster.") == ["mixed-terms screen"])
    }

    @Test("A concept that a page names twice and its translation never is reported at the original")
    func dropped() {
        #expect(advice("A scene. Another scene in a window.", "Im Fenster.") == ["dropped-concept scene"])
        #expect(advice("A scene in a window.", "Im Fenster.") == [])
    }

    @Test("A concept that no page names is reported at its file")
    func unused() { #expect(advice("A scene.", "Die Szene.").map { $0.prefix(14) } == ["unused-concept"]) }
}

@Suite("Translations and what they were made from")
struct TranslationStateTests {
    private static let english = "Words.\n\n## One {#one}\n\nText.\n\n### Part\n\nMore.\n\n## Two {#two}\n\nText."

    private func changed(_ recorded: RecordedOriginals?) -> [String] {
        var site = SmallSite(guides: ["a": Self.english], translated: ["a": "Worte."])
        site.originals = recorded.map { [SmallSite.german: $0] } ?? [:]
        let (linked, _) = site.link()
        return linked.pages.first { $0.key == .guide("a") && $0.language == SmallSite.german }?.changes
            .map { $0.anchor ?? "–" } ?? []
    }

    private static let sections = OriginalSections(
        MarkdownParser.parse(SourceFile(path: "a.md", text: english)).document
    ).sections

    @Test("A section is what stands below a heading of the second level, and has a name of its own")
    func sections() {
        #expect(Self.sections.map(\.key) == ["introduction", "one", "two"])
        #expect(Set(Self.sections.map(\.hash)).count == 3)
    }

    @Test("Of a page that nobody recorded nothing is claimed; what was recorded is compared")
    func changes() {
        var all = Dictionary(uniqueKeysWithValues: Self.sections.map { ($0.key, $0.hash) })
        #expect(changed(nil) == [])
        #expect(changed(["guides/a.md": all]) == [])
        all["one"] = "another"
        all["two"] = nil
        #expect(changed(["guides/a.md": all]) == ["one", "two"])
    }
}
