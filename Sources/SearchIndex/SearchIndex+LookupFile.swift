import GlossaryLookup

extension SearchIndex {
    /// The bytes of the look-up file (`LookupFormat`); the same entries give the same bytes.
    ///
    /// - Parameter blockSize: the bytes at which a block of keys ends: what a look-up reads at least.
    package func lookupFile(blockSize: Int = 2048) -> [UInt8] {
        var rest: [UInt8] = []
        rest.append(count: languages.count)
        for tag in languages { rest.append(text: tag.rawValue) }
        rest += Self.table(names, blockSize, worst: NameRank.reading.rawValue)
        rest += Self.table(words, blockSize, worst: .max)
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
        file.append(count: file.count + 12 + rest.count)
        let checksum = rest.withUnsafeBytes(LookupFormat.checksum)
        withUnsafeBytes(of: checksum.littleEndian) { file += $0 }
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

    /// - Parameter worst: the last rank whose keys are also found by what is in them.
    private static func table(_ keys: [KeyCollection.Key], _ blockSize: Int, worst: UInt8) -> [UInt8] {
        var directory: [UInt8] = []
        var bytes: [UInt8] = []
        var rows = GramRows()
        var start = 0
        var last: [UInt8] = []
        for (number, key) in keys.enumerated() {
            if rows.count == 0 || bytes.count - start >= blockSize {
                start = bytes.count
                last = []
                rows.beginBlock()
                directory.append(count: start)
                directory.append(count: number)
            }
            let text = key.text
            let shared = zip(last, text).prefix { $0 == $1 }.count
            bytes.append(UInt8(shared))
            bytes.append(UInt8(text.count - shared))
            bytes += text[shared...]
            let postings = postings(key)
            bytes.append(number: postings.count)
            bytes += postings
            if key.isLookedInto(worst: worst) { rows.add(key.text) }
            last = text
        }
        var table: [UInt8] = []
        table.append(count: keys.count)
        table.append(count: rows.count)
        table += directory
        table.append(count: bytes.count)
        return table + bytes + rows.bytes
    }

    private static func postings(_ key: KeyCollection.Key) -> [UInt8] {
        var bytes: [UInt8] = []
        key.forEachNumber { bytes.append(number: $0) }
        return bytes
    }
}

extension KeyCollection.Key {
    /// Postings are by rank: the first tells.
    func isLookedInto(worst: UInt8) -> Bool { postings.first.map { $0.rank <= worst } ?? false }

    /// The numbers that its postings are written as: for each rank the rank, the count of entries and the steps from one
    /// entry to the next.
    func forEachNumber(_ body: (Int) -> Void) {
        var rest = postings[...]
        while let first = rest.first {
            let same = rest.prefix { $0.rank == first.rank }
            body(Int(first.rank))
            body(same.count)
            var last: UInt32 = 0
            for posting in same {
                body(Int(posting.entry - last))
                last = posting.entry
            }
            rest = rest[same.endIndex...]
        }
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
