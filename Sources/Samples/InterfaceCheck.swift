import APIModel
import Diagnostics
import SwiftParser
import SwiftSyntax

/// Holds declarations without bodies, as a reference prints them, against the library's.
struct InterfaceCheck: Sendable {
    let model: APIModel

    /// - Returns: an error for each declaration that the library doesn't have so, at its name or at what differs.
    func messages(_ code: String) -> [CompilerMessage] {
        // Cases stand in an enumeration: one is opened on a line before them.
        let isList = Self.isListOfCases(code)
        let text = isList ? "enum Listed {\n\(code)\n}" : code
        let lines = LineTable(text.utf8)
        let declarations = Parser.parse(source: text).statements.flatMap { item -> [DeclSyntax] in
            guard case .decl(let declaration) = item.item else { return [] }
            let members = declaration.as(EnumDeclSyntax.self)?.memberBlock.members.map(\.decl) ?? []
            return isList ? members : [declaration]
        }
        return declarations.flatMap { differences($0, parent: nil) }.map { difference in
            let place = lines.place(of: difference.offset)
            return CompilerMessage(
                severity: .error, text: difference.text, line: place.line - (isList ? 1 : 0),
                byteColumn: place.byteColumn,
                origin: .library)
        }
    }

    static func isListOfCases(_ code: String) -> Bool {
        let lines = code.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty && !$0.hasPrefix("//") }
        return !lines.isEmpty && lines.allSatisfy { $0.hasPrefix("case ") && !$0.contains(":") }
    }

    private struct Difference {
        var text: String
        var offset: Int
    }

    private func differences(_ declaration: DeclSyntax, parent: SymbolPath?) -> [Difference] {
        if isSubheading(declaration) { return [] }
        let listed = ListedDeclaration.all(declaration)
        return listed.flatMap { one -> [Difference] in
            let candidates = self.candidates(one, parent)
            guard !candidates.isEmpty else { return [unknown(one, parent)] }
            let forms = candidates.flatMap {
                ListedDeclaration.all($0, supertypes: model.supertypes(of: $0.id).map(\.name))
            }
            let found = forms.map { one.differences(from: $0) }
            let least = found.min { $0.count < $1.count } ?? []
            let inner = one.members.flatMap { differences($0, parent: candidates.first?.path) }
            return least.prefix(1).map { Difference(text: $0.text, offset: $0.offset) } + inner
        }
    }

    /// A reference's lists show declarations without the names of parameters: `init(DelegateType.Type)`.
    private func isSubheading(_ declaration: DeclSyntax) -> Bool {
        let name: String
        if declaration.is(InitializerDeclSyntax.self) {
            name = "init"
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
            name = function.name.text
        } else {
            return false
        }
        let text = CallbackTable.normalized(declaration.trimmedDescription)
        return model.lastNames.contains { last in
            last.hasPrefix("\(name)(")
                && model.symbols(named: last).contains {
                    CallbackTable.normalized($0.subheading.map(\.spelling).joined()) == text
                }
        }
    }

    private func candidates(_ one: ListedDeclaration, _ parent: SymbolPath?) -> [Symbol] {
        model.symbols(named: one.name).filter { symbol in
            guard let parent else { return true }
            return symbol.path.parent == parent
        }
    }

    private func unknown(_ one: ListedDeclaration, _ parent: SymbolPath?) -> Difference {
        let base = String(one.name.prefix { $0 != "(" })
        let known = Set(model.lastNames)
        // The same method with another label, else another name.
        let siblings = known.filter { $0.prefix { $0 != "(" } == base && $0 != one.name }
        let nearest = nearestName(to: one.name, among: siblings.isEmpty ? known : siblings)
        let offset = nearest.flatMap { one.offset(ofFirstLabelUnlike: $0) } ?? one.offset
        let advice = nearest.map { "; did you mean '\($0)'?" } ?? ""
        return Difference(text: "the library declares no '\(one.name)'\(advice)", offset: offset)
    }
}

/// One name that a declaration declares, with its parts as texts.
private struct ListedDeclaration {
    struct Part {
        var what: String
        var text: String
        var offset: Int
    }

    var name: String
    /// Of the name.
    var offset: Int
    var parts: [Part] = []
    var labels: [(text: String, offset: Int)] = []
    var members: [DeclSyntax] = []

