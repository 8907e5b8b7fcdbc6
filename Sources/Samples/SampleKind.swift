import SwiftParser
import SwiftSyntax

/// What a piece of Swift is, which decides how it becomes a unit that compiles.
package enum SampleKind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Has imports or an entry point of its own.
    case file
    /// Types, extensions or functions at the top level.
    case declarations
    /// What stands inside a type: methods that implement a callback, wrapped properties.
    case members
    case statements
    /// Declarations without bodies, as a reference lists them.
    case interface
    case notSwift = "not-swift"
}

extension SampleKind {
    /// Decides by parsing. `code` has its placeholders filled.
    package init(of code: String) {
        let tree = Parser.parse(source: code)
        let items = tree.statements.map(\.item)
        let declarations = items.compactMap { item -> DeclSyntax? in
            if case .decl(let declaration) = item { declaration } else { nil }
        }
        if items.isEmpty || code.trimmed.hasPrefix("<") && !code.trimmed.hasPrefix("<#") {
            // Nothing, or markup, which Swift reads as a row of operators.
            self = .notSwift
        } else if declarations.contains(where: { $0.is(ImportDeclSyntax.self) || $0.isEntryPoint }) {
            self = .file
        } else if declarations.count == items.count, declarations.allSatisfy(\.lacksBody) {
            self = .interface
        } else if tree.hasError, Self.looksUnlikeSwift(tree, code) {
            self = .notSwift
        } else if declarations.count == items.count, declarations.contains(where: \.standsInType) {
            self = .members
        } else if declarations.count == items.count,
            declarations.contains(where: { !$0.is(VariableDeclSyntax.self) })
        {
            self = .declarations
        } else {
            self = .statements
        }
    }

    /// More tokens that the parser could not place than lines: prose, or another language.
    private static func looksUnlikeSwift(_ tree: SourceFileSyntax, _ code: String) -> Bool {
        let unexpected = tree.tokens(viewMode: .all).filter { $0.parent?.is(UnexpectedNodesSyntax.self) == true }.count
        return unexpected > max(3, code.split(separator: "\n").count)
    }
}

extension DeclSyntax {
    fileprivate var attributeNames: [String] {
        let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
        return (attributes ?? []).compactMap { element in
            element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
    }

    fileprivate var isEntryPoint: Bool {
        attributeNames.contains { $0 == "main" || $0.hasSuffix("ApplicationMain") }
    }

    /// As a reference prints it: no body, no value, and more than a type annotation would explain.
    fileprivate var lacksBody: Bool {
        if let function = self.as(FunctionDeclSyntax.self) { return function.body == nil }
        if let initializer = self.as(InitializerDeclSyntax.self) { return initializer.body == nil }
        if let variable = self.as(VariableDeclSyntax.self) {
            guard attributeNames.isEmpty else { return false }
            return variable.bindings.allSatisfy { binding in
                guard binding.initializer == nil, let type = binding.typeAnnotation?.type else { return false }
                if let accessors = binding.accessorBlock?.accessors {
                    guard case .accessors(let list) = accessors else { return false }
                    return list.allSatisfy { $0.body == nil }
                }
                return !type.is(OptionalTypeSyntax.self)
            }
        }
        if let group = asProtocol((any DeclGroupSyntax).self) {
            return group.memberBlock.leftBrace.presence == .missing
        }
        return false
    }

    /// Only makes sense inside a type: `override`, a wrapped property, an initialiser, a method whose first parameter has no
    /// label (a delegate's), a computed property with an opaque type.
    fileprivate var standsInType: Bool {
        let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
        if modifiers.contains(where: ["override", "static", "weak", "lazy", "required", "convenience"].contains) {
            return true
        }
        if self.is(InitializerDeclSyntax.self) || self.is(DeinitializerDeclSyntax.self) { return true }
        if let variable = self.as(VariableDeclSyntax.self) {
            if !attributeNames.isEmpty { return true }
            return variable.bindings.contains { binding in
                binding.accessorBlock != nil && binding.typeAnnotation?.type.is(SomeOrAnyTypeSyntax.self) == true
            }
        }
        if let function = self.as(FunctionDeclSyntax.self) {
            if !attributeNames.filter({ $0 == "objc" || $0.hasPrefix("IB") }).isEmpty { return true }
            return function.signature.parameterClause.parameters.first?.firstName.tokenKind == .wildcard
        }
        return false
    }
}
