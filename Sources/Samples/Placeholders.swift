/// Fills what authors leave out, `{ ... }`, `…` alone on a line, `<#name#>`, with something that compiles. Lines stay lines,
/// so that messages keep their places.
package enum Placeholders {
    /// - Parameter bodies: what stands for an elided body, by the result type before it (`some Scene`); library data.
    package static func fill(_ code: String, bodies: [LibraryDescription.PlaceholderBody]) -> String {
        var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices {
            lines[index] = fill(line: lines[index], bodies: bodies)
        }
        return lines.joined(separator: "\n")
    }

    private static func fill(line: String, bodies: [LibraryDescription.PlaceholderBody]) -> String {
        let trimmed = line.trimmed
        if trimmed == "..." || trimmed == "…" { return "" }
        var line = line
        for elision in ["{ ... }", "{ … }", "{...}", "{…}"] {
            while let range = line.firstRange(of: elision) {
                let before = String(line[..<range.lowerBound]).trimmed
                let body = bodies.first { before.hasSuffix($0.after) }?.body ?? "fatalError()"
                line.replaceSubrange(range, with: "{ \(body) }")
            }
        }
        while let start = line.firstRange(of: "<#"), let end = line[start.upperBound...].firstRange(of: "#>") {
            line.replaceSubrange(start.lowerBound..<end.upperBound, with: "fatalError()")
        }
        return line
    }
}

extension StringProtocol {
    var trimmed: String {
        var result = self[...]
        while let first = result.first, first.isWhitespace { result = result.dropFirst() }
        while let last = result.last, last.isWhitespace { result = result.dropLast() }
        return String(result)
    }
}
