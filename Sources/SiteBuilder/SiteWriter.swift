import CFileSystem
import Compression
import Diagnostics
import Foundation
import SiteRendering

/// Writes a site beside the old one and puts it in its place in one step: killed at any moment, a whole site is there.
struct SiteWriter {
    let folder: String
    /// A file by which a program knows its own folder again: a site isn't replaced by something else.
    private let marker: String
    private let draft: String
    private let precompresses: Bool

    /// - Parameter precompresses: texts also stand compressed beside themselves.
    init(folder: String, marker: String = ".built-by-build-site", precompresses: Bool = false) {
        self.folder = folder
        self.precompresses = precompresses
        self.marker = marker
        draft = "\(folder).\(ProcessInfo.processInfo.processIdentifier).new"
    }

    /// Refuses to replace a folder that isn't a site of ours.
    func check() -> [Diagnostic] {
        guard FileSystem.exists(folder) else { return [] }
        if !FileSystem.isFolder(folder) {
            return [Diagnostic("unwritable", .error, "'\(folder)' is a file; name a folder for the site")]
        }
        if FileSystem.names(in: folder).isEmpty || FileSystem.exists("\(folder)/\(marker)") { return [] }
        return [
            Diagnostic(
                "foreign-folder", .error, "'\(folder)' holds files that no build wrote; it is left alone",
                notes: [Note("Name another folder, or empty this one.")])
        ]
    }

    func begin() throws {
        removeAbandonedDrafts()
        try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true)
        try FileSystem.write([], to: "\(draft)/\(marker)")
    }

    /// What builds that were killed left beside the site: drafts of processes that are gone.
    private func removeAbandonedDrafts() {
        let site = URL(fileURLWithPath: folder)
        let parent = site.deletingLastPathComponent().path
        let beginning = "\(site.lastPathComponent)."
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        where name.hasPrefix(beginning) && name.hasSuffix(".new") {
            guard let process = Int32(name.dropFirst(beginning.count).dropLast(4)),
                process == getpid() || kill(process, 0) != 0 && errno == ESRCH,
                FileSystem.exists("\(parent)/\(name)/\(marker)")
            else { continue }
            try? FileManager.default.removeItem(atPath: "\(parent)/\(name)")
        }
    }

    /// Thread-safe: each file is written once. Its folder is there. A file that is as it was stays the same file, with its
    /// date: hosts and backups copy only what changed, and the disk has less to do.
    func write(_ file: OutputFile) throws {
        let isOld = isUnchanged(file) && keep(file.path)
        if !isOld { try create(file) }
        guard precompresses, file.bytes.count >= Self.packet, SiteFile(path: file.path).isText else { return }
        for (ending, compressed) in [("gz", Deflate.gzip), ("br", Brotli.compressed)] {
            let path = "\(file.path).\(ending)"
            // Compressing takes longer than all else; what an earlier build made of the same bytes still holds.
            if isOld, keep(path) { continue }
            try create(OutputFile(path: path, bytes: compressed(file.bytes)))
        }
    }

    /// A smaller file travels in one packet however small it becomes.
    private static let packet = 1024

    /// Takes the old site's file over. False when there is none.
    private func keep(_ path: String) -> Bool { link("\(folder)/\(path)", "\(draft)/\(path)") == 0 }

    private func create(_ file: OutputFile) throws {
        let descriptor = open("\(draft)/\(file.path)", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        defer { close(descriptor) }
        var rest = file.bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            rest = rest.dropFirst(count)
        }
    }

    private func isUnchanged(_ file: OutputFile) -> Bool {
        let descriptor = open("\(folder)/\(file.path)", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, Int(status.st_size) == file.bytes.count else { return false }
        let old = [UInt8](unsafeUninitializedCapacity: file.bytes.count) { buffer, count in
            count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
        }
        return old == file.bytes
    }

    /// Makes the folders that files at `paths` stand in.
    func createFolders(for paths: [String]) throws {
        for name in Set(paths.map { $0.split(separator: "/").dropLast().joined(separator: "/") }) {
            try FileManager.default.createDirectory(atPath: "\(draft)/\(name)", withIntermediateDirectories: true)
        }
    }

    /// `files.json`: every file that a reader may open, for browsers that keep the whole site.
    func writeList() throws {
        let pages = SiteFiles.all(in: draft).filter { $0.isForReaders && !$0.path.hasSuffix(".db") }
        let list = JSONValue.array(pages.map { .string(Self.urlPath($0.path)) })
        try write(OutputFile(path: "files.json", bytes: Array(list.serialized.utf8)))
    }

    /// The path as a URL has it.
    private static func urlPath(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }

    /// Exchanges the new site for the old one.
    func commit() throws {
        if FileSystem.exists(folder) {
            if renameat2(AT_FDCWD, draft, AT_FDCWD, folder, LIFECYCLE_RENAME_EXCHANGE) != 0 {
                // A file system without exchange: the shortest gap that can be had.
                let old = "\(draft).old"
                try FileManager.default.moveItem(atPath: folder, toPath: old)
                try FileManager.default.moveItem(atPath: draft, toPath: folder)
                try? FileManager.default.removeItem(atPath: old)
            }
            try? FileManager.default.removeItem(atPath: draft)
        } else {
            try FileManager.default.moveItem(atPath: draft, toPath: folder)
        }
    }

    func abandon() { try? FileManager.default.removeItem(atPath: draft) }
}
