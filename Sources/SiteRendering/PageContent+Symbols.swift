import APIModel
import Diagnostics
import Glossary
import HTML
import Linking
import Markup

extension PageContent {
    func symbolBody(_ page: SymbolPage) -> Body {
        guard let symbol = page.symbols.first else { return Body(html: .empty) }
        var outline: [OutlineEntry] = [entry("declaration", .declaration)]
        var parts: [HTML] = []

        // The answer first: the first paragraph says when the method is called or what the type is.
        let (answer, rest) = split(page.prose)
        let lead = answer.map { inlines in
            HTML.tag(
                "p", ["class": "lead", "lang": foreign(page.proseLanguage)], blockRenderer(of: page).render(inlines))
        }
        parts.append(lead ?? libraryLead(page))
        parts.append(deprecation(symbol))
        parts.append(
            section(
                "declaration", .declaration, declarations(page.symbols), availability(symbol),
                page.evidence.map(evidenceLine) ?? .empty))
        if !rest.isEmpty {
            parts.append(
                section(
                    "discussion", .discussion,
                    .tag(
                        "div", ["class": "prose", "lang": foreign(page.proseLanguage)],
                        blockRenderer(of: page).render(rest))))
            outline.append(entry("discussion", .discussion))
        }
        if !page.documentation.isEmpty, answer != nil || !rest.isEmpty {
            parts.append(libraryText(page))
        } else if answer == nil, page.documentation.count > 1 || hasNote(page) {
            parts.append(
                section("discussion", .discussion, libraryBlocks(page, Array(page.documentation.dropFirst()))))
            outline.append(entry("discussion", .discussion))
        }
        if let counterparts = counterparts(symbol.path) {
            parts.append(section("counterparts", .counterparts, counterparts))
            outline.append(entry("counterparts", .counterparts))
        }
        if let chart = context.site.charts.first(where: { $0.transitions.contains { $0.calls.contains(symbol.path) } })
        {
            let picture = StatePicture(context: context, chart: chart, method: symbol.path)
            parts.append(section("transition", .marksTransition, picture.figure()))
            outline.append(entry("transition", .marksTransition))
        }
        if let positions = positions(symbol.path) {
            parts.append(section("runs", .inRuns, positions))
            outline.append(entry("runs", .inRuns))
        }
        if !page.members.isEmpty {
            parts.append(section("members", .members, memberGroups(page.members)))
            outline.append(entry("members", .members))
        }
        if let passages = otherLanguages(symbol.path) {
            parts.append(section("languages", .inOtherLanguages, passages))
            outline.append(entry("languages", .inOtherLanguages))
        }
        parts.append(section("mentions", .whereItOccurs, mentions(symbol.path)))
        outline.append(entry("mentions", .whereItOccurs))
        return Body(html: .group(parts), outline: outline)
    }

    private func split(_ blocks: [LinkedBlock]) -> (answer: [LinkedInline]?, rest: [LinkedBlock]) {
        guard case .paragraph(let inlines)? = blocks.first?.kind else { return (nil, blocks) }
        return (inlines, Array(blocks.dropFirst()))
    }

    private func blockRenderer(of page: SymbolPage) -> BlockRenderer {
        BlockRenderer(context: context, file: page.proseFile ?? SourceFile(path: "", bytes: []), headingShift: 0)
    }

    // MARK: The library's own words

    /// The first paragraph of the doc comment where no author wrote about the symbol.
    private func libraryLead(_ page: SymbolPage) -> HTML {
        guard let (inlines, _) = split(page.documentation).answer.map({ ($0, 0) }) else { return .empty }
        let notice: HTML =
            context.language.primary == "en"
            ? .empty : .tag("p", ["class": "notice"], .text(context.ui(.untranslatedLibraryText)))
        let renderer = BlockRenderer(context: context, file: SourceFile(path: "", bytes: []))
        return [
            .tag("p", ["class": "lead", "lang": libraryLanguage], renderer.render(inlines)), notice,
        ]
    }

    private var libraryLanguage: String? { context.language.primary == "en" ? nil : "en" }

    private func libraryText(_ page: SymbolPage) -> HTML {
        .tag(
            "details", ["class": "library"],
            .tag("summary", [:], .text(context.ui(.fromTheLibrary))), libraryBlocks(page, page.documentation))
    }

    private func libraryBlocks(_ page: SymbolPage, _ blocks: [LinkedBlock]) -> HTML {
        let renderer = BlockRenderer(context: context, file: SourceFile(path: "", bytes: []), headingShift: 1)
        let note: HTML =
            hasNote(page) ? .tag("p", [:], .text("Source: \(page.evidence?.text ?? "")")) : .empty
        return .tag("div", ["class": "prose", "lang": libraryLanguage], renderer.render(blocks), note)
    }

