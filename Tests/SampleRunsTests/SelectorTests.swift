import Diagnostics
import SampleRuns
import SiteBuilder
import Testing

extension Running {
    @Suite("that call methods by selector")
    struct SelectorTests {
        @Test("call them where timers, notifications, controls and delays do")
        func called() {
            let text = """
                import UIKit

                @UIApplicationMain
                @objcMembers final class AppDelegate: UIResponder, UIApplicationDelegate {
                    private var timer: Timer?
                    private let button = UIButton()

                    func applicationDidFinishLaunching(_ application: UIApplication) {
                        timer = Timer.scheduledTimer(
                            timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: "tock", repeats: true)
                        NotificationCenter.default.addObserver(
                            self, selector: #selector(AppDelegate.left), name: UIApplication.didEnterBackgroundNotification,
                            object: nil)
                        button.addTarget(self, action: #selector(self.pressed(_:forEvent:)), for: .touchUpInside)
                        perform(#selector(late(_:)), with: "well", afterDelay: 1.5)
                        print(#keyPath(UIView.frame), #selector(pressed(_:forEvent:)))
                    }

                    @objc private func tick(_ timer: Timer) {
                        print(timer.userInfo ?? "nothing")
                        button.sendActions(for: .touchUpInside)
                    }

                    @objc func left() {
                        print("left")
                        NotificationCenter.default.removeObserver(self)
                        timer?.invalidate()
                    }

                    @IBAction func pressed(_ sender: UIButton, forEvent event: UIEvent) { print("pressed") }
                    @objc func late(_ word: String?) { print("late", word ?? "") }
                }
                """
            let events = [(0, "open icon"), (2500, "home"), (3000, "open icon"), (3500, "home")].map {
                Scenario.Event(time: $0.0, text: $0.1, range: SourceRange(0, 0))
            }
            let scenario = Scenario(name: "selectors", events: events, end: 4000)
            let report = OrderTests.run.run(
                SourceFile(path: "selectors.swift", text: text), [(RunSettings(), scenario)])
            #expect(report.diagnostics.map(\.message) == [])
            #expect(
                report.runs.first?.entries.filter { $0.kind == .print }.map(\.text) == [
                    "frame pressed:forEvent:", "tock", "pressed", "late well", "tock", "pressed", "left",
                ])
        }

        /// What needs Objective-C, with its line and the reason that is given.
        static let refusals: [(String, Int, String)] = [
            ("@objc protocol Tuned {\n@objc optional func tune()\n}", 4, "optional requirements need Objective-C"),
            ("let getter = #selector(getter: UIView.frame)", 3, "a property's selector needs Objective-C"),
            (
                "class Desk { let lamp = UIView()\nfunc light() { print(#selector(lamp.layoutSubviews)) }\n}", 4,
                "a run needs the type that has the method, as in '#selector(Type.method)'"
            ),
        ]

        @Test("are refused where a run can't find the method", arguments: refusals)
        func refused(_ code: String, _ line: Int, _ reason: String) throws {
            let text = """
                import UIKit

                \(code)
                @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
                """
            let report = OrderTests.run.run(
                SourceFile(path: "refused.swift", text: text), [(RunSettings(), RunSettings().scenarios[0])])
            let diagnostic = try #require(report.diagnostics.first)
            #expect(diagnostic.id == "sample-cannot-run")
            #expect(diagnostic.message == "the program compiles, but can't run without Objective-C: \(reason)")
            #expect(diagnostic.location?.lineColumn.line == line)
        }
    }
}
