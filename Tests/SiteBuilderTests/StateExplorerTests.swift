import APIModel
import Linking
import Testing

@testable import SiteBuilder

@Suite("States and transitions, found by trying")
struct StateExplorerTests {
    /// A model that knows every method asked for.
    private static let model = APIModel(
        symbols: [
            "UIApplicationDelegate/application(_:willFinishLaunchingWithOptions:)",
            "UIApplicationDelegate/application(_:didFinishLaunchingWithOptions:)",
            "UIApplicationDelegate/applicationDidBecomeActive(_:)",
            "UIApplicationDelegate/applicationWillResignActive(_:)",
            "UIApplicationDelegate/applicationDidEnterBackground(_:)",
            "UIApplicationDelegate/applicationWillEnterForeground(_:)",
            "UIApplicationDelegate/applicationWillTerminate(_:)",
            "UISceneDelegate/scene(_:willConnectTo:options:)", "UISceneDelegate/sceneDidDisconnect(_:)",
            "UISceneDelegate/sceneDidBecomeActive(_:)", "UISceneDelegate/sceneWillResignActive(_:)",
            "UISceneDelegate/sceneDidEnterBackground(_:)", "UISceneDelegate/sceneWillEnterForeground(_:)",
        ].map { Symbol(id: SymbolID($0), kind: .method, module: "UIKit", path: SymbolPath($0)) })

    private static let charts = StateExplorer.charts(model: model)

    private func calls(_ chart: Int, _ from: String, _ to: String) -> [String]? {
        Self.charts[chart].transitions.first { $0.from == from && $0.to == to }?.calls.map(\.name)
    }

    /// Source: Apple's "Managing your app's life cycle" and the reference of each method.
    @Test(
        "An app's transitions call what is documented for them",
        arguments: [
            ("active", "inactive", ["applicationWillResignActive(_:)"]),
            ("inactive", "active", ["applicationDidBecomeActive(_:)"]),
            ("inactive", "background", ["applicationDidEnterBackground(_:)"]),
            ("background", "inactive", ["applicationWillEnterForeground(_:)"]),
            ("background", "suspended", []), ("suspended", "background", ["applicationDidEnterBackground(_:)"]),
            ("suspended", "not-running", []),
            ("background", "not-running", ["applicationWillTerminate(_:)"]),
            (
                "not-running", "inactive",
                ["application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)"]
            ),
        ])
    func app(_ row: (String, String, [String])) { #expect(calls(0, row.0, row.1) == row.2) }

    @Test("An app never jumps past inactive", arguments: [("active", "background"), ("background", "active")])
    func never(_ row: (String, String)) { #expect(calls(0, row.0, row.1) == nil) }

    @Test(
        "A scene's transitions call what is documented for them",
        arguments: [
            ("foreground-active", "foreground-inactive", ["sceneWillResignActive(_:)"]),
            ("foreground-inactive", "foreground-active", ["sceneDidBecomeActive(_:)"]),
            ("foreground-inactive", "background", ["sceneDidEnterBackground(_:)"]),
            ("background", "foreground-inactive", ["sceneWillEnterForeground(_:)"]),
            ("unattached", "background", ["scene(_:willConnectTo:options:)"]),
            ("background", "unattached", ["sceneDidDisconnect(_:)"]),
        ])
    func scene(_ row: (String, String, [String])) { #expect(calls(1, row.0, row.1) == row.2) }
}
