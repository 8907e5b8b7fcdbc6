import Diagnostics
import Markup

/// Drafts into blocks, with names, lost spans and links found in their text.
struct SourceDocumentBuilder {
    private let file: SourceFile
    private let lines: [TextLine]
    private let drafts: [Draft]
    private let gutters: [Int: Int]
    private let flatListings: Set<Int>
    private let annotations: PlacedAnnotations
    private let names: SymbolNames
    private let mentionFinder: MentionFinder
    private var section = ""
    /// The last paragraph, which may announce a list.
    private var lead = ""
    /// The number of the list that is being built.
    private var currentList: Int?
    private var listCount = 0
    private(set) var lostSpans: [SourceText.LostSpan] = []
    private(set) var mentions: [SourceText.Mention] = []
    private(set) var repairs: [SourceText.Repair] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var notedNames: Set<String> = []
    private static let mostNotedNames = 100

    init(_ finder: DraftFinder, names: SymbolNames) {
        file = finder.file
        lines = finder.lines
        drafts = finder.drafts
        gutters = finder.gutters
        flatListings = finder.flatListings
        annotations = finder.annotations
        let names = names.declaring(finder.declaredTypes)
        self.names = names
        mentionFinder = MentionFinder(names: names)
    }

    mutating func blocks() -> [Block<WrittenLink>] {
        let blocks = drafts.compactMap { block($0) }
        if notedNames.count > Self.mostNotedNames {
            diagnostics.append(
                .moreUnknownMentions(
                    notedNames.count - Self.mostNotedNames, at: SourceLocation(file, SourceRange(0, 0))))
        }
        let lost = repairs.reduce(0) { $0 + ($1.kind == .lostSpan ? 1 : 0) }
        if lost > SourceText.LostSpan.most {
            diagnostics.append(
                .tooManyLostSpans(
                    lost, proposals: SourceText.LostSpan.most, at: SourceLocation(file, SourceRange(0, 0))))
        }
        return blocks
    }

    private mutating func block(_ draft: Draft) -> Block<WrittenLink>? {
        defer { lead = leadText(of: draft) ?? lead }
        switch draft {
        case .title, .omitted: return nil
        case .heading(let line, let level):
            let mark = LineShape.headingMark(of: lines[line].text) ?? 0
            section = String(decoding: lines[line].text.utf8.dropFirst(mark), as: UTF8.self)
            let content = inlines(line..<line + 1, skipping: mark)
            return Block(.heading(Heading(level: level, content: content)), lines[line].range)
        case .paragraph(let run):
            return Block(.paragraph(inlines(run)), range(run))
        case .caption(let run):
            return Block(.paragraph([Inline(.emphasis(inlines(run)), range(run))]), range(run))
        case .callout(let run, let label):
            return Block(.quote([Block(.paragraph(callout(run, label)), range(run))]), range(run))
        case .list(let items): return list(items)
        case .code(let code): return self.code(code)
        }
    }

    /// What a list after `draft` is announced by; nil when the draft changes nothing about that.
    private func leadText(of draft: Draft) -> String? {
        switch draft {
        case .paragraph(let run): lines[run].map(\.text).joined(separator: " ")
        case .heading, .list, .code: ""
        case .title, .callout, .caption, .omitted: nil
        }
    }

    private func range(_ run: LineRange) -> SourceRange {
        SourceRange(lines[run.lowerBound].range.start, lines[run.upperBound - 1].range.end)
    }

    private mutating func callout(_ run: LineRange, _ label: Range<Int>) -> [Inline<WrittenLink>] {
        let line = lines[run.lowerBound]
        let name = Inline<WrittenLink>.Kind.text(line.text(label))
        let strong = Inline<WrittenLink>(.strong([Inline(name, line.range(label))]), line.range(label))
        return [strong] + inlines(run, skipping: label.upperBound)
    }

    // MARK: Lists

    private mutating func list(_ items: [DraftItem]) -> Block<WrittenLink> {
        var index = 0
        currentList = listCount
        listCount += 1
        defer { currentList = nil }
        return list(items, from: &index, depth: 0)
    }

