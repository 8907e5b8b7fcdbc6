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
    let names: KeyTable
    let words: KeyTable
    private let bytes: UnsafeRawBufferPointer
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
        guard try cursor.count() == bytes.count else { throw .damaged }
        let start = try cursor.skip(8)
        if bytes.count <= LookupFormat.mostChecked {
            let checksum = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
            let rest = UnsafeRawBufferPointer(rebasing: bytes[cursor.offset...])
            guard UInt64(littleEndian: checksum) == LookupFormat.checksum(rest) else { throw .damaged }
        }
        var languages: [String] = []
        for _ in 0..<(try cursor.count()) { languages.append(try cursor.text()) }
        self.languages = languages
        self.bytes = bytes
        names = try KeyTable(&cursor)
        words = try KeyTable(&cursor)
        entryCount = try cursor.count()
        entryTable = try cursor.skip(entryCount, times: 4)
        let entryByteCount = try cursor.count()
        entryBytes = try cursor.skip(entryByteCount)
        guard cursor.offset == bytes.count else { throw .damaged }
    }

    package var entries: Range<Int> { 0..<entryCount }

    package func entry(_ index: Int) throws(Failure) -> LookupEntry {
        var cursor = try self.cursor(atEntry: index)
        guard let kind = LookupEntry.Kind(rawValue: try cursor.byte()) else { throw .damaged }
        var entry = LookupEntry(kind: kind, id: try cursor.text(), symbol: try cursor.text(), languages: [])
        entry.related = try related(&cursor)
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

    /// The entries to offer with an entry, best first.
    func related(toEntry index: Int) throws(Failure) -> [Int] {
        var cursor = try self.cursor(atEntry: index)
        _ = try cursor.byte()
        try cursor.skip(try cursor.count())
        try cursor.skip(try cursor.count())
        return try related(&cursor)
    }

    private func cursor(atEntry index: Int) throws(Failure) -> Cursor {
        guard entries.contains(index) else { throw .damaged }
        var table = Cursor(bytes, at: entryTable + index * 4)
        return Cursor(bytes, at: entryBytes + (try table.count()))
    }

    private func related(_ cursor: inout Cursor) throws(Failure) -> [Int] {
        var numbers: [Int] = []
        for _ in 0..<(try cursor.count()) {
            let number = try cursor.count()
            guard entries.contains(number) else { throw .damaged }
            numbers.append(number)
        }
        return numbers
    }
}
