import APIModel
import Foundation
import Glossary
import HTML
import Linking
import Samples

extension PageContent {
    // MARK: Samples

    func samplesBody() -> Body {
        let entries = context.site.samples.entries
        var counts: [Outcome.Status: Int] = [:]
        for entry in entries { counts[entry.checked.outcome.status, default: 0] += 1 }
        let summary = HTML.tag(
            "ul", ["class": "counts"],
            Outcome.Status.allCases.compactMap { status in
                guard let count = counts[status] else { return nil }
                return .tag(
                    "li", [:],
                    .tag("span", ["class": "badge \(status.rawValue)"], .text(context.ui(UIString(status)))),
                    " \(context.number(count))".html)
            })
        let programs = entries.filter { $0.page == .samples }
        let shown: HTML =
            programs.isEmpty
            ? .empty
            : section(
                "programs", .wholePrograms,
                .group(
                    programs.map { entry in
                        [
                            .tag("h3", [:], .tag("code", [:], .text(entry.checked.sample.id.path))),
                            SampleRenderer(context: context, entry: entry).figure(),
                        ]
                    }))
        return Body(
            html: [
                lead(.samplesIntro, context.number(entries.count)), summary, shown,
                section("all", .samples, table(entries)),
            ],
            outline: programs.isEmpty ? [] : [entry("programs", .wholePrograms), entry("all", .samples)])
    }

    private func table(_ entries: [SampleIndex.Entry]) -> HTML {
        scrolling(
            .tag(
                "table", [:],
                .tag(
                    "thead", [:],
                    .tag(
                        "tr", [:], header(.language), header(.place), header(.outcome), header(.mode), header(.kind))),
                .tag("tbody", [:], entries.map(row))))
    }

    private func row(_ entry: SampleIndex.Entry) -> HTML {
        let sample = entry.checked.sample
        let line = sample.start.lineColumn.line
        let isShared: Bool
        switch entry.page {
        case .source, .samples: isShared = true
        default: isShared = false
        }
        let target = context.href(
            entry.page, anchor: anchor(entry), across: isShared ? context.language : entry.language)
        return .tag(
            "tr", [:],
            .tag("td", [:], .text(entry.language.rawValue)),
            .tag("td", [:], .tag("a", ["href": target], .text("\(sample.file.path):\(line)"))),
            .tag(
                "td", [:],
                .tag(
                    "span", ["class": "badge \(entry.checked.outcome.status.rawValue)"],
                    .text(context.ui(UIString(entry.checked.outcome.status))))),
            .tag("td", [:], .text("Swift\u{A0}\(entry.checked.languageMode)")),
            .tag("td", [:], .text(context.ui(UIString(entry.checked.kind)))))
    }

    /// The sample's place on its page; a source that may only be cited shows no sample.
    private func anchor(_ entry: SampleIndex.Entry) -> String? {
        guard case .source(let name) = entry.page,
            context.site.sources.first(where: { $0.name == name })?.rights == .cite
        else { return entry.anchor }
        return "samples"
    }

    func header(_ string: UIString) -> HTML { .tag("th", ["scope": "col"], .text(context.ui(string))) }

    func scrolling(_ table: HTML) -> HTML {
        .tag("div", ["class": "table", "tabindex": "0", "role": "group", "aria-label": context.ui(.table)], table)
    }

    // MARK: Methods and texts

    /// For each method of the indexed types: which languages, programs and sources describe it, implement it, call it, and in
    /// whose runs the system called it.
    func methodsBody() -> Body {
        let languages = context.configuration.tags
        let sources = context.site.sources
        let head: [HTML] =
            [header(.method)] + languages.map { tag in .tag("th", ["scope": "col"], .text(tag.rawValue)) }
            + [.tag("th", ["scope": "col"], .tag("a", ["href": context.href(.orders)], .text(context.ui(.programs))))]
            + sources.map { record in
                .tag(
                    "th", ["scope": "col"],
                    .tag(
                        "a", ["href": context.href(.source(record.name)), "title": record.title], .text(record.name)))
            }
        var parts = [lead(.methodsIntro), legend()]
        var outline: [OutlineEntry] = []
        for type in context.configuration.indexedTypes {
            let path = SymbolPath(type)
            let anchor = "type-\(type)"
            outline.append(OutlineEntry(level: 2, anchor: anchor, title: .tag("code", [:], .text(type))))
            let rows = (context.site.members[path] ?? []).map { method(row: $0, languages, sources) }
            parts.append(
                .tag(
                    "section", ["aria-labelledby": anchor],
                    .tag("h2", ["id": anchor], .tag("code", [:], .text(type))),
                    scrolling(
                        .tag(
                            "table", ["class": "matrix"], .tag("thead", [:], .tag("tr", [:], head)),
                            .tag("tbody", [:], rows)))))
        }
        return Body(html: .group(parts), outline: outline)
    }

