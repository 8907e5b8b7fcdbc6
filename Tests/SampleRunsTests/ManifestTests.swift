import Diagnostics
import Foundation
import SampleRuns
import SiteBuilder
import Testing

extension Running {
    /// What is wrong with the description of a program, what is said of it, and where.
    @Suite("Malformed descriptions")
    struct ManifestTests {
        struct Row: CustomTestStringConvertible, Sendable {
            /// The file beside the program; the problem is at the character behind `^`.
            var yaml: String
            var message: String
            var advice: String
            var testDescription: String { message }

            /// A manifest with these configurations of the app's windows.
            static func windows(_ entries: String, _ message: String, _ advice: String) -> Row {
                Row(
                    yaml: """
                        info:
                          UIApplicationSceneManifest:
                            UISceneConfigurations:
                              UIWindowSceneSessionRoleApplication: \(entries)
                        """, message: message, advice: advice)
            }
        }

        private static let configurationKeys =
            "The keys are UISceneConfigurationName, UISceneDelegateClassName, UISceneClassName, UISceneStoryboardFile."

        static let table: [Row] = [
            Row(
                yaml: "info: {UIApplicationSceneManifest: ^yes please}",
                message: "'UIApplicationSceneManifest' is no dictionary: the app has no scenes",
                advice: "Write a dictionary with UISceneConfigurations."),
            Row(
                yaml: "info: {UIApplicationSceneManifest: {UIApplicationSupportsMultipleScenes: ^many}}",
                message: "'UIApplicationSupportsMultipleScenes' of the manifest is neither true nor false",
                advice: "Write true or false."),
            Row(
                yaml: "info: {UIApplicationSceneManifest: {^UISceneConfiguration: {}}}",
                message: "the manifest has no key 'UISceneConfiguration'",
                advice:
                    "The keys are UIApplicationSupportsMultipleScenes, UISceneConfigurations, UIApplicationPreferredDefaultSceneSessionRole."
            ),
            Row(
                yaml: "info: {UIApplicationSceneManifest: {^UISceneConfigurations: [main]}}",
                message: "'UISceneConfigurations' of the manifest is no dictionary of roles",
                advice: "Write the role UIWindowSceneSessionRoleApplication, and under it an array of configurations."),
            Row(
                yaml: """
                    info:
                      UIApplicationSceneManifest:
                        UISceneConfigurations:
                          ^UIWindowSceneSessionRoleApp: [{UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate}]
                    """,
                message: "'UIWindowSceneSessionRoleApp' of the manifest is no role of a scene",
                advice: "That of the app's windows is UIWindowSceneSessionRoleApplication."),
            .windows(
                "^main", "'UIWindowSceneSessionRoleApplication' of the manifest is no array of configurations",
                "Write an array of dictionaries, one for each configuration."),
            .windows(
                "[{UISceneDelegateClassName: ^Sample.Missing}]",
                "the manifest names the class 'Sample.Missing', which the app does not have",
                "Write $(PRODUCT_MODULE_NAME).NAME, with the name of a class of the program."),
            .windows(
                "[{UISceneDelegateClassName: ^$(PRODUCT_MODULE_NAME).Model}]",
                "'Sample.Model' is no scene delegate", "Let it conform to UIWindowSceneDelegate."),
            .windows(
                "[{UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate, UISceneClassName: ^$(PRODUCT_MODULE_NAME).Model}]",
                "'Sample.Model' is no window scene", "Write UIWindowScene, or a class that derives from it."),
            .windows(
                "[{^UISceneDelegateClass: $(PRODUCT_MODULE_NAME).SceneDelegate}]",
                "a configuration has no key 'UISceneDelegateClass'", configurationKeys),
            .windows(
                "[{UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate, UISceneConfigurationName: ^7}]",
                "'UISceneConfigurationName' of a configuration is no text", "Write a name."),
            .windows(
                "[{UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate, UISceneStoryboardFile: ^[Main]}]",
                "'UISceneStoryboardFile' of a configuration is no text", "Write a name."),
            .windows(
                "[{UISceneConfigurationName: A}, {UISceneConfigurationName: ^A}]",
                "the manifest has two configurations 'A' of the role 'UIWindowSceneSessionRoleApplication'",
                "The first one is taken; rename the other."),
            .windows(
                "[^{UISceneConfigurationName: A}]",
                "the configuration of scene 1 names no delegate class: nobody is told of the scene",
                "Add UISceneDelegateClassName, or set delegateClass in code."),
            Row(
                yaml: "profile: {closing: ^sometimes}", message: "no source says 'closing: sometimes'",
                advice: "The page on how faithful the model is names the settings."),
        ]

        @Test("are told what is wrong with them, where, and what helps", arguments: table)
        func malformed(_ row: Row) throws {
            let place = try #require(row.yaml.utf8.firstIndex(of: UInt8(ascii: "^")))
            let offset = row.yaml.utf8.distance(from: row.yaml.utf8.startIndex, to: place)
            let report = run(row.yaml.replacing("^", with: ""), delegate: "")
            let found = report.diagnostics.first { $0.message == row.message }
            let all = report.diagnostics.map(\.message)
            #expect(found?.id == "malformed-description", "\(all)")
            #expect(found?.notes.map(\.message) == [row.advice])
            #expect(found?.location?.file.path == "program.yaml")
            // A collection is shown by its key.
            let isAtKey = row.yaml.contains("^[")
            #expect(found?.location?.range.start == offset || isAtKey, "\(String(describing: found?.location?.range))")
        }

        /// What a program's own code gets wrong.
        static let code: [(answer: String, message: String, advice: String)] = [
            (
                "UISceneConfiguration(name: \"Defualt\", sessionRole: session.role)",
                "the manifest has no configuration 'Defualt' of the role 'UIWindowSceneSessionRoleApplication': the scene has no delegate",
                "It has 'Default', 'Other'."
            ),
            (
                "UISceneConfiguration(name: \"Default\", sessionRole: .windowExternalDisplayNonInteractive)",
                "the configuration is for the role 'UIWindowSceneSessionRoleExternalDisplayNonInteractive', the session has 'UIWindowSceneSessionRoleApplication'",
                "Return one for connectingSceneSession.role."
            ),
        ]

        @Test("are told what their code asks of the manifest in vain", arguments: code)
        func answers(_ row: (answer: String, message: String, advice: String)) {
            let yaml = """
                info:
                  UIApplicationSceneManifest:
                    UISceneConfigurations:
                      UIWindowSceneSessionRoleApplication:
                        - {UISceneConfigurationName: Default, UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate}
                        - {UISceneConfigurationName: Other, UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate}
                """
            let delegate = """
                func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                    \(row.answer)
                }
                """
            let found = run(yaml, delegate: delegate).diagnostics.first
            #expect(found?.message == row.message)
            #expect(found?.notes.map(\.message) == [row.advice])
            #expect(found?.location?.file.path == "program.yaml")
        }

        private func run(_ yaml: String, delegate: String) -> ProgramRun.Report {
            let settings = ScenarioReader.read(SourceFile(path: "program.yaml", text: yaml)).settings
            let program = """
                import UIKit

                @main class AppDelegate: UIResponder, UIApplicationDelegate { \(delegate) }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
                class Model: NSObject {}
                """
            return OrderTests.run.run(
                SourceFile(path: "program.swift", text: program), [(settings, settings.scenarios[0])])
        }
    }
}
