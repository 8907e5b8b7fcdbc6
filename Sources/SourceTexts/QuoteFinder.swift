/// Finds the places that annotations quote, also when the text around them was edited a little.
struct QuoteFinder {
    struct Place {
        var line: Int
        /// Bytes of the line's text.
        var range: Range<Int>
    }

    /// How alike the words around a place must still be, as a share of their pairs of letters.
    private static let leastLikeness = 0.6

    private let lines: [TextLine]

    init(_ lines: [TextLine]) { self.lines = lines }

    /// - Parameter line: from 0; decides between places that fit equally well.
    func place(of quote: Annotation.Quote, near line: Int) -> Place? {
        let whole = Array((quote.prefix + quote.exact + quote.suffix).utf8)
        guard !whole.isEmpty else { return nil }
        let before = quote.prefix.utf8.count
        var best: Place?
        for (index, candidate) in lines.enumerated() {
            guard let start = Self.places(of: whole, in: candidate.text).first else { continue }
            if let known = best, abs(known.line - line) <= abs(index - line) { continue }
            let lower = start + before
            best = Place(line: index, range: lower..<lower + quote.exact.utf8.count)
        }
        return best ?? similarPlace(of: quote, near: line)
    }

    /// Where the quoted thing itself still stands, among words that are much as they were.
    private func similarPlace(of quote: Annotation.Quote, near line: Int) -> Place? {
        let exact = Array(quote.exact.utf8)
        // With nothing left at the place, one side of it must be as it was.
        let anchors: [(text: [UInt8], offset: Int)] =
            exact.isEmpty
            ? [(Array(quote.prefix.utf8), quote.prefix.utf8.count), (Array(quote.suffix.utf8), 0)] : [(exact, 0)]
        var best: (likeness: Double, distance: Int, place: Place)?
        for (index, candidate) in lines.enumerated() {
            for anchor in anchors where !anchor.text.isEmpty {
                for start in Self.places(of: anchor.text, in: candidate.text) {
                    let lower = start + anchor.offset
                    let place = Place(line: index, range: lower..<lower + exact.count)
                    let likeness = likeness(of: quote, at: place)
                    let distance = abs(index - line)
                    guard likeness >= Self.leastLikeness,
                        best.map({ (likeness, -distance) > ($0.likeness, -$0.distance) }) ?? true
                    else { continue }
                    best = (likeness, distance, place)
                }
            }
        }
        return best?.place
    }

    private func likeness(of quote: Annotation.Quote, at place: Place) -> Double {
        let bytes = Array(lines[place.line].text.utf8)
        let before = bytes[max(0, place.range.lowerBound - quote.prefix.utf8.count)..<place.range.lowerBound]
        let end = min(bytes.count, place.range.upperBound + quote.suffix.utf8.count)
        let after = bytes[min(place.range.upperBound, end)..<end]
        return Self.likeness(Array((quote.prefix + "\n" + quote.suffix).utf8), before + [0x0A] + after)
    }

    /// The line that is most like the quote, from 1, with its text; nil when none is.
    func nearest(to quote: Annotation.Quote) -> (line: Int, text: String)? {
        let wanted = Array((quote.prefix + quote.exact + quote.suffix).utf8)
        var best: (likeness: Double, line: Int)?
        for (index, line) in lines.enumerated() where !line.isBlank {
            // Of a long line the best part of the quote's length, by steps of half of it.
            let bytes = Array(line.text.utf8)
            let step = max(1, wanted.count / 2)
            for start in stride(from: 0, to: bytes.count, by: step) {
                let piece = bytes[start..<min(bytes.count, start + wanted.count)]
                let likeness = Self.likeness(wanted, piece)
                if likeness > best?.likeness ?? 0.35 { best = (likeness, index) }
            }
        }
        return best.map { ($0.line + 1, lines[$0.line].text) }
    }

    // MARK: Bytes

    private static func places(of wanted: [UInt8], in text: String) -> [Int] {
        let bytes = Array(text.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return [] }
        return (0...bytes.count - wanted.count).filter { bytes[$0] == first && bytes[$0...].starts(with: wanted) }
    }

    /// Twice the pairs of neighbours that both have, by the pairs of each (Dice's coefficient).
    private static func likeness(_ left: [UInt8], _ right: some Collection<UInt8>) -> Double {
        func pairs(_ bytes: some Collection<UInt8>) -> [UInt16: Int] {
            var counts: [UInt16: Int] = [:]
            for (first, second) in zip(bytes, bytes.dropFirst()) {
                counts[UInt16(first) << 8 | UInt16(second), default: 0] += 1
            }
            return counts
        }
        let total = max(0, left.count - 1) + max(0, right.count - 1)
        guard total > 0 else { return left.elementsEqual(right) ? 1 : 0 }
        let (mine, theirs) = (pairs(left), pairs(right))
        let common = mine.reduce(0) { $0 + min($1.value, theirs[$1.key] ?? 0) }
        return 2 * Double(common) / Double(total)
    }
}
