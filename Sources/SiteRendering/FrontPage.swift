import Glossary
import HTML
import Linking

/// The pages that belong to no language: the front page, which leads to them, and the page for addresses that don't exist.
struct FrontPage {
    let configuration: SiteConfiguration
    let strings: UIStrings
    let assets: SiteAssets

    func index() -> HTML {
        page(
            Frame(
                title: configuration.languages.first?.title ?? "", language: configuration.defaultLanguage,
                style: assets.path(of: "style.css"), script: assets.path(of: "front.js")),
            .tag("h1", [:], .text(configuration.languages.first?.title ?? "")),
            languages { language in (language.title, text(.chooseLanguage, language.tag)) })
    }

    /// In every language, for an address that has none.
    func notFound() -> HTML {
        page(
            Frame(
                title: "404", language: configuration.defaultLanguage, style: missing(assets.path(of: "style.css"))),
            .tag("h1", [:], "404"),
            languages({ missing($0) }) { language in
                (text(.notFound, language.tag), text(.notFoundText, language.tag))
            }, rootFinder())
    }

    /// In the language of the address.
    func notFound(_ language: SiteConfiguration.Language) -> HTML {
        let pages: [(String, String)] = [
            ("index", language.title), ("guides/index", text(.guides, language.tag)),
            ("reference/index", text(.reference, language.tag)), ("glossary/index", text(.glossary, language.tag)),
        ]
        return page(
            Frame(
                title: text(.notFound, language.tag), language: language.tag,
                style: missing(assets.path(of: "style.css"), from: language.tag)),
            .tag("h1", [:], .text(text(.notFound, language.tag))),
            .tag("p", [:], .text(text(.notFoundText, language.tag))),
            .tag(
                "ul", [:],
                pages.map { path, name in
                    let place = "\(language.tag.rawValue)/\(path).html"
                    let address = missing(place, from: language.tag)
                    return .tag("li", [:], .tag("a", ["href": address, "data-path": sought(place)], .text(name)))
                }), byHand(language.tag), rootFinder())
    }

    // MARK: Where the site stands

    private var isRootKnown: Bool { configuration.rootPath != nil }

    /// A path under the root, for the script that finds the root.
    private func sought(_ path: String) -> String? { isRootKnown ? nil : path }

    private func rootFinder() -> HTML { isRootKnown ? .empty : RootFinder.html() }

    /// What readers can do themselves where the script didn't.
    private func byHand(_ language: LanguageTag) -> HTML {
        isRootKnown ? .empty : .tag("p", ["class": "hand"], .text(text(.notFoundByHand, language)))
    }

    private func text(_ key: UIString, _ language: LanguageTag) -> String {
        strings.text(key, in: language.rawValue, orIn: configuration.defaultLanguage.rawValue)
    }

    /// An address on a page that servers answer with at any address: whole where it is known under which the site stands.
    private func missing(_ path: String, from language: LanguageTag? = nil) -> String {
        configuration.rootPath.map { "\($0)\(path)" } ?? (language == nil ? path : "../\(path)")
    }

    /// - Parameter address: of a path under the root; the front page stands at the root.
    private func languages(
        _ address: ((String) -> String)? = nil, _ texts: (SiteConfiguration.Language) -> (String, String)
    ) -> HTML {
        let isFrontPage = address == nil
        return .tag(
            "ul", ["class": "cards"],
            configuration.languages.map { language in
                let (title, text) = texts(language)
                let tag = language.tag.rawValue
                let path = "\(tag)/index.html"
                return .tag(
                    "li", ["lang": tag, "dir": language.direction.rawValue],
                    .tag(
                        "a",
                        [
                            "href": address?(path) ?? path, "hreflang": tag,
                            "data-path": isFrontPage ? nil : sought(path),
                        ],
                        .text("\(language.name) – \(title)")),
                    .tag("p", [:], .text(text)), isFrontPage ? .empty : byHand(language.tag))
            })
    }

    private struct Frame {
        var title: String
        var language: LanguageTag
        var style: String
        /// The front page's; nil for pages that say that there is nothing, which search engines don't list.
        var script: String?
    }

    private func page(_ frame: Frame, _ content: HTML...) -> HTML {
        let scripts = frame.script == nil && !isRootKnown ? RootFinder.source : "'self'"
        let policy = "default-src 'none'; style-src 'self'; script-src \(scripts); base-uri 'none'; form-action 'none'"
        let direction = configuration.language(frame.language)?.direction.rawValue
        return [
            .dangerouslyRaw("<!DOCTYPE html>\n"),
            .tag(
                "html",
                [
                    "lang": frame.language.rawValue, "dir": direction,
                    "data-languages": frame.script == nil ? nil : tags,
                ],
                .tag(
                    "head", [:], .tag("meta", ["charset": "utf-8"]),
                    .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                    .tag("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
                    .tag("title", [:], .text(frame.title)),
                    .tag("meta", ["name": "color-scheme", "content": "light dark"]),
                    .tag(
                        "link",
                        [
                            "rel": "stylesheet", "href": frame.style,
                            "data-path": frame.script == nil ? sought(assets.path(of: "style.css")) : nil,
                        ]),
                    frame.script.map { .tag("script", ["src": $0, "defer": ""]) }
                        ?? .tag("meta", ["name": "robots", "content": "noindex"]),
                    frame.script == nil ? .empty : .group(alternates)),
                .tag("body", ["class": "front"], .tag("main", ["id": "main"], .group(content)))),
        ]
    }

    private var tags: String { configuration.tags.map(\.rawValue).joined(separator: " ") }

    private var alternates: [HTML] {
        configuration.tags.map { tag in
            .tag("link", ["rel": "alternate", "hreflang": tag.rawValue, "href": "\(tag.rawValue)/index.html"])
        }
    }
}
