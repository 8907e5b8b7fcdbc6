import SwiftParser
import SwiftSyntax

/// How a text uses names that its project declares elsewhere.
struct NameUses {
    /// One call: what it gives.
    struct Call: Hashable {
        /// An argument: its label, empty for none, and for a closure what it takes.
        struct Argument: Hashable {
            var label: String
            /// The types of a closure's parameters; nil for another value.
            var closure: [String]?
            /// Begins with a dot: the type that it belongs to is the parameter's.
            var isImplicit = false
        }

        var arguments: [Argument]
        var labels: [String] { arguments.map(\.label) }
        /// Whether the compiler must know the types of its parameters.
        var needsTypes: Bool { arguments.contains { $0.closure?.isEmpty == false || $0.isImplicit } }
    }

    /// A name behind the name of a type: `Theme.dark`.
    struct Member: Hashable {
        var owner: String
        var name: String
    }

    /// For each name that is called by itself, its calls.
    private(set) var calls: [String: [Call]] = [:]
    /// Functions whose result goes somewhere.
    private(set) var resultsUsed: Set<String> = []
    /// For each name behind a dot that is called, its calls.
    private(set) var memberCalls: [String: [Call]] = [:]
    /// Names by themselves on each line.
    private(set) var values: [Int: Set<String>] = [:]
    /// Members of types on each line.
    private(set) var statics: [Int: [Member]] = [:]
    /// Names behind a dot on each line.
    private(set) var members: [Int: Set<String>] = [:]
    /// Names called by themselves on each line.
    private(set) var callees: [Int: Set<String>] = [:]
    /// Names in the place of an attribute.
    private(set) var attributes: [String: [Call]] = [:]
    /// Names that a type conforms to beside its superclass.
    private(set) var protocols: Set<String> = []
    /// How many arguments a generic type is given.
    private(set) var genericArguments: [String: Int] = [:]
    /// Types named behind the name of another: `Theme.Kind`.
    private(set) var nested: [String: Set<String>] = [:]
    /// Names that begin with a dot, and whether they are called.
    private(set) var implicit: [String: Bool] = [:]
    /// Names in the place of a type.
    private(set) var types: Set<String> = []
    /// For each constant or variable what its value is a member of: `let date = store.lastDate`.
    private(set) var origins: [String: String] = [:]

    init(_ code: String) {
        let finder = Finder(lines: LineTable(code.utf8))
        finder.walk(Parser.parse(source: code))
        self = finder.uses
    }

    private init() {}

    private final class Finder: SyntaxVisitor {
        var uses = NameUses()
        private let lines: LineTable

        init(lines: LineTable) {
            self.lines = lines
            super.init(viewMode: .sourceAccurate)
        }

        private func line(_ node: some SyntaxProtocol) -> Int {
            lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset).line
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            var arguments = node.arguments.map {
                Call.Argument(
                    label: $0.label?.text ?? "", closure: Self.closure($0.expression),
                    isImplicit: Self.isImplicit($0.expression))
            }
            if let closure = node.trailingClosure {
                arguments.append(Call.Argument(label: "", closure: ClosureUse(closure).parameters))
            }
            arguments += node.additionalTrailingClosures.map {
                Call.Argument(label: $0.label.text, closure: ClosureUse($0.closure).parameters)
            }
            let call = Call(arguments: arguments)
            var callee = node.calledExpression
            if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
            if let chain = callee.as(OptionalChainingExprSyntax.self) { callee = chain.expression }
            if let access = callee.as(MemberAccessExprSyntax.self) {
                uses.memberCalls[access.declName.baseName.text, default: []].append(call)
            }
            guard let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text else { return .visitChildren }
            uses.calls[name, default: []].append(call)
            uses.callees[line(node), default: []].insert(name)
            if node.parent?.is(CodeBlockItemSyntax.self) != true { uses.resultsUsed.insert(name) }
            return .visitChildren
        }

        /// `.name`, `.name(…)`, `[.name, .other]`.
        private static func isImplicit(_ expression: ExprSyntax) -> Bool {
            if let access = expression.as(MemberAccessExprSyntax.self) { return access.base.map(isImplicit) ?? true }
            if let call = expression.as(FunctionCallExprSyntax.self) { return isImplicit(call.calledExpression) }
            if let list = expression.as(ArrayExprSyntax.self) {
                return list.elements.contains { isImplicit($0.expression) }
            }
            return false
        }

