import APIModel
import Glossary
import HTML
import Linking

extension PageContent {
    /// What tells of the same thing in an app of another style, each with the type that it belongs to and what is said of it.
    func counterparts(_ path: SymbolPath) -> HTML? {
        guard let others = context.site.counterparts[path], !others.isEmpty else { return nil }
        return .tag(
            "dl", ["class": "members"],
            others.flatMap { other in
                [HTML.tag("dt", [:], context.symbolLink(other))]
                    // A list of names and descriptions has one for each name.
                    + [.tag("dd", [:], context.ownSummary(of: other).map { .text($0) } ?? kind(of: other))]
            })
    }

    /// What a symbol is, where nobody said what it does.
    private func kind(of path: SymbolPath) -> HTML {
        context.site.model.symbol(at: path).map { .text(context.ui(UIString($0.kind))) } ?? .empty
    }

    /// The sentence that authors say first of a symbol, in the other languages, side by side.
    func otherLanguages(_ path: SymbolPath) -> HTML? {
        let others = context.configuration.languages.compactMap { language -> (SiteConfiguration.Language, String)? in
            guard language.tag != context.language, let summary = context.allSummaries[language.tag]?[path],
                summary.language == language.tag, !summary.text.isEmpty
            else { return nil }
            return (language, summary.text)
        }
        guard !others.isEmpty, context.facts.edition == .site else { return nil }
        return .tag(
            "dl", ["class": "record passages"],
            others.flatMap { language, text in
                let tag = language.tag.rawValue
                return [
                    HTML.tag(
                        "dt", [:],
                        .tag(
                            "a", ["href": context.href(.symbol(path), in: language.tag), "hreflang": tag, "lang": tag],
                            .text(language.name))),
                    .tag(
                        "dd", ["lang": tag, "dir": language.direction == .rtl ? "rtl" : nil],
                        .text(text)),
                ]
            })
    }
}

extension PageContext {
    /// What is said first of a symbol, where that is in the page's language: another's sentences help few in a list.
    func ownSummary(of path: SymbolPath) -> String? {
        summaries[path].flatMap { $0.language == language && !$0.text.isEmpty ? $0.text : nil }
    }
}
