import Diagnostics
import Foundation
import Glibc

/// A folder of the cache, named after all that it is made from: whoever comes first makes it, beside its place, and puts it
/// there whole; whoever comes meanwhile, from another process or another thread, waits and finds it.
package struct CachedFolder: Sendable {
    package let path: String

    package init(_ path: String) { self.path = path }

    /// - Parameters:
    ///   - isWhole: whether the folder is there and can be used.
    ///   - fill: makes its content in the folder that it is given, which is there and empty; what it returns went wrong.
    /// - Returns: what went wrong; empty when the folder is there.
    package func make(isWhole: () -> Bool, _ fill: (_ draft: String) throws -> [Diagnostic]) -> [Diagnostic] {
        if isWhole() { return [] }
        let files = FileManager.default
        let draft = "\(path).\(ProcessInfo.processInfo.processIdentifier)"
        do {
            try files.createDirectory(
                atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
            let lock = FileLock("\(path).lock")
            defer { lock.release() }
            // It may have been made while this one waited.
            if isWhole() { return [] }
            defer { try? files.removeItem(atPath: draft) }
            try files.createDirectory(atPath: draft, withIntermediateDirectories: true)
            let problems = try fill(draft)
            if !problems.isEmpty { return problems }
            try? files.removeItem(atPath: path)
            try files.moveItem(atPath: draft, toPath: path)
            return []
        } catch {
            return [Diagnostic("unwritable", .error, "the cache folder '\(path)' can't be written: \(error)")]
        }
    }
}

/// A file by which those who make the same thing take turns. The kernel lets go of it with the process, whatever becomes of
/// that; the file itself is gone when nobody holds it.
final class FileLock {
    private let path: String
    private var descriptor: Int32 = -1

    /// Waits for its turn. Where the file can't be made nobody is kept out: what follows will say why.
    init(_ path: String) {
        self.path = path
        repeat {
            if descriptor >= 0 { close(descriptor) }
            descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else { return }
            while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        } while !isStillThere
    }

    /// False when the one before has removed the file: others hold another one of that name by now.
    private var isStillThere: Bool {
        var held = stat()
        var named = stat()
        return fstat(descriptor, &held) == 0 && stat(path, &named) == 0 && held.st_ino == named.st_ino
    }

    /// Lets the next one in.
    func release() {
        guard descriptor >= 0 else { return }
        unlink(path)
        close(descriptor)
        descriptor = -1
    }
}
