import GlossaryLookup

/// For each block of keys the gram rows that it has.
struct GramRows {
    private var blocks: [[UInt64]] = []

    var count: Int { blocks.count }

    mutating func beginBlock() { blocks.append([UInt64](repeating: 0, count: Grams.rows / 64)) }

    mutating func add(_ key: [UInt8]) {
        let block = blocks.count - 1
        let letters = String(decoding: key, as: UTF8.self).unicodeScalars.map(\.value)
        Grams.forEachHash(ofKey: letters) { hash in
            let row = Grams.row(ofHash: hash)
            blocks[block][row / 64] |= 1 << UInt64(row % 64)
        }
    }

    /// The rows one after another, each a bit a block, rounded up to whole bytes.
    var bytes: [UInt8] {
        let width = max((blocks.count + 7) / 8, 1)
        var bytes = [UInt8](repeating: 0, count: Grams.rows * width)
        for (number, block) in blocks.enumerated() {
            for row in 0..<Grams.rows where block[row / 64] & 1 << UInt64(row % 64) != 0 {
                bytes[row * width + number / 8] |= 1 << UInt8(number % 8)
            }
        }
        return bytes
    }
}
