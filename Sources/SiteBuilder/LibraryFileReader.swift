import Diagnostics
import Samples
import YAML

/// Reads `library.yaml`: how the library's type-check copy is built, and how fragments of code are completed.
enum LibraryFileReader {
    /// - Parameter folder: the folder of the file, which its paths are relative to.
    static func read(_ file: SourceFile, folder: String) -> (library: LibraryDescription?, diagnostics: [Diagnostic]) {
        let (node, problems) = YAMLParser.parse(file)
        guard let node, node.entries != nil else { return (nil, problems) }
        var diagnostics = problems
        var fields = YAMLFields(node, in: file, what: "the library")
        var library = LibraryDescription()
        library.modules = (fields.value("modules")?.sequence ?? []).compactMap { node in
            var module = YAMLFields(node, in: file, what: "a module")
            let name = module.required("name")
            let sources = module.required("sources")
            let flags = module.strings("flags").map(\.text)
            // For the package's own targets and for readers.
            _ = module.value("imports")
            _ = module.value("checking-only")
            diagnostics += module.finish()
            guard let name, let sources else { return nil }
            return .init(name: name, folder: "\(folder)/\(sources)", flags: flags.map { expanded($0, folder) })
        }
        library.flags = fields.strings("check-flags").map { expanded($0.text, folder) }
        library.moduleFlags = fields.strings("module-flags").map { expanded($0.text, folder) }
        for (mode, key) in [(5, "mode-5-flags"), (6, "mode-6-flags")] {
            library.modeFlags[mode] = fields.strings(key).map { expanded($0.text, folder) }
        }
        library.implicitImports = fields.strings("implicit-imports").map(\.text)
        library.aliases = fields.string("alias-file") ?? ""
        library.artefacts = fields.strings("artefacts").map(\.text)
        library.contexts = contexts(fields.value("contexts"), file, &diagnostics)
        library.guesses = guesses(fields.value("guesses"), file, &diagnostics)
        library.placeholderBodies = bodies(fields.value("placeholder-bodies"), file, &diagnostics)
        if let mode = fields.string("language-mode").flatMap(Int.init) { library.languageMode = mode }
        diagnostics += fields.finish()
        return (library, diagnostics)
    }

    /// `$FOLDER` in a flag is the folder of the library's file.
    private static func expanded(_ flag: String, _ folder: String) -> String { flag.replacing("$FOLDER", with: folder) }

    private static func contexts(
        _ node: YAMLNode?, _ file: SourceFile, _ diagnostics: inout [Diagnostic]
    ) -> [LibraryDescription.Context] {
        (node?.sequence ?? []).compactMap { node in
            var fields = YAMLFields(node, in: file, what: "a context")
            let name = fields.required("name")
            let kind = fields.choice("kind", default: SampleKind.members)
            let opening = fields.required("opening")
            let closing = fields.string("closing") ?? "}"
            let signs = fields.strings("signs").map(\.text)
            let members = (fields.value("members")?.entries ?? []).compactMap { entry in
                entry.value.string.map { (entry.key, $0) }
            }
            diagnostics += fields.finish()
            guard let name, let opening else { return nil }
            return .init(
                name: name, kind: kind, opening: opening, closing: closing, signs: signs,
                members: Dictionary(members, uniquingKeysWith: { first, _ in first }))
        }
    }

    private static func guesses(
        _ node: YAMLNode?, _ file: SourceFile, _ diagnostics: inout [Diagnostic]
    ) -> [LibraryDescription.Guess] {
        (node?.sequence ?? []).compactMap { node in
            var fields = YAMLFields(node, in: file, what: "a guess")
            let kind = fields.required("kind")
            let declaration = fields.required("declaration")
            let suffixes = fields.strings("suffixes").map(\.text)
            diagnostics += fields.finish()
            guard let kind, let declaration else { return nil }
            return .init(kind: kind, suffixes: suffixes, declaration: declaration)
        }
    }

    private static func bodies(
        _ node: YAMLNode?, _ file: SourceFile, _ diagnostics: inout [Diagnostic]
    ) -> [LibraryDescription.PlaceholderBody] {
        (node?.sequence ?? []).compactMap { node in
            var fields = YAMLFields(node, in: file, what: "a placeholder body")
            let after = fields.required("after")
            let body = fields.required("body")
            diagnostics += fields.finish()
            guard let after, let body else { return nil }
            return .init(after: after, body: body)
        }
    }
}
