import Diagnostics
import Foundation
import Testing

@testable import SampleRuns
@testable import SiteBuilder

@Suite("Traces that an author accepted")
struct AcceptedTracesTests {
    private let program = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift").path

    private func entries(_ names: [String]) -> [TraceEntry] {
        TraceEntry.read(
            names.enumerated().map { number, name in
                #"{"number": \#(number), "kind": "call", "app": "active", "type": "AppDelegate", "text": "\#(name)"}"#[
                    ...]
            })
    }

    /// - Returns: what is said of runs, after others were accepted.
    private func said(
        accepted: [String: [String]], _ runs: [String: [String]]
    ) throws -> (messages: [String], diagnostics: [Diagnostic]) {
        func list(_ runs: [String: [String]]) -> [(scenario: String, entries: [TraceEntry])] {
            runs.sorted { $0.key < $1.key }.map { ($0.key, entries($0.value)) }
        }
        try AcceptedTraces.accept(program, list(accepted))
        defer { try? FileManager.default.removeItem(atPath: AcceptedTraces.path(of: program)) }
        var diagnostics: [Diagnostic] = []
        AcceptedTraces.check(program, list(runs), &diagnostics)
        return (diagnostics.map(\.message), diagnostics)
    }

    @Test func nothingIsSaidOfTheSame() throws {
        let runs = ["away": ["a()", "b()"], "launch": ["a()"]]
        #expect(try said(accepted: runs, runs).messages == [])
    }

    @Test func nothingIsSaidOfAProgramWithoutAcceptedTraces() {
        var diagnostics: [Diagnostic] = []
        AcceptedTraces.check(program, [("launch", entries(["a()"]))], &diagnostics)
        #expect(diagnostics.isEmpty)
    }

    @Test func aChangeIsShownWhereItBegins() throws {
        let found = try said(accepted: ["launch": ["a()", "b()", "c()"]], ["launch": ["a()", "c()", "d()"]])
        #expect(found.messages == ["the run of 'launch' no longer comes out as it was accepted"])
        let diagnostic = try #require(found.diagnostics.first)
        #expect(diagnostic.location?.lineColumn.line == 3)
        let notes = diagnostic.notes.map(\.message)
        #expect(notes.count == 3)
        #expect(notes[0].hasPrefix("- ") && notes[0].hasSuffix("AppDelegate.b()"))
        #expect(notes[1].hasPrefix("+ ") && notes[1].hasSuffix("AppDelegate.d()"))
        #expect(notes[2].contains("--accept"))
    }

    @Test func scenariosThatComeAndGoAreNamed() throws {
        #expect(
            try said(accepted: ["away": ["a()"]], ["launch": ["a()"]]).messages == [
                "the trace of 'launch' was never accepted", "there is no scenario 'away' any more",
            ])
    }
}
