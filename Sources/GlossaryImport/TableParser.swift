import Diagnostics

/// Rows and cells: comma-separated values (RFC 4180), with semicolons too as some spreadsheets write them, or lines with
/// tabs. One pass over the bytes.
struct TableParser {
    struct Row: Hashable {
        var cells: [String]
        var offset: Int
    }

    private let file: SourceFile
    private let bytes: [UInt8]
    private let separator: UInt8
    private let isQuoted: Bool
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    init(_ file: SourceFile, separator: UInt8, isQuoted: Bool) {
        self.file = file
        bytes = file.bytes
        self.isQuoted = isQuoted
        let firstLine = file.bytes.prefix { $0 != 0x0A }
        let isSemicolons = isQuoted && !firstLine.contains(separator) && firstLine.contains(UInt8(ascii: ";"))
        self.separator = isSemicolons ? UInt8(ascii: ";") : separator
    }

    /// Empty lines are passed over, and in lines with tabs those that begin with `#`, as OmegaT does.
    func rows() -> (rows: [Row], diagnostics: [Diagnostic]) {
        var rows: [Row] = []
        var offset = bytes.starts(with: Self.mark) ? Self.mark.count : 0
        while offset < bytes.count {
            let start = offset
            var cells: [String] = []
            repeat {
                guard let (cell, next) = cell(at: offset) else {
                    let place = SourceLocation(file, SourceRange(offset, offset))
                    return (rows, [.malformedTerms("the quotation mark here is never closed", at: place)])
                }
                cells.append(cell)
                offset = next
            } while offset < bytes.count && bytes[offset - 1] == separator
            // A separator at the very end begins one more cell, which is empty.
            if offset == bytes.count, bytes[offset - 1] == separator { cells.append("") }
            let isComment = !isQuoted && bytes[start] == UInt8(ascii: "#")
            if cells.contains(where: { !$0.isEmpty }), !isComment { rows.append(Row(cells: cells, offset: start)) }
        }
        return (rows, [])
    }

    /// - Returns: the cell that begins at `start`, and the offset behind its separator or line end; nil when its quotation
    ///   mark isn't closed.
    private func cell(at start: Int) -> (text: String, next: Int)? {
        var content: [UInt8] = []
        var offset = start
        if isQuoted, offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") {
            offset += 1
            while true {
                guard offset < bytes.count else { return nil }
                if bytes[offset] != UInt8(ascii: "\"") {
                    content.append(bytes[offset])
                    offset += 1
                } else if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "\"") {
                    content.append(UInt8(ascii: "\""))
                    offset += 2
                } else {
                    offset += 1
                    break
                }
            }
        }
        while offset < bytes.count, bytes[offset] != separator, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            content.append(bytes[offset])
            offset += 1
        }
        let text = String(decoding: content, as: UTF8.self)
        guard offset < bytes.count else { return (text, offset) }
        let isReturnAndFeed = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        return (text, offset + (isReturnAndFeed ? 2 : 1))
    }
}

extension [UInt8] {
    /// Where the bytes stop being UTF-8; nil when they are to their end.
    var firstInvalidUTF8: Int? {
        if String(validating: self, as: UTF8.self) != nil { return nil }
        var offset = 0
        var decoder = UTF8()
        var iterator = makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let scalar): offset += UTF8.width(scalar)
            case .emptyInput, .error: return Swift.min(offset, count)
            }
        }
    }
}
