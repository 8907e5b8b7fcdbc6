import SwiftParser
import SwiftSyntax

/// Lays out a listing that lost its line ends.
///
/// With the line ends went the ends of the `//` comments, and the code behind each comment with them. A comment ends where
/// its sentence ends and code goes on: at a brace, another comment, a keyword, a call. With the comments on lines of their
/// own the parser sees all declarations and statements, and each gets its line.
struct FlatListing {
    /// A line of the result: depth of indentation and the bytes of the text that it shows.
    struct Line {
        var depth: Int
        var range: Range<Int>
    }

    let lines: [Line]
    /// Braces that the text leaves open because it breaks off.
    let openBraces: Int

    /// True for a long line with several braces and declarations in it.
    static func isFlat(_ text: String) -> Bool {
        guard text.utf8.count > 100 else { return false }
        var braces = 0
        for byte in text.utf8.prefix(4_000) where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { braces += 1 }
        guard braces >= 2 else { return false }
        let words = text.prefix(4_000).split { !($0.isLetter || $0.isNumber || $0 == "@" || $0 == "_") }
        let keywords = words.filter { Self.declarations.contains($0) }.count
        return keywords >= 2 && keywords * 60 > words.count
    }

    private static let declarations: Set<Substring> = [
        "func", "class", "struct", "var", "let", "extension", "enum", "import", "return", "guard", "@main", "protocol",
    ]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        let pieces = Self.pieces(bytes)
        lines = Self.layOut(bytes, pieces)
        openBraces = max(0, lines.last.map { Self.depthAfter($0, bytes) } ?? 0)
    }

    // MARK: Comments

    /// The text cut into comments and the code between them.
    private static func pieces(_ bytes: [UInt8]) -> [(range: Range<Int>, isComment: Bool)] {
        var pieces: [(Range<Int>, Bool)] = []
        var start = 0
        var index = 0
        var isInString = false
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\""), index == 0 || bytes[index - 1] != UInt8(ascii: "\\") {
                isInString.toggle()
            }
            guard !isInString, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "/"),
                bytes[index + 1] == UInt8(ascii: "/"), index == 0 || bytes[index - 1] == 0x20
            else {
                index += 1
                continue
            }
            if start < index { pieces.append((start..<index, false)) }
            let end = commentEnd(bytes, index + 2)
            pieces.append((index..<end, true))
            start = end
            index = end
        }
        if start < bytes.count { pieces.append((start..<bytes.count, false)) }
        return pieces
    }

    /// Where the comment ends whose text begins at `start`.
    private static func commentEnd(_ bytes: [UInt8], _ start: Int) -> Int {
        var index = start
        var firstBrace: Int?
        while index < bytes.count {
            let byte = bytes[index]
            // A brace or another comment ends it in any case.
            if byte == 0x20, index + 1 < bytes.count {
                let next = bytes[index + 1]
                if next == UInt8(ascii: "}") {
                    firstBrace = index
                    break
                }
                if next == UInt8(ascii: "/"), index + 2 < bytes.count, bytes[index + 2] == UInt8(ascii: "/") {
                    return index
                }
                let previous = index > start ? bytes[index - 1] : 0
                let endsSentence = ".!?:)".utf8.contains(previous) || index > start && bytes[index - 1] >= 0x80
                if endsSentence, beginsCode(bytes, index + 1, afterSentence: ".!?".utf8.contains(previous)) {
                    return index
                }
                // No full stop, but what follows can only be a declaration or a statement.
                if beginsDeclaration(bytes, index + 1) { return index }
            }
            index += 1
        }
        return firstBrace ?? bytes.count
    }

    private static let statementKeywords: Set<String> = [
        "func", "var", "let", "return", "if", "guard", "class", "struct", "enum", "extension", "import", "switch",
        "for",
        "while", "do", "defer", "super", "self", "private", "public", "override", "static", "case", "default", "break",
        "try", "await",
    ]

    private static func word(_ bytes: [UInt8], _ start: Int) -> (text: String, end: Int) {
        var end = start
        while end < bytes.count, isIdentifier(bytes[end]) { end += 1 }
        return (String(decoding: bytes[start..<end], as: UTF8.self), end)
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// What stands at `start` after the end of a sentence is code, not the next sentence.
    private static func beginsCode(_ bytes: [UInt8], _ start: Int, afterSentence: Bool) -> Bool {
        guard start < bytes.count else { return false }
        if "}@#".utf8.contains(bytes[start]) { return true }
        let (word, end) = word(bytes, start)
        guard !word.isEmpty else { return false }
        guard word.first?.isLowercase == true || word.first == "_" else { return beginsCallOnType(bytes, end) }
        if afterSentence, statementKeywords.contains(word) { return true }
        guard end < bytes.count else { return false }
        // A call, a member or an assignment.
        if bytes[end] == UInt8(ascii: "(") || bytes[end] == UInt8(ascii: "[") { return true }
        if bytes[end] == UInt8(ascii: "."), end + 1 < bytes.count, isIdentifier(bytes[end + 1]) { return true }
        return end + 2 < bytes.count && bytes[end] == 0x20 && bytes[end + 1] == UInt8(ascii: "=")
            && bytes[end + 2] == 0x20
    }

    /// `.shared.save(` behind the name of a type, which alone is a word like any other.
    private static func beginsCallOnType(_ bytes: [UInt8], _ nameEnd: Int) -> Bool {
        var end = nameEnd
        while end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            let member = word(bytes, end + 1)
            guard member.text.first?.isLowercase == true else { return false }
            end = member.end
        }
        return end > nameEnd && end < bytes.count && bytes[end] == UInt8(ascii: "(")
    }

    /// `func name(`, `var name:`, `let name =`, `return true`: prose has no such thing, even without a full stop before it.
    private static func beginsDeclaration(_ bytes: [UInt8], _ start: Int) -> Bool {
        let (keyword, end) = word(bytes, start)
        guard end < bytes.count, bytes[end] == 0x20 else { return false }
        let (name, nameEnd) = word(bytes, end + 1)
        guard !name.isEmpty else { return false }
        let next = nameEnd < bytes.count ? bytes[nameEnd] : 0
        switch keyword {
        case "func": return next == UInt8(ascii: "(") || next == UInt8(ascii: "<")
        case "var", "let":
            return next == UInt8(ascii: ":")
                || next == 0x20 && nameEnd + 1 < bytes.count && bytes[nameEnd + 1] == UInt8(ascii: "=")
        case "class", "struct", "enum", "extension", "protocol":
            return next == UInt8(ascii: ":")
                || next == 0x20 && nameEnd + 1 < bytes.count && bytes[nameEnd + 1] == UInt8(ascii: "{")
        case "return": return ["true", "false", "nil", "self"].contains(name)
        case "guard", "if": return name == "let" || name == "var"
        default: return false
        }
    }

    // MARK: Layout

    private static func layOut(_ bytes: [UInt8], _ pieces: [(range: Range<Int>, isComment: Bool)]) -> [Line] {
        // The code alone, comments blanked out, so that offsets stay.
        var code = bytes
        for piece in pieces where piece.isComment {
            for index in piece.range { code[index] = 0x20 }
        }
        var breaks = Set(LineBreakFinder.breaks(in: String(decoding: code, as: UTF8.self)))
        for piece in pieces where piece.isComment {
            breaks.insert(piece.range.lowerBound)
            breaks.insert(piece.range.upperBound)
        }
        var lines: [Line] = []
        var depth = 0
        var start = 0
        for end in breaks.filter({ $0 > 0 && $0 < bytes.count }).sorted() + [bytes.count] {
            let range = trimmed(bytes, start..<end)
            start = end
            guard !range.isEmpty else { continue }
            let opens = bytes[range.lowerBound] == UInt8(ascii: "}")
            let change = isComment(bytes, range) ? 0 : braceChange(bytes, range)
            lines.append(Line(depth: min(max(0, depth - (opens ? 1 : 0)), deepest), range: range))
            depth += change
        }
        return lines
    }

    /// No further in than this: what is nested without end would take the square of its length.
    private static let deepest = 32

    private static func isComment(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        range.count > 1 && bytes[range.lowerBound] == UInt8(ascii: "/")
            && bytes[range.lowerBound + 1] == UInt8(ascii: "/")
    }

    private static func braceChange(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        var isInComment = false
        return CodeFinder.depthChange(String(decoding: bytes[range], as: UTF8.self), isInComment: &isInComment)
    }

    private static func depthAfter(_ line: Line, _ bytes: [UInt8]) -> Int {
        let closes = bytes[line.range.lowerBound] == UInt8(ascii: "}") ? 1 : 0
        return line.depth + closes + (isComment(bytes, line.range) ? 0 : braceChange(bytes, line.range))
    }

    private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        return start..<end
    }
}

