import Diagnostics
import SwiftParser

/// Finds the outcome of one sample: parses it, makes a unit of it, compiles it, modernizes what is old, and declares what it
/// leaves to the reader.
///
/// Inside, places are those of the filled code; `result` gives them back as the author's.
struct Judge: Sendable {
    let verifier: Verifier
    let compiler: GatheringCompiler
    let sample: Sample
    let neighbours: [Sample]
    let filled: FilledCode
    let kind: SampleKind
    private let facts: SyntaxFacts
    private let surroundings: [Surroundings]
    private let hasUnknownContext: Bool
    /// Modules that a file imports and that aren't on this machine.
    let absentModules: [String]

    /// How many times a sample is compiled at most for one question.
    static let patience = 8

    var description: LibraryDescription { verifier.library.description }
    var mode: Int { verifier.mode(of: sample) }

    /// - Parameter compiler: asked once the sample's first unit was compiled.
    init(verifier: Verifier, compiler: GatheringCompiler, sample: Sample, neighbours: [Sample]) {
        self.verifier = verifier
        self.compiler = compiler
        self.sample = sample
        self.neighbours = neighbours
        filled = Placeholders.fill(sample.code, bodies: verifier.library.description.placeholderBodies)
        let tree = Parser.parse(source: filled.text)
        facts = SyntaxFacts(tree)
        let parsed = SampleKind(of: filled.text, knowledge: verifier.knowledge.kinds)
        let finder = verifier.knowledge.surroundings
        absentModules = parsed == .file ? verifier.knowledge.modules.absent(from: filled.text) : []
        guard let name = sample.attributes.context else {
            kind = parsed
            hasUnknownContext = false
            switch parsed {
            case .members:
                let found = finder.surroundings(ofMembers: filled.text, tree.functions.map(\.fullName))
                surroundings = found.map { [$0] } ?? []
            case .statements, .expression: surroundings = finder.surroundings(ofStatements: facts)
            default: surroundings = []
            }
            return
        }
        hasUnknownContext = !finder.isKnown(name)
        // A named context says what the fragment is where parsing can't.
        var candidates = [parsed]
        if parsed == .declarations { candidates.append(.members) }
        candidates += [.statements, .members]
        let fitting =
            [.declarations, .members, .statements, .expression].contains(parsed)
            ? candidates.first { finder.named(name, kind: $0) != nil } : nil
        kind = fitting ?? parsed
        surroundings = fitting.flatMap { finder.named(name, kind: $0) }.map { [$0] } ?? []
    }

    /// What the type that members stand in inherits and conforms to.
    var hostSupertypes: [String] { kind == .members ? surroundings.first?.context.supertypes ?? [] : [] }

    // MARK: Units

    /// What is compiled first; nil for what isn't compiled.
    var firstUnit: SampleUnit? {
        guard sample.attributes.unverified == nil, kind != .interface, kind != .notSwift, !hasUnknownContext else {
            return nil
        }
        return unit(filled, facts, surroundings.first)
    }

    private func unit(_ code: FilledCode, _ facts: SyntaxFacts, _ around: Surroundings?) -> SampleUnit {
        var scaffold = Scaffold(code, kind: kind, surroundings: around, facts: facts, imports: imports(for: facts))
        scaffold.hideImports(of: absentModules)
        return SampleUnit(scaffold, mode: mode)
    }

    /// A fragment shows no imports: it gets the usual ones, and the module of every other name of the library in it.
    private func imports(for facts: SyntaxFacts) -> [String] {
        guard facts.imports.isEmpty else { return [] }
        let usual = description.fragmentImports
        let names = facts.freeValues.union(facts.freeTypes).subtracting(facts.declared)
        let others = names.compactMap { verifier.knowledge.moduleOfType[$0] }.filter { !usual.contains($0) }
        return usual + Set(others).sorted()
    }

    // MARK: Judging

    /// What judging came to.
    struct Judged: Sendable {
        var outcome: Outcome
        var identifiers: [Identifier] = []
        var artefacts = 0
        /// The code that compiled, or that was compiled last: the sample's own or its modern version.
        var code: FilledCode
        var compiled: SampleCompiler.Result?
        /// What was compiled last, in the sample's own mode and in the other.
        var unit: SampleUnit?
        var otherModeUnit: SampleUnit?
        var isFinal = true
    }

    func judge(_ first: SampleCompiler.Result?) -> Judged {
        if let reason = sample.attributes.unverified { return judged(.unverified(reason: reason)) }
        if hasUnknownContext {
            return judged(.fails([error("there is no context '\(sample.attributes.context ?? "")'")]))
        }
        if kind == .notSwift { return judged(.notSwift) }
        if kind == .interface {
            let differences = InterfaceCheck(model: verifier.knowledge.model).messages(filled.text)
            return judged(differences.isEmpty ? .verified(warnings: []) : .fails(differences))
        }
        guard let first, let unit = firstUnit else { return judged(.fails([error("the sample was not compiled")])) }
        if let trouble = first.trouble {
            var result = judged(.fails([error(trouble)]))
            result.isFinal = false
            return result
        }
        var attempt = Attempt(unit: unit, code: filled, facts: facts, result: refined(first, filled))
        if let expected = sample.attributes.fails { return expectFailure(expected, attempt) }
        tryOtherSurroundings(&attempt)
        if let outdated = modernized(attempt) { return outdated }
        assume(&attempt)
        if attempt.result.errors.isEmpty { return passed(attempt) }
        var errors = refined(first, filled).errors
        for index in errors.indices {
            errors[index].suggestion = errors[index].unknownName.flatMap { nearMiss(of: $0.name, facts) }
        }
        return judged(.fails(errors, repair: repaired(attempt, errors)), attempt)
    }

