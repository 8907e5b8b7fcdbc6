import Glossary
import HTML
import Linking

/// A linked term with what the reader sees on pointing at it: the definition in the reader's language, whatever language
/// the text is in, and the concept's names in the other languages. Style alone shows and hides it.
struct TermPeek {
    let context: PageContext
    let term: TermLink

    func html(_ content: [HTML]) -> HTML {
        let href = context.href(to: .concept(term))
        guard let concept = context.site.glossary[term.concept],
            let definition = concept.languages[context.language]?.definition
        else { return .tag("a", ["class": "term", "href": href], content) }
        let id = "\(term.concept.rawValue)-\(term.offset)"
        let reason = term.reason.isEmpty ? nil : term.reason
        return [
            .tag(
                "a", ["class": "term", "href": href, "aria-describedby": id, "data-reason": reason], content),
            .tag(
                "span", ["class": "peek", "role": "tooltip", "id": id, "hidden": ""],
                .tag("span", ["lang": context.language.rawValue], .group(HTML.withCode(definition))),
                names(of: concept)),
        ]
    }

    private func names(of concept: Concept) -> HTML {
        .tag(
            "span", ["class": "names"],
            context.configuration.tags.filter { $0 != context.language }.compactMap { tag in
                concept.languages[tag]?.preferred.map {
                    .tag("span", ["lang": tag.rawValue], .text($0.text))
                }
            })
    }
}
