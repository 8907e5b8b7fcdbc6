import Diagnostics

/// Finds the outcome of one sample: parses it, makes a unit of it, compiles it, and declares what it leaves to the reader.
struct Judge {
    let verifier: Verifier
    let compiler: SampleCompiler
    let sample: Sample
    let neighbours: [Sample]
    let folder: String

    private var description: LibraryDescription { verifier.library.description }
    private var mode: Int { verifier.mode(of: sample) }

    /// How many times a sample is compiled at most while assumptions are tried.
    private static let patience = 8

    /// As `judge()`; what fails because a converter took something away is tried again with that given back.
    func judgeAndFix() -> (Verifier.Result, isFinal: Bool) {
        var (result, isFinal) = judge()
        guard case .fails(let messages) = result.outcome, sample.attributes.fails == nil else {
            return (result, isFinal)
        }
        let edits = StrippedGenerics(model: verifier.model).edits(for: messages, in: sample.code)
        if edits.isEmpty { return (result, isFinal) }
        var mended = sample
        mended.code = SampleFix.apply(edits, to: sample.code)
        let second = Judge(
            verifier: verifier, compiler: compiler, sample: mended, neighbours: neighbours, folder: folder
        ).judge()
        if case .fails = second.0.outcome { return (result, isFinal && second.isFinal) }
        result.fix = SampleFix(edits: edits, outcome: second.0.outcome)
        return (result, isFinal && second.isFinal)
    }

    /// - Returns: the result, and false when only trouble with the compiler explains it.
    func judge() -> (Verifier.Result, isFinal: Bool) {
        if let reason = sample.attributes.unverified {
            return (Verifier.Result(kind: .file, outcome: .unverified(reason: reason), identifiers: []), true)
        }
        let code = Placeholders.fill(sample.code, bodies: description.placeholderBodies)
        let kind = kind(of: code)
        if kind == .interface {
            return (Verifier.Result(kind: kind, outcome: .interface(unknown: []), identifiers: []), true)
        }
        let (context, isUnknown) = description.context(for: code, kind: kind, named: sample.attributes.context)
        if isUnknown {
            return (failure("there is no context '\(sample.attributes.context ?? "")'", kind), true)
        }
        let scaffold = Scaffold(code, kind: kind, context: context)
        var result = compiler.check(scaffold, others: [description.aliases], mode: mode, folder: folder)
        if kind == .statements || kind == .members { result.dropFragmentNoise() }
        if let trouble = result.trouble { return (failure(trouble, kind), false) }

        if let expected = sample.attributes.fails {
            let outcome: Outcome
            if let match = result.errors.first(where: { $0.text.contains(expected) }) {
                outcome = .failsAsDeclared(match)
            } else if result.errors.isEmpty {
                outcome = .fails([message("the sample compiles, although it says fails=\"\(expected)\"")])
            } else {
                outcome = .fails(result.errors)
            }
            return (
                Verifier.Result(
                    kind: kind, outcome: outcome, identifiers: result.identifiers, artefacts: result.artefacts), true
            )
        }
        if result.errors.isEmpty {
            return (
                Verifier.Result(
                    kind: kind, outcome: .verified(warnings: result.warnings), identifiers: result.identifiers,
                    artefacts: result.artefacts), true
            )
        }
        let first = result
        let assumptions = assume(&result, scaffold, kind)
        let outcome: Outcome =
            result.errors.isEmpty ? .assumed(assumptions, warnings: result.warnings) : .fails(first.errors)
        return (
            Verifier.Result(kind: kind, outcome: outcome, identifiers: result.identifiers, artefacts: result.artefacts),
            true
        )
    }

    /// A named context says what the fragment is where parsing can't.
    private func kind(of code: String) -> SampleKind {
        let kind = SampleKind(of: code)
        guard let name = sample.attributes.context, [.declarations, .members, .statements].contains(kind) else {
            return kind
        }
        let kinds = description.contexts.filter { $0.name == name }.map(\.kind)
        if kinds.contains(kind) { return kind }
        if kind == .declarations, kinds.contains(.members) { return .members }
        return kinds.first ?? kind
    }

    private func message(_ text: String) -> CompilerMessage {
        CompilerMessage(severity: .error, text: text, line: 1, byteColumn: 1)
    }

    private func failure(_ text: String, _ kind: SampleKind) -> Verifier.Result {
        Verifier.Result(kind: kind, outcome: .fails([message(text)]), identifiers: [])
    }

    // MARK: Assumptions

