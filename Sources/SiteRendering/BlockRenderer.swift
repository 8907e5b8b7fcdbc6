import Diagnostics
import Glossary
import HTML
import Linking
import Markup
import Samples

/// Linked blocks into the site's HTML.
struct BlockRenderer {
    let context: PageContext
    /// The file that the blocks came from: a code block's sample is found by its place there.
    let file: SourceFile
    /// How many levels deeper headings are shown than written.
    var headingShift = 0
    /// What most likely stood where a source text lost its words, by place.
    var proposals: [SourceRange: SourceRecord.Proposal] = [:]

    func render(_ blocks: [LinkedBlock]) -> HTML { markup.render(blocks) }
    func render(_ inlines: [LinkedInline]) -> [HTML] { markup.render(inlines) }

    private var markup: MarkupRenderer<ResolvedLink> {
        var renderer = MarkupRenderer<ResolvedLink>(link: link)
        renderer.inlineCode = { .tag("code", [:], .group(HTML.breakable($0))) }
        renderer.codeBlock = code
        if !proposals.isEmpty { renderer.text = text }
        renderer.heading = heading
        renderer.quote = quote
        renderer.tableFrame = { table in
            .tag("div", ["class": "table", "tabindex": "0", "role": "group", "aria-label": context.ui(.table)], table)
        }
        renderer.taskMark = { .tag("span", ["class": "box", "aria-hidden": "true"], $0 ? "☑" : "☐") }
        renderer.cellAlignment = { alignment, content in
            // A column with sentences is to be wide enough to read on a narrow screen.
            let isText = content.plainText().count > 24
            let names = [alignment.className, isText ? "text" : nil].compactMap { $0 }
            return names.isEmpty ? nil : HTML.Attribute("class", names.joined(separator: " "))
        }
        // A picture of a source text is elsewhere, and nothing is loaded from there.
        renderer.image = { _, _, description in .tag("span", ["class": "missing-picture"], .text(description)) }
        renderer.footnoteBackLabel = { number, _ in context.ui(.backToReference, "\(number)") }
        return renderer
    }

    /// A proposal is no part of the text: it stands there as one, until an editor confirms it.
    private func text(_ text: String, _ range: SourceRange) -> HTML {
        guard let proposal = proposals[range] else { return .text(text) }
        return [
            .text(text), " ",
            .tag(
                "span", ["class": "proposal", "lang": context.language.rawValue],
                "[", context.ui(.proposed, html: context.proposed(proposal)),
                .text(" \(context.percent(proposal.confidence))"), "]"),
        ]
    }

    private func heading(_ heading: Heading<ResolvedLink>, _ content: [HTML]) -> HTML {
        let tag: HTML.Tag
        switch heading.level + headingShift {
        case ...2: tag = "h2"
        case 3: tag = "h3"
        case 4: tag = "h4"
        case 5: tag = "h5"
        default: tag = "h6"
        }
        return .tag(
            tag, ["id": heading.anchor], context.docsetAnchor("Section", heading.content.plainText()), .group(content))
    }

    private func quote(_ blocks: [LinkedBlock], _ content: [HTML]) -> HTML {
        blocks.isCallout()
            ? .tag("div", ["class": "callout", "role": "note"], content) : .tag("blockquote", [:], content)
    }

    private func code(_ code: CodeBlock) -> HTML {
        if let entry = context.site.samples.entry(for: code, in: file) {
            return SampleRenderer(context: context, entry: entry).figure()
        }
        if let name = code.pictureName, let chart = context.site.charts.first(where: { $0.name == name }) {
            return StatePicture(context: context, chart: chart).figure()
        }
        if code.pictureName == ObjectChart.name, let chart = context.site.objects {
            return ObjectPicture(context: context, chart: chart).figure()
        }
        return .tag("pre", ["tabindex": "0"], .tag("code", ["translate": "no"], .text(code.text)))
    }

    private func link(_ link: ResolvedLink, _ title: String?, _ content: [HTML]) -> HTML {
        switch link {
        case .concept(let term):
            return TermPeek(context: context, term: term).html(content)
        case .external(let url):
            return .tag("a", ["href": url, "rel": "external", "title": title], content)
        default:
            return .tag("a", ["href": context.href(to: link), "title": title], content)
        }
    }
}

extension TableAlignment {
    fileprivate var className: String? {
        switch self {
        case .none, .left: nil
        case .center: "center"
        case .right: "end"
        }
    }
}
