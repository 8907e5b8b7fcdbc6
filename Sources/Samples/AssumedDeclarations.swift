import APIModel

/// The text of what is assumed.
extension AssumedNames {
    var assumptions: [Assumption] {
        let own = declared.sorted { $0.key < $1.key }.map { name, entry in
            switch entry.form {
            case .type: type(name, entry)
            case .protocol: protocolType(name, entry)
            case .wrapper: wrapper(name)
            case .function: function(name)
            case .value: value(name, entry)
            }
        }
        var all = own + additions.assumptions(self)
        if isFile, let last = all.indices.last {
            // What values of the project are asked for belongs to no name.
            for text in [memberDeclarations, implicitDeclarations] where !text.isEmpty {
                all[last].declaration += "\n" + text
            }
        }
        return all
    }

    private func type(_ name: String, _ entry: Declared) -> Assumption {
        let guess = candidates(name)[safe: entry.choice] ?? LibraryDescription.Guess(keyword: "class")
        let isClass = { (type: String) in model.symbol(at: SymbolPath(type))?.kind == .class }
        var supertypes = guess.supertypes
        // A superclass that the use asks for stands for the guessed one.
        let superclass =
            entry.conformances.filter(isClass).sorted().first ?? entry.conformances.sorted().compactMap(onlyClass).first
        if let superclass { supertypes = [superclass] + supertypes.filter { !isClass($0) } }
        let wanted = entry.conformances.filter { !isClass($0) && !supertypes.contains($0) && $0 != "AnyObject" }
        let others = wanted.sorted()
        let isValue = guess.keyword != "class" && superclass == nil && !entry.conformances.contains("AnyObject")
        // A protocol of Objective-C asks for a class of Objective-C.
        if superclass == nil, !isValue, others.contains(where: isOfObjectiveC), supertypes.first.map(isClass) != true {
            supertypes.removeAll { $0 == "NSObject" }
            supertypes.insert("NSObject", at: 0)
        }
        supertypes += others
        var members = [superclass == nil ? guess.members : ""]
        if others.contains("Identifiable") { members.append("var id: Int { 0 }") }
        // What the library doesn't know, such as NSObject, is a class where a guess begins with it.
        let begins = guess.supertypes.first.map { model.symbol(at: SymbolPath($0))?.kind != .protocol } == true
        let inherits = !isValue && (superclass != nil || begins || supertypes.first == "NSObject")
        let calls = uses.calls[name] ?? []
        if inherits {
            members += Self.distinct(calls.filter { !$0.arguments.isEmpty }).map {
                let signature = CallSignature($0)
                return "convenience init\(signature.generics)(\(signature.parameters)) { self.init() }"
            }
        } else {
            members += Self.distinct(calls + [NameUses.Call(arguments: [])]).map {
                let signature = CallSignature($0)
                return "\(isValue ? "" : "required ")init\(signature.generics)(\(signature.parameters)) {}"
            }
        }
        for (member, use) in entry.statics.sorted(by: { $0.key < $1.key }) where !entry.nested.contains(member) {
            members += staticMember(member, use, of: name + genericArguments(entry))
        }
        members += entry.nested.sorted().map { nested in
            let calls = Self.distinct((uses.memberCalls[nested] ?? []) + [NameUses.Call(arguments: [])])
            let inits = calls.map { "init\(CallSignature($0).generics)(\(CallSignature($0).parameters)) {}" }
            return "class \(nested): AssumedMembers { \(inits.joined(separator: "; ")) }"
        }
        let head = supertypes + (entry.hasDynamicMembers ? ["AssumedMembers"] : [])
        let keyword = isValue ? guess.keyword : "class"
        let body = members.filter { !$0.isEmpty }.joined(separator: "; ")
        return Assumption(
            name: name, kind: (others.last ?? supertypes.last) ?? keyword,
            declaration: (guess.attributes.isEmpty ? "" : guess.attributes + " ")
                + "\(keyword) \(name)\(genericArguments(entry))\(Self.clause(head)) { \(body) }")
    }

