import LifecycleCore

/// Calls and notifications as the table of orders writes them: `A.didFinishLaunching`, `S1.willConnect`,
/// `nApp.didBecomeActive`, `nS1.didActivate`; what depends on an answer ends in a question mark.
struct StepText {
    var withStates = false

    func text(_ steps: [Step]) -> [String] {
        steps.compactMap { step in text(step.action).map { step.condition == .always ? $0 : $0 + "?" } }
    }

    private func text(_ action: Action) -> String? {
        switch action {
        case .call(let call), .deliver(let call, _): "A.\(call)"
        case .configure: "A.configurationForConnecting"
        case .work(let work): method(of: work).map { "A.\($0)" }
        case .callScene(let call, let id), .deliverToScene(let call, let id, _): "S\(id.number).\(call)"
        case .connect(let id, let item):
            item == .icon ? "S\(id.number).willConnect" : "S\(id.number).willConnect(\(item))"
        case .post(let name): "nApp.\(name)"
        case .postForScene(let name, let id): "nS\(id.number).\(name)"
        case .deliverToViews(let id, let item): "V\(id.number).\(item)"
        case .refuse: "refused"
        case .exit: "exit"
        case .phase(let id, let phase): "phase\(id.number)=\(phase)"
        case .app(let state): withStates ? "app=\(state)" : nil
        case .scene(let id, let state): withStates ? "S\(id.number)=\(state)" : nil
        default: nil
        }
    }

    /// Nil where no method of the app delegate is called.
    private func method(of work: BackgroundWork) -> String? {
        switch work {
        case .silentPush: "didReceiveRemoteNotification"
        case .fetch: "performFetch"
        case .urlSession: "handleEventsForBackgroundURLSession"
        case .location: nil
        case .watchMessage: "handleWatchKitExtensionRequest"
        }
    }
}
