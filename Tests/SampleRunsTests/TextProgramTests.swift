import Diagnostics
import Foundation
import SampleRuns
import SiteBuilder
import Testing

/// A whole program that a text shows, and which calls it is there to see.
private struct Shown: CustomTestStringConvertible, Sendable {
    var program: String
    /// The row of the table of orders that a cold launch follows.
    var row: String
    /// Which of the row's calls it implements, and its text's other samples.
    var calls: [String]

    var testDescription: String { program }

    static let ofOurs = [
        Shown(
            program: "zh-Hans-howto.txt#1", row: "cold launch by icon, scenes, new session", calls: ["S1.willConnect"]),
        Shown(
            program: "it-articolo.txt#1", row: "cold launch by icon, scenes, new session",
            calls: ["A.didFinishLaunching", "A.configurationForConnecting", "S1.willConnect"]),
        Shown(
            program: "de-buch.txt#1", row: "cold launch by icon, scenes, new session",
            calls: ["S1.willConnect", "S1.willEnterForeground", "S1.didBecomeActive"]),
    ]

    static let ofOthers = [
        Shown(
            program: "de.txt#1", row: "cold launch by icon, no scenes",
            calls: ["A.didFinishLaunching", "A.didBecomeActive"]),
        Shown(
            program: "it.txt#1", row: "cold launch by icon, scenes, new session",
            calls: ["A.didFinishLaunching", "A.configurationForConnecting", "S1.willConnect", "S1.didBecomeActive"]),
        Shown(
            program: "ko.txt#3", row: "cold launch by icon, SwiftUI", calls: ["A.configurationForConnecting"]),
        Shown(program: "zh-Hans.txt#1", row: "cold launch by icon, SwiftUI", calls: []),
        Shown(program: "zh-Hans.txt#2", row: "cold launch by icon, SwiftUI", calls: []),
    ]

    /// The row without the calls that the program doesn't implement.
    func expected() throws -> [String] {
        let table = try String(contentsOfFile: "\(Running.OrderTests.fixtures)/orders.tsv", encoding: .utf8)
        let line = try #require(table.split(separator: "\n").first { $0.hasPrefix("\(row)\t") })
        return line.split(separator: "\t")[3].split(separator: " ").map(String.init).filter { token in
            !token.hasPrefix("A.") && !token.hasPrefix("S1.") || calls.contains(token)
        }
    }
}

extension Running {
    @Suite("Whole programs of source texts, with what they leave to their readers")
    struct TextProgramTests {
        static let originals = "\(OrderTests.root)/../shared/sources"
        static let areThere: Bool = {
            let isThere = FileManager.default.fileExists(atPath: "\(originals)/it.txt")
            if !isThere { print("not run: the four original texts aren't there (\(originals))") }
            return isThere
        }()

        @Test("show the documented cold launch: our texts", arguments: Shown.ofOurs)
        private func ours(_ shown: Shown) throws {
            try check(shown, in: "\(OrderTests.root)/Content/sources")
        }

        @Test("show the documented cold launch: the four originals", .enabled(if: areThere), arguments: Shown.ofOthers)
        private func originals(_ shown: Shown) throws { try check(shown, in: Self.originals) }

        @Test("are all of them run", .enabled(if: areThere))
        func complete() throws {
            for (folder, shown) in [("Content/sources", Shown.ofOurs), ("../shared/sources", Shown.ofOthers)] {
                let report = OrderTests.run.run("\(OrderTests.root)/\(folder)", scenario: nil)
                #expect(report.diagnostics.map(\.message) == [])
                let names = report.runs.compactMap {
                    $0.scenario.split(separator: "/").last?.split(separator: ",").first
                }
                #expect(names.map(String.init).sorted() == shown.map(\.program).sorted())
            }
        }

        private func check(_ shown: Shown, in folder: String) throws {
            let report = OrderTests.run.run("\(folder)/\(shown.program)", scenario: nil)
            #expect(report.diagnostics.map(\.message) == [])
            let entries = try #require(report.runs.first?.entries)
            #expect(!entries.contains { $0.kind == .problem })
            #expect(entries.filter { $0.kind != .print }.compactMap(\.token) == (try shown.expected()))
        }

        @Test("get stand-ins for the names of a project, also in a file of Swift")
        func file() throws {
            let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift").path
            defer { try? FileManager.default.removeItem(atPath: path) }
            try """
            import SwiftUI

            @main
            struct NotesApp: App {
                var body: some Scene { WindowGroup { NotesView() } }
            }
            """.write(toFile: path, atomically: true, encoding: .utf8)
            let report = OrderTests.run.run(path, scenario: nil)
            #expect(report.diagnostics.map(\.message) == [])
            #expect(report.runs.first?.entries.contains { $0.text == "active" && $0.kind == .phase } == true)
        }
    }
}
