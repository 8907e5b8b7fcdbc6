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

        package init(
            fails: String? = nil, unverified: String? = nil, languageMode: Int? = nil, context: String? = nil
        ) {
            self.fails = fails
            self.unverified = unverified
            self.languageMode = languageMode
            self.context = context
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
