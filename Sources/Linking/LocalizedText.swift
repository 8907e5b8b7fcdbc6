import Glossary

/// A text of an author in the site's languages, or one for all of them.
package struct LocalizedText: Sendable, Hashable, ExpressibleByStringLiteral {
    /// Stands in every language that has none of its own; an address, for instance.
    private var common: String
    private var texts: [LanguageTag: String]

    package init(_ common: String) {
        self.common = common
        texts = [:]
    }

    package init(stringLiteral value: String) { self.init(value) }

    /// - Parameter original: the language whose text stands in where another has none.
    package init(_ texts: [LanguageTag: String], original: LanguageTag) {
        self.texts = texts
        common = texts[original] ?? ""
    }

    package var isEmpty: Bool { common.isEmpty && texts.isEmpty }

    package func text(in language: LanguageTag) -> String { texts[language] ?? common }
}
