/// Diagnostics as people read them in a terminal: `path:line:column: severity: message [id]`, the line, a mark under the
/// place, then notes and what would mend it.
package struct HumanReporter: Sendable {
    /// ANSI colours: only for a terminal.
    package var isColoured: Bool

    package init(isColoured: Bool = false) { self.isColoured = isColoured }

    package func report(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.sortedByPlace().map(report).joined()
    }

    package func report(_ diagnostic: Diagnostic) -> String {
        var lines = [
            header(
                diagnostic.location, diagnostic.severity.label, diagnostic.severity,
                "\(diagnostic.message) [\(diagnostic.id.rawValue)]")
        ]
        if let location = diagnostic.location { lines += excerpt(location, remark: diagnostic.fixIts.first?.message) }
        for note in diagnostic.notes {
            lines.append(header(note.location, Diagnostic.Severity.note.label, .note, note.message))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func header(
        _ location: SourceLocation?, _ label: String, _ severity: Diagnostic.Severity, _ message: String
    ) -> String {
        let place = location.map { location in
            let place = location.lineColumn
            return "\(printable(location.file.path)):\(place.line):\(place.column): "
        }
        let label = isColoured ? "\u{1B}[1;\(severity.colour)m\(label):\u{1B}[0m" : "\(label):"
        return "\(place ?? "")\(label) \(printable(message))"
    }

    /// The line of the place with a mark under it. A long line is cut around the place.
    private func excerpt(_ location: SourceLocation, remark: String?) -> [String] {
        let place = location.lineColumn
        guard let lineRange = location.file.range(ofLine: place.line) else { return [] }
        let (line, column, isCut) = surroundings(of: location, in: lineRange)
        let first = max(0, min(column - 40, line.count - 1))
        let last = min(line.count, first + 110)
        guard first < last else { return [] }
        let isCutBefore = first > 0 || isCut.before
        let shown =
            (isCutBefore ? "…" : "") + printable(String(line[first..<last]))
            + (last < line.count || isCut.after ? "…" : "")
        let number = String(place.line)
        let indent = String(repeating: " ", count: number.count + 4)
        // Wide characters take two columns in a terminal; so does the space under them.
        let before = line[first..<min(max(column, first), line.count)]
        let padding = before.reduce(isCutBefore ? 1 : 0) { $0 + ($1.isWide ? 2 : 1) }
        let mark = String(repeating: " ", count: padding) + "^" + (remark.map { " \(printable($0))" } ?? "")
        return ["   \(number) | \(shown)", "\(indent)| \(mark)"]
    }

    /// The characters of a line around a place and how many of them stand before it; a line may be a whole file, of which
    /// little is shown.
    private func surroundings(
        of location: SourceLocation, in line: SourceRange
    ) -> (characters: [Character], column: Int, isCut: (before: Bool, after: Bool)) {
        let file = location.file
        let place = min(max(location.range.start, line.start), line.end)
        func isInside(_ offset: Int) -> Bool { offset < line.end && file.bytes[offset] & 0xC0 == 0x80 }
        var (start, end) = (max(line.start, place - 800), min(line.end, place + 1_600))
        while start > line.start, isInside(start) { start -= 1 }
        while isInside(end) { end += 1 }
        let before = Array(file.text(in: SourceRange(start, place)))
        let characters = Array(file.text(in: SourceRange(start, end)))
        return (characters, before.count, (start > line.start, end < line.end))
    }

    /// Control characters of hostile input must not reach the terminal.
    private func printable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0.isControl }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(scalar == "\t" ? " " : scalar.isControl ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }
}

extension Diagnostic.Severity {
    package var label: String {
        switch self {
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }

    fileprivate var colour: Int {
        switch self {
        case .note: 36
        case .warning: 35
        case .error: 31
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        switch properties.generalCategory {
        // Format characters reorder what a terminal shows (the bidirectional controls).
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: value != 0x200D && value != 0xFEFF
        default: false
        }
    }
}

extension Character {
    /// East Asian wide or full width, as terminals count columns.
    package var isWide: Bool {
        guard let value = unicodeScalars.first?.value else { return false }
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
            0x20000...0x3FFFD:
            return true
        default:
            return false
        }
    }
}
