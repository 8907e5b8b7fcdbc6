import Diagnostics
import Glossary
import Linking
import YAML

/// Reads `site.yaml`.
enum SiteFileReader {
    struct SiteFile {
        var file: SourceFile
        var configuration: SiteConfiguration
        /// The library's description, relative to the content's folder; nil for a site without samples and reference.
        var library: String?
    }

    /// The site of a content folder; nil when there is none to build.
    static func read(_ options: BuildOptions, _ diagnostics: inout [Diagnostic]) -> SiteFile? {
        let (file, problems) = FileSystem.read("\(options.content)/site.yaml")
        diagnostics += problems
        guard let file else { return nil }
        let (site, found) = read(file)
        diagnostics += found
        return site
    }

    static func read(_ file: SourceFile) -> (site: SiteFile?, diagnostics: [Diagnostic]) {
        let (node, problems) = YAMLParser.parse(file)
        guard let node, node.entries != nil else {
            let empty = Diagnostic(
                "malformed-field", .error, "'\(file.path)' is no mapping of keys to values",
                at: SourceLocation(file, SourceRange(0, 0)))
            return (nil, problems.isEmpty ? [empty] : problems)
        }
        var diagnostics = problems
        var fields = YAMLFields(node, in: file, what: "the site")
        var known: Set<LanguageTag> = []
        let languages = (fields.value("languages")?.sequence ?? []).compactMap {
            language($0, file, &known, &diagnostics)
        }
        if languages.isEmpty, node["languages"]?.sequence?.isEmpty ?? true {
            fields.report("missing-field", "the site lists no languages", node)
        }
        let tags = languages.map(\.tag)
        var configuration = SiteConfiguration(
            languages: languages, guides: guides(&fields),
            baseURL: fields.string("base-url"))
        if let reference = fields.value("reference") {
            var topics = YAMLFields(reference, in: file, what: "the reference")
            configuration.indexedTypes = topics.strings("indexed").map(\.text)
            configuration.topics = (topics.value("topics")?.sequence ?? []).map { topic($0, file, tags, &diagnostics) }
            configuration.counterparts = (topics.value("counterparts")?.sequence ?? []).map { symbols($0, file) }
            configuration.objects = topics.strings("objects").map {
                WrittenSymbol(path: $0.text, location: SourceLocation(file, $0.range))
            }
            diagnostics += topics.finish()
        }
        let library = fields.string("library")
        diagnostics += fields.finish()
        return (
            languages.isEmpty ? nil : SiteFile(file: file, configuration: configuration, library: library), diagnostics
        )
    }

    /// The guides in their order, each once.
    private static func guides(_ fields: inout YAMLFields) -> [String] {
        var known: Set<String> = []
        return fields.strings("guides").compactMap { name, range in
            if known.insert(name).inserted { return name }
            fields.report("listed-twice", "the site lists the guide '\(name)' twice", at: range, severity: .warning)
            return nil
        }
    }

    private static func symbols(_ node: YAMLNode, _ file: SourceFile) -> [WrittenSymbol] {
        (node.sequence ?? []).compactMap { item in
            item.string.map { WrittenSymbol(path: $0, location: SourceLocation(file, item.range)) }
        }
    }

    private static func language(
        _ node: YAMLNode, _ file: SourceFile, _ known: inout Set<LanguageTag>, _ diagnostics: inout [Diagnostic]
    ) -> SiteConfiguration.Language? {
        var fields = YAMLFields(node, in: file, what: "a language")
        let tag = fields.required("tag")
        let name = fields.required("name")
        let title = fields.required("title")
        let direction = fields.choice("direction", default: SiteConfiguration.Language.Direction.ltr)
        if let tag, !isLanguageTag(tag) {
            fields.report(
                "unknown-language", "'\(tag)' is no language tag such as 'it' or 'zh-Hans'", node["tag"] ?? node)
        }
        let isNew = tag.map { known.insert(LanguageTag($0)).inserted } ?? true
        if !isNew {
            fields.report("listed-twice", "the site lists the language '\(tag ?? "")' twice", node["tag"] ?? node)
        }
        diagnostics += fields.finish()
        guard let tag, isLanguageTag(tag), let name, let title, isNew else { return nil }
        return .init(tag: LanguageTag(tag), name: name, direction: direction, title: title)
    }

    /// Well-formed after BCP 47 as far as this site needs: letters first, then parts of letters and digits.
    private static func isLanguageTag(_ tag: String) -> Bool {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy({ $0.isASCII && $0.isLetter })
        else { return false }
        return parts.dropFirst().allSatisfy { part in
            (2...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
    }

    private static func topic(
        _ node: YAMLNode, _ file: SourceFile, _ tags: [LanguageTag], _ diagnostics: inout [Diagnostic]
    ) -> SiteConfiguration.Topic {
        var fields = YAMLFields(node, in: file, what: "a topic")
        var titles: [LanguageTag: String] = [:]
        for entry in fields.value("title")?.entries ?? [] {
            let tag = LanguageTag(entry.key)
            if !tags.contains(tag) {
                diagnostics.append(
                    Diagnostic(
                        "unknown-language", .error, "'\(entry.key)' is no language of the site",
                        at: SourceLocation(file, entry.keyRange)))
            }
            titles[tag] = entry.value.string
        }
        for tag in tags where titles[tag] == nil {
            fields.report("missing-translation", "a topic has no title in '\(tag.rawValue)'", node, severity: .warning)
        }
        let types = fields.strings("types").map { (path: $0.text, range: $0.range) }
        diagnostics += fields.finish()
        return SiteConfiguration.Topic(title: titles, types: types, file: file)
    }
}
