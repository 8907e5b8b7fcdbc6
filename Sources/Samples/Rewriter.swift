import APIModel
import SwiftParser
import SwiftSyntax

/// Finds what is to be changed in a sample so that it compiles: names and signatures of an older Swift or SDK, which make it
/// outdated, and slips whose repair is known.
struct Rewriter: Sendable {
    let callbacks: CallbackTable
    let generics: StrippedGenerics
    /// The properties of types, as `Type.name`.
    let typeProperties: Set<String>
    let description: LibraryDescription

    struct Edits {
        /// Old words for those of today.
        var modern = TextEdits()
        /// Repairs of mistakes.
        var repair = TextEdits()
        /// The messages that the edits answer.
        var answered: Set<CompilerMessage> = []
    }

    /// - Parameters:
    ///   - code: what was compiled.
    ///   - messages: what the compiler has against it, at the places of `code`.
    func edits(_ code: String, _ messages: [CompilerMessage]) -> Edits {
        let tree = Parser.parse(source: code)
        let lines = LineTable(code.utf8)
        var edits = Edits()
        renameAttributes(tree, &edits)
        renameOldCallbacks(tree, &edits)
        for message in messages {
            guard let offset = lines.offset(line: message.line, byteColumn: message.byteColumn),
                let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
                token.positionAfterSkippingLeadingTrivia.utf8Offset == offset
            else { continue }
            answer(message, token, &edits)
        }
        return edits
    }

    private func answer(_ message: CompilerMessage, _ token: TokenSyntax, _ edits: inout Edits) {
        let names = message.quoted
        if message.text.contains("has been renamed to '"), names.count >= 2 {
            rename(token, to: names[1], &edits.modern)
            edits.answered.insert(message)
        } else if message.text.contains("has been replaced by property '"), names.count >= 2 {
            replaceCall(token, by: names[1], &edits.modern)
            edits.answered.insert(message)
        } else if message.text.hasPrefix("cannot call value of non-function type"), let parentheses = oldCall(at: token)
        {
            edits.modern.replace(parentheses, with: "")
            edits.answered.insert(message)
        } else if message.isNearMatch, names.count >= 2, let function = token.parent?.as(FunctionDeclSyntax.self),
            let callback = callbacks[names[1], of: names.last]
        {
            conform(function, to: callback, &edits)
            edits.answered.insert(message)
        } else if let arguments = generics.arguments(for: message, at: token) {
            edits.repair.replace(token.range, with: token.text + arguments)
        }
    }

    // MARK: Names

    private func renameAttributes(_ tree: SourceFileSyntax, _ edits: inout Edits) {
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard let attribute = token.parent?.parent?.as(AttributeSyntax.self), attribute.arguments == nil,
                let new = description.renamedAttributes[token.text]
            else { continue }
            edits.modern.replace(token.range, with: new)
        }
    }

    /// `new` is a name, a path, or a full name with labels.
    private func rename(_ token: TokenSyntax, to new: String, _ edits: inout TextEdits) {
        let base = String(new.prefix { $0 != "(" })
        let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
        let isMember = access?.declName.baseName.id == token.id
        if base.contains("."), isMember, let access {
            // The new path replaces the old one.
            edits.replace(access.trimmedRange8, with: base)
        } else if base.contains("."), let type = token.parent?.parent?.as(MemberTypeSyntax.self),
            type.name.id == token.id
        {
            edits.replace(type.trimmedRange8, with: base)
        } else {
            edits.replace(
                token.range,
                with: base.split(separator: ".").last.map(String.init).flatMap { isMember ? $0 : nil } ?? base)
        }
        guard let labels = labels(of: new) else { return }
        relabel(callee: token, labels, &edits)
    }

    /// The labels of a full name, nil for what has none: `post(name:object:)`.
    private func labels(of name: String) -> [String]? {
        guard let start = name.firstIndex(of: "("), name.hasSuffix(")") else { return nil }
        return name[name.index(after: start)...].dropLast().split(separator: ":").map(String.init)
    }

    private func relabel(callee token: TokenSyntax, _ labels: [String], _ edits: inout TextEdits) {
        var node = token.parent
        while let current = node, !current.is(FunctionCallExprSyntax.self), !current.is(CodeBlockItemSyntax.self) {
            node = current.parent
        }
        guard let call = node?.as(FunctionCallExprSyntax.self) else { return }
        for (argument, label) in zip(call.arguments, labels) {
            let wanted = label == "_" ? nil : label
            guard argument.label?.text != wanted else { continue }
            let end = argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset
            let start = argument.label?.positionAfterSkippingLeadingTrivia.utf8Offset ?? end
            edits.replace(start..<end, with: wanted.map { "\($0): " } ?? "")
        }
    }

    /// `defaultCenter()` by `default`.
    private func replaceCall(_ token: TokenSyntax, by property: String, _ edits: inout TextEdits) {
        let call = token.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        let name = property.split(separator: ".").last.map(String.init) ?? property
        guard let call, call.arguments.isEmpty else { return edits.replace(token.range, with: name) }
        edits.replace(token.range.lowerBound..<call.endPositionBeforeTrailingTrivia.utf8Offset, with: name)
    }

    /// The parentheses of `Type.default()`, where what was a method is a property today.
    private func oldCall(at token: TokenSyntax) -> Range<Int>? {
        var node = token.parent
        while let current = node, !current.is(FunctionCallExprSyntax.self) { node = current.parent }
        guard let call = node?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            typeProperties.contains("\(base.trimmedDescription).\(access.declName.baseName.text)")
        else { return nil }
        return call.calledExpression.endPositionBeforeTrailingTrivia.utf8Offset..<call.trimmedRange8.upperBound
    }

    // MARK: Signatures

    /// Swift 2 gave a method's first parameter no label and wrote its name once: `application(application: UIApplication`.
    private func renameOldCallbacks(_ tree: SourceFileSyntax, _ edits: inout Edits) {
        for function in tree.functions where callbacks[function.fullName] == nil {
            let parameters = function.signature.parameterClause.parameters
            guard let first = parameters.first, first.secondName == nil, first.firstName.tokenKind != .wildcard else {
                continue
            }
            let labels = "_:" + parameters.dropFirst().map { "\($0.firstName.text):" }.joined()
            guard let callback = callbacks["\(function.name.text)(\(labels))"] else { continue }
            let start = first.firstName.positionAfterSkippingLeadingTrivia.utf8Offset
            edits.modern.replace(start..<start, with: "_ ")
            conform(function, to: callback, &edits)
        }
    }

    /// Gives a method the name and the types that its requirement has. It is outdated if its types are those of old, and
    /// mistaken if not.
    private func conform(_ function: FunctionDeclSyntax, to callback: CallbackTable.Entry, _ edits: inout Edits) {
        let own = Array(function.signature.parameterClause.parameters)
        let wanted = callback.parameters
        if function.name.text != callback.baseName {
            edits.repair.replace(function.name.range, with: callback.baseName)
        }
        guard own.count == wanted.count else { return }
        for (parameter, (label, type)) in zip(own, wanted) {
            if parameter.firstName.text != label, parameter.secondName != nil {
                edits.repair.replace(parameter.firstName.range, with: label)
            }
            let text = parameter.type.trimmedDescription
            guard CallbackTable.normalized(text) != CallbackTable.normalized(type) else { continue }
            let range = parameter.type.trimmedRange8
            if isOld(text) { edits.modern.replace(range, with: type) } else { edits.repair.replace(range, with: type) }
        }
    }

    private func isOld(_ type: String) -> Bool {
        let plain = CallbackTable.normalized(type)
        return description.oldTypes.contains { plain.contains(CallbackTable.normalized($0)) }
    }
}

