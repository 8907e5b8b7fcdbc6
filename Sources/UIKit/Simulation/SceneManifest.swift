#if !CHECKING

    import FoundationAdditions
    import LifecycleCore

    /// The scene manifest of the information property list.
    @MainActor
    struct SceneManifest {
        /// The whole list.
        let info: [String: Any]
        let module: String

        static let key = "UIApplicationSceneManifest"

        /// The configurations of a role that are well-formed; what isn't, ``problems(isForViews:)`` names.
        func entries(_ role: String) -> [[String: Any]] {
            let manifest = info[Self.key] as? [String: Any]
            let roles = manifest?["UISceneConfigurations"] as? [String: Any]
            return roles?[role] as? [[String: Any]] ?? []
        }

        func first(of role: UISceneSession.Role) -> UISceneConfiguration? {
            entries(role.rawValue).first.map { configuration($0, role) }
        }

        func entry(named name: String, role: UISceneSession.Role) -> UISceneConfiguration? {
            entries(role.rawValue).first { $0["UISceneConfigurationName"] as? String == name }
                .map { configuration($0, role) }
        }

        func names(of role: UISceneSession.Role) -> [String] {
            entries(role.rawValue).compactMap { $0["UISceneConfigurationName"] as? String }
        }

        private func configuration(_ entry: [String: Any], _ role: UISceneSession.Role) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(
                name: entry["UISceneConfigurationName"] as? String, sessionRole: role)
            configuration.delegateClass = (entry["UISceneDelegateClassName"] as? String).flatMap(type)
            configuration.sceneClass = (entry["UISceneClassName"] as? String).flatMap(type)
            configuration.storyboard = (entry["UISceneStoryboardFile"] as? String).map {
                UIStoryboard(name: $0, bundle: nil)
            }
            return configuration
        }

        func fullName(_ name: String) -> String {
            name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
        }

        func type(_ name: String) -> AnyClass? {
            name == "UIWindowScene" ? UIWindowScene.self : NSClassFromString(fullName(name))
        }
    }

#endif
