import ContentHash
import Diagnostics
import Foundation

/// The type-check copy of the library, compiled: what samples are checked against and symbol graphs come from.
package struct CompiledLibrary: Sendable {
    package var description: LibraryDescription
    package var toolchain: Toolchain
    /// The folder of the modules. Samples of every language mode are checked against the same ones: what comes from
    /// Objective-C is older than concurrency, so the compiler warns in mode 6 of what it keeps silent about in mode 5.
    package var moduleFolder: String
    /// The symbol graphs' paths.
    package var symbolGraphs: [String]
    /// Changes when the library, its flags or the compiler do.
    package var identity: ContentHash
    /// The compiler's module cache.
    package var moduleCache: String
    /// The folder of the library's macros, which the compiler loads.
    package var macros: String?
    /// The compiler's own view of the samples' system; nil where this machine can't have it.
    package var target: SystemTarget?

    /// The library with its macros: what is checked with them is checked anew when they change.
    package func with(macros folder: String?) -> CompiledLibrary {
        guard let folder else { return self }
        var library = self
        library.macros = folder
        library.identity = ContentHash(parts: ["\(identity)", folder])
        return library
    }

    /// The library with a view of the system: what is checked with it says more of availability.
    package func with(_ target: SystemTarget?) -> CompiledLibrary {
        guard let target else { return self }
        var library = self
        library.target = target
        library.identity = ContentHash(parts: ["\(identity)", target.modules])
        return library
    }
}

/// Compiles the type-check copy.
package struct LibraryCompiler: Sendable {
    private let description: LibraryDescription
    private let toolchain: Toolchain
    private let cacheFolder: String

    /// - Parameter cacheFolder: compiled copies stay there, each in a folder named by its content.
    package init(description: LibraryDescription, toolchain: Toolchain, cacheFolder: String) {
        self.description = description
        self.toolchain = toolchain
        self.cacheFolder = cacheFolder
    }

    /// - Parameters:
    ///   - sources: for each module the paths of its files, and their bytes' content hashes.
    ///   - progress: called with the name of the module that is being compiled; never when nothing changed.
    /// - Returns: nil, with errors of the kind `library-fails`, when a module doesn't compile.
    package func compile(
        _ sources: [String: [(path: String, content: ContentHash)]], progress: (String) -> Void
    ) -> (library: CompiledLibrary?, diagnostics: [Diagnostic]) {
        let identity = identity(of: sources)
        let folder = "\(cacheFolder)/library/\(identity)"
        let library = { (graphs: [String]) in
            CompiledLibrary(
                description: description, toolchain: toolchain,
                moduleFolder: "\(folder)/modules", symbolGraphs: graphs, identity: identity,
                moduleCache: moduleCache)
        }
        let problems = CachedFolder(folder).make(isWhole: { graphs(in: folder) != nil }) { draft in
            for module in description.modules {
                progress(module.name)
                let files = (sources[module.name] ?? []).map(\.path)
                if let failure = compile(module, files, into: draft) { return failure }
            }
            return []
        }
        return problems.isEmpty ? (library(graphs(in: folder) ?? []), []) : (nil, problems)
    }

    private var moduleCache: String { ModuleCache.path(in: cacheFolder) }

    private func identity(of sources: [String: [(path: String, content: ContentHash)]]) -> ContentHash {
        var parts = [toolchain.identity, description.moduleFlags.joined(separator: "\n")]
        for module in description.modules {
            parts += [module.name, module.flags.joined(separator: "\n")]
            for (path, content) in sources[module.name] ?? [] { parts += [path, "\(content)"] }
        }
        return ContentHash(parts: parts)
    }

    private func graphs(in folder: String) -> [String]? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/modules/symbols") else {
            return nil
        }
        return names.filter { $0.hasSuffix(".symbols.json") }.sorted().map { "\(folder)/modules/symbols/\($0)" }
    }

    private func compile(
        _ module: LibraryDescription.Module, _ files: [String], into draft: String
    ) -> [Diagnostic]? {
        let output = "\(draft)/modules"
        let symbols = "\(output)/symbols"
        do {
            try FileManager.default.createDirectory(atPath: symbols, withIntermediateDirectories: true)
        } catch {
            return [Diagnostic("unwritable", .error, "the cache folder '\(symbols)' can't be written: \(error)")]
        }
        var arguments = description.moduleFlags + ["-module-name", module.name, "-swift-version", "5"]
        arguments += ["-o", "\(output)/\(module.name).swiftmodule", "-I", output, "-module-cache-path", moduleCache]
        // Without these the symbol graph has neither comments nor positions.
        arguments += ["-emit-module-doc-path", "\(output)/\(module.name).swiftdoc"]
        arguments += ["-emit-module-source-info-path", "\(output)/\(module.name).swiftsourceinfo"]
        arguments += module.flags + ["-diagnostic-style", "llvm"]
        let result = Subprocess.run(
            toolchain.frontend, arguments + files, folder: FileManager.default.currentDirectoryPath,
            environment: CompilerEnvironment.variables, timeout: 300)
        guard let result else {
            return [Diagnostic("no-compiler", .error, "'\(toolchain.frontend)' can't be started")]
        }
        if result.status == 0 { return extractSymbols(module, modules: output, into: symbols) }
        let errors = result.output.split(separator: "\n").filter { $0.contains("error:") }
        return [
            Diagnostic(
                "library-fails", .error, "module '\(module.name)' of the library doesn't compile",
                notes: errors.prefix(5).map { Note(String($0)) })
        ]
    }
}

extension LibraryCompiler {
    /// Writes the module's symbol graph. The compiler could do it in passing, but would put in every symbol of the modules
    /// that this one re-exports: Foundation's are a hundred times as many.
    private func extractSymbols(
        _ module: LibraryDescription.Module, modules: String, into folder: String
    ) -> [Diagnostic]? {
        let arguments = [
            "-module-name", module.name, "-I", modules, "-output-dir", folder, "-minimum-access-level", "public",
            "-skip-synthesized-members", "-target", toolchain.target, "-module-cache-path", moduleCache,
        ]
        let flags = description.checkFlags
        let searchPaths = zip(flags, flags.dropFirst()).filter { $0.0 == "-I" }.flatMap { [$0.0, $0.1] }
        let result = Subprocess.run(
            toolchain.symbolGraphExtractor, arguments + searchPaths, folder: "/",
            environment: CompilerEnvironment.variables,
            timeout: 300)
        guard let result, result.status == 0 else {
            return [
                Diagnostic(
                    "library-fails", .error, "the symbol graph of module '\(module.name)' can't be made",
                    notes: [Note(String((result?.output ?? "").prefix(500)))])
            ]
        }
        return nil
    }
}

/// The environment that compilers run in: nothing of the user's, so that the same input gives the same result.
package enum CompilerEnvironment {
    package static let variables = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TMPDIR": NSTemporaryDirectory()]
}
