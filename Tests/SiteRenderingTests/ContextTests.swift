import APIModel
import Glossary
import HTML
import Testing

@testable import Linking
@testable import SiteRendering

@Suite("Links between pages")
struct ContextTests {
    private func context(_ path: String, _ language: String = "it") -> PageContext {
        let configuration = SiteConfiguration(languages: [
            .init(tag: LanguageTag("en"), name: "English", title: "Site"),
            .init(tag: LanguageTag("it"), name: "Italiano", title: "Sito"),
        ])
        let type = SymbolPath("Watcher")
        let paths = PagePaths(types: [type]) { _ in [SymbolPath("Watcher/woke(_:for:)")] }
        let site = LinkedSite(
            configuration: configuration, pages: [], paths: paths, model: APIModel(), topics: [], members: [:],
            glossary: Glossary(concepts: []), termUses: [:], mentions: [:], samples: SampleIndex([]), sources: [])
        return PageContext(
            site: site, strings: UIStrings(["it": [.home: "Inizio"], "en": [.next: "Next {0}"]]),
            facts: BuildFacts(compiler: "", languageMode: 5), language: LanguageTag(language), path: path,
            allSummaries: [:], described: [:], callPaths: [:])
    }

    @Test(
        "Links are relative to the page",
        arguments: [
            ("index", PageKey.guide("a"), "guides/a.html"),
            ("guides/a", .guide("b"), "b.html"),
            ("guides/a", .home, "../index.html"),
            ("guides/a", .guide("a"), "a.html"),
            ("guides/a", .symbol(SymbolPath("Watcher/woke(_:for:)")), "../reference/Watcher/woke-for.html"),
            ("reference/Watcher/woke-for", .symbol(SymbolPath("Watcher")), "index.html"),
        ])
    func relative(_ row: (String, PageKey, String)) { #expect(context(row.0).href(row.1) == row.2) }

    @Test("A link into another language goes over the root")
    func language() {
        #expect(context("guides/a").href(.guide("a"), in: LanguageTag("en")) == "../../en/guides/a.html")
    }

    @Test("An anchor of the same page is the anchor alone; spaces and quotes are escaped")
    func anchor() {
        #expect(context("guides/a").href(.guide("a"), anchor: "part") == "#part")
        #expect(context("index").href(.glossary, anchor: "a b\"") == "glossary/index.html#a%20b%22")
        #expect(context("index").href(to: .anchor("씬")) == "#씬")
    }

    @Test("A text that a language lacks comes in the default language, with its places filled")
    func strings() {
        #expect(context("index").ui(.home) == "Inizio")
        #expect(context("index").ui(.next, "x") == "Next x")
        #expect(context("index").ui(.menu) == "menu")
    }

    @Test(
        "Numbers are grouped as the language does",
        arguments: [
            ("de", 12345, "12.345"), ("it", 1234, "1234"), ("it", 12345, "12.345"), ("en", 1234, "1,234"),
            ("ko", 7, "7"),
        ])
    func numbers(_ row: (String, Int, String)) { #expect(context("index", row.0).number(row.1) == row.2) }

    @Test("Shares of a hundred", arguments: [("de", 0.954, "95\u{A0}%"), ("it", 0.5, "50%"), ("ko", 1, "100%")])
    func percent(_ row: (String, Double, String)) { #expect(context("index", row.0).percent(row.1) == row.2) }

    @Test(
        "What a statement rests on is said in the page's language",
        arguments: [
            ("en", "observed (public logs) for the order.", "observed (logs) for the order"),
            ("en", "documented (a page); more is inferred.", "documented (a page); more is inferred"),
            (
                "it", "documented (a page), observed (public logs) for the order.",
                "documentato, in parte osservato (log)"
            ),
        ])
    func evidence(_ row: (String, String, String)) {
        var context = context("index", row.0)
        context.strings = UIStrings([
            "en": [
                .documented: "documented", .observed: "observed", .groundLogs: "logs", .counted: "{0} ({1})",
                .listSeparator: ", ",
            ],
            "it": [
                .documented: "documentato", .observed: "osservato", .groundLogs: "log", .inPart: "in parte {0}",
            ],
        ])
        let evidence = Evidence(row.1)
        #expect(evidence.map(context.text) == row.2)
        #expect(evidence.map { context.words(on: $0) { .text(context.ui(UIString($0))) }.textContent } == row.2)
    }

    @Test(
        "Long selectors may break at their labels and capitals, short names not",
        arguments: [
            ("场景（iOS 13 起）", "场景（iOS 13 起）"), ("macOS and watchOS 7", "macOS and watchOS 7"),
            ("scene(_:willConnectTo:options:)", "scene(_:|will|Connect|To:options:)"), ("window", "window"),
            ("sceneDidBecomeActive(_:)", "scene|DidBecome|Active(_:)"), ("launch()", "launch()"),
        ])
    func breaks(_ row: (String, String)) {
        let html = HTML.group(HTML.breakable(row.0))
        #expect(html.textContent == row.0)
        #expect(html.serialized.contains("<wbr>") == row.1.contains("|"))
    }
}
