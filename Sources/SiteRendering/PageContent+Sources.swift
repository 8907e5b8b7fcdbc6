import Glossary
import HTML
import Linking
import Markup
import Samples

extension PageContent {
    func sourcesBody() -> Body {
        let records = context.site.sources
        let list: HTML =
            records.isEmpty
            ? .tag("p", [:], .text(context.ui(.none)))
            : .tag(
                "ul", ["class": "cards"],
                records.map { record in
                    let language = record.language == context.language ? nil : record.language.rawValue
                    return .tag(
                        "li", [:],
                        .tag("a", ["href": context.href(.source(record.name)), "lang": language], .text(record.title)),
                        .tag("p", [:], .text("\(languageName(record.language)) · \(rights(record))")))
                })
        return Body(html: [lead(.sourcesIntro), list])
    }

    private func languageName(_ tag: LanguageTag) -> String {
        context.configuration.language(tag)?.name ?? tag.rawValue
    }

    private func rights(_ record: SourceRecord) -> String {
        context.ui(record.rights == .publish ? .rightsPublish : .rightsCite)
    }

    func sourceBody(_ page: SourcePage) -> Body {
        var outline = [entry("record", .record)]
        var parts = [section("record", .record, recordList(page.record))]
        if page.record.rights == .cite {
            parts.append(.tag("p", ["class": "notice"], .text(context.ui(.citeNotice))))
        }
        if !page.treated.isEmpty {
            parts.append(section("treated", .treatedSymbols, treated(page)))
            outline.append(entry("treated", .treatedSymbols))
        }
        if page.document == nil, !page.samples.isEmpty {
            parts.append(section("samples", .samples, samplesOfCited(page.samples)))
            outline.append(entry("samples", .samples))
        }
        if let document = page.document {
            parts.append(.tag("p", ["class": "notice"], .text(context.ui(.damagedText))))
            var renderer = blockRenderer(file: document.file)
            renderer.proposals = page.record.proposals
            parts.append(
                .tag(
                    "div", ["class": "prose source", "lang": foreign(page.record.language)],
                    renderer.render(document.blocks)))
            outline += self.outline(document.blocks)
        }
        let runs = context.site.runs.filter(page.record.holds)
        if !runs.isEmpty {
            let tables = runs.map { HTML.group([.tag("h3", [:], .text(context.title(of: $0))), table(of: $0)]) }
            parts.append(section("runs", .orders, .group(tables)))
            outline.append(entry("runs", .orders))
        }
        if !page.record.repairs.isEmpty {
            parts.append(section("repairs", .repairs, ledger(page.record)))
            outline.append(entry("repairs", .repairs))
        }
        return Body(html: .group(parts), outline: outline)
    }

    private func recordList(_ record: SourceRecord) -> HTML {
        var rows: [(UIString, HTML)] = [(.language, .text(languageName(record.language)))]
        rows += record.fields.map { (UIString($0.kind), value($0.value)) }
        if !record.origin.isEmpty { rows.append((.origin, value(record.origin.text(in: context.language)))) }
        rows.append((.rights, .text(rights(record))))
        return .tag(
            "dl", ["class": "record"],
            rows.flatMap { key, value in [HTML.tag("dt", [:], .text(context.ui(key))), .tag("dd", [:], value)] })
    }

    /// An address that stands alone is a link.
    private func value(_ text: String) -> HTML {
        guard text.hasPrefix("https://"), !text.contains(" ") else { return .text(text) }
        return .tag("a", ["href": text, "rel": "external"], .text(text))
    }

    private func treated(_ page: SourcePage) -> HTML {
        .tag(
            "ul", [:],
            page.treated.map { item in
                let lines = context.list(item.lines.map(String.init))
                return .tag(
                    "li", [:],
                    .tag(
                        "a", ["href": context.href(to: item.link)],
                        .tag("code", [:], .group(HTML.breakable(item.symbol)))),
                    .text(" – \(context.ui(item.lines.count == 1 ? .atLine : .atLines, lines))"))
            })
    }

    /// Outcomes alone: no line of the code is shown.
    private func samplesOfCited(_ entries: [SampleIndex.Entry]) -> HTML {
        .tag(
            "ul", [:],
            entries.map { entry in
                .tag(
                    "li", ["id": entry.anchor],
                    .text(context.ui(.atLine, "\(entry.checked.sample.start.lineColumn.line)") + " "),
                    SampleRenderer(context: context, entry: entry).badge())
            })
    }

    private func ledger(_ record: SourceRecord) -> HTML {
        let shows = record.rights == .publish
        func shortened(_ text: String) -> String { text.count > 120 ? "\(text.prefix(119))…" : text }
        let rows = record.repairs.map { repair in
            HTML.tag(
                "tr", [:],
                .tag("td", [:], .tag("code", [:], .text(repair.rule))), .tag("td", [:], .text("\(repair.line)")),
                shows
                    ? [
                        .tag("td", [:], .tag("code", ["translate": "no"], .text(shortened(repair.before)))),
                        .tag(
                            "td", [:], .tag("code", ["translate": "no"], .text(shortened(repair.after))),
                            repair.proposal.map(proposal) ?? .empty),
                    ] : .empty,
                .tag("td", [:], .text(context.percent(repair.confidence))))
        }
        let columns: [UIString] = shows ? [.rule, .line, .before, .after, .confidence] : [.rule, .line, .confidence]
        return .tag(
            "details", [:],
            .tag("summary", [:], .text(context.ui(.repairsIntro, context.number(record.repairs.count)))),
            scrolling(
                .tag(
                    "table", [:], .tag("thead", [:], .tag("tr", [:], columns.map(header))),
                    .tag("tbody", [:], rows))),
            .tag(
                "p", [:],
                .tag(
                    "a", ["href": context.relative(record.ledgerPath), "type": "application/json"],
                    .text(context.ui(.ledgerFile)))))
    }

    private func proposal(_ proposal: SourceRecord.Proposal) -> HTML {
        let sureness = context.percent(proposal.confidence)
        return [
            " ", context.ui(.proposed, html: context.proposed(proposal)),
            .text(" \(sureness)"),
        ]
    }
}

extension UIString {
    init(_ kind: SourceRecord.Field.Kind) {
        switch kind {
        case .author: self = .author
        case .publisher: self = .publisher
        case .isbn: self = .isbn
        case .published: self = .published
        case .format: self = .format
        case .origin: self = .origin
        case .kind: self = .type
        }
    }
}