    /// Items that are indented further than the first of a list are a list in the item above them.
    private mutating func list(_ items: [DraftItem], from index: inout Int, depth: Int) -> Block<WrittenLink> {
        let first = items[index]
        var built: [List<WrittenLink>.Item] = []
        while index < items.count {
            let item = items[index]
            if item.indent < first.indent, !built.isEmpty { break }
            let isOfAnotherKind = (item.number == nil) != (first.number == nil)
            if item.indent > first.indent + 1 || isOfAnotherKind, depth < 8, var last = built.popLast() {
                let inner = list(items, from: &index, depth: depth + 1)
                last.blocks.append(inner)
                last.range = SourceRange(last.range.start, inner.range.end)
                built.append(last)
                continue
            }
            let range = range(item.lines)
            let content = inlines(item.lines, skipping: item.markerLength)
            built.append(.init(blocks: [Block(.paragraph(content), range)], range: range))
            index += 1
        }
        let range = SourceRange(built.first?.range.start ?? 0, built.last?.range.end ?? 0)
        return Block(.list(List(start: first.number, isTight: true, items: built)), range)
    }

    // MARK: Code

    private mutating func code(_ draft: DraftCode) -> Block<WrittenLink> {
        let range = range(draft.lines)
        if draft.lines.count == 1, flatListings.contains(draft.lines.lowerBound) {
            return flatListing(draft, range)
        }
        var text = ""
        var offsets: [Int] = []
        let margin = lines[draft.lines].filter { !$0.isBlank }.map(\.indent).min() ?? 0
        for number in draft.lines {
            let line = lines[number]
            let gutter = gutters[number] ?? 0
            let (mended, isChanged) = CodeLines.mended(
                String(decoding: line.text.utf8.dropFirst(gutter), as: UTF8.self))
            if isChanged {
                repairs.append(
                    .init(
                        .codeCharacters, line.range, before: file.text(in: line.range), after: mended, confidence: 0.9))
            }
            let indent = line.isBlank ? 0 : line.indent - margin
            text += String(repeating: " ", count: indent) + mended + "\n"
            offsets.append(offset(of: line, gutter: gutter, indent: indent))
        }
        let info = draft.language.rawValue
        return Block(.code(CodeBlock(info: info, text: text, lineOffsets: offsets)), range)
    }

    /// Where the line's code begins, its indentation included where the file has it.
    private func offset(of line: TextLine, gutter: Int, indent: Int) -> Int {
        if gutter > 0 { return line.range(gutter..<gutter).start }
        return max(line.start, line.range.start - indent)
    }

    private mutating func flatListing(_ draft: DraftCode, _ range: SourceRange) -> Block<WrittenLink> {
        let line = lines[draft.lines.lowerBound]
        let (mended, _) = CodeLines.mended(line.text)
        // Mending may change lengths; then the places are only those of the line.
        let isInPlace = mended.utf8.count == line.text.utf8.count
        let listing = FlatListing(mended)
        let bytes = Array(mended.utf8)
        var text = ""
        var offsets: [Int] = []
        for piece in listing.lines {
            text +=
                String(repeating: "    ", count: piece.depth) + String(decoding: bytes[piece.range], as: UTF8.self)
                + "\n"
            offsets.append(isInPlace ? line.range(piece.range).start : line.range.start)
        }
        repairs.append(.init(.flattenedListing, range, before: file.text(in: range), after: text, confidence: 0.85))
        if listing.openBraces > 0 {
            var closing = ""
            for depth in (0..<min(listing.openBraces, 32)).reversed() {
                closing += String(repeating: "    ", count: depth) + "}\n"
                offsets.append(range.end)
            }
            let end = SourceRange(range.end, range.end)
            repairs.append(.init(.cutListing, end, before: "", after: closing, confidence: 0.6))
            text += closing
        }
        return Block(.code(CodeBlock(info: draft.language.rawValue, text: text, lineOffsets: offsets)), range)
    }

    // MARK: Running text

