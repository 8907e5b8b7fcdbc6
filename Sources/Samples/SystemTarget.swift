import ContentHash
import Diagnostics
import Foundation

/// The compiler's own view of the system that samples are for: it takes `#if os(iOS)` and checks `@available` as it does on a
/// Mac. Made on this machine of the toolchain's modules for Linux, and of no other's.
package struct SystemTarget: Sendable, Hashable, Codable {
    /// The library's modules for the target.
    package var modules: String
    /// What the compiler is called with besides; `VERSION` stands for the system's.
    package var flags: [String]

    func arguments(for version: SystemVersion) -> [String] {
        flags.map { $0.replacing("VERSION", with: version.text) } + ["-I", modules]
    }
}

/// Makes a target of the samples' system, once for each compiler and library, and tries it.
package struct SystemTargetMaker: Sendable {
    private let library: CompiledLibrary
    private let cacheFolder: String

    package init(_ library: CompiledLibrary, cacheFolder: String) {
        self.library = library
        self.cacheFolder = cacheFolder
    }

    private struct Trouble: Error { var reason: String }

    /// - Parameter sources: for each module the paths of its files.
    /// - Returns: nil, with the reason, where the toolchain can't be made to know the system.
    package func make(
        _ sources: [String: [String]], progress: (String) -> Void
    ) -> (target: SystemTarget?, reason: String?) {
        guard library.description.systems?.platform == "iOS" else { return (nil, "only a target of iOS is known") }
        let folder = "\(cacheFolder)/target/\(ContentHash(parts: ["target 1", "\(library.identity)"]))"
        let target = SystemTarget(modules: "\(folder)/library", flags: flags(folder))
        // What was found out stays, also that it can't be had.
        let verdict = "\(folder)/verdict"
        let problems = CachedFolder(folder).make(isWhole: { FileManager.default.fileExists(atPath: verdict) }) {
            draft in
            var reason = ""
            do {
                try prepare(draft)
                progress(library.description.systems?.platform ?? "")
                try compile(sources, in: draft)
                try probe(draft)
            } catch {
                reason = (error as? Trouble)?.reason ?? error.localizedDescription
            }
            try Data(reason.utf8).write(to: URL(fileURLWithPath: "\(draft)/verdict"))
            return []
        }
        if let problem = problems.first { return (nil, problem.message) }
        let reason = (try? String(contentsOfFile: verdict, encoding: .utf8)) ?? "its folder can't be read"
        return reason.isEmpty ? (target, nil) : (nil, reason)
    }

    // MARK: Modules

    private var linux: String { "\(library.toolchain.root)/lib/swift/linux" }

    /// A triple as long as the machine's, so that it can stand in its place.
    private var triple: String {
        let name = "arm64-apple-ios12."
        return name + String(repeating: "0", count: library.toolchain.target.utf8.count - name.utf8.count)
    }

    /// The toolchain's modules, each with the one mention of its own target replaced, and the C library's headers.
    private func prepare(_ folder: String) throws {
        let files = FileManager.default
        var count = 0
        for name in try files.contentsOfDirectory(atPath: linux).sorted() where name.hasSuffix(".swiftmodule") {
            let module = "\(linux)/\(name)/\(library.toolchain.target).swiftmodule"
            guard let data = files.contents(atPath: module) else { continue }
            let mention = Data(library.toolchain.target.utf8)
            guard let place = data.range(of: mention), data[place.upperBound...].range(of: mention) == nil else {
                throw Trouble(reason: "the compiler's module '\(name)' isn't of the form that is known")
            }
            var changed = data
            changed.replaceSubrange(place, with: Data(triple.utf8))
            try files.createDirectory(atPath: "\(folder)/swift/\(name)", withIntermediateDirectories: true)
            try changed.write(to: URL(fileURLWithPath: "\(folder)/swift/\(name)/arm64-apple-ios.swiftmodule"))
            count += 1
        }
        guard count > 0 else { throw Trouble(reason: "the compiler has no modules in '\(linux)'") }
        let machine = library.toolchain.target.prefix { $0 != "-" }
        let headers = "\(folder)/headers"
        try files.createDirectory(atPath: headers, withIntermediateDirectories: true)
        try files.copyItem(atPath: "\(linux)/\(machine)/glibc.modulemap", toPath: "\(headers)/module.modulemap")
        try files.copyItem(atPath: "\(linux)/\(machine)/SwiftGlibc.h", toPath: "\(headers)/SwiftGlibc.h")
        for name in ["assert.h", "uuid"] {
            try files.createSymbolicLink(atPath: "\(headers)/\(name)", withDestinationPath: "/usr/include/\(name)")
        }
        // The one of C++ isn't for this compiler.
        try Data().write(to: URL(fileURLWithPath: "\(headers)/tgmath.h"))
    }

    private func flags(_ folder: String) -> [String] {
        let machine = library.toolchain.target.prefix { $0 != "-" }
        let headers = ["/usr/include/\(machine)-linux-gnu", "/usr/include"]
        return [
            "-target", "arm64-apple-iosVERSION", "-clang-target", library.toolchain.target, "-I", "\(folder)/swift",
            "-Xcc", "-fmodule-map-file=\(folder)/headers/module.modulemap",
        ] + headers.flatMap { ["-Xcc", "-idirafter", "-Xcc", $0] }
    }

    // MARK: The library, and a trial

    private func compile(_ sources: [String: [String]], in folder: String) throws {
        let description = library.description
        let output = "\(folder)/library"
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        for module in description.modules {
            var arguments =
                description.moduleFlags + module.flags + ["-module-name", module.name, "-swift-version", "5"]
            arguments +=
                flags(folder).map { $0.replacing("VERSION", with: "12.0") } + ["-disable-availability-checking"]
            arguments += ["-I", output, "-o", "\(output)/\(module.name).swiftmodule"]
            arguments += ["-module-cache-path", library.moduleCache, "-diagnostic-style", "llvm"]
            let result = run(arguments + (sources[module.name] ?? []), in: "/")
            guard result?.status == 0 else {
                throw Trouble(reason: "module '\(module.name)' doesn't compile for it: \(firstError(result))")
            }
        }
    }

    /// The target must take its own branch, refuse what is too new and warn of what is deprecated.
    private func probe(_ folder: String) throws {
        let code = """
            import Foundation
            @available(iOS 18, *) func newer() {}
            @available(iOS, deprecated: 14) func older() {}
            #if os(iOS)
            func trial() { newer(); older(); print(Date()) }
            #endif
            """
        try Data(code.utf8).write(to: URL(fileURLWithPath: "\(folder)/Trial.swift"))
        var arguments = ["-typecheck", "-parse-as-library", "-swift-version", "5", "-diagnostic-style", "llvm"]
        arguments += flags(folder).map { $0.replacing("VERSION", with: "17.0") }
        arguments += ["-module-cache-path", library.moduleCache, "Trial.swift"]
        let result = run(arguments, in: folder)
        let messages = CompilerMessages.read(result?.output ?? "", file: "Trial.swift")
        let errors = messages.filter { $0.severity == .error }
        guard errors.count == 1, errors[0].line == 5, errors[0].text.contains("only available in iOS 18"),
            messages.contains(where: { $0.severity == .warning && $0.text.contains("deprecated in iOS 14") })
        else { throw Trouble(reason: "a trial of it fails: \(firstError(result))") }
    }

    private func run(_ arguments: [String], in folder: String) -> ProcessResult? {
        Subprocess.run(
            library.toolchain.frontend, arguments, folder: folder, environment: CompilerEnvironment.variables,
            timeout: 300)
    }

    private func firstError(_ result: ProcessResult?) -> String {
        guard let result else { return "the compiler can't be started" }
        let line = result.output.split(separator: "\n").first { $0.contains("error:") } ?? "no error was said"
        return String(line.prefix(160))
    }
}
