/// What is left of HTML in a text that was copied out of a page's source: `&lt;`, `&amp;`, `&#39;`.
enum Entities {
    private static let named: [(name: String, character: Character)] = [
        ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"), ("&nbsp;", " "),
        ("&#39;", "'"),
        ("&#34;", "\""), ("&#60;", "<"), ("&#62;", ">"), ("&#38;", "&"), ("&#160;", " "),
    ]

    struct Found {
        /// Bytes of the text.
        var range: Range<Int>
        var character: Character
    }

    static func find(in bytes: [UInt8]) -> [Found] {
        var found: [Found] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "&"),
                let entity = named.first(where: { bytes[index...].starts(with: $0.name.utf8) })
            {
                let end = index + entity.name.utf8.count
                found.append(Found(range: index..<end, character: entity.character))
                index = end
            } else {
                index += 1
            }
        }
        return found
    }

    static func decoded(_ text: String) -> (text: String, isChanged: Bool) {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return (text, false) }
        let bytes = Array(text.utf8)
        let found = find(in: bytes)
        if found.isEmpty { return (text, false) }
        var output: [UInt8] = []
        var index = 0
        for entity in found {
            output += bytes[index..<entity.range.lowerBound]
            output += String(entity.character).utf8
            index = entity.range.upperBound
        }
        return (String(decoding: output + bytes[index...], as: UTF8.self), true)
    }
}
