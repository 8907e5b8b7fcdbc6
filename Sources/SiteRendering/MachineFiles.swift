import Diagnostics
import Glossary
import Linking

/// What search engines, feed readers, hosts and language models read beside the pages.
struct MachineFiles {
    let site: LinkedSite
    let strings: UIStrings
    let assets: SiteAssets
    /// What a page is called in its language.
    let title: (LinkedPage) -> String

    private var configuration: SiteConfiguration { site.configuration }

    func files() -> [OutputFile] {
        var files = [robots(), index("llms.txt")] + HostFiles(configuration: configuration).files()
        files += configuration.languages.map(manifest)
        if let base = base { files.append(sitemap(base)) }
        return files
    }

    /// The site's address with a slash at its end.
    private var base: String? { configuration.address(of: "") }

    private func file(_ path: String, _ text: String) -> OutputFile { OutputFile(path: path, bytes: Array(text.utf8)) }

    // MARK: Search engines

    private func robots() -> OutputFile {
        file("robots.txt", "User-agent: *\nAllow: /\n" + (base.map { "Sitemap: \($0)sitemap.xml\n" } ?? ""))
    }

    /// Every page with its counterparts in the other languages. Its addresses are absolute, as the protocol wants them.
    private func sitemap(_ base: String) -> OutputFile {
        var xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">

            """
        // A page shown in another language than its own adds nothing to the other.
        let own = site.pages.filter { $0.contentLanguage == $0.language }
        let languages = Dictionary(grouping: own, by: \.key).mapValues { $0.map(\.language) }
        for page in own {
            let path = site.paths.path(page.key)
            let address = { (tag: LanguageTag) in escaped("\(base)\(tag.rawValue)/\(path).html") }
            let alternates = (languages[page.key] ?? []).map {
                "<xhtml:link rel=\"alternate\" hreflang=\"\($0.rawValue)\" href=\"\(address($0))\"/>"
            }
            xml += "<url><loc>\(address(page.language))</loc>\(alternates.joined())</url>\n"
        }
        return file("sitemap.xml", xml + "</urlset>\n")
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }

    // MARK: Language models

    /// The pages, each with its address as Markdown, after llmstxt.org.
    private func index(_ path: String) -> OutputFile {
        var text = "# \(configuration.languages[0].title)\n"
        for language in configuration.languages {
            text += "\n## \(language.name)\n\n"
            for page in site.pages where page.language == language.tag && page.contentLanguage == language.tag {
                guard page.key.hasTwin else { continue }
                let name = page.key.symbolName ?? title(page)
                let summary = page.summary.isEmpty ? "" : ": \(page.summary.replacing("\n", with: " "))"
                let address = "\(base ?? "")\(language.tag.rawValue)/\(site.paths.path(page.key)).md"
                text += "- [\(name)](\(address.replacing("(", with: "%28").replacing(")", with: "%29")))\(summary)\n"
            }
        }
        return file(path, text)
    }

    // MARK: Browsers

    private func manifest(_ language: SiteConfiguration.Language) -> OutputFile {
        let icon = JSONValue.object([
            "src": .string("../\(assets.path(of: "icon.svg"))"), "sizes": .string("any"),
            "type": .string("image/svg+xml"), "purpose": .string("any"),
        ])
        let manifest = JSONValue.object([
            "name": .string(language.title), "short_name": .string(language.title),
            "lang": .string(language.tag.rawValue),
            "dir": .string(language.direction.rawValue), "start_url": .string("index.html"), "scope": .string("../"),
            "display": .string("minimal-ui"), "icons": .array([icon]),
        ])
        return file("\(language.tag.rawValue)/manifest.webmanifest", manifest.serialized + "\n")
    }
}

/// What a page may load: its own style, scripts and pictures, and nothing from elsewhere.
enum ContentPolicy {
    static let text =
        "default-src 'none'; style-src 'self'; script-src 'self'; worker-src 'self'; manifest-src 'self'; "
        + "img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'"
}

extension PageKey {
    /// True for what people wrote, not lists that the renderer makes.
    var isText: Bool {
        switch self {
        case .home, .guide, .symbol: true
        default: false
        }
    }

    /// True for all pages but those of source texts, which aren't this site's to give away as texts.
    var hasTwin: Bool {
        if case .source = self { return false }
        return true
    }

    var symbolName: String? {
        if case .symbol(let path) = self { path.components.joined(separator: ".") } else { nil }
    }
}
