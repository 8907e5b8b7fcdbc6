/// Gives the types of a unit names that no other unit of its module has, as long as the old ones, so that a dozen samples
/// that all declare `AppDelegate` can share a compiler and every message keeps its place.
struct UnitNames: Sendable {
    private let names: [(old: String, new: String)]

    /// - Parameter number: the unit's in its batch; nil for one that is alone.
    init(_ unit: SampleUnit, number: Int?) {
        guard let number else {
            names = []
            return
        }
        let digits = String(number, radix: 36)
        let suffix = digits.count < 2 ? "0" + digits : digits
        names = unit.renamable.sorted().map { ($0, $0.dropLast(2) + suffix) }
    }

    func renamed(_ text: String) -> String { replaced(text) { ($0.old, $0.new) } }

    /// A message in the sample's own words.
    func original(_ text: String) -> String { replaced(text) { ($0.new, $0.old) } }

    private func replaced(_ text: String, _ pair: ((old: String, new: String)) -> (String, String)) -> String {
        var bytes = Array(text.utf8)
        for name in names {
            let (from, to) = (Array(pair(name).0.utf8), Array(pair(name).1.utf8))
            var index = 0
            while let start = bytes[index...].firstRange(of: from) {
                index = start.upperBound
                let isWhole =
                    (start.lowerBound == 0 || !Self.isWord(bytes[start.lowerBound - 1]))
                    && (index == bytes.count || !Self.isWord(bytes[index]))
                if isWhole { bytes.replaceSubrange(start, with: to) }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether each mention of `name` in `text` is of the type by that name: none stands behind a dot.
    static func isPlain(_ name: String, in text: String) -> Bool {
        let bytes = Array(text.utf8)
        let part = Array(name.utf8)
        var index = 0
        while let range = bytes[index...].firstRange(of: part) {
            index = range.upperBound
            if range.lowerBound > 0, bytes[range.lowerBound - 1] == UInt8(ascii: ".") { return false }
        }
        return true
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
    }
}
