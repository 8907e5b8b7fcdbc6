import APIModel
import Diagnostics
import Glossary
import Markup

extension Linker {
    func linkHome(_ language: LanguageTag) -> Linked {
        guard let (document, owner) = pick(language, { input.homes[$0] }) else { return Linked() }
        return page(.home, document, path: "index.md", language, owner)
    }

    func linkGuide(_ name: String, _ language: LanguageTag) -> Linked {
        guard let (document, owner) = pick(language, { input.guides[$0]?[name] }) else { return Linked() }
        return page(.guide(name), document, path: "guides/\(name).md", language, owner)
    }

    /// The document in `language`, else in the default language, with the language that it is in.
    func pick<Value>(_ language: LanguageTag, _ find: (LanguageTag) -> Value?) -> (Value, LanguageTag)? {
        if let own = find(language) { return (own, language) }
        return find(configuration.defaultLanguage).map { ($0, configuration.defaultLanguage) }
    }

    private func page(
        _ key: PageKey, _ document: Document<WrittenLink>, path: String, _ language: LanguageTag, _ owner: LanguageTag
    ) -> Linked {
        let front = document.frontMatter
        let title = front?["title"]?.string ?? ""
        let linker = documentLinker(document, path: path, page: key, title: title, language: owner)
        let (blocks, findings) = linker.link(document.blocks)
        let page = LinkedPage(
            key: key, language: language, contentLanguage: owner, title: title,
            summary: front?["summary"]?.string ?? "",
            content: .document(
                LinkedDocument(file: document.file, frontMatter: document.frontMatter, blocks: blocks)),
            changes: owner != language
                ? []
                : changes(of: path, in: language).map { section in
                    ChangedSection(title: section.title, anchor: section.key == "introduction" ? nil : section.key)
                })
        // A fallback page is the default language's page once more: its findings are known already.
        return Linked(pages: [page], findings: owner == language ? findings : .init())
    }

    func documentLinker(
        _ document: Document<WrittenLink>, path: String, page: PageKey, title: String, language: LanguageTag
    ) -> DocumentLinker {
        let unlinked = document.frontMatter?["unlinked-terms"]?.sequence ?? []
        return DocumentLinker(
            resolver: resolver, matcher: matchers[language],
            place: LinkResolver.Place(file: document.file, path: path, language: language), page: page,
            pageTitle: title, unlinked: Set(unlinked.compactMap { $0.string.map(concept) }),
            glossary: input.glossary)
    }

    /// The concept's identifier today.
    private func concept(_ id: String) -> ConceptID { input.glossary[ConceptID(id)]?.id ?? ConceptID(id) }

    // MARK: Reference

    func linkType(_ type: SymbolPath, _ language: LanguageTag) -> Linked {
        var linked = Linked()
        let name = type.components.joined(separator: ".")
        let own = prose(type, name, language, &linked.findings.diagnostics)
        var known: [Diagnostic] = []
        let fallback =
            language == configuration.defaultLanguage
            ? nil : prose(type, name, configuration.defaultLanguage, &known)
        let members = self.members[type] ?? []
        func add(
            _ path: SymbolPath, _ texts: (own: [Block<WrittenLink>]?, fallback: [Block<WrittenLink>]?),
            _ members: [SymbolPath]
        ) {
            let (page, findings) = symbolPage(path, texts.own, texts.fallback, own, fallback, language, members)
            linked.pages.append(page)
            linked.findings.add(findings)
        }
        add(type, (own?.introduction, fallback?.introduction), members)
        for member in members { add(member, (own?.sections[member], fallback?.sections[member]), []) }
        reportUnknownSections(own, known: Set(members), &linked.findings.diagnostics)
        return linked
    }

    private func prose(
        _ type: SymbolPath, _ name: String, _ language: LanguageTag, _ diagnostics: inout [Diagnostic]
    ) -> ReferenceProse? {
        input.reference[language]?[name].map { ReferenceProse($0, type: type, model: input.model, &diagnostics) }
    }

    private func reportUnknownSections(
        _ prose: ReferenceProse?, known: Set<SymbolPath>, _ diagnostics: inout [Diagnostic]
    ) {
        guard let prose else { return }
        for path in prose.sections.keys.sorted() where !known.contains(path) {
            let range = prose.ranges[path.text] ?? SourceRange(0, 0)
            let line = prose.file.range(ofLine: prose.file.lineIndex(at: range.start) + 1) ?? range
            let nearest = nearestName(to: path.name, among: known.map(\.name))
            diagnostics.append(
                Diagnostic(
                    "unresolved-symbol", .error, "no symbol named '\(path.text)'", at: SourceLocation(prose.file, line),
                    notes: nearest.map { [Note("Did you mean '\($0)'?")] } ?? []))
        }
    }

