import SwiftParser
import SwiftSyntax

/// What a piece of Swift is as a part of a program: what it declares at its top level, and whether the program begins in it.
package struct ProgramParts: Sendable, Hashable {
    /// A type declared at the top level, with the names of what it inherits from and conforms to.
    package struct DeclaredType: Sendable, Hashable {
        package var name: String
        package var inherited: [String]
    }

    package var types: [DeclaredType] = []
    package var hasEntryPoint = false

    /// - Parameter code: with its placeholders filled.
    package init(of code: String) {
        for item in Parser.parse(source: code).statements {
            guard case .decl(let declaration) = item.item else { continue }
            let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
            let names = attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
            if names.contains(where: { $0 == "main" || $0.hasSuffix("ApplicationMain") }) { hasEntryPoint = true }
            guard let group = declaration.asProtocol((any DeclGroupSyntax).self),
                let named = declaration.asProtocol((any NamedDeclSyntax).self)
            else { continue }
            let inherited = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
            types.append(DeclaredType(name: named.name.text, inherited: inherited))
        }
    }
}

extension CheckedSample {
    /// The code that compiles: its modern or repaired version, where it needs one, with its placeholders filled.
    package func compilingCode(_ description: LibraryDescription) -> String {
        Placeholders.fill(outcome.rewrite?.code ?? sample.code, bodies: description.placeholderBodies).text
    }
}
