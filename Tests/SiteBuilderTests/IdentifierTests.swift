import APIModel
import Diagnostics
import Foundation
import Testing

@testable import Samples
@testable import SiteBuilder

@Suite("Links in samples")
struct IdentifierTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    /// Every identifier of every sample of Content that the library knows, with a place in a unit.
    @Test("agree with what the compiler tells editors, on all samples of Content")
    func agreement() throws {
        let workshop = LibraryWorkshop(
            options: BuildOptions(
                content: "\(Self.root)/Content", theme: "\(Self.root)/Site", output: "/nowhere",
                cache: "\(Self.root)/.build/test-cache", jobs: 2),
            searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "", progress: { _ in })
        var diagnostics: [Diagnostic] = []
        let path = try #require(workshop.path(&diagnostics))
        let library = try #require(workshop.open(at: path, &diagnostics))
        let kit = try #require(SourceKit(toolchain: library.compiled.toolchain.root))
        var report = BuildReport()
        let samples = SampleCheck(workshop.options, searchPath: workshop.searchPath).samples(
            in: ["\(Self.root)/Content"], library, &report)
        let verifier = workshop.verifier(library)
        let pages = Dictionary(grouping: samples, by: \.id.path)
        let gathering = verifier.gatheringCompiler()
        var agreed = 0
        var differences: [String] = []
        for sample in samples {
            let judge = Judge(
                verifier: verifier, compiler: gathering, sample: sample,
                neighbours: (pages[sample.id.path] ?? []).filter { $0.id != sample.id })
            guard let unit = judge.firstUnit else { continue }
            let judged = gathering.take { judge.judge(verifier.compiler.check(unit)) }
            guard judged.outcome.status.compiles, let other = judged.otherModeUnit else { continue }
            let final = other.inMode(judge.mode)
            // What the page shows: a symbol a place.
            let links = Highlighter.offsets(judged.identifiers, in: Array(judged.code.text.utf8))
                .filter { library.model[$0.value.0] != nil }.map { ($0.key, $0.value.0.rawValue) }
            let found = try answers(links.map(\.0), final, verifier, kit)
            for (link, symbols) in zip(links, found) {
                if symbols.contains(link.1) {
                    agreed += 1
                } else {
                    differences.append("\(sample.id), byte \(link.0): \(link.1), but \(symbols)")
                }
            }
        }
        print("identifiers: \(agreed) of \(agreed + differences.count) agree with sourcekitd")
        #expect(agreed > 1000)
        #expect(differences == [])
    }

    private func answers(
        _ offsets: [Int], _ unit: SampleUnit, _ verifier: Verifier, _ kit: SourceKit
    ) throws -> [Set<String>] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kit-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let others = try verifier.compiler.write([unit], to: folder)
        // Without an error the service would lower the code to SIL, and ends the process where Objective-C is wanted.
        let text = unit.scaffold.text(unit: 0) + "let mistake_: Int = \"\"\n"
        let file = "\(folder)/\(verifier.compiler.fileName(0, unit))"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let arguments = arguments(unit, verifier.library, [file] + others.map { "\(folder)/\($0)" })
        let start = LineTable(text.utf8).offset(line: unit.scaffold.leadingLines + 1, byteColumn: 1) ?? 0
        return offsets.map { kit.symbols(at: start + $0, of: file, arguments: arguments) }
    }

    /// The service takes the driver's arguments, and the frontend's behind `-Xfrontend`.
    private func arguments(_ unit: SampleUnit, _ library: CompiledLibrary, _ files: [String]) -> [String] {
        let flags = library.description.checkFlags.filter { $0 != "-typecheck" }
        var arguments = flags.flatMap { ["-Xfrontend", $0] } + files
        arguments += ["-module-name", "Sample", "-swift-version", "\(unit.mode)", "-parse-as-library"]
        arguments += ["-I", library.moduleFolder, "-module-cache-path", library.moduleCache]
        return arguments
            + library.description.implicitImports.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }
}
