import Foundation

/// Compiles the units of many samples that are judged at once, each by a thread of its own: a unit waits until every judge
/// waits, and then those that can share a compiler do. Which ones come together changes no outcome.
final class GatheringCompiler: @unchecked Sendable {
    private let compile: @Sendable ([SampleUnit]) -> [SampleCompiler.Result]
    private let jobs: Int
    private let batchSize: Int
    private let condition = NSCondition()
    /// How many judges don't wait.
    private var busy = 0
    private var running = 0
    private var waiting: [Request] = []

    /// Touched under the condition's lock only.
    private final class Request {
        let unit: SampleUnit
        var result: SampleCompiler.Result?

        init(_ unit: SampleUnit) { self.unit = unit }
    }

    /// - Parameters:
    ///   - jobs: how many compilers run at once.
    ///   - batchSize: how many units share one at most.
    init(jobs: Int, batchSize: Int, compile: @escaping @Sendable ([SampleUnit]) -> [SampleCompiler.Result]) {
        self.compile = compile
        self.jobs = jobs
        self.batchSize = batchSize
    }

    /// How many samples are judged at once, so that compilers get what they can take.
    var judges: Int { batchSize == 1 ? jobs : jobs * batchSize }

    /// Calls `judge`, whose units are waited for from now on.
    func take<Value>(_ judge: () -> Value) -> Value {
        condition.withLock { busy += 1 }
        defer {
            condition.withLock {
                busy -= 1
                condition.broadcast()
            }
        }
        return judge()
    }

    /// Called from within `take` only.
    func check(_ unit: SampleUnit) -> SampleCompiler.Result {
        condition.lock()
        defer { condition.unlock() }
        let request = Request(unit)
        waiting.append(request)
        busy -= 1
        condition.broadcast()
        while true {
            if let result = request.result { return result }
            if busy == 0, running < jobs, !waiting.isEmpty {
                compileNext()
            } else {
                condition.wait()
            }
        }
    }

    /// Whoever finds that nobody else will bring more compiles what is there, the unlocked time being the compiler's.
    private func compileNext() {
        let batches = UnitBatches.batches(waiting.map(\.unit), size: batchSize)
        guard let batch = batches.max(by: { ($0.count, $1[0]) < ($1.count, $0[0]) }) else { return }
        let requests = batch.map { waiting[$0] }
        for place in batch.sorted().reversed() { waiting.remove(at: place) }
        running += 1
        condition.unlock()
        let results = compile(requests.map(\.unit))
        condition.lock()
        running -= 1
        for (request, result) in zip(requests, results) { request.result = result }
        busy += requests.count
        condition.broadcast()
    }
}
