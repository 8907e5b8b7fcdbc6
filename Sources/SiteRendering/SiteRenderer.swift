import APIModel
import Glossary
import HTML
import Linking

/// A linked site into output files. Each page is rendered alone, so pages can be rendered in parallel.
package struct SiteRenderer: Sendable {
    private let site: LinkedSite
    package let strings: UIStrings
    private var facts: BuildFacts
    private let guideTitles: [LanguageTag: [String: GuideTitle]]
    private let described: [LanguageTag: Set<SymbolPath>]
    private let callPaths: [String: SymbolPath]
    private let summaries: [LanguageTag: [SymbolPath: PageContext.Summary]]
    private let locales: [LanguageTag: String]

    struct GuideTitle: Sendable {
        var title: String
        var summary: String
    }

    package init(site: LinkedSite, strings: UIStrings, facts: BuildFacts) {
        self.site = site
        self.strings = strings
        self.facts = facts
        var titles: [LanguageTag: [String: GuideTitle]] = [:]
        var summaries: [LanguageTag: [SymbolPath: PageContext.Summary]] = [:]
        var described: [LanguageTag: Set<SymbolPath>] = [:]
        for page in site.pages {
            switch page.key {
            case .guide(let name):
                titles[page.language, default: [:]][name] = GuideTitle(title: page.title, summary: page.summary)
            case .symbol(let path):
                summaries[page.language, default: [:]][path] = PageContext.Summary(
                    text: page.summary, language: page.contentLanguage)
                if case .symbol(let symbol) = page.content, !symbol.prose.isEmpty, symbol.proseLanguage == page.language
                {
                    described[page.language, default: []].insert(path)
                }
            default: break
            }
        }
        guideTitles = titles
        self.summaries = summaries
        self.described = described
        let tags = site.configuration.tags
        locales = Dictionary(
            tags.map { ($0, PageMetadata.locale($0)) }, uniquingKeysWith: { first, _ in first })
        callPaths = Dictionary(
            site.positions.keys.map { ($0.name, $0) }, uniquingKeysWith: { min($0, $1) })
    }

    package var pageCount: Int { site.pages.count }

    /// What a page is called in its language.
    package func title(of page: LinkedPage) -> String {
        let context = PageContext(
            site: site, strings: strings, facts: facts, language: page.language, path: "", allSummaries: [:],
            described: [:], callPaths: [:])
        if page.key == .home { return site.configuration.language(page.language)?.title ?? page.title }
        return context.title(of: page.key, stored: page.title)
    }

    /// The page at `index` of the site's pages, as a file.
    package func page(_ index: Int) -> OutputFile {
        let page = site.pages[index]
        let context = context(of: page)
        let layout = PageLayout(context: context, page: page, guides: guideTitles[page.language] ?? [:])
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16_384)
        layout.html().write(to: &bytes)
        return OutputFile(path: "\(page.language.rawValue)/\(context.path).html", bytes: bytes)
    }

    /// The page at `index` as Markdown; nil for a source text's, which is another's to give away.
    package func twin(_ index: Int) -> OutputFile? {
        let page = site.pages[index]
        guard page.key.hasTwin else { return nil }
        let context = context(of: page)
        let twin = MarkdownTwin(context: context, page: page, guides: guideTitles[page.language] ?? [:])
        return twin.markdown().map {
            OutputFile(path: "\(page.language.rawValue)/\(context.path).md", bytes: Array($0.utf8))
        }
    }

    /// The pages for another edition, with what it has to load.
    package func edition(_ edition: BuildFacts.Edition) -> SiteRenderer {
        var renderer = self
        renderer.facts.edition = edition
        return renderer
    }

    /// The files of the theme that pages load.
    package var assets: [OutputFile] { facts.assets.files }

    private func context(of page: LinkedPage) -> PageContext {
        PageContext(
            site: site, strings: strings, facts: facts, language: page.language, path: site.paths.path(page.key),
            allSummaries: summaries, described: described, callPaths: callPaths, locales: locales)
    }

    /// Files that belong to no page: the front page that leads to the languages, and the pages for what isn't there.
    package func rootFiles() -> [OutputFile] {
        frontPages() + facts.assets.files + ledgers() + feeds()
            + MachineFiles(site: site, strings: strings, assets: facts.assets, title: title).files()
    }

    /// What was repaired in each source text, for programs.
    package func ledgers() -> [OutputFile] {
        site.sources.map { OutputFile(path: $0.ledgerPath, bytes: Array(($0.ledger.serialized + "\n").utf8)) }
    }

    private func feeds() -> [OutputFile] {
        site.configuration.languages.compactMap { language in
            ChangeFeed(renderer: self, site: site, history: facts.history, language: language).file()
        }
    }

    private func frontPages() -> [OutputFile] {
        let front = FrontPage(configuration: site.configuration, strings: strings, assets: facts.assets)
        return [file("index.html", front.index()), file("404.html", front.notFound())]
            + site.configuration.languages.map { file("\($0.tag.rawValue)/404.html", front.notFound($0)) }
    }

    private func file(_ path: String, _ html: HTML) -> OutputFile {
        var bytes: [UInt8] = []
        html.write(to: &bytes)
        return OutputFile(path: path, bytes: bytes)
    }
}
