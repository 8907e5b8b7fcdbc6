import GlossaryLookup

/// For each gram the keys that have it.
struct GramLists {
    /// A gram's hash and a key's number.
    private var records: [UInt64] = []

    mutating func add(_ key: [UInt8], number: Int) {
        let letters = String(decoding: key, as: UTF8.self).unicodeScalars
        // Who asks for both letters of a pair finds it under its name.
        let isPair = letters.count == 2 && letters.allSatisfy(\.isUnspaced)
        for part in isPair ? letters.map({ [$0.value] }) : [letters.map(\.value)] {
            Grams.forEachHash(ofKey: part) { records.append(UInt64($0) << 32 | UInt64(number)) }
        }
    }

    /// Rows by the beginnings of hashes, each the steps from one key to the next, in digits. There are so many of them, a
    /// power of two, that few grams share one and not most are empty.
    func lines() -> [[UInt8]] {
        let records = Set(records).sorted()
        var bits = 0
        while bits < Self.mostBits, records.count >> bits > Self.share { bits += 1 }
        var lines = [[UInt8]](repeating: [], count: 1 << bits)
        var start = records.startIndex
        while start < records.endIndex {
            let row = Self.row(records[start], bits)
            let end = records[start...].firstIndex { Self.row($0, bits) != row } ?? records.endIndex
            lines[row] = Self.line(records[start..<end].map(UInt32.init(truncatingIfNeeded:)))
            start = end
        }
        return lines
    }

    private static let share = 12
    private static let mostBits = 18

    private static func row(_ record: UInt64, _ bits: Int) -> Int { Int(record >> (64 - UInt64(bits))) }

    private static func line(_ numbers: [UInt32]) -> [UInt8] {
        var line: [UInt8] = []
        var last: UInt32?
        for number in numbers.sorted() where number != last {
            Digits.append(Int(number - (last ?? 0)), to: &line)
            last = number
        }
        return line
    }
}
