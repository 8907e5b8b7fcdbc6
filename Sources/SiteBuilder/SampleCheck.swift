import APIModel
import Diagnostics
import Glossary
import Linking
import Markup
import Samples

/// Checks the samples of files and folders, without building a site.
package struct SampleCheck {
    private let options: BuildOptions
    private let searchPath: String
    private let progress: @Sendable (BuildProgress) -> Void

    package init(
        _ options: BuildOptions, searchPath: String, progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
    ) {
        self.options = options
        self.searchPath = searchPath
        self.progress = progress
    }

    /// - Parameter paths: Markdown files, Swift files, source texts, folders of them.
    package func run(_ paths: [String]) -> BuildReport {
        var report = BuildReport()
        guard let library = library(&report) else {
            report.couldNotRun = true
            return report
        }
        let samples = samples(in: paths, library, &report)
        let (checked, found) = workshop.verify(samples, by: workshop.verifier(library))
        report.take(checked)
        report.diagnostics = (report.diagnostics + found).sortedByPlace()
        return report
    }

    private var workshop: LibraryWorkshop {
        LibraryWorkshop(options: options, searchPath: searchPath, progress: progress)
    }

    func library(_ report: inout BuildReport) -> OpenedLibrary? {
        workshop.path(&report.diagnostics).flatMap { workshop.open(at: $0, &report.diagnostics) }
    }

    func samples(in paths: [String], _ library: OpenedLibrary, _ report: inout BuildReport) -> [Sample] {
        paths.flatMap { samples(at: $0, library, &report) }
    }

    private func samples(at path: String, _ library: OpenedLibrary, _ report: inout BuildReport) -> [Sample] {
        if FileSystem.isFolder(path) {
            if FileSystem.exists("\(path)/\(SourceFolders.recordsName)") {
                let sources = SourceFolders(folders: [path]).read(
                    model: library.model, languages: nil, &report.diagnostics)
                return sources.flatMap { SampleExtractor.samples(in: $0.document, areOurs: false).samples }
            }
            var found: [Sample] = []
            for name in FileSystem.names(in: path) {
                let inner = "\(path)/\(name)"
                guard name.hasSuffix(".md") || name.hasSuffix(".swift") || FileSystem.isFolder(inner) else { continue }
                found += samples(at: inner, library, &report)
            }
            return found
        }
        let (file, problems) = FileSystem.read(path)
        report.diagnostics += problems
        guard let file else {
            report.couldNotRun = true
            return []
        }
        if path.hasSuffix(".swift") { return [SampleExtractor.sample(file: file, isOurs: true)] }
        if path.hasSuffix(".txt") {
            let (source, found) = SourceFolders.read(
                file, language: LanguageTag("en"), names: library.model.symbolNames)
            report.diagnostics += found
            return SampleExtractor.samples(in: source.document, areOurs: false).samples
        }
        let (document, found) = MarkdownParser.parse(file)
        let (samples, attributes) = SampleExtractor.samples(in: document, areOurs: true)
        report.diagnostics += found + attributes
        return samples
    }
}
