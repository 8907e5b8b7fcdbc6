import Diagnostics
import Foundation
import SampleRuns

/// The traces that an author has seen and accepted: `<name>.traces` beside a program, as `build-site run <name>` prints them.
/// A run that comes out otherwise is reported, so that a change of the library's behaviour doesn't slip into the pages.
enum AcceptedTraces {
    static func path(of program: String) -> String { "\(program.dropLast(6)).traces" }

    static func text(_ runs: [(scenario: String, entries: [TraceEntry])]) -> String {
        runs.map { run in
            "\(run.scenario):\n" + TracePrinter.lines(run.entries).map { "  \($0)\n" }.joined()
        }.joined()
    }

    /// - Returns: a warning for each scenario whose trace isn't the accepted one, with what differs; nothing for a program
    ///   without accepted traces.
    static func check(
        _ program: String, _ runs: [(scenario: String, entries: [TraceEntry])], _ diagnostics: inout [Diagnostic]
    ) {
        let path = path(of: program)
        guard FileSystem.exists(path) else { return }
        let (file, problems) = FileSystem.read(path)
        diagnostics += problems
        guard let file else { return }
        let accepted = scenarios(file.text)
        for run in runs {
            let lines = TracePrinter.lines(run.entries).map { "  \($0)" }
            guard let known = accepted.first(where: { $0.name == run.scenario }) else {
                diagnostics.append(
                    warning(file, line: 1, "the trace of '\(run.scenario)' was never accepted", program, notes: []))
                continue
            }
            guard known.lines != lines else { continue }
            let first = zip(known.lines, lines).prefix { $0 == $1 }.count
            diagnostics.append(
                warning(
                    file, line: known.firstLine + first,
                    "the run of '\(run.scenario)' no longer comes out as it was accepted", program,
                    notes: difference(known.lines, lines)))
        }
        for known in accepted where !runs.contains(where: { $0.scenario == known.name }) {
            diagnostics.append(
                warning(
                    file, line: known.firstLine - 1, "there is no scenario '\(known.name)' any more", program, notes: []
                ))
        }
    }

    /// Writes the runs as the accepted ones.
    static func accept(_ program: String, _ runs: [(scenario: String, entries: [TraceEntry])]) throws {
        try FileSystem.write(Array(text(runs).utf8), to: path(of: program))
    }

    // MARK: Reading

    private struct Known {
        var name: String
        /// Of the trace, below the name.
        var firstLine: Int
        var lines: [String] = []
    }

    private static func scenarios(_ text: String) -> [Known] {
        var found: [Known] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("  "), !found.isEmpty {
                found[found.count - 1].lines.append(String(line))
            } else if line.hasSuffix(":") {
                found.append(Known(name: String(line.dropLast()), firstLine: index + 2))
            }
        }
        return found
    }

    private static func warning(
        _ file: SourceFile, line: Int, _ message: String, _ program: String, notes: [String]
    ) -> Diagnostic {
        let name = program.split(separator: "/").last?.dropLast(6) ?? ""
        let place = file.range(ofLine: line)?.start ?? file.bytes.count
        return Diagnostic(
            "trace-changed", .warning, message, at: SourceLocation(file, SourceRange(place, place)),
            notes: notes.map { Note($0) } + [Note("If it is right so: build-site run \(name) --accept")])
    }

    /// Lines taken away and lines added, as a diff prints them; the first few.
    private static func difference(_ old: [String], _ new: [String]) -> [String] {
        let changes = new.difference(from: old).map { change in
            switch change {
            case .remove(let offset, let line, _): (offset, 0, "- \(line.trimmingCharacters(in: .whitespaces))")
            case .insert(let offset, let line, _): (offset, 1, "+ \(line.trimmingCharacters(in: .whitespaces))")
            }
        }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        let most = 12
        return changes.count > most ? changes.prefix(most) + ["and \(changes.count - most) more lines"] : changes
    }
}
