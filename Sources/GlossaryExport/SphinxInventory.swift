import Compression
import Glossary

/// Sphinx's inventories, version 2: other people's Sphinx and MkDocs projects link to terms and symbols by name.
///
/// An inventory of each language leads to its pages; the one beside them has the terms of all. Terms are `std:term`. Symbols
/// are `swift:…`, for projects with a Swift domain, and `std:label` for all others.
enum SphinxInventory {
    static func files(_ site: ExportSite) -> [ExportFile] {
        let all = inventory(site, site.tags) { "\($0.rawValue)/" }
        return [ExportFile(path: "sphinx/objects.inv", bytes: all)]
            + site.tags.map { tag in
                ExportFile(path: "sphinx/\(tag.rawValue)/objects.inv", bytes: inventory(site, [tag]) { _ in "" })
            }
    }

    /// - Parameter folder: where the language's pages lie, seen from the inventory's address.
    private static func inventory(
        _ site: ExportSite, _ tags: [LanguageTag], folder: (LanguageTag) -> String
    ) -> [UInt8] {
        var rows: [String] = []
        var taken: Set<String> = []
        func add(_ name: String, _ role: String, _ path: String, _ shown: String = "-") {
            // The reader splits at spaces and lines: a name may have single spaces inside.
            let name = CharacterLimits.lines.fitted(name).split(separator: " ").joined(separator: " ")
            guard !name.isEmpty, taken.insert("\(role) \(name)").inserted else { return }
            rows.append("\(name) \(role) 1 \(path) \(shown)")
        }
        for status in Term.Status.allCases {
            for tag in tags {
                for concept in site.glossary.concepts {
                    let path = folder(tag) + site.path(concept, tag).dropFirst(tag.rawValue.utf8.count + 1)
                    for term in concept.languages[tag]?.terms ?? [] where term.status == status {
                        add(term.text, "std:term", path)
                    }
                }
            }
        }
        for page in site.symbols {
            let path = folder(tags[0]) + page.path
            add(page.dotted, "swift:\(page.kind.sphinxRole)", path)
            // Labels are written in lower case and looked up so.
            add(page.dotted.lowercased(), "std:label", path, page.dotted)
        }
        let project = CharacterLimits.lines.fitted(
            (site.languages.first { $0.tag == tags[0] } ?? site.languages[0]).title)
        let header = """
            # Sphinx inventory version 2
            # Project: \(project)
            # Version: 
            # The remainder of this file is compressed using zlib.

            """
        return Array(header.utf8) + Deflate.zlib(Array(rows.map { $0 + "\n" }.joined().utf8))
    }
}

extension ExportPage.Kind {
    fileprivate var sphinxRole: String {
        switch self {
        case .protocol: "protocol"
        case .class: "class"
        case .struct: "struct"
        case .enum: "enum"
        case .enumCase: "enum_case"
        case .method: "method"
        case .property: "var"
        case .initializer: "init"
        case .function: "function"
        case .type, .guide: "type"
        }
    }
}
