import APIModel
import Diagnostics
import Glossary
import Markup

/// Turns a parsed document into a linked one: links resolved, terms linked at their first mention in a section, every
/// heading with its anchor.
struct DocumentLinker {
    let resolver: LinkResolver
    let matcher: TermMatcher?
    let place: LinkResolver.Place
    let page: PageKey
    let pageTitle: String
    /// Concepts that the page's author doesn't want linked.
    let unlinked: Set<ConceptID>
    let glossary: Glossary

    /// What linking found besides the linked blocks.
    struct Findings: Sendable {
        var diagnostics: [Diagnostic] = []
        var termUses: [(ConceptID, TermUse)] = []
        var mentions: [(SymbolPath, Mention)] = []

        mutating func add(_ other: Findings) {
            diagnostics += other.diagnostics
            termUses += other.termUses
            mentions += other.mentions
        }
    }

    /// The state of the walk: where in the document it is.
    private struct Walk {
        var anchors = AnchorAssigner()
        var anchor: String?
        var sectionTitle = ""
        var linkedTerms: Set<ConceptID> = []
        /// Whether the text names symbols or shows code: then it is about the glossary's subject.
        var isOnTopic = false
        /// A quotation's words are another's: none is linked there.
        var isInQuotation = false
        var findings = Findings()
    }

    func link(_ blocks: [Block<WrittenLink>]) -> (blocks: [LinkedBlock], findings: Findings) {
        var walk = Walk()
        walk.isOnTopic = blocks.contains(where: \.isAboutCode)
        if case .symbol = page { walk.isOnTopic = true }
        let blocks = blocks.map { link($0, &walk) }
        return (blocks, walk.findings)
    }

    private func link(_ block: Block<WrittenLink>, _ walk: inout Walk) -> LinkedBlock {
        let kind: LinkedBlock.Kind
        switch block.kind {
        case .paragraph(let inlines): kind = .paragraph(link(inlines, linksTerms: true, &walk))
        case .heading(let heading):
            let anchor = walk.anchors.anchor(for: heading)
            walk.anchor = anchor
            walk.sectionTitle = heading.content.plainText()
            walk.linkedTerms = []
            kind = .heading(
                Heading(level: heading.level, anchor: anchor, content: link(heading.content, linksTerms: false, &walk)))
        case .list(let list):
            kind = .list(
                List(
                    start: list.start, isTight: list.isTight,
                    items: list.items.map { item in
                        .init(isChecked: item.isChecked, blocks: item.blocks.map { link($0, &walk) }, range: item.range)
                    }))
        case .quote(let blocks):
            let outside = walk.isInQuotation
            walk.isInQuotation = outside || !blocks.isCallout()
            kind = .quote(blocks.map { link($0, &walk) })
            walk.isInQuotation = outside
        case .code(let code): kind = .code(code)
        case .table(let table):
            kind = .table(
                Table(
                    alignments: table.alignments, header: table.header.map { link($0, linksTerms: false, &walk) },
                    rows: table.rows.map { row in row.map { link($0, linksTerms: true, &walk) } }))
        case .thematicBreak: kind = .thematicBreak
        case .html(let html): kind = .html(html)
        case .footnote(let label, let number, let blocks):
            kind = .footnote(label: label, number: number, blocks.map { link($0, &walk) })
        }
        return LinkedBlock(kind, block.range)
    }

    private func link(_ cell: Table<WrittenLink>.Cell, linksTerms: Bool, _ walk: inout Walk) -> Table<ResolvedLink>.Cell
    {
        .init(content: link(cell.content, linksTerms: linksTerms, &walk), range: cell.range)
    }

    private func link(_ inlines: [Inline<WrittenLink>], linksTerms: Bool, _ walk: inout Walk) -> [LinkedInline] {
        link(inlines, linksTerms: linksTerms && !walk.isInQuotation, inlines, &walk)
    }

    private func link(
        _ inlines: [Inline<WrittenLink>], linksTerms: Bool, _ paragraph: [Inline<WrittenLink>], _ walk: inout Walk
    ) -> [LinkedInline] {
        var result: [LinkedInline] = []
        var index = 0
        while index < inlines.count {
            if linksTerms, case .text = inlines[index].kind {
                // A run of text and soft breaks is searched as one, so that a term may stand on two lines.
                var end = index
                while end < inlines.count, inlines[end].isRunningText { end += 1 }
                result += linkTerms(Array(inlines[index..<end]), paragraph, &walk)
                index = end
                continue
            }
            result += link(inlines[index], linksTerms: linksTerms, paragraph, &walk)
            index += 1
        }
        return result
    }

