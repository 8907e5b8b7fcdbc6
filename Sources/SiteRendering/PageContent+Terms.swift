import Glossary
import HTML
import Linking

extension PageContent {
    // MARK: Concepts and languages

    /// What each concept is called in each language and how often its texts link it, with the gaps.
    func termsBody() -> Body {
        let concepts = sorted(context.site.glossary.concepts)
        return Body(
            html: [
                lead(.termMatrixIntro),
                scrolling(
                    .tag(
                        "table", ["class": "matrix"],
                        .tag("thead", [:], .tag("tr", [:], header(.concepts), .group(languageHeaders()))),
                        .tag("tbody", [:], concepts.map(row)),
                        .tag("tfoot", [:], totals(concepts)))),
            ])
    }

    private func languageHeaders() -> [HTML] {
        context.configuration.languages.map { language in
            .tag("th", ["scope": "col", "lang": language.tag.rawValue], .text(language.name))
        }
    }

    private func row(_ concept: Concept) -> HTML {
        var uses: [LanguageTag: Int] = [:]
        for use in context.site.termUses[concept.id] ?? [] { uses[use.language, default: 0] += 1 }
        return .tag(
            "tr", [:],
            .tag(
                "th", ["scope": "row"],
                .tag("a", ["href": context.href(.glossary, anchor: concept.id.rawValue)], .text(name(concept)))),
            .group(context.configuration.tags.map { cell(concept.languages[$0], in: $0, uses: uses[$0] ?? 0) }))
    }

    private func cell(_ entry: Concept.Entry?, in language: LanguageTag, uses: Int) -> HTML {
        guard let entry, let preferred = entry.preferred else { return gap() }
        let others = entry.terms.filter { $0.status == .admitted && $0.text != preferred.text }.map(\.text)
        return .tag(
            "td", [:],
            .tag("span", ["lang": language.rawValue], .text(preferred.text)), " ",
            uses == 0 ? gapMark() : .tag("span", ["class": "quiet"], .text(context.number(uses))),
            others.isEmpty
                ? .empty
                : [
                    .tag("br"),
                    .tag(
                        "small", ["class": "quiet", "lang": language.rawValue],
                        .text(others.joined(separator: " · "))),
                ],
            // Without a definition a reader of that language learns nothing from the entry.
            entry.definition.isEmpty ? [.tag("br"), .tag("small", [:], .text(context.ui(.noDefinition)))] : .empty)
    }

    private func gap() -> HTML { .tag("td", ["class": "gap"], gapMark()) }

    private func gapMark() -> HTML { .tag("span", ["class": "quiet", "title": context.ui(.none)], "–") }

    private func totals(_ concepts: [Concept]) -> HTML {
        let tags = context.configuration.tags
        func line(_ title: UIString, _ holds: (Concept, LanguageTag) -> Bool) -> HTML {
            .tag(
                "tr", [:], .tag("th", ["scope": "row"], .text(context.ui(title))),
                .group(
                    tags.map { tag in
                        .tag("td", [:], .text(context.number(concepts.filter { holds($0, tag) }.count)))
                    }))
        }
        return [
            line(.withTerm) { $0.languages[$1]?.preferred != nil },
            line(.withDefinition) { $0.languages[$1]?.definition.isEmpty == false },
            line(.inUse) { concept, tag in
                context.site.termUses[concept.id]?.contains { $0.language == tag } == true
            },
        ]
    }
}