        private static func closure(_ expression: ExprSyntax) -> [String]? {
            expression.as(ClosureExprSyntax.self).map { ClosureUse($0).parameters }
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.baseName.text
            if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
                uses.members[line(node), default: []].insert(name)
                if access.base == nil {
                    let isCalled = access.parent?.is(FunctionCallExprSyntax.self) == true
                    uses.implicit[name] = uses.implicit[name] ?? false || isCalled
                }
                if let owner = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
                    owner.first?.isUppercase == true
                {
                    uses.statics[line(node), default: []].append(Member(owner: owner, name: name))
                }
            } else {
                uses.values[line(node), default: []].insert(name)
            }
            return .visitChildren
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            note(node.pattern, node.initializer?.value)
            return .visitChildren
        }

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            note(node.pattern, node.initializer?.value)
            return .visitChildren
        }

        private func note(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
            guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text, var value else { return }
            while true {
                if let call = value.as(FunctionCallExprSyntax.self) {
                    value = call.calledExpression
                } else if let chain = value.as(OptionalChainingExprSyntax.self) {
                    value = chain.expression
                } else {
                    break
                }
            }
            if let member = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
                uses.origins[name] = member
            }
        }

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { return .visitChildren }
            var arguments: [Call.Argument] = []
            if case .argumentList(let list) = node.arguments {
                arguments = list.map { Call.Argument(label: $0.label?.text ?? "") }
            }
            uses.attributes[name, default: []].append(Call(arguments: arguments))
            return .visitChildren
        }

        override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
            let mayHaveSuperclass = node.parent?.is(ClassDeclSyntax.self) == true
            for (index, item) in node.inheritedTypes.enumerated() where index > 0 || !mayHaveSuperclass {
                if let name = item.type.as(IdentifierTypeSyntax.self)?.name.text { uses.protocols.insert(name) }
            }
            return .visitChildren
        }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            uses.types.insert(node.name.text)
            if let clause = node.genericArgumentClause {
                uses.genericArguments[node.name.text] = clause.arguments.count
            }
            return .visitChildren
        }

        override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
                uses.genericArguments[name] = node.genericArgumentClause.arguments.count
            }
            return .visitChildren
        }

        override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
            if let owner = node.baseType.as(IdentifierTypeSyntax.self)?.name.text {
                uses.nested[owner, default: []].insert(node.name.text)
            }
            return .visitChildren
        }
    }
}

/// What a closure does with its parameters, by which their types are told.
struct ClosureUse {
    /// Types for the parameters, in their order.
    private(set) var parameters: [String]

    init(_ closure: ClosureExprSyntax) {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        let clause = closure.signature?.parameterClause
        if let typed = clause?.as(ClosureParameterClauseSyntax.self) {
            parameters = typed.parameters.map {
                $0.type?.trimmedDescription ?? finder.type(of: ($0.secondName ?? $0.firstName).text)
            }
            return
        }
        let names =
            clause?.as(ClosureShorthandParameterListSyntax.self)?.map(\.name.text)
            ?? (0..<finder.anonymous).map { "$\($0)" }
        parameters = names.map(finder.type)
    }

    private final class Finder: SyntaxVisitor {
        var anonymous = 0
        private var optionals: Set<String> = []
        private var switched: Set<String> = []

        func type(of name: String) -> String {
            let lowered = name.lowercased()
            if switched.contains(name) || lowered == "result" && switched.contains("") {
                return "Result<\(AssumedNames.filler), any Error>"
            }
            let isError = lowered.hasSuffix("error") || lowered == "err"
            if optionals.contains(name) { return isError ? "(any Error)?" : "\(AssumedNames.filler)?" }
            return isError ? "any Error" : AssumedNames.filler
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.baseName.text
            if name.hasPrefix("$"), let number = Int(name.dropFirst()) { anonymous = max(anonymous, number + 1) }
            let parent = node.parent
            if parent?.is(OptionalChainingExprSyntax.self) == true || parent?.is(ForceUnwrapExprSyntax.self) == true {
                optionals.insert(name)
            }
            if parent?.is(OptionalBindingConditionSyntax.self) == true
                || parent?.is(InitializerClauseSyntax.self) == true
                    && parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
            {
                optionals.insert(name)
            }
            if let list = parent?.as(ExprListSyntax.self),
                list.contains(where: { $0.is(NilLiteralExprSyntax.self) }) || list.contains(where: Self.isCoalescing)
            {
                optionals.insert(name)
            }
            return .visitChildren
        }

        /// `if let error {`
        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
                optionals.insert(name.identifier.text)
            }
            return .visitChildren
        }

        override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
            if node.cases.trimmedDescription.contains(".success"),
                let name = node.subject.as(DeclReferenceExprSyntax.self)
            {
                switched.insert(name.baseName.text)
            }
            return .visitChildren
        }

        private static func isCoalescing(_ expression: ExprSyntax) -> Bool {
            expression.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        }
    }
}
