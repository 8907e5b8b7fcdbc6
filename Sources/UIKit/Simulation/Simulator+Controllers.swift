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
                if let controller = window.rootViewController { appear(controller, appearance, in: window) }
            }
        }

        /// A window became visible: its controller's view is loaded, and appears if the window's scene is in front.
        func show(_ window: UIWindow) {
            guard let controller = window.rootViewController else { return }
            controller.loadViewIfNeeded()
            let number = (window.windowScene?.session.number).flatMap { sceneStates[$0] }
            let isShown = number.map { $0 == .foregroundActive || $0 == .foregroundInactive } ?? (appState == .active)
            guard isShown else { return }
            appear(controller, .willAppear, in: window)
            appear(controller, .didAppear, in: window)
        }

        /// A window has another root controller.
        func replace(_ old: UIViewController?, in window: UIWindow) {
            if let old, old.appearance != .none {
                appear(old, .disappear)
                old.viewIfLoaded?.removeFromSuperview()
            }
            if !window.isHidden { show(window) }
        }

        /// - Parameter place: What the view is put into when it appears, if nobody has put it anywhere.
        func appear(_ controller: UIViewController, _ appearance: Appearance, in place: UIView? = nil) {
            switch (appearance, controller.appearance) {
            case (.willAppear, .none):
                controller.loadViewIfNeeded()
                controller.appearance = .appearing
                told(controller, "viewWillAppear(_:)") { controller.viewWillAppear(false) }
                if controller.view.superview == nil { place?.addSubview(controller.view) }
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
            controller.onScreen = appearance == .disappear ? [] : controller.contained
            let inner = controller.viewIfLoaded
            for child in controller.contained { appear(child, appearance, in: inner) }
            if let presented = controller.presentedViewController { appear(presented, appearance, in: inner?.window) }
        }

        /// Other controllers are to be seen within a container that is seen: they and those before are told when the code that
        /// changed them has returned.
        ///
        /// Source: observed (widely reported for navigation controllers): will disappear, will appear, did disappear, did
        /// appear.
        func exchange(in container: UIViewController) {
            guard container.appearance == .appeared, !container.isExchanging else { return }
            container.isExchanging = true
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    container.isExchanging = false
                    self.exchangeNow(in: container)
                }
            }
        }

        private func exchangeNow(in container: UIViewController) {
            guard container.appearance == .appeared else { return }
            let seen = container.contained
            let gone = container.onScreen.filter { old in
                old.appearance != .none && !seen.contains { $0 === old }
            }
            let new = seen.filter { $0.appearance == .none }
            container.onScreen = seen
            for controller in gone { leave(controller, "viewWillDisappear(_:)") { $0.viewWillDisappear(false) } }
            for controller in new { appear(controller, .willAppear, in: container.view) }
            for controller in gone {
                leave(controller, "viewDidDisappear(_:)") {
                    $0.appearance = .none
                    $0.viewDidDisappear(false)
                }
                controller.viewIfLoaded?.removeFromSuperview()
            }
            for controller in new { appear(controller, .didAppear) }
            trace.takeOutput()
        }

        private func leave(_ controller: UIViewController, _ name: String, _ body: (UIViewController) -> Void) {
            told(controller, name) { body(controller) }
            for child in controller.contained where child.appearance != .none { leave(child, name, body) }
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
        /// The controllers within it, and in front of it, that are on screen.
        var shown: [UIViewController] { contained + [presentedViewController].compactMap { $0 } }

        /// The controllers within it that are on screen.
        var contained: [UIViewController] {
            switch self {
            case let controller as UINavigationController: [controller.topViewController].compactMap { $0 }
            case let controller as UITabBarController: [controller.selectedViewController].compactMap { $0 }
            case is UISplitViewController: children
            // Who contains controllers in a way of its own puts their views into its view.
            default: children.filter { $0.viewIfLoaded?.superview != nil }
            }
        }
    }

    /// Whether a controller was told that its view is seen.
    enum AppearanceState { case none, appearing, appeared }

#endif