/// The callbacks of the library with their parameters, by full name.
struct CallbackTable: Sendable {
    struct Entry: Sendable, Hashable {
        var protocolName: String
        var baseName: String
        var parameters: [(label: String, type: String)]

        static func == (left: Entry, right: Entry) -> Bool {
            left.protocolName == right.protocolName && left.baseName == right.baseName
        }
        func hash(into hasher: inout Hasher) {
            hasher.combine(protocolName)
            hasher.combine(baseName)
        }
    }

    private var entries: [String: [Entry]] = [:]

    init(_ model: APIModel) {
        for symbol in model.symbols.values.sorted(by: { $0.id < $1.id })
        where symbol.isOptionalRequirement && symbol.kind == .method && !symbol.declarationText.contains(" async") {
            let tree = Parser.parse(source: String(symbol.declarationText.drop(upTo: "func ")))
            guard let function = tree.functions.first else { continue }
            entries[symbol.path.name, default: []].append(
                Entry(
                    protocolName: symbol.path.parent?.name ?? "", baseName: function.name.text,
                    parameters: function.signature.parameterClause.parameters.map {
                        ($0.firstName.text, $0.type.trimmedDescription)
                    }))
        }
    }

    subscript(name: String) -> Entry? { entries[name]?.first }

    /// The compiler names a method without parameters' labels by its base name alone.
    subscript(name: String, of protocolName: String?) -> Entry? {
        let found = entries[name] ?? entries.first { $0.key.hasPrefix("\(name)(_:)") }?.value ?? []
        return found.first { $0.protocolName == protocolName } ?? found.first
    }

    /// A type's text without what doesn't tell it from another: spaces, attributes, `any`.
    static func normalized(_ type: String) -> String {
        var words = type.split(whereSeparator: \.isWhitespace).map(String.init)
        words.removeAll { $0.hasPrefix("@") || $0 == "any" || $0 == "inout" }
        return words.joined().replacing("(any", with: "(").replacing("@Sendable", with: "").replacing(
            "@MainActor", with: ""
        )
        .replacing("@escaping", with: "").replacing("->()", with: "->Void")
    }
}

extension CompilerMessage {
    /// The compiler believes that a method was meant to be a callback and isn't: the system never calls it.
    var isNearMatch: Bool { text.contains(" nearly matches ") && text.contains("requirement") }
}

extension String {
    fileprivate func drop(upTo part: String) -> Substring {
        firstRange(of: part).map { self[$0.lowerBound...] } ?? self[...]
    }
}

extension SyntaxProtocol {
    /// Bytes without leading and trailing trivia.
    var trimmedRange8: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The functions in it, outer ones first.
    var functions: [FunctionDeclSyntax] {
        let finder = FunctionFinder(viewMode: .sourceAccurate)
        finder.walk(self)
        return finder.found
    }
}

private final class FunctionFinder: SyntaxVisitor {
    var found: [FunctionDeclSyntax] = []
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .visitChildren
    }
}

extension TokenSyntax {
    var range: Range<Int> { trimmedRange8 }
}
