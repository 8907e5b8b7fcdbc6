import APIModel
import ContentHash
import Diagnostics
import Foundation
import Parallelism
import SampleRuns
import Samples

/// The compiled library with its symbols, which are read when they are first asked for: where every sample is known from
/// before, a check asks for none.
struct OpenedLibrary: Sendable {
    var compiled: CompiledLibrary
    private let read: Lazy<(model: APIModel, diagnostics: [Diagnostic])>

    init(_ compiled: CompiledLibrary) {
        self.compiled = compiled
        read = Lazy {
            var diagnostics: [Diagnostic] = []
            let model = SymbolGraphReader.read(compiled, &diagnostics)
            return (model, diagnostics)
        }
    }

    var model: APIModel { read.value.model }
    /// What is wrong with the symbol graphs.
    var diagnostics: [Diagnostic] { read.value.diagnostics }
}

/// Gets the compiled library: reads its description, finds the compiler, compiles what has changed.
struct LibraryWorkshop {
    let options: BuildOptions
    let searchPath: String
    let progress: @Sendable (BuildProgress) -> Void

    /// The path of the library's description that the content's site file names; nil when it names none, or can't be read.
    func path(_ diagnostics: inout [Diagnostic]) -> String? {
        SiteFileReader.read(options, &diagnostics)?.library.map { "\(options.content)/\($0)" }
    }

    /// - Parameter path: of the library's description.
    func open(at path: String, _ diagnostics: inout [Diagnostic]) -> OpenedLibrary? {
        library(at: path, &diagnostics).map(OpenedLibrary.init)
    }

    func verifier(_ library: OpenedLibrary) -> Verifier {
        Verifier(
            library: library.compiled, model: { library.model }, cache: DiskCache(folder: "\(options.cache)/samples"),
            workFolder: FileSystem.absolute("\(options.cache)/work"), jobs: options.jobs)
    }

    /// Checks samples and says how far it is.
    func verify(_ samples: [Sample], by verifier: Verifier) -> (checked: [CheckedSample], diagnostics: [Diagnostic]) {
        verifier.verify(samples) { [progress] step in
            progress(
                .verifying(done: step.done, total: step.total, current: "\(step.current.path) #\(step.current.number)"))
        }
    }

    private func library(at path: String, _ diagnostics: inout [Diagnostic]) -> CompiledLibrary? {
        guard let (description, toolchain) = description(at: path, &diagnostics) else { return nil }
        let compiler = LibraryCompiler(
            description: description, toolchain: toolchain, cacheFolder: FileSystem.absolute(options.cache))
        let files = sources(of: description.modules, &diagnostics)
        let (library, failures) = compiler.compile(files) { progress(.compilingLibrary($0)) }
        diagnostics += failures
        guard let library else { return nil }
        return library.with(macros: macros(description, toolchain, &diagnostics)).with(
            target(of: library, files.mapValues { $0.map(\.path) }, &diagnostics))
    }

    /// The compiler's view of the samples' system, where this machine can have it.
    private func target(
        of library: CompiledLibrary, _ files: [String: [String]], _ diagnostics: inout [Diagnostic]
    ) -> SystemTarget? {
        guard let systems = library.description.systems else { return nil }
        let maker = SystemTargetMaker(library, cacheFolder: FileSystem.absolute(options.cache))
        let (target, reason) = maker.make(files) { progress(.compilingLibrary($0)) }
        if let reason {
            diagnostics.append(
                Diagnostic(
                    "no-system-target", .note,
                    "availability on '\(systems.platform)' is taken from the library's data, since the compiler can't be"
                        + " made to check it: \(reason)"))
        }
        return target
    }

    /// The macros, once for each content of their sources.
    private func macros(
        _ description: LibraryDescription, _ toolchain: Toolchain, _ diagnostics: inout [Diagnostic]
    ) -> String? {
        let compiler = MacroPluginCompiler(
            description: description, toolchain: toolchain, cacheFolder: FileSystem.absolute(options.cache))
        let (folder, failures) = compiler.compile(sources(of: description.macros, &diagnostics)) {
            progress(.compilingLibrary($0))
        }
        diagnostics += failures
        return folder
    }

    /// The ordinary copy, with which programs run.
    func runnableLibrary(at path: String, _ diagnostics: inout [Diagnostic]) -> RunnableLibrary? {
        guard let (description, toolchain) = description(at: path, &diagnostics) else { return nil }
        let compiler = RunnableLibraryCompiler(
            description: description, toolchain: toolchain, cacheFolder: FileSystem.absolute(options.cache))
        var sources = sources(of: compiler.modules, &diagnostics)
        for folder in description.running.folders {
            for ending in ["c", "h"] { sources[folder, default: []] += files(in: folder, ending, &diagnostics) }
        }
        let (library, failures) = compiler.compile(sources) { progress(.compilingLibrary($0)) }
        diagnostics += failures
        return library?.with(macros: macros(description, toolchain, &diagnostics))
    }

    private func description(
        at path: String, _ diagnostics: inout [Diagnostic]
    ) -> (LibraryDescription, Toolchain)? {
        let (file, problems) = FileSystem.read(path)
        diagnostics += problems
        guard let file else { return nil }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.path
        guard let toolchain = Toolchain(searchPath: searchPath) else {
            diagnostics.append(
                Diagnostic(
                    "no-compiler", .error, "no Swift compiler was found",
                    notes: [Note("Install Swift 6.3 and put the folder of 'swiftc' on the PATH.")]))
            return nil
        }
        let (description, found) = LibraryFileReader.read(file, folder: folder, toolchain: toolchain.root)
        diagnostics += found
        return description.map { ($0, toolchain) }
    }

    private func sources(
        of modules: [LibraryDescription.Module], _ diagnostics: inout [Diagnostic]
    ) -> [String: [(path: String, content: ContentHash)]] {
        var sources: [String: [(path: String, content: ContentHash)]] = [:]
        for module in modules {
            sources[module.name] = files(in: module.folder, "swift", &diagnostics)
            if sources[module.name]?.isEmpty == true {
                diagnostics.append(
                    Diagnostic(
                        "unreadable-file", .error,
                        "module '\(module.name)' of the library has no Swift files in '\(module.folder)'"))
            }
        }
        return sources
    }

    private func files(
        in folder: String, _ ending: String, _ diagnostics: inout [Diagnostic]
    ) -> [(path: String, content: ContentHash)] {
        FileSystem.files(under: folder, extension: ending).compactMap { name in
            let (file, problems) = FileSystem.read("\(folder)/\(name)")
            diagnostics += problems
            return file.map { ($0.path, ContentHash($0.bytes)) }
        }
    }
}

extension SymbolGraphReader {
    /// The model of a compiled library.
    fileprivate static func read(_ library: CompiledLibrary, _ diagnostics: inout [Diagnostic]) -> APIModel {
        let files = library.symbolGraphs.compactMap { path -> SourceFile? in
            let (file, problems) = FileSystem.read(path)
            diagnostics += problems
            return file
        }
        let (model, problems) = read(files)
        diagnostics += problems
        return model
    }
}

/// The compiler's version line, asked for once and kept.
struct CompilerVersion {
    let cache: String

    func text(of toolchain: Toolchain) -> String {
        let key = ContentHash(parts: ["compiler version", toolchain.identity])
        let disk = DiskCache(folder: "\(cache)/facts")
        if let known = disk.load(key) { return String(decoding: known, as: UTF8.self) }
        let text = toolchain.version()
        if !text.isEmpty { disk.store(Array(text.utf8), as: key) }
        return text
    }
}
