import Diagnostics
import Glossary
import Linking

/// What a page is, for search engines, as schema.org's JSON-LD. It is data: no browser runs it.
struct StructuredData {
    let context: PageContext
    let page: LinkedPage
    let title: String
    /// The page's own address; nil where the site's isn't known.
    let address: String?

    /// Nil for pages that schema.org has no word for.
    func json() -> JSONValue? {
        if page.key == .glossary { return termSet() }
        guard page.key.isText, page.key != .home else { return nil }
        let dates = context.facts.history.dates(of: page)
        return .object([
            "@context": .string("https://schema.org"), "@type": .string("TechArticle"), "headline": .string(title),
            "description": page.summary.isEmpty ? nil : .string(page.summary),
            "inLanguage": .string(page.contentLanguage.rawValue), "url": address.map { .string($0) },
            "datePublished": dates.map { .string($0.published.text) },
            "dateModified": dates.map { .string($0.updated.text) },
        ])
    }

    /// The glossary of this page's language. An entry is named by its place on the page.
    private func termSet() -> JSONValue {
        .object([
            "@context": .string("https://schema.org"), "@type": .string("DefinedTermSet"), "@id": .string("#main"),
            "name": .string(title), "inLanguage": .string(context.language.rawValue),
            "url": address.map { .string($0) },
            "hasDefinedTerm": .array(context.site.glossary.concepts.compactMap(term)),
        ])
    }

    private func term(_ concept: Concept) -> JSONValue? {
        guard let own = concept.languages[context.language], let preferred = own.preferred else { return nil }
        let others = own.terms.filter { $0.status == .admitted }.map { JSONValue.string($0.text) }
        let anchor = "#\(PageContext.fragment(concept.id.rawValue))"
        return .object([
            "@type": .string("DefinedTerm"), "@id": .string(anchor), "name": .string(preferred.text),
            "alternateName": others.isEmpty ? nil : .array(others), "description": .string(own.definition),
            "termCode": .string(concept.id.rawValue), "inLanguage": .string(context.language.rawValue),
            "url": address.map { .string($0 + anchor) }, "inDefinedTermSet": .object(["@id": .string("#main")]),
        ])
    }
}
