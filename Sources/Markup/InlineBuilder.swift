import Diagnostics

/// The library's inlines of one block into ours, each with the bytes that it was written with.
///
/// The library's own inline positions are wrong after escapes, entities and line ends. Its tree is right, so we read the
/// block's text once more alongside the tree: each node says what must come next (`**`, a text, `](…)`), and the cursor in
/// the text says where. Should the two ever disagree, the rest of the block gets the block's range.
struct InlineBuilder {
    let options: MarkdownParser.Options
    let footnoteLabels: [String]
    /// The range for what can't be placed.
    let blockRange: SourceRange
    let text: ParsedText
    /// Nil when the block's lines weren't found.
    let running: RunningText?
    private(set) var cursor = 0
    private(set) var isLost = false
    private(set) var isTooDeep = false
    /// Bytes that destinations and titles may still take: a definition is written once and may be used often.
    private(set) var destinationBudget: Int
    /// The last character shown so far, for soft breaks.
    private var lastScalar: Unicode.Scalar?
    private var linkDepth = 0
    /// The block's text again, for speed.
    private let bytes: [UInt8]

    init(
        options: MarkdownParser.Options, footnoteLabels: [String], blockRange: SourceRange, text: ParsedText,
        running: RunningText?, destinationBudget: Int
    ) {
        self.options = options
        self.footnoteLabels = footnoteLabels
        self.blockRange = blockRange
        self.text = text
        self.running = running
        self.destinationBudget = destinationBudget
        bytes = running?.bytes ?? []
        isLost = running == nil
    }

    mutating func inlines(of node: CMarkNode, depth: Int = 0) -> [Inline<WrittenLink>] {
        var inlines: [Inline<WrittenLink>] = []
        for child in node.children {
            if let inline = inline(child, depth: depth) { inlines.append(inline) }
        }
        return inlines
    }

    private mutating func inline(_ node: CMarkNode, depth: Int) -> Inline<WrittenLink>? {
        let start = cursor
        switch node.kind {
        case .text:
            let literal = node.literal
            guard literal.count > 0 else { return nil }
            align(literal)
            lastScalar = literal.scalar(before: literal.count)
            return made(.text(text.string(literal)), from: start)
        case .softBreak: return softBreak()
        case .lineBreak:
            take(UInt8(ascii: "\\"))
            let newline = takeLineEnd()
            lastScalar = nil
            return Inline(.lineBreak, isLost ? blockRange : newline)
        case .inlineCode: return code(node, from: start)
        case .inlineHTML:
            let literal = node.literal
            take(literal.count)
            lastScalar = nil
            return made(.html(text.string(literal)), from: start)
        case .footnoteReference: return footnoteReference(node, from: start)
        default: break
        }
        guard depth < MarkdownParser.nestingLimit else { return flattened(node) }
        switch node.kind {
        case .emphasis:
            let content = delimited(node, 1, depth)
            return made(.emphasis(content), from: start)
        case .strong:
            let content = delimited(node, 2, depth)
            return made(.strong(content), from: start)
        case .strikethrough:
            let length = run(of: UInt8(ascii: "~"))
            let content = delimited(node, min(max(length, 1), 2), depth)
            return made(.strikethrough(content), from: start)
        case .link: return link(node, from: start, depth)
        case .image:
            take(2)
            let content = inlines(of: node, depth: depth + 1)
            skipLinkTail()
            lastScalar = nil
            let (source, title) = destination(of: node)
            return made(.image(source: source, title: title, content), from: start)
        default: return nil
        }
    }

    /// Call it with a finished `kind`: the cursor that counts is the one after it.
    private func made(_ kind: Inline<WrittenLink>.Kind, from start: Int) -> Inline<WrittenLink> {
        Inline(kind, isLost ? blockRange : running?.range(start, cursor) ?? blockRange)
    }

    private mutating func delimited(_ node: CMarkNode, _ count: Int, _ depth: Int) -> [Inline<WrittenLink>] {
        takeDelimiters(count)
        let content = inlines(of: node, depth: depth + 1)
        takeDelimiters(count)
        return content
    }

    /// All text of a node that is nested too deeply to be kept as it is.
    private mutating func flattened(_ node: CMarkNode) -> Inline<WrittenLink> {
        isTooDeep = true
        isLost = true
        return Inline(.text(node.allText.withUnsafeBufferPointer { text.string($0) }), blockRange)
    }

    // MARK: Kinds

    private mutating func softBreak() -> Inline<WrittenLink>? {
        let newline = takeLineEnd()
        guard options.wideText, !isLost, let before = lastScalar, let after = nextShownScalar else {
            lastScalar = nil
            return Inline(.softBreak, isLost ? blockRange : newline)
        }
        return before.runsOn(into: after) ? nil : Inline(.softBreak, newline)
    }

    /// The first character that the next inline shows, past opening delimiters; nil when only the library could tell.
    private var nextShownScalar: Unicode.Scalar? {
        bytes.withUnsafeBufferPointer { bytes in
            var index = cursor
            while index < bytes.count, "*_~[".utf8.contains(bytes[index]) { index += 1 }
            guard let scalar = bytes.scalar(at: index), scalar.value >= 0x80 else { return nil }
            return scalar
        }
    }

    private mutating func code(_ node: CMarkNode, from start: Int) -> Inline<WrittenLink> {
        let literal = node.literal
        let ticks = run(of: UInt8(ascii: "`"))
        cursor += ticks
        skipToClosing(ticks: ticks)
        lastScalar = literal.scalar(before: literal.count)
        let isVerbatim = ticks == 2 && !isLost && cursor - start == literal.count + 4
        if options.symbolLinks, isVerbatim, linkDepth == 0, let name = symbolName(from: start + 2) {
            let path = String(decoding: bytes[start + 2..<cursor - 2], as: UTF8.self)
            let shown = String(decoding: bytes[name], as: UTF8.self)
            let range = running?.range(name.lowerBound, name.upperBound) ?? blockRange
            return made(.link(.symbol(path), title: nil, [Inline(.code(shown), range)]), from: start)
        }
        return made(.code(text.string(literal)), from: start)
    }

