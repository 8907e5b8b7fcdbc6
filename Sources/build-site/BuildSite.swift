import CJemalloc
import Diagnostics
import Foundation
import Samples
import SiteBuilder
import SiteServing

@main
enum BuildSite {
    /// Exit codes of every command.
    enum Exit: Int32 { case clean = 0, problems = 1, couldNotRun = 2 }

    static func main() {
        signal(SIGPIPE, SIG_IGN)
        // Keeps the allocator linked; the answer doesn't matter.
        _ = mallctl("version", nil, nil, nil, 0)
        switch Invocation.parse(Array(CommandLine.arguments.dropFirst())) {
        case .failure(let problem):
            Console.error("build-site: \(problem.message)\nTry 'build-site --help'.")
            exit(Exit.couldNotRun.rawValue)
        case .success(let invocation):
            if invocation.has("--help") {
                let isBare = CommandLine.arguments.count == 2
                Console.print(CommandTable.help(isBare ? nil : invocation.command))
                exit(Exit.clean.rawValue)
            }
            exit(run(invocation).rawValue)
        }
    }

    private static func run(_ invocation: Invocation) -> Exit {
        switch invocation.command {
        case .build, .check: build(invocation)
        case .verify: verify(invocation)
        case .import: importText(invocation)
        case .export: export(invocation)
        case .importTerms: importTerms(invocation)
        case .diffTerms: diffTerms(invocation)
        case .run: runSample(invocation)
        case .score: score(invocation)
        case .accept: accept(invocation)
        case .serve: serve(invocation)
        }
    }

    static func options(_ invocation: Invocation, writes: Bool) -> BuildOptions {
        var options = BuildOptions(
            content: folder(invocation["--content"] ?? "Content"), theme: folder(invocation["--theme"] ?? "Site"),
            sources: invocation.all("--sources").map(folder), output: folder(invocation["--output"] ?? "_site"),
            cache: folder(invocation["--cache"] ?? ".cache"), baseURL: invocation["--base-url"],
            jobs: invocation["--jobs"].flatMap(Int.init) ?? ProcessInfo.processInfo.activeProcessorCount,
            isStrict: invocation.has("--strict"), writes: writes)
        options.zip = invocation["--zip"]
        options.precompresses = invocation.has("--precompress")
        return options
    }

    /// A path without the slash at its end that shells complete.
    static func folder(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    static var searchPath: String { ProcessInfo.processInfo.environment["PATH"] ?? "" }

    // MARK: build, check

    private static func build(_ invocation: Invocation) -> Exit {
        let start = ContinuousClock.now
        let options = options(invocation, writes: invocation.command == .build)
        let meter = ProgressMeter()
        let report = SiteBuild(options, searchPath: searchPath, progress: { meter.show($0) }).run()
        meter.clear()
        // Advice is for those who ask: 'check' gives it.
        let shown = report.diagnostics.filter {
            !options.writes || $0.severity > .note || $0.id == "no-system-target"
        }
        Console.report(shown, format: invocation["--format"])
        if report.couldNotRun { return .couldNotRun }
        if invocation["--format"] == nil || invocation["--format"] == "human" {
            Console.print(summary(report, options, seconds: (ContinuousClock.now - start).seconds))
        }
        return report.diagnostics.worst == .error ? .problems : .clean
    }

    /// What was made, in five lines.
    private static func summary(_ report: BuildReport, _ options: BuildOptions, seconds: Double) -> String {
        let pages = report.pages.map { "\($0.language) \($0.count)" }.joined(separator: ", ")
        let outcomes = Outcome.Status.allCases.compactMap { status in
            report.outcomes[status].map { "\($0) \(status.rawValue)" }
        }
        let errors = report.diagnostics.filter { $0.severity == .error }.count
        let warnings = report.diagnostics.filter { $0.severity == .warning }.count
        let place = report.isWritten ? " in \(options.output)" : options.writes ? " (not written)" : ""
        return """
            pages:    \(pages)\(place)
            samples:  \(outcomes.isEmpty ? "none" : outcomes.joined(separator: ", "))
            terms:    \(report.termLinks) uses of glossary terms
            problems: \(errors) errors, \(warnings) warnings
            seconds:  \(rounded(seconds))
            """
    }

    static func rounded(_ seconds: Double) -> String {
        let hundredths = Int((seconds * 100).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    }
}

extension Duration {
    fileprivate var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
