import ContentHash
import Diagnostics
import Foundation
import Samples

/// Makes an executable of a whole program.
struct ProgramBuilder: Sendable {
    let library: RunnableLibrary
    let cacheFolder: String

    /// - Parameter supplied: files that the program leaves to its reader, each compiled beside it.
    /// - Returns: the path of the executable, or what the compiler has against the program, at its lines.
    func build(_ file: SourceFile, supplied: [String] = []) -> (path: String?, diagnostics: [Diagnostic]) {
        let rewriter = SelectorRewriter(runnable(file.text))
        let text = rewriter.text
        let refusals = rewriter.refusals.map { refusal($0, file) }
        guard refusals.isEmpty else { return (nil, refusals) }
        var others = supplied.map { SelectorRewriter(runnable($0)).text }
        if library.description.needsHelpers([text] + others) { others.append(library.description.helpers) }
        let identity = ContentHash(parts: ["program 3", "\(library.identity)", text] + others)
        let folder = "\(cacheFolder)/programs/\(identity)"
        let program = "\(folder)/program"
        let isBuilt = { FileManager.default.isExecutableFile(atPath: program) }
        let found = CachedFolder(folder).make(isWhole: isBuilt) { draft in
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(draft)/Sample.swift"))
            for (index, text) in others.enumerated() {
                try Data(text.utf8).write(to: URL(fileURLWithPath: "\(draft)/\(Self.name(ofSupplied: index))"))
            }
            let result = Subprocess.run(
                "\(library.toolchain.root)/bin/swiftc", arguments(text, others.count), folder: draft,
                environment: CompilerEnvironment.variables, timeout: 120)
            guard let result else { return [Diagnostic("no-compiler", .error, "the compiler can't be started")] }
            return result.status == 0 ? [] : problems(result.output, file)
        }
        return (found.isEmpty ? program : nil, found)
    }

    /// `@UIApplicationMain` is read as `@main`, on the same columns, and what a text leaves to its reader is filled in.
    private func runnable(_ text: String) -> String {
        Placeholders.fill(text, bodies: library.description.placeholderBodies).text
            .split(separator: "\n", omittingEmptySubsequences: false).map(withQuietBody).joined(separator: "\n")
            .replacing("@UIApplicationMain", with: "@main             ")
    }

    /// What an elided body does in a run: nothing, and its answer is true. In the check it only has to compile.
    private func withQuietBody(_ line: Substring) -> String {
        guard line.contains("func "), let body = line.firstRange(of: "{ fatalError() }") else { return String(line) }
        let head = line[..<body.lowerBound].split(separator: " ")
        if head.suffix(2) == ["->", "Bool"] { return String(line.replacing("{ fatalError() }", with: "{ true }")) }
        return String(head.contains("->") ? line : line.replacing("{ fatalError() }", with: "{}"))
    }

    private static func name(ofSupplied index: Int) -> String { "Supplied\(index + 1).swift" }

    private func arguments(_ text: String, _ suppliedCount: Int) -> [String] {
        var arguments = [
            "-swift-version", "5", "-parse-as-library", "-module-name", "Sample", "-diagnostic-style", "llvm",
        ]
        arguments += [
            "-suppress-warnings", "-module-cache-path", ModuleCache.path(in: cacheFolder), "-I", library.modules,
        ]
        if let macros = library.macros { arguments += ["-plugin-path", macros] }
        for path in library.includes { arguments += ["-I", path] }
        // A program whose imports a text leaves out gets them as it did in the check.
        let hasImports = text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("import ") }
        for module in library.description.implicitImports + (hasImports ? [] : library.description.fragmentImports) {
            arguments += ["-Xfrontend", "-import-module", "-Xfrontend", module]
        }
        for module in library.description.modules {
            arguments += zip(module.flags, module.flags.dropFirst()).filter { $0.0 == "-I" }.flatMap { [$0.0, $0.1] }
        }
        // The deterministic scheduler takes the place of libdispatch's functions if the executable shows its own.
        arguments += ["Sample.swift"] + (0..<suppliedCount).map(Self.name(ofSupplied:))
        return arguments + ["-o", "program", "-Xlinker", "--export-dynamic"] + library.objects
    }

    /// What the check accepts and a run can't do.
    private func refusal(_ refusal: SelectorRewriter.Refusal, _ file: SourceFile) -> Diagnostic {
        let start = file.offset(line: refusal.line, byteColumn: refusal.byteColumn)
        return Diagnostic(
            "sample-cannot-run", .error, "the program compiles, but can't run without Objective-C: \(refusal.reason)",
            at: SourceLocation(file, SourceRange(start, start)))
    }

    private func problems(_ output: String, _ file: SourceFile) -> [Diagnostic] {
        let messages = CompilerMessages.read(output, file: "Sample.swift").filter { $0.severity == .error }
        let diagnostics = messages.map { message in
            let offset = file.offset(line: message.line, byteColumn: message.byteColumn)
            return Diagnostic(
                "sample-cannot-run", .error, "the program can't be built to run: \(message.text)",
                at: SourceLocation(file, SourceRange(offset, offset)))
        }
        if !diagnostics.isEmpty { return diagnostics }
        let lines = output.split(separator: "\n").filter { $0.contains("error") || $0.contains("undefined") }
        return [
            Diagnostic(
                "sample-cannot-run", .error, "the program can't be built to run",
                at: SourceLocation(file, SourceRange(0, 0)), notes: lines.prefix(3).map { Note(String($0)) })
        ]
    }
}
