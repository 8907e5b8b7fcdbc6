import Glossary
import XML

/// A docset a language, for Dash and Zeal: the site's pages of that language and an index of the glossary, the symbols and
/// the guides. The format: kapeli.com/docsets.
struct Docset {
    let site: ExportSite
    let language: ExportSite.Language

    /// - Parameter documents: the language's pages with what they load, by their paths under the site's root.
    func files(documents: [ExportFile]) throws(SearchIndexDatabase.Failure) -> [ExportFile] {
        let contents = "docset/glossary-\(language.tag.rawValue).docset/Contents"
        let index = try SearchIndexDatabase.bytes(rows())
        return [
            ExportFile(path: "\(contents)/Info.plist", bytes: propertyList()),
            ExportFile(path: "\(contents)/Resources/docSet.dsidx", bytes: index),
        ]
            + documents.map {
                ExportFile(path: "\(contents)/Resources/Documents/\($0.path)", bytes: $0.bytes)
            }
    }

    /// Dash's types for the rows of its index.
    private func rows() -> [SearchIndexDatabase.Row] {
        var rows: [SearchIndexDatabase.Row] = []
        func add(_ name: String, _ type: String, _ path: String) {
            let name = CharacterLimits.lines.fitted(name)
            if !name.isEmpty { rows.append(.init(name: name, type: type, path: path)) }
        }
        for concept in site.glossary.concepts where concept.languages[language.tag] != nil {
            let path = site.path(concept, language.tag)
            // Names of every language lead to the entry, in whatever form they are typed.
            let order = [language.tag] + site.tags.filter { $0 != language.tag }
            for tag in order {
                for term in concept.languages[tag]?.bestFirst ?? [] {
                    add(term.text, "Word", path)
                    if tag == language.tag {
                        for form in HeadwordForms.forms(of: term, in: tag) { add(form, "Word", path) }
                    }
                }
            }
        }
        for page in site.pages {
            add(
                page.kind.isSymbol ? page.dotted : page.names[language.tag] ?? page.id, page.kind.docsetType,
                "\(language.tag.rawValue)/\(page.path)")
        }
        return rows.uniqued()
    }

    private func propertyList() -> [UInt8] {
        let identifier = "glossary-\(language.tag.rawValue.lowercased())"
        let strings: KeyValuePairs = [
            "CFBundleIdentifier": identifier, "CFBundleName": language.title,
            // What is typed before a search to search here alone.
            "DocSetPlatformFamily": identifier, "DashDocSetFamily": "dashtoc",
            "dashIndexFilePath": "\(language.tag.rawValue)/index.html",
        ]
        let truths = ["isDashDocset", "isJavaScriptEnabled"]
        let items =
            strings.flatMap { [XML.tag("key", [:], $0), .tag("string", [:], $1)] }
            + truths.flatMap { [XML.tag("key", [:], $0), .tag("true")] }
        return XML.tag("plist", ["version": "1.0"], [.tag("dict", [:], items)]).document(
            doctype:
                "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
        )
    }

    /// Dash's name of a place in a page, by which it lists what is on the page.
    package static func anchor(_ type: String, _ name: String) -> String {
        "//apple_ref/cpp/\(type)/\(URLText.encoded(name))"
    }
}

extension ExportPage.Kind {
    fileprivate var docsetType: String {
        switch self {
        case .guide: "Guide"
        case .protocol: "Protocol"
        case .class: "Class"
        case .struct: "Struct"
        case .enum: "Enum"
        case .enumCase: "Constant"
        case .method: "Method"
        case .property: "Property"
        case .initializer: "Constructor"
        case .function: "Function"
        case .type: "Type"
        }
    }
}
