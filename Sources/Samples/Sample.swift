import Diagnostics
import Markup

/// A sample's name in links and reports: the path of the file that holds it and its number there, from 1.
package struct SampleID: Sendable, Hashable, Comparable {
    package var path: String
    package var number: Int

    package init(path: String, number: Int) {
        self.path = path
        self.number = number
    }

    package static func < (left: SampleID, right: SampleID) -> Bool {
        (left.path, left.number) < (right.path, right.number)
    }
}

/// A piece of Swift in a text, and what its author says about it.
package struct Sample: Sendable, Hashable {
    package var id: SampleID
    package var file: SourceFile
    /// The code, lines ended by `\n`.
    package var code: String
    /// For each line of `code` the byte offset of its beginning in `file`.
    package var lineOffsets: [Int]
    package var attributes: Attributes
    /// A sample of ours is expected to compile; one of a source text is other people's, and what it does is reported.
    package var isOurs: Bool

    package init(
        id: SampleID, file: SourceFile, code: String, lineOffsets: [Int], attributes: Attributes = Attributes(),
        isOurs: Bool = true
    ) {
        self.id = id
        self.file = file
        self.code = code
        self.lineOffsets = lineOffsets
        self.attributes = attributes
        self.isOurs = isOurs
    }

    /// What stands after the fence's language.
    package struct Attributes: Sendable, Hashable {
        /// The compiler must refuse the sample, with a message that holds this text.
        package var fails: String?
        /// The sample isn't compiled, for this reason, which readers see.
        package var unverified: String?
        /// 5 or 6; nil for the site's own mode.
        package var languageMode: Int?
        /// The name of a context that the sample is to be put into.
        package var context: String?
        /// Scenarios that the sample runs.
        package var scenarios: [String]

        package init(
            fails: String? = nil, unverified: String? = nil, languageMode: Int? = nil, context: String? = nil,
            scenarios: [String] = []
        ) {
            self.fails = fails
            self.unverified = unverified
            self.languageMode = languageMode
            self.context = context
            self.scenarios = scenarios
        }
    }

    /// The place in the text of a line and a byte column of the code, both from 1.
    package func location(line: Int, byteColumn: Int, length: Int = 0) -> SourceLocation {
        guard let start = lineOffsets[safe: max(line - 1, 0)] ?? lineOffsets.last else {
            return SourceLocation(file, SourceRange(0, 0))
        }
        let lineEnd = file.range(ofLine: file.lineIndex(at: start) + 1)?.end ?? start
        let offset = min(start + max(byteColumn - 1, 0), max(lineEnd, start))
        return SourceLocation(file, SourceRange(offset, min(offset + length, file.bytes.count)))
    }

    package var start: SourceLocation { location(line: 1, byteColumn: 1) }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

/// What checking a sample came to. Every sample has an outcome.
package enum Outcome: Sendable, Hashable, Codable {
    /// Compiled as it stands. The messages are warnings, such as of deprecated API.
    case verified(warnings: [CompilerMessage])
    /// Compiled once the assumptions were declared.
    case assumed([Assumption], warnings: [CompilerMessage])
    /// Refused by the compiler with the message that its author said.
    case failsAsDeclared(CompilerMessage)
    /// Refused by the compiler, or accepted although its author said otherwise.
    case fails([CompilerMessage])
    /// Declarations without bodies, as a reference prints them; those that the API model doesn't know.
    case interface(unknown: [String])
    /// Not compiled, for the reason that its author gave.
    case unverified(reason: String)

    package enum Status: String, Sendable, CaseIterable, Hashable {
        case verified, assumed, warnings, failsAsDeclared = "fails-as-declared", fails, interface, unverified
    }

    package var status: Status {
        switch self {
        case .verified(let warnings): warnings.isEmpty ? .verified : .warnings
        case .assumed: .assumed
        case .failsAsDeclared: .failsAsDeclared
        case .fails: .fails
        case .interface: .interface
        case .unverified: .unverified
        }
    }

    package var messages: [CompilerMessage] {
        switch self {
        case .verified(let warnings), .assumed(_, let warnings): warnings
        case .failsAsDeclared(let message): [message]
        case .fails(let messages): messages
        case .interface, .unverified: []
        }
    }
}

/// A name that a sample uses without declaring it, and how it was declared to check the rest.
package struct Assumption: Sendable, Hashable, Codable {
    package var name: String
    /// What the name was taken for, as the library's description calls it: `view`, `view controller`.
    package var kind: String
    package var declaration: String

    package init(name: String, kind: String, declaration: String) {
        self.name = name
        self.kind = kind
        self.declaration = declaration
    }
}

/// A message of the compiler at its place in the sample's code.
package struct CompilerMessage: Sendable, Hashable, Codable {
    package enum Severity: String, Sendable, Hashable, Codable { case error, warning, note, remark }

    package var severity: Severity
    package var text: String
    /// Line and byte column of the sample's code, from 1.
    package var line: Int
    package var byteColumn: Int

    package init(severity: Severity, text: String, line: Int, byteColumn: Int) {
        self.severity = severity
        self.text = text
        self.line = line
        self.byteColumn = byteColumn
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
    /// What would make a failing sample compile, where that is known; it was tried.
    package var fix: SampleFix?

    package init(
        sample: Sample, kind: SampleKind, outcome: Outcome, identifiers: [Identifier] = [], languageMode: Int,
        artefacts: Int = 0, fix: SampleFix? = nil
    ) {
        self.fix = fix
        self.artefacts = artefacts
        self.sample = sample
        self.kind = kind
        self.outcome = outcome
        self.identifiers = identifiers
        self.languageMode = languageMode
    }
}
