// What a page's script calls: numbers in, numbers out.

nonisolated(unsafe) private var machine = Machine(AppDescription(style: .scenes))
nonisolated(unsafe) private var steps: [Step] = []

@_cdecl("core_start")
public func start(style: Int32, sdk: Int32, multiple: Int32) {
    machine = Machine(
        AppDescription(
            style: Style(rawValue: UInt8(truncatingIfNeeded: style)) ?? .scenes, sdk: Int(sdk),
            supportsMultipleScenes: multiple != 0))
}

/// The number of steps, or -1 when the event can't happen.
@_cdecl("core_receive")
public func receive(kind: Int32, argument: Int32) -> Int32 {
    guard let event = event(kind, argument) else { return -1 }
    do {
        steps = try machine.receive(event)
        return Int32(steps.count)
    } catch { return -1 }
}

private func event(_ kind: Int32, _ argument: Int32) -> Event? {
    let id = SessionID(Int(argument))
    let byte = UInt8(truncatingIfNeeded: argument)
    switch kind {
    case 0: return .prewarm
    case 1: return Item(rawValue: byte).map { .open($0) }
    case 2: return BackgroundWork(rawValue: byte).map { .work($0) }
    case 3: return .home
    case 4: return .lock
    case 5: return .unlock
    case 6: return Interruption(rawValue: byte).map { .interrupt($0) }
    case 7: return .endInterruption
    case 8: return .suspend
    case 9: return .kill
    case 10: return .terminate
    case 11: return .swipeAway
    case 12: return .openScene
    case 13: return .activateScene(id)
    case 14: return .minimizeScene(id)
    case 15: return .closeScene(id)
    case 16: return .disconnectScene(id)
    case 17: return .refreshScene(id)
    case 18: return .connectDisplay
    case 19: return .disconnectDisplay
    case 20: return .memoryWarning
    default: return nil
    }
}

/// A step as a number: what it is, which method or state, which scene.
@_cdecl("core_step")
public func step(index: Int32) -> Int32 {
    guard steps.indices.contains(Int(index)) else { return -1 }
    func number(_ kind: Int32, _ value: UInt8, _ id: SessionID? = nil) -> Int32 {
        kind << 24 | Int32(value) << 16 | Int32(truncatingIfNeeded: id?.number ?? 0)
    }
    switch steps[Int(index)].action {
    case .app(let state): return number(1, state.rawValue)
    case .scene(let id, let state): return number(2, state.rawValue, id)
    case .phase(let id, let phase): return number(3, phase.rawValue, id)
    case .call(let call), .deliver(let call, _): return number(4, call.rawValue)
    case .callScene(let call, let id), .deliverToScene(let call, let id, _): return number(5, call.rawValue, id)
    case .connect(let id, _): return number(5, SceneCall.willConnect.rawValue, id)
    case .post(let name): return number(6, name.rawValue)
    case .postForScene(let name, let id): return number(7, name.rawValue, id)
    case .work(let work): return number(8, work.rawValue)
    case .deliverToViews(let id, let item): return number(9, item.rawValue, id)
    case .refuse: return number(10, 0)
    case .exit: return number(11, 0)
    default: return 0
    }
}
