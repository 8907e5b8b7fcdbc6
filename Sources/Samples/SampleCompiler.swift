import Foundation

/// Type-checks one unit against the compiled library.
struct SampleCompiler: Sendable {
    let library: CompiledLibrary

    struct Result: Sendable {
        var messages: [CompilerMessage]
        var identifiers: [Identifier]
        /// How many messages were dropped as artefacts of compiling on Linux.
        var artefacts = 0
        /// What went wrong with the compiler itself; nil when it did its work.
        var trouble: String?

        var errors: [CompilerMessage] { messages.filter { $0.severity == .error } }
        var warnings: [CompilerMessage] { messages.filter { $0.severity == .warning } }
    }

    /// - Parameters:
    ///   - others: texts of further files of the unit's module.
    ///   - folder: an empty folder for this call alone.
    /// - Returns: messages and identifiers at the lines of the sample, not of the unit.
    func check(_ scaffold: Scaffold, others: [String], mode: Int, folder: String) -> Result {
        let name = "Sample.swift"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(scaffold.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
            for (index, text) in others.enumerated() {
                try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/Other\(index).swift"))
            }
        } catch {
            return Result(messages: [], identifiers: [], trouble: "the work folder can't be written: \(error)")
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }

        let result = Subprocess.run(
            library.toolchain.frontend, arguments(scaffold, name, others.count, mode: mode), folder: folder,
            environment: CompilerEnvironment.variables, timeout: 60)
        guard let result else {
            return Result(messages: [], identifiers: [], trouble: "'\(library.toolchain.frontend)' can't be started")
        }
        if result.timedOut { return Result(messages: [], identifiers: [], trouble: "the compiler took over a minute") }
        let all = CompilerMessages.read(result.output, file: name)
        let messages = withoutArtefacts(all, in: scaffold.text)
        // A message without a place is about the call, not about the sample.
        if let unplaced = messages.first(where: { $0.severity == .error && $0.line == 0 }) {
            return Result(messages: [], identifiers: [], trouble: "the compiler was called wrongly: \(unplaced.text)")
        }
        if result.status != 0, !messages.contains(where: { $0.severity == .error }) {
            // An error in another file, or the compiler crashed.
            let line = result.output.split(separator: "\n").first { $0.contains("error:") } ?? "no message"
            if !line.contains("Other"), messages.count == all.count {
                return Result(messages: [], identifiers: [], trouble: "the compiler stopped: \(line.prefix(200))")
            }
        }
        return Result(
            messages: messages.map { shifted($0, by: scaffold.leadingLines) },
            identifiers: IndexReader.identifiers(store: "\(folder)/index", file: name)
                .map { shifted($0, by: scaffold.leadingLines) }.filter { $0.line > 0 },
            artefacts: all.count - messages.count, trouble: nil)
    }

    private func arguments(_ scaffold: Scaffold, _ name: String, _ others: Int, mode: Int) -> [String] {
        var arguments = library.description.checkFlags + ["-primary-file", name]
        if let macros = library.macros { arguments += ["-plugin-path", macros] }
        arguments += (0..<others).map { "Other\($0).swift" }
        arguments += ["-module-name", "Sample", "-parse-as-library", "-swift-version", "\(mode)"]
        arguments += ["-I", library.moduleFolders[mode] ?? "", "-module-cache-path", library.moduleCache]
        arguments += ["-index-store-path", "index", "-o", "Sample.o"]
        arguments += ["-diagnostic-style", "llvm"]
        let imports =
            library.description.implicitImports
            + (scaffold.importsImplicitly ? library.description.fragmentImports : [])
        return arguments + imports.flatMap { ["-import-module", $0] }
    }

    private func withoutArtefacts(_ messages: [CompilerMessage], in text: String) -> [CompilerMessage] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var seen: Set<String> = []
        return messages.filter { message in
            let line = lines[safe: message.line - 1].map(String.init) ?? ""
            let artefact = library.description.artefacts.first { artefact in
                guard message.text.contains(artefact.text) else { return false }
                if let cause = artefact.after { return seen.contains(cause) }
                return artefact.types.isEmpty || artefact.types.contains { line.containsWord($0) }
            }
            if let artefact { seen.insert(artefact.name) }
            return artefact == nil
        }
    }

    private func shifted(_ message: CompilerMessage, by lines: Int) -> CompilerMessage {
        var message = message
        message.line = max(1, message.line - lines)
        return message
    }

    private func shifted(_ identifier: Identifier, by lines: Int) -> Identifier {
        var identifier = identifier
        identifier.line -= lines
        return identifier
    }
}