    private func legend() -> HTML {
        .tag(
            "ul", ["class": "counts"],
            [("D", UIString.described), ("I", .implemented), ("C", .called), ("R", .run), ("–", .none)].map {
                mark, text in
                .tag("li", [:], .tag("strong", [:], .text(mark)), .text(" \(context.ui(text))"))
            })
    }

    private func method(row path: SymbolPath, _ languages: [LanguageTag], _ sources: [SourceRecord]) -> HTML {
        let mentions = context.site.mentions[path] ?? []
        let runs = (context.site.positions[path] ?? []).map { context.site.runs[$0.run] }
        let own = languages.map { tag -> HTML in
            var roles = Set(mentions.filter { $0.page.isOwnProse && $0.language == tag }.map(\.role))
            if context.hasProse(path, in: tag) { roles.insert(.describes) }
            return cell(roles)
        }
        let ofPrograms = cell(
            Set(mentions.filter { $0.page == .samples }.map(\.role)),
            isRun: runs.contains { run in !sources.contains { $0.holds(run) } })
        let others = sources.map { record in
            cell(
                Set(mentions.filter { $0.page == .source(record.name) }.map(\.role)),
                isRun: runs.contains(where: record.holds))
        }
        return .tag(
            "tr", [:],
            .tag(
                "th", ["scope": "row"],
                .tag("a", ["href": context.href(.symbol(path))], .tag("code", [:], .group(HTML.breakable(path.name))))),
            .group(own + [ofPrograms] + others))
    }

    private func cell(_ roles: Set<Mention.Role>, isRun: Bool = false) -> HTML {
        var marks: [(String, UIString)] = []
        if roles.contains(.describes) { marks.append(("D", .described)) }
        if roles.contains(.implements) { marks.append(("I", .implemented)) }
        if roles.contains(.calls) { marks.append(("C", .called)) }
        if isRun { marks.append(("R", .run)) }
        guard !marks.isEmpty else {
            return .tag("td", ["class": "gap"], .tag("span", ["title": context.ui(.none)], "–"))
        }
        return .tag(
            "td", [:],
            marks.map { mark, text in .tag("abbr", ["title": context.ui(text)], .text(mark)) })
    }

    // MARK: How it was checked

    func checksBody() -> Body {
        let entries = context.site.samples.entries
        let facts: [(UIString, String)] = [
            (.compiler, context.facts.compiler),
            (
                .availabilityCheck,
                context.ui(context.facts.compilerKnowsSystem ? .availabilityByCompiler : .availabilityByData)
            ),
            (.pages, context.number(context.site.pages.count)),
            (.samples, context.number(entries.count)),
            (.concepts, context.number(context.site.glossary.concepts.count)),
            (.sources, context.number(context.site.sources.count)),
        ]
        let outcomes = Outcome.Status.allCases.map { status in
            (status, entries.filter { $0.checked.outcome.status == status }.count)
        }
        return Body(
            html: [
                lead(.checksIntro),
                .tag(
                    "dl", ["class": "record"],
                    facts.flatMap { key, value in
                        [HTML.tag("dt", [:], .text(context.ui(key))), .tag("dd", [:], .text(value))]
                    }),
                section(
                    "samples-by-outcome", .samples,
                    scrolling(
                        .tag(
                            "table", [:], .tag("thead", [:], .tag("tr", [:], header(.outcome), header(.count))),
                            .tag(
                                "tbody", [:],
                                outcomes.map { status, count in
                                    .tag(
                                        "tr", [:],
                                        .tag(
                                            "td", [:],
                                            .tag(
                                                "span", ["class": "badge \(status.rawValue)"],
                                                .text(context.ui(UIString(status))))),
                                        .tag("td", [:], .text(context.number(count))))
                                })))),
                evidenceSection(),
                section(
                    "gaps", .knownGaps,
                    .tag(
                        "ul", [:],
                        [UIString.gapModel, .gapDevice, .gapRuns, .gapTexts].map {
                            .tag("li", [:], .text(context.ui($0)))
                        }), fidelityLink()),
            ],
            outline: [
                entry("samples-by-outcome", .samples), entry("evidence", .evidenceOfReference),
                entry("gaps", .knownGaps),
            ])
    }
}

extension UIString {
    init(_ kind: SampleKind) {
        switch kind {
        case .file: self = .kindOfFile
        case .declarations: self = .kindOfDeclarations
        case .members: self = .kindOfMembers
        case .statements: self = .kindOfStatements
        case .expression: self = .kindOfExpression
        case .interface: self = .kindOfInterface
        case .notSwift: self = .kindOfNothing
        }
    }
}

extension String {
    var html: HTML { .text(self) }
}

extension PageKey {
    /// A page of this site's own prose.
    fileprivate var isOwnProse: Bool {
        switch self {
        case .source, .samples: false
        default: true
        }
    }
}
