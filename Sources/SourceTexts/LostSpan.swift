import APIModel
import Diagnostics

extension SourceText {
    /// A place where a converter lost a name, and what the text says around it.
    package struct LostSpan: Sendable, Hashable {
        package var range: SourceRange
        /// The heading above it; empty before the first one.
        package var section: String
        /// The paragraph before the list that the place is in; empty elsewhere.
        package var lead: String
        /// The sentence as far as it goes on each side of the place.
        package var before: String
        package var after: String
        /// What the paragraph or item says before and after that sentence.
        package var preceding: String
        package var rest: String
        /// In a list the number of the list, from 0; nil elsewhere.
        package var list: Int?
        /// The place is the first thing in a list's item: the item describes what was there.
        package var headsItem: Bool

        /// A text that lost more is beyond what its sentences can tell: the others are on record without proposals.
        static let most = 400
    }

    /// The symbol that a lost span most likely named.
    package struct Proposal: Sendable, Hashable {
        package var symbol: SymbolPath
        /// 0 to 1.
        package var confidence: Double
        /// What speaks for it, for editors: the kinds of evidence, strongest first.
        package var evidence: [Evidence]
    }

    package enum Evidence: String, Sendable, Hashable, CaseIterable {
        /// The sentence says what the symbol's description in this language says.
        case description
        /// Glossary concepts in the sentence are those of the symbol's name and of its descriptions in other languages.
        case concepts
        /// Something is about to happen, or has happened, as the name says.
        case aspect
        /// The section or the list is about the symbol's type.
        case section
        /// The names beside it in the list are taken by other items.
        case list
        /// A word beside the place says of what kind it is.
        case kind
    }
}