    /// A unit, its code and what the compiler said of it.
    struct Attempt {
        var unit: SampleUnit
        var code: FilledCode
        var facts: SyntaxFacts
        var result: SampleCompiler.Result
        /// What the surroundings supply.
        var supplied: [Assumption] = []
        var around: Surroundings?
    }

    private func judged(_ outcome: Outcome, _ attempt: Attempt? = nil) -> Judged {
        var judged = Judged(outcome: outcome, code: attempt?.code ?? filled)
        guard let attempt else { return judged }
        judged.identifiers = attempt.result.identifiers
        judged.artefacts = attempt.result.artefacts
        judged.compiled = attempt.result
        judged.unit = attempt.unit
        judged.otherModeUnit = attempt.unit.inMode(mode == 5 ? 6 : 5)
        return judged
    }

    private func error(_ text: String) -> CompilerMessage {
        CompilerMessage(severity: .error, text: text, line: 1, byteColumn: 1)
    }

    private func expectFailure(_ expected: String, _ attempt: Attempt) -> Judged {
        if let match = attempt.result.errors.first(where: { $0.text.contains(expected) }) {
            return judged(.failsAsDeclared(match), attempt)
        }
        let errors = attempt.result.errors
        return judged(
            .fails(errors.isEmpty ? [error("the sample compiles, although it says fails=\"\(expected)\"")] : errors),
            attempt)
    }

    /// Compiled without an error, with or without assumptions.
    private func passed(_ attempt: Attempt) -> Judged {
        let warnings = attempt.result.warnings + remarks(attempt)
        let assumptions = attempt.supplied + attempt.unit.assumptions
        return judged(
            assumptions.isEmpty ? .verified(warnings: warnings) : .assumed(assumptions, warnings: warnings), attempt)
    }

    /// What the library's data says of a use on the newest system.
    private func remarks(_ attempt: Attempt) -> [CompilerMessage] {
        guard let newest = description.systems?.newest, let availability = verifier.knowledge.availability else {
            return []
        }
        return availability.messages(attempt.code.text, attempt.result.identifiers, system: newest)
            .filter { $0.severity == .warning }
    }

    // MARK: Compiling again

    func compile(_ attempt: inout Attempt) {
        attempt.result = refined(compiler.check(attempt.unit), attempt.code)
        if let trouble = attempt.result.trouble {
            attempt.result.messages = [error(trouble)]
            attempt.result.trouble = nil
        }
    }

    /// The names of a callback's parameters may be those of another callback too.
    private func tryOtherSurroundings(_ attempt: inout Attempt) {
        attempt.around = surroundings.first
        attempt.supplied = absentModules.map { Assumption(name: $0, kind: "module", declaration: "// import \($0)") }
        attempt.supplied += surroundings.first?.assumptions ?? []
        guard !attempt.result.errors.isEmpty, sample.attributes.context == nil else { return }
        for around in surroundings.dropFirst().prefix(Self.patience) {
            var other = Attempt(
                unit: unit(filled, facts, around), code: filled, facts: facts, result: attempt.result,
                supplied: around.assumptions, around: around)
            compile(&other)
            if other.result.errors.isEmpty {
                attempt = other
                return
            }
        }
    }

    /// The outcome of a sample with words of old; nil when it has none, or when it doesn't compile with those of today.
    private func modernized(_ attempt: Attempt) -> Judged? {
        var current = attempt
        var all = TextEdits()
        var code = attempt.code.text
        for _ in 0..<Self.patience {
            let edits = verifier.knowledge.rewriter.edits(code, current.result.messages)
            guard !edits.modern.isEmpty else { break }
            code = edits.modern.applied(to: Array(code.utf8))
            all = edits.modern
            current.code.text = code
            current.facts = SyntaxFacts(code)
            current.unit = unit(current.code, current.facts, attempt.around)
            compile(&current)
            if current.result.errors.isEmpty { break }
        }
        guard !all.isEmpty else { return nil }
        assume(&current)
        guard current.result.errors.isEmpty, let rewrite = rewrite(to: code) else { return nil }
        return judged(.outdated(revision(current, rewrite)), current)
    }

    private func revision(_ attempt: Attempt, _ rewrite: Rewrite) -> Revision {
        Revision(
            rewrite: rewrite, assumptions: attempt.supplied + attempt.unit.assumptions,
            warnings: attempt.result.warnings + remarks(attempt))
    }

    /// A version of the sample that compiles, where the mistake is one whose repair is known.
    private func repaired(_ attempt: Attempt, _ errors: [CompilerMessage]) -> Revision? {
        var edits = verifier.knowledge.rewriter.edits(attempt.code.text, errors).repair
        let lines = LineTable(attempt.code.text.utf8)
        for error in errors {
            guard let name = error.unknownName?.name, let nearest = nearMiss(of: name, attempt.facts),
                let offset = lines.offset(line: error.line, byteColumn: error.byteColumn)
            else { continue }
            edits.replace(offset..<offset + name.utf8.count, with: nearest)
        }
        guard !edits.isEmpty else { return nil }
        var current = attempt
        current.code.text = edits.applied(to: Array(attempt.code.text.utf8))
        current.facts = SyntaxFacts(current.code.text)
        current.unit = unit(current.code, current.facts, attempt.around)
        compile(&current)
        assume(&current)
        guard current.result.errors.isEmpty else { return nil }
        return rewrite(to: current.code.text).map { revision(current, $0) }
    }

    /// The way from the author's code to another, line by line.
    private func rewrite(to code: String) -> Rewrite? { Rewrite(from: filled, to: code, author: sample.code) }

    func nearMiss(of name: String, _ facts: SyntaxFacts) -> String? {
        verifier.knowledge.nearMisses.nearMiss(of: name, local: facts.declared.union(ownMembers))
    }
}
