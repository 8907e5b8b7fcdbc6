import Diagnostics
import Samples
import YAML

/// Reads `library.yaml`: how the library's type-check copy is built, and how fragments of code are completed.
enum LibraryFileReader {
    /// - Parameters:
    ///   - folder: the folder of the file, which its paths are relative to.
    ///   - toolchain: the toolchain's `usr` folder.
    static func read(
        _ file: SourceFile, folder: String, toolchain: String
    ) -> (library: LibraryDescription?, diagnostics: [Diagnostic]) {
        let (node, problems) = YAMLParser.parse(file)
        guard let node, node.entries != nil else { return (nil, problems) }
        var diagnostics = problems
        var fields = YAMLFields(node, in: file, what: "the library")
        func flags(_ key: String, _ fields: inout YAMLFields) -> [String] {
            fields.strings(key).map {
                $0.text.replacing("SOURCES", with: folder).replacing("TOOLCHAIN", with: toolchain)
            }
        }
        var library = LibraryDescription()
        library.modules = (fields.value("modules")?.sequence ?? []).compactMap {
            module($0, file, folder, &diagnostics)
        }
        library.macros = (fields.value("macros")?.sequence ?? []).compactMap {
            module($0, file, folder, &diagnostics)
        }
        library.running = running(fields.value("running"), file, folder, &diagnostics)
        library.moduleFlags = flags("build-flags", &fields)
        library.checkFlags = flags("check-flags", &fields)
        library.implicitImports = fields.strings("implicit-imports").map(\.text)
        library.fragmentImports = fields.strings("fragment-imports").map(\.text)
        library.aliases = fields.string("alias-file") ?? ""
        library.helpers = fields.string("helper-file") ?? ""
        library.artefacts = artefacts(fields.value("artefacts"), file, &diagnostics)
        library.contexts = contexts(fields.value("contexts"), file, &diagnostics)
        library.guesses = guesses(fields.value("guesses"), file, &diagnostics)
        library.renamedAttributes = Dictionary(
            (fields.value("renamed-attributes")?.entries ?? []).compactMap { entry in
                entry.value.string.map { (entry.key, $0) }
            }, uniquingKeysWith: { first, _ in first })
        library.oldTypes = fields.strings("old-types").map(\.text)
        library.mainActorFlags = fields.strings("main-actor-flags").map(\.text)
        library.systems = systems(fields.value("systems"), file, &diagnostics)
        library.placeholderBodies = bodies(fields.value("placeholder-bodies"), file, &diagnostics)
        if let mode = fields.string("language-mode").flatMap(Int.init) { library.languageMode = mode }
        diagnostics += fields.finish()
        return (library, diagnostics)
    }

    private static func running(
        _ node: YAMLNode?, _ file: SourceFile, _ folder: String, _ diagnostics: inout [Diagnostic]
    ) -> LibraryDescription.Running {
        var running = LibraryDescription.Running()
        guard let node else { return running }
        var fields = YAMLFields(node, in: file, what: "running")
        running.modules = (fields.value("modules")?.sequence ?? []).compactMap {
            module($0, file, folder, &diagnostics)
        }
        running.folders = fields.strings("c-folders").map { "\(folder)/\($0.text)" }
        running.scenesInCode = fields.string("scenes-in-code") ?? ""
        if let node = fields.value("usual-info") {
            var usual = YAMLFields(node, in: file, what: "usual-info")
            let unless = usual.string("unless")
            let info = usual.value("info").map { JSONValue(propertyList: $0) }
            if let type = usual.required("conforming-to"), let info {
                var known = LibraryDescription.UsualInfo(conformingTo: type, unless: unless, info: info)
                known.entryPoint = usual.string("entry-point")
                known.nameAfter = usual.string("name-after")
                known.name = usual.string("name") ?? ""
                running.usualInfo = known
            }
            diagnostics += usual.finish()
        }
        diagnostics += fields.finish()
        return running
    }

    private static func systems(
        _ node: YAMLNode?, _ file: SourceFile, _ diagnostics: inout [Diagnostic]
    ) -> LibraryDescription.Systems? {
        guard let node else { return nil }
        var fields = YAMLFields(node, in: file, what: "the systems")
        let platform = fields.required("platform")
        let oldest = fields.required("oldest").flatMap(SystemVersion.init)
        let newest = fields.required("newest").flatMap(SystemVersion.init)
        diagnostics += fields.finish()
        guard let platform, let oldest, let newest else { return nil }
        return .init(platform: platform, oldest: oldest, newest: newest)
    }

    private static func module(
        _ node: YAMLNode, _ file: SourceFile, _ folder: String, _ diagnostics: inout [Diagnostic]
    ) -> LibraryDescription.Module? {
        var module = YAMLFields(node, in: file, what: "a module")
        let name = module.required("name")
        let sources = module.required("sources")
        // A search path is relative to the library's folder.
        var flags: [String] = []
        for flag in module.strings("flags").map(\.text) {
            flags.append(flags.last == "-I" ? "\(folder)/\(flag)" : flag)
        }
        // For the package's own targets and for readers.
        _ = module.value("imports")
        let isCheckingOnly = module.bool("checking-only", default: false)
        diagnostics += module.finish()
        guard let name, let sources else { return nil }
        return .init(name: name, folder: "\(folder)/\(sources)", flags: flags, isCheckingOnly: isCheckingOnly)
    }

    private static func artefacts(
        _ node: YAMLNode?, _ file: SourceFile, _ diagnostics: inout [Diagnostic]
    ) -> [LibraryDescription.Artefact] {
        (node?.sequence ?? []).compactMap { node in
            var fields = YAMLFields(node, in: file, what: "an artefact")
            let name = fields.required("name")
            let text = fields.required("text")
            let types = fields.strings("types").map(\.text)
            let after = fields.string("after")
            diagnostics += fields.finish()
            guard let name, let text else { return nil }
            return .init(name: name, text: text, types: types, after: after)
        }
    }

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
                entry.value.string.map { LibraryDescription.Context.Member(beginning: entry.key, declaration: $0) }
            }
            let usualCallback = fields.string("usual-callback")
            let valuesOf = fields.string("values-of")
            let valueDeclaration = fields.string("value-declaration") ?? ""
            diagnostics += fields.finish()
            guard let name, let opening else { return nil }
            return .init(
                name: name, kind: kind, opening: opening, closing: closing, signs: signs, members: members,
                usualCallback: usualCallback, valuesOf: valuesOf, valueDeclaration: valueDeclaration)
        }
    }

    private static func guesses(
        _ node: YAMLNode?, _ file: SourceFile, _ diagnostics: inout [Diagnostic]
    ) -> [LibraryDescription.Guess] {
        (node?.sequence ?? []).compactMap { node in
            var fields = YAMLFields(node, in: file, what: "a guess")
            let keyword = fields.required("declares")
            let attributes = fields.string("attributes") ?? ""
            let supertypes = fields.strings("supertypes").map(\.text)
            let members = fields.string("members") ?? ""
            let suffixes = fields.strings("suffixes").map(\.text)
            diagnostics += fields.finish()
            guard let keyword else { return nil }
            return .init(
                suffixes: suffixes, keyword: keyword, attributes: attributes, supertypes: supertypes, members: members)
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
