import APIModel
import ContentHash
import Diagnostics
import Foundation
import Glossary
import Linking
import Markup
import Parallelism
import Samples
import SearchIndex
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
    /// Where the whole site goes as one archive besides.
    package var zip: String?
    /// Texts also stand compressed beside themselves, for hosts that send them so.
    package var precompresses = false

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
    let options: BuildOptions
    private let searchPath: String
    let progress: @Sendable (BuildProgress) -> Void

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
        guard let site = link(BuildMemory(), &report) else { return report }
        guard options.writes, !(options.isStrict && report.diagnostics.worst == .error) else { return report }
        write(renderer(of: site, &report.diagnostics), site.linked, &report)
        return report
    }

    /// A site that is ready to be rendered.
    struct Prepared {
        var linked: LinkedSite
        var strings: UIStrings
        var library: OpenedLibrary?
    }

    /// Everything up to linking.
    ///
    /// - Parameters:
    ///   - memory: what an earlier build in this process found and that still holds.
    ///   - verifies: false for what needs no outcomes of samples: they aren't compiled, and no program runs.
    /// - Returns: nil when it could not run; the report says why.
    func link(_ memory: BuildMemory, _ report: inout BuildReport, verifies: Bool = true) -> Prepared? {
        guard let site = SiteFileReader.read(options, &report.diagnostics) else {
            report.couldNotRun = true
            return nil
        }
        var configuration = site.configuration
        if let baseURL = options.baseURL { configuration.baseURL = baseURL }

        progress(.stage("reading"))
        let (contents, contentProblems) = ContentFolder(
            path: options.content, configuration: configuration, jobs: options.jobs, memory: memory
        ).read()
        report.diagnostics += contentProblems
        configuration.guides = contents.guideNames
        let (strings, stringProblems) = readStrings(configuration)
        report.diagnostics += stringProblems

        let workshop = LibraryWorkshop(options: options, searchPath: searchPath, progress: progress)
        if let path = site.library, memory.library == nil {
            memory.library = workshop.open(at: "\(options.content)/\(path)", &report.diagnostics)
            guard memory.library != nil else {
                report.couldNotRun = true
                return nil
            }
        }
        let library = memory.library
        let model = library?.model ?? APIModel()
        report.diagnostics += library?.diagnostics ?? []
        var sources = read(contents, model, configuration, memory, &report.diagnostics)

        let checked = verifies ? verify(contents, sources, library, workshop, memory, &report) : []
        sources.addFixes(of: checked)
        var runs: [RecordedRun] = []
        if verifies, let path = site.library {
            let recorder = RecordedRuns(options: options, searchPath: searchPath, progress: progress)
            runs = recorder.record(
                contents.programs, library: "\(options.content)/\(path)", memory, &report.diagnostics)
            if let opened = library {
                runs += recorder.record(
                    sources, checked, opened.compiled, library: "\(options.content)/\(path)", like: runs, memory,
                    &report.diagnostics)
            }
        }
        progress(.stage("linking"))
        let input = SiteInput(
            configuration: configuration, homes: contents.homes, guides: contents.guides,
            reference: contents.reference, glossary: contents.glossary, model: model, sources: sources,
            samples: checked, runs: runs,
            // The simulator is that of the life-cycle library; another site has no such states.
            charts: runs.isEmpty ? [] : StateExplorer.charts(model: model),
            deviations: readDeviations(configuration, &report),
            originals: contents.originals)
        let setting = LinkMemory.Setting(site: site.file, glossary: contents.glossaryFiles)
        let (linked, linkProblems) = Linker.link(input, jobs: options.jobs, memory: memory.links, setting: setting)
        report.diagnostics += linkProblems
        report.termLinks = linked.termUses.values.reduce(0) { $0 + $1.count }
        report.pages = configuration.tags.map { tag in
            (tag.rawValue, linked.pages.filter { $0.language == tag }.count)
        }
        report.diagnostics = report.diagnostics.sortedByPlace()
        return Prepared(linked: linked, strings: strings, library: library)
    }

    func renderer(of site: Prepared, _ diagnostics: inout [Diagnostic]) -> SiteRenderer {
        // A feed needs addresses.
        let history =
            site.linked.configuration.baseURL == nil
            ? ContentHistory()
            : ContentHistory.read(content: options.content, searchPath: searchPath, &diagnostics)
        let facts = BuildFacts(
            compiler: site.library.map { CompilerVersion(cache: options.cache).text(of: $0.compiled.toolchain) } ?? "–",
            compilerKnowsSystem: site.library?.compiled.target != nil,
            languageMode: site.library?.compiled.description.languageMode ?? 5,
            assets: SiteAssets(assets(&diagnostics)), history: history)
        return SiteRenderer(site: site.linked, strings: site.strings, facts: facts)
    }

    // MARK: Reading

    /// The source texts. What they lost is proposed from what else is said of symbols.
    private func read(
        _ contents: ContentFolder.Contents, _ model: APIModel, _ configuration: SiteConfiguration,
        _ memory: BuildMemory, _ diagnostics: inout [Diagnostic]
    ) -> [SourceInput] {
        let folders = SourceFolders(folders: ["\(options.content)/sources"] + options.sources)
        let evidence = DescribedSymbols.Evidence(
            reference: contents.reference, guides: contents.guides, glossary: contents.glossaryFiles,
            configuration: configuration)
        let key = BuildMemory.SourcesKey(files: folders.files(), languages: configuration.tags, evidence: evidence)
        let (sources, problems) = memory.sources.value(of: key) {
            let described = DescribedSymbols(
                reference: contents.reference, glossary: contents.glossary, model: model, configuration: configuration,
                evidence: evidence)
            var problems: [Diagnostic] = []
            let sources = folders.read(
                model: model, languages: configuration.tags, described: described, &problems)
            return (sources, problems)
        }
        diagnostics += problems
        return sources
    }

    private func readDeviations(_ configuration: SiteConfiguration, _ report: inout BuildReport) -> [Deviation] {
        let path = "\(options.content)/deviations.yaml"
        guard FileSystem.exists(path) else { return [] }
        let (file, problems) = FileSystem.read(path)
        report.diagnostics += problems
        guard let file else { return [] }
        let (deviations, found) = DeviationsReader.read(file, languages: configuration.tags)
        report.diagnostics += found
        return deviations
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
        _ workshop: LibraryWorkshop, _ memory: BuildMemory, _ report: inout BuildReport
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
        let verifier = memory.verifier ?? workshop.verifier(library)
        memory.verifier = verifier
        let (checked, problems) = workshop.verify(samples, by: verifier)
        report.diagnostics += problems
        report.take(checked)
        return checked
    }

    private func assets(_ diagnostics: inout [Diagnostic]) -> [(name: String, bytes: [UInt8])] {
        ["style.css", "site.js", "search.js", "front.js", "icon.svg"].compactMap { name in
            let (file, problems) = FileSystem.read("\(options.theme)/\(name)")
            diagnostics += problems
            return file.map { (name, $0.bytes) }
        }
    }
}
