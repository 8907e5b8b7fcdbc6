/// One way to write a term, and how it comes about.
package struct SurfaceForm: Sendable, Hashable {
    package enum Origin: Sendable, Hashable {
        /// The term as it is listed.
        case term
        /// A form that the concept's file lists.
        case listed
        /// An ending of the language, such as `-s`.
        case ending(String)
    }

    package var text: String
    package var origin: Origin
}

extension LanguageRules {
    /// Every way that `term` is written: itself, its listed forms, what the endings derive, with each join. The first of
    /// several equal ones counts.
    package func surfaceForms(of term: Term) -> [SurfaceForm] {
        var forms = [SurfaceForm(text: term.text, origin: .term)]
        forms += term.forms.map { SurfaceForm(text: $0, origin: .listed) }
        forms += derived(from: term)
        return forms.flatMap { form in
            let words = form.text.split(whereSeparator: { $0 == " " || $0 == "-" })
            if words.count < 2 { return [form] }
            return [form] + joined(words).map { SurfaceForm(text: $0, origin: form.origin) }
        }
    }

    /// The words with each join between each two of them; of many words with the same join throughout.
    private func joined(_ words: [Substring]) -> [String] {
        guard words.count <= 4 else { return joins.map { words.joined(separator: $0) } }
        return words.dropFirst().reduce([String(words[0])]) { beginnings, word in
            beginnings.flatMap { beginning in joins.map { "\(beginning)\($0)\(word)" } }
        }
    }

    private func derived(from term: Term) -> [SurfaceForm] {
        let words = term.text.split(separator: " ").map(String.init)
        guard !words.isEmpty else { return [] }
        if term.partOfSpeech == .phrase || term.partOfSpeech == .verb { return conjugated(words) }
        switch head {
        case .none: return []
        case .last:
            let stem = words.dropLast().map { $0 + " " }.joined()
            let forms = inflected(words[words.count - 1], as: term)
            let more = term.partOfSpeech != .noun ? [] : term.forms.flatMap { inflected($0, by: formEndings) }
            return forms.map { SurfaceForm(text: stem + $0.text, origin: $0.origin) } + more
        case .firstUpTo(let prepositions):
            guard term.partOfSpeech == .noun || term.partOfSpeech == .adjective else { return [] }
            // The adjectives behind a noun follow its number: stato attivo, stati attivi.
            let end =
                words.firstIndex { prepositions.contains($0) || $0.contains("’") || $0.contains("'") } ?? words.count
            return inflected(words[0], as: term).flatMap { head in
                agreeing(Array(words[1..<max(1, end)]), with: term.gender).map { tail in
                    SurfaceForm(
                        text: ([head.text] + tail + words[max(1, end)...]).joined(separator: " "), origin: head.origin)
                }
            }
        }
    }

    /// A phrase with its verb, the first word, in the forms that the endings derive.
    private func conjugated(_ words: [String]) -> [SurfaceForm] {
        let forms = inflected(words[0], by: verbEndings)
        let rest = words.dropFirst().map { " " + $0 }.joined()
        // The complement follows the subject: diventare attivo, diventa attiva.
        let rests = words.count == 2 ? [rest] + inflected(rest, by: adjectiveEndings).map(\.text) : [rest]
        return ([SurfaceForm(text: words[0], origin: .listed)] + forms).flatMap { verb in
            rests.map { SurfaceForm(text: verb.text + $0, origin: verb.origin) }
        }
    }

    /// The words in the plural of `gender`, and as they are.
    private func agreeing(_ words: [String], with gender: Term.Gender?) -> [[String]] {
        guard let gender, !words.isEmpty else { return [words] }
        let plural = words.map { word in inflected(word, by: genderEndings[gender] ?? []).first?.text ?? word }
        return plural == words ? [words] : [plural, words]
    }

    private func inflected(_ word: String, as term: Term) -> [SurfaceForm] {
        switch term.partOfSpeech {
        case .noun: inflected(word, by: (term.gender.flatMap { genderEndings[$0] } ?? []) + nounEndings)
        case .adjective: inflected(word, by: adjectiveEndings)
        case .verb, .adverb, .phrase: []
        }
    }

    /// What the first ending that fits makes of `word`.
    private func inflected(_ word: String, by endings: [Ending]) -> [SurfaceForm] {
        guard let ending = endings.first(where: { word.hasSuffix($0.from) }) else { return [] }
        return ending.to.map {
            SurfaceForm(text: word.dropLast(ending.from.count) + $0, origin: .ending("-\($0)"))
        }
    }
}
