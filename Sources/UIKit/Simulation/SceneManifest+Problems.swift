#if !CHECKING

    import FoundationAdditions
    import LifecycleCore

    /// What is wrong with a manifest.
    extension SceneManifest {
        struct Problem {
            var text: String
            /// The keys and indices that lead there from the description of the run.
            var place: String
            var advice: String
        }

        /// Where something of the configurations stands.
        static func place(_ keys: String...) -> String {
            (["info", key, "UISceneConfigurations"] + keys).joined(separator: "/")
        }

        private static let roles = [
            "UIWindowSceneSessionRoleApplication", "UIWindowSceneSessionRoleExternalDisplay",
            "UIWindowSceneSessionRoleExternalDisplayNonInteractive", "UISceneSessionRoleImmersiveSpaceApplication",
            "UIWindowSceneSessionRoleVolumetricApplication", "CPTemplateApplicationSceneSessionRoleApplication",
            "CPTemplateApplicationDashboardSceneSessionRoleApplication",
            "CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication",
        ]

        /// - Parameter isForViews: whether the app is SwiftUI's, whose scenes have delegates anyway.
        func problems(isForViews: Bool) -> [Problem] {
            guard let value = info[Self.key] else { return [] }
            let place = "info/\(Self.key)"
            guard let manifest = value as? [String: Any] else {
                return [
                    Problem(
                        text: "'\(Self.key)' is no dictionary: the app has no scenes", place: place,
                        advice: "Write a dictionary with UISceneConfigurations.")
                ]
            }
            var problems = unknown(
                manifest, "the manifest",
                [
                    "UIApplicationSupportsMultipleScenes", "UISceneConfigurations",
                    "UIApplicationPreferredDefaultSceneSessionRole",
                ], place)
            if let flag = manifest["UIApplicationSupportsMultipleScenes"], !(flag is Bool) {
                problems.append(
                    Problem(
                        text: "'UIApplicationSupportsMultipleScenes' of the manifest is neither true nor false",
                        place: "\(place)/UIApplicationSupportsMultipleScenes", advice: "Write true or false."))
            }
            guard let all = manifest["UISceneConfigurations"] else { return problems }
            guard let roles = all as? [String: Any] else {
                problems.append(
                    Problem(
                        text: "'UISceneConfigurations' of the manifest is no dictionary of roles", place: Self.place(),
                        advice:
                            "Write the role UIWindowSceneSessionRoleApplication, and under it an array of configurations."
                    ))
                return problems
            }
            for role in roles.keys.sorted() { problems += self.problems(role, roles[role]) }
            return problems
        }

        private func problems(_ role: String, _ value: Any?) -> [Problem] {
            guard Self.roles.contains(role) else {
                return [
                    Problem(
                        text: "'\(role)' of the manifest is no role of a scene", place: Self.place(role),
                        advice: "That of the app's windows is UIWindowSceneSessionRoleApplication.")
                ]
            }
            guard let entries = value as? [[String: Any]] else {
                return [
                    Problem(
                        text: "'\(role)' of the manifest is no array of configurations", place: Self.place(role),
                        advice: "Write an array of dictionaries, one for each configuration.")
                ]
            }
            var problems: [Problem] = []
            var names: Set<String> = []
            for (index, entry) in entries.enumerated() {
                let place = Self.place(role, "\(index)")
                problems += self.problems(entry, place)
                guard let name = entry["UISceneConfigurationName"] as? String else { continue }
                if !names.insert(name).inserted {
                    problems.append(
                        Problem(
                            text: "the manifest has two configurations '\(name)' of the role '\(role)'",
                            place: "\(place)/UISceneConfigurationName",
                            advice: "The first one is taken; rename the other."))
                }
            }
            return problems
        }

        private func problems(_ entry: [String: Any], _ place: String) -> [Problem] {
            let texts = [
                "UISceneConfigurationName", "UISceneDelegateClassName", "UISceneClassName", "UISceneStoryboardFile",
            ]
            var problems = unknown(entry, "a configuration", texts, place)
            for key in texts {
                guard let value = entry[key] else { continue }
                let place = "\(place)/\(key)"
                guard let text = value as? String, !text.isEmpty else {
                    problems.append(
                        Problem(
                            text: "'\(key)' of a configuration is no text", place: place, advice: "Write a name."))
                    continue
                }
                if let problem = problem(ofClass: text, key, place) { problems.append(problem) }
            }
            return problems
        }

        /// Source: documented (keys of the property list): the classes exist, the scene's is a window scene.
        private func problem(ofClass name: String, _ key: String, _ place: String) -> Problem? {
            guard key.hasSuffix("ClassName") else { return nil }
            guard let type = type(name) else {
                return Problem(
                    text: "the manifest names the class '\(fullName(name))', which the app does not have", place: place,
                    advice: "Write $(PRODUCT_MODULE_NAME).NAME, with the name of a class of the program.")
            }
            if key == "UISceneClassName" {
                return type is UIWindowScene.Type
                    ? nil
                    : Problem(
                        text: "'\(fullName(name))' is no window scene", place: place,
                        advice: "Write UIWindowScene, or a class that derives from it.")
            }
            let isDelegate = type is any UISceneDelegate.Type
            return isDelegate
                ? nil
                : Problem(
                    text: "'\(fullName(name))' is no scene delegate", place: place,
                    advice: "Let it conform to UIWindowSceneDelegate.")
        }

        private func unknown(_ values: [String: Any], _ what: String, _ known: [String], _ place: String) -> [Problem] {
            values.keys.sorted().filter { !known.contains($0) }.map { key in
                Problem(
                    text: "\(what) has no key '\(key)'", place: "\(place)/\(key)#",
                    advice: "The keys are \(known.joined(separator: ", ")).")
            }
        }
    }

#endif