    /// The place of the last name when what stands before the closing back-ticks is a symbol's path.
    private func symbolName(from start: Int) -> Range<Int>? {
        bytes.withUnsafeBufferPointer { bytes in
            let path = UnsafeBufferPointer(rebasing: bytes[start..<cursor - 2])
            return SymbolLinkForm.lastName(of: path).map { start + $0.lowerBound..<start + $0.upperBound }
        }
    }

    private mutating func footnoteReference(_ node: CMarkNode, from start: Int) -> Inline<WrittenLink> {
        let number = Int(text.string(node.literal)) ?? 0
        let label = footnoteLabels.indices.contains(number - 1) ? footnoteLabels[number - 1] : ""
        while !isLost, cursor < bytes.count, bytes[cursor] != UInt8(ascii: "]") { cursor += 1 }
        take(1)
        return made(.footnoteReference(label: label, number: number), from: start)
    }

    private mutating func link(_ node: CMarkNode, from start: Int, _ depth: Int) -> Inline<WrittenLink> {
        linkDepth += 1
        defer { linkDepth -= 1 }
        let content: [Inline<WrittenLink>]
        switch isLost || cursor >= bytes.count ? 0 : bytes[cursor] {
        case UInt8(ascii: "["):
            cursor += 1
            content = inlines(of: node, depth: depth + 1)
            skipLinkTail()
        case UInt8(ascii: "<"):
            cursor += 1
            content = inlines(of: node, depth: depth + 1)
            take(1)
        default:
            content = inlines(of: node, depth: depth + 1)
        }
        let (destination, title) = destination(of: node)
        return made(.link(.destination(destination), title: title, content), from: start)
    }

    /// Nothing once the budget is used up.
    private mutating func destination(of node: CMarkNode) -> (String, title: String?) {
        let (url, title) = (node.url, node.title)
        destinationBudget -= url.count + title.count
        guard destinationBudget >= 0 else { return ("", nil) }
        return (text.string(url), title.isEmpty ? nil : text.string(title))
    }

    // MARK: The cursor

    private mutating func take(_ count: Int) {
        if cursor + count > bytes.count { isLost = true } else { cursor += count }
    }

    private mutating func take(_ byte: UInt8) {
        if !isLost, cursor < bytes.count, bytes[cursor] == byte { cursor += 1 }
    }

    private mutating func takeDelimiters(_ count: Int) {
        guard !isLost else { return }
        guard cursor + count <= bytes.count,
            bytes[cursor..<cursor + count].allSatisfy({ "*_~".utf8.contains($0) })
        else {
            isLost = true
            return
        }
        cursor += count
    }

    private func run(of byte: UInt8) -> Int {
        guard !isLost else { return 0 }
        return bytes[cursor...].prefix { $0 == byte }.count
    }

    /// Past spaces, one line end and the next line's indentation; returns the line end's range.
    private mutating func takeLineEnd() -> SourceRange {
        guard !isLost, let running else { return blockRange }
        while cursor < bytes.count, bytes[cursor] != UInt8(ascii: "\n"), isMarkupSpace(bytes[cursor]) { cursor += 1 }
        guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: "\n") else {
            isLost = true
            return blockRange
        }
        let start = cursor
        cursor += 1
        while cursor < bytes.count, bytes[cursor] == 0x20 || bytes[cursor] == 0x09 { cursor += 1 }
        return running.range(start, start + 1)
    }

    private mutating func skipToClosing(ticks: Int) {
        guard !isLost, ticks > 0 else {
            isLost = true
            return
        }
        while cursor < bytes.count {
            if bytes[cursor] != UInt8(ascii: "`") {
                cursor += 1
                continue
            }
            let length = run(of: UInt8(ascii: "`"))
            cursor += length
            if length == ticks { return }
        }
        isLost = true
    }

    private mutating func skipLinkTail() {
        guard !isLost else { return }
        guard cursor < bytes.count, bytes[cursor] == UInt8(ascii: "]") else {
            isLost = true
            return
        }
        cursor = bytes.withUnsafeBufferPointer { LinkTail.end(in: $0, after: cursor + 1) }
    }

    /// Moves past the bytes that the library turned into `literal`: as they are, escaped, or as entities.
    private mutating func align(_ literal: UnsafeBufferPointer<UInt8>) {
        guard !isLost else { return }
        let isMapped = text.hasSentinels
        let end: Int? = bytes.withUnsafeBufferPointer { bytes in
            var index = cursor
            var done = 0
            while done < literal.count {
                guard index < bytes.count else { return nil }
                let byte = bytes[index]
                let wanted = isMapped ? Sentinel.original[Int(literal[done])] : literal[done]
                if byte == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] == wanted,
                    isEscapable(wanted)
                {
                    index += 2
                    done += 1
                } else if byte == UInt8(ascii: "&"),
                    let entity = CMarkNode.entity(UnsafeBufferPointer(rebasing: bytes[(index + 1)...])),
                    literal[done...].starts(with: entity.text)
                {
                    index += 1 + entity.length
                    done += entity.text.count
                } else if byte == wanted {
                    index += 1
                    done += 1
                } else {
                    return nil
                }
            }
            return index
        }
        if let end { cursor = end } else { isLost = true }
    }
}