    private func link(
        _ inline: Inline<WrittenLink>, linksTerms: Bool, _ paragraph: [Inline<WrittenLink>], _ walk: inout Walk
    ) -> [LinkedInline] {
        func children(_ inlines: [Inline<WrittenLink>], _ terms: Bool, _ walk: inout Walk) -> [LinkedInline] {
            link(inlines, linksTerms: terms, paragraph, &walk)
        }
        let kind: LinkedInline.Kind
        switch inline.kind {
        case .text(let text): kind = .text(text)
        case .code(let code): kind = .code(code)
        case .softBreak: kind = .softBreak
        case .lineBreak: kind = .lineBreak
        case .emphasis(let inlines): kind = .emphasis(children(inlines, linksTerms, &walk))
        case .strong(let inlines): kind = .strong(children(inlines, linksTerms, &walk))
        case .strikethrough(let inlines): kind = .strikethrough(children(inlines, linksTerms, &walk))
        case .image(let source, let title, let inlines):
            kind = .image(source: source, title: title, children(inlines, false, &walk))
        case .footnoteReference(let label, let number): kind = .footnoteReference(label: label, number: number)
        case .html(let html): kind = .html(html)
        case .link(let written, let title, let inlines):
            let content = children(inlines, false, &walk)
            guard let link = resolver.resolve(written, at: inline.range, in: place, &walk.findings.diagnostics) else {
                return content
            }
            if case .symbol(let path) = link { note(path, inline.range, paragraph, &walk) }
            kind = .link(link, title: title, content)
        }
        return [LinkedInline(kind, inline.range)]
    }

    private func note(_ path: SymbolPath, _ range: SourceRange, _ paragraph: [Inline<WrittenLink>], _ walk: inout Walk)
    {
        // A page doesn't mention itself.
        if page == .symbol(path) { return }
        let line = place.file.lineColumn(at: range.start).line
        let sentence = sentence(of: paragraph.plainText(), holding: path.name.prefix { $0 != "(" }.description)
        walk.findings.mentions.append(
            (
                path,
                Mention(
                    role: .describes, language: place.language, page: page, anchor: walk.anchor, pageTitle: pageTitle,
                    sectionTitle: walk.sectionTitle, place: "\(place.file.path):\(line)",
                    // In a table the name stands alone.
                    excerpt: sentence == path.name ? "" : sentence)
            ))
    }

    // MARK: Terms

    private func linkTerms(_ run: [Inline<WrittenLink>], _ paragraph: [Inline<WrittenLink>], _ walk: inout Walk)
        -> [LinkedInline]
    {
        let plain = run.map { inline in
            if case .text(let text) = inline.kind {
                LinkedInline(.text(text), inline.range)
            } else {
                LinkedInline(.softBreak, inline.range)
            }
        }
        guard let matcher, !matcher.isEmpty else { return plain }
        let text = plain.plainText()
        let (matches, undecided) = matcher.search(text, isOnTopic: walk.isOnTopic)
        var pieces = RunPieces(plain)
        for word in undecided { report(word, in: text, pieces.sourceRange(word.range), &walk) }
        if matches.isEmpty { return plain }
        var result: [LinkedInline] = []
        for match in matches {
            guard !unlinked.contains(match.concept) else { continue }
            let word = String(decoding: Array(text.utf8)[match.range.start..<match.range.end], as: UTF8.self)
            let place = pieces.sourceRange(match.range)
            report(match, word, place, &walk)
            walk.findings.termUses.append(
                (
                    match.concept,
                    TermUse(
                        page: page, language: self.place.language, anchor: walk.anchor,
                        excerpt: sentence(of: paragraph.plainText(), holding: word), word: word, term: match.term,
                        partOfSpeech: match.partOfSpeech,
                        location: SourceLocation(self.place.file, place ?? run[0].range))
                ))
            guard walk.linkedTerms.insert(match.concept).inserted else { continue }
            result += pieces.take(upTo: match.range.start)
            let content = pieces.take(upTo: match.range.end)
            guard let first = content.first, let last = content.last else { continue }
            result.append(
                LinkedInline(
                    .link(
                        .concept(
                            TermLink(concept: match.concept, reason: match.reason, offset: first.range.start)),
                        title: nil, content),
                    SourceRange(first.range.start, last.range.end)))
        }
        return result + pieces.take(upTo: .max)
    }

    private func report(
        _ word: TermMatcher.Undecided, in text: String, _ range: SourceRange?, _ walk: inout Walk
    ) {
        guard let range, !word.concepts.contains(where: unlinked.contains) else { return }
        let name = String(decoding: Array(text.utf8)[word.range.start..<word.range.end], as: UTF8.self)
        let concepts = word.concepts.map { "'\($0.rawValue)'" }.joined(separator: " or ")
        walk.findings.diagnostics.append(
            Diagnostic(
                "ambiguous-mention", .warning, "'\(name)' may be \(concepts), and nothing near it tells which",
                at: SourceLocation(place.file, range),
                notes: [
                    Note("Use another term, list one under 'unlinked-terms' of the page, or give a term 'near' words.")
                ]))
    }

