import HTML
import Linking

/// The pages that belong to no language: the front page, which leads to them, and the page for addresses that don't exist.
struct FrontPage {
    let configuration: SiteConfiguration
    let strings: UIStrings
    let assets: SiteAssets

    func index() -> HTML {
        page(
            title: configuration.languages.first?.title ?? "", script: true,
            .tag("h1", [:], .text(configuration.languages.first?.title ?? "")),
            languages { language in
                (language.title, strings.text(.chooseLanguage, in: language.tag.rawValue) ?? "")
            })
    }

    func notFound() -> HTML {
        page(
            title: "404", script: false, .tag("h1", [:], "404"),
            languages { language in
                (
                    strings.text(.notFound, in: language.tag.rawValue) ?? "",
                    strings.text(.notFoundText, in: language.tag.rawValue) ?? ""
                )
            })
    }

    private func languages(_ texts: (SiteConfiguration.Language) -> (String, String)) -> HTML {
        .tag(
            "ul", ["class": "cards"],
            configuration.languages.map { language in
                let (title, text) = texts(language)
                let tag = language.tag.rawValue
                return .tag(
                    "li", ["lang": tag, "dir": language.direction.rawValue],
                    .tag("a", ["href": "\(tag)/index.html", "hreflang": tag], .text("\(language.name) – \(title)")),
                    .tag("p", [:], .text(text)))
            })
    }

    private func page(title: String, script: Bool, _ content: HTML...) -> HTML {
        let policy = "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'"
        return [
            .dangerouslyRaw("<!DOCTYPE html>\n"),
            .tag(
                "html",
                ["lang": configuration.defaultLanguage.rawValue, "data-languages": script ? tags : nil],
                .tag(
                    "head", [:], .tag("meta", ["charset": "utf-8"]),
                    .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                    .tag("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
                    .tag("title", [:], .text(title)), .tag("meta", ["name": "color-scheme", "content": "light dark"]),
                    .tag("link", ["rel": "stylesheet", "href": assets.path(of: "style.css")]),
                    script ? .tag("script", ["src": assets.path(of: "front.js"), "defer": ""]) : .empty,
                    .group(alternates)),
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
