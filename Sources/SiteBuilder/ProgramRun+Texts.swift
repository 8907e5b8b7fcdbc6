import Diagnostics
import SampleRuns
import Samples

/// Programs that a text shows, with what the text leaves to its reader.
extension ProgramRun {
    /// `howto.txt`, `guide.md`, and a folder of such texts; `howto.txt#2` is the second sample alone.
    static func isText(_ operand: String) -> Bool {
        let path = split(operand).path
        return path.hasSuffix(".txt") || path.hasSuffix(".md") || FileSystem.isFolder(path)
    }

    private static func split(_ operand: String) -> (path: String, number: Int?) {
        guard let mark = operand.lastIndex(of: "#"), let number = Int(operand[operand.index(after: mark)...]) else {
            return (operand, nil)
        }
        return (String(operand[..<mark]), number)
    }

    /// Runs each whole program of a text from a launch by its icon.
    func runText(_ operand: String) -> Report {
        let (path, number) = Self.split(operand)
        var report = Report()
        let programs = self.programs(in: [path], &report).filter { number == nil || $0.id.number == number }
        if report.couldNotRun { return report }
        if programs.isEmpty {
            report.diagnostics.append(
                Diagnostic(
                    "no-program", .error, "'\(operand)' has no whole program that compiles",
                    notes: [Note("'build-site verify \(path)' says what its samples are.")]))
            report.couldNotRun = true
            return report
        }
        guard let library = library(&report.diagnostics) else {
            report.couldNotRun = true
            return report
        }
        for program in programs {
            let runs = program.settings.scenarios.map { (program.settings, $0) }
            run(program.file, supplied: program.supplied, runs, library, named: program.file.path, &report)
        }
        return report
    }

    /// A file of Swift that does not compile alone, with its project's names supplied; nil if that is not what it lacks.
    func supplied(for path: String, _ report: inout Report) -> TextProgram? { programs(in: [path], &report).first }

    private func programs(in paths: [String], _ report: inout Report) -> [TextProgram] {
        let check = SampleCheck(options, searchPath: searchPath, progress: progress)
        let checked = check.run(paths)
        // What its samples come to is what 'verify' reports; here only trouble matters.
        if checked.couldNotRun {
            report.diagnostics += checked.diagnostics
            report.couldNotRun = true
            return []
        }
        var ignored = BuildReport()
        guard let library = check.library(&ignored) else { return [] }
        let texts = Dictionary(grouping: checked.checked, by: \.sample.id.path)
        return texts.keys.sorted().flatMap { TextProgram.programs(in: texts[$0] ?? [], library.compiled.description) }
    }
}
