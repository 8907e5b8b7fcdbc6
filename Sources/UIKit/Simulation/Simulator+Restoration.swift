#if !CHECKING

    import FoundationAdditions

    /// The older restoration of an app without scenes.
    ///
    /// Source: documented (Preserving your app's UI across launches), observed (log L1) for the order.
    extension Simulator {
        // MARK: Saving

        /// Source: documented: if both forms are there only the secure one is called.
        func askToSave(_ delegate: any UIApplicationDelegate) {
            let application = UIApplication.shared
            let coder = NSKeyedArchiver(requiringSecureCoding: false)
            archiver = coder
            let secure = tell(delegate, "application(_:shouldSaveSecureApplicationState:)") {
                delegate.application(application, shouldSaveSecureApplicationState: coder)
            }
            let answer =
                secure
                ?? tell(delegate, "application(_:shouldSaveApplicationState:)") {
                    delegate.application(application, shouldSaveApplicationState: coder)
                }
            lastAnswer = answer ?? false
            if !lastAnswer { store.savedState = nil }
        }

        func saveState(_ delegate: any UIApplicationDelegate) {
            guard let coder = archiver else { return }
            archiver = nil
            tell(delegate, "application(_:willEncodeRestorableStateWith:)") {
                delegate.application(UIApplication.shared, willEncodeRestorableStateWith: coder)
            }
            let version = run.info["CFBundleVersion"] as? String ?? "1"
            coder.encode(version, forKey: UIApplication.stateRestorationBundleVersionKey)
            coder.encode(UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
            coder.encode(Date(), forKey: UIApplication.stateRestorationTimestampKey)
            coder.encode(
                UIDevice.current.userInterfaceIdiom.rawValue,
                forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
            coder.finishEncoding()
            var state = SavedState(app: coder.encodedData)
            for (path, controller) in restorable() {
                let coder = NSKeyedArchiver(requiringSecureCoding: false)
                told(controller, "encodeRestorableState(with:)") { controller.encodeRestorableState(with: coder) }
                coder.finishEncoding()
                let maker = controller.restorationClass.map { String(reflecting: $0) }
                state.controllers.append(
                    SavedState.Controller(path: path, maker: maker, archive: coder.encodedData))
            }
            store.savedState = state
        }

        /// The controllers that take part: those with an identifier, as long as the one around them has one.
        private func restorable() -> [(path: [String], controller: UIViewController)] {
            var found: [(path: [String], controller: UIViewController)] = []
            func look(at controller: UIViewController, in path: [String]) {
                guard let identifier = controller.restorationIdentifier else { return }
                found.append((path + [identifier], controller))
                for inner in controller.kept { look(at: inner, in: path + [identifier]) }
            }
            // The app delegate's window need not be visible yet.
            var windows = UIApplication.shared.windowsWithoutScene
            if let window = delegate?.window, !windows.contains(window) { windows.append(window) }
            OptionalRequirement.wasMissing = false
            for root in windows.compactMap(\.rootViewController) { look(at: root, in: []) }
            return found
        }

        // MARK: Restoring

        func askToRestore(_ delegate: any UIApplicationDelegate) {
            lastAnswer = false
            guard let state = store.savedState, let coder = unarchiver(state.app) else { return }
            let application = UIApplication.shared
            unarchiver = coder
            let secure = tell(delegate, "application(_:shouldRestoreSecureApplicationState:)") {
                delegate.application(application, shouldRestoreSecureApplicationState: coder)
            }
            let answer =
                secure
                ?? tell(delegate, "application(_:shouldRestoreApplicationState:)") {
                    delegate.application(application, shouldRestoreApplicationState: coder)
                }
            lastAnswer = answer ?? false
        }

        /// All controllers are made before the first one reads its state.
        func restoreState(_ delegate: any UIApplicationDelegate) {
            guard let state = store.savedState, let coder = unarchiver else { return }
            unarchiver = nil
            var restored: [(controller: UIViewController, coder: NSKeyedUnarchiver)] = []
            for saved in state.controllers {
                guard let coder = unarchiver(saved.archive) else { continue }
                if let controller = controller(saved, coder, delegate) { restored.append((controller, coder)) }
            }
            for (controller, coder) in restored {
                told(controller, "decodeRestorableState(with:)") { controller.decodeRestorableState(with: coder) }
            }
            tell(delegate, "application(_:didDecodeRestorableStateWith:)") {
                delegate.application(UIApplication.shared, didDecodeRestorableStateWith: coder)
            }
            for (controller, _) in restored {
                told(controller, "applicationFinishedRestoringState()") {
                    controller.applicationFinishedRestoringState()
                }
            }
        }

        /// The restoration class decides alone; without one the app delegate is asked, then what is there already counts.
        private func controller(
            _ saved: SavedState.Controller, _ coder: NSCoder, _ delegate: any UIApplicationDelegate
        ) -> UIViewController? {
            let path = saved.path.joined(separator: "/")
            if let maker = saved.maker {
                guard let type = NSClassFromString(maker) as? any UIViewControllerRestoration.Type else {
                    note("the restoration class '\(maker)' is not there: '\(path)' is not restored")
                    return nil
                }
                trace.add(
                    .call, "viewController(withRestorationIdentifierPath:coder:)", type: "\(type)", arguments: path)
                let controller = type.viewController(withRestorationIdentifierPath: saved.path, coder: coder)
                controller?.restorationIdentifier = saved.path.last
                controller?.restorationClass = type
                return controller
            }
            let made = tell(delegate, "application(_:viewControllerWithRestorationIdentifierPath:coder:)", path) {
                delegate.application(
                    UIApplication.shared, viewControllerWithRestorationIdentifierPath: saved.path, coder: coder)
            }
            if case .some(.some(let controller)) = made {
                controller.restorationIdentifier = saved.path.last
                return controller
            }
            return restorable().first { $0.path == saved.path }?.controller
        }

        private func unarchiver(_ archive: Data) -> NSKeyedUnarchiver? {
            do {
                let coder = try NSKeyedUnarchiver(forReadingFrom: archive)
                coder.requiresSecureCoding = false
                return coder
            } catch {
                note("the saved state can't be read: \(error)")
                return nil
            }
        }
    }

    extension UIViewController {
        /// The controllers within it, seen or not.
        fileprivate var kept: [UIViewController] {
            var kept: [UIViewController]
            switch self {
            case let controller as UINavigationController: kept = controller.viewControllers
            case let controller as UITabBarController: kept = controller.viewControllers ?? []
            default: kept = children
            }
            if let presentedViewController { kept.append(presentedViewController) }
            return kept
        }
    }

#endif
