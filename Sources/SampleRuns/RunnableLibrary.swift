import ContentHash
import Diagnostics
import Foundation
import Samples

/// The ordinary copy of the library, compiled: what programs that run are linked with.
package struct RunnableLibrary: Sendable {
    /// The folder of modules.
    package var modules: String
    package var objects: [String]
    package var includes: [String]
    package var identity: ContentHash
    package var description: LibraryDescription
    package var toolchain: Toolchain
    /// The folder of the library's macros, which the compiler loads.
    package var macros: String?

    package func with(macros folder: String?) -> RunnableLibrary {
        guard let folder else { return self }
        var library = self
        library.macros = folder
        library.identity = ContentHash(parts: ["\(identity)", folder])
        return library
    }
}

/// Compiles the ordinary copy, once for each content of its sources.
package struct RunnableLibraryCompiler: Sendable {
    private let description: LibraryDescription
    private let toolchain: Toolchain
    private let cacheFolder: String

    package init(description: LibraryDescription, toolchain: Toolchain, cacheFolder: String) {
        self.description = description
        self.toolchain = toolchain
        self.cacheFolder = cacheFolder
    }

    /// The modules in the order of compiling.
    package var modules: [LibraryDescription.Module] {
        description.running.modules + description.modules.filter { !$0.isCheckingOnly }
    }

    /// - Parameter sources: for each module and each C folder the paths of its files, and their content hashes.
    package func compile(
        _ sources: [String: [(path: String, content: ContentHash)]], progress: (String) -> Void
    ) -> (library: RunnableLibrary?, diagnostics: [Diagnostic]) {
        let identity = identity(of: sources)
        let folder = "\(cacheFolder)/runnable/\(identity)"
        let finished = RunnableLibrary(
            modules: folder, objects: objects(in: folder, sources), includes: includes, identity: identity,
            description: description, toolchain: toolchain)
        let problems = CachedFolder(folder).make(isWhole: { FileManager.default.fileExists(atPath: folder) }) { draft in
            for folder in description.running.folders {
                for file in sources[folder] ?? [] where file.path.hasSuffix(".c") {
                    if let failure = compileC(file.path, in: folder, into: draft) { return [failure] }
                }
            }
            for module in modules {
                progress("\(module.name), to run")
                let files = (sources[module.name] ?? []).map(\.path)
                if let failure = compile(module, files, into: draft) { return [failure] }
            }
            return []
        }
        return problems.isEmpty ? (finished, []) : (nil, problems)
    }

    private var includes: [String] { description.running.folders.map { "\($0)/include" } }

    private func identity(of sources: [String: [(path: String, content: ContentHash)]]) -> ContentHash {
        var parts = [toolchain.identity, "runnable 1"]
        for name in modules.map(\.name) + description.running.folders {
            parts.append(name)
            for (path, content) in sources[name] ?? [] { parts += [path, "\(content)"] }
        }
        return ContentHash(parts: parts)
    }

    private func objects(in folder: String, _ sources: [String: [(path: String, content: ContentHash)]]) -> [String] {
        let fromC = description.running.folders.flatMap { sources[$0] ?? [] }.map(\.path).filter { $0.hasSuffix(".c") }
        return modules.map { "\(folder)/\($0.name).o" } + fromC.map { object(of: $0, in: folder) }
    }

    private func object(of path: String, in folder: String) -> String {
        let parts = path.split(separator: "/").suffix(2).joined(separator: "-")
        return "\(folder)/\(parts.dropLast(2)).o"
    }

    private func compileC(_ path: String, in folder: String, into draft: String) -> Diagnostic? {
        let arguments = ["-O2", "-fPIC", "-I", "\(folder)/include", "-c", path, "-o", object(of: path, in: draft)]
        return failure(of: "\(toolchain.root)/bin/clang", arguments, "'\(path)'")
    }

    private func compile(_ module: LibraryDescription.Module, _ files: [String], into draft: String) -> Diagnostic? {
        var arguments = ["-emit-module", "-emit-module-path", "\(draft)/\(module.name).swiftmodule", "-c", "-wmo"]
        arguments += ["-o", "\(draft)/\(module.name).o", "-parse-as-library", "-module-name", module.name]
        arguments += ["-swift-version", "5", "-package-name", "lifecycle", "-suppress-warnings", "-I", draft]
        arguments += ["-module-cache-path", ModuleCache.path(in: cacheFolder)]
        arguments += includes.flatMap { ["-I", $0] } + module.flags
        return failure(of: "\(toolchain.root)/bin/swiftc", arguments + files, "module '\(module.name)'")
    }

    private func failure(of program: String, _ arguments: [String], _ what: String) -> Diagnostic? {
        let result = Subprocess.run(
            program, arguments, folder: "/", environment: CompilerEnvironment.variables, timeout: 600)
        guard let result else { return Diagnostic("no-compiler", .error, "'\(program)' can't be started") }
        if result.status == 0 { return nil }
        let errors = result.output.split(separator: "\n").filter { $0.contains("error:") }
        return Diagnostic(
            "library-fails", .error, "\(what) of the library doesn't compile, to run",
            notes: errors.prefix(5).map { Note(String($0)) })
    }
}