    /// The class of the library that alone conforms to a protocol: what conforms to it elsewhere derives from that.
    private func onlyClass(conformingTo name: String) -> String? {
        guard let symbol = model.symbol(at: SymbolPath(name)), symbol.kind == .protocol else { return nil }
        let types = model.subtypes(of: symbol.id)
        return types.count == 1 && types[0].kind == .class ? types[0].path.text : nil
    }

    private func isOfObjectiveC(_ name: String) -> Bool {
        guard let symbol = model.symbol(at: SymbolPath(name)), symbol.kind == .protocol else { return false }
        return model.supertypes(of: symbol.id).contains { $0.name == "NSObjectProtocol" || isOfObjectiveC($0.name) }
    }

    private func genericArguments(_ entry: Declared) -> String {
        entry.genericCount == 0
            ? "" : "<" + (1...entry.genericCount).map { "Element\($0)" }.joined(separator: ", ") + ">"
    }

    private static func clause(_ supertypes: [String]) -> String {
        supertypes.isEmpty ? "" : ": " + supertypes.joined(separator: ", ")
    }

    private func staticMember(_ name: String, _ use: Declared.Static, of owner: String) -> [String] {
        guard use.isCalled else {
            return ["static var \(Self.escaped(name)): \(use.type ?? owner) { get { fatalError() } set {} }"]
        }
        return functions("static func \(Self.escaped(name))", name, uses.memberCalls[name] ?? [])
    }

    private func protocolType(_ name: String, _ entry: Declared) -> Assumption {
        let head = entry.conformances.sorted() + (entry.hasDynamicMembers ? ["AssumedMembers"] : [])
        return Assumption(
            name: name, kind: "protocol", declaration: "protocol \(name)\(Self.clause(head)) {}")
    }

    private func wrapper(_ name: String) -> Assumption {
        let calls = Self.distinct((uses.attributes[name] ?? []) + [NameUses.Call(arguments: [])])
        let inits = calls.flatMap { call -> [String] in
            let parameters = CallSignature(call).parameters
            return [
                "init(\(parameters)) {}",
                "init(\((["wrappedValue: Value"] + (parameters.isEmpty ? [] : [parameters])).joined(separator: ", "))) {}",
            ]
        }
        return Assumption(
            name: name, kind: "@propertyWrapper",
            declaration: "@propertyWrapper struct \(name)<Value> { \(inits.joined(separator: "; ")); "
                + "var wrappedValue: Value { get { fatalError() } nonmutating set {} } }")
    }

    private func function(_ name: String) -> Assumption {
        let all = Self.distinct(uses.calls[name] ?? [NameUses.Call(arguments: [])])
        let declarations =
            uses.resultsUsed.contains(name)
            ? functions("func \(name)", name, all)
            : all.map { "func \(name)\(CallSignature($0).generics)(\(CallSignature($0).parameters)) {}" }
        let labels = all.first?.labels.map { $0.isEmpty ? "_:" : "\($0):" }.joined() ?? ""
        return Assumption(
            name: name, kind: "func \(name)(\(labels))", declaration: declarations.joined(separator: "; "))
    }

    private func value(_ name: String, _ entry: Declared) -> Assumption {
        let type = entry.valueType ?? Self.filler
        return Assumption(
            name: name, kind: entry.valueType.map { "var: \($0)" } ?? "var",
            declaration: "var \(name): \(type) { get { fatalError() } set {} }")
    }

    /// Of members that are found by any name the compiler can't tell the types of parameters, nor what a variable that is
    /// made from one is used as later: such members are declared.
    private var memberDeclarations: String {
        let variables = memberTypes.filter { uses.memberCalls[$0.key] == nil }.sorted { $0.key < $1.key }.map {
            "var \(Self.escaped($0)): \($1) { get { fatalError() } nonmutating set {} }"
        }
        let called = uses.memberCalls.sorted { $0.key < $1.key }.flatMap { name, calls in
            let isAskedFor = memberTypes[name] != nil || optionalMembers.contains(name)
            return functions(
                "func \(Self.escaped(name))", name, calls.filter { isAskedFor || $0.needsTypes }, isFavored: false)
        }
        let all = variables + called
        return all.isEmpty ? "" : "extension AssumedMembers { \(all.joined(separator: "; ")) }"
    }

