import APIModel
import SwiftParser
import SwiftSyntax

/// Gives back to types the arguments that a tag stripper took: `Set` for `Set<UISceneSession>`.
///
/// The compiler says where one is missing; what it was is in the declaration that the sample implements.
struct StrippedGenerics {
    let model: APIModel

    /// - Returns: what to put behind the type's name at `token`, where the compiler's message asks for it: `<UISceneSession>`.
    ///   Nil where the library's declarations don't answer.
    func arguments(for message: CompilerMessage, at token: TokenSyntax) -> String? {
        guard message.severity == .error, message.typeWithoutArguments == token.text else { return nil }
        return arguments(at: token)
    }

    /// `<UISceneSession>` for the type at `token`, from the one declaration that all methods of that name agree on.
    private func arguments(at token: TokenSyntax) -> String? {
        var node = Syntax(token)
        while let parent = node.parent {
            if let function = parent.as(FunctionDeclSyntax.self) {
                let found = Set(
                    declarations(named: function.fullName).compactMap { declaration in
                        declaration.types.first { $0.place == function.place(of: token) }?.type.arguments(
                            of: token.text)
                    })
                return found.count == 1 ? found.first : nil
            }
            if let variable = parent.as(VariableDeclSyntax.self),
                let name = variable.bindings.first?.pattern.trimmedDescription
            {
                let found = Set(
                    model.symbols.values.filter { $0.path.name == name }.compactMap { symbol in
                        Parser.parse(source: symbol.declarationText).firstVariableType?.arguments(of: token.text)
                    })
                return found.count == 1 ? found.first : nil
            }
            node = parent
        }
        return nil
    }

    private func declarations(named name: String) -> [FunctionDeclSyntax] {
        model.symbols.values.filter { $0.path.name == name && $0.kind.isCallable }.compactMap { symbol in
            Parser.parse(source: symbol.declarationText).statements.first?.item.as(FunctionDeclSyntax.self)
        }
    }
}

extension CompilerMessage {
    /// `Set` of `reference to generic type 'Set' requires arguments in <...>`.
    fileprivate var typeWithoutArguments: String? {
        let beginning = "reference to generic type '"
        guard text.hasPrefix(beginning), text.contains("requires arguments in <") else { return nil }
        return String(text.dropFirst(beginning.count).prefix { $0 != "'" })
    }
}

extension FunctionDeclSyntax {
    /// Which of a function's types one is: a parameter by its number, or the result.
    fileprivate enum Place: Hashable { case parameter(Int), result }

    fileprivate var types: [(place: Place, type: TypeSyntax)] {
        let parameters = signature.parameterClause.parameters.enumerated().map { (Place.parameter($0), $1.type) }
        return parameters + (signature.returnClause.map { [(Place.result, $0.type)] } ?? [])
    }

    /// The place of the type that holds `token`; nil in the body.
    fileprivate func place(of token: TokenSyntax) -> Place? {
        types.first { $0.type.position <= token.position && token.endPosition <= $0.type.endPosition }?.place
    }
}

extension TypeSyntax {
    /// The arguments of the first type called `name` in this type.
    fileprivate func arguments(of name: String) -> String? {
        for token in tokens(viewMode: .sourceAccurate) where token.text == name {
            if let type = token.parent?.as(IdentifierTypeSyntax.self), let clause = type.genericArgumentClause {
                return clause.trimmedDescription
            }
        }
        return nil
    }
}

extension SourceFileSyntax {
    fileprivate var firstVariableType: TypeSyntax? {
        statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    }
}
