import GlossaryLookup

/// A folded text that knows for each of its bytes where it stood in the original.
struct FoldedText {
    private(set) var bytes: [UInt8] = []
    /// For each folded byte and the end: the original byte where its letter begins.
    private var origins: [Int] = []
    /// The folded bytes that begin a letter of the original.
    private var starts: Set<Int> = []
    private let original: [UInt8]

    init(_ text: String) {
        original = Array(text.utf8)
        bytes.reserveCapacity(original.count)
        origins.reserveCapacity(original.count + 1)
        var offset = 0
        for character in text {
            let length = character.utf8.count
            starts.insert(bytes.count)
            if let ascii = character.asciiValue, ascii != 13 {
                bytes.append((65...90).contains(ascii) ? ascii + 32 : ascii == 10 ? 32 : ascii)
                origins.append(offset)
            } else {
                for byte in Folding.fold(String(character)).utf8 {
                    bytes.append(byte)
                    origins.append(offset)
                }
            }
            offset += length
        }
        starts.insert(bytes.count)
        origins.append(offset)
    }

    func origin(_ offset: Int) -> Int { origins[offset] }
    func isLetterStart(_ offset: Int) -> Bool { starts.contains(offset) }

    func scalar(at offset: Int) -> Unicode.Scalar? {
        guard offset < bytes.count else { return nil }
        return String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    }

    func scalar(after offset: Int) -> Unicode.Scalar? {
        guard let scalar = scalar(at: offset) else { return nil }
        return self.scalar(at: offset + String(scalar).utf8.count)
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

    func isCapitalized(at offset: Int) -> Bool {
        let start = origins[offset]
        let scalar = String(decoding: original[start..<min(start + 4, original.count)], as: UTF8.self).unicodeScalars.first
        return scalar.map { $0.properties.isUppercase } ?? false
    }
}
