import HTML
import Linking

/// One scenario in several programs: the same events, and what the system calls in each.
struct RunComparison {
    var scenario: String
    var runs: [RecordedRun]

    /// An event, and for each run the rows that follow it.
    struct Step {
        var event: String
        var time: Int
        var calls: [[RecordedRun.Row]]
    }

    var anchor: String { "compared-\(scenario)" }

    var steps: [Step] {
        let parts = runs.map(Self.parts)
        guard let first = parts.first else { return [] }
        return first.indices.map { index in
            Step(
                event: first[index].event.text, time: first[index].event.time,
                calls: parts.map { $0[index].rows.filter { $0.kind == .call || $0.isPhase } })
        }
    }

    private static func parts(_ run: RecordedRun) -> [(event: RecordedRun.Row, rows: [RecordedRun.Row])] {
        var parts: [(event: RecordedRun.Row, rows: [RecordedRun.Row])] = []
        for row in run.rows {
            if row.kind == .event {
                parts.append((row, []))
            } else if !parts.isEmpty {
                parts[parts.count - 1].rows.append(row)
            }
        }
        return parts
    }

    /// The scenarios that several of the runs have, with the same events at the same times.
    static func all(_ runs: [RecordedRun]) -> [RunComparison] {
        var comparisons: [RunComparison] = []
        for run in runs {
            let events = events(run)
            let place = comparisons.firstIndex { $0.scenario == run.scenario && Self.events($0.runs[0]) == events }
            if let place {
                comparisons[place].runs.append(run)
            } else if !comparisons.contains(where: { $0.scenario == run.scenario }) {
                comparisons.append(RunComparison(scenario: run.scenario, runs: [run]))
            }
        }
        return comparisons.filter { $0.runs.count > 1 }
    }

    private static func events(_ run: RecordedRun) -> [String] {
        run.rows.filter { $0.kind == .event }.map { "\($0.time) \($0.text)" }
    }
}

extension RecordedRun.Row {
    /// What SwiftUI tells views in the place of a call.
    fileprivate var isPhase: Bool { kind == .other && text.hasPrefix("scenePhase ") }
}

extension PageContent {
    /// Programs side by side, an event a row.
    func comparison(_ comparison: RunComparison) -> HTML {
        let heads = comparison.runs.map { run in
            HTML.tag(
                "th", ["scope": "col"],
                .tag("a", ["href": "#\(PageContext.fragment(run.anchor))"], .text(run.programName)))
        }
        return scrolling(
            .tag(
                "table", ["class": "comparison"],
                .tag("thead", [:], .tag("tr", [:], header(.whatHappens), .group(heads))),
                .tag(
                    "tbody", [:],
                    comparison.steps.map { step in
                        .tag(
                            "tr", [:],
                            .tag(
                                "th", ["scope": "row", "title": step.event],
                                .text("»\u{A0}\(EventName.text(step.event, context))")),
                            .group(
                                zip(comparison.runs, step.calls).map { run, rows in
                                    // On a narrow screen the programs stand below each other, each by its name.
                                    .tag(
                                        "td", ["data-program": run.programName],
                                        .tag("ol", [:], rows.map { .tag("li", [:], what($0)) }))
                                }))
                    })))
    }
}
