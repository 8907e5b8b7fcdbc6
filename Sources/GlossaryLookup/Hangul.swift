/// The arithmetic of Hangul syllables (The Unicode Standard, section 3.12): initial consonant, vowel, final consonant.
package enum Hangul {
    package static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
    /// The consonants and vowels that a keyboard gives one by one.
    package static let consonants: ClosedRange<UInt32> = 0x3131...0x314E

    /// The initial consonants in the order of the syllables, as the keyboard gives them.
    package static let initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
    /// For each final consonant after the first (none): the final that stays and the initial that moves on when a vowel
    /// follows, as indices.
    private static let splitFinals: [(final: UInt32, initial: UInt32)] = [
        (0, 0), (0, 1), (1, 9), (0, 2), (4, 12), (4, 18), (0, 3), (0, 5), (8, 0), (8, 6), (8, 7), (8, 9), (8, 16),
        (8, 17), (8, 18), (0, 6), (0, 7), (17, 9), (0, 9), (0, 10), (0, 11), (0, 12), (0, 14), (0, 15), (0, 16),
        (0, 17), (0, 18),
    ]
    /// Two consonants that a keyboard may have drawn together.
    private static let pairs: [UInt32: [UInt32]] = [
        0x3133: [0x3131, 0x3145], 0x3135: [0x3134, 0x3148], 0x3136: [0x3134, 0x314E], 0x313A: [0x3139, 0x3131],
        0x313B: [0x3139, 0x3141], 0x313C: [0x3139, 0x3142], 0x313D: [0x3139, 0x3145], 0x313E: [0x3139, 0x314C],
        0x313F: [0x3139, 0x314D], 0x3140: [0x3139, 0x314E], 0x3144: [0x3142, 0x3145],
    ]

    /// The initial consonant of a syllable; nil for anything else.
    package static func initial(of scalar: UInt32) -> UInt32? {
        syllables.contains(scalar) ? initials[Int((scalar - syllables.lowerBound) / 588)] : nil
    }

    /// The syllables that begin with a consonant; nil for what no syllable begins with.
    package static func syllables(beginningWith consonant: UInt32) -> ClosedRange<UInt32>? {
        guard let index = initials.firstIndex(of: consonant) else { return nil }
        let first = syllables.lowerBound + UInt32(index) * 588
        return first...first + 587
    }

    /// A syllable's beginning: 운 → 우. Nil for other letters.
    package static func withoutFinal(_ scalar: UInt32) -> UInt32? {
        syllables.contains(scalar) ? scalar - (scalar - syllables.lowerBound) % 28 : nil
    }

    /// The syllables that a syllable without a final consonant can become: 우 → 우…웋. Nil for other letters.
    package static func completions(of scalar: UInt32) -> ClosedRange<UInt32>? {
        guard syllables.contains(scalar), (scalar - syllables.lowerBound) % 28 == 0 else { return nil }
        return scalar...scalar + 27
    }

    /// What a syllable is when its final consonant turns out to begin the next: 강 → 가 and 아…잏.
    package static func carrying(_ scalar: UInt32) -> (syllable: UInt32, next: ClosedRange<UInt32>)? {
        guard syllables.contains(scalar) else { return nil }
        let final = (scalar - syllables.lowerBound) % 28
        guard final > 0 else { return nil }
        let split = splitFinals[Int(final) - 1]
        let first = syllables.lowerBound + split.initial * 588
        return (scalar - final + split.final, first...first + 587)
    }

    /// The initial consonants of a text's syllables, other letters as they are: 백그라운드 → ㅂㄱㄹㅇㄷ. Nil without syllables.
    package static func initials(of text: String) -> String? {
        var result = String.UnicodeScalarView()
        var hasSyllable = false
        for scalar in text.unicodeScalars {
            let initial = initial(of: scalar.value)
            hasSyllable = hasSyllable || initial != nil
            result.append(initial.flatMap(Unicode.Scalar.init) ?? scalar)
        }
        return hasSyllable ? String(result) : nil
    }

    /// Consonants one by one, as keys have them: ㄳ → ㄱㅅ, and those of the conjoining alphabet as the keyboard's. Only for
    /// texts of nothing but consonants; others come back as they are.
    package static func separated(_ scalars: [UInt32]) -> [UInt32] {
        let plain = scalars.map { (0x1100...0x1112).contains($0) ? initials[Int($0 - 0x1100)] : $0 }
        guard plain.allSatisfy({ consonants.contains($0) }) else { return plain }
        return plain.flatMap { pairs[$0] ?? [$0] }
    }
}
