import GlossaryLookup

/// For each gram row the keys that have it.
struct GramLists {
    private var lists = [[UInt32]](repeating: [], count: Grams.rows)

    /// - Parameter number: more than in the calls before.
    mutating func add(_ key: [UInt8], number: Int) {
        let letters = String(decoding: key, as: UTF8.self).unicodeScalars
        let isPair = letters.count == 2 && letters.allSatisfy(\.isUnspaced)
        for part in isPair ? letters.map({ [$0.value] }) : [letters.map(\.value)] {
            // Who asks for both letters of a pair finds it under its name.
            Grams.forEachRow(ofKey: part) { row in
                if lists[row].last != UInt32(number) { lists[row].append(UInt32(number)) }
            }
        }
    }

    /// For each row the steps from one key to the next, in digits; as few rows as tell the keys apart, so that rows of a
    /// small table aren't mostly empty.
    var lines: [[UInt8]] {
        let count = lists.reduce(0) { $0 + $1.count }
        var width = 1
        while count / (lists.count / width) < Self.leastShare, width < lists.count { width *= 2 }
        return stride(from: 0, to: lists.count, by: width).map { start in
            Self.line(width == 1 ? lists[start] : Set(lists[start..<start + width].joined()).sorted())
        }
    }

    private static let leastShare = 8

    private static func line(_ list: [UInt32]) -> [UInt8] {
        var line: [UInt8] = []
        var last: UInt32 = 0
        for number in list {
            Digits.append(Int(number - last), to: &line)
            last = number
        }
        return line
    }
}
