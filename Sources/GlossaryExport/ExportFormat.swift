/// The forms in which the glossary leaves the site, by the names that the command line knows.
package enum ExportFormat: String, Sendable, CaseIterable {
    /// This program's own: every build's can be compared with the next one's.
    case json
    /// TBX version 3 (ISO 30042:2019), all languages in one file.
    case tbx
    /// TBX version 2, two languages a file: what translators' programs read.
    case tbx2 = "tbx-v2"
    /// OmegaT's glossaries: source, target and comment between tabs.
    case omegat
    case csv
    /// SKOS as Turtle.
    case skos
    case stardict
    /// A database of dictd, the server of RFC 2229.
    case dict
    /// For Dash and Zeal: the pages of a language with an index.
    case docset
    /// EPUB 3 Dictionaries and Glossaries 1.0.
    case epub
    /// Sphinx's inventories, for `intersphinx`.
    case sphinx
}

/// A file of an export: its path under the export's folder and its bytes.
package struct ExportFile: Sendable, Hashable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    init(_ path: String, _ text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}
