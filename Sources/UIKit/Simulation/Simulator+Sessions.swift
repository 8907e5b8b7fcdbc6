#if !CHECKING

    import FoundationAdditions
    import LifecycleCore

    /// Sessions, their configurations, their scenes.
    extension Simulator {
        func addSession(_ number: Int, _ role: Role) {
            let role =
                role == .window
                ? UISceneSession.Role.windowApplication : UISceneSession.Role.windowExternalDisplayNonInteractive
            let configuration = manifest.first(of: role) ?? UISceneConfiguration(name: nil, sessionRole: role)
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
                trace.add(
                    .problem,
                    "the configuration is for the role '\(answer.role.rawValue)', the session has '\(role.rawValue)'",
                    place: SceneManifest.place(),
                    advice: "Return one for connectingSceneSession.role.")
                finish(isFinished: true)
            }
            session.configuration = complete(answer)
        }

        private func brief(_ role: UISceneSession.Role) -> String {
            role == .windowApplication ? ".windowApplication" : ".windowExternalDisplayNonInteractive"
        }

        private var manifest: SceneManifest { SceneManifest(info: run.info, module: program.module) }

        func checkManifest() {
            for problem in manifest.problems(isForViews: program.views != nil) {
                trace.add(.problem, problem.text, place: problem.place, advice: problem.advice)
            }
        }

        /// A configuration that was made by name gets what the manifest says under that name.
        private func complete(_ configuration: UISceneConfiguration) -> UISceneConfiguration {
            guard configuration.delegateClass == nil, let name = configuration.name else { return configuration }
            guard let entry = manifest.entry(named: name, role: configuration.role) else {
                let names = manifest.names(of: configuration.role).map { "'\($0)'" }.joined(separator: ", ")
                trace.add(
                    .problem,
                    "the manifest has no configuration '\(name)' of the role '\(configuration.role.rawValue)': the scene has no delegate",
                    place: SceneManifest.place(configuration.role.rawValue),
                    advice: names.isEmpty ? "Add one, or set delegateClass in code." : "It has \(names).")
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
                    trace.add(
                        .problem,
                        "the configuration of scene \(number) names no delegate class: nobody is told of the scene",
                        place: SceneManifest.place(session.role.rawValue, "0"),
                        advice: "Add UISceneDelegateClassName, or set delegateClass in code.")
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

#endif
