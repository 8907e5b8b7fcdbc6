import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Tells what isn't Swift although its fence says so: property lists, other languages, output, prose.
enum ForeignText {
    static func isForeign(_ code: String, _ tree: SourceFileSyntax) -> Bool {
        // Markup, which Swift reads as a row of operators.
        if code.trimmed.hasPrefix("<"), !code.trimmed.hasPrefix("<#") { return true }
        let lines = code.split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty }
        if let first = lines.first, strongMarks.contains(where: first.hasPrefix) { return true }
        if code.contains(" → ") { return true }
        guard tree.hasError else { return false }
        // Labels of a call over several lines look like pairs of YAML.
        let hasCalls = code.contains("(")
        let marked = lines.count { isMarked($0) || !hasCalls && isPair($0) }
        if marked * 3 >= lines.count { return true }
        // A slip gives an error or two; another language gives some on every line.
        let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
        return errors.count >= max(3, lines.count) && !lines.contains(where: isSwift)
    }

    /// What no line of Swift begins with.
    private static let strongMarks = [
        "- (", "+ (", "@interface", "@implementation", "fun ", "override fun ", "#include", "#import", "int main(",
    ]

    /// Begins as hardly a line of Swift does.
    private static func isMarked(_ line: String) -> Bool {
        let beginnings = ["$ ", "% ", "@property", "@end", "@synthesize", "[["]
        if beginnings.contains(where: line.hasPrefix) { return true }
        if line.contains("@selector(") { return true }
        // A date, a number of a stack frame: `0   UIKitCore   0x…`.
        let words = line.split(separator: " ")
        if words.count > 2, words[0].allSatisfy({ $0.isNumber || $0 == "-" || $0 == ":" }),
            words[0].first?.isNumber == true
        {
            return true
        }
        return line.contains(": error: ") || line.contains(": warning: ")
    }

    /// `"key": value` of JSON, `key: value` of YAML.
    private static func isPair(_ line: String) -> Bool {
        if line.hasPrefix("\"") { return line.dropFirst().contains("\": ") }
        guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return false }
        let key = line[..<colon]
        let rest = line[line.index(after: colon)...]
        return key.allSatisfy { $0.isLetter || $0 == "-" || $0 == "_" } && (rest.isEmpty || rest.hasPrefix(" "))
            && !["case", "default"].contains(String(key))
    }

    /// Words that only Swift begins a line with.
    private static func isSwift(_ line: String) -> Bool {
        [
            "func ", "let ", "var ", "guard ", "import ", "struct ", "extension ", "if let ", "@objc", "@main",
            "override func ",
        ]
        .contains(where: line.hasPrefix)
    }
}
