/// Distances of sorted keys to a query, in edits: a letter more, less, another, or two neighbours exchanged (optimal string
/// alignment).
///
/// Keys that begin alike share the beginning of their tables, and a beginning that is too far already settles all keys with
/// it: of a hundred thousand keys a few thousand are looked at.
struct EditDistanceWalk {
    private let query: [UInt32]
    private let most: Int
    private var letters: [UInt32] = []
    /// The table, a row for each letter of the key and one before; rows that the next key shares stay.
    private var table: [Int32]
    private var knownRows = 1
    private var rowLength: Int { query.count + 1 }
    /// How many bytes of the last key are known to be too far; `.max` when it wasn't.
    private var hopeless = Int.max

    init(to query: [UInt32], most: Int) {
        self.query = query
        self.most = most
        table = (0...Int32(query.count)).map { $0 }
    }

    /// Nil when it is more than `most`.
    mutating func distance(of key: KeyTable.Key) -> Int? {
        if key.shared >= hopeless { return nil }
        hopeless = .max
        decode(key.text)
        while knownRows <= letters.count {
            let row = knownRows
            addRow(row)
            guard minimum(row) > most, minimum(row - 1) >= most else { continue }
            hopeless = letters.prefix(row).reduce(0) { $0 + width($1) }
            return nil
        }
        let distance = Int(table[letters.count * rowLength + query.count])
        return distance <= most ? distance : nil
    }

    /// The key's letters in place of the last key's; keeps the rows of those that are the same.
    private mutating func decode(_ text: [UInt8]) {
        var count = 0
        var isSame = true
        var iterator = text.makeIterator()
        var decoder = UTF8()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            if count < letters.count {
                if isSame, letters[count] != scalar.value { (isSame, knownRows) = (false, min(knownRows, count + 1)) }
                letters[count] = scalar.value
            } else {
                letters.append(scalar.value)
            }
            count += 1
        }
        letters.removeSubrange(count...)
        knownRows = min(knownRows, count + 1)
    }

    private mutating func addRow(_ row: Int) {
        let length = rowLength
        if table.count < (row + 1) * length { table += repeatElement(0, count: length) }
        let (current, above) = (row * length, (row - 1) * length)
        table[current] = Int32(row)
        let letter = letters[row - 1]
        for column in query.indices {
            var value = table[above + column] + (letter == query[column] ? 0 : 1)
            value = min(value, table[above + column + 1] + 1, table[current + column] + 1)
            if row > 1, column > 0, letter == query[column - 1], letters[row - 2] == query[column] {
                value = min(value, table[above - length + column - 1] + 1)
            }
            table[current + column + 1] = value
        }
        knownRows = row + 1
    }

    private func minimum(_ row: Int) -> Int {
        Int(table[row * rowLength..<(row + 1) * rowLength].min() ?? 0)
    }

    private func width(_ letter: UInt32) -> Int { letter < 0x80 ? 1 : letter < 0x800 ? 2 : letter < 0x10000 ? 3 : 4 }
}

/// The edits from one text to another, however many.
func editDistance(_ query: [UInt32], _ text: [UInt8]) -> Int {
    var walk = EditDistanceWalk(to: query, most: .max)
    return walk.distance(of: KeyTable.Key(text: text)) ?? .max
}
