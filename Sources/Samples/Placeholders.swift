import SwiftParser
import SwiftSyntax

/// Fills what authors leave out, `{ ... }`, `…`, `<#name#>`, with something that compiles. Lines stay lines, so that messages
/// keep their places.
package enum Placeholders {
    /// - Parameter bodies: what stands for an elided body, by the result type before it (`some Scene`); library data.
    package static func fill(_ code: String, bodies: [LibraryDescription.PlaceholderBody]) -> FilledCode {
        let bytes = Array(code.utf8)
        var edits = TextEdits()
        var elided: [Int] = []
        editorPlaceholders(code, bytes, &edits)
        elisions(bytes, bodies, &edits, &elided)
        let lines = LineTable(bytes)
        let elidedLines = Set(elided.map { lines.place(of: $0).line })
        guard !edits.isEmpty else { return FilledCode(text: code, elidedLines: elidedLines) }
        let last = bytes.lastIndex { !isBlank($0) } ?? 0
        return FilledCode(
            text: edits.applied(to: bytes),
            edits: edits.ordered.map { edit in
                let place = lines.place(of: edit.range.lowerBound)
                return FilledCode.Edit(
                    line: place.line, byteColumn: place.byteColumn, length: edit.range.count,
                    filledLength: edit.replacement.utf8.count)
            },
            elidedLines: elidedLines, isCutOff: elidedLines.contains(lines.place(of: last).line))
    }

    /// What stands for a value of whatever type is wanted; `Sources/library.yaml` declares it.
    private static let value = "placeholder_()"

    // MARK: <#name#>

    private static func editorPlaceholders(_ code: String, _ bytes: [UInt8], _ edits: inout TextEdits) {
        guard code.contains("<#") else { return }
        for token in Parser.parse(source: code).tokens(viewMode: .sourceAccurate) where token.text.hasPrefix("<#") {
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
            let range = start..<start + token.text.utf8.count
            edits.replace(range, with: filling(token))
        }
    }

    private static func filling(_ token: TokenSyntax) -> String {
        guard let parent = token.parent else { return value }
        if parent.is(IdentifierTypeSyntax.self) { return "Any" }
        if parent.is(DeclReferenceExprSyntax.self) || parent.is(EditorPlaceholderExprSyntax.self) {
            let outer = parent.parent
            // `object.<#member#>`
            if let access = outer?.as(MemberAccessExprSyntax.self), access.declName.id == parent.id {
                return identifier(token.text)
            }
            return outer?.is(CodeBlockItemSyntax.self) == true ? "()" : value
        }
        return parent.asProtocol((any DeclSyntaxProtocol).self) != nil || parent.is(IdentifierPatternSyntax.self)
            ? identifier(token.text) : value
    }

    private static func identifier(_ text: String) -> String {
        let letters = text.filter { $0.isLetter || $0.isNumber }
        return letters.first?.isLetter == true ? letters : "placeholder\(letters)"
    }

    // MARK: ... and …

    private static func elisions(
        _ bytes: [UInt8], _ bodies: [LibraryDescription.PlaceholderBody], _ edits: inout TextEdits,
        _ elided: inout [Int]
    ) {
        var scanner = CodeScanner(bytes)
        while let piece = scanner.next() {
            guard let dots = dots(bytes, at: piece.offset) else { continue }
            let range = piece.offset..<piece.offset + dots
            if piece.isComment {
                elided.append(range.lowerBound)
                continue
            }
            scanner.skip(to: range.upperBound)
            let before = bytes[..<range.lowerBound].lastIndex { !isSpace($0) }
            let after = bytes[range.upperBound...].firstIndex { !isSpace($0) } ?? bytes.count
            let opening = before.map { bytes[$0] } ?? UInt8(ascii: "\n")
            let closing = after < bytes.count ? bytes[after] : UInt8(ascii: "\n")
            switch (opening, closing) {
            case (UInt8(ascii: "\n"), UInt8(ascii: "\n")): edits.replace(range, with: "")
            case (UInt8(ascii: "{"), UInt8(ascii: "}")):
                let head = String(decoding: bytes[..<(before ?? 0)].suffix(200), as: UTF8.self).trimmed
                let body = bodies.first { head.hasSuffix($0.after) }?.body ?? "fatalError()"
                edits.replace((before ?? 0) + 1..<after, with: " \(body) ")
            case (UInt8(ascii: "["), UInt8(ascii: "]")), (UInt8(ascii: "("), UInt8(ascii: ")")):
                let whole = (before ?? 0)..<after + 1
                if standsAlone(whole, bytes) {
                    edits.replace(whole, with: "")
                } else if opening == UInt8(ascii: "("), let type = typeName(before: before ?? 0, bytes) {
                    edits.replace(type.lowerBound..<after + 1, with: "(\(value) as \(text(bytes[type])))")
                } else if opening == UInt8(ascii: "(") {
                    edits.replace(range, with: value)
                } else if bytes[range.lowerBound] != UInt8(ascii: ".") {
                    edits.replace(range, with: "")
                } else {
                    // `text[...]` is the whole of it.
                    continue
                }
            default:
                // `0...9` and `list[1...]` are ranges.
                guard bytes[range.lowerBound] != UInt8(ascii: ".") else { continue }
                edits.replace(range, with: value)
            }
            elided.append(range.lowerBound)
        }
    }

    /// The length of three dots or an ellipsis at `offset`; both take three bytes.
    private static func dots(_ bytes: [UInt8], at offset: Int) -> Int? {
        guard offset + 3 <= bytes.count else { return nil }
        let three = bytes[offset..<offset + 3]
        return three.elementsEqual("...".utf8) || three.elementsEqual("…".utf8) ? 3 : nil
    }

    private static func standsAlone(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
        let before = bytes[..<range.lowerBound].last { !isSpace($0) } ?? UInt8(ascii: "\n")
        let after = bytes[range.upperBound...].first { !isSpace($0) } ?? UInt8(ascii: "\n")
        return before == UInt8(ascii: "\n") && after == UInt8(ascii: "\n")
    }

    /// The type that a call before `offset` makes: `Notification.Request(`.
    private static func typeName(before offset: Int, _ bytes: [UInt8]) -> Range<Int>? {
        let isPart = { (byte: UInt8) in byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || isLetterOrDigit(byte)
        }
        let start = (bytes[..<offset].lastIndex { !isPart($0) } ?? -1) + 1
        guard start < offset, let last = text(bytes[start..<offset]).split(separator: ".").last,
            last.first?.isUppercase == true
        else { return nil }
        return start..<offset
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    private static func isBlank(_ byte: UInt8) -> Bool { isSpace(byte) || byte == UInt8(ascii: "\n") }
    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }
}

