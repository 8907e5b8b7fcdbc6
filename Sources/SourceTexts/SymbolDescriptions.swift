import APIModel

/// What is known of the symbols that a text may speak of, in the text's own language and beyond it: the evidence by which a
/// lost name is proposed.
package struct SymbolDescriptions: Sendable {
    /// A symbol and what authors say of it.
    package struct Entry: Sendable, Hashable {
        package var path: SymbolPath
        package var kind: Symbol.Kind
        /// The one sentence that says when it is called or what it is, in the text's language; empty when nobody wrote one.
        package var summary: String
        /// The rest of its description in that language.
        package var details: String
        /// How often authors speak of it, in whatever language: 0 for what nobody describes, 1 for what is named most.
        package var prominence: Double
        /// What its name and its descriptions in all languages speak of, by glossary concept: 0 to 1.
        package var concepts: [String: Double]

        package init(
            path: SymbolPath, kind: Symbol.Kind, summary: String = "", details: String = "",
            prominence: Double = 1, concepts: [String: Double] = [:]
        ) {
            self.path = path
            self.kind = kind
            self.summary = summary
            self.details = details
            self.prominence = prominence
            self.concepts = concepts
        }
    }

    /// In the order in which the reference lists them.
    package var entries: [Entry]
    /// The glossary concepts that some words in the text's language name, in order.
    package var concepts: @Sendable (String) -> [String]

    package init(entries: [Entry], concepts: @escaping @Sendable (String) -> [String] = { _ in [] }) {
        self.entries = entries
        self.concepts = concepts
    }

    /// Nothing is known: nothing is proposed.
    package static let none = SymbolDescriptions(entries: [])
}
