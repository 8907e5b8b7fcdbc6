import GlossaryLookup

/// What a term looks like in a running text of one language: data, so that a language is added without new code.
package struct LanguageRules: Sendable {
    package enum Boundary: Sendable {
        /// Words stand between spaces and punctuation.
        case spaces
        /// The right end may be followed by a particle of a closed list.
        case particles
        /// No spaces: any place may be a word's end.
        case none
    }

    package var boundary: Boundary
    /// Endings that derive a form from a term; each replaces `from` at the term's end by `to`.
    package var endings: [(from: String, to: String)] = []
    /// True where nouns are written with a capital letter: *Hintergrund*, but not *hintergründig*.
    package var nounsAreCapitalized = false
    /// A hyphen or a space between a term's words, or none.
    package var joins: [String] = [" ", "-"]
    /// A term may be the first part of a hyphenated compound: *Szenen-Delegate-Methode*.
    package var bearsHyphens = false

    package static func rules(for language: LanguageTag) -> LanguageRules {
        switch language.primary {
        case "en":
            // Terms are listed in the singular.
            LanguageRules(
                boundary: .spaces,
                endings: [("y", "ies"), ("ch", "ches"), ("sh", "shes"), ("ss", "sses"), ("x", "xes"), ("", "s")])
        case "it":
            LanguageRules(boundary: .spaces)
        case "de":
            LanguageRules(boundary: .spaces, nounsAreCapitalized: true, bearsHyphens: true)
        case "ko":
            LanguageRules(boundary: .particles, joins: [" ", ""])
        case "zh", "ja":
            LanguageRules(boundary: .none, joins: [" ", ""])
        default:
            LanguageRules(boundary: .spaces)
        }
    }

    /// Every way that `term` is written: itself, its listed forms, what the endings derive, with each join.
    package func surfaceForms(of term: Term) -> [String] {
        var forms = [term.text] + term.forms
        if term.partOfSpeech == .noun, term.forms.isEmpty,
            let ending = endings.first(where: { term.text.hasSuffix($0.from) })
        {
            forms.append(term.text.dropLast(ending.from.count) + ending.to)
        }
        return forms.flatMap { form in
            let words = form.split(whereSeparator: { $0 == " " || $0 == "-" })
            return words.count < 2 ? [form] : [form] + joins.map { words.joined(separator: $0) }
        }
    }
}
