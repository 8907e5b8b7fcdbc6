import ContentHash
import Diagnostics
import SampleRuns
import Samples

/// Runs one whole program on the library.
package struct ProgramRun {
    let options: BuildOptions
    let searchPath: String
    let progress: @Sendable (BuildProgress) -> Void

    package init(
        _ options: BuildOptions, searchPath: String, progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) {
        self.options = options
        self.searchPath = searchPath
        self.progress = progress
    }

    package struct Report: Sendable {
        /// In the order of the file; one if a scenario was named.
        package var runs: [(scenario: String, entries: [TraceEntry])] = []
        package var diagnostics: [Diagnostic] = []
        package var couldNotRun = false
    }

    /// - Parameters:
    ///   - sample: the path of a Swift file, a name in Content/samples, or the path of a text that shows programs.
    ///   - scenario: the name of one scenario; nil for all.
    ///   - accepts: whether the traces become those that later runs are compared with; only all of a program's at once.
    package func run(_ sample: String, scenario: String?, accepts: Bool = false) -> Report {
        if Self.isText(sample) { return runText(sample) }
        let path = path(of: sample)
        var report = run(path, scenario)
        guard scenario == nil, !report.couldNotRun else { return report }
        guard accepts else {
            AcceptedTraces.check(path, report.runs, &report.diagnostics)
            return report
        }
        do {
            try AcceptedTraces.accept(path, report.runs)
        } catch {
            report.diagnostics.append(
                Diagnostic(
                    "unwritable", .error,
                    "'\(AcceptedTraces.path(of: path))' can't be written: \(FileSystem.reason(error))"))
        }
        return report
    }

    private func path(of sample: String) -> String {
        sample.hasSuffix(".swift") ? sample : "\(options.content)/samples/\(sample).swift"
    }

    private func run(_ path: String, _ scenario: String?) -> Report {
        var report = Report()
        let (file, problems) = FileSystem.read(path)
        report.diagnostics += problems
        guard let file, let library = library(&report.diagnostics) else {
            report.couldNotRun = true
            return report
        }
        var settings = RunSettings()
        let beside = "\(path.dropLast(6)).yaml"
        if FileSystem.exists(beside) {
            let (scenarios, unreadable) = FileSystem.read(beside)
            report.diagnostics += unreadable
            if let scenarios {
                let (read, found) = ScenarioReader.read(scenarios)
                settings = read
                report.diagnostics += found
            }
        }
        let chosen = settings.scenarios.filter { scenario == nil || $0.name == scenario }
        if chosen.isEmpty {
            let names = settings.scenarios.map(\.name)
            let nearest = nearestName(to: scenario ?? "", among: names).map { " Did you mean '\($0)'?" } ?? ""
            report.diagnostics.append(
                Diagnostic(
                    "unknown-scenario", .error, "'\(path)' has no scenario '\(scenario ?? "")'",
                    notes: [Note("It has \(names.joined(separator: ", ")).\(nearest)")]))
            report.couldNotRun = true
            return report
        }
        let runs = chosen.map { (settings, $0) }
        var first = report
        run(file, runs, library, &first)
        // A file that names types of its project is run with stand-ins for them.
        if first.runs.allSatisfy(\.entries.isEmpty),
            first.diagnostics.contains(where: { $0.id == "sample-cannot-run" }),
            let program = supplied(for: path, &report), !program.supplied.isEmpty
        {
            var info = settings
            if settings.file == nil { info.info = program.settings.info }
            run(file, supplied: program.supplied, chosen.map { (info, $0) }, library, &report)
            return report
        }
        return first
    }

    /// Runs a program that need not be on disk.
    package func run(_ program: SourceFile, _ scenarios: [(settings: RunSettings, scenario: Scenario)]) -> Report {
        var report = Report()
        if let library = library(&report.diagnostics) {
            run(program, scenarios, library, &report)
        } else {
            report.couldNotRun = true
        }
        return report
    }

    func run(
        _ program: SourceFile, supplied: [String] = [], _ scenarios: [(settings: RunSettings, scenario: Scenario)],
        _ library: RunnableLibrary, named name: String? = nil, _ report: inout Report
    ) {
        let runner = SampleRunner(library: library, cacheFolder: FileSystem.absolute(options.cache))
        for (settings, scenario) in scenarios {
            progress(.stage("running \(program.path), \(scenario.name)"))
            let result = runner.run(program, supplied: supplied, settings, scenario)
            report.runs.append((name.map { "\($0), \(scenario.name)" } ?? scenario.name, result.entries))
            report.diagnostics += result.diagnostics.filter { !report.diagnostics.contains($0) }
        }
    }

    func library(_ diagnostics: inout [Diagnostic]) -> RunnableLibrary? {
        let workshop = LibraryWorkshop(options: options, searchPath: searchPath, progress: progress)
        return workshop.path(&diagnostics).flatMap { workshop.runnableLibrary(at: $0, &diagnostics) }
    }
}