    private func symbolPage(
        _ path: SymbolPath, _ own: [Block<WrittenLink>]?, _ fallback: [Block<WrittenLink>]?,
        _ ownProse: ReferenceProse?,
        _ fallbackProse: ReferenceProse?, _ language: LanguageTag, _ members: [SymbolPath]
    ) -> (page: LinkedPage, findings: DocumentLinker.Findings) {
        let isOwn = own?.isEmpty == false
        let owner = isOwn ? language : configuration.defaultLanguage
        let written = (isOwn ? own : fallback) ?? []
        let file = isOwn ? ownProse?.file : fallbackProse?.file
        let title = path.name
        var prose: [LinkedBlock] = []
        var findings = DocumentLinker.Findings()
        if let file, !written.isEmpty {
            let type = path.parent.flatMap { members.isEmpty && paths.documents($0) ? $0 : nil } ?? path
            let name = "reference/\(type.components.joined(separator: ".")).md"
            let document = Document<WrittenLink>(file: file, blocks: written)
            let linker = documentLinker(document, path: name, page: .symbol(path), title: title, language: owner)
            let linked = linker.link(written)
            prose = linked.blocks
            if owner == language { findings = linked.findings }
        }
        let symbols = ([path] + paths.sharers(of: path)).flatMap { input.model.symbols(at: $0) }
        let comment = documentation(symbols.first { !$0.documentation.isEmpty }, path)
        let (evidence, documentation) = Evidence.taken(from: comment)
        let page = LinkedPage(
            key: .symbol(path), language: language, contentLanguage: prose.isEmpty ? Self.documentationLanguage : owner,
            title: title, summary: summary(prose.isEmpty ? documentation : prose),
            content: .symbol(
                SymbolPage(
                    symbols: symbols, prose: prose, proseLanguage: owner, proseFile: file,
                    documentation: documentation, evidence: evidence, members: members)),
            changes: isOwn ? changes(of: path, members, in: language) : [])
        return (page, findings)
    }

    /// The section on `path`, or a type's introduction, if the original's has changed.
    private func changes(of path: SymbolPath, _ members: [SymbolPath], in language: LanguageTag) -> [ChangedSection] {
        let parent = path.parent.flatMap {
            input.reference[language]?[$0.components.joined(separator: ".")] == nil ? nil : $0
        }
        let type = members.isEmpty ? parent ?? path : path
        let key = type == path ? "introduction" : path.text
        return changes(of: "reference/\(type.components.joined(separator: ".")).md", in: language)
            .filter { $0.key == key || $0.key == path.name }.map { _ in ChangedSection(title: path.name) }
    }

    /// Doc comments are written in English, as Swift's are.
    static let documentationLanguage = LanguageTag("en")

    /// A doc comment as blocks. Links in it aren't resolved: it is shown as the library's own words.
    private func documentation(_ symbol: Symbol?, _ path: SymbolPath) -> [LinkedBlock] {
        guard let symbol, !symbol.documentation.isEmpty else { return [] }
        let file = SourceFile(path: "\(symbol.module)/\(path.text)", text: symbol.documentation)
        let document = MarkdownParser.parse(file).document
        let linker = DocumentLinker(
            resolver: resolver, matcher: nil,
            place: LinkResolver.Place(file: file, path: "", language: Self.documentationLanguage), page: .symbol(path),
            pageTitle: "", unlinked: [], glossary: input.glossary)
        return linker.link(document.blocks).blocks
    }

    private func summary(_ blocks: [LinkedBlock]) -> String {
        for block in blocks {
            if case .paragraph(let inlines) = block.kind { return inlines.plainText() }
        }
        return ""
    }

    // MARK: Sources

    /// The page of a source in every language: the same text, linked once.
    func linkSource(_ source: SourceInput) -> Linked {
        let record = source.record
        let key = PageKey.source(record.name)
        var linked = Linked()
        linked.findings.mentions = mentions(of: source)
        var document: LinkedDocument?
        if record.rights == .publish {
            let linker = DocumentLinker(
                resolver: resolver, matcher: matchers[record.language],
                place: LinkResolver.Place(file: source.document.file, path: "", language: record.language), page: key,
                pageTitle: record.title, unlinked: [], glossary: input.glossary)
            var (blocks, findings) = linker.link(source.document.blocks)
            // Its words are its author's: only our own texts are held to the glossary.
            findings.diagnostics.removeAll { $0.id == "deprecated-term" }
            linked.findings.add(findings)
            document = LinkedDocument(file: source.document.file, blocks: blocks)
        }
        let samples = sampleIndex.entries.filter { $0.page == key }
        let content = SourcePage(record: record, document: document, treated: treated(source), samples: samples)
        linked.pages = configuration.tags.map { language in
            LinkedPage(
                key: key, language: language, contentLanguage: record.language, title: record.title,
                content: .source(content))
        }
        return linked
    }

    private func treated(_ source: SourceInput) -> [SourcePage.Treated] {
        var order: [SymbolPath] = []
        var lines: [SymbolPath: [Int]] = [:]
        for mention in source.mentions {
            guard let path = symbol(named: mention.name) else { continue }
            if lines[path] == nil { order.append(path) }
            let line = source.document.file.lineIndex(at: mention.range.start) + 1
            if lines[path]?.last != line { lines[path, default: []].append(line) }
        }
        return order.map { .init(symbol: $0.text, link: .symbol($0), lines: lines[$0] ?? []) }
    }

    private func mentions(of source: SourceInput) -> [(SymbolPath, Mention)] {
        let record = source.record
        let isShown = record.rights == .publish
        return source.mentions.compactMap { mention in
            guard let path = symbol(named: mention.name) else { return nil }
            let line = source.document.file.lineIndex(at: mention.range.start) + 1
            return (
                path,
                Mention(
                    role: .describes, language: record.language, page: .source(record.name), anchor: nil,
                    pageTitle: record.title, sectionTitle: isShown ? mention.section : "",
                    place: "\(record.name):\(line)", excerpt: isShown ? mention.sentence : "")
            )
        }
    }

    /// The documented symbol that a text calls by its bare name: a type, or a member of one of the types in the order of the
    /// topics.
    func symbol(named name: String) -> SymbolPath? {
        let path = SymbolPath(name.split(separator: ".").map(String.init))
        if paths.documents(path) { return path }
        let whole = SymbolPath([name])
        if paths.documents(whole) { return whole }
        for type in topics.flatMap(\.types) {
            let member = SymbolPath(type.components + [name])
            if paths.documents(member) { return member }
        }
        return nil
    }
}