/// Walks over the bytes of code and tells comments from code; what stands in strings is passed over.
private struct CodeScanner {
    private let bytes: [UInt8]
    private var offset = 0
    private var isLineComment = false
    private var commentDepth = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func skip(to offset: Int) { self.offset = offset }

    mutating func next() -> (offset: Int, isComment: Bool)? {
        while offset < bytes.count {
            let start = offset
            offset += 1
            if isLineComment {
                if bytes[start] == UInt8(ascii: "\n") { isLineComment = false }
                return (start, true)
            }
            if starts(with: "/*", at: start) { commentDepth += 1 }
            if commentDepth > 0 {
                if starts(with: "*/", at: start) { commentDepth -= 1 }
                return (start, true)
            }
            if starts(with: "//", at: start) {
                isLineComment = true
                continue
            }
            if bytes[start] == UInt8(ascii: "\"") {
                skipString(from: start)
                continue
            }
            return (start, false)
        }
        return nil
    }

    private func starts(with text: StaticString, at offset: Int) -> Bool {
        text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }

    /// An unfinished string ends with its line.
    private mutating func skipString(from start: Int) {
        let isLong = starts(with: "\"\"\"", at: start)
        offset = start + (isLong ? 3 : 1)
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\\") {
                offset += 2
                continue
            }
            if isLong ? starts(with: "\"\"\"", at: offset) : bytes[offset] == UInt8(ascii: "\"") {
                offset += isLong ? 3 : 1
                return
            }
            if !isLong, bytes[offset] == UInt8(ascii: "\n") { return }
            offset += 1
        }
    }
}

extension StringProtocol {
    var trimmed: String {
        var result = self[...]
        while let first = result.first, first.isWhitespace { result = result.dropFirst() }
        while let last = result.last, last.isWhitespace { result = result.dropLast() }
        return String(result)
    }
}
