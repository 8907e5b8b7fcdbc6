import SwiftParser
import SwiftSyntax

/// Tells code from prose by parsing: in code SwiftParser finds declarations and statements and little that it can't place.
///
/// Parsing is the dearest thing that is done to a text. It has a budget that no real source uses up; beyond it lines are
/// judged by how they begin and end.
final class CodeFinder {
    struct Verdict {
        var isCode: Bool
        /// Declarations without bodies, as a reference lists them.
        var isInterface: Bool
        var confidence: Double

        static let prose = Verdict(isCode: false, isInterface: false, confidence: 0)
    }

    /// Longer runs are judged by their beginning.
    private static let limit = 4_000
    private var budget = 600_000
    private var listingBudget = 250_000

    /// Judges some lines of text.
    func verdict(on text: String) -> Verdict {
        guard Self.mayBeCode(text) else { return .prose }
        let text = text.utf8.count > Self.limit ? String(text.prefix(Self.limit)) : text
        budget -= text.utf8.count + 200
        guard budget > 0 else { return Self.verdictByLines(text) }
        let tree = Parser.parse(source: text)
        let counts = TokenCounter.count(in: tree)
        guard counts.tokens > 1 else { return .prose }
        if Self.isInterface(tree) { return Verdict(isCode: true, isInterface: true, confidence: 0.9) }
        let evidence = CodeEvidence.find(in: tree)
        let share = Double(counts.faults) / Double(counts.tokens)
        let isShort = counts.tokens <= 12
        guard evidence > 0, share < (isShort ? 0.01 : 0.12) else { return .prose }
        return Verdict(isCode: true, isInterface: false, confidence: min(0.99, 1 - share - (isShort ? 0.1 : 0)))
    }

    /// A listing in one line that may still be laid out again.
    func isFlatListing(_ text: String) -> Bool {
        guard text.utf8.count < 64_000, FlatListing.isFlat(text) else { return false }
        listingBudget -= text.utf8.count
        return listingBudget > 0
    }

    /// Without parsing: most lines begin with a keyword or end as only code does.
    private static func verdictByLines(_ text: String) -> Verdict {
        let lines = text.split(separator: "\n")
        let marked = lines.filter { line in
            guard let last = line.utf8.last else { return false }
            return "{});".utf8.contains(last)
                || declarationKeywords.contains(String(line.prefix { $0.isLetter || $0 == "@" }))
        }
        let isCode = marked.count * 10 >= lines.count * 6
        return isCode ? Verdict(isCode: true, isInterface: false, confidence: 0.5) : .prose
    }

    /// Cheap signs without which nothing is parsed at all.
    private static func mayBeCode(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, !first.isCJK else { return false }
        var (braces, calls, words, isSentence) = (0, 0, 0, false)
        var attributes = 0
        var previous: UInt8 = 0
        for byte in text.utf8.prefix(limit) {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "="), UInt8(ascii: "\""): braces += 1
            case UInt8(ascii: "@"):
                braces += 1
                attributes += 1
            case UInt8(ascii: "("): calls += 1
            case UInt8(ascii: " "):
                words += 1
                if previous == UInt8(ascii: ".") || previous == UInt8(ascii: ",") { isSentence = true }
            default: break
            }
            previous = byte
        }
        // Hardly anything but attributes is no code, and the parser looks ahead from each to the end.
        if attributes > 20, attributes * 2 > words { return false }
        if text.hasPrefix("//") || declarationKeywords.contains(String(text.prefix { $0.isLetter || $0 == "@" })) {
            return true
        }
        // A sentence may hold a call or a quote; code that has no braces has few words and no full stop.
        if isSentence, braces < 2 || words > 12 * braces { return false }
        return braces > 0 || calls > 0 && previous == UInt8(ascii: ")")
    }

    static let declarationKeywords: Set<String> = [
        "import", "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "actor",
        "typealias",
        "associatedtype", "subscript", "case", "static", "public", "private", "internal", "fileprivate", "open",
        "final",
        "override", "weak", "lazy", "mutating", "nonisolated", "convenience", "required", "optional", "package",
    ]

    /// One or more declarations, nothing else, none with a body or a value, whose signatures are whole.
    private static func isInterface(_ tree: SourceFileSyntax) -> Bool {
        guard !tree.statements.isEmpty else { return false }
        return tree.statements.allSatisfy { item in
            guard case .decl(let declaration) = item.item, item.unexpectedNodes.isEmpty else { return false }
            return isBodiless(declaration)
        }
    }

    private static func isBodiless(_ declaration: DeclSyntax) -> Bool {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            return function.body == nil && function.signature.parameterClause.leftParen.presence == .present
                && function.name.presence == .present
        }
        if let initializer = declaration.as(InitializerDeclSyntax.self) {
            return initializer.body == nil && initializer.signature.parameterClause.leftParen.presence == .present
        }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            guard variable.attributes.isEmpty, let binding = variable.bindings.first, variable.bindings.count == 1
            else {
                return false
            }
            return binding.initializer == nil && binding.typeAnnotation != nil && isDeclaredOnly(binding.accessorBlock)
        }
        if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
            // `struct mentions` may be prose; a reference also tells what it inherits, or for whom it is.
            let isMore = group.inheritanceClause != nil || group.genericWhereClause != nil || !group.attributes.isEmpty
            return group.memberBlock.leftBrace.presence == .missing && isMore
        }
        return false
    }

    /// No accessors, or `{ get set }`.
    private static func isDeclaredOnly(_ block: AccessorBlockSyntax?) -> Bool {
        guard let block else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { $0.body == nil }
    }
}