    /// Parts that both texts state and state otherwise.
    func differences(from known: ListedDeclaration) -> [(text: String, offset: Int)] {
        parts.compactMap { part in
            guard let other = known.parts.first(where: { $0.what == part.what }) else {
                // A reference may leave out the result; it may not invent one.
                return part.what == "result"
                    ? ("the library's '\(name)' has no result '\(part.text)'", part.offset) : nil
            }
            if part.what == "supertype" {
                let named = Set(known.parts.filter { $0.what == "supertype" }.map(\.text))
                if named.isEmpty { return nil }
                return named.contains(part.text)
                    ? nil : ("the library declares '\(name)' without '\(part.text)'", offset)
            }
            guard CallbackTable.normalized(part.text) != CallbackTable.normalized(other.text) else { return nil }
            return ("the library declares '\(name)' with '\(other.text)', not '\(part.text)'", part.place(self))
        }
            + (known.parts.contains { $0.what == "result" } && !parts.contains { $0.what == "result" }
                && name.contains("(")
                ? [("the library's '\(name)' has a result", offset)] : [])
    }

    func offset(ofFirstLabelUnlike other: String) -> Int? {
        guard let start = other.firstIndex(of: "("), other.prefix(upTo: start) == name.prefix(while: { $0 != "(" })
        else {
            return nil
        }
        let wanted = other[start...].dropFirst().split(separator: ":").map(String.init)
        return zip(labels, wanted).first { $0.0.text != $0.1 }?.0.offset
    }

    /// What the library's own declaration says.
    static func all(_ symbol: Symbol, supertypes: [String]) -> [ListedDeclaration] {
        all(symbol).map { one in
            var one = one
            // The symbol graph prints a type without what it inherits.
            one.parts += supertypes.map {
                Part(what: "supertype", text: String($0.split(separator: ".").last ?? ""), offset: 0)
            }
            return one
        }
    }

    private static func all(_ symbol: Symbol) -> [ListedDeclaration] {
        let text = symbol.declarationText
        let tree = Parser.parse(source: text.hasPrefix("case") ? "enum E { \(text) }" : text)
        return tree.statements.flatMap { item -> [ListedDeclaration] in
            guard case .decl(let declaration) = item.item else { return [] }
            if text.hasPrefix("case"), let member = declaration.as(EnumDeclSyntax.self)?.memberBlock.members.first {
                return all(member.decl)
            }
            return all(declaration)
        }
    }

    static func all(_ declaration: DeclSyntax) -> [ListedDeclaration] {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            return [
                callable(
                    function.fullName, function.name, function.signature.parameterClause,
                    function.signature.returnClause)
            ]
        }
        if let initializer = declaration.as(InitializerDeclSyntax.self) {
            let labels = initializer.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
            return [callable("init(\(labels))", initializer.initKeyword, initializer.signature.parameterClause, nil)]
        }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { binding in
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
                let type = binding.typeAnnotation?.type
                return ListedDeclaration(
                    name: name.text, offset: name.range.lowerBound,
                    parts: type.map { [Part(what: "type", text: $0.trimmedDescription, offset: name.range.lowerBound)] }
                        ?? [])
            }
        }
        if let cases = declaration.as(EnumCaseDeclSyntax.self) {
            return cases.elements.map { ListedDeclaration(name: $0.name.text, offset: $0.name.range.lowerBound) }
        }
        if let type = declaration.asProtocol((any DeclGroupSyntax).self),
            let named = declaration.asProtocol((any NamedDeclSyntax).self)
        {
            let supertypes = type.inheritanceClause?.inheritedTypes.map {
                Part(what: "supertype", text: $0.type.trimmedDescription, offset: $0.type.trimmedRange8.lowerBound)
            }
            return [
                ListedDeclaration(
                    name: named.name.text, offset: named.name.range.lowerBound, parts: supertypes ?? [],
                    members: type.memberBlock.members.map(\.decl))
            ]
        }
        return []
    }

    private static func callable(
        _ name: String, _ token: TokenSyntax, _ clause: FunctionParameterClauseSyntax, _ result: ReturnClauseSyntax?
    ) -> ListedDeclaration {
        var parts = clause.parameters.enumerated().map { index, parameter in
            Part(
                what: "parameter \(index)", text: parameter.type.trimmedDescription,
                offset: parameter.type.trimmedRange8.lowerBound)
        }
        if let type = result?.type, !["Void", "()"].contains(type.trimmedDescription) {
            parts.append(Part(what: "result", text: type.trimmedDescription, offset: type.trimmedRange8.lowerBound))
        }
        return ListedDeclaration(
            name: name, offset: token.range.lowerBound, parts: parts,
            labels: clause.parameters.map { ($0.firstName.text, $0.firstName.range.lowerBound) })
    }
}

extension ListedDeclaration.Part {
    fileprivate func place(_ declaration: ListedDeclaration) -> Int { what == "type" ? declaration.offset : offset }
}
