#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A text that the generator reads: its path as a person would type it and its bytes.
///
/// Offsets are UTF-8 bytes; lines and columns count from 1, columns in characters, as editors do.
package final class SourceFile: Sendable, Hashable {
    package let path: String
    package let bytes: [UInt8]
    /// The byte offset at which each line begins; the first is 0.
    private let lineStarts: [Int]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lineStarts = Self.lineStarts(in: bytes)
    }

    private static func lineStarts(in bytes: [UInt8]) -> [Int] {
        bytes.withUnsafeBytes { buffer in
            var starts = [0]
            guard let base = buffer.baseAddress else { return starts }
            var offset = 0
            // The C library looks at many bytes at once, in debug builds too.
            while let found = memchr(base + offset, 0x0A, buffer.count - offset) {
                offset = base.distance(to: UnsafeRawPointer(found)) + 1
                starts.append(offset)
            }
            return starts
        }
    }

    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    package static func == (left: SourceFile, right: SourceFile) -> Bool {
        left === right || left.path == right.path && left.bytes == right.bytes
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(bytes.count)
    }
}

/// A place in a file, for people: both numbers from 1, the column in characters.
package struct LineColumn: Sendable, Hashable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension SourceFile {
    package var lineCount: Int { lineStarts.count }

    /// The text in `range`; bytes that aren't UTF-8 come out as U+FFFD.
    package func text(in range: SourceRange) -> String {
        let bounds = range.clamped(to: bytes.count)
        return String(decoding: bytes[bounds.start..<bounds.end], as: UTF8.self)
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The line that holds byte `offset`, from 0.
    package func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    package func lineColumn(at offset: Int) -> LineColumn {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(at: offset)
        let before = bytes[lineStarts[line]..<offset]
        // A line may be a whole file: bytes are counted at once where each is a character.
        let isASCII = before.withUnsafeBufferPointer { buffer in buffer.reduce(0, |) < 0x80 }
        let count = isASCII ? before.count : String(decoding: before, as: UTF8.self).count
        return LineColumn(line: line + 1, column: count + 1)
    }

    /// The range of line `line` (from 1) without its line end; nil when there is no such line.
    package func range(ofLine line: Int) -> SourceRange? {
        guard line >= 1, line <= lineStarts.count else { return nil }
        let start = lineStarts[line - 1]
        var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return SourceRange(start, end)
    }

    /// The byte offset of a line and a column counted in bytes, both from 1, as C libraries and compilers give them.
    /// A place past the line's end comes out at its end.
    package func offset(line: Int, byteColumn: Int) -> Int {
        guard let range = range(ofLine: max(line, 1)) else { return bytes.count }
        return min(range.start + max(byteColumn - 1, 0), range.end)
    }
}

/// A range of UTF-8 bytes in one file, half open.
package struct SourceRange: Sendable, Hashable {
    package var start: Int
    package var end: Int

    package init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = max(start, end)
    }

    package func clamped(to count: Int) -> SourceRange {
        SourceRange(min(max(start, 0), count), min(max(end, 0), count))
    }

    package func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}

/// A range and the file that it lies in.
package struct SourceLocation: Sendable, Hashable {
    package var file: SourceFile
    package var range: SourceRange

    package init(_ file: SourceFile, _ range: SourceRange) {
        self.file = file
        self.range = range
    }

    package var lineColumn: LineColumn { file.lineColumn(at: range.start) }
    package var text: String { file.text(in: range) }
}
