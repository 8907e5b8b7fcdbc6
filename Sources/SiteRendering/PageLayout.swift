import APIModel
import Glossary
import HTML
import Linking

/// The frame of a page: head, header, navigation, the content, contents of the page, footer.
struct PageLayout {
    let context: PageContext
    let page: LinkedPage
    let guides: [String: SiteRenderer.GuideTitle]

    func html() -> HTML {
        let content = PageContent(context: context, page: page, guides: guides)
        let body = content.body()
        let direction = context.configuration.language(context.language)?.direction.rawValue
        return [
            .dangerouslyRaw("<!DOCTYPE html>\n"),
            .tag(
                "html", ["lang": context.language.rawValue, "dir": direction], head(),
                .tag(
                    "body", [:],
                    .tag("a", ["class": "skip", "href": "#main"], .text(context.ui(.skipToContent))),
                    header(),
                    .tag(
                        "div", ["class": "frame"], sideNavigation(),
                        .tag(
                            "main", ["id": "main", "tabindex": "-1"], breadcrumbs(), fallbackNotice(), changeNotice(),
                            .tag("article", [:], heading(content), body.html), neighbours()),
                        outline(body.outline)),
                    footer())),
        ]
    }

    private var title: String { context.title(of: page.key, stored: page.title) }
    private var siteTitle: String { context.configuration.language(context.language)?.title ?? "" }

    // MARK: Head

    private func head() -> HTML {
        let name = page.key == .home ? siteTitle : "\(title) · \(siteTitle)"
        return .tag(
            "head", [:],
            .tag("meta", ["charset": "utf-8"]),
            .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            .tag("meta", ["http-equiv": "Content-Security-Policy", "content": ContentPolicy.text]),
            .tag("title", [:], .text(name)),
            page.summary.isEmpty ? .empty : .tag("meta", ["name": "description", "content": page.summary]),
            .tag("meta", ["name": "color-scheme", "content": "light dark"]),
            .tag("link", ["rel": "stylesheet", "href": context.asset("style.css")]),
            .tag("link", ["rel": "icon", "href": context.asset("icon.svg"), "type": "image/svg+xml"]),
            .tag("script", ["src": context.asset("site.js"), "defer": ""]),
            .tag("script", ["src": context.asset("search.js"), "defer": ""]),
            .group(alternates()),
            hasFeed
                ? .tag(
                    "link", ["rel": "alternate", "type": "application/atom+xml", "title": siteTitle, "href": feed])
                : .empty, PageMetadata(context: context, page: page, title: title).html())
    }

    /// The page in the other languages; absolute where the site's address is known, as search engines want it.
    private func alternates() -> [HTML] {
        if context.facts.edition == .docset { return [] }
        let path = context.site.paths.path(page.key)
        func address(_ tag: LanguageTag) -> String {
            context.configuration.address(of: "\(tag.rawValue)/\(path).html") ?? context.href(page.key, in: tag)
        }
        let languages = context.configuration.tags.map { tag in
            HTML.tag("link", ["rel": "alternate", "hreflang": tag.rawValue, "href": address(tag)])
        }
        let fallback = address(context.configuration.defaultLanguage)
        return languages + [.tag("link", ["rel": "alternate", "hreflang": "x-default", "href": fallback])]
            + (context.configuration.baseURL == nil
                ? [] : [.tag("link", ["rel": "canonical", "href": address(context.language)])])
    }

    // MARK: Header and footer

    private static let mainPages: [(PageKey, UIString)] = [
        (.guides, .guides), (.reference, .reference), (.orders, .orders), (.glossary, .glossary), (.samples, .samples),
        (.methods, .methods), (.sources, .sources),
    ]

    private func header() -> HTML {
        .tag(
            "header", ["class": "site"],
            .tag("a", ["class": "brand", "href": context.href(.home)], .text(siteTitle)),
            .tag(
                "nav", ["class": "main", "aria-label": context.ui(.siteNavigation)],
                .tag(
                    "ul", [:],
                    Self.mainPages.map { key, string in
                        .tag(
                            "li", [:],
                            .tag(
                                "a", ["href": context.href(key), "aria-current": isWithin(key) ? "true" : nil],
                                .text(context.ui(string))))
                    })),
            searchBox(), languageSwitcher())
    }

    private func isWithin(_ key: PageKey) -> Bool {
        switch (key, page.key) {
        case (.guides, .guide), (.reference, .symbol), (.reference, .symbolIndex), (.sources, .source),
            (.orders, .fidelity), (.glossary, .terms):
            true
        default: key == page.key
        }
    }

    private func languageSwitcher() -> HTML {
        .tag(
            "nav", ["class": "languages", "aria-label": context.ui(.language)],
            .tag(
                "ul", [:],
                context.configuration.languages.map { language in
                    let isCurrent = language.tag == context.language
                    let target = context.href(page.key, across: language.tag)
                    return .tag(
                        "li", [:],
                        .tag(
                            "a",
                            [
                                "href": target, "lang": language.tag.rawValue,
                                "hreflang": target == nil ? nil : language.tag.rawValue,
                                "aria-current": isCurrent ? "true" : nil,
                            ], .text(language.name)))
                }))
    }

    private var feed: String { context.relative(ChangeFeed.path(context.language)) }

    private var hasFeed: Bool {
        context.facts.edition == .site && context.configuration.baseURL != nil && !context.facts.history.isEmpty
    }

