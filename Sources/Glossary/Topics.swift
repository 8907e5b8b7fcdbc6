import Diagnostics
import YAML

/// Words by which a text is known to be about something, under names that terms give as `about` and `not-about`.
package struct Topics: Sendable, Equatable {
    /// The file in Content that lists them: languages, in each names, in each words.
    package static let fileName = "topics.yaml"

    private var words: [LanguageTag: [String: [String]]] = [:]

    package init() {}

    /// - Parameter languages: the site's.
    package static func read(_ file: SourceFile, languages: [LanguageTag]) -> (
        topics: Topics, diagnostics: [Diagnostic]
    ) {
        let (node, problems) = YAMLParser.parse(file)
        var diagnostics = problems
        var topics = Topics()
        for language in node?.entries ?? [] {
            if !languages.contains(LanguageTag(language.key)) {
                diagnostics.append(
                    Diagnostic(
                        "unknown-language", .error, "'\(language.key)' is no language of the site",
                        at: SourceLocation(file, language.keyRange)))
            }
            var fields = YAMLFields(language.value, in: file, what: "the topics in '\(language.key)'")
            let names = (language.value.entries ?? []).map(\.key)
            topics.words[LanguageTag(language.key)] = Dictionary(
                names.map { ($0, fields.strings($0).map(\.text)) }, uniquingKeysWith: +)
            diagnostics += fields.finish()
        }
        return (topics, diagnostics)
    }

    /// The words of the topics that a term names.
    ///
    /// - Parameter key: `about` or `not-about`.
    func words(_ key: String, of fields: inout YAMLFields, in tag: LanguageTag) -> [String] {
        fields.strings(key).flatMap { name, range -> [String] in
            if let words = words[tag]?[name] { return words }
            let known = words[tag]?.keys.sorted() ?? []
            fields.report(
                "unknown-topic", "'\(name)' is no topic of \(Self.fileName) in '\(tag.rawValue)'", at: range,
                nearest: nearestName(to: name, among: known))
            return []
        }
    }
}
