import Compression
import Glossary
import XML

/// An EPUB 3 dictionary a language of readers (EPUB Dictionaries and Glossaries 1.0): a book of entries with a search key
/// map, by which reading systems look words up in every form and language.
struct EPUBDictionary {
    let site: ExportSite
    let language: ExportSite.Language

    /// Entries a document: reading systems grow slow with long ones.
    private static let entriesPerDocument = 200
    private static let epub = "http://www.idpf.org/2007/ops"

    private struct Entry {
        var concept: Concept
        var own: Concept.Entry
        var name: String
        var document: String
        var anchor: String { XMLName.encoded(concept.id.rawValue) }
    }

    /// The reader's language first.
    private var order: [LanguageTag] { [language.tag] + site.tags.filter { $0 != language.tag } }

    func file() -> ExportFile {
        let entries = entries()
        let documents = entries.map(\.document).uniqued()
        var archive = ZipArchive()
        archive.add("mimetype", Array("application/epub+zip".utf8), isStored: true)
        archive.add("META-INF/container.xml", container())
        archive.add("EPUB/package.opf", package(documents))
        archive.add("EPUB/nav.xhtml", navigation(entries))
        archive.add("EPUB/keys.xml", searchKeys(entries))
        for document in documents {
            archive.add("EPUB/\(document)", page(entries.filter { $0.document == document }))
        }
        return ExportFile(path: "epub/glossary-\(language.tag.rawValue).epub", bytes: archive.finished())
    }

    private func entries() -> [Entry] {
        let known = site.glossary.concepts.compactMap { concept in
            concept.languages[language.tag].flatMap { own in
                own.preferred.map { Entry(concept: concept, own: own, name: $0.text, document: "") }
            }
        }
        return known.enumerated().map { number, entry in
            var entry = entry
            entry.document = "entries-\(number / Self.entriesPerDocument + 1).xhtml"
            return entry
        }
    }

    // MARK: The package

    private func container() -> [UInt8] {
        XML.tag(
            "container", ["version": "1.0", "xmlns": "urn:oasis:names:tc:opendocument:xmlns:container"],
            [
                .tag(
                    "rootfiles", [:],
                    [
                        .tag(
                            "rootfile",
                            ["full-path": "EPUB/package.opf", "media-type": "application/oebps-package+xml"])
                    ])
            ]
        ).document()
    }

    private func package(_ documents: [String]) -> [UInt8] {
        let tag = language.tag.rawValue
        let identifier = "\(site.baseURL ?? "urn:glossary:")\(tag)"
        let metadata: [XML] =
            [
                .tag("dc:identifier", ["id": "id"], identifier),
                .tag("dc:title", [:], "\(language.title) – \(language.labels.glossary)"),
                .tag("dc:type", [:], "dictionary"),
                // The date is part of the format; the same glossary gives the same book.
                .tag("meta", ["property": "dcterms:modified"], "1980-01-01T00:00:00Z"),
                .tag("meta", ["property": "source-language"], tag),
            ] + order.map { .tag("dc:language", [:], $0.rawValue) }
            + order.map { .tag("meta", ["property": "target-language"], $0.rawValue) }
        let items: [XML] =
            [
                .tag(
                    "item",
                    [
                        "id": "nav", "href": "nav.xhtml", "media-type": "application/xhtml+xml", "properties": "nav",
                    ]),
                .tag(
                    "item",
                    [
                        "id": "keys", "href": "keys.xml", "media-type": "application/vnd.epub.search-key-map+xml",
                        "properties": "search-key-map dictionary",
                    ]),
            ] + documents.map { .tag("item", ["id": $0, "href": $0, "media-type": "application/xhtml+xml"]) }
        return XML.tag(
            "package",
            [
                "version": "3.0", "unique-identifier": "id", "xml:lang": tag, "xmlns": "http://www.idpf.org/2007/opf",
                "xmlns:dc": "http://purl.org/dc/elements/1.1/",
            ],
            [
                .tag("metadata", [:], metadata), .tag("manifest", [:], items),
                .tag("spine", [:], (["nav"] + documents).map { .tag("itemref", ["idref": $0]) }),
            ]
        ).document()
    }

