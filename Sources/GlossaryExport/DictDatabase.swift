import Glossary

/// A database of `dictd` a language of readers: `.dict` holds the texts, `.index` a line a word with the text's offset and
/// length in dictd's base 64, and the word as it is written where its key differs.
///
/// `dictfmt` would cut selectors at their colons, so the index is written here. Its entries that begin with `00-database-`
/// tell dictd that the keys are UTF-8 and that punctuation counts (dictfmt(1), `--utf8` and `--allchars`).
enum DictDatabase {
    static func files(_ site: ExportSite) -> [ExportFile] {
        site.languages.flatMap { language in
            let (index, texts) = database(language, DictionaryEntries(site, reader: language).entries, site.baseURL)
            let path = "dict/glossary-\(language.tag.rawValue)"
            return [ExportFile("\(path).index", index), ExportFile(path: "\(path).dict", bytes: texts)]
        }
    }

    private static func database(
        _ language: ExportSite.Language, _ entries: [DictionaryEntries.Entry], _ address: String?
    ) -> (index: String, texts: [UInt8]) {
        var texts: [UInt8] = []
        var lines: Set<String> = []
        func add(_ words: [String], _ text: String) {
            let place = "\t\(base64(texts.count))\t\(base64(text.utf8.count))"
            for word in words {
                let key = spaced(word.lowercased())
                lines.insert(key + place + (key == word ? "" : "\t\(word)"))
            }
            texts += text.utf8
        }
        let title = CharacterLimits.lines.fitted(language.title)
        add(["00-database-allchars", "00-database-utf8"], "")
        add(["00-database-short"], "00-database-short\n     \(title)\n")
        add(["00-database-info"], "00-database-info\n\(title)\n\(address ?? "")\n")
        if let address { add(["00-database-url"], "00-database-url\n     \(address)\n") }
        for entry in entries {
            // An empty line ends a definition in some clients; the text has none.
            add((entry.headwords + entry.forms).uniqued(), entry.text + "\n")
        }
        return (sorted(lines).joined(separator: "\n") + "\n", texts)
    }

    /// dictd asks with a plain space for each white space of a query: those of the C library's UTF-8 locale, with the
    /// zero-width one and without those that don't break a line.
    private static func spaced(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar.value {
            case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: " "
            default: scalar
            }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// By key, byte by byte; then by the whole line.
    private static func sorted(_ lines: Set<String>) -> [String] {
        let keyed = lines.map { (key: Array($0.utf8.prefix { $0 != 0x09 }), line: $0) }
        return keyed.sorted { left, right in
            left.key == right.key
                ? left.line.utf8.lexicographicallyPrecedes(right.line.utf8)
                : left.key.lexicographicallyPrecedes(right.key)
        }.map(\.line)
    }

    /// A number in dictd's base 64: the most significant digit first, no padding.
    static func base64(_ number: Int) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var rest = number
        var text = String(digits[rest % 64])
        while rest >= 64 {
            rest /= 64
            text = String(digits[rest % 64]) + text
        }
        return text
    }
}
