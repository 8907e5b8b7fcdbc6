import SwiftParser
import SwiftSyntax

/// What the compiler finds only after checking types, while it lowers code to SIL, and so never in a check alone: a missing
/// `return`, a value that is used before it has one, an initialiser that forgets a property. The easy cases, in the
/// compiler's words; what isn't sure is passed over.
enum FlowCheck {
    /// - Parameter elidedLines: lines on which something was left out; a body with one of them isn't judged.
    static func messages(_ code: String, elidedLines: Set<Int>) -> [CompilerMessage] {
        let tree = Parser.parse(source: code)
        guard !tree.hasError else { return [] }
        let checker = FlowChecker(lines: LineTable(code.utf8), elidedLines: elidedLines)
        checker.walk(tree)
        return checker.messages
    }
}

private final class FlowChecker: SyntaxVisitor {
    private let lines: LineTable
    private let elidedLines: Set<Int>
    private(set) var messages: [CompilerMessage] = []

    init(lines: LineTable, elidedLines: Set<Int>) {
        self.lines = lines
        self.elidedLines = elidedLines
        super.init(viewMode: .sourceAccurate)
    }

    private func report(_ text: String, at offset: Int) {
        let place = lines.place(of: offset)
        messages.append(CompilerMessage(severity: .error, text: text, line: place.line, byteColumn: place.byteColumn))
    }

    private func isElided(_ node: some SyntaxProtocol) -> Bool {
        let start = lines.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset).line
        let end = lines.place(of: node.endPositionBeforeTrailingTrivia.utf8Offset).line
        return elidedLines.contains { (start...end).contains($0) }
    }

    // MARK: return

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let result = node.signature.returnClause?.type.trimmedDescription
        if let body = node.body, let result, !["Void", "()", "Never"].contains(result), !result.hasPrefix("some "),
            !node.attributes.contains(where: { $0.trimmedDescription.hasSuffix("Builder") })
        {
            let isGlobal = node.parent?.is(CodeBlockItemSyntax.self) == true
            checkReturn(body, result, in: isGlobal ? "global function" : "instance method")
        }
        return .visitChildren
    }

    private func checkReturn(_ body: CodeBlockSyntax, _ result: String, in what: String) {
        guard !isElided(body), !Ending.leaves(body.statements) else { return }
        // A single expression is the result.
        if body.statements.count == 1, let item = body.statements.first?.item, case .expr = item { return }
        if body.statements.count == 1, let only = body.statements.first?.item.as(ExpressionStmtSyntax.self),
            only.expression.is(IfExprSyntax.self) || only.expression.is(SwitchExprSyntax.self)
        {
            return
        }
        report(
            "missing return in \(what) expected to return '\(result)'",
            at: body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    // MARK: Values

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self), node.bindings.count == 1,
            let binding = node.bindings.first, binding.initializer == nil, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type, node.attributes.isEmpty,
            !(node.bindingSpecifier.tokenKind == .keyword(.var) && type.isOptional)
        else { return .visitChildren }
        let later = list.drop { $0.position <= node.position }
        // Only the first statement that names it is looked at, and only if it plainly reads.
        guard let first = later.first(where: { $0.mentions(name) }), case .expr(let expression) = first.item,
            expression.is(FunctionCallExprSyntax.self), !expression.hasClosure,
            let use = expression.firstUse(of: name), !isElided(list)
        else { return .visitChildren }
        report("variable '\(name)' used before being initialized", at: use)
        return .visitChildren
    }

    // MARK: Initialisers

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        checkInitialisers(node.memberBlock)
        return .visitChildren
    }

    private func checkInitialisers(_ block: MemberBlockSyntax) {
        let needed = block.members.flatMap { member -> [String] in
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
                !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) })
            else { return [] }
            let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
            return variable.bindings.compactMap { binding in
                guard binding.initializer == nil, binding.accessorBlock == nil,
                    !(isVariable && binding.typeAnnotation?.type.isOptional == true)
                else { return nil }
                return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            }
        }
        for case let initialiser in block.members.compactMap({ $0.decl.as(InitializerDeclSyntax.self) }) {
            guard let body = initialiser.body, !isElided(body), initialiser.optionalMark == nil else { continue }
            // One that hands on to another, or sets the whole, sets all.
            let words = SyntaxFacts(body.statements.description)
            if body.statements.description.contains("self.init") || body.statements.description.contains("self =") {
                continue
            }
            if Ending.leaves(body.statements) { continue }
            if needed.contains(where: { !words.members.contains($0) && !words.freeValues.contains($0) }) {
                report(
                    "return from initializer without initializing all stored properties",
                    at: body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
        }
    }
}

/// Whether control can come to the end of statements.
private enum Ending {
    /// True if it never does, or if that isn't plain.
    static func leaves(_ statements: CodeBlockItemListSyntax) -> Bool {
        statements.contains { leaves($0.item) }
    }

    private static func leaves(_ item: CodeBlockItemSyntax.Item) -> Bool {
        switch item {
        case .stmt(let statement):
            if statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self) { return true }
            if let expression = statement.as(ExpressionStmtSyntax.self)?.expression { return leaves(expression) }
            if let loop = statement.as(WhileStmtSyntax.self) { return loop.conditions.trimmedDescription == "true" }
            if statement.is(RepeatStmtSyntax.self) { return true }
            if let block = statement.as(DoStmtSyntax.self) {
                return leaves(block.body.statements) && block.catchClauses.allSatisfy { leaves($0.body.statements) }
            }
            return statement.is(LabeledStmtSyntax.self)
        case .expr(let expression): return leaves(expression)
        // `#if` may hold anything.
        case .decl(let declaration): return declaration.is(IfConfigDeclSyntax.self)
        @unknown default: return true
        }
    }

    private static func leaves(_ expression: ExprSyntax) -> Bool {
        if let call = expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription {
            return ["fatalError", "preconditionFailure", "exit", "abort"].contains(call)
        }
        if let branch = expression.as(IfExprSyntax.self) {
            guard leaves(branch.body.statements), let other = branch.elseBody else { return false }
            switch other {
            case .ifExpr(let next): return leaves(ExprSyntax(next))
            case .codeBlock(let block): return leaves(block.statements)
            @unknown default: return true
            }
        }
        if let choice = expression.as(SwitchExprSyntax.self) {
            return choice.cases.allSatisfy { element in
                guard case .switchCase(let one) = element else { return true }
                return leaves(one.statements) || one.statements.description.contains("fallthrough")
            }
        }
        return false
    }
}

extension TypeSyntax {
    fileprivate var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

extension SyntaxProtocol {
    fileprivate func mentions(_ name: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }

    fileprivate var hasClosure: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftBrace } }

    /// Where the value is read: neither written nor handed over with `&`.
    fileprivate func firstUse(of name: String) -> Int? {
        let token = tokens(viewMode: .sourceAccurate).first { $0.text == name }
        guard let token, token.previousToken(viewMode: .sourceAccurate)?.text != "&",
            let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            reference.parent?.is(LabeledExprSyntax.self) == true
        else { return nil }
        return token.positionAfterSkippingLeadingTrivia.utf8Offset
    }
}
