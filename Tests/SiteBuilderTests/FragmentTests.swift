import ContentHash
import Diagnostics
import Foundation
import Markup
import Testing

@testable import Samples
@testable import SiteBuilder

/// A fragment as texts about the life cycle hold them, with the outcome that a careful reader expects.
///
/// They stand in Tests/Fixtures/Fragments, each under a heading with lines such as `expect: kind=members status=fails`,
/// `message: "part of it" at 3:5` and `assumes: ContentView`.
struct Fragment: Sendable, CustomTestStringConvertible {
    var file: String
    /// The line of the fragment's first.
    var line: Int
    var title: String
    var kind: String
    var status: String
    /// Part of a message and its line and column in the fragment.
    var message: String?
    var assumes: [String]

    var testDescription: String { "\(file): \(title)" }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Fragments").path

    static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

    static let all = files.flatMap { name in
        read(name, (try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)) ?? "")
    }

    private static func read(_ name: String, _ text: String) -> [Fragment] {
        var fragments: [Fragment] = []
        var next = Fragment(file: name, line: 0, title: "", kind: "", status: "", assumes: [])
        var isInFence = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("```") {
                isInFence.toggle()
                guard isInFence else { continue }
                next.line = index + 2
                fragments.append(next)
            } else if isInFence {
                continue
            } else if line.hasPrefix("## ") {
                next = Fragment(
                    file: name, line: 0, title: String(line.dropFirst(3)), kind: "", status: "", assumes: [])
            } else if let value = field("expect", line) {
                for part in value.split(separator: " ") {
                    let pair = part.split(separator: "=")
                    if pair.first == "kind" { next.kind = String(pair.last ?? "") }
                    if pair.first == "status" { next.status = String(pair.last ?? "") }
                }
            } else if let value = field("message", line) {
                next.message = value
            } else if let value = field("assumes", line) {
                next.assumes = value.replacing(" ", with: "").split(separator: ",").map(String.init).sorted()
            }
        }
        return fragments
    }

    private static func field(_ name: String, _ line: Substring) -> String? {
        line.hasPrefix("\(name): ") ? String(line.dropFirst(name.count + 2)) : nil
    }
}

@Suite("Fragments of all kinds and eras")
struct FragmentTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    private static let options = BuildOptions(
        content: "\(root)/Content", theme: "\(root)/Site", output: "/nowhere", cache: "\(root)/.build/test-cache",
        jobs: 2)

    /// One call for all, by file and line.
    private static let checked: [String: CheckedSample] = {
        let check = SampleCheck(options, searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        let report = check.run([Fragment.folder])
        return Dictionary(
            report.checked.map { ("\($0.sample.file.path):\($0.sample.start.lineColumn.line)", $0) },
            uniquingKeysWith: { first, _ in first })
    }()

    @Test("come out as expected", arguments: Fragment.all)
    func outcome(_ fragment: Fragment) throws {
        let checked = try #require(Self.checked["\(Fragment.folder)/\(fragment.file):\(fragment.line)"])
        #expect(checked.kind.rawValue == fragment.kind)
        #expect(checked.outcome.status.rawValue == fragment.status, "\(checked.outcome.messages.map(\.text))")
        if let message = fragment.message, [.fails, .failsAsDeclared].contains(checked.outcome.status) {
            let said = checked.outcome.messages.map { "\"\($0.text)\" at \($0.line):\(column($0, checked))" }
            let parts = message.split(separator: "\" at ")
            let text = parts.first?.dropFirst() ?? ""
            #expect(said.contains { $0.contains(text) && $0.hasSuffix("\" at \(parts.last ?? "")") }, "\(said)")
        }
        if fragment.status == "assumed" {
            #expect(Set(checked.outcome.assumptions.map(\.name)).sorted() == fragment.assumes)
        }
        if fragment.status == "outdated" { #expect(checked.outcome.rewrite?.changes.isEmpty == false) }
    }

    /// Characters, as editors count them.
    private func column(_ message: CompilerMessage, _ checked: CheckedSample) -> Int {
        checked.sample.location(line: message.line, byteColumn: message.byteColumn).lineColumn.column
    }

    private struct NoCache: ResultCache {
        func load(_ key: ContentHash) -> [UInt8]? { nil }
        func store(_ bytes: [UInt8], as key: ContentHash) {}
    }

    @Test("come out alone as they do in company")
    func company() throws {
        let workshop = LibraryWorkshop(
            options: Self.options, searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "", progress: { _ in })
        var report = BuildReport()
        let path = try #require(workshop.path(&report.diagnostics))
        let library = try #require(workshop.open(at: path, &report.diagnostics))
        let samples = SampleCheck(Self.options, searchPath: workshop.searchPath).samples(
            in: [Fragment.folder], library, &report)
        let results = [1, 16].map { size in
            Verifier(
                library: library.compiled, model: { library.model }, cache: NoCache(),
                workFolder: "\(Self.options.cache)/work", jobs: 2, batchSize: size
            ).verify(samples).checked
        }
        let differences = zip(results[0], results[1]).filter { $0 != $1 }.map { "\($0.0.sample.id): \($0.1.outcome)" }
        #expect(differences == [])
        #expect(results[0].count >= 280)
    }

    @Test("are many, of every kind and with every outcome")
    func enough() {
        #expect(Fragment.all.count >= 280)
        #expect(Set(Fragment.all.map(\.kind)) == Set(SampleKind.allCases.map(\.rawValue)))
        let statuses = Set(Fragment.all.map(\.status))
        #expect(statuses == Set(Outcome.Status.allCases.map(\.rawValue)))
        #expect(Set(Fragment.all.map { "\($0.file)\($0.title)" }).count == Fragment.all.count)
    }
}
