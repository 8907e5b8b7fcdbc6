import Diagnostics
import Foundation
import GlossaryExport
import SiteBuilder

extension BuildSite {
    /// `export DIR`: a line a format on standard output.
    static func export(_ invocation: Invocation) -> Exit {
        guard invocation.operands.count == 1, let folder = invocation.operands.first else {
            Console.error("build-site: 'export' takes one folder.")
            return .couldNotRun
        }
        let names = invocation["--formats"]?.split(separator: ",").map(String.init)
        let formats = names.map { $0.compactMap(ExportFormat.init) } ?? ExportFormat.allCases
        if let names, let unknown = names.first(where: { ExportFormat(rawValue: $0) == nil }) {
            let known = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
            Console.error("build-site: there is no format '\(unknown)'; the formats are \(known).")
            return .couldNotRun
        }
        var options = options(invocation, writes: true)
        options.output = Self.folder(folder)
        let meter = ProgressMeter()
        let report = GlossaryFiles(formats, options: options, searchPath: searchPath, progress: { meter.show($0) })
            .run()
        meter.clear()
        Console.report(report.diagnostics, format: invocation["--format"])
        guard report.isWritten else { return .couldNotRun }
        if invocation["--format"] == nil || invocation["--format"] == "human" {
            for item in report.formats {
                Console.print("\(item.format.rawValue): \(counted(item.files, "file")), \(counted(item.bytes, "byte"))")
            }
            Console.print("\(counted(report.concepts, "concept")) in \(options.output)")
        }
        return report.diagnostics.worst == .error ? .problems : .clean
    }

    /// `import-terms FILE`: what is added on standard output, what contradicts as warnings.
    static func importTerms(_ invocation: Invocation) -> Exit {
        guard invocation.operands.count == 1, let path = invocation.operands.first else {
            Console.error("build-site: 'import-terms' takes one file at a time.")
            return .couldNotRun
        }
        let (done, problems) = TermImport.run(
            path, pair: invocation["--language-pair"], changesConcepts: invocation.has("--write"),
            options: options(invocation, writes: false))
        Console.report(problems, format: invocation["--format"])
        guard let done else { return .couldNotRun }
        Console.report(done.diagnostics, format: invocation["--format"])
        if invocation["--format"] == nil || invocation["--format"] == "human" {
            Console.print(summary(done, isWritten: invocation.has("--write")))
        }
        return done.diagnostics.contains { $0.severity > .note } ? .problems : .clean
    }

    private static func summary(_ done: TermImport, isWritten: Bool) -> String {
        let result = done.result
        var lines = result.newConcepts.map { "new concept: \($0.id.rawValue)" }
        lines += result.additions.map {
            "\($0.concept.rawValue): \($0.language.rawValue): term '\($0.term.text)' (\($0.term.status.rawValue))"
        }
        lines += result.newLanguages.map { "\($0.concept.rawValue): \($0.language.rawValue): new" }
        lines += done.written.map { "written: \($0)" }
        let changes = result.additions.count + result.newLanguages.count
        if changes > 0, !isWritten { lines.append("Concepts that there are are changed with --write alone.") }
        lines.append(
            "\(counted(result.knownTerms, "term")) known, \(counted(changes, "addition")), "
                + "\(counted(result.newConcepts.count, "new concept")), "
                + counted(done.diagnostics.filter { $0.severity > .note }.count, "problem"))
        return lines.joined(separator: "\n")
    }

    /// `diff-terms OLD NEW`: a line a change.
    static func diffTerms(_ invocation: Invocation) -> Exit {
        guard invocation.operands.count == 2 else {
            Console.error("build-site: 'diff-terms' takes two exports: the old one and the new one.")
            return .couldNotRun
        }
        let (difference, problems) = TermDifference.run(invocation.operands[0], invocation.operands[1])
        Console.report(problems, format: nil)
        guard let difference else { return .couldNotRun }
        Console.print(invocation.has("--json") ? difference.json.serialized : difference.text)
        return .clean
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
