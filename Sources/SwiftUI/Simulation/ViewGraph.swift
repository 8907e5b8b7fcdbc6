#if !CHECKING

    import UIKit

    /// The views of one window: evaluated once, and again when something that they read has changed. Nothing is drawn.
    @MainActor
    final class ViewGraph {
        /// What is kept of a view from one evaluation to the next, by its place in the tree.
        final class Node {
            var properties: [Int: AnyObject] = [:]
            var change: Change?
            var task: (id: Any?, task: Task<Void, Never>)?
            var subscription: AnyCancellable?
            var disappear: [() -> Void] = []
            var hasAppeared = false
        }

        private let root: () -> any View
        var environment: EnvironmentValues
        private var nodes: [String: Node] = [:]
        private var seen: Set<String> = []
        private var observed: [ObjectIdentifier: AnyCancellable] = [:]
        private var isInvalid = false
        private var isShown = false
        /// What is to be done after an evaluation.
        private var effects: [() -> Void] = []
        /// The events from outside that the views would like and take.
        private(set) var externalEvents: [(preferring: Set<String>, allowing: Set<String>)] = []
        private var linkHandlers: [(URL) -> Void] = []
        private var activityHandlers: [(type: String, action: (NSUserActivity) -> Void)] = []

        init(environment: EnvironmentValues, root: @escaping () -> any View) {
            self.environment = environment
            self.root = root
        }

        // MARK: Changes

        /// Evaluates the views soon, once for all changes until then.
        func invalidate() {
            guard !isInvalid else { return }
            isInvalid = true
            DispatchQueue.main.async {
                MainActor.assumeIsolated { if self.isInvalid { self.update() } }
            }
        }

        func update() {
            isInvalid = false
            seen = []
            externalEvents = []
            linkHandlers = []
            activityHandlers = []
            evaluate(root(), environment, "0")
            for (path, node) in nodes where !seen.contains(path) {
                leave(node)
                nodes[path] = nil
            }
            let pending = effects
            effects = []
            for effect in pending { effect() }
        }

        /// The window is seen from now on.
        func appear() {
            guard !isShown else { return }
            isShown = true
            update()
        }

        func disappear() {
            guard isShown else { return }
            isShown = false
            for path in nodes.keys.sorted() { nodes[path].map(leave) }
            nodes = [:]
        }

        func open(_ url: URL) { for handler in linkHandlers { handler(url) } }

        func resume(_ activity: NSUserActivity) {
            for handler in activityHandlers where handler.type == activity.activityType { handler.action(activity) }
        }

        private func leave(_ node: Node) {
            if node.hasAppeared { for action in node.disappear { action() } }
            node.task?.task.cancel()
            node.subscription = nil
        }

        // MARK: Evaluation

        private func node(_ path: String) -> Node {
            seen.insert(path)
            if let node = nodes[path] { return node }
            let node = Node()
            nodes[path] = node
            return node
        }

        private func evaluate(_ view: any View, _ environment: EnvironmentValues, _ path: String) {
            let place = "\(path).\(type(of: view))"
            if let effect = view as? any EffectView {
                var inner = environment
                take(effect.effect, &inner, node(place))
                return evaluate(effect.inner, inner, place)
            }
            if let view = view as? any _PrimitiveView {
                for (index, child) in view._children.enumerated() { evaluate(child, environment, "\(place)/\(index)") }
                return
            }
            // Views of UIKit are not made: nothing is drawn.
            guard !(view is any UIViewRepresentable), !(view is any UIViewControllerRepresentable) else { return }
            evaluateBody(of: view, environment, place)
        }

        private func evaluateBody<Content: View>(of view: Content, _ environment: EnvironmentValues, _ place: String) {
            let before = EnvironmentReading.current
            EnvironmentReading.current = environment
            link(view, environment, node(place))
            let body = withObservationTracking {
                view.body
            } onChange: { [weak self] in
                // Before the change, from any thread; the views are evaluated later, once for all changes.
                let graph = self
                asOnMainActor { graph?.invalidate() }
            }
            EnvironmentReading.current = before
            evaluate(body, environment, place)
        }

        /// Connects the properties of a view, an app or a scene with what is kept of them.
        func link(_ owner: Any, _ environment: EnvironmentValues, _ node: Node) {
            for (index, child) in Mirror(reflecting: owner).children.enumerated() {
                guard let property = child.value as? any LinkedProperty else { continue }
                node.properties[index] = property.link(node.properties[index], self, environment)
            }
        }

        /// Evaluates the views when an object says that it will change.
        func observe<Object: ObservableObject>(_ object: Object) {
            guard observed[ObjectIdentifier(object)] == nil else { return }
            observed[ObjectIdentifier(object)] = object.objectWillChange.sink { [weak self] _ in
                // Source: documented (reference of `Published`): the system warns of it.
                let isElsewhere = !Thread.isMainThread
                let graph = self
                asOnMainActor {
                    if isElsewhere { Simulator.current?.reject("an object publishes a change off the main thread") }
                    graph?.invalidate()
                }
            }
        }

        private func take(_ effect: ViewEffect, _ environment: inout EnvironmentValues, _ node: Node) {
            switch effect {
            case .environment(let change): change(&environment)
            case .openURL(let action): linkHandlers.append(action)
            case .continueActivity(let type, let action): activityHandlers.append((type, action))
            case .externalEvents(let preferring, let allowing): externalEvents.append((preferring, allowing))
            case .advertise: break
            case .change(let change): effects += changes(from: node, to: change)
            case .disappear(let action): node.disappear = [action]
            case .appear, .task, .receive: break
            }
            guard isShown else { return }
            let isFirst = !node.hasAppeared
            node.hasAppeared = true
            switch effect {
            case .appear(let action): if isFirst { effects.append(action) }
            case .task(let id, let action): start(action, id, node)
            case .receive(let start):
                if isFirst {
                    node.subscription = start { [weak self] in
                        let graph = self
                        asOnMainActor { graph?.invalidate() }
                    }
                }
            default: break
            }
        }

        private func start(_ action: @escaping @Sendable () async -> Void, _ id: Any?, _ node: Node) {
            if let running = node.task {
                guard let old = running.id as? AnyHashable, let new = id as? AnyHashable, old != new else { return }
                running.task.cancel()
            }
            node.task = (id, Task { @MainActor in await action() })
        }

        /// The action of a change, if there was one.
        private func changes(from node: Node, to change: Change) -> [() -> Void] {
            defer { node.change = change }
            guard let before = node.change else {
                return change.initial ? [{ change.run(change.value, change.value) }] : []
            }
            guard !change.isEqual(before.value, change.value) else { return [] }
            return [{ change.run(before.value, change.value) }]
        }
    }

    /// A view that does something beside showing its content.
    @MainActor
    protocol EffectView {
        var effect: ViewEffect { get }
        var inner: any View { get }
    }

    extension _ViewEffect: @preconcurrency EffectView {
        var inner: any View { content }
    }

#endif
