import APIModel
import ContentHash
import Diagnostics
import Foundation
import Glossary
import Linking
import Markup
import Parallelism
import Samples
import SiteRendering

/// What a build is asked to do.
package struct BuildOptions: Sendable {
    package var content: String
    package var theme: String
    /// Folders of source texts besides Content's own.
    package var sources: [String]
    package var output: String
    package var cache: String
    package var baseURL: String?
    package var jobs: Int
    /// With an error nothing is written.
    package var isStrict: Bool
    /// False for a check alone.
    package var writes: Bool

    package init(
        content: String, theme: String, sources: [String] = [], output: String, cache: String, baseURL: String? = nil,
        jobs: Int, isStrict: Bool = false, writes: Bool = true
    ) {
        self.content = content
        self.theme = theme
        self.sources = sources
        self.output = output
        self.cache = cache
        self.baseURL = baseURL
        self.jobs = jobs
        self.isStrict = isStrict
        self.writes = writes
    }
}

/// What is going on, for a terminal.
package enum BuildProgress: Sendable {
    case stage(String)
    case compilingLibrary(String)
    case verifying(done: Int, total: Int, current: String)
    case rendering(done: Int, total: Int)
}

/// What a build came to.
package struct BuildReport: Sendable {
    package var diagnostics: [Diagnostic] = []
    package var pages: [(language: String, count: Int)] = []
    package var outcomes: [Outcome.Status: Int] = [:]
    package var checked: [CheckedSample] = []
    package var termLinks = 0
    /// False when errors kept a strict build from writing, or when it could not begin.
    package var isWritten = false
    /// The build could not run at all: no site file, no compiler.
    package var couldNotRun = false

    package init() {}

    mutating func take(_ checked: [CheckedSample]) {
        self.checked = checked
        for sample in checked { outcomes[sample.outcome.status, default: 0] += 1 }
    }
}

