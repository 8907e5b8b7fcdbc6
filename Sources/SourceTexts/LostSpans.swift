/// Finds what a converter left of pieces of text that it lost: brackets with nothing in them, and spaces before a full stop.
enum LostSpans {
    struct Found {
        /// Bytes of the text; empty where nothing at all was left.
        var range: Range<Int>
        /// True when words are missing there; false when the brackets are only what is left of marks.
        var isLost: Bool
        var confidence: Double
    }

    /// The places in `text`, from left to right.
    static func find(in text: String, isParagraphStart: Bool) -> [Found] {
        let bytes = Array(text.utf8)
        var found = dangling(bytes)
        var index = 0
        if isParagraphStart, let first = bytes.first, ",;".utf8.contains(first) {
            found.append(Found(range: 0..<0, isLost: true, confidence: 0.7))
        }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "["), UInt8(ascii: "]"):
                let end = runEnd(bytes, index)
                if let place = brackets(bytes, index..<end) { found.append(place) }
                index = end
            case 0x20:
                if let place = gap(bytes, index) { found.append(place) }
                index += 1
            default:
                index += 1
            }
        }
        return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Places where nothing at all is left, but where a word that needs an object has none: `tramite quando`.
    private static func dangling(_ bytes: [UInt8]) -> [Found] {
        var found: [Found] = []
        var previous: ArraySlice<UInt8> = []
        for word in bytes.split(separator: 0x20) {
            defer { previous = word }
            guard word.count <= Vocabulary.longestFollower else { continue }
            let text = String(decoding: word, as: UTF8.self).lowercased()
            guard Vocabulary.followers.contains(text),
                Vocabulary.needObject.contains(String(decoding: previous, as: UTF8.self).lowercased())
            else { continue }
            found.append(Found(range: word.startIndex..<word.startIndex, isLost: true, confidence: 0.5))
        }
        return found
    }

    /// Past brackets and the parentheses among them: `[]]`, `()])`.
    private static func runEnd(_ bytes: [UInt8], _ start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] == UInt8(ascii: "[") || bytes[end] == UInt8(ascii: "]") { end += 1 }
        return end
    }

    private static func brackets(_ bytes: [UInt8], _ run: Range<Int>) -> Found? {
        let previous = run.lowerBound > 0 ? bytes[run.lowerBound - 1] : 0x20
        let following = run.upperBound < bytes.count ? bytes[run.upperBound] : 0x20
        // `[word]`: one opening bracket with its word behind it.
        if bytes[run.lowerBound] == UInt8(ascii: "["), run.allSatisfy({ bytes[$0] == UInt8(ascii: "[") }),
            isWord(following)
        {
            return closes(bytes, after: run.upperBound) ? nil : Found(range: run, isLost: false, confidence: 0.6)
        }
        if run.allSatisfy({ bytes[$0] == UInt8(ascii: "]") }), isWord(previous), opens(bytes, before: run.lowerBound) {
            return nil
        }
        let isGlued = isWord(previous) || previous == UInt8(ascii: ":")
        return Found(range: run, isLost: !isGlued, confidence: isGlued ? 0.8 : 0.9)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }

    /// A closing bracket comes before the next opening one, within 200 bytes.
    private static func closes(_ bytes: [UInt8], after start: Int) -> Bool {
        let next = bytes[start..<min(start + 200, bytes.count)].first {
            $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
        }
        return next == UInt8(ascii: "]")
    }

    private static func opens(_ bytes: [UInt8], before end: Int) -> Bool {
        let last = bytes[max(0, end - 200)..<end].last { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }
        return last == UInt8(ascii: "[")
    }

    /// A word, a space and a full stop: what stood between them is gone.
    private static func gap(_ bytes: [UInt8], _ space: Int) -> Found? {
        guard space > 0, space + 1 < bytes.count, isWord(bytes[space - 1]),
            bytes[space + 1] == UInt8(ascii: ".") || bytes[space + 1] == UInt8(ascii: ",")
                || bytes[space + 1] == UInt8(ascii: ";"),
            space + 2 == bytes.count || bytes[space + 2] == 0x20
        else { return nil }
        return Found(range: space + 1..<space + 1, isLost: true, confidence: 0.7)
    }
}
