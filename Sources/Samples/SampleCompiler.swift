import APIModel
import Foundation
import Parallelism

/// Type-checks units against the compiled library.
struct SampleCompiler: Sendable {
    let library: CompiledLibrary
    /// A folder for the compilers' input.
    let workFolder: String

    struct Result: Sendable {
        var messages: [CompilerMessage]
        var identifiers: [Identifier]
        /// How many messages were dropped as artefacts of compiling on Linux.
        var artefacts = 0
        /// What went wrong with the compiler itself; nil when it did its work.
        var trouble: String?

        static func trouble(_ text: String) -> Result { Result(messages: [], identifiers: [], trouble: text) }

        var errors: [CompilerMessage] { messages.filter { $0.severity == .error } }
        var warnings: [CompilerMessage] { messages.filter { $0.severity == .warning } }
    }

    func check(_ unit: SampleUnit) -> Result { check([unit]).first ?? .trouble("no result") }

    /// - Parameters:
    ///   - units: what may share a module; see `UnitBatches`.
    /// - Returns: for each unit messages and identifiers at the lines of the sample.
    ///   - system: the version of the samples' system that the compiler takes itself to be on; nil for Linux.
    ///   - isMainActorDefault: whether what says nothing of isolation is the main actor's.
    func check(
        _ units: [SampleUnit], on system: SystemVersion? = nil, isMainActorDefault: Bool = false
    ) -> [Result] {
        let folder = "\(workFolder)/\(ProcessInfo.processInfo.processIdentifier)-\(Self.nextNumber())"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let others: [String]
        do {
            others = try write(units, to: folder)
        } catch {
            return units.map { _ in .trouble("the work folder can't be written: \(error)") }
        }
        let flags = isMainActorDefault ? library.description.mainActorFlags : []
        let result = Subprocess.run(
            library.toolchain.frontend, arguments(units, others, system) + flags, folder: folder,
            environment: CompilerEnvironment.variables, timeout: 60)
        guard let result else {
            return units.map { _ in .trouble("'\(library.toolchain.frontend)' can't be started") }
        }
        let problem = result.timedOut ? "the compiler took over a minute" : trouble(result, units)
        if let problem {
            // Trouble in a batch may be one unit's alone.
            return units.count == 1
                ? [.trouble(problem)]
                : units.flatMap { check([$0], on: system, isMainActorDefault: isMainActorDefault) }
        }
        return units.indices.map { index in
            self.result(
                units[index], index, UnitNames(units[index], number: units.count > 1 ? index : nil), result.output,
                store: "\(folder)/index")
        }
    }

    private static let counter = Counter()
    private static func nextNumber() -> Int { counter.next() }

    // MARK: The call

    func fileName(_ index: Int, _ unit: SampleUnit) -> String {
        unit.scaffold.isScript ? "main.swift" : "Sample\(index).swift"
    }

    /// - Returns: the names of the files beside the units' own.
    func write(_ units: [SampleUnit], to folder: String) throws -> [String] {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        func write(_ text: String, _ name: String) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        try write(library.description.aliases, "Aliases.swift")
        try write(library.description.helpers, "Helpers.swift")
        var others = ["Aliases.swift", "Helpers.swift"]
        for (index, unit) in units.enumerated() {
            let names = UnitNames(unit, number: units.count > 1 ? index : nil)
            try write(names.renamed(unit.scaffold.text(unit: index)), fileName(index, unit))
            let text = names.renamed(unit.otherText)
            guard !text.isEmpty else { continue }
            let imports = library.description.fragmentImports + library.description.implicitImports
            try write(imports.map { "import \($0)\n" }.joined() + text + "\n", "Other\(index).swift")
            others.append("Other\(index).swift")
        }
        return others
    }

    private func arguments(_ units: [SampleUnit], _ others: [String], _ system: SystemVersion?) -> [String] {
        var arguments = library.description.checkFlags
        arguments += units.enumerated().flatMap { ["-primary-file", fileName($0, $1)] } + others
        let mode = units[0].mode
        arguments += ["-module-name", "Sample", "-swift-version", "\(mode)"]
        if !units[0].scaffold.isScript { arguments.append("-parse-as-library") }
        if let system, let target = library.target {
            arguments += target.arguments(for: system)
        } else {
            arguments += ["-I", library.moduleFolder]
        }
        arguments += ["-module-cache-path", library.moduleCache]
        arguments += ["-index-store-path", "index"] + units.indices.flatMap { ["-o", "Sample\($0).o"] }
        arguments += ["-diagnostic-style", "llvm"]
        if let macros = library.macros { arguments += ["-plugin-path", macros] }
        return arguments + library.description.implicitImports.flatMap { ["-import-module", $0] }
    }

