import Diagnostics
import Samples

/// What went wrong in a run, in words.
extension SampleRunner {
    func problem(_ result: ProcessResult, _ lines: [Substring], _ file: SourceFile) -> Diagnostic? {
        let place = SourceLocation(file, SourceRange(0, 0))
        let words = result.output.split(separator: "\n").map(String.init)
        let last = TraceEntry.read(lines).last { $0.kind == .call || $0.kind == .event }
        let during = last.map { [Note("It happened after \($0.title), at \(Double($0.time) / 1000) s.")] } ?? []
        if result.timedOut {
            return Diagnostic("run-times-out", .error, "the run took over 15 seconds", at: place, notes: during)
        }
        switch result.status {
        case 0: return nil
        case 86:
            let text = words.first { $0.hasPrefix("unsupported in a run: ") }?.dropFirst(22) ?? "unknown"
            return Diagnostic(
                "run-unsupported", .error, "the program does what a run can't repeat: \(text)", at: place,
                notes: during)
        case 128 + 9, 128 + 24:
            return Diagnostic(
                "run-too-much", .error, "the program takes more than 10 seconds of the processor, or too much memory",
                at: place, notes: during)
        case 128 + 25:
            return Diagnostic(
                "run-too-much", .error, "the program writes more than 16 MB to a file, or prints as much", at: place,
                notes: during)
        case _ where words.contains { $0.contains("failed to allocate") }:
            return Diagnostic(
                "run-too-much", .error, "the program takes more than 4 GB of memory", at: place, notes: during)
        case 87:
            return Diagnostic(
                "run-stuck", .error, "the program makes no progress: an endless loop, or a lock never released",
                at: place, notes: during)
        default:
            let text = words.first { $0.contains("Fatal error") } ?? words.first ?? reason(result.status)
            let short = text.split(separator: ": ").drop { $0 != "Fatal error" }.joined(separator: ": ")
            return Diagnostic(
                "run-crashes", .error, "the program crashes: \(short.isEmpty ? text : short)", at: place, notes: during)
        }
    }

    private func reason(_ status: Int32) -> String {
        switch status {
        case 128 + 4, 128 + 5: "it traps"
        case 128 + 6: "it calls abort()"
        case 128 + 11, 128 + 7: "it calls itself without end, or uses memory that isn't its own"
        case 129...: "signal \(status - 128) ends it"
        default: "status \(status)"
        }
    }

    /// Compares a trace with what the scenario expects.
    func judge(
        _ entries: [TraceEntry], _ settings: RunSettings, _ scenario: Scenario, _ program: SourceFile
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        let file = settings.file ?? program
        var event = -1
        for entry in entries {
            if entry.kind == .event { event += 1 }
            guard entry.kind == .invalid else { continue }
            let range = scenario.events.indices.contains(event) ? scenario.events[event].range : SourceRange(0, 0)
            diagnostics.append(Diagnostic("impossible-event", .error, entry.text, at: SourceLocation(file, range)))
        }
        var rest = entries.filter { $0.kind != .end }[...]
        for expectation in scenario.expectations {
            guard let index = rest.firstIndex(where: { matches($0, expectation.text) }) else {
                let after = rest.startIndex > 0 ? entries[rest.startIndex - 1].title : "the start"
                diagnostics.append(
                    Diagnostic(
                        "unmet-expectation", .error,
                        "'\(expectation.text)' does not come after \(after) in '\(scenario.name)'",
                        at: SourceLocation(file, expectation.range)))
                break
            }
            rest = rest[(index + 1)...]
        }
        return diagnostics
    }

    /// An expectation names a call with or without its type, a notification, or `print TEXT`, `phase NAME`.
    private func matches(_ entry: TraceEntry, _ text: String) -> Bool {
        if entry.title == text || entry.text == text { return entry.kind != .print }
        return "\(entry.kind.rawValue) \(entry.text)" == text
    }
}
