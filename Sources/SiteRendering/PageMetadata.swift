import Diagnostics
import Glossary
import HTML
import Linking

/// What the head of a page says to search engines and to those who share a link.
struct PageMetadata {
    let context: PageContext
    let page: LinkedPage
    let title: String

    func html() -> HTML {
        [
            property("og:type", page.key.isText ? "article" : "website"), property("og:title", title),
            page.summary.isEmpty ? .empty : property("og:description", page.summary),
            property("og:locale", context.language.rawValue.replacing("-", with: "_")),
            address.map { property("og:url", $0) } ?? .empty,
            page.key.isText && context.facts.edition == .site
                ? .tag("link", ["rel": "alternate", "type": "text/markdown", "href": twin])
                : .empty,
            structuredData(),
        ]
    }

    private func property(_ name: String, _ value: String) -> HTML {
        .tag("meta", ["property": name, "content": value])
    }

    private var address: String? {
        context.configuration.address(of: "\(context.language.rawValue)/\(context.path).html")
    }

    private var twin: String { (context.path.split(separator: "/").last.map(String.init) ?? context.path) + ".md" }

    private func structuredData() -> HTML {
        let data = StructuredData(context: context, page: page, title: title, address: address)
        guard let json = data.json() else { return .empty }
        return .tag(
            "script", ["type": "application/ld+json"],
            .dangerouslyRaw(json.serialized.replacing("<", with: "\\u003c")))
    }
}