    // MARK: Documents

    private func document(_ title: String, body: XML) -> [UInt8] {
        let tag = language.tag.rawValue
        return XML.tag(
            "html", ["xmlns": "http://www.w3.org/1999/xhtml", "xmlns:epub": Self.epub, "lang": tag, "xml:lang": tag],
            [.tag("head", [:], [.tag("title", [:], title)]), body]
        ).document(doctype: "<!DOCTYPE html>\n")
    }

    private func navigation(_ entries: [Entry]) -> [UInt8] {
        let title = language.labels.glossary
        let links = entries.map {
            XML.tag("li", [:], [.tag("a", ["href": "\($0.document)#\($0.anchor)"], $0.name)])
        }
        return document(
            title,
            body: .tag(
                "body", [:],
                [.tag("nav", ["epub:type": "toc"], [.tag("h1", [:], title), .tag("ol", [:], links)])]))
    }

    private func page(_ entries: [Entry]) -> [UInt8] {
        let articles = entries.map { entry in
            XML.tag("article", ["id": entry.anchor], [.tag("dfn", [:], entry.name)] + paragraphs(entry))
        }
        return document(
            language.labels.glossary, body: .tag("body", ["epub:type": "dictionary"], articles))
    }

    private func paragraphs(_ entry: Entry) -> [XML] {
        let labels = language.labels
        var lines = [withCode(entry.own.definition)]
        if let example = entry.own.example { lines.append(withCode(labels.line(labels.example, [example]))) }
        for (label, status) in [(labels.alsoCalled, Term.Status.admitted), (labels.deprecated, .deprecated)] {
            let texts = entry.own.terms.filter { $0.status == status }.map(\.text)
            if !texts.isEmpty { lines.append([.text(labels.line(label, texts))]) }
        }
        var paragraphs = lines.map { XML.tag("p", [:], $0) }
        let others = site.languages.filter { $0.tag != language.tag }.compactMap { other in
            entry.concept.languages[other.tag]?.preferred.map {
                XML.tag(
                    "li", [:],
                    [
                        .text("\(other.name): "),
                        .tag("span", ["xml:lang": other.tag.rawValue, "lang": other.tag.rawValue], $0.text),
                    ])
            }
        }
        if !others.isEmpty { paragraphs.append(.tag("ul", [:], others)) }
        if let symbol = entry.concept.symbol {
            let dotted = site.symbol(symbol)?.dotted ?? symbol.replacing("/", with: ".")
            paragraphs.append(.tag("p", [:], [.tag("code", [:], dotted)]))
        }
        return paragraphs
    }

    /// A text in which back-ticks mark code.
    private func withCode(_ text: String) -> [XML] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            index % 2 == 0 ? .text(String(part)) : .tag("code", [:], String(part))
        }
    }

    // MARK: Search keys

    private func searchKeys(_ entries: [Entry]) -> [UInt8] {
        let groups = entries.map { entry in
            XML.tag("search-key-group", ["href": "\(entry.document)#\(entry.anchor)"], matches(entry))
        }
        return XML.tag("search-key-map", ["xmlns": Self.epub, "xml:lang": language.tag.rawValue], groups).document()
    }

    private func matches(_ entry: Entry) -> [XML] {
        order.flatMap { tag in
            (entry.concept.languages[tag]?.bestFirst ?? []).map { term in
                let forms = HeadwordForms.forms(of: term, in: tag).filter { $0 != term.text }
                return XML.tag(
                    "match", ["value": term.text, "xml:lang": tag == language.tag ? nil : tag.rawValue],
                    forms.map { .tag("value", ["value": $0]) })
            }
        }
    }
}
