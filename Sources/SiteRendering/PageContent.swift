import APIModel
import Diagnostics
import Glossary
import HTML
import Linking
import Markup

/// What a page says, inside its frame.
struct PageContent {
    let context: PageContext
    let page: LinkedPage
    let guides: [String: SiteRenderer.GuideTitle]

    struct OutlineEntry {
        var level: Int
        var anchor: String
        var title: HTML
    }

    struct Body {
        var html: HTML
        var outline: [OutlineEntry] = []
    }

    func body() -> Body {
        switch page.content {
        case .document(let document):
            return documentBody(document)
        case .symbol(let symbol):
            return symbolBody(symbol)
        case .source(let source):
            return sourceBody(source)
        case .list:
            switch page.key {
            case .guides: return guidesBody()
            case .reference: return referenceBody()
            case .symbolIndex: return symbolIndexBody()
            case .glossary: return glossaryBody()
            case .terms: return termsBody()
            case .samples: return samplesBody()
            case .sources: return sourcesBody()
            case .methods: return methodsBody()
            case .orders: return ordersBody()
            case .fidelity: return deviationsBody()
            case .checks: return checksBody()
            default: preconditionFailure("only index pages are lists made by the renderer")
            }
        }
    }

    /// The small line above the title.
    func eyebrow() -> HTML {
        switch page.content {
        case .symbol(let symbolPage):
            guard let symbol = symbolPage.symbols.first else { return .empty }
            var parts = [context.ui(UIString(symbol.kind))]
            if symbol.isOptionalRequirement { parts.append(context.ui(.optionalRequirement)) }
            return .tag("p", ["class": "eyebrow"], .text(parts.joined(separator: " · ")))
        case .source:
            return .tag("p", ["class": "eyebrow"], .text(context.ui(.sources)))
        default:
            return .empty
        }
    }

    // MARK: Documents

    private func documentBody(_ document: LinkedDocument) -> Body {
        let renderer = blockRenderer(file: document.file)
        let lead =
            page.summary.isEmpty || page.key == .home ? HTML.empty : .tag("p", ["class": "lead"], .text(page.summary))
        let prose = { (blocks: ArraySlice<LinkedBlock>, lead: HTML) in
            HTML.tag(
                "div", ["class": "prose", "lang": foreign(page.contentLanguage)], lead, renderer.render(Array(blocks)))
        }
        let blocks = document.blocks[...]
        guard page.key == .home, let chart = context.site.charts.first else {
            return Body(
                html: [prose(blocks, lead), page.key == .home ? homeCards() : .empty], outline: outline(document.blocks)
            )
        }
        // The picture stands below the first words and above the first section.
        let start = blocks.firstIndex { if case .heading = $0.kind { true } else { false } } ?? blocks.endIndex
        return Body(
            html: [
                prose(blocks[..<start], lead), StatePicture(context: context, chart: chart).figure(),
                prose(blocks[start...], .empty), homeCards(),
            ], outline: outline(document.blocks))
    }

    /// The language's tag where it isn't the page's own.
    func foreign(_ language: LanguageTag) -> String? {
        language == context.language ? nil : language.rawValue
    }

    func outline(_ blocks: [LinkedBlock]) -> [OutlineEntry] {
        blocks.compactMap { block in
            guard case .heading(let heading) = block.kind, let anchor = heading.anchor, heading.level <= 3 else {
                return nil
            }
            return OutlineEntry(level: heading.level, anchor: anchor, title: .text(heading.content.plainText()))
        }
    }

    func blockRenderer(file: SourceFile) -> BlockRenderer {
        BlockRenderer(context: context, file: file)
    }

    private func homeCards() -> HTML {
        .tag(
            "section", ["class": "cards", "aria-labelledby": "all-guides"],
            .tag("h2", ["id": "all-guides"], .text(context.ui(.guides))),
            guideCards())
    }

    private func guideCards() -> HTML {
        .tag(
            "ul", ["class": "cards"],
            context.configuration.guides.map { name in
                .tag(
                    "li", [:],
                    .tag("a", ["href": context.href(.guide(name))], .text(guides[name]?.title ?? name)),
                    .tag("p", [:], .text(guides[name]?.summary ?? "")))
            })
    }

    private func guidesBody() -> Body {
        Body(html: [lead(.guidesIntro), guideCards()])
    }

    func lead(_ string: UIString, _ values: String...) -> HTML {
        var text = context.ui(string)
        for (index, value) in values.enumerated() { text = text.replacing("{\(index)}", with: value) }
        return .tag("p", ["class": "lead"], .text(text))
    }

    func section(_ anchor: String, _ title: UIString, _ content: HTML...) -> HTML {
        .tag(
            "section", ["aria-labelledby": anchor], .tag("h2", ["id": anchor], .text(context.ui(title))),
            .group(content))
    }

    func entry(_ anchor: String, _ title: UIString) -> OutlineEntry {
        OutlineEntry(level: 2, anchor: anchor, title: .text(context.ui(title)))
    }
}

extension UIString {
    init(_ kind: Symbol.Kind) {
        switch kind {
        case .protocol: self = .kindProtocol
        case .class: self = .kindClass
        case .struct: self = .kindStruct
        case .enum: self = .kindEnum
        case .case: self = .kindCase
        case .method, .subscript: self = .kindMethod
        case .typeMethod, .typeSubscript: self = .kindTypeMethod
        case .property: self = .kindProperty
        case .typeProperty: self = .kindTypeProperty
        case .initializer: self = .kindInitializer
        default: self = .kindOther
        }
    }
}
