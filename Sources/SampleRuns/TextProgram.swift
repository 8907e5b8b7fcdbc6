import Diagnostics
import Samples

/// A whole program in a text, with what the text leaves to its reader supplied, as the verifier did to check it: what other
/// samples of the text declare, and stand-ins for the names of a project.
package struct TextProgram: Sendable {
    package var id: SampleID
    package var file: SourceFile
    /// Files to compile beside it.
    package var supplied: [String]
    package var settings: RunSettings

    /// The programs among the checked samples of one text: what compiles and has an entry point, and whole files that are
    /// no part of these and begin where an app's window does.
    package static func programs(in checked: [CheckedSample], _ description: LibraryDescription) -> [TextProgram] {
        let parts = checked.map { Part($0, description) }
        var programs = parts.filter { $0.compiles && $0.parts.hasEntryPoint }.map { part in
            TextProgram(part, beside: parts, description)
        }
        guard let usual = description.running.usualInfo, let entryPoint = usual.entryPoint else { return programs }
        for part in parts where part.isUnit && part.checked.kind == .file {
            let isLeft = !programs.contains { $0.shows(part) }
            guard isLeft, part.parts.types.contains(where: { $0.inherited.contains(usual.conformingTo) }) else {
                continue
            }
            programs.append(TextProgram(part, beside: parts, description, entryPoint: entryPoint))
        }
        return programs.sorted { $0.id < $1.id }
    }

    private func shows(_ part: Part) -> Bool { supplied.contains { $0.hasSuffix(part.code) } }

    private struct Part {
        var checked: CheckedSample
        var code: String
        var parts: ProgramParts
        var assumptions: [Assumption] = []
        var compiles = true

        init(_ checked: CheckedSample, _ description: LibraryDescription) {
            self.checked = checked
            code = checked.compilingCode(description)
            parts = ProgramParts(of: code)
            assumptions = checked.outcome.revision?.assumptions ?? checked.outcome.assumptions
            compiles =
                (checked.outcome.status.compiles || checked.outcome.revision != nil) && checked.kind != .interface
        }

        /// True for what can stand in a file of its own beside a program.
        var isUnit: Bool {
            compiles && !parts.hasEntryPoint && (checked.kind == .file || checked.kind == .declarations)
        }
    }

    /// - Parameter entryPoint: what begins the program where no sample does.
    private init(_ main: Part, beside all: [Part], _ description: LibraryDescription, entryPoint: String? = nil) {
        id = main.checked.sample.id
        file = SourceFile(path: "\(id.path)#\(id.number)", text: main.code)
        let imports = description.fragmentImports.map { "import \($0)\n" }.joined()
        var types = main.parts.types
        var declared: Set<String> = Set(types.map(\.name))
        var units: [Part] = [main]
        supplied = entryPoint.map { [imports + $0] } ?? []
        for part in all where part.isUnit && part.checked.sample.id.path == id.path {
            // Two samples of a text may show the same type; the first one stands.
            guard declared.isDisjoint(with: part.parts.types.map(\.name)) else { continue }
            declared.formUnion(part.parts.types.map(\.name))
            types += part.parts.types
            units.append(part)
            supplied.append(imports + part.code)
        }
        for assumption in units.flatMap(\.assumptions) where declared.insert(assumption.name).inserted {
            supplied.append(imports + assumption.declaration)
            types += ProgramParts(of: assumption.declaration).types
        }
        settings = RunSettings()
        if let usual = description.running.usualInfo,
            !types.contains(where: { type in usual.unless.map(type.inherited.contains) ?? false }),
            let type = types.first(where: { $0.inherited.contains(usual.conformingTo) })
        {
            let name = units.lazy.compactMap { usual.name(in: $0.code) }.first ?? usual.name
            settings.info = usual.info.replacing("$TYPE", with: type.name).replacing("$NAME", with: name)
        }
    }
}

extension LibraryDescription.UsualInfo {
    fileprivate func name(in code: String) -> String? {
        guard let beginning = nameAfter, let range = code.firstRange(of: beginning) else { return nil }
        let name = code[range.upperBound...].prefix { $0 != "\"" && $0 != "\n" }
        return name.isEmpty ? nil : String(name)
    }
}
