/// Sorted keys in blocks, each key with the entries that it leads to; and for each group of letters the blocks that have it.
///
/// Layout: count of keys; count of blocks, for each the offset of its bytes and the number of keys before it, then the
/// byte count of all; the blocks; `Grams.rows` bit rows, a bit a block.
///
/// A block's keys, in ascending byte order: count of bytes shared with the key before (u8), count of the others (u8), these;
/// byte count of the postings, these. Postings are, for each rank in use, ascending: rank, count of entries, each entry's
/// number less the one before. Empty postings: the key is everywhere and says nothing.
package struct KeyTable {
    typealias Failure = LookupDatabase.Failure

    let bytes: UnsafeRawBufferPointer
    let keyCount: Int
    let blockCount: Int
    private let directory: Int
    private let blocks: Int
    private let blockByteCount: Int
    private let grams: Int
    private var gramRowLength: Int { (blockCount + 7) / 8 }

    init(_ cursor: inout Cursor) throws(Failure) {
        bytes = cursor.bytes
        keyCount = try cursor.count()
        blockCount = try cursor.count()
        directory = try cursor.skip(blockCount, times: 8)
        blockByteCount = try cursor.count()
        blocks = try cursor.skip(blockByteCount)
        let rowLength = (blockCount + 7) / 8
        grams = try cursor.skip(Grams.rows, times: max(rowLength, 1))
    }

    struct Posting {
        var entry: Int
        var rank: UInt8
    }

    /// A key while its block is read.
    struct Key {
        var text: [UInt8]
        /// Its number in the table.
        var index: Int
        /// Of `text`, shared with the key that was read before; 0 for a block's first.
        var shared: Int
        /// Where its postings stand.
        fileprivate var postings: Range<Int>
        var isEverywhere: Bool { postings.isEmpty }

        fileprivate init(text: [UInt8], index: Int, shared: Int, postings: Range<Int>) {
            self.text = text
            self.index = index
            self.shared = shared
            self.postings = postings
        }

        /// A text that is in no table.
        init(text: [UInt8]) { self.init(text: text, index: 0, shared: 0, postings: 0..<0) }
    }

    fileprivate func entry(ofDirectory block: Int) throws(Failure) -> (offset: Int, firstKey: Int) {
        var cursor = Cursor(bytes, at: directory + block * 8)
        return (try cursor.count(), try cursor.count())
    }

    /// Calls `body` with each key of a block until it returns false.
    /// - Returns: false when `body` ended it.
    @discardableResult
    func forEachKey(inBlock block: Int, _ body: (Key) throws(Failure) -> Bool) throws(Failure) -> Bool {
        let (start, first) = try entry(ofDirectory: block)
        let end = block + 1 < blockCount ? try entry(ofDirectory: block + 1).offset : blockByteCount
        guard start <= end, end <= blockByteCount else { throw .damaged }
        var cursor = Cursor(UnsafeRawBufferPointer(rebasing: bytes[..<(blocks + end)]), at: blocks + start)
        var key = Key(text: [], index: first, shared: 0, postings: 0..<0)
        while cursor.offset < blocks + end {
            let shared = Int(try cursor.byte())
            let count = Int(try cursor.byte())
            guard shared <= key.text.count else { throw .damaged }
            let rest = try cursor.skip(count)
            key.text.removeLast(key.text.count - shared)
            key.text.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[rest..<rest + count]))
            key.shared = shared
            let length = try cursor.number()
            let postings = try cursor.skip(length)
            key.postings = postings..<postings + length
            guard try body(key) else { return false }
            key.index += 1
        }
        return true
    }

    func postings(of key: Key) throws(Failure) -> [Posting] {
        var found: [Posting] = []
        var cursor = Cursor(
            UnsafeRawBufferPointer(rebasing: bytes[..<key.postings.upperBound]), at: key.postings.lowerBound)
        while cursor.offset < key.postings.upperBound {
            let rank = try cursor.number()
            guard rank < 256 else { throw .damaged }
            var entry = 0
            for _ in 0..<(try cursor.number()) {
                entry += try cursor.number()
                found.append(Posting(entry: entry, rank: UInt8(rank)))
            }
        }
        return found
    }

    /// The first key of a block.
    private func firstKey(ofBlock block: Int) throws(Failure) -> Slice<UnsafeRawBufferPointer> {
        var cursor = Cursor(bytes, at: blocks + (try entry(ofDirectory: block).offset))
        _ = try cursor.byte()
        let count = Int(try cursor.byte())
        let start = try cursor.skip(count)
        return bytes[start..<start + count]
    }

    /// The last block whose first key isn't greater than `wanted`; the first block when there is none.
    func block(of wanted: [UInt8]) throws(Failure) -> Int {
        var low = 0
        var high = blockCount
        while low < high {
            let middle = (low + high) / 2
            if wanted.lexicographicallyPrecedes(try firstKey(ofBlock: middle)) {
                high = middle
            } else {
                low = middle + 1
            }
        }
        return max(low - 1, 0)
    }

    /// Calls `body` with each key from the first that isn't less than `start` until it returns false.
    func forEachKey(from start: [UInt8], _ body: (Key) throws(Failure) -> Bool) throws(Failure) {
        guard blockCount > 0 else { return }
        for block in (try self.block(of: start))..<blockCount {
            let goesOn = try forEachKey(inBlock: block) { key throws(Failure) in
                if key.text.lexicographicallyPrecedes(start) { return true }
                return try body(key)
            }
            if !goesOn { return }
        }
    }

    /// The blocks whose keys have all of these grams, ascending; all blocks when there are none to go by.
    func blocks(withRows rows: [Int]) throws(Failure) -> [Int] {
        var result: [Int] = []
        for byte in 0..<gramRowLength {
            var bits: UInt8 = 0xFF
            for row in rows where bits != 0 { bits &= bytes[grams + row * gramRowLength + byte] }
            guard bits != 0 else { continue }
            for bit in 0..<8 where bits & (1 << bit) != 0 && byte * 8 + bit < blockCount {
                result.append(byte * 8 + bit)
            }
        }
        return result
    }

    /// The key itself, or nil.
    func key(_ wanted: [UInt8]) throws(Failure) -> Key? {
        var found: Key?
        try forEachKey(from: wanted) { key throws(Failure) in
            if key.text == wanted { found = key }
            return false
        }
        return found
    }
}

extension KeyTable {
    /// The blocks that hold the keys of these numbers.
    func blocks(ofKeys keys: Range<Int>) throws(Failure) -> [Int] {
        var result: [Int] = []
        for block in 0..<blockCount {
            let first = try entry(ofDirectory: block).firstKey
            let end = block + 1 < blockCount ? try entry(ofDirectory: block + 1).firstKey : keyCount
            if first < keys.upperBound, keys.lowerBound < end { result.append(block) }
        }
        return result
    }
}
