/// Reads what the compiler prints in `-diagnostic-style llvm`: `path:line:column: severity: text`.
package enum CompilerMessages {
    /// - Returns: the messages of `file` with its own lines and columns. A note is kept with the message that it follows.
    package static func read(_ output: String, file: String) -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        // Notes may follow that belong to a message of another file.
        var isLastOurs = false
        for line in output.split(separator: "\n") {
            guard line.hasPrefix("\(file):") else {
                if isMessage(line) { isLastOurs = false }
                continue
            }
            guard let message = placed(line.dropFirst(file.utf8.count + 1)) else { continue }
            if message.severity == .note {
                if isLastOurs, !messages.isEmpty { messages[messages.count - 1].notes.append(message.text) }
            } else {
                messages.append(message)
                isLastOurs = true
            }
        }
        return messages
    }

    /// The messages of no file.
    static func unplaced(_ output: String) -> [CompilerMessage] {
        output.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("<unknown>:0: "), let (severity, text) = severity(line.dropFirst(13)) else {
                return nil
            }
            return CompilerMessage(severity: severity, text: text, line: 0, byteColumn: 0)
        }
    }

    /// A message that isn't a note begins here: `Other.swift:1:1: error: …`.
    private static func isMessage(_ line: Substring) -> Bool {
        line.contains(".swift:") && (line.contains(": error: ") || line.contains(": warning: "))
    }

    private static func placed(_ rest: Substring) -> CompilerMessage? {
        let parts = rest.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let line = Int(parts[0]), let column = Int(parts[1]),
            let (severity, text) = severity(parts[2].drop { $0 == " " })
        else { return nil }
        return CompilerMessage(severity: severity, text: text, line: line, byteColumn: column)
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

    /// The texts in single quotes, in their order.
    var quoted: [String] {
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        return stride(from: 1, to: parts.count - (parts.count % 2 == 0 ? 1 : 0), by: 2).map { String(parts[$0]) }
    }
}
