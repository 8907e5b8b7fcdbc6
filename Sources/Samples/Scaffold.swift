/// A sample made into a unit that compiles.
struct Scaffold: Sendable, Hashable {
    /// Stands for the number that makes a name of the scaffold the unit's own among others of one module.
    static let unitMark = "$UNIT"

    /// The unit's text: what stands before, the sample's lines one for one, what stands after.
    var text: String
    /// The number of lines before the sample's first.
    var leadingLines: Int
    var sampleLines: Int
    /// The modules that the unit imports, the sample's own or the scaffold's.
    var imports: [String]
    var facts: SyntaxFacts
    /// Has statements at the top level: the compiler takes them in a file of the name `main.swift` alone.
    var isScript: Bool

    /// - Parameters:
    ///   - surroundings: what a fragment is taken to stand in; nil for a function or a type of no meaning.
    ///   - imports: the modules for a sample that shows no imports.
    init(_ code: FilledCode, kind: SampleKind, surroundings: Surroundings?, facts: SyntaxFacts, imports: [String]) {
        var opening = ""
        var closing = ""
        switch kind {
        case .file, .notSwift, .interface, .declarations: break
        case .members, .statements, .expression:
            opening = surroundings?.opening(for: code.text, facts) ?? Self.plainOpening(kind, isAsync: facts.awaits)
            closing = surroundings?.closing ?? "}"
            if kind == .expression {
                opening += " _ = ("
                closing = ")" + closing
            }
        }
        // A program whose imports a text leaves out is a fragment in that.
        self.imports = facts.imports.isEmpty ? imports : facts.imports
        if facts.imports.isEmpty, !imports.isEmpty {
            opening = imports.map { "import \($0)" }.joined(separator: "; ") + (opening.isEmpty ? "" : "\n\(opening)")
        }
        let missing = code.isCutOff ? Self.missingBraces(code.text) : ""
        var text = opening.isEmpty ? "" : opening + "\n"
        text += code.text.hasSuffix("\n") ? code.text : code.text + "\n"
        if !(missing + closing).isEmpty { text += missing + closing + "\n" }
        self.text = text
        leadingLines = opening.isEmpty ? 0 : opening.split(separator: "\n", omittingEmptySubsequences: false).count
        sampleLines = code.text.split(separator: "\n", omittingEmptySubsequences: false).count
        if code.text.hasSuffix("\n") { sampleLines -= 1 }
        self.facts = facts
        isScript = facts.isScript && (kind == .file || kind == .declarations)
        switch kind {
        case .members, .statements, .expression:
            self.facts.exported = surroundings.map { [$0.typeName] } ?? []
            self.facts.exportedTypes = self.facts.exported
        default: break
        }
    }

    /// In an asynchronous function the compiler prefers asynchronous methods: only where one is waited for.
    private static func plainOpening(_ kind: SampleKind, isAsync: Bool) -> String {
        kind == .members
            ? "@MainActor final class Sample\(unitMark) {"
            : "@MainActor func sample\(unitMark)() \(isAsync ? "async " : "")throws {"
    }

    /// The braces that a listing which breaks off leaves open.
    private static func missingBraces(_ text: String) -> String {
        var depth = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
        }
        return String(repeating: "}", count: max(0, depth))
    }

    /// The brace of the sample that closes more than the sample opens.
    var firstExcessBrace: (line: Int, byteColumn: Int)? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(leadingLines).prefix(
            sampleLines)
        var depth = 0
        for (index, line) in lines.enumerated() {
            for (column, byte) in line.utf8.enumerated() {
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth -= 1 }
                if depth < 0 { return (index + 1, column + 1) }
            }
        }
        return nil
    }

    /// The text with names of the scaffold made the unit's own, unless the sample uses them itself.
    func text(unit: Int) -> String { text.replacing(Self.unitMark, with: Self.suffix(unit)) }

    static func suffix(_ unit: Int) -> String { "_unit\(unit)" }
}

extension String {
    /// Whether `part` stands in the text and doesn't begin or end inside a word.
    func containsWord(_ part: String) -> Bool {
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            let before = range.lowerBound == startIndex ? nil : self[index(before: range.lowerBound)]
            let after = range.upperBound == endIndex ? nil : self[range.upperBound]
            let isLeftWhole = !(before?.isIdentifierCharacter ?? false) || !(part.first?.isIdentifierCharacter ?? false)
            let isRightWhole = !(after?.isIdentifierCharacter ?? false) || !(part.last?.isIdentifierCharacter ?? false)
            if isLeftWhole, isRightWhole { return true }
            rest = self[range.upperBound...]
        }
        return false
    }
}

extension Character {
    fileprivate var isIdentifierCharacter: Bool { isLetter || isNumber || self == "_" }
}
