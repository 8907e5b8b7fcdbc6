/// A sample's code with what its author left out filled in, and the way back to the places of what he wrote.
package struct FilledCode: Sendable, Hashable {
    /// A change inside one line.
    struct Edit: Sendable, Hashable {
        /// Line and byte column of the author's code, from 1.
        var line: Int
        var byteColumn: Int
        /// Bytes that the author wrote, and bytes that stand for them.
        var length: Int
        var filledLength: Int
    }

    package var text: String
    /// In the order of the text.
    var edits: [Edit] = []
    /// Lines on which something was left out.
    var elidedLines: Set<Int> = []
    /// The listing ends with a sign of something left out, and needn't be complete.
    var isCutOff = false

    /// The byte column in the author's line of a byte column in the filled one. Inside of a filling it is the filling's
    /// beginning.
    func authorColumn(line: Int, byteColumn: Int) -> Int {
        var shift = 0
        for edit in edits where edit.line == line {
            let start = edit.byteColumn + shift
            if byteColumn < start { break }
            if byteColumn < start + edit.filledLength { return edit.byteColumn }
            shift += edit.filledLength - edit.length
        }
        return byteColumn - shift
    }
}

/// Replacements of byte ranges of a text.
struct TextEdits {
    private var edits: [(range: Range<Int>, replacement: String)] = []

    mutating func replace(_ range: Range<Int>, with replacement: String) { edits.append((range, replacement)) }

    var isEmpty: Bool { edits.isEmpty }

    /// The replacements that don't touch an earlier one, in the order of the text.
    var ordered: [(range: Range<Int>, replacement: String)] {
        var result: [(range: Range<Int>, replacement: String)] = []
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
        where edit.range.lowerBound >= (result.last?.range.upperBound ?? 0) {
            result.append(edit)
        }
        return result
    }

    func applied(to bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var end = 0
        for edit in ordered {
            result += bytes[end..<edit.range.lowerBound]
            result += Array(edit.replacement.utf8)
            end = edit.range.upperBound
        }
        result += bytes[end...]
        return String(decoding: result, as: UTF8.self)
    }
}

/// Lines and byte columns of a text, from 1.
struct LineTable: Sendable {
    private let starts: [Int]

    init(_ bytes: some Sequence<UInt8>) {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        self.starts = starts
    }

    func place(of offset: Int) -> (line: Int, byteColumn: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }

    /// Nil for a line that the text doesn't have.
    func offset(line: Int, byteColumn: Int) -> Int? { starts[safe: line - 1].map { $0 + byteColumn - 1 } }
}
