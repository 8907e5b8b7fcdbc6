import Diagnostics
import Foundation
import Markup
import Testing

@testable import SourceTexts

@Suite("Names of symbols in running text")
struct MentionTests {
    static let symbols: Set<String> = [
        "UISceneDelegate/sceneDidBecomeActive(_:)", "UIApplicationDelegate", "ScenePhase", "scenePhase",
        "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)", "applicationWillTerminate(_:)",
    ]

    func names(_ line: String) -> [String] {
        read("Titel\n\n\(line) Ende.", symbols: Self.symbols).mentions.map(\.name)
    }

    @Test(
        "are found whatever is glued to them",
        arguments: [
            ("sceneDidBecomeActive(_:)는 장면마다", "sceneDidBecomeActive(_:)"),
            ("das UIApplicationDelegate-Protokoll", "UIApplicationDelegate"),
            ("dell'UIApplicationDelegate", "UIApplicationDelegate"),
            ("实现UIApplicationDelegate协议", "UIApplicationDelegate"),
            ("UISceneDelegate를", "UISceneDelegate"),
            ("in applicationWillTerminate passiert", "applicationWillTerminate"),
            ("scenePhase 값을", "scenePhase"),
            ("`ScenePhase`", "ScenePhase"),
            (
                "application(_: didRegisterForRemoteNotificationsWithDeviceToken:) 메서드",
                "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)"
            ),
        ])
    func glued(line: String, name: String) { #expect(names(line) == [name]) }

    @Test(
        "are not found in other words",
        arguments: ["die App und UIKit", "https://a.b/UIApplicationDelegate", "f(x) und (a: b)"])
    func none(line: String) { #expect(names(line) == []) }

    @Test func theNearestIsOffered() throws {
        let text = read(
            "제목\n\napplication(_: didRegisterForRemoteNotificationWithDeviceToken:)를 써 봅시다.", symbols: Self.symbols)
        let diagnostic = try #require(text.diagnostics.first)
        #expect(diagnostic.id == "unknown-mention")
        #expect(
            diagnostic.fixIts.first?.replacement == "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)")
        #expect(text.mentions.first?.isKnown == false)
    }

    @Test func theyKnowTheirSectionAndSentence() throws {
        let text = read(
            "Titel\n\nText davor.\n\nDer Abschnitt\n\nEtwas. Hier steht UISceneDelegate im Satz. Danach mehr.")
        let mention = try #require(text.mentions.first)
        #expect(mention.section == "Der Abschnitt")
        #expect(mention.sentence == "Hier steht UISceneDelegate im Satz.")
    }
}
