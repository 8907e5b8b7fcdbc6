import Glossary
import Linking
import XML

/// A language's Atom feed (RFC 4287): the pages whose texts authors changed last, newest first. What changes by itself, as
/// the look of pages and what the compiler says, is no news.
struct ChangeFeed {
    let renderer: SiteRenderer
    let site: LinkedSite
    let history: ContentHistory
    let language: SiteConfiguration.Language

    /// As many as a reader catches up on.
    private static let length = 30

    static func path(_ language: LanguageTag) -> String { "\(language.rawValue)/feed.xml" }

    private struct Entry {
        var page: LinkedPage
        var address: String
        var dates: ContentHistory.Dates
    }

    /// Nil where the site's address isn't known, which entries need for their names, or no text has a history.
    func file() -> OutputFile? {
        guard let address = site.configuration.address(of: Self.path(language.tag)),
            let home = site.configuration.address(of: "\(language.tag.rawValue)/index.html"), let newest = entries.first
        else { return nil }
        let head: [XML] = [
            .tag("title", [:], language.title), .tag("id", [:], address),
            .tag("updated", [:], newest.dates.updated.text),
            .tag("link", ["rel": "self", "type": "application/atom+xml", "href": address]),
            .tag("link", ["rel": "alternate", "type": "text/html", "href": home]),
            .tag("author", [:], [.tag("name", [:], language.title)]),
        ]
        let root = XML.tag(
            "feed", ["xmlns": "http://www.w3.org/2005/Atom", "xml:lang": language.tag.rawValue],
            head + entries.map(element))
        return OutputFile(path: Self.path(language.tag), bytes: root.document())
    }

    private var entries: [Entry] {
        let all = site.pages.filter { $0.language == language.tag }.compactMap { page -> Entry? in
            let path = "\(language.tag.rawValue)/\(site.paths.path(page.key)).html"
            guard let dates = history.dates(of: page), let address = site.configuration.address(of: path) else {
                return nil
            }
            return Entry(page: page, address: address, dates: dates)
        }
        return Array(
            all.sorted { ($1.dates.updated, $0.address) < ($0.dates.updated, $1.address) }.prefix(Self.length))
    }

    private func element(_ entry: Entry) -> XML {
        .tag(
            "entry", [:],
            [
                .tag("title", [:], renderer.title(of: entry.page)), .tag("id", [:], entry.address),
                .tag("link", ["rel": "alternate", "type": "text/html", "href": entry.address]),
                .tag("published", [:], entry.dates.published.text),
                .tag("updated", [:], entry.dates.updated.text),
            ] + (entry.page.summary.isEmpty ? [] : [.tag("summary", [:], entry.page.summary)]))
    }
}