    /// Functions for the calls of `name`: with the type that was asked for, else with any.
    func functions(_ head: String, _ name: String, _ calls: [NameUses.Call], isFavored: Bool = true) -> [String] {
        Self.distinct(calls).flatMap { call -> [String] in
            let signature = CallSignature(call)
            if let type = memberTypes[name] {
                return [
                    "@discardableResult \(head)\(signature.generics)(\(signature.parameters)) -> \(type) { fatalError() }"
                ]
            }
            return signature.functions(head, isFavored: isFavored, isOptional: optionalMembers.contains(name))
        }
    }

    /// A name that Swift has a word of its own for: `default`.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set = [
        "default", "in", "is", "as", "case", "switch", "class", "struct", "enum", "func", "var", "let", "return",
        "self",
        "init", "import", "public", "private", "internal", "where", "while", "for", "if", "else", "guard", "do", "try",
        "catch", "throw", "throws", "repeat", "break", "continue", "extension", "protocol", "operator", "static",
        "super",
        "nil", "true", "false", "defer", "fallthrough", "subscript", "typealias", "Type", "Self", "Any",
    ]

    /// What arguments of assumed functions name behind a dot.
    private var implicitDeclarations: String {
        let all = uses.implicit.sorted { $0.key < $1.key }.flatMap { name, isCalled -> [String] in
            let head = "static \(isCalled ? "func" : "var") \(Self.escaped(name))"
            guard isCalled else { return ["\(head): \(Self.filler) { fatalError() }"] }
            return Self.distinct(uses.memberCalls[name] ?? []).map {
                "\(head)\(CallSignature($0).generics)(\(CallSignature($0).parameters)) -> \(Self.filler) { fatalError() }"
            }
        }
        return all.isEmpty ? "" : "extension \(Self.filler) { \(all.joined(separator: "; ")) }"
    }

    static func distinct(_ calls: [NameUses.Call]) -> [NameUses.Call] {
        var seen: Set<[String]> = []
        return calls.sorted { ($0.arguments.count, $0.labels.joined()) < ($1.arguments.count, $1.labels.joined()) }
            .filter { seen.insert($0.labels).inserted }
    }
}

/// Parameters that take what stands in a call.
struct CallSignature {
    let generics: String
    let parameters: String
    private let names: [String]

    init(_ call: NameUses.Call) {
        var names: [String] = []
        parameters = call.arguments.enumerated().map { index, argument in
            let head = "\(argument.label.isEmpty ? "_" : argument.label) value\(index): "
            if argument.isImplicit { return head + "\(AssumedNames.filler)" }
            guard let closure = argument.closure, !closure.isEmpty else { return head + "Any?" }
            names.append("Result\(index)")
            return head + "@escaping (\(closure.joined(separator: ", "))) -> Result\(index)"
        }.joined(separator: ", ")
        self.names = names
        generics = names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
    }

    /// Functions that give what is asked for, else a value that can be looked into.
    func functions(_ head: String, isFavored: Bool = true, isOptional: Bool = false) -> [String] {
        let all = "<" + (names + ["Value"]).joined(separator: ", ") + ">"
        let attributes = "@_disfavoredOverload @discardableResult "
        return [
            "\(isFavored ? "" : "@_disfavoredOverload ")\(head)\(all)(\(parameters)) -> Value { fatalError() }",
            "\(attributes)\(head)\(generics)(\(parameters)) -> \(AssumedNames.filler)\(isOptional ? "?" : "") { fatalError() }",
        ]
    }
}
