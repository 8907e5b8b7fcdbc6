import Glossary

/// The glossary and what its exports need to know of the site that it belongs to.
package struct ExportSite: Sendable {
    package struct Language: Sendable {
        package var tag: LanguageTag
        /// What its speakers call it.
        package var name: String
        /// The site's title in it.
        package var title: String
        package var labels: EntryLabels

        package init(tag: LanguageTag, name: String, title: String, labels: EntryLabels) {
            self.tag = tag
            self.name = name
            self.title = title
            self.labels = labels
        }
    }

    /// The default language first.
    package var languages: [Language]
    package var glossary: Glossary
    /// The glossary's page under a language's folder.
    package var glossaryPage: String
    package let pages: [ExportPage]
    private let symbolPlaces: [String: Int]
    package var baseURL: String?

    package init(
        languages: [Language], glossary: Glossary, glossaryPage: String = "glossary/index.html",
        pages: [ExportPage] = [], baseURL: String? = nil
    ) {
        self.languages = languages
        self.glossary = glossary
        self.glossaryPage = glossaryPage
        self.pages = pages
        symbolPlaces = Dictionary(
            pages.indices.filter { pages[$0].kind.isSymbol }.map { (pages[$0].id, $0) },
            uniquingKeysWith: { first, _ in first })
        self.baseURL = baseURL.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    var tags: [LanguageTag] { languages.map(\.tag) }
    var symbols: [ExportPage] { pages.filter { $0.kind.isSymbol } }

    /// The entry's place under the site's root.
    func path(_ concept: Concept, _ tag: LanguageTag) -> String {
        "\(tag.rawValue)/\(glossaryPage)#\(URLText.fragment(concept.id.rawValue))"
    }

    /// The entry's address; nil where the site's isn't known.
    func address(_ concept: Concept, _ tag: LanguageTag) -> String? { baseURL.map { $0 + path(concept, tag) } }

    func symbol(_ path: String) -> ExportPage? { symbolPlaces[path].map { pages[$0] } }
}

/// A page of the site that exports name beside the glossary's entries.
package struct ExportPage: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        case guide
        case `protocol`, `class`, `struct`, `enum`, enumCase, method, property, initializer, function, type

        package var isSymbol: Bool { self != .guide }
    }

    package var kind: Kind
    /// A symbol's DocC path; a guide's name.
    package var id: String
    /// What the page is called: a symbol's name is the same in every language.
    package var names: [LanguageTag: String]
    package var summaries: [LanguageTag: String]
    /// Under a language's folder, with extension.
    package var path: String

    package init(
        kind: Kind, id: String, names: [LanguageTag: String], summaries: [LanguageTag: String] = [:], path: String
    ) {
        self.kind = kind
        self.id = id
        self.names = names
        self.summaries = summaries
        self.path = path
    }

    /// `UIScene.ConnectionOptions` of `UIScene/ConnectionOptions`: how Swift writes it.
    var dotted: String { id.replacing("/", with: ".") }
}

/// The words with which an entry of a dictionary is put together, in its reader's language.
package struct EntryLabels: Sendable, Hashable {
    package var glossary: String
    package var example: String
    package var alsoCalled: String
    package var deprecated: String
    package var otherLanguages: String
    package var symbol: String
    package var listSeparator: String
    /// `{0}: {1}`
    package var labelled: String

    package init(
        glossary: String = "Glossary", example: String = "Example", alsoCalled: String = "Also called",
        deprecated: String = "Avoid", otherLanguages: String = "In other languages", symbol: String = "Symbol",
        listSeparator: String = ", ", labelled: String = "{0}: {1}"
    ) {
        self.glossary = glossary
        self.example = example
        self.alsoCalled = alsoCalled
        self.deprecated = deprecated
        self.otherLanguages = otherLanguages
        self.symbol = symbol
        self.listSeparator = listSeparator
        self.labelled = labelled
    }

    func line(_ label: String, _ texts: [String]) -> String {
        labelled.replacing("{0}", with: label).replacing("{1}", with: texts.joined(separator: listSeparator))
    }
}

/// Parts of addresses.
enum URLText {
    /// A fragment as pages write it: letters of every script may stand in it.
    static func fragment(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing(" ", with: "%20").replacing("\"", with: "%22")
    }

    /// Everything but unreserved characters (RFC 3986, section 2.3) as percent and hexadecimal digits.
    static func encoded(_ text: String, keeping kept: String = "") -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var output: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                output.append(byte)
            case let byte where kept.utf8.contains(byte): output.append(byte)
            default: output += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
