/// A look-up file, open for questions. Holds nothing but a view of the file's bytes: entries are read when asked for.
package struct LookupDatabase {
    package enum Failure: Error, Equatable {
        /// No look-up file of this program.
        case foreign
        /// A look-up file of another release.
        case otherFormat
        case damaged
    }

    package let languages: [String]
    private let bytes: UnsafeRawBufferPointer
    private let keyCount: Int
    private let keyTable: Int
    private let keyBytes: Int
    private let keyByteCount: Int
    private let entryCount: Int
    private let entryTable: Int
    private let entryBytes: Int

    /// - Parameter bytes: the file's bytes; they must stay where they are while the database is in use.
    package init(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
        let magic = LookupFormat.magic
        guard bytes.count >= magic.count,
            bytes.prefix(LookupFormat.magicPrefix.count).elementsEqual(LookupFormat.magicPrefix)
        else { throw .foreign }
        guard bytes.prefix(magic.count).elementsEqual(magic) else { throw .otherFormat }
        var cursor = Cursor(bytes, at: magic.count)
        var languages: [String] = []
        for _ in 0..<(try cursor.count()) { languages.append(try cursor.text()) }
        self.languages = languages
        self.bytes = bytes
        keyCount = try cursor.count()
        keyTable = cursor.offset
        try cursor.skip(keyCount, times: 16)
        keyByteCount = try cursor.count()
        keyBytes = cursor.offset
        try cursor.skip(keyByteCount, times: 1)
        entryCount = try cursor.count()
        entryTable = cursor.offset
        try cursor.skip(entryCount, times: 4)
        let entryByteCount = try cursor.count()
        entryBytes = cursor.offset
        try cursor.skip(entryByteCount, times: 1)
        guard cursor.offset == bytes.count else { throw .damaged }
        for index in 0..<keyCount {
            let key = keyRecord(index)
            guard key.offset <= keyByteCount, key.count <= keyByteCount - key.offset, key.entry < entryCount else {
                throw .damaged
            }
        }
    }

    /// Reads integers and texts one after another, never past the end.
    struct Cursor {
        let bytes: UnsafeRawBufferPointer
        var offset: Int

        init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
            self.bytes = bytes
            self.offset = offset
        }

        mutating func byte() throws(Failure) -> UInt8 {
            guard offset < bytes.count else { throw .damaged }
            defer { offset += 1 }
            return bytes[offset]
        }

        mutating func count() throws(Failure) -> Int {
            guard bytes.count - offset >= 4 else { throw .damaged }
            defer { offset += 4 }
            return Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        }

        mutating func text() throws(Failure) -> String {
            let length = try count()
            guard length <= bytes.count - offset else { throw .damaged }
            defer { offset += length }
            return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
        }

        mutating func skip(_ count: Int, times size: Int) throws(Failure) {
            guard count <= (bytes.count - offset) / size else { throw .damaged }
            offset += count * size
        }
    }

    private func keyRecord(_ index: Int) -> (offset: Int, count: Int, rank: UInt32, entry: Int) {
        let at = keyTable + index * 16
        func value(_ field: Int) -> UInt32 {
            UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: at + field * 4, as: UInt32.self))
        }
        return (Int(value(0)), Int(value(1)), value(2), Int(value(3)))
    }

    func key(_ index: Int) -> (text: Slice<UnsafeRawBufferPointer>, rank: UInt32, entry: Int) {
        let record = keyRecord(index)
        let start = keyBytes + record.offset
        return (bytes[start..<start + record.count], record.rank, record.entry)
    }

    var keyIndices: Range<Int> { 0..<keyCount }

    /// The first key that isn't less than `wanted`, by bytes.
    func lowerBound(_ wanted: [UInt8]) -> Int {
        var low = 0
        var high = keyCount
        while low < high {
            let middle = (low + high) / 2
            if key(middle).text.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    package func entry(_ index: Int) throws(Failure) -> LookupEntry {
        var table = Cursor(bytes, at: entryTable + index * 4)
        var cursor = Cursor(bytes, at: entryBytes + (try table.count()))
        guard let kind = LookupEntry.Kind(rawValue: try cursor.byte()) else { throw .damaged }
        var entry = LookupEntry(kind: kind, id: try cursor.text(), symbol: try cursor.text(), languages: [])
        for language in languages {
            let page = try cursor.text()
            let definition = try cursor.text()
            var terms: [LookupEntry.Term] = []
            for _ in 0..<(try cursor.count()) {
                guard let status = LookupEntry.TermStatus(rawValue: try cursor.byte()) else { throw .damaged }
                terms.append(LookupEntry.Term(text: try cursor.text(), status: status))
            }
            entry.languages.append(
                LookupEntry.Localized(language: language, page: page, definition: definition, terms: terms))
        }
        return entry
    }

    package var entries: Range<Int> { 0..<entryCount }
}
