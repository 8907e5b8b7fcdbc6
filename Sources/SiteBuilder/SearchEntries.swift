import APIModel
import Glossary
import GlossaryLookup
import Linking
import Markup
import Samples
import SearchIndex
import SiteRendering

/// A linked site into what can be looked up in it: concepts, symbols, pages and samples, in this order.
struct SearchEntries {
    private let site: LinkedSite
    private let languages: [LanguageTag]
    private let title: (LinkedPage) -> String

    /// - Parameter title: what a page is called in its language.
    init(_ site: LinkedSite, title: @escaping (LinkedPage) -> String) {
        self.site = site
        self.title = title
        languages = site.configuration.tags
    }

    var entries: [SearchEntry] {
        var pages: [PageKey: [LinkedPage]] = [:]
        for page in site.pages { pages[page.key, default: []].append(page) }
        let glossary = site.paths.path(.glossary)
        let concepts = site.glossary.concepts.map { concept in
            SearchEntry(concept, languages: languages) { "\($0.rawValue)/\(glossary).html#\(concept.id.rawValue)" }
        }
        let keys = pages.keys.sorted()
        return concepts + keys.compactMap { key in pages[key].flatMap { symbol(key, $0) } }
            + keys.compactMap { key in pages[key].flatMap { page(key, $0) } } + samples(pages)
    }

    private func symbol(_ key: PageKey, _ pages: [LinkedPage]) -> SearchEntry? {
        guard case .symbol(let path) = key else { return nil }
        return SearchEntry(
            symbol: path.text, name: path.name, languages: localized(pages, terms: { _ in [] }), texts: texts(pages),
            weight: site.mentions[path]?.count ?? 0)
    }

    private func page(_ key: PageKey, _ pages: [LinkedPage]) -> SearchEntry? {
        if case .symbol = key { return nil }
        return SearchEntry(
            kind: .page, id: site.paths.path(key),
            languages: localized(pages, terms: { [LookupEntry.Term(text: title($0))] }),
            names: pages.filter(isOwn).map { SearchEntry.Name(title($0), $0.language, .title) }, texts: texts(pages))
    }

    private func localized(_ pages: [LinkedPage], terms: (LinkedPage) -> [LookupEntry.Term]) -> [LookupEntry.Localized]
    {
        languages.map { tag in
            guard let page = pages.first(where: { $0.language == tag }) else {
                return LookupEntry.Localized(language: tag.rawValue, page: "", definition: "", terms: [])
            }
            return LookupEntry.Localized(
                language: tag.rawValue, page: address(page.key, tag), definition: page.summary, terms: terms(page))
        }
    }

    private func address(_ key: PageKey, _ tag: LanguageTag) -> String {
        "\(tag.rawValue)/\(site.paths.path(key)).html"
    }

    /// A fallback page says what the default language's page has said.
    private func isOwn(_ page: LinkedPage) -> Bool { page.contentLanguage == page.language }

    private func texts(_ pages: [LinkedPage]) -> [SearchEntry.Text] {
        pages.filter(isOwn).flatMap { page in
            let blocks: [LinkedBlock]
            switch page.content {
            case .document(let document): blocks = document.blocks
            case .symbol(let symbol): blocks = symbol.prose + symbol.documentation
            case .source(let source): blocks = source.document?.blocks ?? []
            case .list: blocks = []
            }
            return [SearchEntry.Text(page.summary, page.language)] + blocks.flatMap { texts($0, page.language) }
        }
    }

    private func texts(_ block: LinkedBlock, _ language: LanguageTag) -> [SearchEntry.Text] {
        switch block.kind {
        case .paragraph(let inlines): [SearchEntry.Text(inlines.plainText(), language)]
        case .heading(let heading): [SearchEntry.Text(heading.content.plainText(), language, isHeading: true)]
        case .list(let list): list.items.flatMap { $0.blocks.flatMap { texts($0, language) } }
        case .quote(let blocks), .footnote(_, _, let blocks): blocks.flatMap { texts($0, language) }
        case .table(let table):
            ([table.header] + table.rows).flatMap { $0.map { SearchEntry.Text($0.content.plainText(), language) } }
        // A sample is an entry of its own.
        case .code, .thematicBreak, .html: []
        }
    }

    // MARK: Samples

    private struct Place: Hashable {
        var page: PageKey
        var anchor: String
    }

    private func samples(_ pages: [PageKey: [LinkedPage]]) -> [SearchEntry] {
        var order: [Place] = []
        var byPlace: [Place: [SampleIndex.Entry]] = [:]
        for entry in site.samples.entries {
            let place = Place(page: entry.page, anchor: entry.anchor)
            if byPlace[place] == nil { order.append(place) }
            byPlace[place, default: []].append(entry)
        }
        return order.compactMap { place in byPlace[place].flatMap { sample(place, $0, pages[place.page] ?? []) } }
    }

    /// A sample is called by its first line, and found by its words; where rights don't allow code to be shown, by the page
    /// that it is on and the symbols in it.
    private func sample(_ place: Place, _ entries: [SampleIndex.Entry], _ pages: [LinkedPage]) -> SearchEntry? {
        guard let first = entries.first else { return nil }
        let checked = first.checked
        let isShown = showsCode(place.page)
        let code = HiddenLines(checked.sample.code).shown(checked.sample.code)
        let line = code.split(separator: "\n").first { $0.contains { $0.isLetter } }
        let words =
            isShown
            ? code
            : checked.identifiers.compactMap { site.model[$0.symbol]?.path.text }.joined(separator: " ")
        return SearchEntry(
            kind: .sample, id: "\(site.paths.path(place.page))#\(place.anchor)",
            languages: languages.map { tag in
                guard let page = pages.first(where: { $0.language == tag }), shows(page, entries) else {
                    return LookupEntry.Localized(language: tag.rawValue, page: "", definition: "", terms: [])
                }
                let name = isShown ? line.map { String($0.drop(while: \.isWhitespace).prefix(80)) } : nil
                return LookupEntry.Localized(
                    language: tag.rawValue, page: "\(address(place.page, tag))#\(place.anchor)",
                    definition: title(page),
                    terms: [LookupEntry.Term(text: name ?? "\(title(page)) · \(place.anchor)")])
            }, names: [], texts: [SearchEntry.Text(words, nil)])
    }

    /// Programs and source texts are on their pages in every language, other samples where their text is.
    private func shows(_ page: LinkedPage, _ entries: [SampleIndex.Entry]) -> Bool {
        switch page.key {
        case .samples, .source: true
        default: entries.contains { $0.language == page.contentLanguage }
        }
    }

    private func showsCode(_ key: PageKey) -> Bool {
        guard case .source(let name) = key else { return true }
        return site.sources.first { $0.name == name }?.rights == .publish
    }
}

extension SearchIndex {
    init(_ site: LinkedSite, _ renderer: SiteRenderer) {
        self.init(
            languages: site.configuration.tags, entries: SearchEntries(site, title: renderer.title(of:)).entries)
    }
}