    // MARK: The answer

    private func trouble(_ result: ProcessResult, _ units: [SampleUnit]) -> String? {
        // A message without a place is about the call, not about the sample.
        let unplaced = CompilerMessages.unplaced(result.output).first { $0.severity == .error && !isArtefact($0, "") }
        if let unplaced { return "the compiler was called wrongly: \(unplaced.text)" }
        guard result.status != 0 else { return nil }
        let lines = result.output.split(separator: "\n")
        if let line = lines.first(where: { $0.hasPrefix("Other") && $0.contains(": error: ") }) {
            return "an assumed declaration doesn't compile: \(line.prefix(200))"
        }
        if lines.contains(where: { ($0.hasPrefix("Sample") || $0.hasPrefix("main.swift")) && $0.contains(": error: ") })
        {
            return nil
        }
        let first = lines.first { $0.contains("error:") } ?? lines.first ?? "status \(result.status)"
        return "the compiler stopped: \(first.prefix(200))"
    }

    private func result(
        _ unit: SampleUnit, _ index: Int, _ names: UnitNames, _ output: String, store: String
    ) -> Result {
        let all = CompilerMessages.read(output, file: fileName(index, unit)).filter {
            // What stands around the sample is no concern of a reader's.
            $0.severity == .error || isInside(unit.scaffold, line: $0.line)
        }
        let messages = withoutArtefacts(all, in: unit.scaffold.text)
        let suffix = Scaffold.suffix(index)
        return Result(
            messages: messages.map { message in
                var message = inSample(message, unit.scaffold)
                message.text = names.original(message.text.replacing(suffix, with: ""))
                message.notes = message.notes.map { names.original($0.replacing(suffix, with: "")) }
                return message
            },
            identifiers: IndexReader.identifiers(store: store, file: fileName(index, unit)).compactMap {
                guard isInside(unit.scaffold, line: $0.line), !isOfSample($0.symbol) else { return nil }
                var identifier = $0
                identifier.line -= unit.scaffold.leadingLines
                return identifier
            },
            artefacts: all.count - messages.count, trouble: nil)
    }

    /// What a sample declares itself is no symbol of the library, and has another name in each batch.
    private func isOfSample(_ symbol: SymbolID) -> Bool {
        symbol.rawValue.hasPrefix("s:6Sample") || symbol.rawValue.hasPrefix("c:@M@Sample@")
    }

    private func isInside(_ scaffold: Scaffold, line: Int) -> Bool {
        line > scaffold.leadingLines && line <= scaffold.leadingLines + scaffold.sampleLines
    }

    /// A place before the sample becomes its beginning, one behind it its end.
    private func inSample(_ message: CompilerMessage, _ scaffold: Scaffold) -> CompilerMessage {
        var message = message
        message.line -= scaffold.leadingLines
        if message.line < 1 {
            message.line = 1
            message.byteColumn = 1
        } else if message.line > scaffold.sampleLines {
            let lines = scaffold.text.split(separator: "\n", omittingEmptySubsequences: false)
            if message.text.hasPrefix("extraneous '}'"), let place = scaffold.firstExcessBrace {
                // The sample's brace closed what the scaffold opened.
                message.line = place.line
                message.byteColumn = place.byteColumn
                return message
            }
            let last = lines[safe: scaffold.leadingLines + scaffold.sampleLines - 1] ?? ""
            message.line = max(1, scaffold.sampleLines)
            message.byteColumn = last.utf8.count + 1
        }
        return message
    }

    private func withoutArtefacts(_ messages: [CompilerMessage], in text: String) -> [CompilerMessage] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var seen: Set<String> = []
        return messages.filter { message in
            let line = lines[safe: message.line - 1].map(String.init) ?? ""
            let artefact = artefact(message, line, seen)
            if let artefact { seen.insert(artefact.name) }
            return artefact == nil
        }
    }

    private func isArtefact(_ message: CompilerMessage, _ line: String) -> Bool { artefact(message, line, []) != nil }

    private func artefact(
        _ message: CompilerMessage, _ line: String, _ seen: Set<String>
    ) -> LibraryDescription.Artefact? {
        library.description.artefacts.first { artefact in
            guard message.text.contains(artefact.text) else { return false }
            if let cause = artefact.after { return seen.contains(cause) }
            return artefact.types.isEmpty || artefact.types.contains { line.containsWord($0) }
        }
    }
}
