import APIModel
import Diagnostics

/// What a fragment is taken to stand in: a type, and for statements a function of it.
struct Surroundings: Sendable, Hashable {
    var context: LibraryDescription.Context
    /// The callback whose body statements are; nil for members, and for statements that use no parameter.
    var callback: Callback?
    /// Values that the type gets besides, such as of the environment.
    var values: [String] = []
    /// What of this the fragment uses without saying so.
    var assumptions: [Assumption] = []
    var isAsync = false

    var typeName: String { context.typeName }

    func opening(for code: String, _ facts: SyntaxFacts) -> String {
        var lines = [facts.mentioned.contains(typeName) ? context.opening : context.openingWithMark]
        lines += context.members.filter { !code.containsWord($0.beginning) }.map(\.declaration)
        lines += values.map { context.valueDeclaration.replacing("$VALUE", with: $0) }
        guard context.kind == .members else { return lines.joined(separator: "\n") }
        if let callback {
            lines.append(callback.signature(isAsync: isAsync) + " {")
        } else if isStatements {
            lines.append("func sample() \(isAsync ? "async " : "")throws {")
        }
        return lines.joined(separator: "\n")
    }

    /// Statements in a type need a function around them.
    var isStatements = false

    var closing: String {
        guard context.kind == .members, callback != nil || isStatements else { return context.closing }
        return "}\n" + context.closing
    }
}

/// A method that the system calls: a requirement of a protocol that need not be implemented.
struct Callback: Sendable, Hashable {
    /// `scene(_:willConnectTo:options:)`
    var name: String
    var parameters: [String]
    /// `func scene(…)`, without attributes.
    var declaration: String
    var isDeprecated: Bool

    init?(_ symbol: Symbol) {
        guard symbol.kind == .method, symbol.isOptionalRequirement, !symbol.declarationText.contains(" async"),
            let start = symbol.declarationText.firstRange(of: "func ")
        else { return nil }
        name = symbol.path.name
        declaration = String(symbol.declarationText[start.lowerBound...])
        parameters = symbol.declaration.filter { $0.kind == .internalParameter }.map(\.spelling)
        isDeprecated = symbol.isDeprecated
        if parameters.isEmpty { return nil }
    }

    func signature(isAsync: Bool) -> String {
        guard isAsync else { return declaration }
        let end = declaration.lastIndex(of: ")").map { declaration.index(after: $0) } ?? declaration.endIndex
        // The last parenthesis may belong to the result.
        if let arrow = declaration.ranges(of: ") -> ").last, !declaration[arrow.upperBound...].contains(")") {
            return declaration[..<arrow.lowerBound] + ") async throws -> " + declaration[arrow.upperBound...]
        }
        return declaration[..<end] + " async throws" + declaration[end...]
    }
}

/// What fragments may stand in, from the library's description and its symbols.
struct SurroundingsFinder: Sendable {
    private struct Host: Sendable {
        var context: LibraryDescription.Context
        var callbacks: [Callback]
        /// Properties that the type has by itself or inherits.
        var properties: Set<String>
        var values: Set<String>
        /// What the type is, for a reader: its last supertype.
        var kind: String
    }

    private let contexts: [LibraryDescription.Context]
    private let hosts: [Host]
    private let globals: Set<String>

    init(_ description: LibraryDescription, _ model: APIModel) {
        contexts = description.contexts
        hosts = description.contexts.filter { $0.kind == .members }.map { Self.host($0, model) }
        globals = Set(
            model.symbols.values.filter { $0.path.components.count == 1 }.map {
                String($0.path.name.prefix { $0 != "(" })
            })
    }

    private static func host(_ context: LibraryDescription.Context, _ model: APIModel) -> Host {
        var seen: Set<SymbolID> = []
        var pending = context.supertypes.compactMap { model.symbol(at: SymbolPath($0)) }
        var callbacks: [Callback] = []
        var properties = Set(context.members.compactMap { $0.beginning.split(separator: " ").last.map(String.init) })
        while let type = pending.popLast() {
            guard seen.insert(type.id).inserted else { continue }
            for member in model.members(of: type.path) {
                if let callback = Callback(member) { callbacks.append(callback) }
                if type.kind == .class, member.kind == .property { properties.insert(member.path.name) }
            }
            pending += model.supertypes(of: type.id).compactMap { model[$0.id] }
        }
        let values = context.valuesOf.map { model.members(of: SymbolPath($0)) } ?? []
        return Host(
            context: context,
            callbacks: callbacks.sorted {
                ($0.isDeprecated ? 1 : 0, $0.parameters.count, $0.name) < (
                    $1.isDeprecated ? 1 : 0, $1.parameters.count, $1.name
                )
            },
            properties: properties, values: Set(values.filter { $0.kind == .property }.map(\.path.name)),
            kind: context.supertypes.last ?? context.name)
    }

