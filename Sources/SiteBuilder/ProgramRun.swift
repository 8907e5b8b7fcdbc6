import ContentHash
import Diagnostics
import SampleRuns
import Samples

/// Runs one whole program on the library.
package struct ProgramRun {
    private let options: BuildOptions
    private let searchPath: String
    private let progress: @Sendable (BuildProgress) -> Void

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
    ///   - sample: the path of a Swift file, or a name in Content/samples.
    ///   - scenario: the name of one scenario; nil for all.
    package func run(_ sample: String, scenario: String?) -> Report {
        var report = Report()
        let path = sample.hasSuffix(".swift") ? sample : "\(options.content)/samples/\(sample).swift"
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
        run(file, chosen.map { (settings, $0) }, library, &report)
        return report
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

    private func run(
        _ program: SourceFile, _ scenarios: [(settings: RunSettings, scenario: Scenario)], _ library: RunnableLibrary,
        _ report: inout Report
    ) {
        for (settings, scenario) in scenarios {
            progress(.stage("running \(program.path), \(scenario.name)"))
            let result = runner(library).run(program, settings, scenario)
            report.runs.append((scenario.name, result.entries))
            report.diagnostics += result.diagnostics
        }
    }

    private func runner(_ library: RunnableLibrary) -> SampleRunner {
        SampleRunner(library: library, cacheFolder: FileSystem.absolute(options.cache))
    }

    private func library(_ diagnostics: inout [Diagnostic]) -> RunnableLibrary? {
        let workshop = LibraryWorkshop(options: options, searchPath: searchPath, progress: progress)
        return workshop.path(&diagnostics).flatMap { workshop.runnableLibrary(at: $0, &diagnostics) }
    }
}
