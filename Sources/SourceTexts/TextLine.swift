import Diagnostics
import Foundation
import Markup

/// One line of a source: its text in normal form, and the way back to the file's bytes.
///
/// Normal form is NFC with plain spaces for all no-break and typographic ones and without characters that show nothing, so
/// that the same text gives the same document however it was saved.
struct TextLine {
    /// Without indentation and without white space at the end.
    let text: String
    /// Columns of white space before the text; a tab goes to the next multiple of four.
    let indent: Int
    /// The bytes that `text` was made from.
    let range: SourceRange
    /// For each byte of `text` where it comes from; nil when byte after byte is the file's.
    private let origins: [Int]?
    /// Where the line begins in the file, before its indentation.
    let start: Int
    /// The line verbatim, with its indentation and no line end, for code.
    let verbatim: SourceRange

    var isBlank: Bool { text.isEmpty }

    /// Whether the file spells the text otherwise.
    var isMended: Bool { origins != nil }

    /// The file's range for bytes of `text`.
    func range(_ bytes: Range<Int>) -> SourceRange {
        guard let origins else { return SourceRange(range.start + bytes.lowerBound, range.start + bytes.upperBound) }
        let start = bytes.lowerBound < origins.count ? origins[bytes.lowerBound] : range.end
        let end = bytes.upperBound < origins.count ? origins[bytes.upperBound] : range.end
        return SourceRange(start, end)
    }

    /// The lines of a file; a byte-order mark is no part of the first.
    static func lines(of file: SourceFile) -> [TextLine] {
        file.bytes.withUnsafeBufferPointer { bytes in
            var lines: [TextLine] = []
            var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            var index = start
            while index < bytes.count {
                if bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") {
                    lines.append(TextLine(bytes, start, index))
                    if bytes[index] == UInt8(ascii: "\r"), index + 1 < bytes.count,
                        bytes[index + 1] == UInt8(ascii: "\n")
                    {
                        index += 1
                    }
                    start = index + 1
                }
                index += 1
            }
            if start < bytes.count { lines.append(TextLine(bytes, start, bytes.count)) }
            return lines
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ lineStart: Int, _ lineEnd: Int) {
        var (start, end, indent) = (lineStart, lineEnd, 0)
        while start < lineEnd, let (length, width) = Self.space(bytes, start, end: lineEnd) {
            indent = width == 0 ? (indent / 4 + 1) * 4 : indent + width
            start += length
        }
        while end > start, let length = Self.spaceLength(bytes, before: end, from: start) { end -= length }
        self.indent = indent
        self.start = lineStart
        range = SourceRange(start, end)
        verbatim = SourceRange(lineStart, lineEnd)
        let piece = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if LineNormalizer.isNormal(piece) {
            text = String(decoding: piece, as: UTF8.self)
            origins = nil
        } else {
            var normalizer = LineNormalizer(piece, start: start)
            normalizer.run()
            text = String(decoding: normalizer.output, as: UTF8.self)
            origins = normalizer.origins
        }
    }

    /// The length in bytes and width in columns of a space; a tab has width 0.
    private static func space(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, end: Int) -> (Int, Int)? {
        switch bytes[index] {
        case 0x20, 0x0B, 0x0C: return (1, 1)
        case 0x09: return (1, 0)
        case 0xC2 where index + 1 < end && bytes[index + 1] == 0xA0: return (2, 1)
        case 0xE3 where index + 2 < end && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x80: return (3, 2)
        default: return nil
        }
    }

    private static func spaceLength(_ bytes: UnsafeBufferPointer<UInt8>, before end: Int, from start: Int) -> Int? {
        for length in 1...3 where end - length >= start {
            if let (found, _) = space(bytes, end - length, end: end), found == length { return length }
        }
        return nil
    }
}

/// Brings one line into normal form.
private struct LineNormalizer {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let start: Int
    private(set) var output: [UInt8] = []
    private(set) var origins: [Int] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, start: Int) {
        self.bytes = bytes
        self.start = start
    }

    /// True when the bytes certainly are in normal form: what could change needs one of these lead bytes.
    static func isNormal(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                index += 1
                continue
            }
            guard let scalar = bytes.scalar(at: index) else { return false }
            if isSuspicious(scalar) { return false }
            index += byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        }
        return true
    }

    private static func isSuspicious(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xA0, 0xAD, 0x1680, 0x2000...0x200D, 0x2028...0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
        case 0x300...0x36F, 0x1100...0x11FF, 0x3099, 0x309A, 0xA960...0xA97F, 0xD7B0...0xD7FF: true
        default: false
        }
    }

    mutating func run() {
        var index = 0
        while index < bytes.count {
            guard let scalar = bytes.scalar(at: index) else {
                append("\u{FFFD}", from: index)
                index += 1
                continue
            }
            var end = index + length(at: index)
            var group = String.UnicodeScalarView([scalar])
            while let next = bytes.scalar(at: end), joins(next) {
                group.append(next)
                end += length(at: end)
            }
            if group.count == 1 {
                append(Self.replacement(for: scalar), from: index)
            } else {
                append(String(group).precomposedStringWithCanonicalMapping, from: index)
            }
            index = end
        }
    }

    private func length(at index: Int) -> Int {
        let byte = bytes[index]
        return byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0x80 ? 2 : 1
    }

    /// A character that composes with the one before it.
    private func joins(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x300...0x36F, 0x3099, 0x309A, 0x1160...0x11FF, 0xD7B0...0xD7FF: true
        default: false
        }
    }

    private static func replacement(for scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: " "
        case 0xAD, 0x200B...0x200D, 0x202A...0x202E, 0x2060, 0xFEFF: ""
        default: String(scalar)
        }
    }

    private mutating func append(_ text: String, from index: Int) {
        for byte in text.utf8 {
            output.append(byte)
            origins.append(start + index)
        }
    }
}