    /// The context that the author names; nil when there is none of that name.
    func named(_ name: String, kind: SampleKind) -> Surroundings? {
        let exact = contexts.first { $0.name == name && $0.kind == kind }
        let ofStatements = contexts.first { $0.name == name && $0.kind == .statements && kind == .expression }
        return (exact ?? ofStatements).map { Surroundings(context: $0) }
    }

    func isKnown(_ name: String) -> Bool { contexts.contains { $0.name == name } }

    // MARK: Members

    /// The type that members belong in: whose callbacks they are, else whose signs they show, else whose callbacks they
    /// nearly are.
    func surroundings(ofMembers code: String, _ methods: [String]) -> Surroundings? {
        let counts = hosts.map { host in host.callbacks.count { methods.contains($0.name) } }
        if let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) {
            return Surroundings(context: hosts[index].context)
        }
        if let context = contexts.first(where: { context in
            context.kind == .members && context.signs.contains { code.containsWord($0) }
        }) {
            return Surroundings(context: context)
        }
        let near = hosts.first { host in
            host.callbacks.contains { callback in methods.contains { isNear($0, callback.name) } }
        }
        return near.map { Surroundings(context: $0.context) }
    }

    private func isNear(_ name: String, _ callback: String) -> Bool {
        guard name.count >= 10, abs(name.count - callback.count) <= 3 else { return false }
        return editDistance(Array(name.unicodeScalars), Array(callback.unicodeScalars)) <= 3
    }

    // MARK: Statements

    /// What statements may stand in, the likeliest first: what covers most of the names that they don't declare.
    func surroundings(ofStatements facts: SyntaxFacts) -> [Surroundings] {
        let free = facts.freeValues.subtracting(facts.declared).subtracting(globals)
        var found: [(covered: Int, rank: Int, Surroundings)] = []
        for (index, host) in hosts.enumerated() {
            let inherited = free.intersection(host.properties)
            let values = free.intersection(host.values).subtracting(host.properties)
            let base = inherited.count + values.count
            let covering = host.callbacks.filter { !free.isDisjoint(with: $0.parameters) }
            for callback in covering {
                let parameters = free.intersection(callback.parameters)
                let isUsual = callback.name == host.context.usualCallback
                found.append(
                    (
                        base + parameters.subtracting(inherited).subtracting(values).count,
                        (isUsual ? 0 : 100) + index,
                        surroundings(host, callback, inherited.subtracting(parameters), values, parameters, facts)
                    ))
            }
            if covering.isEmpty, base > 0 {
                found.append((base, index, surroundings(host, nil, inherited, values, [], facts)))
            }
        }
        let best = found.map(\.covered).max() ?? 0
        return found.enumerated().filter { $0.element.covered == best }
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.2)
    }

    private func surroundings(
        _ host: Host, _ callback: Callback?, _ properties: Set<String>, _ values: Set<String>,
        _ parameters: Set<String>, _ facts: SyntaxFacts
    ) -> Surroundings {
        var assumptions = parameters.sorted().map { name in
            Assumption(name: name, kind: callback?.name ?? "", declaration: callback?.declaration ?? "")
        }
        assumptions += properties.sorted().map { name in
            let own = host.context.members.first { $0.beginning.hasSuffix(" \(name)") }?.declaration
            return Assumption(name: name, kind: host.kind, declaration: own ?? host.context.opening)
        }
        assumptions += values.sorted().map { name in
            Assumption(
                name: name, kind: host.context.valuesOf ?? "",
                declaration: host.context.valueDeclaration.replacing("$VALUE", with: name))
        }
        return Surroundings(
            context: host.context, callback: callback, values: values.sorted(), assumptions: assumptions,
            isAsync: facts.awaits, isStatements: true)
    }
}