    private func footer() -> HTML {
        .tag(
            "footer", ["class": "site"],
            .tag(
                "p", [:], .text(context.ui(.footer)), " ",
                .tag("a", ["href": context.href(.checks)], .text(context.ui(.checks))),
                hasFeed ? [" ", .tag("a", ["href": feed], .text(context.ui(.feed)))] : .empty),
            // The script shows it where the browser can keep a site.
            .tag(
                "p", ["class": "keep", "hidden": "", "data-root": context.relative("")],
                .tag("button", ["type": "button"], .text(context.ui(.keepOffline))), " ",
                .tag("span", ["role": "status", "data-done": context.ui(.keptOffline)])))
    }

    // MARK: Around the content

    private func heading(_ content: PageContent) -> HTML {
        let name: HTML
        if case .symbol(let path) = page.key {
            name = .tag("code", [:], .group(HTML.breakable(path.name)))
        } else {
            name = .text(page.key == .home ? siteTitle : title)
        }
        var language: String?
        switch page.key {
        case .guide, .source:
            language = page.contentLanguage == context.language ? nil : page.contentLanguage.rawValue
        default: break
        }
        return .tag("header", ["class": "page"], content.eyebrow(), .tag("h1", ["lang": language], name))
    }

    private func fallbackNotice() -> HTML {
        guard page.contentLanguage != context.language else { return .empty }
        switch page.content {
        case .document:
            let name = context.configuration.language(page.contentLanguage)?.name ?? page.contentLanguage.rawValue
            return .tag("p", ["class": "notice"], .text(context.ui(.fallbackNotice, name)))
        default: return .empty
        }
    }

    /// That the original says more or otherwise by now, and where.
    private func changeNotice() -> HTML {
        guard !page.changes.isEmpty else { return .empty }
        let original = context.configuration.defaultLanguage
        let name = context.configuration.language(original)?.name ?? original.rawValue
        let links = page.changes.map { section in
            HTML.tag(
                "a",
                [
                    "href": context.href(page.key, anchor: section.anchor, in: original), "lang": original.rawValue,
                    "hreflang": original.rawValue,
                ], .text(section.title.isEmpty ? name : section.title))
        }
        let list = links.enumerated().map { index, link in
            HTML.group([index == 0 ? .empty : .text(context.ui(.listSeparator)), link])
        }
        return .tag("p", ["class": "notice"], .text(context.ui(.changedOriginal)), " ", .group(list))
    }

    private func breadcrumbs() -> HTML {
        let trail = trail()
        guard !trail.isEmpty else { return .empty }
        return .tag(
            "nav", ["class": "trail", "aria-label": context.ui(.breadcrumbs)],
            .tag(
                "ol", [:],
                trail.map { key, name in .tag("li", [:], .tag("a", ["href": context.href(key)], name)) }))
    }

    private func trail() -> [(PageKey, HTML)] {
        let home: (PageKey, HTML) = (.home, .text(context.ui(.home)))
        switch page.key {
        case .home: return []
        case .guide: return [home, (.guides, .text(context.ui(.guides)))]
        case .source: return [home, (.sources, .text(context.ui(.sources)))]
        case .terms: return [home, (.glossary, .text(context.ui(.glossary)))]
        case .symbolIndex: return [home, (.reference, .text(context.ui(.reference)))]
        case .fidelity: return [home, (.orders, .text(context.ui(.orders)))]
        case .symbol(let path):
            var trail = [home, (.reference, .text(context.ui(.reference)))]
            var parents: [SymbolPath] = []
            var parent = path.parent
            while let current = parent {
                if context.site.paths.documents(current) { parents.insert(current, at: 0) }
                parent = current.parent
            }
            trail += parents.map { (.symbol($0), HTML.tag("code", [:], .text($0.name))) }
            return trail
        default: return [home]
        }
    }

    private func outline(_ entries: [PageContent.OutlineEntry]) -> HTML {
        guard entries.count > 1 else { return .tag("div", ["class": "outline"]) }
        return .tag(
            "nav", ["class": "outline", "aria-labelledby": "contents"],
            .tag("p", ["id": "contents"], .text(context.ui(.onThisPage))),
            .tag(
                "ul", [:],
                entries.map { entry in
                    .tag(
                        "li", ["class": entry.level > 2 ? "deeper" : nil],
                        .tag("a", ["href": "#\(PageContext.fragment(entry.anchor))"], entry.title))
                }))
    }
}

extension HTML {
    /// A short text in which back-ticks mark code: a definition, an example.
    static func withCode(_ text: String) -> [HTML] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            index % 2 == 0 ? .text(String(part)) : .tag("code", [:], .text(String(part)))
        }
    }

    /// A selector that may break after its colons and before capitals, so that it fits a narrow screen.
    static func breakable(_ name: String) -> [HTML] {
        var parts: [HTML] = []
        var current = ""
        var previous: Character = " "
        /// Letters since the last other character or break: not of `iOS` or `macOS`.
        var letters = 0
        for (index, character) in zip(name.indices, name) {
            let isHump = character.isUppercase && previous.isLowercase && letters > 3
            let breaks =
                current.count > 3
                && ((previous == ":" && character != ")") || (previous == "(" && character != "_" && character != ")")
                    || (isHump && !name[index...].isSystemsEnd))
            if breaks {
                parts += [.text(current), .tag("wbr")]
                current = ""
            }
            letters = breaks ? 1 : character.isLetter ? letters + 1 : 0
            current.append(character)
            previous = character
        }
        return parts + [.text(current)]
    }
}

extension Substring {
    /// Whether it begins with the end of `watchOS`.
    fileprivate var isSystemsEnd: Bool { hasPrefix("OS") && dropFirst(2).first?.isLetter != true }
}
