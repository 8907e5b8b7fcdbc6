import Diagnostics

/// A symbol's name that the end of a line divides, with a hyphen (`sceneDidEnterBack-` and `ground(_:)`) or, between
/// Chinese characters, without.
struct DividedName {
    let name: String
    /// Whether the line ends with a hyphen that is none of the name's.
    let hasHyphen: Bool
    /// Where the name begins in the line, and where it ends in the following one.
    let start: Int
    let end: Int

    /// Nil where no known name goes over the end of `line`.
    init?(_ line: String, _ following: String, finder: MentionFinder) {
        let upper = Array(line.utf8)
        let lower = Array(following.utf8)
        guard let first = lower.first, Self.isPart(first) else { return nil }
        let hasHyphen = upper.last == UInt8(ascii: "-")
        let tailEnd = upper.count - (hasHyphen ? 1 : 0)
        var start = tailEnd
        while start > 0, Self.isPart(upper[start - 1]), tailEnd - start < Self.longest { start -= 1 }
        guard start < tailEnd, Self.isLetter(upper[tailEnd - 1]) else { return nil }
        let end = lower.prefix(Self.longest).firstIndex { !Self.isPart($0) } ?? min(lower.count, Self.longest)
        let joined = String(decoding: upper[start..<tailEnd] + lower[..<end], as: UTF8.self)
        // Two whole words side by side aren't one name.
        let tail = String(decoding: upper[start..<tailEnd], as: UTF8.self)
        guard hasHyphen || !finder.names.contains(tail), let found = finder.find(in: joined).first, found.isKnown,
            found.range.lowerBound == 0, found.range.upperBound > tailEnd - start
        else { return nil }
        name = found.name
        self.hasHyphen = hasHyphen
        self.start = start
        self.end = found.range.upperBound - (tailEnd - start)
    }

    private static let longest = 120

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
    }

    private static func isPart(_ byte: UInt8) -> Bool { isLetter(byte) || "(:)".utf8.contains(byte) }
}
