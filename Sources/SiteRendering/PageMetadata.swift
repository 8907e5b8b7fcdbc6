import Diagnostics
import Foundation
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
            property("og:site_name", siteTitle), locale.map { property("og:locale", $0) } ?? .empty,
            .group(
                context.configuration.tags.filter { $0 != context.language }.compactMap { tag in
                    context.locales[tag].map { property("og:locale:alternate", $0) }
                }),
            address.map { property("og:url", $0) } ?? .empty,
            page.key.hasTwin && context.facts.edition == .site
                ? .tag("link", ["rel": "alternate", "type": "text/markdown", "href": twin])
                : .empty,
            structuredData(),
        ]
    }

    private func property(_ name: String, _ value: String) -> HTML {
        .tag("meta", ["property": name, "content": value])
    }

    private var locale: String? { context.locales[context.language] }

    private var siteTitle: String { context.configuration.language(context.language)?.title ?? "" }

    /// Open Graph wants a language and a territory: those of most of its readers, as CLDR knows.
    static func locale(_ tag: LanguageTag) -> String {
        let full = Locale.Language(identifier: tag.rawValue).maximalIdentifier
        let parts = Locale.Language.Components(identifier: full)
        return [parts.languageCode?.identifier, parts.region?.identifier].compactMap { $0 }.joined(separator: "_")
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
