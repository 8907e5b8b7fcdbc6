import Diagnostics

/// A concept's name in the files and in links, in kebab case; it never changes.
package struct ConceptID: Sendable, Hashable, RawRepresentable, Comparable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
    package init(_ rawValue: String) { self.rawValue = rawValue }
    package static func < (left: ConceptID, right: ConceptID) -> Bool { left.rawValue < right.rawValue }
}

/// A BCP 47 tag, such as `zh-Hans`.
package struct LanguageTag: Sendable, Hashable, RawRepresentable, Comparable {
    package let rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }
    package init(_ rawValue: String) { self.rawValue = rawValue }
    package static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.rawValue < right.rawValue }

    /// `zh` of `zh-Hans`.
    package var primary: String { String(rawValue.prefix { $0 != "-" }) }
}

/// One thing and its names, after TBX (ISO 30042): concept, language, term.
package struct Concept: Sendable, Hashable {
    package var id: ConceptID
    /// Identifiers that the concept had: addresses with them still lead to it.
    package var formerly: [ConceptID]
    /// The field that it belongs to; the glossary groups by it.
    package var subject: String
    /// The DocC path of the symbol that denotes the concept.
    package var symbol: String?
    /// False for everyday words: they have an entry, but a text doesn't link to it.
    package var isLinked: Bool
    package var broader: [ConceptID]
    package var related: [ConceptID]
    package var opposite: [ConceptID]
    package var languages: [LanguageTag: Entry]
    package var location: SourceLocation

    /// The concept in one language.
    package struct Entry: Sendable, Hashable {
        package var definition: String
        package var terms: [Term]
        package var example: String?
        /// Phrases in which the concept's terms mean something else: *background image*.
        package var except: [String]

        package init(definition: String, terms: [Term], example: String? = nil, except: [String] = []) {
            self.definition = definition
            self.terms = terms
            self.example = example
            self.except = except
        }

        /// The one to use; the reader makes sure that there is one.
        package var preferred: Term? { terms.first { $0.status == .preferred } ?? terms.first }
    }

    package init(
        id: ConceptID, formerly: [ConceptID] = [], subject: String, symbol: String? = nil, isLinked: Bool = true,
        broader: [ConceptID] = [], related: [ConceptID] = [], opposite: [ConceptID] = [],
        languages: [LanguageTag: Entry], location: SourceLocation
    ) {
        self.id = id
        self.formerly = formerly
        self.subject = subject
        self.symbol = symbol
        self.isLinked = isLinked
        self.broader = broader
        self.related = related
        self.opposite = opposite
        self.languages = languages
        self.location = location
    }
}

package struct Term: Sendable, Hashable {
    package enum Status: String, Sendable, CaseIterable { case preferred, admitted, deprecated }
    package enum PartOfSpeech: String, Sendable, CaseIterable { case noun, verb, adjective, adverb, phrase }
    package enum Gender: String, Sendable, CaseIterable { case m, f, n }

    package var text: String
    package var status: Status
    package var partOfSpeech: PartOfSpeech
    package var gender: Gender?
    /// Inflected forms that the language's rules don't derive.
    package var forms: [String]
    /// Where not empty, the term is meant only in a sentence with a word that begins with one of these.
    package var near: [String]
    /// The term isn't meant in a sentence with a word that begins with one of these.
    package var notNear: [String]
    /// The term isn't meant where one of these comes next: 앱 상태 in 앱 상태 전환.
    package var notBefore: [String]
    package var location: SourceLocation

    package init(
        text: String, status: Status, partOfSpeech: PartOfSpeech = .noun, gender: Gender? = nil, forms: [String] = [],
        near: [String] = [], notNear: [String] = [], notBefore: [String] = [], location: SourceLocation
    ) {
        self.text = text
        self.status = status
        self.partOfSpeech = partOfSpeech
        self.gender = gender
        self.forms = forms
        self.near = near
        self.notNear = notNear
        self.notBefore = notBefore
        self.location = location
    }
}
