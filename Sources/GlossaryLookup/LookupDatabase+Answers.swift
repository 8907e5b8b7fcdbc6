extension LookupDatabase {
    /// How an answer was found; best first.
    package enum Match: Int, Sendable, Comparable {
        case exact, withoutParticle, prefix, inside, similar

        package static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
    }

    package struct Answer: Sendable, Hashable {
        package var entry: Int
        package var match: Match
        package var rank: UInt32
    }

    /// The entries that `query` asks for, best first: by how they were found, then by how directly the key names them,
    /// then by the key's length.
    ///
    /// A query that is found exactly gives no partial answers but symbols; a longer query also finds keys that hold it.
    package func answers(to query: String, limit: Int = 20) -> [Answer] {
        let key = Array(Folding.key(query).utf8)
        guard !key.isEmpty, key.count <= 1024 else { return [] }
        var found: [Int: (match: Match, rank: UInt32, length: Int)] = [:]
        func add(_ index: Int, _ match: Match) {
            let (text, rank, entry) = self.key(index)
            let candidate = (match: match, rank: rank, length: text.count)
            if let known = found[entry], (known.match, known.rank, known.length) <= candidate { return }
            found[entry] = candidate
        }

        for index in equalRange(key) { add(index, .exact) }
        if found.isEmpty {
            for stem in Particles.stems(of: String(decoding: key, as: UTF8.self)) {
                for index in equalRange(Array(stem.utf8)) { add(index, .withoutParticle) }
                if !found.isEmpty { break }
            }
        }
        let named = !found.isEmpty
        for index in lowerBound(key)..<keyIndices.upperBound {
            guard self.key(index).text.starts(with: key) else { break }
            if !named || isSymbolKey(index) { add(index, .prefix) }
        }
        if !named, isLongEnoughToLookInside(key) {
            for index in keyIndices where contains(self.key(index).text, key) { add(index, .inside) }
        }
        if found.isEmpty {
            for (index, _) in similarKeys(to: key, within: max(1, scalarCount(key) / 4)) { add(index, .similar) }
        }
        return found.map { Answer(entry: $0.key, match: $0.value.match, rank: $0.value.rank) }
            .sorted { left, right in
                let (a, b) = (found[left.entry], found[right.entry])
                return (left.match.rawValue, left.rank, a?.length ?? 0, left.entry)
                    < (right.match.rawValue, right.rank, b?.length ?? 0, right.entry)
            }
            .prefix(limit).map { $0 }
    }

    /// The terms nearest to `query` however far, for when nothing fits.
    package func nearest(to query: String, limit: Int = 3) -> [Int] {
        let key = Array(Folding.key(query).utf8)
        guard !key.isEmpty, key.count <= 256 else { return [] }
        var entries: [Int] = []
        for (index, _) in similarKeys(to: key, within: .max) where self.key(index).rank <= KeyRank.admittedTerm.rawValue
        {
            let entry = self.key(index).entry
            if !entries.contains(entry) { entries.append(entry) }
            if entries.count == limit { break }
        }
        return entries
    }

    private func equalRange(_ key: [UInt8]) -> Range<Int> {
        let start = lowerBound(key)
        var end = start
        while end < keyIndices.upperBound, self.key(end).text.elementsEqual(key) { end += 1 }
        return start..<end
    }

    private func isSymbolKey(_ index: Int) -> Bool { self.key(index).rank >= KeyRank.symbolName.rawValue }

    /// One Latin letter is inside everything; one Han character or syllable is not.
    private func isLongEnoughToLookInside(_ key: [UInt8]) -> Bool { key.count >= 3 }

    private func contains(_ text: Slice<UnsafeRawBufferPointer>, _ part: [UInt8]) -> Bool {
        guard text.count >= part.count else { return false }
        var start = text.startIndex
        while text.endIndex - start >= part.count {
            if text[start] == part[0], text[start...].starts(with: part) { return true }
            start += 1
        }
        return false
    }

    private func scalarCount(_ bytes: some Sequence<UInt8>) -> Int {
        bytes.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    }

    /// Keys by the number of edits that lead to them, nearest first, at most `limit` edits.
    private func similarKeys(to key: [UInt8], within limit: Int) -> [(index: Int, distance: Int)] {
        let wanted = Array(String(decoding: key, as: UTF8.self).unicodeScalars)
        var found: [(index: Int, distance: Int)] = []
        for index in keyIndices {
            let scalars = Array(String(decoding: self.key(index).text, as: UTF8.self).unicodeScalars)
            guard abs(scalars.count - wanted.count) <= limit else { continue }
            let distance = editDistance(wanted, scalars)
            if distance <= limit { found.append((index, distance)) }
        }
        return found.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    }

    private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
        var last = Array(0...right.count)
        for row in 1...left.count {
            var diagonal = last[0]
            last[0] = row
            for column in 1...right.count {
                let above = last[column]
                last[column] = min(
                    diagonal + (left[row - 1] == right[column - 1] ? 0 : 1), above + 1, last[column - 1] + 1)
                diagonal = above
            }
        }
        return last[right.count]
    }
}
