import Diagnostics
import Glossary
import SiteRendering
import YAML

/// Reads the interface's texts: an entry a text, a line a language.
enum UIStringsReader {
    static func read(_ file: SourceFile, languages: [LanguageTag]) -> (strings: UIStrings, diagnostics: [Diagnostic]) {
        let (node, problems) = YAMLParser.parse(file)
        var diagnostics = problems
        var texts: [String: [UIString: String]] = [:]
        for entry in node?.entries ?? [] {
            guard let key = UIString(rawValue: entry.key) else {
                let nearest = nearestName(to: entry.key, among: UIString.allCases.map(\.rawValue))
                diagnostics.append(
                    Diagnostic(
                        "unknown-field", .warning, "the interface has no text '\(entry.key)'",
                        at: SourceLocation(file, entry.keyRange),
                        notes: nearest.map { [Note("Did you mean '\($0)'?")] } ?? []))
                continue
            }
            for language in entry.value.entries ?? [] { texts[language.key, default: [:]][key] = language.value.string }
        }
        let strings = UIStrings(texts)
        for (key, language) in strings.missing(in: languages.map(\.rawValue)) {
            diagnostics.append(
                Diagnostic(
                    "missing-translation", .warning,
                    "the interface's text '\(key.rawValue)' is missing in '\(language)'",
                    at: SourceLocation(file, SourceRange(0, 0))))
        }
        return (strings, diagnostics)
    }
}
