import APIModel
import Diagnostics
import Glossary
import Markup

/// Documents, symbols and glossary into a site in which every link is resolved.
package struct Linker: Sendable {
    let input: SiteInput
    let topics: [ReferenceTopic]
    /// Each documented type's members in the order of reading.
    let members: [SymbolPath: [SymbolPath]]
    let paths: PagePaths
    let resolver: LinkResolver
    let matchers: [LanguageTag: TermMatcher]
    let sampleIndex: SampleIndex
    /// The default language's pages by their paths, cut into sections.
    let originals: [String: OriginalSections]
    var diagnostics: [Diagnostic] = []
    var termUses: [ConceptID: [TermUse]] = [:]
    var index = CrossIndex()

    var configuration: SiteConfiguration { input.configuration }

    /// - Parameters:
    ///   - jobs: how many pages are linked at once.
    ///   - memory: what an earlier linking of the site left, for which `setting` says what texts are linked against.
    package static func link(
        _ input: SiteInput, jobs: Int = 1, memory: LinkMemory? = nil, setting: LinkMemory.Setting? = nil
    ) -> (site: LinkedSite, diagnostics: [Diagnostic]) {
        let recollection = memory.flatMap { memory in setting.map { (memory, $0) } }
        var linker = Linker(input, recollection)
        let site = linker.link(jobs: jobs, recollection)
        return (site, linker.diagnostics)
    }

    typealias Recollection = (memory: LinkMemory, setting: LinkMemory.Setting)

    private init(_ input: SiteInput, _ recollection: Recollection?) {
        self.input = input
        var diagnostics: [Diagnostic] = []
        topics = Self.topics(input, &diagnostics)
        let types = topics.flatMap(\.types)
        let members = Dictionary(
            types.map { ($0, Self.members(of: $0, input)) }, uniquingKeysWith: { first, _ in first })
        self.members = members
        paths = PagePaths(types: types, twins: Self.twins(types, input.model)) { members[$0] ?? [] }
        resolver = LinkResolver(
            paths: paths, model: input.model, anchors: Self.anchors(input), keys: Self.keys(input))
        let match = { TermMatcher(input.glossary, language: $0) }
        matchers =
            recollection.map { $0.memory.matchers($0.setting, languages: input.configuration.tags, make: match) }
            ?? Dictionary(uniqueKeysWithValues: input.configuration.tags.map { ($0, match($0)) })
        sampleIndex = SampleIndex(Self.entries(input))
        originals = input.originals.isEmpty ? [:] : Self.originals(input)
        self.diagnostics = diagnostics
    }

    private mutating func link(jobs: Int, _ recollection: Recollection?) -> LinkedSite {
        checkTranslations()
        checkGlossarySymbols()
        checkDocuments()
        var pages: [LinkedPage] = []
        for linked in results(jobs: jobs, recollection) {
            pages += linked.pages
            take(linked.findings)
        }
        let check = TerminologyCheck(glossary: input.glossary, configuration: configuration, uses: termUses)
        diagnostics += check.diagnostics()
        for language in configuration.tags {
            var lists = [
                PageKey.guides, .reference, .symbolIndex, .glossary, .terms, .orders, .samples, .sources, .methods,
                .checks,
            ]
            if !input.deviations.isEmpty { lists.append(.fidelity) }
            for key in lists {
                pages.append(
                    LinkedPage(key: key, language: language, contentLanguage: language, title: "", content: .list))
            }
        }
        var titles: [LanguageTag: [PageKey: String]] = [:]
        for page in pages { titles[page.language, default: [:]][page.key] = page.title }
        indexSamples(titles: titles)
        var site = LinkedSite(
            configuration: configuration, pages: pages, paths: paths, model: input.model, topics: topics,
            members: members,
            glossary: input.glossary, termUses: termUses, mentions: index.sorted(languages: configuration.tags),
            samples: sampleIndex, sources: input.sources.map(\.record), runs: input.runs, charts: input.charts,
            deviations: input.deviations, positions: positions(in: input.runs))
        site.counterparts = counterparts()
        if !configuration.objects.isEmpty {
            site.objects = ObjectChart(configuration.objects, input.model, &diagnostics)
        }
        return site
    }

    // MARK: What the site consists of

    private static func topics(_ input: SiteInput, _ diagnostics: inout [Diagnostic]) -> [ReferenceTopic] {
        let typeNames = input.model.symbols.values.filter(\.kind.isType).map(\.path.text).sorted()
        return input.configuration.topics.map { topic in
            let types = topic.types.compactMap { path, range -> SymbolPath? in
                let type = SymbolPath(path)
                if input.model.symbol(at: type) != nil { return type }
                let nearest = nearestName(to: path, among: typeNames)
                diagnostics.append(
                    Diagnostic(
                        "unresolved-symbol", .error, "no type named '\(path)'", at: SourceLocation(topic.file, range),
                        fixIts: nearest.map { [FixIt("did you mean '\($0)'?", range, replacement: $0)] } ?? []))
                return nil
            }
            return ReferenceTopic(title: topic.title, types: types)
        }
    }

    /// The members that get a page: what the type's own declaration and extensions say, without nested types. Those that an
    /// author describes come first, in the author's order.
    private static func members(of type: SymbolPath, _ input: SiteInput) -> [SymbolPath] {
        var seen: Set<SymbolPath> = []
        let all = input.model.members(of: type)
            .filter { !$0.kind.isType && $0.kind != .deinitializer && $0.kind != .operator && $0.kind != .other }
            .filter { !$0.path.name.hasPrefix("_") }
            .map(\.path).filter { seen.insert($0).inserted }
        let twins = twins([type], input.model)
        let name = type.components.joined(separator: ".")
        let described = (input.reference[input.configuration.defaultLanguage]?[name]?.symbolHeadings ?? [])
            .map { SymbolPath($0) }.filter(seen.contains)
        let members = described + all.filter { !described.contains($0) && twins[$0] == nil }
        return input.model.grouped(members).flatMap(\.members)
    }

    /// Methods that only differ from another in having no completion handler: its `async` form.
    private static func twins(_ types: [SymbolPath], _ model: APIModel) -> [SymbolPath: SymbolPath] {
        var twins: [SymbolPath: SymbolPath] = [:]
        for type in types {
            for symbol in model.members(of: type) where symbol.path.name.hasSuffix(":)") {
                let name = symbol.path.name.dropLast() + "completionHandler:)"
                let other = SymbolPath(type.components + [String(name)])
                if model.symbol(at: other) != nil { twins[symbol.path] = other }
            }
        }
        return twins
    }

    private static func keys(_ input: SiteInput) -> [String: PageKey] {
        var keys: [String: PageKey] = ["index.md": .home]
        for guide in input.configuration.guides { keys["guides/\(guide).md"] = .guide(guide) }
        for prose in input.reference.values {
            for type in prose.keys {
                keys["reference/\(type).md"] = .symbol(SymbolPath(type.split(separator: ".").map(String.init)))
            }
        }
        for (path, key) in [
            ("guides/index.md", PageKey.guides), ("reference/index.md", .reference), ("glossary/index.md", .glossary),
            ("glossary/languages.md", .terms),
            ("samples/index.md", .samples), ("sources/index.md", .sources), ("methods/index.md", .methods),
            ("reference/a-z.md", .symbolIndex), ("checks/index.md", .checks), ("orders/index.md", .orders),
        ] { keys[path] = key }
        if !input.deviations.isEmpty { keys["fidelity/index.md"] = .fidelity }
        return keys
    }

    private static func anchors(_ input: SiteInput) -> [LanguageTag: [PageKey: Set<String>]] {
        var result: [LanguageTag: [PageKey: Set<String>]] = [:]
        let concepts = input.glossary.concepts.flatMap { [$0.id] + $0.formerly }.map(\.rawValue)
        for language in input.configuration.tags {
            let fallback = input.configuration.defaultLanguage
            result[language, default: [:]][.glossary] = Set(concepts)
            if let home = input.homes[language] ?? input.homes[fallback] {
                result[language, default: [:]][.home] = Set(home.anchors())
            }
            for guide in input.configuration.guides {
                guard let document = input.guides[language]?[guide] ?? input.guides[fallback]?[guide] else { continue }
                result[language, default: [:]][.guide(guide)] = Set(document.anchors())
            }
        }
        return result
    }

    /// Each sample with the page that shows it.
    private static func entries(_ input: SiteInput) -> [SampleIndex.Entry] {
        var owners: [String: (PageKey, LanguageTag)] = [:]
        for (language, document) in input.homes { owners[document.file.path] = (.home, language) }
        for (language, guides) in input.guides {
            for (name, document) in guides { owners[document.file.path] = (.guide(name), language) }
        }
        for (language, prose) in input.reference {
            for (type, document) in prose {
                let path = SymbolPath(type.split(separator: ".").map(String.init))
                owners[document.file.path] = (.symbol(path), language)
            }
        }
        for source in input.sources {
            owners[source.document.file.path] = (.source(source.record.name), source.record.language)
        }
        return input.samples.map { checked in
            // Programs of their own, Content/samples, are shown on the page of samples.
            let owner = owners[checked.sample.file.path] ?? (.samples, input.configuration.defaultLanguage)
            let name = checked.sample.file.path.split(separator: "/").last.map(String.init) ?? ""
            let stem = owner.0 == .samples ? "program-\(AnchorAssigner.slug(name))" : "sample"
            return SampleIndex.Entry(
                checked: checked, page: owner.0, language: owner.1, anchor: "\(stem)-\(checked.sample.id.number)")
        }
    }

    private mutating func indexSamples(titles: [LanguageTag: [PageKey: String]]) {
        let rights = Dictionary(
            input.sources.map { (PageKey.source($0.record.name), $0.record.rights) },
            uniquingKeysWith: { first, _ in first })
        for entry in sampleIndex.entries {
            index.add(
                entry, title: titles[entry.language]?[entry.page] ?? "", model: input.model, paths: paths,
                showsCode: rights[entry.page] != .cite)
        }
    }

    mutating func take(_ findings: DocumentLinker.Findings) {
        diagnostics += findings.diagnostics
        for (concept, use) in findings.termUses { termUses[concept, default: []].append(use) }
        for (path, mention) in findings.mentions { index.add(paths.canonical(path), mention) }
    }
}
