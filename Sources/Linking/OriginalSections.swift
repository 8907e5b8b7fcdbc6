import ContentHash
import Glossary
import Markup

/// The sections of an original that translations are made from, each with a name for its content.
package struct OriginalSections: Sendable, Hashable {
    package struct Section: Sendable, Hashable {
        /// The heading's anchor or symbol; `introduction` for what stands before the first one.
        package var key: String
        package var title: String
        /// A name for the bytes of the section, without the blank lines around it.
        package var hash: String
    }

    package private(set) var sections: [Section] = []

    package init(_ document: Document<WrittenLink>) {
        var anchors = AnchorAssigner()
        var current = (key: "introduction", title: "", bytes: [UInt8]())
        for block in document.blocks {
            if case .heading(let heading) = block.kind {
                let anchor = anchors.anchor(for: heading)
                if heading.level <= 2 {
                    close(current)
                    let symbol: String? =
                        if case .link(.symbol(let path), _, _)? = heading.content.first?.kind { path } else { nil }
                    current = (symbol ?? anchor, symbol ?? heading.content.plainText(), [])
                }
            }
            current.bytes += document.file.bytes[block.range.start..<block.range.end] + [UInt8(ascii: "\n")]
        }
        close(current)
    }

    private mutating func close(_ section: (key: String, title: String, bytes: [UInt8])) {
        guard !section.bytes.isEmpty else { return }
        sections.append(
            Section(key: section.key, title: section.title, hash: ContentHash(section.bytes).short))
    }
}

/// For each page of a translation (`guides/app-states.md`), the sections that it was made from: key and hash.
package typealias RecordedOriginals = [String: [String: String]]

/// A section of the original that changed after its translation was made.
package struct ChangedSection: Sendable, Hashable {
    package var title: String
    /// Its anchor on the original's page; nil on the page of a symbol.
    package var anchor: String?
}

extension Linker {
    /// What changed in the original of `page` since its translation into `language`; empty where nobody recorded what the
    /// translation was made from, for then nothing is known.
    func changes(of page: String, in language: LanguageTag) -> [OriginalSections.Section] {
        guard language != configuration.defaultLanguage, let recorded = input.originals[language]?[page],
            let original = originals[page]
        else { return [] }
        return original.sections.filter { recorded[$0.key] != $0.hash }
    }

    /// Every page's original by its path.
    static func originals(_ input: SiteInput) -> [String: OriginalSections] {
        let language = input.configuration.defaultLanguage
        var result: [String: OriginalSections] = [:]
        if let home = input.homes[language] { result["index.md"] = OriginalSections(home) }
        for (name, document) in input.guides[language] ?? [:] {
            result["guides/\(name).md"] = OriginalSections(document)
        }
        for (type, document) in input.reference[language] ?? [:] {
            result["reference/\(type).md"] = OriginalSections(document)
        }
        return result
    }
}
