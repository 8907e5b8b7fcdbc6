import APIModel
import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// A piece of a sample's code: what kind of token it is and which symbol it denotes.
package struct HighlightedPiece: Sendable, Hashable {
    package enum Style: String, Sendable, CaseIterable {
        case keyword, string, number, comment, attribute, type, plain
    }

    package var text: String
    package var style: Style
    package var symbol: SymbolID?

    package init(text: String, style: Style, symbol: SymbolID? = nil) {
        self.text = text
        self.style = style
        self.symbol = symbol
    }
}

package enum Highlighter {
    /// The code cut into pieces that together are the code again.
    ///
    /// - Parameter identifiers: where the compiler found symbols; a place with several keeps the first.
    package static func pieces(_ code: String, identifiers: [Identifier] = []) -> [HighlightedPiece] {
        let bytes = Array(code.utf8)
        let symbols = offsets(identifiers, in: bytes)
        var pieces: [HighlightedPiece] = []
        var end = 0
        for range in Parser.parse(source: code).classifications {
            let start = range.range.lowerBound.utf8Offset
            let stop = min(range.range.upperBound.utf8Offset, bytes.count)
            guard start >= end, start < stop else { continue }
            if start > end { append(bytes[end..<start], .plain, symbols, at: end, &pieces) }
            append(bytes[start..<stop], style(range.kind), symbols, at: start, &pieces)
            end = stop
        }
        if end < bytes.count { append(bytes[end...], .plain, symbols, at: end, &pieces) }
        return pieces
    }

    private static func style(_ kind: SyntaxClassification) -> HighlightedPiece.Style {
        switch kind {
        case .keyword, .ifConfigDirective: .keyword
        case .stringLiteral, .regexLiteral: .string
        case .integerLiteral, .floatLiteral: .number
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
        case .attribute: .attribute
        case .type: .type
        default: .plain
        }
    }

    /// Appends a piece, cut where symbols begin and end.
    private static func append(
        _ bytes: ArraySlice<UInt8>, _ style: HighlightedPiece.Style, _ symbols: [Int: (SymbolID, Int)], at start: Int,
        _ pieces: inout [HighlightedPiece]
    ) {
        var plain = bytes.startIndex
        var index = bytes.startIndex
        func flush(_ end: Int) {
            guard end > plain else { return }
            let text = String(decoding: bytes[plain..<end], as: UTF8.self)
            if let last = pieces.last, last.style == style, last.symbol == nil {
                pieces[pieces.count - 1].text += text
            } else {
                pieces.append(HighlightedPiece(text: text, style: style))
            }
        }
        while index < bytes.endIndex {
            if style != .comment, style != .string, let (symbol, length) = symbols[start + index - bytes.startIndex],
                index + length <= bytes.endIndex
            {
                flush(index)
                let text = String(decoding: bytes[index..<index + length], as: UTF8.self)
                pieces.append(HighlightedPiece(text: text, style: style, symbol: symbol))
                index += length
                plain = index
            } else {
                index += 1
            }
        }
        flush(bytes.endIndex)
    }

    /// The byte offset of each identifier, with its symbol and the length of its name.
    static func offsets(_ identifiers: [Identifier], in bytes: [UInt8]) -> [Int: (SymbolID, Int)] {
        var lineStarts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { lineStarts.append(offset + 1) }
        var result: [Int: (SymbolID, Int)] = [:]
        // A place with several symbols, such as a type and its initialiser, keeps the first; an attribute names its type.
        let names = Set(identifiers.filter { $0.role == .names }.map { [$0.line, $0.byteColumn] })
        for identifier in identifiers {
            guard let start = lineStarts[safe: identifier.line - 1] else { continue }
            var offset = start + identifier.byteColumn - 1
            // `@main` and wrapped properties are reported at the attribute's sign.
            if offset < bytes.count, bytes[offset] == UInt8(ascii: "@") { offset += 1 }
            let length = nameLength(bytes, at: offset)
            let isAttribute = offset > 0 && offset <= bytes.count && bytes[offset - 1] == UInt8(ascii: "@")
            if isAttribute, identifier.role == .calls, names.contains([identifier.line, identifier.byteColumn]) {
                continue
            }
            if length > 0, result[offset] == nil { result[offset] = (identifier.symbol, length) }
        }
        return result
    }

    private static func nameLength(_ bytes: [UInt8], at offset: Int) -> Int {
        var end = offset
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
                end += 1
            default:
                return end - offset
            }
        }
        return end - offset
    }
}
