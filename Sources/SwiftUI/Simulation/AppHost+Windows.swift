#if !CHECKING

    import UIKit

    /// Something of an app's body that windows can show.
    struct WindowContent {
        var id: String?
        var presented: PresentedType?
        /// True if there is never a second window of it.
        var isUnique: Bool
        var make: () -> any View
        var environment: EnvironmentValues
        /// The events that make a window of it; nil for a scene that doesn't say.
        var matching: Set<String>?

        @MainActor
        init(_ scene: any WindowScene, _ environment: EnvironmentValues, _ matching: Set<String>?) {
            id = scene.sceneID
            presented = scene.presentedType
            isUnique = scene.isUnique
            make = scene.makeContent
            self.environment = environment
            self.matching = matching
        }
    }

    /// What a window shows: the number of its scene in the app's body, and the value.
    struct WindowChoice: Equatable {
        var scene: Int
        /// As it is kept with the session.
        var value: String?
    }

    /// Which of the app's scenes a window shows.
    extension AppHost {
        /// What the session shows: what it did before, what was asked for, else the first scene.
        func content(for session: UISceneSession) -> (content: WindowContent, value: Any?)? {
            let choice = choice(of: session) ?? requested ?? WindowChoice(scene: 0)
            requested = nil
            guard windows.indices.contains(choice.scene) else { return nil }
            session.storage[Key.scene] = choice.scene
            session.storage[Key.value] = choice.value
            let content = windows[choice.scene]
            return (content, choice.value.flatMap { content.presented?.decode($0) })
        }

        /// Where the choice is kept beside the values of `SceneStorage`, whose keys are the app's.
        private enum Key {
            static var scene: String { "SwiftUI scene" }
            static var value: String { "SwiftUI value" }
        }

        private func choice(of session: UISceneSession) -> WindowChoice? {
            guard let scene = session.storage[Key.scene] as? Int else { return nil }
            return WindowChoice(scene: scene, value: session.storage[Key.value] as? String)
        }

        // MARK: What views ask for

        private func index(_ id: String?, _ value: Any?) -> Int? {
            windows.firstIndex { content in
                if let id, content.id != id { return false }
                guard let value else { return id != nil }
                return content.presented.map { $0.type == Swift.type(of: value) } ?? false
            }
        }

        private func sessions(showing index: Int, _ value: String?) -> [UISceneSession] {
            UIApplication.shared.openSessions.sorted { $0.number < $1.number }.filter { session in
                guard let choice = choice(of: session), choice.scene == index else { return false }
                return value == nil || choice.value == value
            }
        }

        private func name(_ id: String?, _ value: Any?) -> String {
            [id.map { "id: \($0)" }, value.map { "value: \($0)" }].compactMap { $0 }.joined(separator: ", ")
        }

        /// Source: documented (reference of `OpenWindowAction`): a window that shows the value, or the only one of its
        /// scene, comes to the front; else there is a new one.
        func open(_ id: String?, _ value: Any?) {
            guard let index = index(id, value) else {
                Simulator.current?.reject("the app has no scene for openWindow(\(name(id, value)))")
                return
            }
            let kept = value.flatMap { windows[index].presented?.encode($0) }
            let known = kept != nil || windows[index].isUnique ? sessions(showing: index, kept).first : nil
            if known == nil { requested = WindowChoice(scene: index, value: kept) }
            Simulator.current?.openWindow(name(id, value), session: known?.number)
        }

        func dismiss(_ id: String?, _ value: Any?, _ session: Int?) {
            if let session {
                Simulator.current?.dismissWindow("", session: session)
                return
            }
            guard let index = index(id, value) else { return }
            let kept = value.flatMap { windows[index].presented?.encode($0) }
            for session in sessions(showing: index, kept) {
                Simulator.current?.dismissWindow(name(id, value), session: session.number)
            }
        }

        // MARK: Events from outside

        /// Source: documented (references of both `handlesExternalEvents`): an open scene whose views prefer the event,
        /// then one whose views allow it, then a new one of the first scene that matches, then of the first that says
        /// nothing. An app that says nothing at all keeps its scenes: inferred.
        func route(_ identifier: String) -> Program.Views.Route? {
            let open = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                .sorted { $0.session.number < $1.session.number }
                .compactMap { scene in graphs[ObjectIdentifier(scene)].map { (scene.session.number, $0) } }
            let saysNothing =
                windows.allSatisfy { $0.matching == nil } && open.allSatisfy { $0.1.externalEvents.isEmpty }
            if saysNothing { return nil }
            for (number, graph) in open
            where graph.externalEvents.contains(where: { Self.matches($0.preferring, identifier) }) {
                return .scene(number)
            }
            for (number, graph) in open
            where graph.externalEvents.contains(where: { Self.matches($0.allowing, identifier) }) {
                return .scene(number)
            }
            let fitting =
                windows.firstIndex { content in content.matching.map { Self.matches($0, identifier) } ?? false }
                ?? windows.firstIndex { $0.matching == nil }
            guard let fitting else { return nil }
            if windows[fitting].isUnique, let known = sessions(showing: fitting, nil).first {
                return .scene(known.number)
            }
            requested = WindowChoice(scene: fitting)
            return .newScene
        }

        /// Source: documented: without regard to case and accents; a star stands for all, no text for none.
        private static func matches(_ conditions: Set<String>, _ identifier: String) -> Bool {
            conditions.contains { condition in
                condition == "*"
                    || identifier.range(of: condition, options: [.caseInsensitive, .diacriticInsensitive]) != nil
            }
        }
    }

    @MainActor
    protocol WindowScene {
        var makeContent: () -> any View { get }
        var sceneID: String? { get }
        var presentedType: PresentedType? { get }
        var isUnique: Bool { get }
    }

    extension WindowGroup: @preconcurrency WindowScene {
        var makeContent: () -> any View { { content() } }
        var sceneID: String? { id }
        var presentedType: PresentedType? { presented }
        var isUnique: Bool { false }
    }

    extension Window: @preconcurrency WindowScene {
        var makeContent: () -> any View { { content() } }
        var sceneID: String? { id }
        var presentedType: PresentedType? { nil }
        var isUnique: Bool { true }
    }

    extension DocumentGroup: @preconcurrency WindowScene {
        var makeContent: () -> any View { { makeDocumentContent() ?? EmptyView() as any View } }
        var sceneID: String? { nil }
        var presentedType: PresentedType? { nil }
        var isUnique: Bool { false }
    }

#endif
