import APIModel
import SwiftParser
import SwiftSyntax

/// Finds properties that have the name of a requirement and another type. The compiler warns of methods that nearly are
/// requirements; of properties it says nothing, and the system never sees them.
struct RequirementCheck: Sendable {
    /// Types of optional properties, by protocol and name.
    private var properties: [String: [String: String]] = [:]
    /// The protocols that each protocol inherits from, itself included.
    private var inherited: [String: [String]] = [:]

    init(_ model: APIModel) {
        for symbol in model.symbols.values where symbol.isOptionalRequirement && symbol.kind == .property {
            guard let parent = symbol.path.parent?.name, let type = Self.type(of: symbol) else { continue }
            properties[parent, default: [:]][symbol.path.name] = type
        }
        for symbol in model.symbols.values where symbol.kind == .protocol {
            inherited[symbol.path.name] = [symbol.path.name] + model.supertypes(of: symbol.id).map(\.name)
        }
    }

    private static func type(of symbol: Symbol) -> String? {
        let variable = Parser.parse(source: symbol.declarationText).statements.first?.item.as(VariableDeclSyntax.self)
        return variable?.bindings.first?.typeAnnotation?.type.trimmedDescription
    }

    /// - Parameter supertypes: of the type that members stand in, for a fragment that shows only these.
    func messages(_ code: String, supertypes: [String]) -> [CompilerMessage] {
        let tree = Parser.parse(source: code)
        let lines = LineTable(code.utf8)
        let finder = TypeFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        let own = tree.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }
        let groups = finder.types + [(supertypes, own)]
        return groups.flatMap { supertypes, variables in
            variables.flatMap { variable in
                variable.bindings.compactMap { message($0, supertypes, lines) }
            }
        }
    }

    private func message(_ binding: PatternBindingSyntax, _ supertypes: [String], _ lines: LineTable)
        -> CompilerMessage?
    {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let type = binding.typeAnnotation?.type
        else { return nil }
        for one in supertypes.flatMap({ inherited[$0] ?? [] }) {
            guard let wanted = properties[one]?[name.text] else { continue }
            if plain(type.trimmedDescription) == plain(wanted) { return nil }
            let place = lines.place(of: name.range.lowerBound)
            return CompilerMessage(
                severity: .error,
                text:
                    "property '\(name.text)' is not the one of '\(one)', whose type is '\(wanted)' and not '\(type.trimmedDescription)'",
                line: place.line, byteColumn: place.byteColumn, origin: .library)
        }
        return nil
    }

    /// An implicitly unwrapped optional is an optional.
    private func plain(_ type: String) -> String {
        CallbackTable.normalized(type.hasSuffix("!") ? "\(type.dropLast())?" : type)
    }

    private final class TypeFinder: SyntaxVisitor {
        var types: [([String], [VariableDeclSyntax])] = []

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            take(node.inheritanceClause, node.memberBlock)
        }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            take(node.inheritanceClause, node.memberBlock)
        }

        private func take(_ clause: InheritanceClauseSyntax?, _ block: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
            types.append(
                (
                    clause?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
                    block.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
                ))
            return .visitChildren
        }
    }
}
