import Glossary
import GlossaryLookup

/// Something that can be looked up: what it is called, what is said of it, and where it stands.
package struct SearchEntry: Sendable {
    /// A name by which the entry is found.
    package struct Name: Sendable, Hashable {
        package var text: String
        /// Nil for names that belong to no language, such as a symbol's.
        package var language: LanguageTag?
        package var rank: NameRank

        package init(_ text: String, _ language: LanguageTag?, _ rank: NameRank) {
            self.text = text
            self.language = language
            self.rank = rank
        }
    }

    /// A text whose words lead to the entry.
    package struct Text: Sendable, Hashable {
        package var text: String
        package var language: LanguageTag?
        package var isHeading: Bool

        package init(_ text: String, _ language: LanguageTag?, isHeading: Bool = false) {
            self.text = text
            self.language = language
            self.isHeading = isHeading
        }

        /// The words of a symbol's path, apart: `UI Scene Delegate scene Did Enter Background`.
        package init(symbolPath: String) {
            self.init(NameParts.words(of: symbolPath).joined(separator: " "), nil, isHeading: true)
        }
    }

    package var kind: LookupEntry.Kind
    /// A concept's identifier, a symbol's path, a page's path without language; unique in its kind.
    package var id: String
    /// The path of the symbol that denotes the concept; empty when there is none.
    package var symbol: String
    /// In the order of the index's languages.
    package var languages: [LookupEntry.Localized]
    package var names: [Name]
    package var texts: [Text]
    /// How often the site speaks of a symbol: of those that go with a concept the heaviest come first.
    package var weight: Int

    package init(
        kind: LookupEntry.Kind, id: String, symbol: String = "", languages: [LookupEntry.Localized], names: [Name],
        texts: [Text] = [], weight: Int = 0
    ) {
        self.kind = kind
        self.id = id
        self.symbol = symbol
        self.languages = languages
        self.names = names
        self.texts = texts
        self.weight = weight
    }

    /// - Parameter page: the path of the concept's entry under the site's root, with its anchor.
    package init(_ concept: Concept, languages: [LanguageTag], page: (LanguageTag) -> String) {
        self.init(
            kind: .concept, id: concept.id.rawValue, symbol: concept.symbol ?? "", languages: [],
            names: ([concept.id] + concept.formerly).map { Name($0.rawValue, nil, .form) })
        for tag in languages {
            let entry = concept.languages[tag]
            let terms = entry?.terms ?? []
            self.languages.append(
                LookupEntry.Localized(
                    language: tag.rawValue, page: entry == nil ? "" : page(tag), definition: entry?.definition ?? "",
                    terms: terms.map { LookupEntry.Term(text: $0.text, status: $0.status.lookupStatus) }))
            let rules = LanguageRules.rules(for: tag)
            for term in terms {
                names.append(Name(term.text, tag, term.status.rank))
                names += rules.surfaceForms(of: term).map { Name($0.text, tag, .form) }
            }
            if let entry {
                texts.append(Text(entry.definition, tag))
                if let example = entry.example { texts.append(Text(example, tag)) }
            }
        }
    }

    /// - Parameters:
    ///   - path: the symbol's DocC path.
    ///   - name: its last component.
    ///   - languages: its page and what that says first, in the order of the index's languages.
    package init(
        symbol path: String, name: String, languages: [LookupEntry.Localized], texts: [Text] = [], weight: Int = 0
    ) {
        self.init(
            kind: .symbol, id: path, symbol: path, languages: languages,
            // A name by itself comes before one that a path happens to make: UISceneDelegate before UIScene/delegate.
            names: [Name(name, nil, .symbol), Name(path, nil, .title)],
            texts: [Text(symbolPath: path)] + texts,
            weight: weight)
    }
}

extension Term.Status {
    fileprivate var lookupStatus: LookupEntry.TermStatus {
        switch self {
        case .preferred: .preferred
        case .admitted: .admitted
        case .deprecated: .deprecated
        }
    }

    fileprivate var rank: NameRank {
        switch self {
        case .preferred: .preferredTerm
        case .admitted: .admittedTerm
        case .deprecated: .deprecatedTerm
        }
    }
}
