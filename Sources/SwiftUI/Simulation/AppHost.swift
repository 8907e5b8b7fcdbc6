#if !CHECKING

    import LifecycleCore
    import UIKit

    /// An app of SwiftUI in the hands of UIKit: its value, its scenes, the views of each window.
    @MainActor
    final class AppHost<Content: App> {
        private let type: Content.Type
        private var app: Content?
        private var environment = EnvironmentValues()
        private lazy var appGraph = ViewGraph(environment: environment) { EmptyView() }
        private var nodes: [String: ViewGraph.Node] = [:]
        /// What the app's body declares that windows can show, in its order.
        var windows: [WindowContent] = []
        var graphs: [ObjectIdentifier: ViewGraph] = [:]
        /// What the next new scene shows.
        var requested: WindowChoice?
        private var sceneDelegates: [ObjectIdentifier: AnyObject] = [:]
        private var effects: [() -> Void] = []
        private var observations: [AnyCancellable] = []
        private var isInvalid = false

        init(_ type: Content.Type) { self.type = type }

        func run() -> Never {
            let module = String(reflecting: type).split(separator: ".").first.map(String.init) ?? ""
            let views = Program.Views(
                makeApp: { self.makeApp() }, connect: { self.connect($0) },
                adopt: { self.sceneDelegates[ObjectIdentifier($0)] = $1 },
                change: { self.change($0, Self.phase($1), Self.phase($2)) },
                open: { self.graphs[ObjectIdentifier($0)]?.open($1) },
                resume: { self.graphs[ObjectIdentifier($0)]?.resume($1) },
                disconnect: { self.disconnect($0) }, route: { self.route($0) })
            let program = Program(module: module, views: views) {
                guard let declared = Delegates.declared else { return nil }
                let delegate = Delegates.object(of: declared)
                self.environment.insert(delegate)
                return delegate as? any UIApplicationDelegate
            }
            Simulator.run(program)
        }

        private static func phase(_ phase: Phase) -> ScenePhase {
            switch phase {
            case .background: .background
            case .inactive: .inactive
            case .active: .active
            }
        }

        /// Source: inferred: the app's value and its body come before the delegate.
        private func makeApp() {
            StateChanges.onChange = {
                asOnMainActor {
                    self.invalidate()
                    for graph in self.graphs.values { graph.invalidate() }
                }
            }
            WindowRequests.open = { self.open($0, $1) }
            WindowRequests.dismiss = { self.dismiss($0, $1, $2) }
            WindowRequests.areSeveralPossible = UIApplication.shared.supportsMultipleScenes
            app = type.init()
            update()
        }

        private func invalidate() {
            guard !isInvalid else { return }
            isInvalid = true
            DispatchQueue.main.async { MainActor.assumeIsolated { if self.isInvalid { self.update() } } }
        }

        // MARK: Scenes

        private func update() {
            guard let app else { return }
            isInvalid = false
            let before = EnvironmentReading.current
            EnvironmentReading.current = environment
            link(app, "app")
            windows = []
            let body = withObservationTracking {
                app.body
            } onChange: {
                asOnMainActor { self.invalidate() }
            }
            evaluate(body, environment, "0")
            EnvironmentReading.current = before
            let pending = effects
            effects = []
            for effect in pending { effect() }
        }

        private func link(_ owner: Any, _ path: String) {
            let node = nodes[path] ?? ViewGraph.Node()
            nodes[path] = node
            appGraph.link(owner, environment, node)
        }

        private func evaluate(
            _ scene: any Scene, _ environment: EnvironmentValues, _ path: String, matching: Set<String>? = nil
        ) {
            let place = "\(path).\(Swift.type(of: scene))"
            if let effect = scene as? any EffectScene {
                var inner = environment
                var matching = matching
                switch effect.effect {
                case .environment(let change): change(&inner)
                case .change(let change): note(change, place)
                case .backgroundTask(let kind, let action): register(kind, action, place)
                case .externalEvents(let conditions): matching = conditions
                }
                return evaluate(effect.inner, inner, place, matching: matching)
            }
            if let window = scene as? any WindowScene {
                return windows.append(WindowContent(window, environment, matching))
            }
            if let group = scene as? any SceneList {
                for (index, child) in group.list.enumerated() {
                    evaluate(child, environment, "\(place)/\(index)", matching: matching)
                }
                return
            }
            guard !(scene is any _PrimitiveScene) else { return }
            link(scene, place)
            evaluate(body(of: scene), environment, place)
        }

        /// The end of the action is the end of the task; when time is up it is cancelled.
        ///
        /// Source: documented (reference; session 10142 of WWDC 2022).
        private func register(
            _ kind: BackgroundTaskKind, _ action: @escaping @Sendable (String) async -> Void, _ place: String
        ) {
            func run(_ name: String) {
                let task = Task { @MainActor in
                    await action(name)
                    BackgroundLaunches.expirations[name] = nil
                    BackgroundLaunches.note?("the background task ends", name)
                }
                BackgroundLaunches.expirations[name] = { task.cancel() }
            }
            switch kind {
            case .refresh(let name): BackgroundLaunches.handlers[name] = { run(name) }
            case .transfers(let matches): BackgroundLaunches.transfers[place] = (matches, run)
            }
        }

        private func body<Part: Scene>(of scene: Part) -> any Scene { scene.body }

        private func note(_ change: Change, _ place: String) {
            let node = nodes[place] ?? ViewGraph.Node()
            nodes[place] = node
            defer { node.change = change }
            guard let before = node.change else {
                if change.initial { effects.append { change.run(change.value, change.value) } }
                return
            }
            if !change.isEqual(before.value, change.value) {
                effects.append { change.run(before.value, change.value) }
            }
        }

        // MARK: Windows

        private func connect(_ scene: UIWindowScene) {
            guard let (content, value) = content(for: scene.session) else { return }
            var environment = content.environment
            if let declared = Delegates.declared { environment.insert(Delegates.object(of: declared)) }
            if let delegate = sceneDelegates[ObjectIdentifier(scene)] { environment.insert(delegate) }
            environment.session = scene.session
            environment.scenePhase = .background
            let graph = ViewGraph(environment: environment) {
                PresentedValue.current = value
                defer { PresentedValue.current = nil }
                return content.make()
            }
            graphs[ObjectIdentifier(scene)] = graph
            graph.update()
            let window = UIWindow(windowScene: scene)
            window.rootViewController = GraphController(graph)
            window.makeKeyAndVisible()
        }

        /// Source: inferred for the order: the scene, the app, then the app's own delegate. Observed that a launch and a
        /// return show `active` alone: on the way up the phase between is passed over.
        private func change(_ scene: UIWindowScene, _ phase: ScenePhase, _ ofApp: ScenePhase) {
            let graph = graphs[ObjectIdentifier(scene)]
            let isOnTheWay = phase == .inactive && graph?.environment.scenePhase == .background
            graph?.environment.scenePhase = phase
            if isOnTheWay { graph?.invalidate() } else { graph?.update() }
            let appIsOnTheWay = ofApp == .inactive && environment.scenePhase == .background
            environment.scenePhase = ofApp
            if appIsOnTheWay { invalidate() } else { update() }
        }

        private func disconnect(_ scene: UIWindowScene) {
            graphs.removeValue(forKey: ObjectIdentifier(scene))?.disappear()
            sceneDelegates[ObjectIdentifier(scene)] = nil
        }
    }

    /// Shows views in a window: it tells them when they appear.
    final class GraphController: UIViewController {
        private let graph: ViewGraph

        init(_ graph: ViewGraph) {
            self.graph = graph
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { return nil }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            graph.appear()
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            graph.disappear()
        }
    }

    // MARK: What scenes consist of

    @MainActor
    protocol EffectScene {
        var effect: SceneEffect { get }
        var inner: any Scene { get }
    }

    extension _SceneEffect: @preconcurrency EffectScene {
        var inner: any Scene { content }
    }

    @MainActor
    protocol SceneList {
        var list: [any Scene] { get }
    }

    extension _TupleScene: @preconcurrency SceneList {
        var list: [any Scene] {
            if let scene = scenes as? any Scene { return [scene] }
            return Mirror(reflecting: scenes).children.compactMap { $0.value as? any Scene }
        }
    }

    extension Group: @preconcurrency SceneList where Content: Scene {
        var list: [any Scene] { [content] }
    }

#endif
