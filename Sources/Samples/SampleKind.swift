import APIModel
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
    /// One expression that has a value.
    case expression
    /// Declarations without bodies, as a reference lists them.
    case interface
    case notSwift = "not-swift"
}

extension SampleKind {
    /// What is known of the library's names when kinds are decided.
    package struct Knowledge: Sendable {
        /// Methods and properties that types have for the system: `sceneDidBecomeActive(_:)`, `window`.
        var callbacks: Set<String> = []
        /// Base names of methods that are called for what they do: they give no value, or are a class's, whose values
        /// needn't be used.
        var actions: Set<String> = []
        /// Base names of methods that are waited for and give a value.
        var answers: Set<String> = []
        /// Base names of all methods.
        var methods: Set<String> = []
        var types: Set<String> = []

        package init() {}

        init(_ model: APIModel) {
            types = Set(model.symbols.values.filter { $0.kind.isType }.map(\.path.name))
            for symbol in model.symbols.values {
                if symbol.isOptionalRequirement { callbacks.insert(symbol.path.name) }
                guard symbol.kind == .method || symbol.kind == .typeMethod else { continue }
                let name = String(symbol.path.name.prefix { $0 != "(" })
                let text = symbol.declarationText
                let hasValue = text.contains("->")
                let isOfClass = symbol.path.parent.flatMap { model.symbol(at: $0) }?.kind == .class
                methods.insert(name)
                if text.contains(" async") {
                    if hasValue { answers.insert(name) }
                } else if !hasValue || isOfClass {
                    actions.insert(name)
                }
            }
        }

        /// Whether a declaration by that name is meant for the system, also one of Swift 2, whose first parameter has its
        /// name for a label.
        func isCallback(_ function: FunctionDeclSyntax) -> Bool {
            if callbacks.contains(function.fullName) { return true }
            let others = function.signature.parameterClause.parameters.dropFirst()
            return callbacks.contains("\(function.name.text)(_:\(others.map { "\($0.firstName.text):" }.joined()))")
        }

        func isCallback(_ variable: VariableDeclSyntax) -> Bool {
            variable.bindings.allSatisfy { binding in
                binding.initializer == nil
                    && callbacks.contains(binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? "")
            }
        }
    }

    /// Decides by parsing. `code` has its placeholders filled.
    package init(of code: String, knowledge: Knowledge = Knowledge()) {
        let tree = Parser.parse(source: code)
        let items = tree.statements.map(\.item)
        let declarations = items.compactMap { item -> DeclSyntax? in
            if case .decl(let declaration) = item { declaration } else { nil }
        }
        if InterfaceCheck.isListOfCases(code) {
            self = .interface
        } else if items.isEmpty || ForeignText.isForeign(code, tree) {
            self = .notSwift
        } else if declarations.contains(where: { $0.is(ImportDeclSyntax.self) || $0.isEntryPoint }) {
            self = .file
        } else if declarations.count == items.count, declarations.allSatisfy({ $0.lacksBody(knowledge.types) }) {
            self = .interface
        } else if declarations.count == items.count {
            self = Self.kind(of: declarations, knowledge)
        } else {
            self = items.count == 1 && Self.isValue(items[0], knowledge) ? .expression : .statements
        }
    }

    private static func kind(of declarations: [DeclSyntax], _ knowledge: Knowledge) -> SampleKind {
        let hasTypes = declarations.contains { $0.asProtocol((any DeclGroupSyntax).self) != nil }
        let standsInType = declarations.contains { declaration in
            declaration.standsInType || !hasTypes && declaration.mayStandInType
                || declaration.as(FunctionDeclSyntax.self).map(knowledge.isCallback) == true
                || declaration.as(VariableDeclSyntax.self).map(knowledge.isCallback) == true
        }
        if standsInType { return .members }
        return declarations.contains { !$0.is(VariableDeclSyntax.self) } ? .declarations : .statements
    }

    /// A call of something for what it does is a statement, and so is the call of a function by its bare name.
    private static func isValue(_ item: CodeBlockItemSyntax.Item, _ knowledge: Knowledge) -> Bool {
        guard case .expr(var expression) = item else { return false }
        var isAwaited = false
        while true {
            if let inner = expression.as(TryExprSyntax.self)?.expression {
                expression = inner
            } else if let inner = expression.as(AwaitExprSyntax.self)?.expression {
                expression = inner
                isAwaited = true
            } else {
                break
            }
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return !sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return true }
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.text
            if isAwaited, knowledge.answers.contains(name) { return true }
            return sequenceMethods.contains(name)
                || knowledge.methods.contains(name) && !knowledge.actions.contains(name)
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return true }
        return name.first?.isUppercase == true
    }

    /// Methods of Swift's own collections that are called for their value.
    private static let sequenceMethods: Set = [
        "map", "compactMap", "flatMap", "filter", "first", "last", "sorted", "reduce", "contains", "min", "max",
        "count",
        "allSatisfy", "prefix", "suffix", "dropFirst", "dropLast", "reversed", "joined", "enumerated",
    ]
}

extension FunctionDeclSyntax {
    /// `scene(_:willConnectTo:options:)`
    var fullName: String {
        "\(name.text)(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
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
    fileprivate func lacksBody(_ libraryTypes: Set<String>) -> Bool {
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
        if self.is(EnumCaseDeclSyntax.self) { return true }
        if let group = asProtocol((any DeclGroupSyntax).self) {
            if group.memberBlock.leftBrace.presence == .missing { return true }
            // A listing of a type of the library: a protocol of the sample's own looks the same.
            let name = asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
            let members = group.memberBlock.members.map(\.decl)
            return libraryTypes.contains(name) && !members.isEmpty && members.allSatisfy { $0.lacksBody(libraryTypes) }
        }
        return false
    }

    /// Only makes sense inside a type: `override`, a wrapped property, an initialiser, a computed property with an opaque
    /// type.
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
        if self.is(FunctionDeclSyntax.self) {
            return attributeNames.contains { $0 == "objc" || $0.hasPrefix("IB") }
        }
        return false
    }

    /// A method whose first parameter has no label is usually a delegate's.
    fileprivate var mayStandInType: Bool {
        guard let function = self.as(FunctionDeclSyntax.self) else { return false }
        return function.signature.parameterClause.parameters.first?.firstName.tokenKind == .wildcard
    }
}