    private func report(_ match: TermMatcher.Match, _ word: String, _ range: SourceRange?, _ walk: inout Walk) {
        guard match.status == .deprecated, let range,
            let preferred = glossary[match.concept]?.languages[place.language]?.preferred?.text
        else { return }
        walk.findings.diagnostics.append(
            Diagnostic(
                "deprecated-term", .warning, "'\(word)' is a deprecated term of '\(match.concept.rawValue)'",
                at: SourceLocation(place.file, range),
                fixIts: [FixIt("the preferred term is '\(preferred)'", range, replacement: preferred)]))
    }
}

extension Inline {
    fileprivate var isRunningText: Bool {
        switch kind {
        case .text, .softBreak: true
        default: false
        }
    }
}

/// A run of text nodes, cut at offsets of its joined text.
private struct RunPieces {
    private var nodes: [LinkedInline]
    private var taken = 0

    init(_ nodes: [LinkedInline]) { self.nodes = nodes }

    private static func text(of node: LinkedInline) -> [UInt8] {
        if case .text(let text) = node.kind { Array(text.utf8) } else { [0x20] }
    }

    /// The nodes up to `offset`, the last cut there.
    mutating func take(upTo offset: Int) -> [LinkedInline] {
        var result: [LinkedInline] = []
        while let node = nodes.first, taken < offset {
            let bytes = Self.text(of: node)
            if taken + bytes.count <= offset {
                result.append(node)
                nodes.removeFirst()
                taken += bytes.count
                continue
            }
            let cut = offset - taken
            // Where a text holds escapes or entities its bytes aren't those of the file; the node's range still holds it.
            let isExact = node.range.end - node.range.start == bytes.count
            let middle = isExact ? node.range.start + cut : node.range.end
            result.append(
                LinkedInline(
                    .text(String(decoding: bytes[..<cut], as: UTF8.self)), SourceRange(node.range.start, middle)))
            nodes[0] = LinkedInline(
                .text(String(decoding: bytes[cut...], as: UTF8.self)),
                SourceRange(isExact ? middle : node.range.start, node.range.end))
            taken = offset
        }
        return result
    }

    /// Where the bytes of a range of the joined text, not yet taken, stand in the file.
    func sourceRange(_ range: SourceRange) -> SourceRange? {
        var offset = taken
        for node in nodes {
            let count = Self.text(of: node).count
            if range.start >= offset, range.end <= offset + count {
                guard node.range.end - node.range.start == count else { return node.range }
                return SourceRange(node.range.start + range.start - offset, node.range.start + range.end - offset)
            }
            offset += count
        }
        return nodes.first?.range
    }
}

/// The sentence of `text` that holds `word`, cut to a length that fits a list.
func sentence(of text: String, holding word: String) -> String {
    let longest = 220
    guard let range = text.firstRange(of: word) else { return clipped(text, to: longest) }
    let ends: Set<Character> = ["。", "！", "？"]
    var start = text.startIndex
    var end = text.endIndex
    var index = text.startIndex
    while index < text.endIndex {
        let next = text.index(after: index)
        let character = text[index]
        let isEnd =
            ends.contains(character)
            || ([".", "!", "?"].contains(character) && (next == text.endIndex || text[next] == " "))
        if isEnd {
            if next <= range.lowerBound {
                start = next
            } else if index >= range.upperBound || next == text.endIndex {
                end = next
                break
            }
        }
        index = next
    }
    return clipped(String(text[start..<end]), to: longest)
}

private func clipped(_ text: String, to count: Int) -> String {
    let trimmed = text.drop { $0.isWhitespace }
    return trimmed.count <= count ? String(trimmed) : trimmed.prefix(count - 1) + "…"
}

extension Block<WrittenLink> {
    /// Whether it names a symbol or shows code.
    fileprivate var isAboutCode: Bool {
        switch kind {
        case .code: true
        case .paragraph(let inlines): inlines.contains(where: \.isAboutCode)
        case .heading(let heading): heading.content.contains(where: \.isAboutCode)
        case .list(let list): list.items.contains { $0.blocks.contains(where: \.isAboutCode) }
        case .quote(let blocks), .footnote(_, _, let blocks): blocks.contains(where: \.isAboutCode)
        case .table(let table):
            (table.header + table.rows.joined()).contains { $0.content.contains(where: \.isAboutCode) }
        case .thematicBreak, .html: false
        }
    }
}

extension Inline<WrittenLink> {
    fileprivate var isAboutCode: Bool {
        switch kind {
        case .code, .link(.symbol, _, _): true
        case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(_, _, let inner):
            inner.contains(where: \.isAboutCode)
        default: false
        }
    }
}
