/// Something to be said about the input: what was found, where, and the next step. Data until it is printed.
package struct Diagnostic: Sendable, Hashable {
    package enum Severity: Int, Sendable, Hashable, Comparable, CaseIterable {
        case note, warning, error

        package static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
    }

    /// A kind of diagnostic in kebab case, stable from release to release: `unresolved-symbol`.
    package struct ID: Sendable, Hashable, RawRepresentable, ExpressibleByStringLiteral {
        package let rawValue: String
        package init(rawValue: String) { self.rawValue = rawValue }
        package init(stringLiteral value: String) { rawValue = value }
    }

    package var id: ID
    package var severity: Severity
    /// One line; names the thing in single quotes.
    package var message: String
    /// Nil when the trouble has no place, such as a folder that can't be read.
    package var location: SourceLocation?
    package var notes: [Note]
    package var fixIts: [FixIt]

    package init(
        _ id: ID, _ severity: Severity, _ message: String, at location: SourceLocation? = nil,
        notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.location = location
        self.notes = notes
        self.fixIts = fixIts
    }
}

/// A remark that belongs to a diagnostic, at its own place or at none.
package struct Note: Sendable, Hashable {
    package var message: String
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
        self.message = message
        self.location = location
    }
}

/// A change that would cure a diagnostic: the bytes in `range` of its file become `replacement`.
package struct FixIt: Sendable, Hashable {
    package var message: String
    package var range: SourceRange
    package var replacement: String

    package init(_ message: String, _ range: SourceRange, replacement: String) {
        self.message = message
        self.range = range
        self.replacement = replacement
    }
}

extension Sequence<Diagnostic> {
    /// By path, place, then id; those without a place come first.
    package func sortedByPlace() -> [Diagnostic] {
        sorted { left, right in
            let leftKey = (left.location?.file.path ?? "", left.location?.range.start ?? -1)
            let rightKey = (right.location?.file.path ?? "", right.location?.range.start ?? -1)
            if leftKey != rightKey { return leftKey < rightKey }
            return (left.id.rawValue, left.message) < (right.id.rawValue, right.message)
        }
    }

    package var worst: Diagnostic.Severity? { map(\.severity).max() }
}
