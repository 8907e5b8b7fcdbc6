import APIModel
import SwiftParser
import SwiftSyntax

/// Gives back to types the arguments that a tag stripper took: `Set` for `Set<UISceneSession>`.
///
/// The compiler says where one is missing; what it was is in the declaration that the sample implements.
struct StrippedGenerics {
    let model: APIModel

    /// - Returns: what to put behind the names of types in `code`, as the compiler's errors ask for it; nothing for an
    ///   error that the library's declarations don't answer.
    func edits(for messages: [CompilerMessage], in code: String) -> [SampleFix.Edit] {
        let places = messages.filter { $0.severity == .error }.compactMap { message in
            message.typeWithoutArguments.map { (message, $0) }
        }
        if places.isEmpty { return [] }
        let tree = Parser.parse(source: code)
        let converter = SourceLocationConverter(fileName: "", tree: tree)
        return places.compactMap { message, name in
            let position = converter.position(ofLine: message.line, column: message.byteColumn)
            guard let token = tree.token(at: position), token.text == name, let arguments = arguments(at: token) else {
                return nil
            }
            return SampleFix.Edit(
                line: message.line, byteColumn: message.byteColumn, before: name, after: name + arguments)
        }
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

/// A change to a sample that makes it compile.
package struct SampleFix: Sendable, Hashable, Codable {
    package struct Edit: Sendable, Hashable, Codable {
        /// In the sample's code, both from 1.
        package var line: Int
        package var byteColumn: Int
        package var before: String
        package var after: String
    }

    package var edits: [Edit]
    /// What the sample came to with it.
    package var outcome: Outcome

    /// `code` with the edits made.
    package static func apply(_ edits: [Edit], to code: String) -> String {
        var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
        // From behind, so that places before stay where they are.
        for edit in edits.sorted(by: { ($0.line, $0.byteColumn) > ($1.line, $1.byteColumn) }) {
            let start = edit.byteColumn - 1
            guard lines.indices.contains(edit.line - 1), start >= 0,
                lines[edit.line - 1].dropFirst(start).starts(with: edit.before.utf8)
            else { continue }
            lines[edit.line - 1].replaceSubrange(start..<start + edit.before.utf8.count, with: edit.after.utf8)
        }
        return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
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

    fileprivate var fullName: String {
        "\(name.text)(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
    }

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
