import Diagnostics
import Foundation
import SampleRuns
import SiteBuilder
import Testing

extension Running {
    @Suite("that run")
    struct ProgramTests {
        @Test(
            "of Content meet what their scenarios expect",
            arguments: ["app-delegate", "background-work", "scene-delegate", "swiftui-adaptor"])
        func content(_ name: String) {
            let report = OrderTests.run.run(name, scenario: nil)
            #expect(report.diagnostics.map(\.message) == [])
            #expect(report.runs.count >= 3)
        }

        /// What a program does in its launch, and what is said of it.
        static let mistakes: [(String, Diagnostic.ID)] = [
            ("DispatchSemaphore(value: 0).wait()", "run-unsupported"),
            ("DispatchQueue.main.sync {}", "run-unsupported"),
            ("let end = Date() + 1; while Date() < end {}", "run-unsupported"),
            ("while true {}", "run-stuck"),
            ("let none: Int? = nil; print(none!)", "run-crashes"),
            ("print(ObjectIdentifier(UIView()))", "run-differs"),
            ("let x: Int = \"\"", "sample-cannot-run"),
        ]

        @Test("are stopped when they do what a run can't repeat", arguments: mistakes)
        func stopped(_ code: String, _ id: Diagnostic.ID) {
            let report = OrderTests.run.run(program(code), [(RunSettings(), RunSettings().scenarios[0])])
            #expect(report.diagnostics.map(\.id) == [id], "\(report.diagnostics.map(\.message))")
        }

        @Test("reach neither the network nor other programs")
        func limits() {
            let code = """
                print(socket(AF_INET, 1, 0) < 0, fork() < 0)
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/true")
                do { try process.run(); print("ran") } catch { print("refused") }
                """
            let report = OrderTests.run.run(program(code), [(RunSettings(), RunSettings().scenarios[0])])
            let prints = report.runs.first?.entries.filter { $0.kind == .print }.map(\.text) ?? []
            #expect(prints == ["true true", "refused"] || report.diagnostics.map(\.id) == ["run-unsupported"])
        }

        @Test("are told where an event can't happen")
        func impossible() {
            let events = ["open icon", "open-scene"].enumerated().map {
                Scenario.Event(time: $0 * 1000, text: $1, range: SourceRange(0, 0))
            }
            let scenario = Scenario(name: "impossible", events: events, end: 2000)
            let report = OrderTests.run.run(program(""), [(RunSettings(), scenario)])
            #expect(report.diagnostics.map(\.id) == ["impossible-event"])
            #expect(report.diagnostics.first?.message == "'open-scene' can't happen now: the app has no scenes")
        }

        private func program(_ code: String) -> SourceFile {
            let text = """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        \(code.replacing("\n", with: "\n        "))
                        return true
                    }
                }
                """
            return SourceFile(path: "program.swift", text: text)
        }
    }
}
