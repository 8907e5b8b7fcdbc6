import APIModel
import Foundation
import Glossary
import HTML
import Linking

extension PageContent {
    func glossaryBody() -> Body {
        let concepts = sorted(context.site.glossary.concepts)
        let index = HTML.tag(
            "ul", ["class": "columns"],
            concepts.map { concept in
                .tag("li", [:], .tag("a", ["href": "#\(concept.id.rawValue)"], .text(name(concept))))
            })
        return Body(
            html: [
                lead(.glossaryIntro, context.number(concepts.count)),
                .tag("p", [:], .tag("a", ["href": context.href(.terms)], .text(context.ui(.termMatrix)))),
                .tag("nav", ["aria-label": context.ui(.glossary)], index),
                .group(concepts.map(entry)),
            ])
    }

    /// As the language sorts: umlauts with their vowels, Chinese by sound.
    func sorted(_ concepts: [Concept]) -> [Concept] {
        let locale = Locale(identifier: context.language.rawValue)
        return concepts.map { (name: name($0), concept: $0) }.sorted { left, right in
            let order = left.name.compare(right.name, options: [.caseInsensitive], locale: locale)
            return order == .orderedSame ? left.concept.id < right.concept.id : order == .orderedAscending
        }.map(\.concept)
    }

    func name(_ concept: Concept) -> String {
        concept.languages[context.language]?.preferred?.text
            ?? concept.languages[context.configuration.defaultLanguage]?.preferred?.text ?? concept.id.rawValue
    }

    private func entry(_ concept: Concept) -> HTML {
        let own = concept.languages[context.language]
        let id = concept.id.rawValue
        return .tag(
            "section", ["class": "concept", "aria-labelledby": id],
            .tag(
                "h2", ["id": id],
                context.docsetAnchor("Word", name(concept)),
                .group(concept.formerly.map { .tag("span", ["id": $0.rawValue]) }),
                .tag("dfn", [:], .text(name(concept)))),
            .tag("p", [:], .group(HTML.withCode(own?.definition ?? ""))),
            example(own),
            .tag("dl", ["class": "record"], rows(concept, own)))
    }

    private func example(_ entry: Concept.Entry?) -> HTML {
        guard let example = entry?.example else { return .empty }
        return .tag(
            "p", ["class": "example"], context.ui(.labelled, context.ui(.example), "").html,
            .tag("q", [:], .group(HTML.withCode(example))))
    }

    private func rows(_ concept: Concept, _ own: Concept.Entry?) -> [HTML] {
        var rows: [(UIString, HTML)] = []
        let admitted = (own?.terms ?? []).filter { $0.status == .admitted }.map(\.text)
        if !admitted.isEmpty { rows.append((.alsoCalled, .text(context.list(admitted)))) }
        let deprecated = (own?.terms ?? []).filter { $0.status == .deprecated }.map(\.text)
        if !deprecated.isEmpty { rows.append((.deprecatedTerms, .text(context.list(deprecated)))) }
        rows.append((.terms, terms(concept)))
        if let symbol = concept.symbol { rows.append((.symbol, context.symbolLink(SymbolPath(symbol)))) }
        for (key, ids) in [
            (UIString.broaderConcepts, concept.broader), (.relatedConcepts, concept.related),
            (.oppositeConcepts, concept.opposite),
        ] where !ids.isEmpty {
            rows.append((key, links(ids)))
        }
        rows.append((.uses, uses(concept.id)))
        return rows.flatMap { key, value in [.tag("dt", [:], .text(context.ui(key))), .tag("dd", [:], value)] }
    }

    private func terms(_ concept: Concept) -> HTML {
        .tag(
            "ul", ["class": "terms"],
            context.configuration.tags.filter { $0 != context.language }.compactMap { tag in
                guard let term = concept.languages[tag]?.preferred else { return nil }
                let gender = term.gender.map { " (\($0.rawValue))" } ?? ""
                return .tag(
                    "li", [:], .tag("span", ["class": "tag"], .text(tag.rawValue)), " ",
                    .tag(
                        "a",
                        [
                            "href": context.href(.glossary, anchor: concept.id.rawValue, across: tag),
                            "lang": tag.rawValue,
                        ],
                        .text(term.text)), .text(gender))
            })
    }

    private func links(_ ids: [ConceptID]) -> HTML {
        .group(
            ids.enumerated().map { index, id in
                let name = context.site.glossary[id].map(name) ?? id.rawValue
                return [
                    index == 0 ? .empty : .text(context.ui(.listSeparator)),
                    .tag("a", ["href": "#\(id.rawValue)"], .text(name)),
                ]
            })
    }

    /// How often each language uses the concept, and the sentence of one use in this one.
    private func uses(_ id: ConceptID) -> HTML {
        let uses = context.site.termUses[id] ?? []
        guard !uses.isEmpty else { return .text(context.ui(.noUses)) }
        let counts = context.configuration.tags.compactMap { tag -> String? in
            let count = uses.filter { $0.language == tag }.count
            return count == 0 ? nil : "\(tag.rawValue) \(context.number(count))"
        }
        guard let first = uses.first(where: { $0.language == context.language }) else {
            return .text(counts.joined(separator: " · "))
        }
        return [
            .text(counts.joined(separator: " · ")), .tag("br"),
            .tag(
                "a", ["href": context.href(first.page, anchor: first.anchor)], .tag("q", [:], .text(first.excerpt))),
        ]
    }
}