/// How many tokens a tree has, and how many of them the parser skipped or missed.
private final class TokenCounter: SyntaxVisitor {
    private var tokens = 0
    private var faults = 0

    static func count(in tree: SourceFileSyntax) -> (tokens: Int, faults: Int) {
        let counter = TokenCounter(viewMode: .all)
        counter.walk(tree)
        return (counter.tokens, counter.faults)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if token.presence == .missing {
            // A listing may break off: braces that the end of the text misses are no fault.
            if token.tokenKind != .rightBrace, token.tokenKind != .endOfFile { faults += 1 }
        } else if token.tokenKind != .endOfFile {
            tokens += 1
        }
        return .skipChildren
    }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        let skipped = node.tokens(viewMode: .all).reduce(0) { count, _ in count + 1 }
        faults += skipped
        tokens += skipped
        return .skipChildren
    }
}

/// Counts what prose does not have: declarations with bodies, calls as statements, assignments, control flow.
private final class CodeEvidence: SyntaxVisitor {
    private var count = 0

    static func find(in tree: SourceFileSyntax) -> Int {
        let visitor = CodeEvidence(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.count
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { found(node.path.isEmpty ? 0 : 1) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        found(node.signature.parameterClause.leftParen.presence == .present ? 1 : 0)
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isWhole = node.bindings.contains {
            $0.typeAnnotation != nil || $0.initializer != nil || $0.accessorBlock != nil
        }
        // `@Environment(\.scenePhase) private var scenePhase`
        return found(isWhole || !node.attributes.isEmpty ? 1 : 0)
    }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        found(node.leftBrace.presence == .present ? 1 : 0)
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        found(node.leftBrace.presence == .present ? 1 : 0)
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { found(1) }
    override func visit(_ node: AssignmentExprSyntax) -> SyntaxVisitorContinueKind { found(1) }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // `window.makeKeyAndVisible()` is a statement; `App (Scene)` and `f(x)` in a sentence are not.
        let isStatement = node.parent?.is(CodeBlockItemSyntax.self) == true
        let isMethod = node.calledExpression.is(MemberAccessExprSyntax.self)
        return found(isStatement && isMethod && node.leftParen != nil ? 1 : 0)
    }

    private func found(_ more: Int) -> SyntaxVisitorContinueKind {
        count += more
        return .visitChildren
    }
}

extension CodeBlockItemSyntax {
    /// Text around the item that the parser could not place.
    fileprivate var unexpectedNodes: [UnexpectedNodesSyntax] {
        children(viewMode: .all).compactMap { $0.as(UnexpectedNodesSyntax.self) }
    }
}

// MARK: Other languages

extension CodeFinder {
    /// Lines of a property list or other XML.
    static func isMarkup(_ lines: [Substring]) -> Bool {
        guard let first = lines.first, first.hasPrefix("<"), let last = lines.last, last.hasSuffix(">") else {
            return false
        }
        let marked = lines.filter { $0.hasPrefix("<") && $0.hasSuffix(">") }.count
        return marked * 10 >= lines.count * 7
            && first.dropFirst().first.map { $0.isLetter || "/?!".contains($0) } == true
    }

    /// Lines for a shell: with a prompt, or beginning with a program and going on as no sentence does.
    static func isShell(_ lines: [Substring]) -> Bool {
        guard !lines.isEmpty else { return false }
        return lines.allSatisfy { line in
            if line.hasPrefix("$ ") || line.hasPrefix("% ") { return true }
            let words = line.split(separator: " ")
            guard let command = words.first, Vocabulary.shellCommands.contains(String(command)), words.count > 1,
                let last = line.last, !".:?!。，".contains(last)
            else { return false }
            if Vocabulary.plainlyShell.contains(String(command)), line.utf8.allSatisfy({ $0 < 0x80 }) { return true }
            return words.dropFirst().contains { $0.hasPrefix("-") || $0.contains("/") } || words.count <= 3
        }
    }
}

// MARK: Braces

extension CodeFinder {
    /// How many braces, brackets and parentheses `line` opens less those it closes; what stands in strings and comments
    /// doesn't count. `isInComment` is carried from line to line.
    static func depthChange(_ line: String, isInComment: inout Bool) -> Int {
        var depth = 0
        var isInString = false
        var previous: UInt8 = 0
        for byte in line.utf8 {
            defer { previous = byte }
            if isInComment {
                if previous == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { isInComment = false }
                continue
            }
            if isInString {
                if byte == UInt8(ascii: "\""), previous != UInt8(ascii: "\\") { isInString = false }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "/") where previous == UInt8(ascii: "/"): return depth
            case UInt8(ascii: "*") where previous == UInt8(ascii: "/"): isInComment = true
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
        return depth
    }
}
