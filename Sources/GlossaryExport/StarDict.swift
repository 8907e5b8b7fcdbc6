import Glossary

/// A StarDict dictionary a language of readers: `.ifo` describes, `.idx` lists the headwords with their places in `.dict`,
/// `.syn` every other form with its headword.
///
/// The format: StarDict's `doc/StarDictFileFormat`, version 2.4.2. Readers search the lists by halves, so their order must be
/// that of StarDict's own comparison.
enum StarDict {
    /// In bytes; the format allows readers to keep 256 for it with its end.
    static let longestHeadword = 255

    static func files(_ site: ExportSite) -> [ExportFile] {
        site.languages.flatMap { language in
            let name = "glossary-\(language.tag.rawValue)"
            let path = "stardict/\(name)/\(name)"
            let book = Book(DictionaryEntries(site, reader: language).entries)
            return [
                ExportFile("\(path).ifo", book.description(title: language.title)),
                ExportFile(path: "\(path).idx", bytes: book.index),
                ExportFile(path: "\(path).dict", bytes: book.texts),
                ExportFile(path: "\(path).syn", bytes: book.synonyms),
            ]
        }
    }

    private struct Book {
        var texts: [UInt8] = []
        var index: [UInt8] = []
        var synonyms: [UInt8] = []
        var wordCount = 0
        var synonymCount = 0

        init(_ entries: [DictionaryEntries.Entry]) {
            // Entries whose first headwords are alike are one, with both texts. Every text has one headword: the order of
            // the texts and that of the headwords are one.
            var owners: [String: [Int]] = [:]
            for (number, entry) in entries.enumerated() {
                if let word = entry.headwords.first { owners[word, default: []].append(number) }
            }
            let words = owners.keys.map(Key.init).sorted()
            wordCount = words.count
            var numbers: [String: UInt32] = [:]
            for (number, word) in words.enumerated() {
                let text = (owners[word.text] ?? []).map { entries[$0].text }.joined(separator: "\n\n")
                numbers[word.text] = UInt32(number)
                index += word.bytes + [0]
                index.append(bigEndian: UInt32(texts.count))
                index.append(bigEndian: UInt32(text.utf8.count))
                texts += text.utf8
            }
            addSynonyms(entries, numbers)
        }

        /// The other headwords and every form lead to the first headword of their entry. Readers show one entry for a word: a
        /// name comes before another's form, and a headword needs no synonym.
        private mutating func addSynonyms(_ entries: [DictionaryEntries.Entry], _ numbers: [String: UInt32]) {
            var names: [String: Set<UInt32>] = [:]
            var forms: [String: Set<UInt32>] = [:]
            for entry in entries {
                guard let first = entry.headwords.first, let number = numbers[first] else { continue }
                for name in entry.headwords { names[name, default: []].insert(number) }
                for form in entry.forms { forms[form, default: []].insert(number) }
            }
            let targets = forms.merging(names) { _, names in names }.filter { numbers[$0.key] == nil }
            for key in targets.keys.map(Key.init).sorted() {
                for number in (targets[key.text] ?? []).sorted() {
                    synonyms += key.bytes + [0]
                    synonyms.append(bigEndian: number)
                    synonymCount += 1
                }
            }
        }

        func description(title: String) -> String {
            """
            StarDict's dict ifo file
            version=2.4.2
            bookname=\(CharacterLimits.lines.fitted(title))
            wordcount=\(wordCount)
            synwordcount=\(synonymCount)
            idxfilesize=\(index.count)
            sametypesequence=m

            """
        }
    }

    /// A word in StarDict's order: ASCII letters alike, then byte by byte.
    private struct Key: Comparable {
        let text: String
        let bytes: [UInt8]
        let folded: [UInt8]

        init(_ text: String) {
            self.text = text
            bytes = Array(text.utf8)
            folded = bytes.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
        }

        static func < (left: Key, right: Key) -> Bool {
            left.folded == right.folded
                ? left.bytes.lexicographicallyPrecedes(right.bytes)
                : left.folded.lexicographicallyPrecedes(right.folded)
        }
    }
}

extension [UInt8] {
    mutating func append(bigEndian value: UInt32) {
        Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }
}
