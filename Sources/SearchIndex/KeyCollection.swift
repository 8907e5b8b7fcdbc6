import GlossaryLookup

/// Keys and the entries that they lead to, each by its best rank; later a key table.
///
/// A site has millions of words: they are bytes in one place with numbers for names, and what leads from a word to an entry
/// is a record in one list.
struct KeyCollection {
    private var keys = ByteStrings()
    private var records: [Record] = []
    /// For each key the record of the entry that it was last added for.
    private var lastRecords: [Int32] = []

    private struct Record {
        var key: Int32
        var entry: UInt32
        var count: UInt32
        var rank: UInt8
    }

    /// A key's way to an entry.
    struct Posting: Sendable {
        var entry: UInt32
        var rank: UInt8
    }

    /// A key with its entries, by rank and number, ready to be written. No postings: the key is everywhere.
    struct Key: Sendable {
        var text: [UInt8]
        var postings: [Posting]
    }

    /// Longer keys are cut: nobody types them.
    private static let longest = 200

    /// - Parameter entry: not less than in the calls before.
    mutating func add(_ key: some RandomAccessCollection<UInt8>, rank: UInt8, entry: Int) {
        guard !key.isEmpty else { return }
        let number = keys.number(of: key.count <= Self.longest ? Array(key) : Self.cut(key))
        if number == lastRecords.count { lastRecords.append(-1) }
        let last = Int(lastRecords[number])
        if last >= 0, records[last].entry == UInt32(entry) {
            records[last].count += 1
            records[last].rank = min(records[last].rank, rank)
        } else {
            lastRecords[number] = Int32(records.count)
            records.append(Record(key: Int32(number), entry: UInt32(entry), count: 1, rank: rank))
        }
    }

    private static func cut(_ key: some RandomAccessCollection<UInt8>) -> [UInt8] {
        var result = Array(key.prefix(longest))
        // Not within a letter.
        if let next = key.dropFirst(longest).first, next & 0xC0 == 0x80 {
            while let last = result.popLast(), last & 0xC0 == 0x80 {}
        }
        return result
    }

    /// The keys in the order of their bytes.
    ///
    /// - Parameters:
    ///   - most: with more entries a key says nothing and is marked as everywhere.
    ///   - better: the rank of a key that an entry has at least three times, in the place of the next.
    func sorted(most: Int = .max, often better: UInt8? = nil) -> [Key] {
        var starts = [Int](repeating: 0, count: keys.count + 1)
        for record in records { starts[Int(record.key) + 1] += 1 }
        for key in 0..<keys.count { starts[key + 1] += starts[key] }
        var places = starts
        var postings = [Posting](repeating: Posting(entry: 0, rank: 0), count: records.count)
        for record in records {
            let isBetter = better.map { $0 + 1 == record.rank } ?? false && record.count >= 3
            postings[places[Int(record.key)]] = Posting(
                entry: record.entry, rank: isBetter ? record.rank - 1 : record.rank)
            places[Int(record.key)] += 1
        }
        return keys.sorted().map { key in
            var own = Array(postings[starts[key]..<starts[key + 1]])
            if own.count > most { own = [] }
            if own.count > 1 { own.sort { ($0.rank, $0.entry) < ($1.rank, $1.entry) } }
            return Key(text: Array(keys[key]), postings: own)
        }
    }
}

/// Different strings of bytes, numbered as they come.
private struct ByteStrings {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []
    /// Numbers by hash, -1 where there is none; a power of two, at most half full.
    private var table = [Int32](repeating: -1, count: 1024)

    var count: Int { ends.count }
    subscript(number: Int) -> ArraySlice<UInt8> { bytes[start(number)..<ends[number]] }
    private func start(_ number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

    mutating func number(of string: [UInt8]) -> Int {
        var slot = place(of: string)
        if table[slot] >= 0 { return Int(table[slot]) }
        if ends.count * 2 >= table.count {
            grow()
            slot = place(of: string)
        }
        bytes += string
        ends.append(bytes.count)
        table[slot] = Int32(ends.count - 1)
        return ends.count - 1
    }

    private func place(of string: [UInt8]) -> Int {
        var slot = Self.hash(string) & (table.count - 1)
        while table[slot] >= 0, !self[Int(table[slot])].elementsEqual(string) { slot = (slot + 1) & (table.count - 1) }
        return slot
    }

    private mutating func grow() {
        table = [Int32](repeating: -1, count: table.count * 2)
        for number in ends.indices {
            var slot = Self.hash(self[number]) & (table.count - 1)
            while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
            table[slot] = Int32(number)
        }
    }

    /// FNV-1a, its upper half folded in.
    private static func hash(_ string: some Sequence<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in string { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: (hash ^ (hash >> 29)) & 0x7FFF_FFFF)
    }

    func sorted() -> [Int] {
        ends.indices.sorted { self[$0].lexicographicallyPrecedes(self[$1]) }
    }
}
