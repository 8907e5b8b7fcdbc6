/// What a term looks like in a running text of one language: data, so that a language is added without new code.
/// The tables stand in `Languages`, a file a language.
package struct LanguageRules: Sendable {
    /// Where a word may end.
    package enum Boundary: Sendable {
        /// Words stand between spaces and punctuation.
        case spaces
        /// The right end may be followed by a particle of a closed list.
        case particles
        /// No spaces: a word ends where the segmentation of the text says so.
        case segmentation
    }

    /// An ending that makes another form of a word: `ca` → `che`.
    package struct Ending: Sendable {
        var from: String
        var to: [String]
        init(_ from: String, _ to: String...) {
            self.from = from
            self.to = to
        }
    }

    package var boundary: Boundary = .spaces
    /// For nouns, tried in order; the first that fits a word's end makes its forms.
    package var nounEndings: [Ending] = []
    /// The same for nouns of one gender, before `nounEndings`.
    package var genderEndings: [Term.Gender: [Ending]] = [:]
    package var adjectiveEndings: [Ending] = []
    /// For the verb that a phrase begins with: *passare in background*, *passava in background*.
    package var verbEndings: [Ending] = []
    /// Endings that may be added to a listed form of a noun too, such as the dative's *n* to a plural.
    package var formEndings: [Ending] = []
    /// Which word of a term of several words is inflected.
    package var head: Head = .last
    package enum Head: Sendable {
        /// *scene **delegate***
        case last
        /// ***ciclo** di vita*, and the adjectives that follow it up to a preposition.
        case firstUpTo(prepositions: Set<String>)
        /// Each language's forms are listed.
        case none
    }

    /// True where nouns are written with a capital letter: *Hintergrund*, but not *hintergründig*.
    package var nounsAreCapitalized = false
    /// A hyphen or a space between a term's words, or none.
    package var joins: [String] = [" ", "-"]
    /// A term may be a part of a hyphenated compound: *Szenen-Delegate-Methode*.
    package var bearsHyphens = false
    /// Words that may follow a term in one word, folded: *wechsel* in *Szenenwechsel*.
    package var compoundHeads: Set<String> = []
    /// Letters that join a term with that ending, folded, to what follows: the *s* in *Sitzungsliste*.
    package var compoundLinks: [(after: String, link: String)] = []
    /// Words that may stand before a term in one word, folded: *neben* in *Nebenszene*.
    package var compoundModifiers: Set<String> = []
    /// The shortest term that stands in a compound without hyphen; shorter ones are found in words by chance.
    package var shortestInCompound = 5

    package static func rules(for language: LanguageTag) -> LanguageRules {
        switch language.primary {
        case "en": english
        case "it": italian
        case "de": german
        case "ko": korean
        case "zh", "ja": chinese
        default: LanguageRules()
        }
    }
}
