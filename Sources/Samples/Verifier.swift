import APIModel
import ContentHash
import Diagnostics
import Foundation

/// Where results stay from one build to the next, by the content that they came from.
package protocol ResultCache: Sendable {
    func load(_ key: ContentHash) -> [UInt8]?
    func store(_ bytes: [UInt8], as key: ContentHash)
}

/// Compiles samples against the library and says what came of each.
package struct Verifier: Sendable {
    let library: CompiledLibrary
    let model: APIModel
    private let cache: any ResultCache
    private let workFolder: String
    private let jobs: Int
    let apiNames: [String]

    /// - Parameters:
    ///   - model: the library's symbols, whose near-misses are never assumed away.
    ///   - workFolder: a folder for the compilers' input; it is emptied again.
    ///   - jobs: how many compilers run at once.
    package init(
        library: CompiledLibrary, model: APIModel, cache: any ResultCache, workFolder: String, jobs: Int
    ) {
        self.library = library
        self.model = model
        self.cache = cache
        self.workFolder = workFolder
        self.jobs = max(1, jobs)
        apiNames = Set(model.paths.flatMap { SymbolPath($0).components.map { String($0.prefix { $0 != "(" }) } })
            .filter { $0.count > 4 }.sorted()
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
        let results = Results(count: samples.count)
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = jobs
        for (index, sample) in samples.enumerated() {
            queue.addOperation {
                let neighbours = (pages[sample.id.path] ?? []).filter { $0.id != sample.id }
                let result = self.check(sample, neighbours: neighbours)
                let done = results.set(result, at: index)
                progress(Progress(done: done, total: samples.count, current: sample.id))
            }
        }
        queue.waitUntilAllOperationsAreFinished()
        let checked = zip(samples, results.all).compactMap { sample, result in
            result.map { result in
                CheckedSample(
                    sample: sample, kind: result.kind, outcome: result.outcome, identifiers: result.identifiers,
                    languageMode: mode(of: sample), artefacts: result.artefacts, fix: result.fix)
            }
        }
        return (checked, checked.flatMap(diagnostics))
    }

    func mode(of sample: Sample) -> Int { sample.attributes.languageMode ?? library.description.languageMode }

    /// What is kept of a checked sample.
    struct Result: Sendable, Codable {
        var kind: SampleKind
        var outcome: Outcome
        var identifiers: [Identifier]
        var artefacts = 0
        var fix: SampleFix?
    }

    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private var results: [Result?]
        private var done = 0

        init(count: Int) { results = Array(repeating: nil, count: count) }

        func set(_ result: Result, at index: Int) -> Int {
            lock.withLock {
                results[index] = result
                done += 1
                return done
            }
        }

        var all: [Result?] { lock.withLock { results } }
    }

    private func check(_ sample: Sample, neighbours: [Sample]) -> Result {
        let key = key(sample, neighbours)
        if let bytes = cache.load(key), let known = try? JSONDecoder().decode(Result.self, from: Data(bytes)) {
            return known
        }
        let judge = Judge(
            verifier: self, compiler: SampleCompiler(library: library), sample: sample, neighbours: neighbours,
            folder: "\(workFolder)/\(key)")
        let (result, isFinal) = judge.judgeAndFix()
        // Trouble with the compiler may be gone the next time.
        if isFinal, let bytes = try? JSONEncoder().encode(result) { cache.store([UInt8](bytes), as: key) }
        return result
    }

    private func key(_ sample: Sample, _ neighbours: [Sample]) -> ContentHash {
        let description = library.description
        let attributes = sample.attributes
        return ContentHash(
            parts: [
                "result 9", "\(library.identity)", "\(mode(of: sample))", sample.code, attributes.fails ?? "",
                attributes.unverified ?? "", attributes.context ?? "", description.aliases, "\(description.artefacts)",
                description.checkFlags.joined(separator: "\n"), description.implicitImports.joined(separator: " "),
                description.fragmentImports.joined(separator: " "), "\(description.contexts)",
                "\(description.guesses)", "\(description.placeholderBodies)",
            ] + neighbours.map(\.code))
    }
}
