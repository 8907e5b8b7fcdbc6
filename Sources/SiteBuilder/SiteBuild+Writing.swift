import Compression
import Diagnostics
import Foundation
import Linking
import Parallelism
import SearchIndex
import SiteRendering

extension SiteBuild {
    func write(_ renderer: SiteRenderer, _ linked: LinkedSite, _ report: inout BuildReport) {
        let writer = SiteWriter(folder: options.output, precompresses: options.precompresses)
        let refusal = writer.check()
        guard refusal.isEmpty else {
            report.diagnostics += refusal
            report.couldNotRun = true
            return
        }
        do {
            try writer.begin()
            let rootFiles = renderer.rootFiles()
            let pages = linked.pages.map { "\($0.language.rawValue)/\(linked.paths.path($0.key))" }
            try writer.createFolders(for: pages + rootFiles.map(\.path))
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
            for file in rootFiles { try writer.write(file) }
            // A browser lets it serve only what lies beside and below it.
            let (worker, problems) = FileSystem.read("\(options.theme)/sw.js")
            report.diagnostics += problems
            if let worker { try writer.write(OutputFile(path: "sw.js", bytes: worker.bytes)) }
            try write(SearchIndex(linked, renderer), writer)
            try writer.writeList()
            try writer.commit()
            report.isWritten = true
            if let path = options.zip { try archive(at: path) }
        } catch {
            writer.abandon()
            let place = report.isWritten ? options.zip ?? options.output : options.output
            report.diagnostics.append(
                Diagnostic("unwritable", .error, "'\(place)' can't be written: \(FileSystem.reason(error))"))
            report.couldNotRun = true
        }
    }

    /// The look-up file, and the scripts from which pages search.
    private func write(_ index: SearchIndex, _ writer: SiteWriter) throws {
        try writer.write(OutputFile(path: "glossary.db", bytes: index.lookupFile()))
        let scripts = index.scripts()
        try writer.createFolders(for: scripts.map(\.path))
        for script in scripts { try writer.write(OutputFile(path: script.path, bytes: Array(script.text.utf8))) }
    }

    // MARK: The archive

    /// The site as one file: everything that a reader opens, in a folder by the archive's name.
    private func archive(at path: String) throws {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let folder = options.output
        let files = SiteFiles.all(in: folder).filter(\.isForReaders)
        let failures = Failures()
        let members = concurrentMap(files, jobs: options.jobs) { file -> ZipArchive.Member? in
            do {
                let content = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file.path)"))
                return ZipArchive.Member("\(name)/\(file.path)", [UInt8](content))
            } catch {
                failures.add(error)
                return nil
            }
        }
        if let error = failures.first { throw error }
        var archive = ZipArchive()
        for case let member? in members { archive.add(member) }
        try FileSystem.write(archive.finished(), to: path)
    }
}

private final class Failures: @unchecked Sendable {
    private let lock = NSLock()
    private var errors: [any Error] = []
    func add(_ error: any Error) { lock.withLock { errors.append(error) } }
    var first: (any Error)? { lock.withLock { errors.first } }
}
