/// Korean particles and endings that stand glued to a noun.
///
/// A closed list: anything longer than a noun and one of these is another word. Longer ones before those that they end in,
/// so that 에서는 is taken before 는.
package enum Particles {
    /// Particles after a syllable with a final consonant, without one (로 also after a final ㄹ), or after either.
    package enum Ending: Sendable { case afterConsonant, afterVowel, afterVowelOrL, afterAny }

    package static let all: [(text: String, after: Ending)] = [
        // 하다 and 되다 make verbs of nouns: 연결 해제되면.
        ("하였습니다", .afterAny), ("되었습니다", .afterAny), ("했습니다", .afterAny), ("됐습니다", .afterAny),
        ("하십시오", .afterAny), ("되지만", .afterAny), ("하지만", .afterAny), ("되므로", .afterAny),
        ("하므로", .afterAny), ("되면서", .afterAny), ("하면서", .afterAny), ("되거나", .afterAny),
        ("하거나", .afterAny), ("되도록", .afterAny), ("하도록", .afterAny), ("되더라도", .afterAny),
        ("합니다", .afterAny), ("됩니다", .afterAny), ("하려면", .afterAny), ("되려면", .afterAny),
        ("하면", .afterAny), ("되면", .afterAny), ("하고", .afterAny), ("되고", .afterAny),
        ("하는", .afterAny), ("되는", .afterAny), ("하여", .afterAny), ("되어", .afterAny),
        ("하지", .afterAny), ("되지", .afterAny), ("하기", .afterAny), ("되기", .afterAny),
        ("하게", .afterAny), ("되게", .afterAny), ("했다", .afterAny), ("됐다", .afterAny),
        ("한다", .afterAny), ("된다", .afterAny), ("하던", .afterAny), ("되던", .afterAny),
        ("한", .afterAny), ("된", .afterAny), ("할", .afterAny), ("될", .afterAny), ("함", .afterAny),
        ("됨", .afterAny), ("해", .afterAny), ("돼", .afterAny),
        // Particles.
        ("으로부터는", .afterConsonant), ("로부터는", .afterVowelOrL), ("에서부터", .afterAny), ("으로부터", .afterConsonant),
        ("이라고는", .afterConsonant), ("에서만", .afterAny), ("에서는", .afterAny), ("에서도", .afterAny), ("에서의", .afterAny),
        ("으로는", .afterConsonant), ("으로만", .afterConsonant), ("으로도", .afterConsonant), ("으로의", .afterConsonant),
        ("로부터", .afterVowelOrL), ("이라고", .afterConsonant), ("이라는", .afterConsonant), ("입니다", .afterAny),
        ("이므로", .afterAny),
        ("이거나", .afterConsonant), ("이지만", .afterAny), ("까지는", .afterAny), ("까지만", .afterAny), ("마다의", .afterAny),
        ("에게서", .afterAny), ("에게는", .afterAny), ("에게도", .afterAny), ("보다는", .afterAny), ("처럼만", .afterAny),
        ("만으로", .afterAny),
        ("만이", .afterAny), ("만을", .afterAny), ("만의", .afterAny), ("들이", .afterAny), ("들을", .afterAny),
        ("들은", .afterAny), ("들의", .afterAny),
        ("들에", .afterAny), ("에는", .afterAny), ("에도", .afterAny), ("에만", .afterAny), ("에서", .afterAny),
        ("에게", .afterAny),
        ("으로", .afterConsonant), ("로는", .afterVowelOrL), ("로만", .afterVowelOrL), ("로도", .afterVowelOrL),
        ("로의", .afterVowelOrL), ("과의", .afterConsonant),
        ("와의", .afterVowel), ("과는", .afterConsonant), ("와는", .afterVowel), ("과도", .afterConsonant),
        ("와도", .afterVowel), ("이란", .afterConsonant), ("이나", .afterConsonant), ("이며", .afterAny),
        ("이고", .afterAny),
        ("이자", .afterAny), ("이라", .afterConsonant), ("인데", .afterAny), ("이다", .afterAny),
        ("이든", .afterConsonant), ("까지", .afterAny), ("부터", .afterAny), ("마다", .afterAny), ("처럼", .afterAny),
        ("보다", .afterAny), ("조차", .afterAny), ("대로", .afterAny), ("만큼", .afterAny), ("라고", .afterVowel),
        ("라는", .afterVowel), ("이랑", .afterConsonant), ("께서", .afterAny), ("밖에", .afterAny),
        ("은", .afterConsonant), ("는", .afterVowel), ("이", .afterConsonant), ("가", .afterVowel),
        ("을", .afterConsonant), ("를", .afterVowel),
        ("의", .afterAny), ("에", .afterAny), ("로", .afterVowelOrL), ("와", .afterVowel), ("과", .afterConsonant),
        ("도", .afterAny), ("만", .afterAny), ("나", .afterVowel), ("란", .afterVowel), ("랑", .afterVowel),
        ("인", .afterAny), ("들", .afterAny), ("별", .afterAny), ("뿐", .afterAny), ("일", .afterAny),
        ("임", .afterAny), ("께", .afterAny),
    ]

    /// What `word` may be without its particle, longest particle first; empty when it ends in none.
    package static func stems(of word: String) -> [String] {
        all.compactMap { particle in
            guard word.hasSuffix(particle.text) else { return nil }
            let stem = word.dropLast(particle.text.count)
            guard let last = stem.unicodeScalars.last, agrees(particle.after, with: last) else { return nil }
            return String(stem)
        }
    }

    /// Endings that occur in running text and that nobody types when looking a word up: mostly of the copula.
    private static let predicates: [(text: String, after: Ending)] = [
        ("이었던", .afterConsonant), ("였던", .afterVowel), ("이었고", .afterConsonant), ("였고", .afterVowel),
        ("이었다", .afterConsonant), ("였다", .afterVowel), ("이어도", .afterConsonant), ("여도", .afterVowel),
        ("이어야", .afterConsonant), ("여야", .afterVowel), ("이라서", .afterConsonant), ("라서", .afterVowel),
        ("이라면", .afterConsonant), ("라면", .afterVowel), ("이라도", .afterConsonant), ("라도", .afterVowel),
        ("이야말로", .afterConsonant), ("야말로", .afterVowel), ("인지", .afterAny), ("이니", .afterConsonant),
        ("니", .afterVowel), ("든", .afterVowel), ("든지", .afterVowel), ("이든지", .afterConsonant),
        ("마저", .afterAny), ("이지", .afterAny), ("이면", .afterAny), ("면", .afterVowel), ("예요", .afterVowel),
        ("이에요", .afterConsonant), ("이죠", .afterAny), ("이었습니다", .afterConsonant), ("였습니다", .afterVowel),
        ("되었던", .afterAny), ("하였던", .afterAny), ("했던", .afterAny), ("됐던", .afterAny),
    ]

    /// Particles of talk and of comparison.
    private static let rarer: [(text: String, after: Ending)] = [
        ("끼리", .afterAny), ("에다", .afterAny), ("에다가", .afterAny), ("한테", .afterAny), ("한테서", .afterAny),
        ("더러", .afterAny), ("하고", .afterAny), ("이야", .afterConsonant), ("야", .afterVowel), ("커녕", .afterAny),
        ("이나마", .afterConsonant), ("나마", .afterVowel), ("치고", .afterAny), ("치고는", .afterAny), ("든가", .afterVowel),
        ("이든가", .afterConsonant), ("요", .afterAny), ("말고", .afterAny), ("말고도", .afterAny), ("이냐", .afterConsonant),
        ("냐", .afterVowel), ("인가", .afterAny), ("일까", .afterAny), ("이래", .afterConsonant), ("래", .afterVowel),
    ]

    /// The forms of 하다, 되다 and 시키다, which make verbs of nouns: 강제 종료했더니, 다시 연결되자마자.
    private static let verbs: [(text: String, after: Ending)] = {
        let forms: [(stems: [String], endings: [String])] = [
            (
                ["하", "되", "시키"],
                [
                    "며", "고", "고서", "고는", "고도", "나", "는", "는데", "는데도", "는지", "지", "지만", "지는", "지도", "면", "면서",
                    "면서도", "므로", "니", "니까", "더니", "던", "도록", "게", "게끔", "거나", "든", "든지", "려고", "려는", "려면", "려",
                    "자", "자마자", "기", "기도", "기만", "기는", "느라", "네요", "죠", "다가", "더라도", "더라", "십시오", "세요", "여", "여도",
                    "여서", "여야",
                ]
            ),
            (
                ["했", "됐", "하였", "되었", "시켰"],
                [
                    "던", "더니", "는데", "는데도", "지만", "으나", "고", "으며", "으면", "을", "을까", "을지", "다", "다가", "다고", "다는",
                    "다면", "다며", "습니다", "습니까", "어요", "네요", "죠", "으니", "으니까", "으므로", "음", "음을", "기", "는지", "더라도",
                    "어도", "어야",
                ]
            ),
            (["해", "돼", "되어", "시켜"], ["", "도", "서", "서는", "서도", "야", "야만", "요", "라"]),
            (["한", "된", "시킨"], ["", "다", "다고", "다는", "다면", "다며", "지", "데", "데다"]),
            (["할", "될", "시킬"], ["", "지", "지도", "수록", "까", "게요"]),
            (["합", "됩", "시킵"], ["니다", "니까", "니다만"]),
            (["함", "됨", "시킴"], ["", "으로써", "으로", "에", "에도", "은", "을", "이", "과"]),
        ]
        return forms.flatMap { stems, endings in
            stems.flatMap { stem in endings.map { (stem + $0, Ending.afterAny) } }
        }
    }()

    private struct Attached {
        var text: String
        var after: Ending
        var isVerb: Bool
    }

    /// By their first letter: a text has many words, and few begin like a particle.
    private static let attached: [Unicode.Scalar: [Attached]] = {
        var table: [Unicode.Scalar: [Attached]] = [:]
        let particles =
            (all + predicates).map { Attached(text: $0.text, after: $0.after, isVerb: isVerbal($0.text)) }
            + rarer.map { Attached(text: $0.text, after: $0.after, isVerb: false) }
        for one in particles + verbs.map({ Attached(text: $0.text, after: $0.after, isVerb: true) }) {
            guard let first = one.text.unicodeScalars.first else { continue }
            table[first, default: []].append(one)
        }
        return table
    }()

    /// True for the forms of 하다 and 되다 among the particles.
    private static func isVerbal(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        return "하되했됐합됩한된할될함됨해돼".unicodeScalars.contains(first)
    }

    /// True when `text` (what follows a noun up to the next boundary) is a particle, or up to three of them in a row, that may
    /// follow `last`.
    ///
    /// - Parameter allowsVerbs: also the forms of 하다 and 되다, after which the whole is a verb.
    package static func isParticle(
        _ text: String, after last: Unicode.Scalar, allowsVerbs: Bool = true, depth: Int = 0
    ) -> Bool {
        guard let first = text.unicodeScalars.first else { return false }
        for particle in attached[first] ?? [] where text.hasPrefix(particle.text) {
            if particle.isVerb, depth > 0 || !allowsVerbs { continue }
            guard agrees(particle.after, with: last) else { continue }
            let rest = text.dropFirst(particle.text.count)
            guard let end = particle.text.unicodeScalars.last, !rest.isEmpty else { return true }
            if depth < 2, isParticle(String(rest), after: end, allowsVerbs: false, depth: depth + 1) { return true }
        }
        return false
    }

    /// Whether a particle of that kind may follow `last`. After letters other than Hangul either form occurs (`App은`,
    /// `App는`).
    private static func agrees(_ ending: Ending, with last: Unicode.Scalar) -> Bool {
        guard (0xAC00...0xD7A3).contains(last.value) else { return true }
        let final = (last.value - 0xAC00) % 28
        switch ending {
        case .afterAny: return true
        case .afterConsonant: return final != 0
        case .afterVowel: return final == 0
        case .afterVowelOrL: return final == 0 || final == 8
        }
    }
}
