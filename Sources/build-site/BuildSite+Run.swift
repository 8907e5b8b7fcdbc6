import Diagnostics
import Foundation
import SampleRuns
import SiteBuilder

extension BuildSite {
    /// `run SAMPLE`: what the system called, in order.
    static func runSample(_ invocation: Invocation) -> Exit {
        let meter = ProgressMeter()
        let run = ProgramRun(
            options(invocation, writes: false), searchPath: searchPath, progress: { meter.show($0) })
        var exit = Exit.clean
        if invocation.has("--accept"), invocation["--scenario"] != nil {
            Console.error("build-site: '--accept' takes all scenarios of a program; leave out '--scenario'.")
            return .couldNotRun
        }
        for sample in invocation.operands {
            let report = run.run(sample, scenario: invocation["--scenario"], accepts: invocation.has("--accept"))
            meter.clear()
            show(report, asJSON: invocation.has("--json"))
            Console.report(report.diagnostics.sortedByPlace(), format: nil)
            if report.couldNotRun { return .couldNotRun }
            if report.diagnostics.worst == .error { exit = .problems }
        }
        return exit
    }

    private static func show(_ report: ProgramRun.Report, asJSON: Bool) {
        if asJSON {
            let runs = report.runs.map { run in
                JSONValue.object([
                    "scenario": .string(run.scenario), "entries": .array(run.entries.map(\.json)),
                ])
            }
            Console.print(JSONValue.array(runs).serialized)
            return
        }
        for run in report.runs {
            Console.print("\(run.scenario):")
            for line in TracePrinter.lines(run.entries) { Console.print("  \(line)") }
        }
    }
}
