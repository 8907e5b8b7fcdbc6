import APIModel
import Glossary
import Linking

/// The file that `glossary` answers from: the concepts, and the symbols with what their pages say first.
enum LookupFile {
    static func bytes(_ site: LinkedSite) -> [UInt8] {
        let languages = site.configuration.tags
        var writer = LookupWriter(languages: languages)
        let glossary = site.paths.path(.glossary)
        for concept in site.glossary.concepts {
            writer.add(concept) { "\($0.rawValue)/\(glossary).html#\(concept.id.rawValue)" }
        }
        var summaries: [SymbolPath: [LanguageTag: String]] = [:]
        for page in site.pages {
            if case .symbol(let path) = page.key { summaries[path, default: [:]][page.language] = page.summary }
        }
        for path in summaries.keys.sorted() {
            let page = site.paths.path(.symbol(path))
            writer.addSymbol(
                path: path.text, name: path.name, summary: languages.map { summaries[path]?[$0] ?? "" },
                pages: languages.map { "\($0.rawValue)/\(page).html" })
        }
        return writer.file()
    }
}
