import Diagnostics

/// What stands after a fence, taken apart: a language, then attributes: `swift fails="…" mode=5 unverified`.
///
/// Attributes stand between white space or commas. A value may be quoted, with `\"` for a quote in it.
package struct FenceInfo: Sendable, Hashable {
    package struct Attribute: Sendable, Hashable {
        package var name: String
        /// Nil for an attribute that is only named.
        package var value: String?
        /// Nil when the place isn't known.
        package var range: SourceRange?
        /// Of the value without its quotes.
        package var valueRange: SourceRange?
    }

    /// Empty when the fence names none.
    package var language: String
    package var attributes: [Attribute]

    /// The attribute's value, empty for one that is only named; nil when there is no such attribute.
    package subscript(name: String) -> String? { attribute(name).map { $0.value ?? "" } }

    package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

    /// Takes the info string as it was written in `file`, or the block's unescaped one when its place isn't known.
    package static func parse(_ block: CodeBlock, in file: SourceFile) -> (info: FenceInfo, diagnostics: [Diagnostic]) {
        var parser: FenceInfoParser
        if let range = block.infoRange {
            parser = FenceInfoParser(Array(file.bytes[range.start..<range.end]), file, start: range.start)
        } else {
            parser = FenceInfoParser(Array(block.info.utf8), file, start: nil)
        }
        let info = parser.parse()
        return (info, parser.diagnostics)
    }
}

private struct FenceInfoParser {
    let bytes: [UInt8]
    let file: SourceFile
    /// Where `bytes` begin in the file.
    let start: Int?
    private var index = 0
    private(set) var diagnostics: [Diagnostic] = []

    init(_ bytes: [UInt8], _ file: SourceFile, start: Int?) {
        self.bytes = bytes
        self.file = file
        self.start = start
    }

    mutating func parse() -> FenceInfo {
        skipSeparators()
        var info = FenceInfo(language: "", attributes: [])
        let languageStart = index
        while index < bytes.count, !isSeparator(bytes[index]) { index += 1 }
        // ```` ```mode=5 ```` has attributes but no language.
        if bytes[languageStart..<index].contains(UInt8(ascii: "=")) {
            index = languageStart
        } else {
            info.language = string(languageStart, index)
        }
        skipSeparators()
        while index < bytes.count {
            if let attribute = attribute() { add(attribute, to: &info) }
            skipSeparators()
        }
        return info
    }

    private mutating func add(_ attribute: FenceInfo.Attribute, to info: inout FenceInfo) {
        guard info.attribute(attribute.name) == nil else {
            report("the attribute '\(attribute.name)' is given twice; the first one counts", attribute.range)
            return
        }
        info.attributes.append(attribute)
    }

    private mutating func attribute() -> FenceInfo.Attribute? {
        let start = index
        while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
        let name = string(start, index)
        guard !name.isEmpty, index == bytes.count || isSeparator(bytes[index]) || bytes[index] == UInt8(ascii: "=")
        else {
            while index < bytes.count, !isSeparator(bytes[index]) { index += 1 }
            report("'\(string(start, index))' is no attribute; write 'name' or 'name=\"value\"'", range(start, index))
            return nil
        }
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            return .init(name: name, value: nil, range: range(start, index), valueRange: nil)
        }
        index += 1
        guard let (value, valueRange) = value(of: name, from: start) else { return nil }
        return .init(name: name, value: value, range: range(start, index), valueRange: valueRange)
    }

    private mutating func value(of name: String, from attributeStart: Int) -> (String, SourceRange?)? {
        let start = index
        guard index < bytes.count, !isSeparator(bytes[index]) else {
            report("the attribute '\(name)' has no value after '='", range(attributeStart, index))
            return nil
        }
        let quote = bytes[index]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return quoted(quote, name, attributeStart) }
        if let curly = curlyQuoted(name) { return curly }
        while index < bytes.count, !isSeparator(bytes[index]) { index += 1 }
        return (string(start, index), range(start, index))
    }

    private mutating func quoted(_ quote: UInt8, _ name: String, _ attributeStart: Int) -> (String, SourceRange?)? {
        index += 1
        let start = index
        var value: [UInt8] = []
        while index < bytes.count, bytes[index] != quote {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count, isEscapable(bytes[index + 1]) { index += 1 }
            value.append(bytes[index])
            index += 1
        }
        guard index < bytes.count else {
            report("the value of '\(name)' has no closing quote", range(attributeStart, index))
            return nil
        }
        index += 1
        return (String(decoding: value, as: UTF8.self), range(start, index - 1))
    }

    /// An editor's typographic quotes: the value is clear, and so is the cure.
    private mutating func curlyQuoted(_ name: String) -> (String, SourceRange?)? {
        let rest = String(decoding: bytes[index...], as: UTF8.self)
        guard let open = rest.first, "“”„«»".contains(open) else { return nil }
        let body = rest.dropFirst()
        guard let close = body.firstIndex(where: { "“”„«»\"".contains($0) }) else { return nil }
        let value = String(body[..<close])
        let start = index
        index += open.utf8.count + value.utf8.count + body[close].utf8.count
        let whole = range(start, index)
        let fixIts = whole.map { [FixIt("use straight quotes", $0, replacement: "\"\(value)\"")] } ?? []
        report("the value of '\(name)' stands in typographic quotes", whole, fixIts: fixIts)
        return (value, range(start + open.utf8.count, start + open.utf8.count + value.utf8.count))
    }

    private mutating func skipSeparators() {
        while index < bytes.count, isSeparator(bytes[index]) { index += 1 }
    }

    private func isSeparator(_ byte: UInt8) -> Bool { isMarkupSpace(byte) || byte == UInt8(ascii: ",") }

    private func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private func string(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

    private func range(_ start: Int, _ end: Int) -> SourceRange? {
        self.start.map { SourceRange($0 + start, $0 + end) }
    }

    private mutating func report(_ what: String, _ range: SourceRange?, fixIts: [FixIt] = []) {
        let place = SourceLocation(file, range ?? SourceRange(0, 0))
        diagnostics.append(.malformedFenceAttribute(what, at: place, fixIts: fixIts))
    }
}
