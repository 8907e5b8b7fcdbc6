import GlossaryLookup

/// A folded text that knows for each of its bytes where it stood in the original.
struct FoldedText {
    private(set) var bytes: [UInt8] = []
    /// For each folded byte and the end: the original byte where its letter begins.
    private var origins: [Int32] = []
    /// For each folded byte and the end: whether a letter of the original begins there.
    private var starts: [Bool] = []
    private let original: [UInt8]

    init(_ text: String) {
        original = Array(text.utf8)
        bytes.reserveCapacity(original.count)
        origins.reserveCapacity(original.count + 1)
        starts.reserveCapacity(original.count + 1)
        if text.unicodeScalars.contains(where: \.joinsItsNeighbours) {
            foldLetters(of: text)
        } else {
            foldScalars(of: text)
        }
        origins.append(Int32(original.count))
        starts.append(true)
    }

    /// Letter by letter, for texts with decomposed letters.
    private mutating func foldLetters(of text: String) {
        var offset = 0
        for character in text {
            append(Array(Folding.fold(String(character)).utf8), at: offset)
            offset += character.utf8.count
        }
    }

    /// Scalar by scalar: what nearly every text allows, and much faster.
    private mutating func foldScalars(of text: String) {
        var offset = 0
        for scalar in text.unicodeScalars {
            let length = UTF8.width(scalar)
            switch scalar.value {
            case 0x41...0x5A: append(UInt8(scalar.value) + 32, at: offset)
            case 0x0A: append(0x20, at: offset)
            case 0...0x7F: append(UInt8(scalar.value), at: offset)
            case 0x80...0x24F: append(Self.latin[Int(scalar.value) - 0x80], at: offset)
            // Han, Hangul and Kana have no case and no marks.
            case 0x3001...0x9FFF, 0xAC00...0xD7A3: append(original[offset..<offset + length], at: offset)
            default: append(Array(Folding.fold(String(scalar)).utf8), at: offset)
            }
            offset += length
        }
    }

    /// The folded letters from U+0080 to U+024F.
    private static let latin: [[UInt8]] = (0x80...0x24F).map { value in
        Unicode.Scalar(UInt32(value)).map { Array(Folding.fold(String($0)).utf8) } ?? []
    }

    private mutating func append(_ byte: UInt8, at offset: Int) {
        bytes.append(byte)
        origins.append(Int32(offset))
        starts.append(true)
    }

    private mutating func append(_ folded: some Collection<UInt8>, at offset: Int) {
        for (index, byte) in folded.enumerated() {
            bytes.append(byte)
            origins.append(Int32(offset))
            starts.append(index == 0)
        }
    }

    func origin(_ offset: Int) -> Int { Int(origins[offset]) }
    func isLetterStart(_ offset: Int) -> Bool { starts[offset] }

    func scalar(at offset: Int) -> Unicode.Scalar? {
        guard offset < bytes.count else { return nil }
        return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    }

    func scalar(after offset: Int) -> Unicode.Scalar? {
        guard let scalar = scalar(at: offset) else { return nil }
        return self.scalar(at: offset + UTF8.width(scalar))
    }

    func scalar(before offset: Int) -> Unicode.Scalar? {
        guard offset > 0 else { return nil }
        var start = offset - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.first
    }

    /// The letters from `offset` to the next boundary.
    func letters(from offset: Int) -> String {
        var result = String.UnicodeScalarView()
        for scalar in String(decoding: bytes[offset..<min(offset + 48, bytes.count)], as: UTF8.self).unicodeScalars {
            guard scalar.isWordLetter else { break }
            result.append(scalar)
        }
        return String(result)
    }

    /// The letters between the last boundary before `offset` and it.
    func letters(before offset: Int) -> String {
        var start = offset
        while start > 0, offset - start < 48, let scalar = scalar(before: start), scalar.isWordLetter {
            start -= UTF8.width(scalar)
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// The sentence that holds `start..<end`: up to a full stop, a question or exclamation mark, at most `reach` bytes away.
    func sentence(around start: Int, _ end: Int, reach: Int) -> Range<Int> {
        var first = start
        while first > 0, start - first < reach, !endsSentence(before: first) { first -= 1 }
        var last = end
        while last < bytes.count, last - end < reach, !endsSentence(before: last + 1) { last += 1 }
        return first..<last
    }

    private func endsSentence(before offset: Int) -> Bool {
        switch bytes[offset - 1] {
        case UInt8(ascii: "!"), UInt8(ascii: "?"): true
        // A full stop inside a name ends nothing.
        case UInt8(ascii: "."): offset >= bytes.count || bytes[offset] == UInt8(ascii: " ")
        // 。
        case 0x82: offset >= 3 && bytes[offset - 3] == 0xE3 && bytes[offset - 2] == 0x80
        default: false
        }
    }

    /// Whether `word` begins a word in `range`; after letters without case (Han, Hangul) anywhere.
    func contains(_ word: [UInt8], in range: Range<Int>) -> Bool {
        guard let first = word.first, range.count >= word.count else { return false }
        for start in range.lowerBound...(range.upperBound - word.count) where bytes[start] == first {
            guard bytes[start..<start + word.count].elementsEqual(word) else { continue }
            if scalar(before: start)?.isLatinLetter != true { return true }
        }
        return false
    }

    /// Whether the original has exactly these letters at the place of `offset`.
    func spells(_ word: String, at offset: Int) -> Bool { original[origin(offset)...].starts(with: word.utf8) }

    func isCapitalized(at offset: Int) -> Bool {
        let start = origin(offset)
        let scalar = String(decoding: original[start..<min(start + 4, original.count)], as: UTF8.self).unicodeScalars
            .first
        return scalar.map { $0.properties.isUppercase } ?? false
    }
}

extension Unicode.Scalar {
    /// A mark or a part of a syllable: it makes one letter with what stands beside it.
    fileprivate var joinsItsNeighbours: Bool {
        switch value {
        case 0...0x2FF: false
        case 0x300...0x36F, 0x1100...0x11FF, 0x200D, 0x3099, 0x309A, 0xFE00...0xFE0F, 0xA960...0xA97F, 0xD7B0...0xD7FF:
            true
        default: false
        }
    }
}
