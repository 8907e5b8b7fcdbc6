import Diagnostics
import SampleRuns
import SiteBuilder
import Testing

extension Running {
    /// What view controllers are told when others take their place.
    @Suite("View controllers")
    struct AppearanceTests {
        static let program = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    START
                    window?.makeKeyAndVisible()
                    return true
                }
                func application(_ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                    CHANGE
                    print("changed")
                    return true
                }
            }

            class Named: UIViewController {
                let name: String
                init(_ name: String) {
                    self.name = name
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { nil }
                override func viewDidLoad() { print(name, "loaded") }
                override func viewWillAppear(_ animated: Bool) { print(name, "will appear") }
                override func viewDidAppear(_ animated: Bool) { print(name, "did appear", view.window != nil) }
                override func viewWillDisappear(_ animated: Bool) { print(name, "will disappear") }
                override func viewDidDisappear(_ animated: Bool) { print(name, "did disappear") }
            }
            """

        private static let push = [
            "changed", "a will disappear", "b loaded", "b will appear", "a did disappear", "b did appear true",
        ]

        static let table: [(start: String, change: String, prints: [String])] = [
            (
                "window?.rootViewController = UINavigationController(rootViewController: Named(\"a\"))",
                "(window?.rootViewController as? UINavigationController)?.pushViewController(Named(\"b\"), animated: true)",
                push
            ),
            (
                "window?.rootViewController = UINavigationController(rootViewController: Named(\"b\")); (window?.rootViewController as? UINavigationController)?.pushViewController(Named(\"a\"), animated: false)",
                "(window?.rootViewController as? UINavigationController)?.popViewController(animated: true)", push
            ),
            (
                "let tabs = UITabBarController(); tabs.viewControllers = [Named(\"a\"), Named(\"b\")]; window?.rootViewController = tabs",
                "(window?.rootViewController as? UITabBarController)?.selectedIndex = 1", push
            ),
            (
                "window?.rootViewController = Named(\"a\")", "window?.rootViewController = Named(\"b\")",
                [
                    "a will disappear", "a did disappear", "b loaded", "b will appear", "b did appear true", "changed",
                ]
            ),
            (
                "window?.rootViewController = Named(\"a\")",
                "let root = window!.rootViewController!; let child = Named(\"b\"); root.addChild(child); root.view.addSubview(child.view); child.didMove(toParent: root)",
                ["b loaded", "changed", "b will appear", "b did appear true"]
            ),
            (
                "window?.rootViewController = Named(\"a\")",
                "window?.rootViewController?.present(Named(\"b\"), animated: true)",
                ["b loaded", "b will appear", "b did appear true", "changed"]
            ),
        ]

        @Test("are told that they appear and disappear where a container shows others", arguments: table)
        func exchange(_ row: (start: String, change: String, prints: [String])) {
            let text = Self.program.replacing("START", with: row.start).replacing("CHANGE", with: row.change)
            let events = ["open icon", "open url x://y"].enumerated().map {
                Scenario.Event(time: $0 * 1000, text: $1, range: SourceRange(0, 0))
            }
            let scenario = Scenario(name: "appearance", events: events, end: 3000)
            let report = OrderTests.run.run(
                SourceFile(path: "appearance.swift", text: text), [(RunSettings(), scenario)])
            #expect(report.diagnostics.map(\.message) == [])
            let entries = report.runs.first?.entries ?? []
            let last = entries.lastIndex { $0.kind == .event } ?? 0
            let prints = entries[last...].filter { $0.kind == .print }.map(\.text)
            #expect(prints == row.prints)
        }
    }
}
