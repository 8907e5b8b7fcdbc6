import Diagnostics
import Foundation
import SampleRuns
import SiteBuilder
import Testing

extension Running {
    @Suite("Windows of SwiftUI")
    struct WindowTests {
        /// Each view says that it appears.
        static let program = """
            import SwiftUI

            @main
            struct MailApp: App {
                var body: some Scene {
                    WindowGroup { Inbox() }
                        .handlesExternalEvents(matching: ["inbox"])
                    WindowGroup(id: "message", for: Int.self) { $number in Message(number: number) }
                        .handlesExternalEvents(matching: ["message"])
                    Window("Log", id: "log") { Named(name: "log") }
                }
            }

            struct Named: View {
                var name: String
                var body: some View {
                    Text(name).onAppear { print(name) }.onOpenURL { print(name, "opens", $0.host ?? "") }
                }
            }

            struct Message: View {
                var number: Int?
                @Environment(\\.dismissWindow) private var dismissWindow
                var body: some View {
                    Named(name: "message \\(number ?? 0)").onOpenURL { _ in dismissWindow(id: "log") }
                }
            }

            struct Inbox: View {
                @Environment(\\.openWindow) private var openWindow
                var body: some View {
                    Named(name: "inbox")
                        .handlesExternalEvents(preferring: ["INBOX"], allowing: [])
                        .onOpenURL { url in
                            switch url.lastPathComponent {
                            case "7": openWindow(id: "message", value: 7)
                            case "log": openWindow(id: "log")
                            default: openWindow(id: "none")
                            }
                        }
                }
            }
            """

        static let table: [(events: [String], prints: [String])] = [
            (["open icon"], ["inbox"]),
            (["open icon", "open url mail://inbox/7"], ["inbox", "inbox opens inbox", "message 7"]),
            // The window that shows the value comes to the front, there is no second one.
            (
                ["open icon", "open url mail://inbox/7", "minimize-scene 2", "open url mail://inbox/7"],
                ["inbox", "inbox opens inbox", "message 7", "inbox opens inbox"]
            ),
            (
                ["open icon", "open url mail://inbox/log", "open url mail://inbox/log"],
                ["inbox", "inbox opens inbox", "log", "inbox opens inbox"]
            ),
            // No open window wants it: the scene that matches gets a new one.
            (["open icon", "open url mail://message/1"], ["inbox", "message 0", "message 0 opens message"]),
            // What a window shows outlives its scene and the process.
            (
                [
                    "open icon", "open url mail://inbox/7", "home", "suspend", "kill", "open icon",
                    "activate-scene 2", "activate-scene 1",
                ],
                ["inbox", "inbox opens inbox", "message 7", "inbox", "message 7"]
            ),
        ]

        @Test("show the scene that was asked for, that an event matches, or that they showed before", arguments: table)
        func windows(_ row: (events: [String], prints: [String])) {
            let report = run(row.events)
            #expect(report.diagnostics.map(\.message) == [])
            let prints = report.runs.first?.entries.filter { $0.kind == .print }.map(\.text) ?? []
            #expect(prints.sorted() == row.prints.sorted(), "\(prints)")
        }

        @Test("are not opened for a name that the app doesn't have, and the trace says so")
        func unknown() {
            let entries = run(["open icon", "open url mail://inbox/x"]).runs.first?.entries ?? []
            #expect(
                entries.filter { $0.kind == .problem }.map(\.text) == [
                    "the app has no scene for openWindow(id: none)"
                ])
        }

        @Test("are closed by their name")
        func dismissed() {
            let entries =
                run(["open icon", "open url mail://inbox/log", "open url mail://message/1"]).runs.first?.entries ?? []
            #expect(entries.contains { $0.kind == .request && $0.text == "dismissWindow" })
            #expect(entries.last?.scenes.map(\.number) == [1, 3])
        }

        @Test("edit a new document of their own")
        func documents() {
            let text = """
                import SwiftUI

                struct Note: FileDocument {
                    static var readableContentTypes: [UTType] { [.plainText] }
                    var text = "new"
                    init() { print("made") }
                    init(configuration: ReadConfiguration) throws {}
                    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
                        FileWrapper(regularFileWithContents: Data(text.utf8))
                    }
                }

                @main
                struct NotesApp: App {
                    var body: some Scene {
                        DocumentGroup(newDocument: Note()) { file in Editor(text: file.$document.text) }
                        Settings { Text("never shown").onAppear { print("settings") } }
                    }
                }

                struct Editor: View {
                    @Binding var text: String
                    var body: some View {
                        TextEditor(text: $text).onAppear { text = "changed" }.onChange(of: text) { print($0, $1) }
                    }
                }
                """
            let file = SourceFile(path: "notes.swift", text: text)
            let report = OrderTests.run.run(file, [(RunSettings(), RunSettings().scenarios[0])])
            #expect(report.diagnostics.map(\.message) == [])
            let prints = report.runs.first?.entries.filter { $0.kind == .print }.map(\.text) ?? []
            #expect(prints == ["made", "new changed"])
        }

        private func run(_ events: [String]) -> ProgramRun.Report {
            var settings = RunSettings()
            settings.hasRoomForScenes = true
            let flag = JSONValue.Member("UIApplicationSupportsMultipleScenes", .bool(true))
            settings.info = .object([JSONValue.Member("UIApplicationSceneManifest", .object([flag]))])
            let timed = events.enumerated().map {
                Scenario.Event(time: $0 * 1000, text: $1, range: SourceRange(0, 0))
            }
            let scenario = Scenario(name: "windows", events: timed, end: events.count * 1000)
            return OrderTests.run.run(SourceFile(path: "windows.swift", text: Self.program), [(settings, scenario)])
        }
    }
}