    /// Declares the names that the sample uses and doesn't declare, and compiles again until nothing is missing or nothing
    /// more can be tried. `result` is that of the last attempt.
    private func assume(_ result: inout SampleCompiler.Result, _ scaffold: Scaffold, _ kind: SampleKind) -> [Assumption]
    {
        var options: [String: [Assumption]] = [:]
        var chosen: [String: Int] = [:]
        var attempts = 0
        while attempts < Self.patience {
            let unknown = result.errors.compactMap(\.unknownName?.name)
            let new = unknown.filter { options[$0] == nil && !isMisspelt($0) }
            if new.isEmpty {
                guard let name = nextToVary(chosen, options) else { break }
                chosen[name, default: 0] += 1
            }
            for name in new {
                options[name] = candidates(for: name)
                if options[name]?.isEmpty == false { chosen[name] = 0 }
            }
            if chosen.isEmpty { break }
            let declared = assumptions(chosen, options)
            attempts += 1
            let text = declared.map(\.declaration).joined(separator: "\n")
            let next = compiler.check(
                scaffold, others: [description.aliases, imports + text], mode: mode, folder: folder)
            if next.trouble != nil { break }
            result = next
            if kind == .statements || kind == .members { result.dropFragmentNoise() }
            if result.errors.isEmpty { return declared }
        }
        return []
    }

    private var imports: String { description.fragmentImports.map { "import \($0)\n" }.joined() }

    private func assumptions(_ chosen: [String: Int], _ options: [String: [Assumption]]) -> [Assumption] {
        chosen.sorted { $0.key < $1.key }.compactMap { options[$0.key]?[safe: $0.value] }
    }

    /// The name whose declaration is to be tried another way.
    private func nextToVary(_ chosen: [String: Int], _ options: [String: [Assumption]]) -> String? {
        chosen.keys.sorted().first { name in (chosen[name] ?? 0) + 1 < (options[name]?.count ?? 0) }
    }

    /// A near-miss of a known name is an error, not a name of the reader's project.
    private func isMisspelt(_ name: String) -> Bool { verifier.nearMiss(of: name) != nil }

    /// What `name` may be: what another sample of the page declares, then the guesses whose suffix fits, then the others.
    private func candidates(for name: String) -> [Assumption] {
        var result: [Assumption] = []
        for neighbour in neighbours where neighbour.code.declares(name) {
            let code = Placeholders.fill(neighbour.code, bodies: description.placeholderBodies)
            let kind = SampleKind(of: code)
            guard kind == .file || kind == .declarations else { continue }
            // An entry point belongs to the other sample's own program.
            let text = code.withoutEntryPoint
            result.append(Assumption(name: name, kind: "sample \(neighbour.id.number)", declaration: text))
        }
        let fitting = description.guesses.filter { guess in guess.suffixes.contains { name.hasSuffix($0) } }
        let others = description.guesses.filter { guess in
            guess.suffixes.isEmpty && guess.accepts(name) && !fitting.contains(guess)
        }
        for guess in fitting + others {
            result.append(
                Assumption(
                    name: name, kind: guess.kind, declaration: guess.declaration.replacing("$NAME", with: name)))
        }
        return result
    }
}

extension SampleCompiler.Result {
    /// A fragment ends before its values are used: that says nothing of the sample.
    fileprivate mutating func dropFragmentNoise() {
        messages.removeAll { message in
            message.severity == .warning
                && ["was never used", "was never mutated", "never be executed", "is unused"].contains(
                    where: message.text.contains)
        }
    }
}

extension LibraryDescription.Guess {
    /// Types have upper-case names, values and functions lower-case ones.
    fileprivate func accepts(_ name: String) -> Bool {
        guard let first = name.first else { return false }
        let declaresType = ["class ", "struct ", "enum ", "typealias "].contains { declaration.contains($0 + "$NAME") }
        return declaresType == first.isUppercase
    }
}

extension String {
    fileprivate func declares(_ name: String) -> Bool {
        ["class ", "struct ", "enum ", "actor ", "protocol "].contains { containsWord($0 + name) }
    }

    fileprivate var withoutEntryPoint: String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in
                let word = line.trimmed
                return word == "@main" || word == "@UIApplicationMain" ? "" : String(line)
            }
            .joined(separator: "\n")
    }
}

extension Verifier {
    /// The known name that `name` is a misspelling of: one or two edits away and long enough for that to mean something.
    func nearMiss(of name: String) -> String? {
        // `ViewController` is a name of its own, neither `UIViewController` without its prefix nor `viewController`.
        let near = apiNames.filter { known in
            abs(known.count - name.count) <= 2 && !known.hasSuffix(name) && !name.hasSuffix(known)
                && known.first?.isUppercase == name.first?.isUppercase && !differsInPrefixAlone(known, name)
        }
        guard name.count >= 6, let nearest = nearestName(to: name, among: near) else { return nil }
        let edits = editDistance(Array(name.unicodeScalars), Array(nearest.unicodeScalars))
        return edits <= (name.count >= 12 ? 2 : 1) ? nearest : nil
    }

    /// `MySceneDelegate` is a project's class beside `UISceneDelegate`; `IUSceneDelegate` is a slip.
    private func differsInPrefixAlone(_ known: String, _ name: String) -> Bool {
        known.dropFirst(2) == name.dropFirst(2) && known.prefix(2).sorted() != name.prefix(2).sorted()
    }
}
