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
            page.key.isText
                ? .tag("link", ["rel": "alternate", "type": "text/markdown", "href": twin])
                : .empty,
            structuredData(),
        ]
    }

    private func property(_ name: String, _ value: String) -> HTML {
        .tag("meta", ["property": name, "content": value])
    }

    private var address: String? {
        context.configuration.baseURL.map { base in
            "\(base)\(base.hasSuffix("/") ? "" : "/")\(context.language.rawValue)/\(context.path).html"
        }
    }

    private var twin: String { (context.path.split(separator: "/").last.map(String.init) ?? context.path) + ".md" }

    /// The page as schema.org's TechArticle. It is data: no browser runs it.
    private func structuredData() -> HTML {
        guard page.key.isText, page.key != .home else { return .empty }
        let article = JSONValue.object([
            "@context": .string("https://schema.org"), "@type": .string("TechArticle"), "headline": .string(title),
            "description": page.summary.isEmpty ? nil : .string(page.summary),
            "inLanguage": .string(page.contentLanguage.rawValue), "url": address.map { .string($0) },
        ])
        return .tag(
            "script", ["type": "application/ld+json"],
            .dangerouslyRaw(article.serialized.replacing("<", with: "\\u003c")))
    }
}
