import ContentHash
import Diagnostics
import Foundation
import Samples

/// Gets the compiled library: reads its description, finds the compiler, compiles what has changed.
struct LibraryWorkshop {
    let options: BuildOptions
    let searchPath: String
    let progress: @Sendable (BuildProgress) -> Void

    func library(at path: String, _ diagnostics: inout [Diagnostic]) -> CompiledLibrary? {
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
        guard let description else { return nil }
        var sources: [String: [(path: String, content: ContentHash)]] = [:]
        for module in description.modules {
            sources[module.name] = files(of: module, &diagnostics)
            if sources[module.name]?.isEmpty == true {
                diagnostics.append(
                    Diagnostic(
                        "unreadable-file", .error,
                        "module '\(module.name)' of the library has no Swift files in '\(module.folder)'"))
            }
        }
        let compiler = LibraryCompiler(
            description: description, toolchain: toolchain,
            cacheFolder: URL(fileURLWithPath: options.cache).standardizedFileURL.path)
        let (library, failures) = compiler.compile(sources) { progress(.compilingLibrary($0)) }
        diagnostics += failures
        return library
    }

    private func files(
        of module: LibraryDescription.Module, _ diagnostics: inout [Diagnostic]
    ) -> [(path: String, content: ContentHash)] {
        FileSystem.files(under: module.folder, extension: "swift").compactMap { name in
            let (file, problems) = FileSystem.read("\(module.folder)/\(name)")
            diagnostics += problems
            return file.map { ($0.path, ContentHash($0.bytes)) }
        }
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
