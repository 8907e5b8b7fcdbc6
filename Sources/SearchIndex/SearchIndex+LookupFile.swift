import GlossaryLookup

extension SearchIndex {
    /// The bytes of the look-up file (`LookupFormat`); the same entries give the same bytes.
    ///
    /// - Parameter blockSize: the bytes at which a block of keys ends: what a look-up reads at least.
    package func lookupFile(blockSize: Int = 2048) -> [UInt8] {
        var rest: [UInt8] = []
        rest.append(count: languages.count)
        for tag in languages { rest.append(text: tag.rawValue) }
        rest += Self.table(names, blockSize)
        rest += Self.table(words, blockSize)
        var offsets: [UInt8] = []
        var bodies: [UInt8] = []
        for (number, entry) in entries.enumerated() {
            offsets.append(count: bodies.count)
            bodies += body(of: entry, number)
        }
        rest.append(count: entries.count)
        rest += offsets
        rest.append(count: bodies.count)
        rest += bodies
        var file = LookupFormat.magic
        file.append(count: file.count + 4 + rest.count)
        return file + rest
    }

    private func body(of entry: SearchEntry, _ number: Int) -> [UInt8] {
        var body = [entry.kind.rawValue]
        body.append(text: entry.id)
        body.append(text: entry.symbol)
        body.append(count: related[number].count)
        for other in related[number] { body.append(count: other) }
        for localized in entry.languages {
            body.append(text: localized.page)
            body.append(text: localized.definition)
            body.append(count: localized.terms.count)
            for term in localized.terms {
                body.append(term.status.rawValue)
                body.append(text: term.text)
            }
        }
        return body
    }

    private static func table(_ keys: [KeyCollection.Key], _ blockSize: Int) -> [UInt8] {
        var directory: [UInt8] = []
        var bytes: [UInt8] = []
        var rows: [Set<Int>] = []
        var start = 0
        var last: [UInt8] = []
        for (number, key) in keys.enumerated() {
            if rows.isEmpty || bytes.count - start >= blockSize {
                start = bytes.count
                last = []
                rows.append([])
                directory.append(count: start)
                directory.append(count: number)
            }
            let text = Array(key.text.utf8)
            let shared = zip(last, text).prefix { $0 == $1 }.count
            bytes.append(UInt8(shared))
            bytes.append(UInt8(text.count - shared))
            bytes += text[shared...]
            let postings = postings(key)
            bytes.append(number: postings.count)
            bytes += postings
            rows[rows.count - 1].formUnion(key.rows)
            last = text
        }
        var table: [UInt8] = []
        table.append(count: keys.count)
        table.append(count: rows.count)
        table += directory
        table.append(count: bytes.count)
        return table + bytes + grams(rows)
    }

    private static func postings(_ key: KeyCollection.Key) -> [UInt8] {
        var bytes: [UInt8] = []
        for (rank, entries) in key.postings {
            bytes.append(number: Int(rank))
            bytes.append(number: entries.count)
            var last: UInt32 = 0
            for entry in entries {
                bytes.append(number: Int(entry - last))
                last = entry
            }
        }
        return bytes
    }

    private static func grams(_ blocks: [Set<Int>]) -> [UInt8] {
        let length = (blocks.count + 7) / 8
        var bits = [UInt8](repeating: 0, count: Grams.rows * max(length, 1))
        for (block, rows) in blocks.enumerated() {
            for row in rows { bits[row * length + block / 8] |= 1 << UInt8(block % 8) }
        }
        return bits
    }
}

extension [UInt8] {
    fileprivate mutating func append(count: Int) {
        Swift.withUnsafeBytes(of: UInt32(count).littleEndian) { append(contentsOf: $0) }
    }

    fileprivate mutating func append(text: String) {
        append(count: text.utf8.count)
        append(contentsOf: text.utf8)
    }

    /// LEB128.
    fileprivate mutating func append(number: Int) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }
}
