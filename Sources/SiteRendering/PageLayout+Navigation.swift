import APIModel
import HTML
import Linking

extension PageLayout {
    /// The pages of the section that this one belongs to.
    func sideNavigation() -> HTML {
        let items: [HTML]
        switch page.key {
        case .guides, .guide, .home:
            items = [list(nearGuides.map { guideItem($0) })]
        case .reference:
            items = context.site.topics.flatMap { topic in
                [
                    HTML.tag("p", ["class": "group"], .text(topic.title[context.language] ?? "")),
                    list(topic.types.map { symbolItem($0, $0.components.joined(separator: ".")) }),
                ]
            }
        case .symbol(let path):
            let type = type(of: path)
            items = [
                HTML.tag("p", ["class": "group"], symbolLink(type, type.components.joined(separator: "."))),
                list(members(of: type).map { symbolItem($0, $0.name) }),
            ]
        case .sources, .source:
            items = [
                list(
                    context.site.sources.map { record in
                        item(.source(record.name), .text(record.title), language: record.language.rawValue)
                    })
            ]
        default: items = []
        }
        guard !items.isEmpty else { return .tag("div", ["class": "side"]) }
        // A checkbox-free fold: open on wide screens by style, closed on narrow ones.
        return .tag(
            "nav", ["class": "side", "aria-label": context.ui(.pageNavigation)],
            .tag("details", [:], .tag("summary", [:], .text(context.ui(.menu))), .tag("div", [:], items)))
    }

    /// All guides, or of many those around this one: a page isn't to grow with the site.
    private var nearGuides: [String] {
        let all = context.configuration.guides
        let most = 60
        guard all.count > most else { return all }
        guard case .guide(let name) = page.key, let index = all.firstIndex(of: name) else {
            return Array(all.prefix(most))
        }
        let start = min(max(0, index - most / 2), all.count - most)
        return Array(all[start..<start + most])
    }

    private func type(of path: SymbolPath) -> SymbolPath {
        if context.site.topics.contains(where: { $0.types.contains(path) }) { return path }
        return path.parent ?? path
    }

    private func members(of type: SymbolPath) -> [SymbolPath] { context.site.members[type] ?? [] }

    private func list(_ items: [HTML]) -> HTML { .tag("ul", [:], items) }

    private func item(_ key: PageKey, _ content: HTML, language: String? = nil) -> HTML {
        let isCurrent = key == page.key
        return .tag(
            "li", [:],
            .tag("a", ["href": context.href(key), "aria-current": isCurrent ? "page" : nil, "lang": language], content))
    }

    private func guideItem(_ name: String) -> HTML { item(.guide(name), .text(guides[name]?.title ?? name)) }

    private func symbolItem(_ path: SymbolPath, _ name: String) -> HTML {
        item(.symbol(path), .tag("code", [:], .group(HTML.breakable(name))))
    }

    private func symbolLink(_ path: SymbolPath, _ name: String) -> HTML {
        .tag("a", ["href": context.href(.symbol(path))], .tag("code", [:], .text(name)))
    }

    /// The pages before and after this one in the order of reading.
    func neighbours() -> HTML {
        let order: [(PageKey, HTML)]
        switch page.key {
        case .guide: order = context.configuration.guides.map { (.guide($0), .text(guides[$0]?.title ?? $0)) }
        case .symbol(let path):
            let type = type(of: path)
            // Types follow each other as the reference lists them, members as their type does.
            let symbols = type == path ? context.site.topics.flatMap(\.types) : members(of: type)
            order = symbols.map { symbol in
                let name = type == path ? symbol.components.joined(separator: ".") : symbol.name
                return (.symbol(symbol), .tag("code", [:], .group(HTML.breakable(name))))
            }
        case .source:
            order = context.site.sources.map { record in
                let language = record.language == context.language ? nil : record.language.rawValue
                return (.source(record.name), .tag("span", ["lang": language], .text(record.title)))
            }
        default: return .empty
        }
        guard let index = order.firstIndex(where: { $0.0 == page.key }) else { return .empty }
        var links: [HTML] = []
        if index > 0 { links.append(neighbour(order[index - 1], .previous, "prev")) }
        if index + 1 < order.count { links.append(neighbour(order[index + 1], .next, "next")) }
        return links.isEmpty ? .empty : .tag("nav", ["class": "neighbours", "aria-label": neighboursLabel], links)
    }

    private var neighboursLabel: String { "\(context.ui(.previous)) / \(context.ui(.next))" }

    private func neighbour(_ target: (PageKey, HTML), _ label: UIString, _ relation: String) -> HTML {
        .tag(
            "a", ["href": context.href(target.0), "rel": relation, "class": relation],
            .tag("span", ["class": "label"], .text(context.ui(label))), target.1)
    }
}
