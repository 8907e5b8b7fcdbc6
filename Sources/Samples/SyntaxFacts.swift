import SwiftParser
import SwiftSyntax

/// What the parser says of a piece of code, gathered in one walk: the names that it declares and uses.
struct SyntaxFacts: Sendable, Hashable {
    /// Names declared at the top level, and members of top-level extensions: what another file of the module would see.
    var exported: Set<String> = []
    /// Of these the types, in long enough ASCII letters.
    var exportedTypes: Set<String> = []
    /// Names declared anywhere: types, functions, variables, parameters.
    var declared: Set<String> = []
    /// Every name that stands somewhere.
    var mentioned: Set<String> = []
    /// Names of values and functions that stand by themselves, neither after a dot nor before a colon.
    var freeValues: Set<String> = []
    /// Names of types that stand by themselves.
    var freeTypes: Set<String> = []
    /// Names after a dot.
    var members: Set<String> = []
    /// Modules that it imports.
    var imports: [String] = []
    /// Cannot share a module: it changes what others see, or declares an operator.
    var isExclusive = false
    /// Waits for something, outside of functions and closures of its own.
    var awaits = false
    /// Has statements at the top level.
    var isScript = false

    init() {}

    init(_ code: String) { self.init(Parser.parse(source: code)) }

    init(_ tree: SourceFileSyntax) {
        let walker = SyntaxWalker(viewMode: .sourceAccurate)
        walker.walk(tree)
        self = walker.facts
        for item in tree.statements {
            switch item.item {
            case .decl(let declaration): export(declaration)
            // A macro such as `#Playground { … }` declares, although it reads like an expression.
            case .expr(let expression) where expression.is(MacroExpansionExprSyntax.self): break
            default: isScript = true
            }
        }
    }

    private mutating func export(_ declaration: DeclSyntax) {
        if let type = declaration.as(ExtensionDeclSyntax.self) {
            // A conformance, and what depends on it, is seen by all.
            if type.inheritanceClause != nil { isExclusive = true }
            exported.formUnion(type.memberBlock.members.flatMap { names(of: $0.decl) })
            return
        }
        if declaration.is(OperatorDeclSyntax.self) || declaration.is(PrecedenceGroupDeclSyntax.self) {
            isExclusive = true
        }
        if let function = declaration.as(FunctionDeclSyntax.self), function.name.text.first?.isLetter == false {
            isExclusive = true
        }
        if let imported = declaration.as(ImportDeclSyntax.self) { imports.append(imported.path.trimmedDescription) }
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        for case .attribute(let attribute) in attributes
        where ["main", "UIApplicationMain", "NSApplicationMain"].contains(attribute.attributeName.trimmedDescription) {
            // A module has one entry point.
            exported.insert("@main")
        }
        let declared = names(of: declaration)
        exported.formUnion(declared)
        if declaration.asProtocol((any DeclGroupSyntax).self) != nil {
            exportedTypes.formUnion(declared.filter { $0.count > 3 && $0.utf8.allSatisfy { $0 < 0x80 } })
        }
    }

    private func names(of declaration: DeclSyntax) -> [String] {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        }
        return declaration.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
    }
}

private final class SyntaxWalker: SyntaxVisitor {
    var facts = SyntaxFacts()

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = node.tokenKind { facts.mentioned.insert(name) }
        if depth == 0, node.tokenKind == .keyword(.await) || node.tokenKind == .keyword(.async) { facts.awaits = true }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            facts.members.insert(name)
        } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
            facts.members.insert(name)
        } else {
            facts.freeValues.insert(name)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        facts.freeTypes.insert(node.name.text)
        return .visitChildren
    }

    // MARK: Waiting

    /// How many functions and closures the walk is in: what waits in there doesn't wait out here.
    private var depth = 0

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
    override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

    // MARK: Declarations

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        facts.declared.insert(node.identifier.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        facts.declared.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        facts.declared.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        facts.declared.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return declare(node.name)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        facts.declared.insert(name.text)
        return .visitChildren
    }
}
