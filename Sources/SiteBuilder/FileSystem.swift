import Diagnostics
import Foundation

/// Reading and writing files. Everything that goes wrong is a diagnostic that names the file.
enum FileSystem {
    /// The largest text that is read: a mistake beyond it, or an attack.
    static let largestText = 64 << 20

    static func read(_ path: String) -> (file: SourceFile?, diagnostics: [Diagnostic]) {
        // A pipe would be waited for.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return (nil, [unreadable(path, errno)]) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return (nil, [unreadable(path, errno)]) }
        guard status.st_mode & S_IFMT == S_IFREG else { return (nil, [unreadable(path, "it is no file")]) }
        let size = Int(status.st_size)
        if size > largestText { return (nil, [unreadable(path, "it is larger than \(largestText >> 20) MB")]) }
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let read = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
                if read < 0 { failure = errno }
                // The file may have become shorter since it was measured.
                guard read > 0 else { return }
                count += read
            }
        }
        if failure != 0 { return (nil, [unreadable(path, failure)]) }
        return (SourceFile(path: path, bytes: bytes), [])
    }

    private static func unreadable(_ path: String, _ code: Int32) -> Diagnostic {
        unreadable(path, code == ENOENT ? "it doesn't exist" : String(cString: strerror(code)))
    }

    private static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic("unreadable-file", .error, "'\(path)' can't be read: \(reason)")
    }

    static func reason(_ error: any Error) -> String {
        let error = error as NSError
        if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError, underlying.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(underlying.code)))
        }
        switch error.code {
        case CocoaError.fileReadNoSuchFile.rawValue, CocoaError.fileNoSuchFile.rawValue: return "it doesn't exist"
        case CocoaError.fileReadNoPermission.rawValue, CocoaError.fileWriteNoPermission.rawValue:
            return "permission denied"
        default: return error.localizedDescription
        }
    }

    static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    /// The names in a folder, sorted, without hidden ones; empty when there is no such folder.
    static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The files under `folder` with the extension, as paths below it, sorted. A link to a folder isn't followed: it could
    /// lead in a circle, or out of what authors wrote.
    static func files(under folder: String, extension ending: String) -> [String] {
        names(in: folder).flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            // A folder by the name of a page is reported when it is read.
            if name.hasSuffix(".\(ending)") { return [name] }
            guard isFolder(path), !isLink(path) else { return [] }
            return files(under: path, extension: ending).map { "\(name)/\($0)" }
        }
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    static func write(_ bytes: [UInt8], to path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }
}

/// A file that a command writes for its user.
package enum OutputText {
    /// - Returns: why it could not be written; nil when it was.
    package static func write(_ text: String, to path: String) -> Diagnostic? { write(Array(text.utf8), to: path) }

    static func write(_ bytes: [UInt8], to path: String) -> Diagnostic? {
        do {
            try FileSystem.write(bytes, to: path)
            return nil
        } catch {
            return Diagnostic("unwritable", .error, "'\(path)' can't be written: \(FileSystem.reason(error))")
        }
    }
}
