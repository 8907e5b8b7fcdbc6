import Diagnostics
import Foundation
import SampleRuns
import SiteBuilder
import Testing

/// All of them use one cache.
@Suite("Programs", .serialized)
enum Running {}

/// The table of orders, run on real programs: each has all methods, and is told what the table says.
extension Running {
    @Suite("are told what the table of orders says")
    struct OrderTests {
        static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        static let fixtures = "\(root)/Tests/Fixtures/Conformance"

        static var run: ProgramRun {
            let options = BuildOptions(
                content: "\(root)/Content", theme: "\(root)/Site", output: "/nowhere",
                cache: "\(root)/.build/test-cache",
                jobs: 2)
            return ProgramRun(options, searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
        }

        @Test("in the style of", arguments: ["delegate", "scenes", "swiftui"])
        func orders(_ style: String) throws {
            let text = try String(contentsOfFile: "\(Self.fixtures)/\(style).swift", encoding: .utf8)
            let rows = try rows().filter { $0.words.first == style }
            #expect(rows.count >= 10)
            let report = Self.run.run(
                SourceFile(path: "\(style).swift", text: text), rows.map { ($0.settings, $0.scenario) })
            #expect(report.diagnostics.filter { $0.id != "run-problem" }.map(\.message) == [])
            for (row, run) in zip(rows, report.runs) {
                let last = run.entries.lastIndex { $0.kind == .event } ?? 0
                let got = run.entries[(last + 1)...].compactMap(\.token)
                #expect(row.isMet(by: got), "\(row.scenario.name): \(got.joined(separator: " "))")
            }
        }

        private struct Row {
            var words: [String]
            var scenario: Scenario
            var settings: RunSettings
            var expected: [String]

            /// What ends in a question mark may be missing.
            func isMet(by got: [String]) -> Bool {
                var rest = got[...]
                for token in expected {
                    if rest.first == token.filter({ $0 != "?" }) {
                        rest.removeFirst()
                    } else if !token.hasSuffix("?") {
                        return false
                    }
                }
                return rest.isEmpty
            }
        }

        private func rows() throws -> [Row] {
            let text = try String(contentsOfFile: "\(Self.fixtures)/orders.tsv", encoding: .utf8)
            return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().map { line in
                let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                let words = columns[1].split(separator: " ").map(String.init)
                let events = columns[2].split(separator: ";").enumerated().map { index, event in
                    Scenario.Event(
                        time: index * 1000, text: event.trimmingCharacters(in: .whitespaces), range: SourceRange(0, 0))
                }
                return Row(
                    words: words, scenario: Scenario(name: columns[0], events: events, end: events.count * 1000),
                    settings: settings(words),
                    // That a process ends is seen in the app's state, what a scene connects with in its arguments.
                    expected: columns[3].split(separator: " ").map(String.init).filter { $0 != "exit" }
                        .map { $0.replacing(/\(.*\)/, with: "") })
            }
        }

        private func settings(_ words: [String]) -> RunSettings {
            var settings = RunSettings()
            settings.registration = "none"
            settings.sdk = words.contains("sdk27") ? 27 : 26
            settings.hasRoomForScenes = words.contains("multiple")
            if words.contains("multiple"), words.first == "scenes" {
                let flag = JSONValue.Member("UIApplicationSupportsMultipleScenes", .bool(true))
                settings.info = .object([JSONValue.Member("UIApplicationSceneManifest", .object([flag]))])
            }
            for word in words where word.contains("=") {
                let parts = word.split(separator: "=").map(String.init)
                settings.profile.append((parts[0], parts[1]))
            }
            return settings
        }
    }
}

extension TraceEntry {
    private static let names = [
        "configurationForConnecting:options:": "A.configurationForConnecting",
        "didDiscardSceneSessions:": "A.didDiscardSceneSessions",
        "open:options:": "A.openURL", "continue:restorationHandler:": "A.continueUserActivity",
        "willContinueUserActivityWithType:": "willContinueUserActivity", "continue:": "continueUserActivity",
        "didFailToContinueUserActivityWithType:error:": "didFailToContinueUserActivity",
        "performActionFor:completionHandler:": "performAction",
        "userDidAcceptCloudKitShareWith:": "userDidAcceptCloudKitShare",
        "willFinishLaunchingWithOptions:": "A.willFinishLaunching",
        "didFinishLaunchingWithOptions:": "A.didFinishLaunching",
        "didReceiveRemoteNotification:fetchCompletionHandler:": "A.didReceiveRemoteNotification",
        "performFetchWithCompletionHandler:": "A.performFetch",
        "handleEventsForBackgroundURLSession:completionHandler:": "A.handleEventsForBackgroundURLSession",
        "handleWatchKitExtensionRequest:reply:": "A.handleWatchKitExtensionRequest",
        "shouldSaveSecureApplicationState:": "A.shouldSaveState", "willEncodeRestorableStateWith:": "A.willEncodeState",
        "shouldRestoreSecureApplicationState:": "A.shouldRestoreState",
        "didDecodeRestorableStateWith:": "A.didDecodeState",
        "didRegisterForRemoteNotificationsWithDeviceToken:": "A.didRegisterForRemoteNotifications",
        "didFailToRegisterForRemoteNotificationsWithError:": "A.didFailToRegisterForRemoteNotifications",
        "willConnectTo:options:": "willConnect", "openURLContexts:": "openURLContexts",
        "restoreInteractionStateWith:": "restoreInteractionState",
        "didReceive:withCompletionHandler:": "A.didReceiveNotificationResponse",
    ]

    /// The entry as the table of orders writes it.
    var token: String? {
        switch kind {
        case .call: callToken
        case .notification:
            "n\(scene.map { "S\($0)" } ?? "App").\(text.split(separator: ".").last?.dropLast(12) ?? "")"
        case .phase: "phase\(scene ?? 0)=\(text)"
        case .print: text
        case .problem: text.hasPrefix("UIScene life cycle is required") ? "refused" : nil
        default: nil
        }
    }

    private var callToken: String {
        let owner = scene.map { "S\($0)" } ?? "A"
        let parts = text.split(separator: "(")
        let arguments = parts.count > 1 ? String(parts[1].dropLast()) : ""
        if let name = Self.names[arguments.hasPrefix("_:") ? String(arguments.dropFirst(2)) : ""] {
            return name.hasPrefix("A.") ? name : "\(owner).\(name)"
        }
        var name = String(parts.first ?? "")
        if name == "stateRestorationActivity" { return "\(owner).\(name)" }
        for prefix in ["application", "scene"] where name.hasPrefix(prefix) {
            name = String(name.dropFirst(prefix.count))
            name = (name.first.map { $0.lowercased() } ?? "") + name.dropFirst()
        }
        return "\(owner).\(name)"
    }
}