    /// Whether the library says more on its evidence than the page's language has words for.
    private func hasNote(_ page: SymbolPage) -> Bool {
        libraryLanguage != nil && page.evidence.map { !$0.isPlain } ?? false
    }

    // MARK: Declaration

    private func declarations(_ symbols: [Symbol]) -> HTML {
        .group(
            symbols.map { symbol in
                .tag(
                    "pre", ["class": "declaration", "tabindex": "0"],
                    .tag("code", ["translate": "no"], wrapped(symbol).map(fragment)))
            })
    }

    /// A long declaration has its attributes on a line of their own, and each parameter on one.
    private func wrapped(_ symbol: Symbol) -> [Symbol.Fragment] {
        guard symbol.declarationText.count > 40 else { return symbol.declaration }
        let declaration = withAttributesAbove(symbol.declaration)
        guard symbol.kind.isCallable, symbol.declarationText.count > 60 else { return declaration }
        var result: [Symbol.Fragment] = []
        var depth = 0
        var isInParameters = true
        for fragment in declaration {
            if fragment.kind == .externalParameter, depth == 1, isInParameters {
                result += [.init(.text, "\n    "), fragment]
                continue
            }
            guard fragment.kind == .text else {
                result.append(fragment)
                continue
            }
            var text = ""
            for character in fragment.spelling {
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                if character == ")", depth == 0, isInParameters {
                    text += "\n"
                    isInParameters = false
                }
                text.append(character)
            }
            result.append(.init(.text, text))
        }
        return result
    }

    /// What stands before the first keyword is about the declaration, as `@MainActor`.
    private func withAttributesAbove(_ declaration: [Symbol.Fragment]) -> [Symbol.Fragment] {
        guard let keyword = declaration.firstIndex(where: { $0.kind == .keyword }), keyword > 1,
            declaration[..<keyword].contains(where: { $0.kind == .attribute }),
            declaration[keyword - 1] == .init(.text, " ")
        else { return declaration }
        var result = declaration
        result[keyword - 1] = .init(.text, "\n")
        return result
    }

    private func fragment(_ fragment: Symbol.Fragment) -> HTML {
        let text = HTML.text(fragment.spelling)
        switch fragment.kind {
        case .keyword: return .tag("span", ["class": "k"], text)
        case .attribute: return .tag("span", ["class": "a"], text)
        case .typeIdentifier:
            let styled = HTML.tag("span", ["class": "t"], text)
            guard let id = fragment.symbol, let path = context.site.model[id]?.path, context.site.paths.documents(path)
            else { return styled }
            return .tag("a", ["href": context.href(.symbol(path))], styled)
        default: return text
        }
    }

    // MARK: Availability

    private func deprecation(_ symbol: Symbol) -> HTML {
        guard let item = symbol.availability.first(where: { $0.deprecated != nil || $0.obsoleted != nil }) else {
            return .empty
        }
        let version = item.obsoleted ?? item.deprecated ?? ""
        let key: UIString = item.obsoleted == nil ? .deprecatedNotice : .obsoletedNotice
        var content: [HTML] = [.tag("strong", [:], .text(context.ui(key, item.platform, version)))]
        if let replacement = replacement(symbol, item) {
            content += [" ", context.ui(.replacement, html: replacement)]
        }
        if let message = item.message {
            content.append(.tag("span", ["class": "message", "lang": libraryLanguage], .text(" \(message)")))
        }
        return .tag("p", ["class": "callout deprecated"], content)
    }

    private func replacement(_ symbol: Symbol, _ item: Symbol.Availability) -> HTML? {
        guard let renamed = item.renamed else { return nil }
        let path = SymbolPath(renamed.split(separator: ".").flatMap { SymbolPath(String($0)).components })
        if context.site.paths.documents(path) { return context.symbolLink(path) }
        let sibling = SymbolPath((symbol.path.parent?.components ?? []) + [renamed])
        return context.symbolLink(sibling, renamed)
    }

    private func availability(_ symbol: Symbol) -> HTML {
        let module = context.ui(.labelled, context.ui(.module), symbol.module)
        let versions = symbol.availability.compactMap { item -> String? in
            guard let introduced = item.introduced else { return nil }
            // A deprecated symbol is still there; only an obsoleted one is gone.
            if let obsoleted = item.obsoleted {
                return context.ui(.availableBetween, item.platform, introduced, obsoleted)
            }
            return context.ui(.availableSince, item.platform, introduced)
        }
        guard !versions.isEmpty else { return .tag("p", ["class": "facts"], .text(module)) }
        let available = context.ui(.labelled, context.ui(.availability), context.list(versions))
        return .tag("p", ["class": "facts"], .text("\(available) · \(module)"))
    }

