import Diagnostics
import Glossary
import Linking
import Markup
import YAML

/// `originals.yaml` in a language's folder: what its translations were made from.
package enum OriginalsFile {
    static let name = "originals.yaml"

    static func read(_ file: SourceFile) -> (originals: RecordedOriginals, diagnostics: [Diagnostic]) {
        let (node, problems) = YAMLParser.parse(file)
        var result: RecordedOriginals = [:]
        for page in node?.entries ?? [] {
            for section in page.value.entries ?? [] {
                result[page.key, default: [:]][section.key] = section.value.string ?? ""
            }
        }
        return (result, problems)
    }

    static func text(_ originals: RecordedOriginals) -> String {
        var text =
            "# What each translation was made from. 'build-site accept' writes this file; don't edit it by hand.\n"
        for (page, sections) in originals.sorted(by: { $0.key < $1.key }) {
            text += "\(page):\n"
            for (key, hash) in sections.sorted(by: { $0.key < $1.key }) {
                text += "  \"\(key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\": \"\(hash)\"\n"
            }
        }
        return text
    }

    /// Records that translations are up to date.
    ///
    /// - Parameter pages: paths such as `guides/app-states.md`; all of the language when empty.
    /// - Returns: the pages recorded, and what is wrong.
    package static func accept(
        _ language: LanguageTag, pages: [String], options: BuildOptions
    ) -> (pages: [String], diagnostics: [Diagnostic]) {
        var problems: [Diagnostic] = []
        guard let site = SiteFileReader.read(options, &problems) else { return ([], problems) }
        let configuration = site.configuration
        guard configuration.tags.contains(language), language != configuration.defaultLanguage else {
            let others = configuration.tags.dropFirst().map(\.rawValue).joined(separator: ", ")
            return ([], [Diagnostic("unknown-language", .error, "'\(language.rawValue)' is none of \(others)")])
        }
        let folder = "\(options.content)/\(language.rawValue)"
        let translated = FileSystem.files(under: folder, extension: "md")
        for page in pages where !translated.contains(page) {
            let nearest = nearestName(to: page, among: translated)
            return (
                [],
                [
                    Diagnostic(
                        "missing-page", .error, "there is no page '\(folder)/\(page)'",
                        notes: nearest.map { [Note("Did you mean '\($0)'?")] } ?? [])
                ]
            )
        }
        var recorded =
            FileSystem.exists("\(folder)/\(name)")
            ? FileSystem.read("\(folder)/\(name)").file.map { read($0).originals } ?? [:] : [:]
        var accepted: [String] = []
        for page in pages.isEmpty ? translated : pages {
            let original = "\(options.content)/\(configuration.defaultLanguage.rawValue)/\(page)"
            guard FileSystem.exists(original), let file = FileSystem.read(original).file else { continue }
            let sections = OriginalSections(MarkdownParser.parse(file).document).sections
            recorded[page] = Dictionary(sections.map { ($0.key, $0.hash) }, uniquingKeysWith: { first, _ in first })
            accepted.append(page)
        }
        if let problem = OutputText.write(text(recorded), to: "\(folder)/\(name)") { return ([], [problem]) }
        return (accepted, [])
    }
}
