import Diagnostics
import Glossary
import Linking
import YAML

extension YAMLFields {
    /// A text for all languages, or a mapping of languages to texts. What a language lacks is a warning.
    ///
    /// - Parameter languages: the site's, the original's first; nil where any will do.
    mutating func localized(
        _ key: String, languages: [LanguageTag]?, what: String, _ diagnostics: inout [Diagnostic]
    ) -> LocalizedText? {
        guard let node = value(key), let entries = node.entries else { return string(key).map { LocalizedText($0) } }
        let wanted = languages ?? entries.map { LanguageTag($0.key) }
        var fields = YAMLFields(node, in: file, what: what)
        var texts: [LanguageTag: String] = [:]
        for language in wanted {
            texts[language] = fields.string(language.rawValue)
            if texts[language] == nil {
                fields.report(
                    "missing-translation", "\(what) is missing in '\(language.rawValue)'", node, severity: .warning)
            }
        }
        diagnostics += fields.finish()
        return wanted.first.map { LocalizedText(texts, original: $0) }
    }
}
