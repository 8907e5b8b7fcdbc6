/// Made-up words of five languages, in the frequencies that words of a language have (Zipf's law).
struct Words {
    let tag: String
    private let words: [String]
    private var dice: Dice
    /// The weight of all words up to each.
    private let sums: [Double]

    init(_ tag: String, seed: UInt64) {
        self.tag = tag
        var dice = Dice(state: seed)
        var words: Set<String> = []
        let size = tag == "zh-Hans" ? 3000 : 20_000
        while words.count < size { words.insert(Self.word(tag, &dice)) }
        var sorted = words.sorted()
        sorted.shuffle(using: &dice)
        self.words = sorted
        var sum = 0.0
        sums = sorted.indices.map { index in
            sum += 1 / Double(index + 2)
            return sum
        }
        self.dice = dice
    }

    private static func word(_ tag: String, _ dice: inout Dice) -> String {
        switch tag {
        case "ko": String((0..<Int.random(in: 2...5, using: &dice)).map { _ in Self.letter(0xAC00, 11172, &dice) })
        case "zh-Hans": String((0..<Int.random(in: 1...3, using: &dice)).map { _ in Self.letter(0x4E00, 3500, &dice) })
        default: latin(tag, &dice)
        }
    }

    private static func letter(_ first: UInt32, _ count: UInt32, _ dice: inout Dice) -> Character {
        Character(Unicode.Scalar(first + UInt32.random(in: 0..<count, using: &dice)) ?? "x")
    }

    private static func latin(_ tag: String, _ dice: inout Dice) -> String {
        let starts = ["b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "st", "t", "tr", "v", "z", ""]
        let middles = tag == "de" ? ["a", "e", "i", "o", "u", "ä", "ö", "ü", "ei"] : ["a", "e", "i", "o", "u"]
        let ends = ["n", "r", "s", "t", "", "", "l"]
        let count = Int.random(in: tag == "de" ? 2...5 : 2...4, using: &dice)
        return (0..<count).map { _ in
            (starts.randomElement(using: &dice) ?? "") + (middles.randomElement(using: &dice) ?? "")
                + (ends.randomElement(using: &dice) ?? "")
        }.joined()
    }

    /// A text of so many words.
    mutating func text(_ count: Int) -> String {
        (0..<count).map { _ in next() }.joined(separator: tag == "zh-Hans" ? "" : " ")
    }

    private mutating func next() -> String {
        let wanted = Double.random(in: 0..<(sums.last ?? 1), using: &dice)
        var (low, high) = (0, sums.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] > wanted { high = middle } else { low = middle + 1 }
        }
        return words[low]
    }

    /// A word as rare as any other.
    mutating func any() -> String { words.randomElement(using: &dice) ?? "" }
}

/// SplitMix64: the same numbers each time.
struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
