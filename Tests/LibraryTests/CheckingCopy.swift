import Foundation

/// The checking copy of the library, built once a test run, and a language mode to check files in.
struct CheckingCopy {
    private static let built = Result { try CheckingCopy() }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func of(mode: Int) throws -> CheckingCopy {
        var copy = try built.get()
        copy.mode = mode
        return copy
    }

    private(set) var mode = 5
    let folder: URL
    let toolchain: String

    private init() throws {
        folder = Self.root.appendingPathComponent(".build/checking-copy-test/modules")
        toolchain = try run("bash", ["-c", #"dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")""#]).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let script = Self.root.appendingPathComponent("Scripts/build-checking-copy.sh").path
        let build = try run("bash", [script, folder.path])
        guard build.status == 0, build.output.isEmpty else { throw Failure(description: build.output) }
        try aliases.write(to: folder.appendingPathComponent("aliases.swift"), atomically: true, encoding: .utf8)
    }

    /// The messages for a file, without those that come from Linux.
    func messages(for file: URL) throws -> [String] {
        let sources = Self.root.appendingPathComponent("Sources").path
        let flags = list("check-flags").map {
            $0.replacingOccurrences(of: "TOOLCHAIN", with: toolchain).replacingOccurrences(of: "SOURCES", with: sources)
        }
        let arguments =
            flags + [
                "-plugin-path", folder.appendingPathComponent("macros").path,
                "-import-module", "FoundationAdditions", "-swift-version", "\(mode)", "-I", folder.path,
                "-module-cache-path", folder.appendingPathComponent("module-cache").path, "-module-name", "Sample",
                "-primary-file", file.path, folder.appendingPathComponent("aliases.swift").path,
            ]
        let check = try run("\(toolchain)/bin/swift-frontend", arguments)
        guard check.status < 2 else { return ["error: the compiler ended with \(check.status)\n\(check.output)"] }
        return check.output.split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("/") && ($0.contains(" error: ") || $0.contains(" warning: ")) }
            .filter { message in !artefacts.contains { message.contains($0) } }
    }

    /// A list of `Sources/library.yaml` whose key stands alone on a line.
    func list(_ key: String) -> [String] {
        section(key).filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
    }

    /// The texts of the artefacts that need no look at the line.
    private var artefacts: [String] {
        let lines = section("artefacts").filter { !$0.hasPrefix("    #") }
        return zip(lines, lines.dropFirst()).compactMap { line, next in
            guard line.hasPrefix("    text: "), !next.hasPrefix("    types:") else { return nil }
            return String(line.dropFirst(11).dropLast())
        }
    }

    private var aliases: String { section("alias-file").map { "\($0.dropFirst(2))\n" }.joined() }

    private func section(_ key: String) -> ArraySlice<Substring> {
        let url = Self.root.appendingPathComponent("Sources/library.yaml")
        let lines = ((try? String(contentsOf: url, encoding: .utf8)) ?? "")
            .split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.hasPrefix("\(key):") }) else { return [] }
        let rest = lines[(start + 1)...]
        return rest.prefix { $0.hasPrefix("  ") }
    }
}

struct Failure: Error, CustomStringConvertible {
    var description: String
}

/// Runs a program and gives its exit status and all that it printed.
func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program.hasPrefix("/") ? program : "/usr/bin/env")
    process.arguments = program.hasPrefix("/") ? arguments : [program] + arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
}
