import GlossaryLookup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where the look-up file is.
enum DatabaseLocation {
    static let fileName = "glossary.db"

    /// `--database`, else beside the program, in the site of the current folder, in the user's data folder.
    static func find(_ wanted: String?) -> String? {
        (wanted.map { [$0] } ?? candidates).first { access($0, F_OK) == 0 }
    }

    private static var candidates: [String] {
        var folders: [String] = []
        if let program = programFolder() { folders.append(program) }
        folders.append("_site")
        if let data = environment("XDG_DATA_HOME") {
            folders.append("\(data)/lifecycle-reference")
        } else if let home = environment("HOME") {
            folders.append("\(home)/.local/share/lifecycle-reference")
        }
        return folders.map { "\($0)/\(fileName)" }
    }

    private static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func programFolder() -> String? {
        var buffer = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &buffer, buffer.count)
        guard count > 0 else { return nil }
        let path = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return path.lastIndex(of: "/").map { String(path[..<$0]) }
    }

    static func notFound(_ wanted: String?) -> String {
        if let wanted { return "glossary: there is no file '\(wanted)'" }
        return """
            glossary: no look-up file found; looked for
            \(candidates.map { "  \($0)" }.joined(separator: "\n"))
            Build the site ('make site'), or name the file with --database FILE.
            """
    }

    static func explain(_ failure: LookupDatabase.Failure, _ path: String) -> String {
        switch failure {
        case .foreign:
            "glossary: '\(path)' is no look-up file; the build writes it as \(fileName) into the site's folder"
        case .otherFormat: "glossary: '\(path)' was written by another release; build the site again"
        case .damaged: "glossary: '\(path)' is damaged; build the site again"
        }
    }
}

/// A file's bytes, mapped for as long as the process lives.
struct MappedFile {
    let bytes: UnsafeRawBufferPointer

    init?(_ path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFREG else {
            errno = EISDIR
            return nil
        }
        let count = Int(status.st_size)
        if count == 0 {
            bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        guard let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
            return nil
        }
        bytes = UnsafeRawBufferPointer(start: start, count: count)
    }
}
