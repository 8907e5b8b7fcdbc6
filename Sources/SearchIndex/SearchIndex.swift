import Glossary
import GlossaryLookup

/// All that can be looked up, by names and by words: made once, written as the look-up file of `glossary` and as the parts
/// that the site's pages load.
package struct SearchIndex: Sendable {
    let languages: [LanguageTag]
    package let entries: [SearchEntry]
    /// For each entry the entries to offer with it.
    let related: [[Int]]
    let names: [KeyCollection.Key]
    let words: [KeyCollection.Key]

    /// - Parameters:
    ///   - languages: the default one first.
    ///   - entries: in the order in which equally good answers are given.
    package init(languages: [LanguageTag], entries: [SearchEntry]) {
        self.languages = languages
        self.entries = entries
        related = RelatedSymbols(entries, language: languages.first).numbers
        var names = KeyCollection()
        var words = KeyCollection()
        for (number, entry) in entries.enumerated() {
            for name in entry.names { Self.add(name, of: number, to: &names) }
            Self.addWords(of: entry, number, to: &words)
        }
        self.names = names.sorted()
        // A word of two pages in five tells them apart from nothing.
        self.words = words.sorted(most: max(200, entries.count * 2 / 5), often: WordRank.often.rawValue)
    }

    private static func add(_ name: SearchEntry.Name, of entry: Int, to names: inout KeyCollection) {
        func add(_ text: String, _ rank: NameRank) {
            names.add(Array(Folding.key(text).utf8), rank: rank.rawValue, entry: entry)
        }
        add(name.text, name.rank)
        // Inflected forms end otherwise, but begin and sound like the term.
        guard name.rank != .form else { return }
        for start in NameParts.starts(of: name.text).dropFirst() { add(String(name.text[start...]), .part) }
        for reading in Readings.readings(of: name.text, in: name.language) {
            add(reading, name.rank == .title ? .part : .reading)
        }
    }

    private static func addWords(of entry: SearchEntry, _ number: Int, to words: inout KeyCollection) {
        let names = entry.names.map { SearchEntry.Text($0.text, $0.language, isHeading: true) }
        for text in names + entry.texts {
            let rank: WordRank = text.isHeading ? .heading : .once
            let folded = Folding.bytes(text.text)
            let places = Folding.words(inFolded: folded)
            for place in places { words.add(folded[place], rank: rank.rawValue, entry: number) }
            guard text.language?.primary == "de", let spelled = Readings.umlautsSpelled(text.text) else { continue }
            // The same words, some with their umlauts spelled out.
            let other = Folding.bytes(spelled)
            for (place, otherPlace) in zip(places, Folding.words(inFolded: other))
            where !folded[place].elementsEqual(other[otherPlace]) {
                words.add(other[otherPlace], rank: rank.rawValue, entry: number)
            }
        }
    }
}

/// The symbols to offer with each concept: the one that denotes it, and those in whose names its term stands.
struct RelatedSymbols {
    private(set) var numbers: [[Int]]
    private static let most = 8

    init(_ entries: [SearchEntry], language: LanguageTag?) {
        numbers = entries.map { _ in [] }
        var symbols: [(number: Int, words: [String])] = []
        var byPath: [String: Int] = [:]
        for (number, entry) in entries.enumerated() where entry.kind == .symbol {
            byPath[entry.id] = number
            symbols.append((number, NameParts.words(of: entry.names.first?.text ?? entry.id)))
        }
        // Each symbol by each of its words, so that a concept looks at those with its first word alone.
        var byWord: [String: [Int]] = [:]
        for (index, symbol) in symbols.enumerated() {
            for word in Set(symbol.words) { byWord[word, default: []].append(index) }
        }
        for (number, entry) in entries.enumerated() where entry.kind == .concept {
            let terms = entry.names
                .filter { $0.language == language && ($0.rank == .preferredTerm || $0.rank == .admittedTerm) }
                .map { NameParts.words(of: $0.text).filter { !Self.articles.contains($0) } }
            var found: Set<Int> = []
            for term in terms {
                for index in term.first.flatMap({ byWord[$0] }) ?? [] where symbols[index].words.holds(term) {
                    found.insert(symbols[index].number)
                }
            }
            let own = byPath[entry.symbol]
            found.subtract([own].compactMap { $0 })
            let others = found.sorted { left, right in
                (-entries[left].weight, entries[left].id.count, left) < (
                    -entries[right].weight, entries[right].id.count, right
                )
            }
            numbers[number] = Array(([own].compactMap { $0 } + others).prefix(Self.most))
        }
    }

    private static let articles: Set<String> = ["the", "a", "an"]
}

extension [String] {
    /// Whether `part` stands in it, word after word.
    fileprivate func holds(_ part: [String]) -> Bool {
        guard !part.isEmpty, count >= part.count else { return false }
        return (0...count - part.count).contains { Array(self[$0..<$0 + part.count]) == part }
    }
}
