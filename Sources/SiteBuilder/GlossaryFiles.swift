import APIModel
import Diagnostics
import Foundation
import Glossary
import GlossaryExport
import Linking
import Parallelism
import SearchIndex
import SiteRendering

/// The glossary of a content folder, exported into a folder.
package struct GlossaryFiles {
    private let build: SiteBuild
    private let options: BuildOptions
    private let formats: [ExportFormat]

    /// What an export came to.
    package struct Report: Sendable {
        package var diagnostics: [Diagnostic] = []
        package var concepts = 0
        /// How many files each format has, and their bytes.
        package var formats: [(format: ExportFormat, files: Int, bytes: Int)] = []
        package var isWritten = false
    }

    /// - Parameter options: their output is the export's folder.
    package init(
        _ formats: [ExportFormat], options: BuildOptions, searchPath: String,
        progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) {
        self.formats = formats
        self.options = options
        build = SiteBuild(options, searchPath: searchPath, progress: progress)
    }

    /// Links the site, makes the files and puts them in the folder's place in one step.
    package func run() -> Report {
        var report = Report()
        let writer = SiteWriter(folder: options.output, marker: ".exported-by-build-site")
        report.diagnostics = writer.check()
        guard report.diagnostics.isEmpty else { return report }
        var building = BuildReport()
        // Only docsets show pages, and pages show outcomes.
        let site = build.link(BuildMemory(), &building, verifies: formats.contains(.docset))
        guard let site else {
            report.diagnostics = building.diagnostics
            return report
        }
        // What is wrong with the site is a build's to say; what is wrong with the glossary concerns its exports.
        let folder = "\(options.content)/glossary/"
        report.diagnostics = building.diagnostics.filter {
            $0.severity == .error && $0.location?.file.path.hasPrefix(folder) == true
        }
        let renderer = build.renderer(of: site, &report.diagnostics)
        let export = GlossaryExport(Self.site(site))
        report.diagnostics += export.problems(for: formats)
        let search = formats.contains(.docset) ? SearchIndex(site.linked, renderer).scripts() : []
        var files: [ExportFile] = []
        for format in formats {
            let (made, problems) = export.files(format) { documents($0, site.linked, renderer, search) }
            report.diagnostics += problems
            report.formats.append((format, made.count, made.reduce(0) { $0 + $1.bytes.count }))
            files += made
        }
        report.concepts = site.linked.glossary.concepts.count
        write(files, writer, &report)
        return report
    }

    // MARK: What is exported

    private static func site(_ site: SiteBuild.Prepared) -> ExportSite {
        let configuration = site.linked.configuration
        return ExportSite(
            languages: configuration.languages.map { language in
                ExportSite.Language(
                    tag: language.tag, name: language.name, title: language.title,
                    labels: labels(site.strings, language.tag, configuration.defaultLanguage))
            },
            glossary: site.linked.glossary, glossaryPage: site.linked.paths.path(.glossary) + ".html",
            pages: pages(site.linked), baseURL: configuration.baseURL)
    }

    private static func labels(_ strings: UIStrings, _ tag: LanguageTag, _ fallback: LanguageTag) -> EntryLabels {
        func text(_ key: UIString) -> String { strings.text(key, in: tag.rawValue, orIn: fallback.rawValue) }
        return EntryLabels(
            glossary: text(.glossary), example: text(.example), alsoCalled: text(.alsoCalled),
            deprecated: text(.deprecatedTerms), otherLanguages: text(.terms), symbol: text(.symbol),
            listSeparator: text(.listSeparator), labelled: text(.labelled))
    }

    private static func pages(_ site: LinkedSite) -> [ExportPage] {
        var pages: [PageKey: ExportPage] = [:]
        for page in site.pages {
            guard let kind = kind(of: page.key, site) else { continue }
            var entry =
                pages[page.key]
                ?? ExportPage(
                    kind: kind, id: page.key.exportName, names: [:], path: site.paths.path(page.key) + ".html")
            entry.names[page.language] = if case .symbol(let path) = page.key { path.name } else { page.title }
            if page.contentLanguage == page.language, !page.summary.isEmpty {
                entry.summaries[page.language] = page.summary
            }
            pages[page.key] = entry
        }
        return pages.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func kind(of key: PageKey, _ site: LinkedSite) -> ExportPage.Kind? {
        switch key {
        case .guide: .guide
        case .symbol(let path): ExportPage.Kind(site.model.symbol(at: path)?.kind ?? .other)
        default: nil
        }
    }

    /// A language's pages for a docset, with what they load, by their paths under the site's root.
    private func documents(
        _ language: LanguageTag, _ site: LinkedSite, _ renderer: SiteRenderer, _ search: [SearchScript]
    ) -> [ExportFile] {
        let renderer = renderer.edition(.docset)
        let indices = site.pages.indices.filter { site.pages[$0].language == language }
        let pages =
            concurrentMap(indices, jobs: options.jobs) { renderer.page($0) } + renderer.assets
            + renderer.ledgers()
        let others = site.configuration.tags.filter { $0 != language }.map { "search/\($0.rawValue)/" }
        let scripts = search.filter { script in !others.contains { script.path.hasPrefix($0) } }
        return pages.map { ExportFile(path: $0.path, bytes: $0.bytes) }
            + scripts.map { ExportFile(path: $0.path, bytes: Array($0.text.utf8)) }
    }

    // MARK: Writing

    private func write(_ files: [ExportFile], _ writer: SiteWriter, _ report: inout Report) {
        do {
            try writer.begin()
            try writer.createFolders(for: files.map(\.path))
            for file in files { try writer.write(OutputFile(path: file.path, bytes: file.bytes)) }
            try writer.commit()
            report.isWritten = true
        } catch {
            writer.abandon()
            report.diagnostics.append(
                Diagnostic(
                    "unwritable", .error, "'\(options.output)' can't be written: \(FileSystem.reason(error))"))
        }
    }
}

extension PageKey {
    fileprivate var exportName: String {
        switch self {
        case .guide(let name): name
        case .symbol(let path): path.text
        default: ""
        }
    }
}

extension ExportPage.Kind {
    fileprivate init(_ kind: Symbol.Kind) {
        switch kind {
        case .protocol: self = .protocol
        case .class: self = .class
        case .struct: self = .struct
        case .enum: self = .enum
        case .case: self = .enumCase
        case .method, .typeMethod, .subscript, .typeSubscript, .operator, .deinitializer: self = .method
        case .property, .typeProperty, .variable: self = .property
        case .initializer: self = .initializer
        case .function, .macro: self = .function
        case .typeAlias, .associatedType, .extension, .other: self = .type
        }
    }
}
