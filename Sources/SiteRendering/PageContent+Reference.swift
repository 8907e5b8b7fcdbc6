import APIModel
import Glossary
import HTML
import Linking

extension PageContent {
    /// The reference's types by topic, and the letters of its index.
    func referenceBody() -> Body {
        var outline: [OutlineEntry] = []
        var parts = [lead(.referenceIntro)]
        for (index, topic) in context.site.topics.enumerated() {
            let anchor = "topic-\(index + 1)"
            let title = topic.title[context.language] ?? topic.title[context.configuration.defaultLanguage] ?? ""
            outline.append(OutlineEntry(level: 2, anchor: anchor, title: .text(title)))
            parts.append(
                .tag(
                    "section", ["aria-labelledby": anchor], .tag("h2", ["id": anchor], .text(title)),
                    memberList(topic.types)))
        }
        let index = SymbolIndex(context.site.paths.symbolPaths)
        parts.append(section("a-z", .symbolIndex, letters(index)))
        outline.append(entry("a-z", .symbolIndex))
        return Body(html: .group(parts), outline: outline)
    }

    // MARK: A to Z

    /// Every symbol, found by its own name without knowing its type.
    func symbolIndexBody() -> Body {
        let index = SymbolIndex(context.site.paths.symbolPaths)
        let glossary = HTML.tag("a", ["href": context.href(.glossary)], .text(context.ui(.glossary)))
        let intro = HTML.tag("p", ["class": "lead"], context.ui(.symbolIndexIntro, html: glossary))
        let sections = index.letters.map { letter in
            HTML.tag(
                "section", ["aria-labelledby": letter.anchor], .tag("h2", ["id": letter.anchor], .text(letter.name)),
                .tag("ul", ["class": "index"], letter.symbols.map(row)))
        }
        return Body(html: [intro, letters(index), .group(sections)])
    }

    private func row(_ path: SymbolPath) -> HTML {
        let name = HTML.tag("code", [:], .group(HTML.breakable(path.name)))
        let owner = path.components.dropLast().joined(separator: ".")
        return .tag(
            "li", [:], .tag("a", ["href": context.href(.symbol(path))], name),
            owner.isEmpty ? .empty : .tag("span", [:], .tag("code", [:], .group(HTML.breakable(owner)))))
    }

    private func letters(_ index: SymbolIndex) -> HTML {
        .tag(
            "ul", ["class": "letters"],
            index.letters.map { letter in
                .tag(
                    "li", [:],
                    .tag("a", ["href": context.href(.symbolIndex, anchor: letter.anchor)], .text(letter.name)))
            })
    }
}

/// Symbols by the first letter of their own names. Swift's names here are Latin whatever the page's language.
struct SymbolIndex {
    struct Letter: Equatable {
        var name: String
        var anchor: String
        var symbols: [SymbolPath]
    }

    let letters: [Letter]

    init(_ paths: some Sequence<SymbolPath>) {
        let sorted = paths.sorted {
            ($0.name.lowercased(), $0.name, $0.text) < ($1.name.lowercased(), $1.name, $1.text)
        }
        let groups = Dictionary(grouping: sorted) { path in
            path.name.first { $0.isLetter }.map { String($0).uppercased() } ?? Self.other
        }
        letters = groups.sorted { $0.key < $1.key }.map { name, symbols in
            Letter(
                name: name, anchor: name == Self.other ? "letter-other" : "letter-\(name.lowercased())",
                symbols: symbols)
        }
    }

    /// Operators have no letter.
    private static let other = "#"
}
