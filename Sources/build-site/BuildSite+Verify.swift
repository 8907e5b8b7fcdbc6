import Diagnostics
import Foundation
import Samples
import SiteBuilder

extension BuildSite {
    /// `verify PATH…`: every sample of the files, with its outcome.
    static func verify(_ invocation: Invocation) -> Exit {
        let meter = ProgressMeter()
        let check = SampleCheck(
            options(invocation, writes: false), searchPath: searchPath, progress: { meter.show($0) })
        let report = check.run(invocation.operands)
        meter.clear()
        switch invocation["--format"] {
        case "json": Console.write(SampleReport.json(report.checked).serialized + "\n", to: STDOUT_FILENO)
        case "sarif": Console.report(report.diagnostics, format: "sarif")
        default:
            for checked in report.checked { Console.print(line(checked)) }
            Console.report(report.diagnostics, format: nil)
        }
        if invocation["--format"] == "json" { Console.report(report.diagnostics, format: nil) }
        if report.couldNotRun { return .couldNotRun }
        let fails = report.checked.contains { $0.outcome.status == .fails }
        return fails || report.diagnostics.worst == .error ? .problems : .clean
    }

    private static func line(_ checked: CheckedSample) -> String {
        let place = checked.sample.start.lineColumn
        var text =
            "\(checked.sample.file.path):\(place.line): \(checked.outcome.status.rawValue) (\(checked.kind.rawValue)"
        text += ", Swift \(checked.languageMode))"
        let assumptions = checked.outcome.assumptions
        if !assumptions.isEmpty {
            text += ", assuming " + assumptions.map { "'\($0.name)' (\($0.kind))" }.joined(separator: ", ")
        }
        for change in checked.outcome.rewrite?.changes ?? [] {
            text += "\n    line \(change.line): '\(change.old)' → '\(change.new)'"
        }
        if case .unverified(let reason) = checked.outcome { text += ": \(reason)" }
        return text
    }
}
