import APIModel
import Foundation
import Glossary
import HTML
import Linking

/// Everything that a page's code needs: the site, the page's place and its language.
struct PageContext: Sendable {
    let site: LinkedSite
    var strings: UIStrings
    let facts: BuildFacts
    let language: LanguageTag
    /// The page's path under the language's folder, without extension.
    let path: String
    /// What each symbol's page says first.
    var summaries: [SymbolPath: Summary] { allSummaries[language] ?? [:] }
    /// The same by language.
    let allSummaries: [LanguageTag: [SymbolPath: Summary]]
    /// The symbols that an author described, by language.
    let described: [LanguageTag: Set<SymbolPath>]

    /// The documented methods of the recorded calls, by name.
    let callPaths: [String: SymbolPath]

    /// Language and territory for each language, as Open Graph writes them.
    var locales: [LanguageTag: String] = [:]

    func hasProse(_ path: SymbolPath, in language: LanguageTag) -> Bool { described[language]?.contains(path) ?? false }

    struct Summary: Sendable {
        var text: String
        var language: LanguageTag
    }

    var configuration: SiteConfiguration { site.configuration }

    /// The interface's text, with `values` for `{0}`, `{1}`, …; in the default language where this one lacks it.
    func ui(_ key: UIString, _ values: String...) -> String {
        var text = strings.text(key, in: language.rawValue, orIn: configuration.defaultLanguage.rawValue)
        for (index, value) in values.enumerated() { text = text.replacing("{\(index)}", with: value) }
        return text
    }

    /// The interface's text with `html` in the place of `{0}`.
    func ui(_ key: UIString, html: HTML) -> HTML {
        let text = ui(key)
        guard let place = text.firstRange(of: "{0}") else { return [.text(text), " ", html] }
        return [.text(String(text[..<place.lowerBound])), html, .text(String(text[place.upperBound...]))]
    }

    func list(_ texts: [String]) -> String { texts.joined(separator: ui(.listSeparator)) }

