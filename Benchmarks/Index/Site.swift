import Foundation
import Glossary
import GlossaryLookup
import SearchIndex

/// Pages of 400 words with the search of the site, and the scripts of its index in the folder `search`.
func writeSite(_ count: Int, _ folder: URL) throws {
    var words = tags.enumerated().map { Words($1.rawValue, seed: UInt64($0)) }
    for tag in tags {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(tag.rawValue), withIntermediateDirectories: true)
    }
    var entries: [SearchEntry] = []
    for number in 0..<count {
        var languages: [LookupEntry.Localized] = []
        var names: [SearchEntry.Name] = []
        var texts: [SearchEntry.Text] = []
        for (index, tag) in tags.enumerated() {
            let title = words[index].any() + (tag.primary == "zh" ? "" : " ") + words[index].text(2)
            let body = words[index].text(400)
            let path = "\(tag.rawValue)/page-\(number).html"
            try write(page(tag, title, body), folder.appendingPathComponent(path))
            languages.append(
                LookupEntry.Localized(
                    language: tag.rawValue, page: path, definition: String(body.prefix(100)), terms: [.init(text: title)]))
            names.append(SearchEntry.Name(title, tag, .title))
            texts.append(SearchEntry.Text(body, tag))
        }
        entries.append(
            SearchEntry(kind: .page, id: "page-\(number)", languages: languages, names: names, texts: texts))
    }
    let clock = ContinuousClock()
    var scripts: [SearchScript] = []
    let time = clock.measure { scripts = SearchIndex(languages: tags, entries: entries).scripts() }
    for script in scripts {
        let file = folder.appendingPathComponent(script.path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try write(script.text, file)
    }
    let bytes = scripts.reduce(0) { $0 + $1.text.utf8.count }
    print("index: \(count * tags.count) pages, \(scripts.count) files, \(bytes / 1000) kB, made in \(time)")
}

private func write(_ text: String, _ file: URL) throws { try Data(text.utf8).write(to: file) }

private func page(_ tag: LanguageTag, _ title: String, _ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(tag.rawValue)"><head><meta charset="utf-8"><title>\(title)</title><script src="../search.js" defer></script></head>
    <body><header data-pagefind-ignore><search class="search" hidden data-root="../" data-p="Pages" data-count="{0}" data-nothing="-" \
    data-nearest="-" data-failed="-"><input role="combobox"><p role="status"></p><div id="found" role="listbox" hidden></div></search></header>
    <main><h1>\(title)</h1><p>\(body)</p></main></body></html>
    """
}
