import GlossaryLookup

/// The sizes in bytes at which parts of an index for pages end: what a search reads at least.
package struct ScriptSizes: Sendable {
    /// A block of keys: a search reads one or two.
    package var keys: Int
    /// A chunk of postings: one for each key that a search finds, and neighbours share one.
    package var postings: Int
    /// A file of gram rows on the average: a search reads up to three.
    package var grams: Int
    /// A file of names that may be similar, on the average: a search that finds nothing else reads up to ten.
    package var similar: Int

    package init(keys: Int = 3_000, postings: Int = 4_000, grams: Int = 3_000, similar: Int = 2_000) {
        self.keys = keys
        self.postings = postings
        self.grams = grams
        self.similar = similar
    }
}

/// A table of keys as scripts: the keys, what they lead to, and the grams by which they are found, each in parts of their
/// own, so that who looks through keys doesn't load what all of them lead to. `SearchIndex+Scripts.swift` has the layout.
struct KeyScripts {
    /// JSON.
    private(set) var root = ""
    private(set) var scripts: [SearchScript] = []

    /// What blocks begin with, and the number of the key they begin with.
    private var directory: [(first: String, number: Int)] = []
    private var block = KeyLines()
    private var chunks: [[UInt8]] = []
    private let name: String
    private let sizes: ScriptSizes

    /// - Parameter worst: the last rank by which a key is looked into.
    init(_ keys: [KeyCollection.Key], name: String, sizes: ScriptSizes, worst: UInt8) {
        self.name = name
        self.sizes = sizes
        var grams = GramLists()
        var last: [UInt8] = []
        for (number, key) in keys.enumerated() {
            if number == 0 || block.bytes.count >= sizes.keys {
                endBlock()
                directory.append((Self.separator(last, key.text), number))
            }
            append(key)
            if key.isLookedInto(worst: worst) { grams.add(key.text, number: number) }
            last = key.text
        }
        endBlock()
        let gramLines = grams.lines()
        let rowsPerFile = writeGrams(gramLines)
        let first = JSONText.quoted(directory.map(\.first).joined(separator: ";"), isInScript: true)
        var counts: [UInt8] = []
        for (number, block) in directory.enumerated() {
            let end = number + 1 < directory.count ? directory[number + 1].number : keys.count
            Digits.append(end - block.number, to: &counts)
        }
        root = """
            {"blocks":\(first),"counts":"\(String(decoding: counts, as: UTF8.self))","rows":\(gramLines.count),"file":\(rowsPerFile)}
            """
    }

    private mutating func append(_ key: KeyCollection.Key) {
        block.append(key.text)
        if chunks.isEmpty || chunks[chunks.count - 1].count >= sizes.postings {
            chunks.append([])
            block.bytes.append(UInt8(ascii: " "))
        }
        block.endLine()
        key.forEachNumber { Digits.append($0, to: &chunks[chunks.count - 1]) }
        chunks[chunks.count - 1].append(KeyLines.end)
    }

    private mutating func endBlock() {
        guard !block.bytes.isEmpty else { return }
        let number = directory.count - 1
        var keys = SearchScript("\(name)/\(number)", lines: block.bytes)
        let postings = chunks.enumerated().map { SearchScript("\(name)/\(number)-\($0)", lines: $1) }
        // Of a few bytes the way is longer than the load.
        let isSmall = postings.count == 1 && chunks[0].count * 2 < sizes.postings
        if isSmall { keys.text += postings[0].text }
        scripts += [keys] + (isSmall ? [] : postings)
        block = KeyLines()
        chunks = []
    }

    /// The least text that isn't less than `key` and more than `last`: as much of the key as no key before it has.
    private static func separator(_ last: [UInt8], _ key: [UInt8]) -> String {
        let same = zip(last, key).prefix { $0 == $1 }.count
        let end = key[(same + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? key.count
        return String(decoding: key[..<end], as: UTF8.self)
    }

    /// - Returns: how many rows are in a file.
    private mutating func writeGrams(_ lines: [[UInt8]]) -> Int {
        let bytes = lines.reduce(0) { $0 + $1.count + 1 }
        let rows = max(1, min(lines.count, lines.count * sizes.grams / bytes))
        for (number, start) in stride(from: 0, to: lines.count, by: rows).enumerated() {
            let own = lines[start..<min(start + rows, lines.count)].flatMap { $0 + [KeyLines.end] }
            scripts.append(SearchScript("\(name)/g\(number)", lines: own))
        }
        return rows
    }
}

/// Keys one after another, each without what the one before it has too.
struct KeyLines {
    private(set) var last: [UInt8] = []
    var bytes: [UInt8] = []

    /// Ends a line: keys are letters and digits.
    static let end = UInt8(ascii: ";")

    mutating func append(_ key: [UInt8]) {
        let (shared, units) = Self.shared(last, key)
        bytes.append(Digits.alphabet[units])
        bytes += key[shared...]
        last = key
    }

    mutating func endLine() { bytes.append(Self.end) }

    /// How much of a key its predecessor has too, in whole letters: bytes, and UTF-16 units, which are at most 63.
    private static func shared(_ last: [UInt8], _ key: [UInt8]) -> (bytes: Int, units: Int) {
        var bytes = 0
        var units = 0
        let same = zip(last, key).prefix { $0 == $1 }.count
        while bytes < same {
            let width = key[bytes] < 0x80 ? 1 : key[bytes] < 0xE0 ? 2 : key[bytes] < 0xF0 ? 3 : 4
            let length = width == 4 ? 2 : 1
            guard bytes + width <= same, units + length <= 63 else { break }
            bytes += width
            units += length
        }
        return (bytes, units)
    }
}

extension SearchScript {
    /// - Parameter lines: of letters, digits, spaces and semicolons, which stand in a script as they are.
    init(_ name: String, lines: [UInt8]) {
        self.init(name: name, data: "\"\(String(decoding: lines.dropLast(), as: UTF8.self))\"")
    }
}
