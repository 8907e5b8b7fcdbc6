import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview { … }`: nothing is shown, so it declares nothing. That what stands in it compiles is checked all the same, by
/// the types of the macro's parameters.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// `@Entry var name: Type = value` in an extension of environment values: a key of its own, and a getter and a setter.
public struct EntryMacro: AccessorMacro, PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let name = name(of: declaration) else { return [] }
        return [
            "get { self[__Key_\(raw: name).self] }",
            "set { self[__Key_\(raw: name).self] = newValue }",
        ]
    }

    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let name = name(of: declaration),
            let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
        else { return [] }
        let type = binding.typeAnnotation?.type.trimmedDescription
        let annotation = type.map { ": \($0)" } ?? ""
        // Without a value it is an optional one.
        let value = binding.initializer?.value.trimmedDescription ?? "nil"
        let protocolName = container(in: context)
        return [
            """
            private struct __Key_\(raw: name): \(raw: protocolName) {
                nonisolated(unsafe) static let defaultValue\(raw: annotation) = \(raw: value)
            }
            """
        ]
    }

    private static func name(of declaration: some DeclSyntaxProtocol) -> String? {
        let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
        return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }

    /// Which protocol the key is of, by the type that is extended.
    private static func container(in context: some MacroExpansionContext) -> String {
        for node in context.lexicalContext {
            guard let name = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription else { continue }
            if name.hasSuffix("FocusedValues") { return "FocusedValueKey" }
            if name.hasSuffix("Transaction") { return "TransactionKey" }
        }
        return "EnvironmentKey"
    }
}

/// `@Model class Name`: its objects are kept, which here means that they conform to the protocol of such objects.
public struct ModelMacro: ExtensionMacro {
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty else { return [] }
        let list = protocols.map(\.trimmedDescription).joined(separator: ", ")
        return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: list) {}")]
    }
}

/// An attribute that says how something is kept: nothing is declared for it.
public struct NothingMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
