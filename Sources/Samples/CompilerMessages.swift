/// Reads what the compiler prints in `-diagnostic-style llvm`: `path:line:column: severity: text`.
package enum CompilerMessages {
    /// - Returns: the messages of `file` with its own lines and columns, and those of no file (line 0).
    package static func read(_ output: String, file: String) -> [CompilerMessage] {
        output.split(separator: "\n").compactMap { line in
            if line.hasPrefix("\(file):") { return placed(line.dropFirst(file.count + 1)) }
            if line.hasPrefix("<unknown>:0: ") { return unplaced(line.dropFirst("<unknown>:0: ".count)) }
            return nil
        }
    }

    private static func placed(_ rest: Substring) -> CompilerMessage? {
        let parts = rest.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let line = Int(parts[0]), let column = Int(parts[1]),
            let (severity, text) = severity(parts[2].drop { $0 == " " })
        else { return nil }
        return CompilerMessage(severity: severity, text: text, line: line, byteColumn: column)
    }

    private static func unplaced(_ rest: Substring) -> CompilerMessage? {
        severity(rest).map { CompilerMessage(severity: $0.0, text: $0.1, line: 0, byteColumn: 0) }
    }

    private static func severity(_ text: Substring) -> (CompilerMessage.Severity, String)? {
        for severity in [CompilerMessage.Severity.error, .warning, .note, .remark]
        where text.hasPrefix("\(severity.rawValue): ") {
            var message = String(text.dropFirst(severity.rawValue.count + 2))
            // The group's name and its documentation, "[#DeprecatedDeclaration]", are for terminals.
            if message.hasSuffix("]"), let group = message.lastIndex(of: "["), message[group...].hasPrefix("[#") {
                message = String(message[..<group]).trimmed
            }
            return (severity, message)
        }
        return nil
    }
}

extension CompilerMessage {
    /// The name that the compiler could not find: `cannot find 'X' in scope`, `cannot find type 'X' in scope`.
    var unknownName: (name: String, isType: Bool)? {
        for (beginning, isType) in [("cannot find type '", true), ("cannot find '", false)]
        where text.hasPrefix(beginning) {
            let name = text.dropFirst(beginning.count).prefix { $0 != "'" }
            return name.isEmpty ? nil : (String(name), isType)
        }
        return nil
    }
}
