import Diagnostics
import Foundation

/// The modules that samples can import: the library's and the toolchain's.
struct KnownModules: Sendable {
    private let names: Set<String>

    init(_ library: CompiledLibrary) {
        names = Set(library.description.modules.map(\.name)).union(library.toolchain.modules)
    }

    init(_ names: Set<String>) { self.names = names }

    /// Modules that a file imports and that nobody has, in the order of their names. A slip of a known name is none.
    func absent(from code: String) -> [String] {
        let found = code.split(separator: "\n").compactMap { ImportLine(String($0))?.module }.filter { name in
            !names.contains(name) && !code.contains("canImport(\(name))") && !names.contains { isSlip(name, of: $0) }
        }
        return Set(found).sorted()
    }

    private func isSlip(_ name: String, of known: String) -> Bool {
        abs(name.count - known.count) < 2 && known.count > 4
            && editDistance(Array(name.unicodeScalars), Array(known.unicodeScalars)) == 1
    }
}

/// A line that imports a module, and only that: `@testable import class Module.Type`.
struct ImportLine {
    let module: String

    init?(_ line: String) {
        var words = line.prefix { $0 != "/" && $0 != ";" }.split(whereSeparator: \.isWhitespace)
        while let first = words.first, first.hasPrefix("@") || Self.access.contains(String(first)) {
            words.removeFirst()
        }
        guard words.first == "import" else { return nil }
        words.removeFirst()
        if words.count > 1, Self.kinds.contains(String(words[0])) { words.removeFirst() }
        guard words.count == 1, let name = words[0].split(separator: ".").first else { return nil }
        module = String(name)
    }

    private static let access: Set = ["public", "internal", "private", "fileprivate", "package"]
    private static let kinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
}

extension Toolchain {
    /// The names of the modules that come with the compiler.
    fileprivate var modules: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/lib/swift/linux")) ?? []
        return files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) } + ["XCTest"]
    }
}

extension Scaffold {
    /// Blanks the lines that import modules which aren't there; every other place stays.
    mutating func hideImports(of modules: [String]) {
        guard !modules.isEmpty else { return }
        text = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            ImportLine(String(line)).map { modules.contains($0.module) } == true ? "" : String(line)
        }.joined(separator: "\n")
    }
}
