import Diagnostics

/// The bytes that were parsed, byte for byte those of the file from `base` on, and their lines.
struct ParsedText {
    let file: SourceFile
    /// Where the Markdown begins in the file: past a byte-order mark and front matter.
    let base: Int
    /// What the library saw: sentinels and stand-ins in place, or the file's own bytes.
    let bytes: UnsafeBufferPointer<UInt8>
    let hasSentinels: Bool
    /// Ranges in `bytes`, without line ends. Unlike the file's own lines, a lone carriage return ends one too.
    let lines: [Range<Int>]

    init(file: SourceFile, base: Int, bytes: UnsafeBufferPointer<UInt8>, hasSentinels: Bool) {
        self.file = file
        self.base = base
        self.bytes = bytes
        self.hasSentinels = hasSentinels
        var lines: [Range<Int>] = []
        lines.reserveCapacity(bytes.count / 32 + 1)
        var start = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                lines.append(start..<index)
                if byte == UInt8(ascii: "\r"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") {
                    index += 1
                }
                start = index + 1
            }
            index += 1
        }
        lines.append(start..<bytes.count)
        self.lines = lines
    }

    /// The line with this number, from 1; the nearest there is for a number out of bounds.
    func line(_ number: Int) -> Range<Int> { lines[min(max(number, 1), lines.count) - 1] }

    /// The file's range for one in `bytes`.
    func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(base + start, base + end) }

    /// The offset in `bytes` of a line and column, both from 1, as the library counts.
    func offset(line number: Int, column: Int) -> Int {
        let line = line(number)
        return min(line.lowerBound + max(column - 1, 0), line.upperBound)
    }

    /// A string of what the library gave back, with sentinels turned back.
    func string(_ piece: UnsafeBufferPointer<UInt8>) -> String {
        guard hasSentinels, piece.contains(where: Sentinel.isControl) else {
            return String(decoding: piece, as: UTF8.self)
        }
        return String(decoding: piece.lazy.map { Sentinel.original[Int($0)] }, as: UTF8.self)
    }

    /// True for a line of `=` or `-` only, past the marks of quotes, as under a setext heading.
    func isUnderline(_ number: Int) -> Bool {
        guard number <= lines.count else { return false }
        let line = trimmingEnd(line(number))
        guard let last = bytes[line].last, last == UInt8(ascii: "=") || last == UInt8(ascii: "-") else { return false }
        return bytes[line].allSatisfy { $0 == last || $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
    }

    /// The range without white space at its end.
    func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, isMarkupSpace(bytes[end - 1]) { end -= 1 }
        return range.lowerBound..<end
    }
}

/// White space as the library trims it.
func isMarkupSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

/// ASCII punctuation: what a backslash can escape.
func isEscapable(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
}

/// The running text of one block, its lines freed of the marks around them, with the way back to the file.
struct RunningText {
    /// Sentinels turned back; lines separated by single line feeds.
    private(set) var bytes: [UInt8] = []
    /// Where pieces that are contiguous in the file begin.
    private var pieces: [(content: Int, parsed: Int)] = []
    let text: ParsedText

    init(_ text: ParsedText) { self.text = text }

    mutating func append(_ range: Range<Int>) {
        pieces.append((bytes.count, range.lowerBound))
        let piece = UnsafeBufferPointer(rebasing: text.bytes[range])
        if text.hasSentinels {
            bytes.append(contentsOf: piece.lazy.map { Sentinel.original[Int($0)] })
        } else {
            bytes.append(contentsOf: piece)
        }
    }

    mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

    /// The file's range for `start..<end`.
    func range(_ start: Int, _ end: Int) -> SourceRange {
        guard start < end else {
            let offset = text.base + parsedOffset(start)
            return SourceRange(offset, offset)
        }
        return text.range(parsedOffset(start), parsedOffset(end - 1) + 1)
    }

    private func parsedOffset(_ offset: Int) -> Int {
        var (low, high) = (0, pieces.count)
        guard high > 0 else { return 0 }
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].content <= offset { low = middle } else { high = middle }
        }
        return pieces[low].parsed + offset - pieces[low].content
    }
}

// MARK: Footnotes

extension ParsedText {
    /// Where the footnote's `[^` stands; the library begins a footnote after its label, and doesn't tell the label.
    func labelStart(of footnote: CMarkNode) -> Int {
        let line = line(footnote.startLine)
        let start = offset(line: footnote.startLine, column: footnote.startColumn)
        var index = start - 1
        while index > line.lowerBound {
            index -= 1
            if bytes[index] == UInt8(ascii: "["), bytes[index + 1] == UInt8(ascii: "^") { return index }
        }
        return start
    }

    func label(of footnote: CMarkNode) -> String {
        let line = line(footnote.startLine)
        let start = min(labelStart(of: footnote) + 2, line.upperBound)
        let end = bytes[start..<line.upperBound].firstIndex(of: UInt8(ascii: "]")) ?? start
        return string(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }
}

// MARK: Finding a block's lines

extension ParsedText {
    /// The file's lines of `content` when its first one is line `first`; nil when some line isn't there.
    private func match(_ content: [UnsafeBufferPointer<UInt8>], at first: Int) -> [Range<Int>]? {
        guard first >= 1, first + content.count - 1 <= lines.count else { return nil }
        var found: [Range<Int>] = []
        found.reserveCapacity(content.count)
        for (index, piece) in content.enumerated() {
            guard let range = suffix(of: lines[first - 1 + index], equalTo: piece) else { return nil }
            found.append(range)
        }
        return found
    }

    /// Where `piece` stands at the end of `line`; both may differ in white space at the end.
    func suffix(of line: Range<Int>, equalTo piece: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        if let range = exactSuffix(of: line, equalTo: piece) { return range }
        var count = piece.count
        while count > 0, isMarkupSpace(piece[count - 1]) { count -= 1 }
        return exactSuffix(of: trimmingEnd(line), equalTo: UnsafeBufferPointer(rebasing: piece[..<count]))
    }

    private func exactSuffix(of line: Range<Int>, equalTo piece: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        let start = line.upperBound - piece.count
        guard start >= line.lowerBound, bytes[start..<line.upperBound].elementsEqual(piece) else { return nil }
        return start..<line.upperBound
    }

    /// The lines of a paragraph or a setext heading, by trying the places where they can begin; nil when none fits.
    func lines(of content: UnsafeBufferPointer<UInt8>, candidates: some Sequence<Int>) -> (
        first: Int, ranges: [Range<Int>]
    )? {
        let pieces = content.splitLines()
        for first in candidates {
            if let ranges = match(pieces, at: first) { return (first, ranges) }
        }
        return nil
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Lines without their ends; what follows the last line end counts only when it isn't empty.
    func splitLines() -> [UnsafeBufferPointer<UInt8>] {
        var lines: [UnsafeBufferPointer<UInt8>] = []
        var start = 0
        for index in indices where self[index] == UInt8(ascii: "\n") {
            var end = index
            if end > start, self[end - 1] == UInt8(ascii: "\r") { end -= 1 }
            lines.append(UnsafeBufferPointer(rebasing: self[start..<end]))
            start = index + 1
        }
        if start < count { lines.append(UnsafeBufferPointer(rebasing: self[start...])) }
        return lines
    }
}
