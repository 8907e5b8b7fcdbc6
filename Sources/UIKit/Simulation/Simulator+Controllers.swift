#if !CHECKING

    import CLifecycle
    import FoundationAdditions
    import LifecycleCore

    /// What view controllers are told when their views appear and disappear.
    extension Simulator {
        func tellControllers(_ appearance: Appearance, _ scene: Int?) {
            let windows = scene.map { scenes[$0]?.windows ?? [] } ?? UIApplication.shared.windowsWithoutScene
            tellControllers(appearance, of: windows)
        }

        func tellControllers(_ appearance: Appearance, of windows: [UIWindow]) {
            for window in windows where !window.isHidden || appearance == .disappear {
                if let controller = window.rootViewController { appear(controller, appearance) }
            }
        }

        /// A window became visible: its controller's view is loaded, and appears if the window's scene is in front.
        func show(_ window: UIWindow) {
            guard let controller = window.rootViewController else { return }
            controller.loadViewIfNeeded()
            let number = (window.windowScene?.session.number).flatMap { sceneStates[$0] }
            let isShown = number.map { $0 == .foregroundActive || $0 == .foregroundInactive } ?? (appState == .active)
            guard isShown else { return }
            appear(controller, .willAppear)
            appear(controller, .didAppear)
        }

        func appear(_ controller: UIViewController, _ appearance: Appearance) {
            switch (appearance, controller.appearance) {
            case (.willAppear, .none):
                controller.loadViewIfNeeded()
                controller.appearance = .appearing
                told(controller, "viewWillAppear(_:)") { controller.viewWillAppear(false) }
                told(controller, "viewIsAppearing(_:)") { controller.viewIsAppearing(false) }
            case (.didAppear, .appearing):
                controller.appearance = .appeared
                told(controller, "viewDidAppear(_:)") { controller.viewDidAppear(false) }
            case (.disappear, .appeared), (.disappear, .appearing):
                controller.appearance = .none
                told(controller, "viewWillDisappear(_:)") { controller.viewWillDisappear(false) }
                told(controller, "viewDidDisappear(_:)") { controller.viewDidDisappear(false) }
            default: break
            }
            for child in controller.shown { appear(child, appearance) }
        }

        /// Recorded is what the app's own controllers override; the others are told, and nobody needs to know.
        func told(_ controller: UIViewController, _ name: String, _ body: () -> Void) {
            if overrides(controller, name) { tell(controller, name) { body() } } else { body() }
        }

        private func overrides(_ controller: UIViewController, _ name: String) -> Bool {
            let type: AnyClass = Swift.type(of: controller)
            var base: AnyClass = type
            while !isOfLibrary(base), let above = _getSuperclass(base) { base = above }
            guard base != type else { return false }
            let words = name.split(separator: "(")[0]
            // As Swift writes them: a flag, a coder, nothing.
            let parameters =
                switch name.drop(while: { $0 != "(" }) {
                case "(_:)": "yySbF"
                case "(with:)": "4withy10Foundation7NSCoderC_tF"
                default: "yyF"
                }
            let owner = "$s5UIKit16UIViewControllerC"
            return lifecycle_overrides(
                unsafeBitCast(type, to: UnsafeRawPointer.self), unsafeBitCast(base, to: UnsafeRawPointer.self),
                "\(owner)\(words.count)\(words)\(parameters)Tq", "\(owner)Mn") != 0
        }

        private func isOfLibrary(_ type: AnyClass) -> Bool {
            let name = String(reflecting: type)
            return name.hasPrefix("UIKit.") || name.hasPrefix("SwiftUI.")
        }

        func warnControllers() {
            let windows = scenes.sorted { $0.key < $1.key }.flatMap { $0.value.windows }
            for window in windows + UIApplication.shared.windowsWithoutScene {
                var controllers = [window.rootViewController].compactMap { $0 }
                while !controllers.isEmpty {
                    let controller = controllers.removeFirst()
                    told(controller, "didReceiveMemoryWarning()") { controller.didReceiveMemoryWarning() }
                    controllers += controller.shown
                }
            }
        }
    }

    extension UIViewController {
        /// The controllers within it that are on screen.
        var shown: [UIViewController] {
            var shown: [UIViewController]
            switch self {
            case let controller as UINavigationController: shown = [controller.topViewController].compactMap { $0 }
            case let controller as UITabBarController: shown = [controller.selectedViewController].compactMap { $0 }
            default: shown = children
            }
            if let presentedViewController { shown.append(presentedViewController) }
            return shown
        }
    }

    /// Whether a controller was told that its view is seen.
    enum AppearanceState { case none, appearing, appeared }

#endif