/// A build from folders to a site on disk: read, parse, verify, link, render, write.
package struct SiteBuild {
    private let options: BuildOptions
    private let searchPath: String
    private let progress: @Sendable (BuildProgress) -> Void

    /// - Parameter searchPath: the value of PATH, where the compiler is looked for.
    package init(
        _ options: BuildOptions, searchPath: String, progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) {
        self.options = options
        self.searchPath = searchPath
        self.progress = progress
    }

    package func run() -> BuildReport {
        var report = BuildReport()
        guard let site = readSiteFile(&report) else { return report }
        var configuration = site.configuration
        if let baseURL = options.baseURL { configuration.baseURL = baseURL }

        progress(.stage("reading"))
        let (contents, contentProblems) = ContentFolder(
            path: options.content, configuration: configuration, jobs: options.jobs
        ).read()
        report.diagnostics += contentProblems
        configuration.guides = contents.guideNames
        let (strings, stringProblems) = readStrings(configuration)
        report.diagnostics += stringProblems

        let workshop = LibraryWorkshop(options: options, searchPath: searchPath, progress: progress)
        var library: OpenedLibrary?
        if let path = site.library {
            library = workshop.open(at: "\(options.content)/\(path)", &report.diagnostics)
            guard library != nil else {
                report.couldNotRun = true
                return report
            }
        }
        let model = library?.model ?? APIModel()
        let sources = SourceFolders(folders: ["\(options.content)/sources"] + options.sources)
            .read(model: model, languages: configuration.tags, &report.diagnostics)

        let checked = verify(contents, sources, library, workshop, &report)
        var runs: [RecordedRun] = []
        if let path = site.library {
            let recorder = RecordedRuns(options: options, searchPath: searchPath, progress: progress)
            runs = recorder.record(contents.programs, library: "\(options.content)/\(path)", &report.diagnostics)
        }
        progress(.stage("linking"))
        let input = SiteInput(
            configuration: configuration, homes: contents.homes, guides: contents.guides,
            reference: contents.reference, glossary: contents.glossary, model: model, sources: sources,
            samples: checked, runs: runs,
            // The simulator is that of the life-cycle library; another site has no such states.
            charts: runs.isEmpty ? [] : StateExplorer.charts(model: model))
        let (linked, linkProblems) = Linker.link(input, jobs: options.jobs)
        report.diagnostics += linkProblems
        report.termLinks = linked.termUses.values.reduce(0) { $0 + $1.count }
        report.pages = configuration.tags.map { tag in
            (tag.rawValue, linked.pages.filter { $0.language == tag }.count)
        }
        report.diagnostics = report.diagnostics.sortedByPlace()
        guard options.writes, !(options.isStrict && report.diagnostics.worst == .error) else { return report }
        let facts = BuildFacts(
            compiler: library.map { CompilerVersion(cache: options.cache).text(of: $0.compiled.toolchain) } ?? "–",
            languageMode: library?.compiled.description.languageMode ?? 5,
            assets: SiteAssets(assets(&report.diagnostics)))
        write(SiteRenderer(site: linked, strings: strings, facts: facts), linked, &report)
        return report
    }

    // MARK: Reading

    private func readSiteFile(_ report: inout BuildReport) -> SiteFileReader.SiteFile? {
        let (file, problems) = FileSystem.read("\(options.content)/site.yaml")
        report.diagnostics += problems
        guard let file else {
            report.couldNotRun = true
            return nil
        }
        let (site, found) = SiteFileReader.read(file)
        report.diagnostics += found
        report.couldNotRun = site == nil
        return site
    }

    private func readStrings(_ configuration: SiteConfiguration) -> (UIStrings, [Diagnostic]) {
        let (file, problems) = FileSystem.read("\(options.theme)/strings.yaml")
        guard let file else { return (UIStrings([:]), problems) }
        let (strings, found) = UIStringsReader.read(file, languages: configuration.tags)
        return (strings, problems + found)
    }

    // MARK: Verifying

    private func verify(
        _ contents: ContentFolder.Contents, _ sources: [SourceInput], _ library: OpenedLibrary?,
        _ workshop: LibraryWorkshop, _ report: inout BuildReport
    ) -> [CheckedSample] {
        guard let library else { return [] }
        var samples: [Sample] = []
        let documents =
            contents.homes.values + contents.guides.values.flatMap(\.values)
            + contents.reference.values.flatMap(\.values)
        for document in documents.sorted(by: { $0.file.path < $1.file.path }) {
            let (found, problems) = SampleExtractor.samples(in: document, areOurs: true)
            samples += found
            report.diagnostics += problems
        }
        for source in sources { samples += SampleExtractor.samples(in: source.document, areOurs: false).samples }
        samples += contents.programs
        let (checked, problems) = workshop.verify(samples, library)
        report.diagnostics += problems
        report.take(checked)
        return checked
    }

    // MARK: Writing

    private func write(_ renderer: SiteRenderer, _ linked: LinkedSite, _ report: inout BuildReport) {
        let writer = SiteWriter(folder: options.output)
        let refusal = writer.check()
        guard refusal.isEmpty else {
            report.diagnostics += refusal
            report.couldNotRun = true
            return
        }
        do {
            try writer.begin()
            try writer.createFolders(Set(linked.pages.map { folder(of: linked, $0) } + ["assets"]))
            let failures = Failures()
            let done = Counter()
            let total = renderer.pageCount
            _ = concurrentMap(Array(0..<total), jobs: options.jobs) { [progress] index in
                do {
                    try writer.write(renderer.page(index))
                    if let twin = renderer.twin(index) { try writer.write(twin) }
                } catch {
                    failures.add(error)
                }
                let count = done.next()
                if count % 64 == 0 || count == total { progress(.rendering(done: count, total: total)) }
            }
            if let error = failures.first { throw error }
            for file in renderer.rootFiles() { try writer.write(file) }
            // A browser lets it serve only what lies beside and below it.
            let (worker, problems) = FileSystem.read("\(options.theme)/sw.js")
            report.diagnostics += problems
            if let worker { try writer.write(OutputFile(path: "sw.js", bytes: worker.bytes)) }
            try writer.write(OutputFile(path: "glossary.db", bytes: LookupFile.bytes(linked)))
            try writer.writeList()
            try writer.commit()
            report.isWritten = true
        } catch {
            writer.abandon()
            report.diagnostics.append(
                Diagnostic(
                    "unwritable", .error, "'\(options.output)' can't be written: \(FileSystem.reason(error))"))
            report.couldNotRun = true
        }
    }

    private func folder(of site: LinkedSite, _ page: LinkedPage) -> String {
        let path = "\(page.language.rawValue)/\(site.paths.path(page.key))"
        return path.split(separator: "/").dropLast().joined(separator: "/")
    }

    private func assets(_ diagnostics: inout [Diagnostic]) -> [(name: String, bytes: [UInt8])] {
        ["style.css", "site.js", "front.js", "icon.svg"].compactMap { name in
            let (file, problems) = FileSystem.read("\(options.theme)/\(name)")
            diagnostics += problems
            return file.map { (name, $0.bytes) }
        }
    }
}

private final class Failures: @unchecked Sendable {
    private let lock = NSLock()
    private var errors: [any Error] = []
    func add(_ error: any Error) { lock.withLock { errors.append(error) } }
    var first: (any Error)? { lock.withLock { errors.first } }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
