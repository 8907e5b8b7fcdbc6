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

        @Test("see macros expanded")
        func macros() {
            let text = """
                import SwiftUI

                extension EnvironmentValues { @Entry var tint = "red" }

                @main
                struct TintApp: App {
                    var body: some Scene { WindowGroup { Tint().environment(\\.tint, "blue") } }
                }

                struct Tint: View {
                    @Environment(\\.tint) private var tint
                    var body: some View { Text(tint).onAppear { print(tint) } }
                }

                #Preview { Tint() }
                """
            let file = SourceFile(path: "macros.swift", text: text)
            let report = OrderTests.run.run(file, [(RunSettings(), RunSettings().scenarios[0])])
            #expect(report.diagnostics.map(\.message) == [])
            #expect(report.runs.first?.entries.filter { $0.kind == .print }.map(\.text) == ["blue"])
        }

        @Test("keep what they set when their process is killed")
        func defaults() {
            let code = """
                let launches = UserDefaults.standard.integer(forKey: "launches") + 1
                UserDefaults.standard.set(launches, forKey: "launches")
                print(launches)
                """
            let events = ["open icon", "home", "suspend", "kill", "open icon"].enumerated().map {
                Scenario.Event(time: $0 * 1000, text: $1, range: SourceRange(0, 0))
            }
            let scenario = Scenario(name: "launches", events: events, end: 6000)
            let report = OrderTests.run.run(program(code), [(RunSettings(), scenario)])
            #expect(report.runs.first?.entries.filter { $0.kind == .print }.map(\.text) == ["1", "2"])
        }

        /// What a program does in its launch, and what is said of it.
        static let mistakes: [(String, Diagnostic.ID)] = [
            ("DispatchSemaphore(value: 0).wait()", "run-unsupported"),
            ("DispatchQueue.main.sync {}", "run-unsupported"),
            ("let end = Date() + 1; while Date() < end {}", "run-unsupported"),
            ("while true {}", "run-stuck"),
            ("let none: Int? = nil; print(none!)", "run-crashes"),
            ("kill(getpid(), SIGTERM)", "run-crashes"),
            ("for _ in 0..<2000 { Thread.detachNewThread { sleep(1) } }", "run-unsupported"),
            ("for _ in 0..<1_000_000 { print(\"a line of output that is not short\") }", "run-too-much"),
            (
                "FileManager.default.createFile(atPath: NSTemporaryDirectory() + \"a\", contents: Data(count: 17 << 20))",
                "run-too-much"
            ),
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

        @Test("write in their own folder alone, read nothing of the user's, and end no other process")
        func files() {
            let code = """
                let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
                for path in [documents.path, NSTemporaryDirectory(), "/tmp", "/etc", "/var/tmp"] {
                    let file = URL(fileURLWithPath: path).appendingPathComponent("written-by-a-run")
                    print(path, (try? Data("x".utf8).write(to: file)) != nil)
                }
                print((try? FileManager.default.contentsOfDirectory(atPath: "\(OrderTests.root)")) ?? [])
                print(FileManager.default.contents(atPath: "/etc/hosts") == nil, kill(getppid(), SIGKILL))
                print(ProcessInfo.processInfo.hostName)
                """
            let report = OrderTests.run.run(program(code), [(RunSettings(), RunSettings().scenarios[0])])
            #expect(report.diagnostics.map(\.message) == [])
            let prints = report.runs.first?.entries.filter { $0.kind == .print }.map(\.text) ?? []
            #expect(
                prints == [
                    "/var/mobile/app/Documents true", "/var/mobile/app/tmp/ true", "/tmp false", "/etc false",
                    "/var/tmp false", "[]", "true -1", "iPhone",
                ])
        }

        @Test("may end their process, and the trace says so")
        func ends() {
            let code = "DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { exit(0) }"
            let report = OrderTests.run.run(program(code), [(RunSettings(), RunSettings().scenarios[0])])
            let problems = report.runs.first?.entries.filter { $0.kind == .problem } ?? []
            #expect(problems.map(\.text) == ["the app ends its process with exit()"])
            #expect(problems.map(\.time) == [500])
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

        /// What is wrong with a manifest, and what is said of it.
        static let manifests: [(String, String)] = [
            (
                "{UISceneConfigurations: {UIWindowSceneSessionRoleApplication: [{UISceneDelegateClassName: Sample.Missing}]}}",
                "the manifest names the class 'Sample.Missing', which the app does not have"
            ),
            ("{UISceneConfigurations: [main]}", "'UISceneConfigurations' of the manifest is no dictionary of roles"),
            (
                "{UISceneConfigurations: {UIWindowSceneSessionRoleApplication: main}}",
                "'UIWindowSceneSessionRoleApplication' of the manifest is no array of configurations"
            ),
            (
                "{UIApplicationSupportsMultipleScenes: false}",
                "the configuration of scene 1 names no delegate class: nobody is told of the scene"
            ),
        ]

        @Test("are told what is wrong with their manifest", arguments: manifests)
        func manifest(_ manifest: String, _ message: String) {
            let text = "info: {UIApplicationSceneManifest: \(manifest)}"
            let settings = ScenarioReader.read(SourceFile(path: "program.yaml", text: text)).settings
            let report = OrderTests.run.run(program(""), [(settings, settings.scenarios[0])])
            #expect(report.diagnostics.isEmpty)
            let problems = report.runs.first?.entries.filter { $0.kind == .problem }.map(\.text) ?? []
            #expect(problems.first == message)
        }

        @Test("open windows and close them")
        func windows() {
            let text = """
                import UIKit

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                        configuration.delegateClass = SceneDelegate.self
                        return configuration
                    }
                    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
                        print("discarded \\(sceneSessions.count), open \\(application.openSessions.count)")
                    }
                }

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        print("activities \\(options.userActivities.map(\\.activityType))")
                        guard options.userActivities.isEmpty else { return }
                        let activity = NSUserActivity(activityType: "detail")
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { print($0) }
                        }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
                            for other in UIApplication.shared.openSessions where other !== session {
                                UIApplication.shared.requestSceneSessionDestruction(other, options: nil)
                            }
                        }
                    }
                }
                """
            let multiple =
                "multiple-windows: true\ninfo: {UIApplicationSceneManifest: {UIApplicationSupportsMultipleScenes: true}}"
            for (yaml, expected) in [
                (multiple, ["activities []", "activities [\"detail\"]", "discarded 1, open 1"]),
                (
                    "sdk: 27",
                    ["activities []", "UISceneError(code: UIKit.UISceneError.Code.multipleScenesNotSupported)"]
                ),
            ] {
                let settings = ScenarioReader.read(SourceFile(path: "program.yaml", text: yaml)).settings
                let file = SourceFile(path: "windows.swift", text: text)
                let report = OrderTests.run.run(file, [(settings, settings.scenarios[0])])
                #expect(report.diagnostics.map(\.message) == [])
                #expect(report.runs.first?.entries.filter { $0.kind == .print }.map(\.text) == expected)
            }
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
