import ContentHash
import Diagnostics
import Foundation
import Linking
import SampleRuns
import Samples

/// Runs the whole programs of Content/samples in their scenarios, or knows from an earlier build what came of it.
struct RecordedRuns {
    let options: BuildOptions
    let searchPath: String
    let progress: @Sendable (BuildProgress) -> Void

    /// - Parameters:
    ///   - programs: those of Content/samples; a file of scenarios beside one makes it run.
    ///   - library: the path of the library's description.
    func record(
        _ programs: [Sample], library path: String, _ memory: BuildMemory, _ diagnostics: inout [Diagnostic]
    ) -> [RecordedRun] {
        let scenarios = programs.compactMap { program -> (Sample, SourceFile)? in
            let beside = "\(program.file.path.dropLast(6)).yaml"
            guard FileSystem.exists(beside) else { return nil }
            let (file, problems) = FileSystem.read(beside)
            diagnostics += problems
            return file.map { (program, $0) }
        }
        guard !scenarios.isEmpty else { return [] }
        let workshop = LibraryWorkshop(options: options, searchPath: searchPath, progress: progress)
        guard let library = memory.runnable ?? workshop.runnableLibrary(at: path, &diagnostics) else { return [] }
        memory.runnable = library
        let accepted = programs.compactMap { FileSystem.read(AcceptedTraces.path(of: $0.file.path)).file }
        let files = scenarios.flatMap { [$0.file, $1] } + accepted
        var problems: [Diagnostic] = []
        // What was wrong is found again, so that it is said again.
        let runs = memory.runs.value(
            of: files, make: { scenarios.flatMap { record($0, $1, library, &problems) } },
            keeps: { _ in problems.isEmpty })
        diagnostics += problems
        return runs
    }

    private func record(
        _ program: Sample, _ scenarios: SourceFile, _ library: RunnableLibrary, _ diagnostics: inout [Diagnostic]
    ) -> [RecordedRun] {
        let path = program.file.path
        let cache = DiskCache(folder: "\(options.cache)/traces")
        let accepted =
            FileSystem.exists(AcceptedTraces.path(of: path))
            ? FileSystem.read(AcceptedTraces.path(of: path)).file?.text ?? "" : ""
        let key = ContentHash(
            parts: ["traces 3", path, program.code, scenarios.text, accepted, "\(library.identity)"])
        if let bytes = cache.load(key), let known = try? JSONDecoder().decode([RecordedRun].self, from: Data(bytes)) {
            return known
        }
        let (settings, found) = ScenarioReader.read(scenarios)
        var report = ProgramRun.Report()
        report.diagnostics = found
        ProgramRun(options, searchPath: searchPath, progress: progress)
            .run(program.file, settings.scenarios.map { (settings, $0) }, library, &report)
        AcceptedTraces.check(path, report.runs, &report.diagnostics)
        let runs = report.runs.map { run in
            RecordedRun(
                program: path, scenario: run.scenario,
                titles: settings.scenarios.first { $0.name == run.scenario }?.titles ?? [:],
                rows: run.entries.compactMap(Self.row))
        }
        diagnostics += report.diagnostics
        // A run that went wrong is run again the next time, so that it is reported again.
        if report.diagnostics.isEmpty, let bytes = try? JSONEncoder().encode(runs) {
            cache.store([UInt8](bytes), as: key)
        }
        return runs
    }

    /// Runs the whole programs of source texts from a launch by their icon: of those only whose words may be shown.
    ///
    /// - Parameters:
    ///   - checked: the checked samples of all texts.
    ///   - library: the path of the library's description.
    ///   - others: runs of programs; a scenario of the same name has their titles.
    func record(
        _ sources: [SourceInput], _ checked: [CheckedSample], _ opened: CompiledLibrary, library path: String,
        like others: [RecordedRun], _ memory: BuildMemory, _ diagnostics: inout [Diagnostic]
    ) -> [RecordedRun] {
        // A build runs what its authors put into Content; others' texts run when somebody asks for it.
        let own = "\(options.content)/"
        let texts = sources.filter { $0.record.rights == .publish }.map(\.document.file.path)
            .filter { $0.hasPrefix(own) }
        let programs = texts.map { text in
            TextProgram.programs(in: checked.filter { $0.sample.id.path == text }, opened.description)
        }
        guard programs.contains(where: { !$0.isEmpty }) else { return [] }
        let workshop = LibraryWorkshop(options: options, searchPath: searchPath, progress: progress)
        guard let library = memory.runnable ?? workshop.runnableLibrary(at: path, &diagnostics) else { return [] }
        memory.runnable = library
        return programs.flatMap { programs in
            programs.enumerated().flatMap { index, program in
                record(program, library, &diagnostics).map { run in
                    var run = run
                    let titles = others.first { $0.scenario == run.scenario }?.titles ?? [:]
                    // A text may show several programs, each on its place.
                    run.titles = index == 0 ? titles : titles.mapValues { "\($0) (\(index + 1))" }
                    if index > 0 { run.scenario += "-\(index + 1)" }
                    return run
                }
            }
        }
    }

    private func record(
        _ program: TextProgram, _ library: RunnableLibrary, _ diagnostics: inout [Diagnostic]
    ) -> [RecordedRun] {
        let cache = DiskCache(folder: "\(options.cache)/traces")
        let key = ContentHash(
            parts: ["text 1", program.file.path, program.file.text, "\(library.identity)"] + program.supplied)
        if let bytes = cache.load(key), let known = try? JSONDecoder().decode([RecordedRun].self, from: Data(bytes)) {
            return known
        }
        var report = ProgramRun.Report()
        ProgramRun(options, searchPath: searchPath, progress: progress).run(
            program.file, supplied: program.supplied, program.settings.scenarios.map { (program.settings, $0) },
            library, &report)
        let runs = report.runs.map { run in
            RecordedRun(
                program: program.id.path, scenario: run.scenario, titles: [:], rows: run.entries.compactMap(Self.row))
        }
        if report.diagnostics.isEmpty, let bytes = try? JSONEncoder().encode(runs) {
            cache.store([UInt8](bytes), as: key)
        }
        // The text is another's: that its program doesn't run is said and is no mistake of the site.
        diagnostics += report.diagnostics.map { diagnostic in
            Diagnostic(
                "source-program-fails", .note, "a program of the text doesn't run: \(diagnostic.message)",
                at: diagnostic.location, notes: diagnostic.notes)
        }
        return report.diagnostics.isEmpty ? runs : []
    }

    private static func row(_ entry: TraceEntry) -> RecordedRun.Row? {
        let kind: RecordedRun.Row.Kind
        switch entry.kind {
        case .event: kind = .event
        case .call: kind = .call
        case .notification: kind = .notification
        case .print: kind = .output
        case .request, .phase, .view, .problem, .invalid: kind = .other
        case .end: return nil
        }
        return RecordedRun.Row(
            kind: kind, time: entry.time, appState: entry.app,
            sceneStates: entry.scenes.map { "\($0.number) \($0.state)" },
            text: entry.kind == .phase ? "scenePhase \(entry.text)" : entry.text, type: entry.type,
            arguments: entry.arguments, scene: entry.scene, answer: entry.answer)
    }
}
