import Diagnostics
import Foundation
import SampleRuns
import SiteBuilder
import Testing

extension Running {
    /// What an app writes before its process is killed, and reads in the next one.
    @Suite("State restoration")
    struct RestorationTests {
        static let controllers = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                private var page: UIViewController?

                func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    let root = UINavigationController(rootViewController: List())
                    root.restorationIdentifier = "root"
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = root
                    return true
                }
                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window?.makeKeyAndVisible()
                    return true
                }
                func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
                    coder.encode("two", forKey: "format")
                    return true
                }
                func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
                    coder.decodeObject(forKey: "format") as? String == "two"
                }
                func application(_ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
                    guard identifierComponents == ["root", "page"] else { return nil }
                    page = Page()
                    return page
                }
                func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
                    guard let root = window?.rootViewController as? UINavigationController, let page else { return }
                    root.pushViewController(page, animated: false)
                }
            }

            class List: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    restorationIdentifier = "list"
                }
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    let page = Page()
                    page.number = 7
                    page.restorationIdentifier = "page"
                    let about = About()
                    about.restorationIdentifier = "about"
                    about.restorationClass = About.self
                    navigationController?.setViewControllers([self, page, about], animated: false)
                }
            }

            class Page: UIViewController {
                var number = 0
                override func encodeRestorableState(with coder: NSCoder) {
                    super.encodeRestorableState(with: coder)
                    coder.encode(number, forKey: "number")
                }
                override func decodeRestorableState(with coder: NSCoder) {
                    super.decodeRestorableState(with: coder)
                    print("page", coder.decodeInteger(forKey: "number"))
                }
            }

            class About: UIViewController, UIViewControllerRestoration {
                static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
                    About()
                }
            }
            """

        static let lookUp = "application(_:viewControllerWithRestorationIdentifierPath:coder:)"

        @Test("gives controllers back what they wrote, those first that a class or the app delegate makes")
        func controllers() {
            let calls = calls(Self.controllers, ["open icon", "home", "suspend", "kill", "open icon"], RunSettings())
            #expect(
                calls == [
                    "application(_:willFinishLaunchingWithOptions:)",
                    "application(_:shouldRestoreSecureApplicationState:)",
                    "\(Self.lookUp) root", "\(Self.lookUp) root/list", "\(Self.lookUp) root/page",
                    "viewController(withRestorationIdentifierPath:coder:) root/about",
                    "decodeRestorableState(with:)", "page 7",
                    "application(_:didDecodeRestorableStateWith:)",
                    "application(_:didFinishLaunchingWithOptions:)",
                ])
        }

        @Test("forgets everything when the user swipes the app away")
        func swipe() {
            let calls = calls(Self.controllers, ["open icon", "home", "swipe-away", "open icon"], RunSettings())
            #expect(!calls.contains("application(_:shouldRestoreSecureApplicationState:)"))
            #expect(calls.contains("application(_:didFinishLaunchingWithOptions:)"))
        }

        static let scenes = """
            import UIKit

            @main class AppDelegate: UIResponder, UIApplicationDelegate {}

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                private var page = 1
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    print("connects with", session.stateRestorationActivity?.userInfo?["page"] ?? "nothing", session.userInfo ?? [:])
                    session.userInfo = ["seen": true]
                }
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { page = 7 }
                func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                    let activity = NSUserActivity(activityType: "page")
                    activity.addUserInfoEntries(from: ["page": page])
                    return activity
                }
                func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
                    page = activity.userInfo?["page"] as? Int ?? 0
                    print("restores", page)
                }
            }
            """

        @Test(
            "gives a scene its activity back, in the next process and after its memory was taken",
            arguments: ["kill", "memory"])
        func scenes(_ way: String) {
            var settings = RunSettings()
            let scene = JSONValue.object([
                "UISceneDelegateClassName": .string("$(PRODUCT_MODULE_NAME).SceneDelegate")
            ])
            settings.info = .object([
                "UIApplicationSceneManifest": .object([
                    "UISceneConfigurations": .object(["UIWindowSceneSessionRoleApplication": .array([scene])])
                ])
            ])
            let between = way == "kill" ? ["suspend", "kill"] : ["disconnect-scene 1"]
            let calls = calls(
                Self.scenes, ["open icon", "open url pages://seven", "home"] + between + ["open icon"], settings)
            #expect(
                calls.filter { !$0.contains("application(") } == [
                    "scene(_:willConnectTo:options:)", "connects with 7 [\"seen\": true]",
                    "scene(_:restoreInteractionStateWith:) page", "restores 7",
                ])
        }

        @Test("lets those who show an activity bring it up to date before it is kept")
        func upToDate() {
            let text = """
                import UIKit

                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                        configuration.delegateClass = SceneDelegate.self
                        return configuration
                    }
                }

                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        guard let scene = scene as? UIWindowScene else { return }
                        print(session.stateRestorationActivity?.userInfo?["draft"] ?? "no draft")
                        window = UIWindow(windowScene: scene)
                        window?.rootViewController = Editor()
                        window?.makeKeyAndVisible()
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                }

                class Editor: UIViewController {
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        userActivity = NSUserActivity(activityType: "editing")
                        view.window?.windowScene?.userActivity = userActivity
                        UIApplication.shared.open(URL(string: "https://example.com")!)
                    }
                    override func updateUserActivityState(_ activity: NSUserActivity) {
                        super.updateUserActivityState(activity)
                        activity.addUserInfoEntries(from: ["draft": "half a page"])
                    }
                }
                """
            let events = ["open icon", "home", "suspend", "kill", "open icon"]
            let calls = calls(text, events, RunSettings()).filter { !$0.contains("application(") }
            #expect(calls == ["scene(_:willConnectTo:options:)", "half a page", "open"])
        }

        /// The calls and prints after the last event.
        private func calls(_ text: String, _ events: [String], _ settings: RunSettings) -> [String] {
            let timed = events.enumerated().map {
                Scenario.Event(time: $0 * 1000, text: $1, range: SourceRange(0, 0))
            }
            let scenario = Scenario(name: "restoration", events: timed, end: events.count * 1000)
            let file = SourceFile(path: "restoration.swift", text: text)
            let report = OrderTests.run.run(file, [(settings, scenario)])
            #expect(report.diagnostics.map(\.message) == [])
            let entries = report.runs.first?.entries ?? []
            let last = entries.lastIndex { $0.kind == .event } ?? 0
            return entries[last...].filter {
                [.call, .print, .request].contains($0.kind) && !$0.text.hasPrefix("viewDid")
            }
            .map { entry in
                guard let arguments = entry.arguments, !arguments.contains(":") else { return entry.text }
                return "\(entry.text) \(arguments)"
            }
        }
    }
}
