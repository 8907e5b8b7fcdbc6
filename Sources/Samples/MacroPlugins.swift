import ContentHash
import Diagnostics
import Foundation

/// Builds the library's macros: shared libraries that the compiler loads, made with the toolchain's own SwiftSyntax.
package struct MacroPluginCompiler: Sendable {
    private let description: LibraryDescription
    private let toolchain: Toolchain
    private let cacheFolder: String

    package init(description: LibraryDescription, toolchain: Toolchain, cacheFolder: String) {
        self.description = description
        self.toolchain = toolchain
        self.cacheFolder = cacheFolder
    }

    /// - Parameter sources: for each module of macros the paths of its files, and their content hashes.
    /// - Returns: the folder of the shared libraries, whose name changes with them; nil for a library without macros, and
    ///   with a warning where they can't be built.
    package func compile(
        _ sources: [String: [(path: String, content: ContentHash)]], progress: (String) -> Void
    ) -> (folder: String?, diagnostics: [Diagnostic]) {
        guard !description.macros.isEmpty else { return (nil, []) }
        var parts = [toolchain.identity, "macros 1"]
        for module in description.macros {
            parts.append(module.name)
            for (path, content) in sources[module.name] ?? [] { parts += [path, "\(content)"] }
        }
        let folder = "\(cacheFolder)/macros/\(ContentHash(parts: parts))"
        let problems = CachedFolder(folder).make(isWhole: { FileManager.default.fileExists(atPath: folder) }) { draft in
            for module in description.macros {
                progress(module.name)
                if let failure = compile(module, (sources[module.name] ?? []).map(\.path), into: draft) {
                    return [failure]
                }
            }
            return []
        }
        return (problems.isEmpty ? folder : nil, problems)
    }

    private func compile(_ module: LibraryDescription.Module, _ files: [String], into draft: String) -> Diagnostic? {
        let host = "\(toolchain.root)/lib/swift/host"
        var arguments = ["-swift-version", "6", "-parse-as-library", "-emit-library", "-module-name", module.name]
        arguments += [
            "-I", host, "-L", host, "-suppress-warnings", "-module-cache-path", ModuleCache.path(in: cacheFolder),
        ]
        arguments += module.flags + ["-o", "\(draft)/lib\(module.name).so"]
        let result = Subprocess.run(
            "\(toolchain.root)/bin/swiftc", arguments + files, folder: draft,
            environment: CompilerEnvironment.variables, timeout: 300)
        if result?.status == 0 { return nil }
        let errors = (result?.output ?? "the compiler can't be started").split(separator: "\n")
            .filter { $0.contains("error:") }
        return Diagnostic(
            "no-macros", .warning,
            "the macros of module '\(module.name)' can't be built: samples that use them will not compile",
            notes: errors.prefix(3).map { Note(String($0)) })
    }
}
