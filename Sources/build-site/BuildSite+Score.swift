import Diagnostics
import SiteBuilder

extension BuildSite {
    /// `score PATH…`: a table on standard output, each thing that was wrongly found or missed as a warning.
    static func score(_ invocation: Invocation) -> Exit {
        let readings = invocation.operands.filter { $0.hasSuffix(".yaml") }
        if readings.isEmpty {
            let (scoring, problems) = TermScoring.run(invocation.operands, options: options(invocation, writes: false))
            return report(scoring.map { ($0.table, $0.diagnostics) }, problems, invocation)
        }
        guard readings.count == invocation.operands.count else {
            Console.error(
                "build-site: 'score' takes marked sentences (.txt) or judged texts (.yaml), not both at once.")
            return .couldNotRun
        }
        let (scoring, problems) = ReadingScoring.run(
            readings, texts: invocation["--texts"], options: options(invocation, writes: false), searchPath: searchPath)
        return report(scoring.map { ($0.table, $0.diagnostics) }, problems, invocation)
    }

    private static func report(
        _ scoring: (table: String, diagnostics: [Diagnostic])?, _ problems: [Diagnostic], _ invocation: Invocation
    ) -> Exit {
        Console.report(problems, format: invocation["--format"])
        guard let scoring else { return .couldNotRun }
        Console.report(scoring.diagnostics, format: invocation["--format"])
        if invocation["--format"] == nil || invocation["--format"] == "human" { Console.print(scoring.table) }
        return scoring.diagnostics.worst == .error ? .problems : .clean
    }
}
