import Diagnostics
import SampleRuns
import SiteBuilder
import Testing

extension Running {
    @Suite("Work in the background")
    struct BackgroundTests {
        /// Apps may call from any thread what they got on the main one.
        static let threads = """
            import BackgroundTasks
            import UIKit
            import WatchConnectivity

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate, WCSessionDelegate {
                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    print("launched", launchOptions?.keys.map { "\\($0.rawValue.dropFirst(26).dropLast(3))" } ?? [])
                    BGTaskScheduler.shared.register(forTaskWithIdentifier: "news", using: nil) { task in
                        DispatchQueue.global().async { task.setTaskCompleted(success: true) }
                    }
                    if WCSession.isSupported() {
                        WCSession.default.delegate = self
                        WCSession.default.activate()
                    }
                    return true
                }
                func applicationDidEnterBackground(_ application: UIApplication) {
                    DispatchQueue.global().async {
                        let task = application.beginBackgroundTask(withName: "saving")
                        print("on main:", Thread.isMainThread)
                        application.endBackgroundTask(task)
                    }
                }
                func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
                    DispatchQueue.global().async { completionHandler(.newData) }
                }
                func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void) {
                    DispatchQueue.global().async { completionHandler() }
                }
                func session(_ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: (any Error)?) {
                    print("paired:", session.isPaired)
                }
                func sessionDidBecomeInactive(_ session: WCSession) {}
                func sessionDidDeactivate(_ session: WCSession) {}
                func session(_ session: WCSession, didReceiveMessage message: [String: Any]) { print(message) }
            }
            """

        static let table: [(event: String, entries: [String])] = [
            ("work fetch news", ["launched []", "news", "setTaskCompleted(success: true)"]),
            ("work silent-push", ["launched [\"RemoteNotification\"]", "completionHandler(.newData)"]),
            ("work location", ["launched [\"Location\"]"]),
            ("work url-session photos", ["launched []", "photos", "completionHandler()"]),
            ("work watch-message ping", ["launched []", "ping", "[\"message\": \"ping\"]"]),
        ]

        @Test("reaches an app that answers from other threads", arguments: table)
        func threads(_ row: (event: String, entries: [String])) {
            let entries = run(Self.threads, row.event)
            let texts = entries.map { $0.kind == .call ? $0.arguments ?? "" : $0.text }
            var rest = texts[...]
            for expected in row.entries {
                guard let index = rest.firstIndex(of: expected) else {
                    Issue.record("no '\(expected)' among \(texts)")
                    return
                }
                rest = rest[(index + 1)...]
            }
            #expect(texts.contains("paired: true") && texts.contains("on main: false"))
        }

        static let swiftUI = """
            import SwiftUI

            @main
            struct PhotosApp: App {
                var body: some Scene {
                    WindowGroup { Text("") }
                        .backgroundTask(.appRefresh("news")) { print("refreshes") }
                        .backgroundTask(.urlSession("photos")) { print("has photos") }
                        .backgroundTask(.urlSession(matching: { $0.hasPrefix("film") })) { print("has", $0) }
                }
            }
            """

        @Test(
            "reaches the tasks of a scene in SwiftUI",
            arguments: [
                ("work fetch news", ["refreshes"]), ("work url-session photos", ["has photos"]),
                ("work url-session film-7", ["has film-7"]), ("work url-session music", []),
            ])
        func swiftUI(_ event: String, _ prints: [String]) {
            #expect(run(Self.swiftUI, event).filter { $0.kind == .print }.map(\.text) == prints)
        }

        private func run(_ text: String, _ event: String) -> [TraceEntry] {
            let events = [Scenario.Event(time: 0, text: event, range: SourceRange(0, 0))]
            let scenario = Scenario(name: "work", events: events, end: 1000)
            let report = OrderTests.run.run(SourceFile(path: "work.swift", text: text), [(RunSettings(), scenario)])
            #expect(report.diagnostics.map(\.message) == [])
            return report.runs.first?.entries ?? []
        }
    }
}
