import APIModel
import Glossary
import HTML
import Linking

extension PageContent {
    // MARK: The page of call orders

    func ordersBody() -> Body {
        let runs = context.site.runs
        var outline: [OutlineEntry] = []
        var parts = [lead(.ordersIntro, context.number(runs.count)), fidelityLink()]
        // What stands side by side was written to be compared.
        let comparisons = RunComparison.all(runs.filter { source(of: $0) == nil })
        if !comparisons.isEmpty {
            outline.append(OutlineEntry(level: 2, anchor: "compared", title: .text(context.ui(.comparedRuns))))
            parts.append(.tag("h2", ["id": "compared"], .text(context.ui(.comparedRuns))))
            for comparison in comparisons {
                let title = HTML.text(context.title(of: comparison.runs[0]))
                outline.append(OutlineEntry(level: 3, anchor: comparison.anchor, title: title))
                parts.append(.tag("h3", ["id": comparison.anchor], title))
                parts.append(self.comparison(comparison))
            }
        }
        var program = ""
        for run in runs {
            if run.program != program {
                program = run.program
                let anchor = "program-of-\(run.programName)"
                outline.append(OutlineEntry(level: 2, anchor: anchor, title: .text(run.programName)))
                parts.append(.tag("h2", ["id": anchor], .text(run.programName)))
                parts.append(programLink(run))
            }
            let title = HTML.text(context.title(of: run))
            outline.append(OutlineEntry(level: 3, anchor: run.anchor, title: title))
            parts.append(.tag("h3", ["id": run.anchor], title))
            if let diagram = SequenceDiagram(context: context, run: run).svg() {
                parts.append(.tag("figure", ["class": "picture"], diagram))
                parts.append(
                    .tag(
                        "details", ["class": "trace"], .tag("summary", [:], .text(context.ui(.traceTable))),
                        table(of: run)))
            } else {
                parts.append(table(of: run))
            }
        }
        return Body(html: .group(parts), outline: outline)
    }

    private func source(of run: RecordedRun) -> SourceRecord? { context.site.sources.first { $0.holds(run) } }

    private func programLink(_ run: RecordedRun) -> HTML {
        if let record = source(of: run) {
            let language = record.language == context.language ? nil : record.language.rawValue
            return .tag(
                "p", [:],
                .tag("a", ["href": context.href(.source(record.name)), "lang": language], .text(record.title)))
        }
        let entry = context.site.samples.entries.first { $0.checked.sample.file.path == run.program }
        return .tag(
            "p", [:],
            .tag("a", ["href": context.href(.samples, anchor: entry?.anchor)], .text(context.ui(.ordersOnPage))), " ",
            .tag("code", [:], .text(run.program)))
    }

    func table(of run: RecordedRun) -> HTML {
        scrolling(
            .tag(
                "table", ["class": "trace"],
                .tag("thead", [:], .tag("tr", [:], header(.time), header(.whatHappens), header(.state))),
                .tag("tbody", [:], run.rows.map(row))))
    }

    private func row(_ row: RecordedRun.Row) -> HTML {
        let states = ([row.appState] + row.sceneStates).joined(separator: " · ")
        return .tag(
            "tr", ["class": row.kind.rawValue],
            .tag("td", ["class": "end"], .text(seconds(row.time))), .tag("td", [:], what(row)),
            .tag("td", ["translate": "no"], .text(states)))
    }

    private func seconds(_ milliseconds: Int) -> String {
        let point = ["it", "de"].contains(context.language.primary) ? "," : "."
        return "\(context.number(milliseconds / 1000))\(point)\(String(1000 + milliseconds % 1000).dropFirst())"
    }

    func what(_ row: RecordedRun.Row) -> HTML {
        switch row.kind {
        case .event: return .tag("strong", ["title": row.text], .text("»\u{A0}\(EventName.text(row.text, context))"))
        case .call:
            var parts: [HTML] = [call(row)]
            if let arguments = row.arguments { parts.append(.text(" \(arguments)")) }
            if let scene = row.scene { parts.append(.text(" [\(scene)]")) }
            if let answer = row.answer { parts.append(.text(" → \(answer)")) }
            return .group(parts)
        case .notification: return .tag("span", ["class": "quiet", "translate": "no"], .text("· \(row.text)"))
        case .output:
            return .tag("samp", ["translate": "no", "title": context.ui(.programPrinted)], .text(row.text))
        case .other: return .tag("span", ["class": "quiet", "translate": "no"], .text(row.text))
        }
    }

    /// The program's method, linked to what it implements.
    private func call(_ row: RecordedRun.Row) -> HTML {
        let name = HTML.tag("code", [:], .group(HTML.breakable(row.text)))
        let type = row.type.map { HTML.text("\($0).") } ?? .empty
        guard let path = context.paths(ofCall: row.text) else { return [type, name] }
        return [type, .tag("a", ["href": context.href(.symbol(path))], name)]
    }

    // MARK: On a method's page

    /// The runs that call the method, each with the calls before and after.
    func positions(_ path: SymbolPath) -> HTML? {
        guard let positions = context.site.positions[path], !positions.isEmpty else { return nil }
        return [
            .tag("p", ["class": "quiet"], .text(context.ui(.inRunsIntro))), picture(of: positions) ?? .empty,
            .tag("ul", [:], positions.map(position)),
        ]
    }

    /// What happens around the call, from the event that leads to it to the next: of all runs the one that shows it with
    /// the fewest rows and a call before or after it.
    private func picture(of positions: [RunPosition]) -> HTML? {
        let excerpts = positions.map { position in
            let rows = context.site.runs[position.run].rows
            let start = rows[..<position.row].lastIndex { $0.kind == .event } ?? 0
            let end = rows[(position.row + 1)...].firstIndex { $0.kind == .event } ?? rows.count
            return (position, start..<end, rows[start..<end].filter { $0.kind == .call }.count)
        }
        let telling = excerpts.filter { $0.2 > 1 }
        guard
            let (position, rows, _) = (telling.isEmpty ? excerpts : telling).min(by: { $0.1.count < $1.1.count }),
            let diagram = SequenceDiagram(
                context: context, run: context.site.runs[position.run], rows: rows, marked: position.row
            ).svg()
        else { return nil }
        return .tag(
            "figure", ["class": "picture"], diagram, .tag("figcaption", [:], runLink(context.site.runs[position.run])))
    }

    private func runLink(_ run: RecordedRun) -> HTML {
        .tag(
            "a", ["href": context.href(.orders, anchor: run.anchor)],
            .text("\(run.programName) › \(context.title(of: run))"))
    }

    private func position(_ position: RunPosition) -> HTML {
        let run = context.site.runs[position.run]
        let before = run.rows[..<position.row].last { $0.kind == .call }
        let after = run.rows[(position.row + 1)...].first { $0.kind == .call }
        let event = run.rows[..<position.row].last { $0.kind == .event }
        var parts: [HTML] = [runLink(run)]
        if let event {
            parts += [" ", .tag("span", ["class": "quiet"], .text("»\u{A0}\(EventName.text(event.text, context))"))]
        }
        parts.append(.tag("br"))
        parts.append(before.map { context.ui(.positionAfter, html: call($0)) } ?? context.ui(.positionFirst).html)
        if let after { parts += [.text(context.ui(.listSeparator)), context.ui(.positionBefore, html: call(after))] }
        return .tag("li", [:], parts)
    }
}

extension PageContext {
    /// What a run's scenario is called in the page's language.
    func title(of run: RecordedRun) -> String {
        run.titles[language.rawValue] ?? run.titles[configuration.defaultLanguage.rawValue] ?? run.scenario
    }
}
