#if !CHECKING

    import FoundationAdditions
    import LifecycleCore

    /// Sessions, their configurations, their scenes.
    extension Simulator {
        func addSession(_ number: Int, _ role: Role) {
            let role =
                role == .window
                ? UISceneSession.Role.windowApplication : UISceneSession.Role.windowExternalDisplayNonInteractive
            let configuration = manifest.first(of: role, self) ?? UISceneConfiguration(name: nil, sessionRole: role)
            let session = UISceneSession(
                role: role, configuration: configuration, persistentIdentifier: "session-\(number)")
            session.number = number
            sessions[number] = session
            UIApplication.shared.ownSessions.insert(session)
        }

        /// Asks the app delegate how the scene is to be.
        ///
        /// Source: documented: the question carries what the scene will connect with.
        func configure(_ number: Int, _ item: Item) {
            guard let delegate, let session = sessions[number] else { return }
            let role = session.role
            let options = payload.connectionOptions(item, requestedActivity)
            // The default implementation answers with the session's own.
            let answer = tell(
                delegate, "application(_:configurationForConnecting:options:)", "role: \(brief(role))", scene: number
            ) {
                delegate.application(UIApplication.shared, configurationForConnecting: session, options: options)
            }
            guard let answer else { return }
            guard answer.role == role else {
                // Source: documented (header comments): the app is stopped.
                fail("the configuration is for the role '\(answer.role.rawValue)', the session has '\(role.rawValue)'")
            }
            session.configuration = complete(answer)
        }

        private func brief(_ role: UISceneSession.Role) -> String {
            role == .windowApplication ? ".windowApplication" : ".windowExternalDisplayNonInteractive"
        }

        private var manifest: SceneManifest {
            SceneManifest(info: run.info["UIApplicationSceneManifest"] as? [String: Any], module: program.module)
        }

        /// A configuration that was made by name gets what the manifest says under that name.
        private func complete(_ configuration: UISceneConfiguration) -> UISceneConfiguration {
            guard configuration.delegateClass == nil, let name = configuration.name else { return configuration }
            guard let entry = manifest.entry(named: name, role: configuration.role, self) else {
                note(
                    "the manifest has no configuration '\(name)' of the role '\(configuration.role.rawValue)': the scene has no delegate"
                )
                return configuration
            }
            configuration.delegateClass = entry.delegateClass
            if configuration.sceneClass == nil { configuration.sceneClass = entry.sceneClass }
            if configuration.storyboard == nil { configuration.storyboard = entry.storyboard }
            return configuration
        }

        func removeSession(_ number: Int) {
            guard let session = sessions.removeValue(forKey: number) else { return }
            discarded[number] = session
            sceneStates[number] = nil
            UIApplication.shared.ownSessions.remove(session)
            unreported.insert(session)
        }

        /// Tells of the sessions that are gone since the last call.
        func discard() {
            let sessions = unreported
            unreported = []
            guard !sessions.isEmpty, let delegate else { return }
            let names = sessions.map(\.persistentIdentifier).sorted().joined(separator: ", ")
            tell(delegate, "application(_:didDiscardSceneSessions:)", names) {
                delegate.application(UIApplication.shared, didDiscardSceneSessions: sessions)
            }
        }

        func makeScene(_ number: Int, _ item: Item) {
            guard let session = sessions[number] else { return }
            let options = payload.connectionOptions(item, requestedActivity)
            requestedActivity = nil
            connectionOptions[number] = options
            let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
            let scene = type.init(session: session, connectionOptions: options)
            session.scene = scene
            scenes[number] = scene
            sceneStates[number] = .unattached
            UIApplication.shared.ownScenes.insert(scene)
            guard let delegateClass = session.configuration.delegateClass else {
                if program.views == nil {
                    note("the configuration of scene \(number) names no delegate class: nobody is told of the scene")
                }
                return
            }
            let delegate = Instances.make(delegateClass)
            guard let delegate = delegate as? any UISceneDelegate else {
                return note("'\(delegateClass)' is no scene delegate")
            }
            scene.delegate = delegate
            program.views?.adopt(scene, delegate)
            if session.configuration.storyboard != nil { makeWindow(for: scene, delegate) }
        }

        /// There are no storyboards here: a window with an empty controller stands for theirs.
        private func makeWindow(for scene: UIWindowScene, _ delegate: any UISceneDelegate) {
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            (delegate as? any UIWindowSceneDelegate)?.window = window
            OptionalRequirement.wasMissing = false
            window.makeKeyAndVisible()
        }

        func makeMainStoryboard() {
            guard machine.app.style == .appDelegate, run.info["UIMainStoryboardFile"] != nil, let delegate else {
                return
            }
            let window = UIWindow(frame: UIScreen.ownMain.bounds)
            window.rootViewController = UIViewController()
            delegate.window = window
            OptionalRequirement.wasMissing = false
            window.makeKeyAndVisible()
        }

        func releaseScene(_ number: Int) {
            guard let scene = scenes.removeValue(forKey: number) else { return }
            tellControllers(.disappear, of: scene.windows)
            program.views?.disconnect(scene)
            scene.ownWindows = []
            scene.session.scene = nil
            connectionOptions[number] = nil
            phases[number] = nil
            if sessions[number] == nil { sceneStates[number] = nil }
            UIApplication.shared.ownScenes.remove(scene)
        }
    }

    /// The scene manifest of the information property list.
    @MainActor
    struct SceneManifest {
        let info: [String: Any]?
        let module: String

        func first(of role: UISceneSession.Role, _ simulator: Simulator) -> UISceneConfiguration? {
            entries(role, simulator).first.map { configuration($0, role, simulator) }
        }

        func entry(named name: String, role: UISceneSession.Role, _ simulator: Simulator) -> UISceneConfiguration? {
            let entries = entries(role, simulator)
            let entry = entries.first { $0["UISceneConfigurationName"] as? String == name }
            return entry.map { configuration($0, role, simulator) }
        }

        private func entries(_ role: UISceneSession.Role, _ simulator: Simulator) -> [[String: Any]] {
            guard let all = info?["UISceneConfigurations"] else { return [] }
            guard let roles = all as? [String: Any] else {
                simulator.note("'UISceneConfigurations' of the manifest is no dictionary of roles")
                return []
            }
            guard let entries = roles[role.rawValue] else { return [] }
            guard let entries = entries as? [[String: Any]] else {
                simulator.note("'\(role.rawValue)' of the manifest is no array of configurations")
                return []
            }
            return entries
        }

        private func configuration(
            _ entry: [String: Any], _ role: UISceneSession.Role, _ simulator: Simulator
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(
                name: entry["UISceneConfigurationName"] as? String, sessionRole: role)
            configuration.delegateClass = type(entry["UISceneDelegateClassName"], simulator)
            configuration.sceneClass = type(entry["UISceneClassName"], simulator)
            configuration.storyboard = (entry["UISceneStoryboardFile"] as? String).map {
                UIStoryboard(name: $0, bundle: nil)
            }
            return configuration
        }

        private func type(_ name: Any?, _ simulator: Simulator) -> AnyClass? {
            guard let name = name as? String else { return nil }
            if name == "UIWindowScene" { return UIWindowScene.self }
            let full = name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
            let type: AnyClass? = NSClassFromString(full)
            if type == nil { simulator.note("the manifest names the class '\(full)', which the app does not have") }
            return type
        }
    }

#endif
