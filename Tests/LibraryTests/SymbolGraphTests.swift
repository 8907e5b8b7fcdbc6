import Foundation
import Testing

@Suite("The symbol graphs of the checking copy")
struct SymbolGraphTests {
    @Test(
        "hold every callback, with its versions and its documentation",
        arguments: [
            "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
        ])
    func callbacks(of name: String) throws {
        let symbols = try symbols(of: "UIKit")
        for callback in try CallbackTests.table(name).callbacks where !callback.isHidden {
            let symbol = symbols["\(name)/\(callback.name)"]
            #expect(symbol != nil, "\(callback.name)")
            let availability = (symbol?["availability"] as? [[String: Any]])?.first
            #expect(availability?["domain"] as? String == "iOS", "\(callback.name)")
            #expect(availability?["introduced"] != nil, "\(callback.name)")
            #expect(
                (availability?["deprecated"] != nil) == (callback.availability.deprecated != nil), "\(callback.name)")
            #expect(symbol?["docComment"] != nil, "\(callback.name)")
        }
    }

    @Test(
        "hold the types around the delegates, documented",
        arguments: [
            "UIApplication", "UIApplication/State", "UIApplication/LaunchOptionsKey", "UIScene",
            "UIScene/ActivationState",
            "UIScene/ConnectionOptions", "UISceneSession", "UISceneSession/Role", "UISceneConfiguration",
            "UIWindowScene",
            "UIWindow", "UIWindow/init(windowScene:)", "UIResponder", "UIViewController/viewDidLoad()",
            "UIOpenURLContext",
            "UIApplicationShortcutItem", "UIApplication/connectedScenes", "UIApplication/didBecomeActiveNotification",
        ])
    func types(_ path: String) throws {
        let symbol = try symbols(of: "UIKit")[path]
        #expect(symbol?["docComment"] != nil)
    }

    private func symbols(of module: String) throws -> [String: [String: Any]] {
        let file = try CheckingCopy.of(mode: 5).folder.appendingPathComponent("symbol-graphs/\(module).symbols.json")
        let graph = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let symbols = graph?["symbols"] as? [[String: Any]] ?? []
        return Dictionary(
            symbols.map { (($0["pathComponents"] as? [String] ?? []).joined(separator: "/"), $0) },
            uniquingKeysWith: { first, _ in first })
    }
}
