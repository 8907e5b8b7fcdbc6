import APIModel
import Diagnostics

extension Judge {
    /// Declares the names that the sample uses and doesn't declare, and compiles again until nothing is missing or nothing
    /// more can be tried.
    func assume(_ attempt: inout Attempt) {
        guard !attempt.result.errors.isEmpty else { return }
        var search = Search(
            names: AssumedNames(
                attempt.code.text, isFile: isFileOfProject, description: description, model: verifier.knowledge.model),
            messages: attempt.result.errors)
        for _ in 0..<(isFileOfProject ? 2 * Self.patience : Self.patience) {
            guard advance(&search, attempt.facts) else { return }
            let assumptions = search.borrowed + search.names.assumptions
            if hasSlips(attempt.facts, assumptions) { return }
            var next = attempt
            next.unit = attempt.unit.assuming(assumptions)
            compile(&next)
            search.messages = next.result.errors
            if search.messages.isEmpty {
                attempt = next
                return
            }
        }
    }

    /// What has been declared so far, and what the compiler still has against it.
    private struct Search {
        var names: AssumedNames
        var messages: [CompilerMessage]
        var borrowed: [Assumption] = []
        var refused: Set<String> = []
    }

    /// A whole file is taken for one of a project whose other files aren't shown.
    private var isFileOfProject: Bool { kind == .file }

    /// The next thing to try.
    /// - Returns: false when there is none, or when a name is the slip of a known one.
    private func advance(_ search: inout Search, _ facts: SyntaxFacts) -> Bool {
        var hasNews = false
        for name in search.messages.compactMap(missingName)
        where !search.names.names.contains(name) && !search.borrowed.contains(where: { $0.name == name }) {
            // A name of the library whose module isn't imported is none of the project's.
            if isKnown(name) || nearMiss(of: name, facts) != nil { return false }
            if !search.refused.contains(name), let found = borrow(name) {
                search.borrowed.append(found)
            } else {
                search.names.add(name)
            }
            hasNews = true
        }
        if isFileOfProject {
            hasNews = addMembers(&search) || hasNews
            hasNews = search.names.learn(from: search.messages) || hasNews
        }
        guard !(search.names.isEmpty && search.names.additions.isEmpty && search.borrowed.isEmpty) else { return false }
        if !hasNews { hasNews = search.names.learn(from: search.messages) || search.names.vary() }
        if !hasNews, let last = search.borrowed.popLast() {
            // The other sample's declaration doesn't fit here: the name is another thing.
            search.refused.insert(last.name)
            search.names.add(last.name)
            hasNews = true
        }
        return hasNews
    }

    private func missingName(_ message: CompilerMessage) -> String? {
        if let name = message.unknownName?.name { return name }
        guard isFileOfProject, message.text.hasPrefix("unknown attribute '") else { return nil }
        return message.quoted.first
    }

    /// What a project adds to types that it doesn't own, if something else shows that the file belongs to one: a single
    /// name that isn't there may be a slip.
    private func addMembers(_ search: inout Search) -> Bool {
        var names = search.names
        guard names.addMembers(from: search.messages, isSlip: isSlip) else { return false }
        guard names.names.count + names.additions.count + absentModules.count > 1 else { return false }
        search.names = names
        return true
    }

    /// Whether the compiler or the library knows a name of the type that is nearly the member's.
    private func isSlip(_ member: String, _ type: String, _ message: CompilerMessage) -> Bool {
        let limit = member.count >= 12 ? 2 : 1
        var known = memberNames(of: type)
        if message.text.contains("did you mean"), let name = message.quoted.last { known.insert(name) }
        return known.contains {
            $0.count > 2 && editDistance(Array($0.unicodeScalars), Array(member.unicodeScalars)) <= limit
        }
    }

    /// Whether the library has a type whose name bears its framework's prefix, such as `UIView`: `Settings` may be anybody's.
    private func isKnown(_ name: String) -> Bool {
        guard name.prefix(3).count == 3, name.prefix(3).allSatisfy(\.isUppercase) else { return false }
        let model = verifier.knowledge.model
        return model.symbols(at: SymbolPath(name)).contains { $0.path.components.count == 1 }
    }

    /// Members that stand without a dot, since the library gives them to what the sample's types derive from.
    var ownMembers: Set<String> {
        let types = hostSupertypes + (kind == .file ? ProgramParts(of: filled.text).types.flatMap(\.inherited) : [])
        return Set(types).reduce(into: []) { $0.formUnion(memberNames(of: $1)) }
    }

    /// The names of the members that the library gives to a type and to what it inherits from.
    private func memberNames(of type: String) -> Set<String> {
        let model = verifier.knowledge.model
        var names: Set<String> = []
        var open = model.symbols(at: SymbolPath(type))
        var seen: Set<SymbolID> = []
        while let symbol = open.popLast() {
            guard seen.insert(symbol.id).inserted else { continue }
            names.formUnion(model.members(of: symbol.path).map { String($0.path.name.prefix { $0 != "(" }) })
            open += model.supertypes(of: symbol.id).compactMap { model[$0.id] }
        }
        return names
    }

    /// A member of an assumed type may have any name, but in a fragment not one that is nearly the library's.
    private func hasSlips(_ facts: SyntaxFacts, _ assumptions: [Assumption]) -> Bool {
        guard !isFileOfProject,
            assumptions.contains(where: {
                $0.declaration.contains("AssumedMembers") || $0.declaration.contains(AssumedNames.filler)
            })
        else { return false }
        return facts.members.contains { verifier.knowledge.nearMisses.nearMissOfMember($0) != nil }
    }

    /// What another sample of the page declares under the name.
    private func borrow(_ name: String) -> Assumption? {
        for neighbour in neighbours where neighbour.code.declares(name) {
            let code = Placeholders.fill(neighbour.code, bodies: description.placeholderBodies).text
            let kind = SampleKind(of: code, knowledge: verifier.knowledge.kinds)
            guard kind == .file || kind == .declarations else { continue }
            // An entry point belongs to the other sample's own program.
            return Assumption(name: name, kind: "#\(neighbour.id.number)", declaration: code.withoutEntryPoint)
        }
        return nil
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
