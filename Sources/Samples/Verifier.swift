import APIModel
import ContentHash
import Diagnostics
import Foundation
import Parallelism

/// Where results stay from one build to the next, by the content that they came from.
package protocol ResultCache: Sendable {
    func load(_ key: ContentHash) -> [UInt8]?
    func store(_ bytes: [UInt8], as key: ContentHash)
}

/// Compiles samples against the library and says what came of each.
package struct Verifier: Sendable {
    let library: CompiledLibrary
    let compiler: SampleCompiler
    private let lazyKnowledge: Lazy<Knowledge>
    private let cache: any ResultCache
    private let jobs: Int
    private let batchSize: Int
    /// What of the library bears on outcomes: a part of every key.
    private let judging: String

    /// What is known of the library's names; made when the first sample isn't known from before.
    struct Knowledge: Sendable {
        let model: APIModel
        let kinds: SampleKind.Knowledge
        let surroundings: SurroundingsFinder
        let rewriter: Rewriter
        let nearMisses: NearMisses
        let requirements: RequirementCheck
        let availability: AvailabilityCheck?
        /// The module of each type at the top level.
        let moduleOfType: [String: String]
        let modules: KnownModules

        init(_ model: APIModel, _ library: CompiledLibrary) {
            let description = library.description
            self.model = model
            modules = KnownModules(library)
            kinds = SampleKind.Knowledge(model)
            surroundings = SurroundingsFinder(description, model)
            rewriter = Rewriter(
                callbacks: CallbackTable(model), generics: StrippedGenerics(model: model),
                typeProperties: Set(
                    model.symbols.values.filter { $0.kind == .typeProperty }.map {
                        $0.path.components.joined(separator: ".")
                    }),
                description: description)
            nearMisses = NearMisses(model)
            requirements = RequirementCheck(model)
            availability = description.systems.map { AvailabilityCheck(model: model, platform: $0.platform) }
            moduleOfType = Dictionary(
                model.symbols.values.filter {
                    $0.path.components.count == 1 && ($0.kind.isType || $0.kind == .typeAlias)
                }
                .map { ($0.path.name, $0.module) }.sorted { $0 < $1 }, uniquingKeysWith: { first, _ in first })
        }
    }

    var knowledge: Knowledge { lazyKnowledge.value }

    /// - Parameters:
    ///   - model: the library's symbols, whose near-misses are never assumed away; asked for when a sample is compiled.
    ///   - workFolder: a folder for the compilers' input; it is emptied again.
    ///   - jobs: how many compilers run at once.
    ///   - batchSize: how many samples share a compiler at most. It changes no outcome.
    package init(
        library: CompiledLibrary, model: @escaping @Sendable () -> APIModel, cache: any ResultCache, workFolder: String,
        jobs: Int, batchSize: Int = UnitBatches.size
    ) {
        self.library = library
        self.cache = cache
        self.jobs = max(1, jobs)
        self.batchSize = batchSize
        compiler = SampleCompiler(library: library, workFolder: workFolder)
        lazyKnowledge = Lazy { Knowledge(model(), library) }
        judging = "\(library.identity) \(library.description.judging)"
    }

    package struct Progress: Sendable {
        package var done: Int
        package var total: Int
        package var current: SampleID
    }

    /// - Returns: an outcome for each sample, in their order.
    package func verify(
        _ samples: [Sample], progress: @escaping @Sendable (Progress) -> Void = { _ in }
    ) -> (checked: [CheckedSample], diagnostics: [Diagnostic]) {
        let pages = Dictionary(grouping: samples, by: \.id.path)
        let keys = samples.map { key($0, neighbours(of: $0, pages)) }
        var results: [Result?] = concurrently(keys.count) { known(keys[$0]) }
        let open = results.indices.filter { results[$0] == nil }
        if !open.isEmpty {
            let found = check(
                open.map { (samples[$0], neighbours(of: samples[$0], pages)) }, of: samples.count, progress)
            for (index, (result, isFinal)) in zip(open, found) {
                results[index] = result
                // Trouble with the compiler may be gone the next time.
                if isFinal, let bytes = try? JSONEncoder().encode(result) {
                    cache.store([UInt8](bytes), as: keys[index])
                }
            }
        }
        let checked = zip(samples, results).compactMap { sample, result in
            result.map { result in
                CheckedSample(
                    sample: sample, kind: result.kind, outcome: result.outcome, identifiers: result.identifiers,
                    languageMode: mode(of: sample), artefacts: result.artefacts, cells: result.cells)
            }
        }
        return (checked, checked.flatMap(diagnostics))
    }

    private func neighbours(of sample: Sample, _ pages: [String: [Sample]]) -> [Sample] {
        (pages[sample.id.path] ?? []).filter { $0.id != sample.id }
    }

    func mode(of sample: Sample) -> Int { sample.attributes.languageMode ?? library.description.languageMode }

    /// What is kept of a checked sample.
    struct Result: Sendable, Codable {
        var kind: SampleKind
        var outcome: Outcome
        var identifiers: [Identifier] = []
        var artefacts = 0
        var cells: [MatrixCell] = []
    }

    // MARK: Checking

    /// All samples are compiled together first; then each is judged, and compiled again where assumptions or old names ask
    /// for it; then what compiles is compiled in the other language mode, again together.
    private func check(
        _ samples: [(Sample, [Sample])], of total: Int, _ progress: @escaping @Sendable (Progress) -> Void
    ) -> [(Result, isFinal: Bool)] {
        let meter = StepMeter(samples: samples.count, total: total, report: progress)
        let gathering = gatheringCompiler()
        let judges = samples.map { Judge(verifier: self, compiler: gathering, sample: $0, neighbours: $1) }
        let first = compile(judges.map(\.firstUnit)) { meter.step(judges[$0].sample.id) }
        let judged = concurrently(judges.count, jobs: gathering.judges) { index in
            defer { meter.step(judges[index].sample.id) }
            return gathering.take { judges[index].judge(first[index]) }
        }
        let others = judged.map(\.otherModeUnit)
        let second = compile(others) { meter.step(judges[$0].sample.id) }
        let spoken = spokenAvailability(judged)
        let mended = mendedByMainActor(judged, second)
        return judges.indices.map { index in
            var (result, isFinal) = judges[index].result(judged[index], otherMode: second[index], spoken[index])
            for cell in result.cells.indices where result.cells[cell].languageMode == 6 {
                result.cells[cell].isMendedByMainActor = mended[index]
            }
            return (result, isFinal && second[index]?.trouble == nil)
        }
    }

    func gatheringCompiler() -> GatheringCompiler {
        GatheringCompiler(jobs: jobs, batchSize: batchSize) { [compiler] in compiler.check($0) }
    }

    /// - Returns: a result for each unit, nil where there is none.
    func compile(
        _ units: [SampleUnit?], on system: SystemVersion? = nil, isMainActorDefault: Bool = false,
        done: @escaping @Sendable (Int) -> Void = { _ in }
    ) -> [SampleCompiler.Result?] {
        let places = units.indices.filter { units[$0] != nil }
        let present = units.compactMap { $0 }
        let batches = UnitBatches.batches(present, size: batchSize)
        let found = concurrently(batches.count) { index in
            defer { for place in batches[index] { done(places[place]) } }
            return compiler.check(
                batches[index].map { present[$0] }, on: system, isMainActorDefault: isMainActorDefault)
        }
        var results: [SampleCompiler.Result?] = Array(repeating: nil, count: units.count)
        for (batch, answers) in zip(batches, found) {
            for (place, answer) in zip(batch, answers) { results[places[place]] = answer }
        }
        return results
    }

    private func concurrently<Value: Sendable>(
        _ count: Int, jobs: Int? = nil, _ body: @escaping @Sendable (Int) -> Value
    ) -> [Value] {
        let results = Results<Value>(count: count)
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = jobs ?? self.jobs
        for index in 0..<count { queue.addOperation { results.set(body(index), at: index) } }
        queue.waitUntilAllOperationsAreFinished()
        return results.all
    }

    private final class Results<Value: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var results: [Value?]

        init(count: Int) { results = Array(repeating: nil, count: count) }
        func set(_ result: Value, at index: Int) { lock.withLock { results[index] = result } }
        var all: [Value] { lock.withLock { results.compactMap { $0 } } }
    }

    /// Three steps a sample make one that is done.
    private final class StepMeter: @unchecked Sendable {
        private let lock = NSLock()
        private var steps = 0
        private let known: Int
        private let total: Int
        private let report: @Sendable (Progress) -> Void

        init(samples: Int, total: Int, report: @escaping @Sendable (Progress) -> Void) {
            known = total - samples
            self.total = total
            self.report = report
        }

        func step(_ sample: SampleID) {
            let done = lock.withLock {
                steps += 1
                return known + steps / 3
            }
            report(Progress(done: done, total: total, current: sample))
        }
    }

    // MARK: The cache

    private func known(_ key: ContentHash) -> Result? {
        cache.load(key).flatMap { try? JSONDecoder().decode(Result.self, from: Data($0)) }
    }

    private func key(_ sample: Sample, _ neighbours: [Sample]) -> ContentHash {
        let attributes = sample.attributes
        return ContentHash(
            parts: [
                "result 14", judging, "\(mode(of: sample))", sample.code, attributes.fails ?? "",
                attributes.unverified ?? "", attributes.context ?? "",
            ] + neighbours.map(\.code))
    }
}
