/// What checking a sample came to. Every sample has an outcome.
package enum Outcome: Sendable, Hashable, Codable {
    /// Compiled as it stands, or for interface text: the library has it so. The messages are warnings, such as of
    /// deprecated API.
    case verified(warnings: [CompilerMessage])
    /// Compiled once the assumptions were declared.
    case assumed([Assumption], warnings: [CompilerMessage])
    /// Written with names or signatures of an older Swift or SDK; compiled once they were replaced by those of today.
    case outdated(Revision)
    /// Refused by the compiler with the message that its author said.
    case failsAsDeclared(CompilerMessage)
    /// Refused by the compiler, or accepted although its author said otherwise. The repair, where there is one, compiles.
    case fails([CompilerMessage], repair: Revision? = nil)
    /// Not compiled, for the reason that its author gave.
    case unverified(reason: String)
    case notSwift

    package enum Status: String, Sendable, CaseIterable, Hashable {
        case verified, assumed, warnings, outdated, failsAsDeclared = "fails-as-declared", fails, unverified

        /// Whether the sample, or its modern version, was compiled without an error.
        package var compiles: Bool {
            switch self {
            case .verified, .assumed, .warnings, .outdated: true
            case .failsAsDeclared, .fails, .unverified: false
            }
        }
    }

    package var status: Status {
        switch self {
        case .verified(let warnings): warnings.isEmpty ? .verified : .warnings
        case .assumed(_, let warnings): warnings.isEmpty ? .assumed : .warnings
        case .outdated: .outdated
        case .failsAsDeclared: .failsAsDeclared
        case .fails: .fails
        case .unverified, .notSwift: .unverified
        }
    }

    package var messages: [CompilerMessage] {
        switch self {
        case .verified(let warnings), .assumed(_, let warnings): warnings
        case .outdated(let revision): revision.warnings
        case .failsAsDeclared(let message): [message]
        case .fails(let messages, _): messages
        case .unverified, .notSwift: []
        }
    }

    package var assumptions: [Assumption] {
        switch self {
        case .assumed(let assumptions, _): assumptions
        case .outdated(let revision): revision.assumptions
        default: []
        }
    }

    /// The modern version of what is outdated, the repaired version of what fails.
    package var revision: Revision? {
        switch self {
        case .outdated(let revision): revision
        case .fails(_, let repair): repair
        default: nil
        }
    }

    package var rewrite: Rewrite? { revision?.rewrite }
}

/// Another version of a sample, which compiles.
package struct Revision: Sendable, Hashable, Codable {
    package var rewrite: Rewrite
    package var assumptions: [Assumption]
    package var warnings: [CompilerMessage]
}

/// Another version of a sample's code, and what was changed.
package struct Rewrite: Sendable, Hashable, Codable {
    package struct Change: Sendable, Hashable, Codable {
        /// Line and byte column of the sample's code, from 1.
        package var line: Int
        package var byteColumn: Int
        package var old: String
        package var new: String
    }

    package var code: String
    /// In the order of the text.
    package var changes: [Change]

    /// - Parameters:
    ///   - filled: the author's code with placeholders filled.
    ///   - code: the changed version of that, line for line.
    ///   - author: the author's code.
    /// - Returns: nil when nothing was changed.
    init?(from filled: FilledCode, to code: String, author: String) {
        let old = filled.text.split(separator: "\n", omittingEmptySubsequences: false)
        let new = code.split(separator: "\n", omittingEmptySubsequences: false)
        guard old.count == new.count else { return nil }
        var lines = author.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
        var changes: [Change] = []
        for index in old.indices where old[index] != new[index] && lines.indices.contains(index) {
            let (from, to) = Self.changed(Array(old[index].utf8), Array(new[index].utf8))
            let start = filled.authorColumn(line: index + 1, byteColumn: from.lowerBound + 1) - 1
            let end = filled.authorColumn(line: index + 1, byteColumn: from.upperBound + 1) - 1
            guard start <= end, end <= lines[index].count else { return nil }
            let replacement = Array(new[index].utf8)[to]
            changes.append(
                Change(
                    line: index + 1, byteColumn: start + 1,
                    old: String(decoding: lines[index][start..<end], as: UTF8.self),
                    new: String(decoding: replacement, as: UTF8.self)))
            lines[index].replaceSubrange(start..<end, with: replacement)
        }
        guard !changes.isEmpty else { return nil }
        self.changes = changes
        self.code = lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    /// What differs between two lines, whole words.
    private static func changed(_ old: [UInt8], _ new: [UInt8]) -> (Range<Int>, Range<Int>) {
        func isWord(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
        }
        var start = zip(old, new).prefix { $0 == $1 }.count
        while start > 0, isWord(old[start - 1]) { start -= 1 }
        let most = min(old.count, new.count) - start
        var tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(most).count
        while tail > 0, isWord(old[old.count - tail]) { tail -= 1 }
        return (start..<old.count - tail, start..<new.count - tail)
    }
}

/// A name that a sample uses without declaring it, and how it was declared to check the rest.
package struct Assumption: Sendable, Hashable, Codable {
    package var name: String
    /// What the name was taken for, in Swift: `View`, `func`, `scene(_:willConnectTo:options:)` for its parameter.
    package var kind: String
    package var declaration: String

    package init(name: String, kind: String, declaration: String) {
        self.name = name
        self.kind = kind
        self.declaration = declaration
    }
}

/// A message at its place in the sample's code.
package struct CompilerMessage: Sendable, Hashable, Codable {
    package enum Severity: String, Sendable, Hashable, Codable { case error, warning, note, remark }

    package enum Origin: String, Sendable, Hashable, Codable {
        case compiler
        /// Comes from what the library's declarations say of availability.
        case library
    }

    package var severity: Severity
    package var text: String
    /// Line and byte column of the sample's code, from 1.
    package var line: Int
    package var byteColumn: Int
    /// What the compiler adds at the same place, such as how to mend it.
    package var notes: [String]
    package var origin: Origin
    /// The known name that the unknown one is most likely a slip of.
    package var suggestion: String?

    package init(
        severity: Severity, text: String, line: Int, byteColumn: Int, notes: [String] = [], origin: Origin = .compiler,
        suggestion: String? = nil
    ) {
        self.suggestion = suggestion
        self.severity = severity
        self.text = text
        self.line = line
        self.byteColumn = byteColumn
        self.notes = notes
        self.origin = origin
    }
}

/// A checked sample: its outcome and the library's symbols in it.
package struct CheckedSample: Sendable, Hashable {
    package var sample: Sample
    package var kind: SampleKind
    package var outcome: Outcome
    package var identifiers: [Identifier]
    /// The language mode that it was compiled in.
    package var languageMode: Int
    /// How many of the compiler's messages were dropped as artefacts of compiling on Linux.
    package var artefacts: Int
    /// What becomes of it in each language mode, on the oldest and the newest system.
    package var cells: [MatrixCell]

    package init(
        sample: Sample, kind: SampleKind, outcome: Outcome, identifiers: [Identifier] = [], languageMode: Int,
        artefacts: Int = 0, cells: [MatrixCell] = []
    ) {
        self.cells = cells
        self.artefacts = artefacts
        self.sample = sample
        self.kind = kind
        self.outcome = outcome
        self.identifiers = identifiers
        self.languageMode = languageMode
    }
}