    // MARK: Members

    /// A list for each group; where there is but one, without its title.
    private func memberGroups(_ paths: [SymbolPath]) -> HTML {
        let groups = context.site.model.grouped(paths)
        guard groups.count > 1 else { return memberList(paths) }
        return .group(
            groups.map { group, members in
                .group([
                    .tag("h3", ["id": "members-\(group)"], .text(context.ui(UIString(group)))), memberList(members),
                ])
            })
    }

    func memberList(_ paths: [SymbolPath]) -> HTML {
        .tag(
            "dl", ["class": "members"],
            paths.flatMap { path -> [HTML] in
                guard let symbol = context.site.model.symbol(at: path) else { return [] }
                let badge: HTML =
                    symbol.isDeprecated
                    ? .tag("span", ["class": "badge warnings"], .text(context.ui(.deprecated))) : .empty
                return [
                    .tag(
                        "dt", [:],
                        .tag(
                            "a", ["href": context.href(.symbol(path))],
                            .tag("code", [:], .group(HTML.breakable(path.name)))), " ", badge),
                    .tag("dd", [:], summary(path)),
                ]
            })
    }

    /// The page's first paragraph, in its language.
    func summary(_ path: SymbolPath) -> HTML {
        guard let page = context.summaries[path] else { return .empty }
        return .tag(
            "span", ["lang": page.language == context.language ? nil : page.language.rawValue],
            .group(HTML.breakable(page.text)))
    }

    // MARK: Mentions

    private func mentions(_ path: SymbolPath) -> HTML {
        let all = context.site.mentions[path] ?? []
        guard !all.isEmpty else { return .tag("p", [:], .text(context.ui(.noOccurrence))) }
        return .group(
            Mention.Role.allCases.compactMap { role -> HTML? in
                let ofRole = all.filter { $0.role == role }
                // What the reader can read comes first.
                let mentions =
                    ofRole.filter { $0.language == context.language }
                    + ofRole.filter { $0.language != context.language }
                guard !mentions.isEmpty else { return nil }
                return .tag(
                    "details", ["class": "mentions", "open": role == .names ? nil : ""],
                    .tag(
                        "summary", [:],
                        .text(context.ui(.counted, context.ui(UIString(role)), context.number(mentions.count)))),
                    .tag("ul", [:], mentions.map(mention)))
            })
    }

    private func mention(_ mention: Mention) -> HTML {
        let language = mention.language == context.language ? nil : mention.language.rawValue
        let target = context.href(
            mention.page, anchor: mention.anchor, across: pageLanguage(mention) ?? context.language)
        let title = context.title(of: mention.page, stored: mention.pageTitle)
        let name = mention.sectionTitle.isEmpty ? title : "\(title) › \(mention.sectionTitle)"
        let isCode = mention.role != .describes
        // An implementation's line is the signature again.
        let excerpt: HTML =
            mention.excerpt.isEmpty || mention.role == .implements
            ? .empty
            : isCode
                ? .tag("code", ["class": "excerpt", "translate": "no"], .text(mention.excerpt))
                : .tag("q", ["class": "excerpt", "lang": language], .group(HTML.breakable(mention.excerpt)))
        return .tag(
            "li", [:],
            .tag("span", ["class": "tag"], .text(mention.language.rawValue)), " ",
            .tag("a", ["href": target, "lang": language, "hreflang": target == nil ? nil : language], .text(name)), " ",
            .tag("span", ["class": "place", "title": mention.place], .text(shortPlace(mention))), excerpt)
    }

    /// The file's name and the line; the whole path is in the tool tip.
    private func shortPlace(_ mention: Mention) -> String {
        mention.place.split(separator: "/").last.map(String.init) ?? mention.place
    }

    /// A source's page exists in every language of the interface; a guide's page is that of its own language.
    private func pageLanguage(_ mention: Mention) -> LanguageTag? {
        switch mention.page {
        case .source, .samples: nil
        default: mention.language
        }
    }
}

extension UIString {
    init(_ role: Mention.Role) {
        switch role {
        case .implements: self = .roleImplements
        case .calls: self = .roleCalls
        case .describes: self = .roleDescribes
        case .names: self = .roleNames
        }
    }
}

extension UIString {
    fileprivate init(_ group: MemberGroup) {
        switch group {
        case .cases: self = .cases
        case .initializers: self = .initializers
        case .properties: self = .properties
        case .methods: self = .instanceMethods
        case .typeProperties: self = .typeProperties
        case .typeMethods: self = .typeMethods
        case .notifications: self = .notifications
        case .others: self = .otherMembers
        case .deprecated: self = .deprecatedMembers
        }
    }
}
