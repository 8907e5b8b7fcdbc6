extension HTML {
    /// Elements that have no end tag (HTML, section 13.1.2).
    private static let voidElements: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    /// Appends the piece as UTF-8.
    package func write(to output: inout [UInt8]) {
        switch self {
        case .text(let text):
            output.appendEscaped(text, quotes: false)
        case .dangerouslyRaw(let markup):
            output.append(contentsOf: markup.utf8)
        case .group(let children):
            for child in children { child.write(to: &output) }
        case .element(let tag, let attributes, let children):
            output.append(UInt8(ascii: "<"))
            output.append(contentsOf: tag.name.utf8)
            for attribute in attributes {
                output.append(UInt8(ascii: " "))
                output.append(contentsOf: attribute.name.utf8)
                output.append(contentsOf: "=\"".utf8)
                output.appendEscaped(attribute.value, quotes: true)
                output.append(UInt8(ascii: "\""))
            }
            output.append(UInt8(ascii: ">"))
            if Self.voidElements.contains(tag.name) { return }
            for child in children { child.write(to: &output) }
            output.append(contentsOf: "</".utf8)
            output.append(contentsOf: tag.name.utf8)
            output.append(UInt8(ascii: ">"))
        }
    }

    package var serialized: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text without tags, as `textContent` gives it.
    package var textContent: String {
        switch self {
        case .text(let text): text
        case .dangerouslyRaw: ""
        case .group(let children), .element(_, _, let children): children.map(\.textContent).joined()
        }
    }
}

extension [UInt8] {
    /// The one function that escapes. Quotes only matter inside attribute values.
    fileprivate mutating func appendEscaped(_ text: String, quotes: Bool) {
        var text = text
        text.withUTF8 { bytes in
            var plain = 0
            for index in bytes.indices {
                let escape: StaticString
                switch bytes[index] {
                case UInt8(ascii: "&"): escape = "&amp;"
                case UInt8(ascii: "<"): escape = "&lt;"
                case UInt8(ascii: ">"): escape = "&gt;"
                case UInt8(ascii: "\"") where quotes: escape = "&quot;"
                default: continue
                }
                append(contentsOf: bytes[plain..<index])
                append(contentsOf: UnsafeBufferPointer(start: escape.utf8Start, count: escape.utf8CodeUnitCount))
                plain = index + 1
            }
            append(contentsOf: bytes[plain...])
        }
    }
}
