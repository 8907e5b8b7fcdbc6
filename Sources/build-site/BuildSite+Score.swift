import Diagnostics
import SiteBuilder

extension BuildSite {
    /// `score PATH…`: a table on standard output, each wrong or missed link as a warning.
    static func score(_ invocation: Invocation) -> Exit {
        let (scoring, problems) = TermScoring.run(invocation.operands, options: options(invocation, writes: false))
        Console.report(problems, format: invocation["--format"])
        guard let scoring else { return .couldNotRun }
        Console.report(scoring.diagnostics, format: invocation["--format"])
        if invocation["--format"] == nil || invocation["--format"] == "human" { Console.print(scoring.table) }
        return scoring.diagnostics.worst == .error ? .problems : .clean
    }
}