    /// The text of some lines, the first without `skipped` bytes.
    private mutating func inlines(_ run: LineRange, skipping skipped: Int = 0) -> [Inline<WrittenLink>] {
        var inlines: [Inline<WrittenLink>] = []
        var divided: DividedName?
        for number in run {
            let start = number == run.lowerBound ? skipped : 0
            let (above, line) = (divided, lines[number].text)
            let following = number + 1 < run.upperBound ? lines[number + 1].text : nil
            divided = following.flatMap { DividedName(line, $0, finder: mentionFinder) }
            let wasDivided = above != nil || number > run.lowerBound && isDivided(lines[number - 1].text, line)
            let goesOn = divided?.hasHyphen ?? following.map { isDivided(line, $0) } ?? false
            var piece = InlineFinder(
                line: lines[number], start: start, file: file, mentionFinder: mentionFinder, section: section,
                isParagraphStart: number == run.lowerBound && skipped == 0, goesOn: goesOn,
                annotations: annotations.spans[number] ?? []
            )
            let found = piece.find()
            if number > run.lowerBound, !wasDivided, joinsWithSpace(inlines, found) {
                let end = lines[number - 1].range.end
                inlines.append(Inline(.softBreak, SourceRange(end, end + 1)))
            }
            inlines += found
            var names = piece.mentions
            if let above { names.removeAll { $0.range.start < lines[number].range(0..<above.end).end } }
            if let divided { names = whole(names, divided, at: number) }
            mentions += names
            repairs += piece.repairs
            if lines[number].isMended {
                let before = file.text(in: lines[number].range)
                repairs.append(
                    .init(.proseCharacters, lines[number].range, before: before, after: line, confidence: 1))
            }
            lostSpans += piece.lostSpans.prefix(max(0, SourceText.LostSpan.most - lostSpans.count)).map { span in
                var span = span
                span.list = currentList
                span.lead = currentList == nil ? "" : lead
                span.headsItem = span.headsItem && currentList != nil && number == run.lowerBound
                return span
            }
            note(names)
        }
        return inlines
    }

    /// The names in a line, the last of which goes on in the next.
    private func whole(
        _ names: [SourceText.Mention], _ divided: DividedName, at number: Int
    ) -> [SourceText.Mention] {
        let start = lines[number].range(divided.start..<divided.start).start
        let range = SourceRange(start, lines[number + 1].range(0..<divided.end).end)
        return names.filter { $0.range.end <= start } + [
            SourceText.Mention(
                text: file.text(in: range), name: divided.name, range: range, section: section,
                sentence: lines[number].text, isKnown: true)
        ]
    }

    /// `Proto-` and `koll`; not `Vor-` and `und Nachteile`, nor `UIKit-` and `App`.
    private func isDivided(_ line: String, _ following: String) -> Bool {
        guard line.utf8.count > 2, line.utf8.last == UInt8(ascii: "-"),
            line.unicodeScalars.dropLast().last?.properties.isAlphabetic == true,
            following.unicodeScalars.first?.properties.isLowercase == true
        else { return false }
        return !Vocabulary.wordsAfterHyphens.contains(String(following.prefix { $0.isLetter }))
    }

    private func joinsWithSpace(_ before: [Inline<WrittenLink>], _ after: [Inline<WrittenLink>]) -> Bool {
        if before.isEmpty || after.isEmpty { return false }
        if case .code? = after.first?.kind { return true }
        guard let last = before.suffix(1).plainText().unicodeScalars.last,
            let first = after.prefix(1).plainText().unicodeScalars.first
        else { return true }
        return !last.runsOn(into: first)
    }

    private mutating func note(_ mentions: [SourceText.Mention]) {
        guard !names.isEmpty else { return }
        for mention in mentions where !mention.isKnown && mention.name.contains("(") {
            // Each name once; the nearest is looked for among thousands.
            guard notedNames.insert(mention.name).inserted, notedNames.count <= Self.mostNotedNames else { continue }
            diagnostics.append(
                .unknownMention(
                    mention.name, nearest: names.nearest(to: mention.name), at: SourceLocation(file, mention.range)))
        }
    }
}