    /// A number as the language groups its digits.
    func number(_ value: Int) -> String {
        let digits = Array(String(value))
        guard digits.count > 3 else { return String(value) }
        let separator: String
        switch language.primary {
        case "it", "de": separator = "."
        default: separator = ","
        }
        // Italian leaves four digits together.
        if language.primary == "it", digits.count == 4 { return String(value) }
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result += separator }
            result.append(digit)
        }
        return result
    }

    /// A share of 1 as the language writes per cent: German sets the sign apart.
    func percent(_ share: Double) -> String {
        "\(Int((share * 100).rounded()))\(language.primary == "de" ? "\u{A0}" : "")%"
    }

    // MARK: Links

    /// A path under the site's root, as seen from this page. Asked dozens of times a page: it compares bytes and splits
    /// nothing.
    func relative(_ target: String) -> String {
        let slash = UInt8(ascii: "/")
        let here = "\(language.rawValue)/\(path)".utf8
        let there = target.utf8
        var common = there.startIndex
        var steps = 0
        var (left, right) = (here.startIndex, there.startIndex)
        while left < here.endIndex, right < there.endIndex, here[left] == there[right] {
            let isSlash = there[right] == slash
            here.formIndex(after: &left)
            there.formIndex(after: &right)
            if isSlash { common = right }
        }
        // Each slash behind the common folders is a folder to leave.
        let start = here.index(here.startIndex, offsetBy: there.distance(from: there.startIndex, to: common))
        for byte in here[start...] where byte == slash { steps += 1 }
        return String(repeating: "../", count: steps) + target[common...]
    }

    /// The theme's file of that name, as seen from this page.
    func asset(_ name: String) -> String { relative(facts.assets.path(of: name)) }

    func href(_ key: PageKey, anchor: String? = nil, in language: LanguageTag? = nil) -> String {
        let target = site.paths.path(key)
        let fragment = anchor.map { "#\(Self.fragment($0))" } ?? ""
        if language == nil || language == self.language, target == path {
            return fragment.isEmpty ? fileName : fragment
        }
        return relative("\((language ?? self.language).rawValue)/\(target).html") + fragment
    }

    private var fileName: String { (path.split(separator: "/").last.map(String.init) ?? path) + ".html" }

    /// A link to the page in another language; nil where there is none: the pages stand alone, and the site's address isn't
    /// known. An `a` without `href` is the text of a link that could be there.
    func href(_ key: PageKey, anchor: String? = nil, across language: LanguageTag) -> String? {
        if facts.edition == .site || language == self.language { return href(key, anchor: anchor, in: language) }
        let fragment = anchor.map { "#\(Self.fragment($0))" } ?? ""
        return configuration.address(of: "\(language.rawValue)/\(site.paths.path(key)).html\(fragment)")
    }

    /// Dash lists a page's places by names in this form (kapeli.com/docsets); the site needs none.
    func docsetAnchor(_ type: String, _ name: String) -> HTML {
        guard facts.edition == .docset else { return .empty }
        let allowed = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\u{0}"..."\u{7F}"))
        let encoded = name.addingPercentEncoding(withAllowedCharacters: allowed) ?? name
        return .tag("a", ["name": "//apple_ref/cpp/\(type)/\(encoded)", "class": "dashAnchor"])
    }

    func href(to link: ResolvedLink) -> String {
        switch link {
        case .page(let key, let anchor): href(key, anchor: anchor)
        case .symbol(let path): href(.symbol(path))
        case .concept(let term): href(.glossary, anchor: term.concept.rawValue)
        case .external(let url): url
        case .anchor(let anchor): "#\(Self.fragment(anchor))"
        }
    }

    /// An anchor inside a URL: letters of every script may stand there, spaces and quotes may not.
    static func fragment(_ anchor: String) -> String {
        anchor.replacing("%", with: "%25").replacing(" ", with: "%20").replacing("\"", with: "%22")
    }

    /// The documented method that a recorded call names: the positions know which that is.
    func paths(ofCall name: String) -> SymbolPath? { callPaths[name] }

    /// A link to a symbol's page where it has one, else its name alone.
    func symbolLink(_ path: SymbolPath, _ text: String? = nil) -> HTML {
        let name = HTML.tag("code", [:], .group(HTML.breakable(text ?? path.components.joined(separator: "."))))
        guard site.paths.documents(path) else { return name }
        return .tag("a", ["href": href(.symbol(path))], name)
    }

    /// What is proposed, linked where it names a symbol.
    func proposed(_ proposal: SourceRecord.Proposal) -> HTML {
        proposal.symbol.map { symbolLink($0, proposal.text) }
            ?? .tag("code", ["translate": "no"], .text(proposal.text))
    }

    func title(of key: PageKey, stored: String) -> String {
        switch key {
        case .guides: ui(.guides)
        case .reference: ui(.reference)
        case .symbolIndex: ui(.symbolIndex)
        case .glossary: ui(.glossary)
        case .terms: ui(.termMatrix)
        case .samples: ui(.samples)
        case .sources: ui(.sources)
        case .methods: ui(.methods)
        case .orders: ui(.orders)
        case .fidelity: ui(.fidelity)
        case .checks: ui(.checks)
        default: stored
        }
    }
}

/// What a build knows of itself, for the page that says how the site was checked.
package struct BuildFacts: Sendable {
    /// The compiler's own version line.
    package var compiler: String
    /// Whether the compiler itself checked availability.
    package var compilerKnowsSystem: Bool
    /// The library's language mode for samples that name none.
    package var languageMode: Int
    /// The theme's files.
    package var assets: SiteAssets
    /// When texts changed.
    package var history: ContentHistory
    package var edition: Edition

    /// What the pages are part of.
    package enum Edition: Sendable {
        case site
        /// A language's pages by themselves, for a reader of docsets.
        case docset
    }

    package init(
        compiler: String, compilerKnowsSystem: Bool = false, languageMode: Int, assets: SiteAssets = SiteAssets(),
        history: ContentHistory = ContentHistory(), edition: Edition = .site
    ) {
        self.compilerKnowsSystem = compilerKnowsSystem
        self.assets = assets
        self.history = history
        self.edition = edition
        self.compiler = compiler
        self.languageMode = languageMode
    }
}

/// A file of the site: its path under the root and its bytes.
package struct OutputFile: Sendable, Hashable {
    package var path: String
    package var bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}
