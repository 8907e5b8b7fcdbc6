import Foundation
import Glossary
import GlossaryLookup
import SearchIndex

let tags = ["en", "it", "ko", "zh-Hans", "de"].map { LanguageTag($0) }

/// Concepts with a term of two words and a definition in five languages.
func writeLookupFiles(_ count: Int, _ folder: URL) throws {
    var words = tags.enumerated().map { Words($1.rawValue, seed: UInt64($0)) }
    let entries = (0..<count).map { number in
        let terms = words.indices.map { index in
            let term = words[index].any() + (tags[index].primary == "zh" ? "" : " ") + words[index].any()
            // A word to ask for, whose place in the alphabet is known to nobody.
            return number == count / 2 && index == 0 ? "backgrounder" : term
        }
        return SearchEntry(
            kind: .concept, id: "concept-\(number)",
            languages: tags.indices.map { index in
                LookupEntry.Localized(
                    language: tags[index].rawValue, page: "\(tags[index].rawValue)/glossary/index.html#concept-\(number)",
                    definition: words[index].text(12), terms: [.init(text: terms[index])])
            }, names: tags.indices.map { SearchEntry.Name(terms[$0], tags[$0], .preferredTerm) })
    }
    let index = SearchIndex(languages: tags, entries: entries)
    try Data(index.lookupFile()).write(to: folder.appendingPathComponent("glossary.db"))
    try writeStarDict(entries, folder)
}

/// The same as StarDict: an index sorted as it wants it, with 32-bit places in one text.
private func writeStarDict(_ entries: [SearchEntry], _ folder: URL) throws {
    var text = Data()
    var words: [(word: [UInt8], start: UInt32, count: UInt32)] = []
    for entry in entries {
        let body = Data(entry.languages.map { "\($0.terms[0].text)\n\($0.definition)" }.joined(separator: "\n").utf8)
        for term in Set(entry.languages.map { $0.terms[0].text }) {
            words.append((Array(term.utf8), UInt32(text.count), UInt32(body.count)))
        }
        text += body
    }
    func lower(_ word: [UInt8]) -> [UInt8] { word.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 } }
    words.sort { left, right in
        let (a, b) = (lower(left.word), lower(right.word))
        return a == b ? left.word.lexicographicallyPrecedes(right.word) : a.lexicographicallyPrecedes(b)
    }
    var index = Data()
    for word in words {
        index += word.word + [0]
        for number in [word.start, word.count] { withUnsafeBytes(of: number.bigEndian) { index += $0 } }
    }
    let information = """
        StarDict's dict ifo file
        version=2.4.2
        bookname=benchmark
        wordcount=\(words.count)
        idxfilesize=\(index.count)
        sametypesequence=m

        """
    try Data(information.utf8).write(to: folder.appendingPathComponent("benchmark.ifo"))
    try index.write(to: folder.appendingPathComponent("benchmark.idx"))
    try text.write(to: folder.appendingPathComponent("benchmark.dict"))
}