/// The places where a line of well laid out Swift begins.
private final class LineBreakFinder: SyntaxVisitor {
    private var offsets: [Int] = []

    static func breaks(in code: String) -> [Int] {
        let finder = LineBreakFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: code))
        return finder.offsets
    }

    private func breakBefore(_ node: some SyntaxProtocol) {
        offsets.append(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        breakBefore(node)
        breakAfterAttributes(of: Syntax(node.item))
        return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        breakBefore(node)
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        breakBefore(node)
        return .visitChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
        braces(node.leftBrace, node.rightBrace)
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        braces(node.leftBrace, node.rightBrace)
    }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        braces(node.leftBrace, node.rightBrace)
    }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        if case .accessors(let list) = node.accessors, list.allSatisfy({ $0.body == nil }) { return .visitChildren }
        return braces(node.leftBrace, node.rightBrace)
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        node.statements.isEmpty ? .visitChildren : braces(node.leftBrace, node.rightBrace)
    }

    private func braces(_ left: TokenSyntax, _ right: TokenSyntax) -> SyntaxVisitorContinueKind {
        if left.presence == .present { offsets.append(left.endPositionBeforeTrailingTrivia.utf8Offset) }
        if right.presence == .present {
            offsets.append(right.positionAfterSkippingLeadingTrivia.utf8Offset)
            // What follows a closing brace stands on a line of its own, but for `else` and `catch`.
            if let next = right.nextToken(viewMode: .sourceAccurate),
                next.tokenKind != .keyword(.else), next.tokenKind != .keyword(.catch), next.tokenKind != .rightParen,
                next.tokenKind != .comma, next.tokenKind != .period
            {
                offsets.append(right.endPositionBeforeTrailingTrivia.utf8Offset)
            }
        }
        return .visitChildren
    }

    /// `@main class …`: the attribute of a type has its own line.
    private func breakAfterAttributes(of item: Syntax) {
        guard let group = item.asProtocol((any SyntaxProtocol).self) as? any DeclGroupSyntax, !group.attributes.isEmpty,
            let next = group.attributes.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        else { return }
        breakBefore(next)
    }
}
