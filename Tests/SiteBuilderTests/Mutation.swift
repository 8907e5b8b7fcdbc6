import Samples

/// A small mistake put into a sample that compiles.
struct Mutation: Sendable, CustomStringConvertible {
    enum Kind: String, CaseIterable, Sendable { case name, bracket, label, type }

    var kind: Kind
    var code: String
    var description: String

    /// - Parameters:
    ///   - types: names of other types, for a type that is changed.
    ///   - random: decides which of the places.
    /// - Returns: nil when the sample has no place for a mistake of the kind.
    init?(_ kind: Kind, in checked: CheckedSample, types: [String], using random: inout SplitMix) {
        self.kind = kind
        var bytes = Array(checked.sample.code.utf8)
        let uses = Self.uses(checked, bytes)
        let place: Range<Int>?
        var replacement: [UInt8] = []
        switch kind {
        case .name:
            place = uses.map(\.range).filter { $0.count > 4 }.randomElement(using: &random)
            guard let place else { return nil }
            let index = place.lowerBound + 1 + Int(random.next() % UInt64(place.count - 1))
            replacement = Array(bytes[place])
            replacement[index - place.lowerBound] =
                bytes[index] == UInt8(ascii: "q") ? UInt8(ascii: "x") : UInt8(ascii: "q")
        case .bracket:
            // What a text leaves out may hold the bracket.
            if checked.sample.code.contains("...") || checked.sample.code.contains("…") { return nil }
            place = Self.brackets(bytes).randomElement(using: &random)
        case .label:
            place = uses.filter(\.isCall).flatMap { Self.labels(bytes, after: $0.range.upperBound) }
                .randomElement(using: &random)
            guard let place else { return nil }
            replacement = Array(bytes[place]) + Array("With".utf8)
        case .type:
            // Elsewhere another type may be as right.
            place = uses.filter { $0.isType && $0.isInCallback }.map(\.range).randomElement(using: &random)
            guard let place else { return nil }
            let old = String(decoding: bytes[place], as: UTF8.self)
            guard let new = types.filter({ $0 != old }).randomElement(using: &random) else { return nil }
            replacement = Array(new.utf8)
        }
        guard let place else { return nil }
        let old = String(decoding: bytes[place], as: UTF8.self)
        bytes.replaceSubrange(place, with: replacement)
        code = String(decoding: bytes, as: UTF8.self)
        let line = checked.sample.start.lineColumn.line
        description =
            "\(checked.sample.file.path):\(line): \(kind.rawValue) '\(old)' → '\(String(decoding: replacement, as: UTF8.self))'"
    }

    // MARK: Places

    private struct Use {
        var range: Range<Int>
        var isCall: Bool
        var isType: Bool
        /// In the head of a method that the system calls, after its name.
        var isInCallback: Bool
    }

    /// Where the compiler found names of the library: those of the text, not of what a macro or a wrapper adds.
    private static func uses(_ checked: CheckedSample, _ bytes: [UInt8]) -> [Use] {
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        return checked.identifiers.compactMap { identifier in
            guard starts.indices.contains(identifier.line - 1) else { return nil }
            let start = starts[identifier.line - 1] + identifier.byteColumn - 1
            guard start < bytes.count, isLetter(bytes[start]) else { return nil }
            let end = bytes[start...].firstIndex { !isLetter($0) } ?? bytes.count
            let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
            let callback = checked.identifiers.last {
                $0.role == .implements && $0.line == identifier.line && $0.byteColumn < identifier.byteColumn
            }
            let head = callback.map { bytes[starts[$0.line - 1] + $0.byteColumn - 1..<start] }
            return Use(
                range: start..<end, isCall: identifier.role == .calls, isType: isUpper && identifier.role == .names,
                isInCallback: head.map { $0.contains(UInt8(ascii: "(")) && !$0.contains(UInt8(ascii: "{")) } == true)
        }
    }

    /// Brackets outside of strings and comments; code with either is left to the other mistakes.
    private static func brackets(_ bytes: [UInt8]) -> [Range<Int>] {
        bytes.indices.filter { "(){}[]".utf8.contains(bytes[$0]) }.filter { index in
            let line = bytes[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let before = bytes[line..<index]
            return !before.contains(UInt8(ascii: "\"")) && !String(decoding: before, as: UTF8.self).contains("//")
        }.map { $0..<$0 + 1 }
    }

    /// The labels of the arguments in the parentheses at `start`.
    private static func labels(_ bytes: [UInt8], after start: Int) -> [Range<Int>] {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return [] }
        var found: [Range<Int>] = []
        var depth = 0
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if "([{".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) { depth -= 1 }
            // In a string words before a colon are no labels.
            if depth == 0 || byte == UInt8(ascii: "\"") { break }
            if depth == 1, isLetter(byte), index > start {
                let end = bytes[index...].firstIndex { !isLetter($0) } ?? bytes.count
                let before = bytes[start..<index].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
                if end < bytes.count, bytes[end] == UInt8(ascii: ":"),
                    before == UInt8(ascii: "(") || before == UInt8(ascii: ",")
                {
                    found.append(index..<end)
                }
                index = end
                continue
            }
            index += 1
        }
        return found
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF)
    }
}

/// Random numbers that are the same every time (SplitMix64, by S. Vigna).
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
