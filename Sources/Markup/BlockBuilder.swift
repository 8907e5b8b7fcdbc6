import Diagnostics

/// The library's blocks into ours, with ranges repaired.
///
/// Of the library's positions a block's first line and column are right, with few exceptions. Where a block ends is not
/// always: lists and items may end at column 0 of the next line, a comment ends before it begins, a fence without an end
/// ends a line late. So a leaf ends where its last line stands in the file, and a container ends with its last child.
struct BlockBuilder {
    let text: ParsedText
    let options: MarkdownParser.Options
    let footnoteLabels: [String]
    private(set) var diagnostics: [Diagnostic] = []
    /// The line after the last leaf, from 1: where to look for a block that the library gives no place.
    private var nextLine = 1
    private var isTooDeep = false
    private var destinationBudget: Int
    /// The library has put them in the order of their numbers.
    private var footnoteCount = 0

    init(_ text: ParsedText, _ options: MarkdownParser.Options, footnoteLabels: [String]) {
        self.text = text
        self.options = options
        self.footnoteLabels = footnoteLabels
        destinationBudget = 100_000 + 10 * text.bytes.count
    }

    mutating func blocks(of node: CMarkNode, depth: Int = 0) -> [Block<WrittenLink>] {
        node.children.compactMap { block($0, depth: depth) }
    }

    private mutating func block(_ node: CMarkNode, depth: Int) -> Block<WrittenLink>? {
        switch node.kind {
        case .paragraph: return paragraph(node)
        case .heading: return heading(node)
        case .code: return code(node)
        case .html: return html(node)
        case .thematicBreak:
            return Block(.thematicBreak, leafRange(node, lastLine: node.startLine))
        case .table: return table(node)
        default: break
        }
        guard depth < MarkdownParser.nestingLimit else { return flattened(node) }
        switch node.kind {
        case .quote:
            let blocks = blocks(of: node, depth: depth + 1)
            return Block(.quote(blocks), containerRange(node, blocks.last?.range.end))
        case .list: return list(node, depth: depth)
        case .footnote:
            // Footnotes stand where they were written, but come last.
            nextLine = node.startLine
            let label = footnoteCount < footnoteLabels.count ? footnoteLabels[footnoteCount] : ""
            footnoteCount += 1
            let number = footnoteCount
            let blocks = blocks(of: node, depth: depth + 1)
            var range = containerRange(node, blocks.last?.range.end)
            range.start = text.base + text.labelStart(of: node)
            return Block(.footnote(label: label, number: number, blocks), range)
        default: return nil
        }
    }

    private mutating func list(_ node: CMarkNode, depth: Int) -> Block<WrittenLink> {
        let items = node.children.map { item in
            let blocks = blocks(of: item, depth: depth + 1)
            return List<WrittenLink>.Item(
                isChecked: item.isChecked, blocks: blocks, range: containerRange(item, blocks.last?.range.end))
        }
        let list = List(start: node.listStart, isTight: node.isTight, items: items)
        return Block(.list(list), containerRange(node, items.last?.range.end))
    }

    /// What is nested too deeply to be kept as it is: its lines as text.
    private mutating func flattened(_ node: CMarkNode) -> Block<WrittenLink> {
        let start = text.offset(line: node.startLine, column: node.startColumn)
        let end = max(start, text.line(max(node.endLine, node.startLine)).upperBound)
        let range = text.range(start, end)
        noteDepth(range)
        return Block(.paragraph([Inline(.text(text.file.text(in: range)), range)]), range)
    }

    private mutating func noteDepth(_ range: SourceRange) {
        guard !isTooDeep else { return }
        isTooDeep = true
        diagnostics.append(.nestingTooDeep(at: SourceLocation(text.file, SourceRange(range.start, range.start + 1))))
    }

    // MARK: Ranges

    private func containerRange(_ node: CMarkNode, _ end: Int?) -> SourceRange {
        let start = text.offset(line: node.startLine, column: node.startColumn)
        let end = end.map { $0 - text.base } ?? text.trimmingEnd(text.line(node.startLine)).upperBound
        return text.range(start, max(start, end))
    }

    private mutating func leafRange(_ node: CMarkNode, lastLine: Int) -> SourceRange {
        nextLine = lastLine + 1
        let start = text.offset(line: node.startLine, column: node.startColumn)
        return text.range(start, max(start, text.line(lastLine).upperBound))
    }

    // MARK: Leaves

    private mutating func paragraph(_ node: CMarkNode) -> Block<WrittenLink> {
        let content = node.stringContent
        let count = content.splitLines().count
        let likely = [node.endLine - count + 1, node.startLine, nextLine]
        let found =
            text.lines(of: content, candidates: likely)
            ?? text.lines(of: content, candidates: nextLine..<min(nextLine + 64, text.lines.count + 1))
        guard let found, let first = found.ranges.first else {
            let range = leafRange(node, lastLine: max(node.endLine, node.startLine))
            return Block(.paragraph(inlines(node, nil, range)), range)
        }
        nextLine = found.first + count
        let range = text.range(first.lowerBound, text.line(found.first + count - 1).upperBound)
        return Block(.paragraph(inlines(node, runningText(found.ranges), range)), range)
    }

    private func runningText(_ ranges: [Range<Int>]) -> RunningText {
        var running = RunningText(text)
        for (index, range) in ranges.enumerated() {
            if index > 0 { running.endLine() }
            running.append(range)
        }
        return running
    }

    private mutating func inlines(
        _ node: CMarkNode, _ running: RunningText?, _ range: SourceRange
    ) -> [Inline<WrittenLink>] {
        var builder = InlineBuilder(
            options: options, footnoteLabels: footnoteLabels, blockRange: range, text: text, running: running,
            destinationBudget: destinationBudget)
        let inlines = builder.inlines(of: node)
        if builder.destinationBudget < 0, destinationBudget >= 0 {
            diagnostics.append(.excessMarkup(at: SourceLocation(text.file, SourceRange(range.start, range.start + 1))))
        }
        destinationBudget = builder.destinationBudget
        if builder.isTooDeep { noteDepth(range) }
        return inlines
    }

    private mutating func heading(_ node: CMarkNode) -> Block<WrittenLink> {
        let place = atxHeading(node) ?? setextHeading(node)
        let range = place?.range ?? leafRange(node, lastLine: max(node.startLine, node.endLine))
        var content = inlines(node, place?.running, range)
        var anchor: String?
        if options.headingAnchors, let running = place?.running {
            anchor = headingAnchor(in: running, removedFrom: &content)
        }
        return Block(.heading(Heading(level: node.headingLevel, anchor: anchor, content: content)), range)
    }

    private mutating func atxHeading(_ node: CMarkNode) -> (range: SourceRange, running: RunningText)? {
        let line = text.line(node.startLine)
        let start = text.offset(line: node.startLine, column: node.startColumn)
        var index = start
        while index < line.upperBound, text.bytes[index] == UInt8(ascii: "#") { index += 1 }
        guard index > start, index - start == node.headingLevel,
            index == line.upperBound || text.bytes[index] == 0x20 || text.bytes[index] == 0x09
        else { return nil }
        while index < line.upperBound, text.bytes[index] == 0x20 || text.bytes[index] == 0x09 { index += 1 }
        var content = node.stringContent
        while let last = content.last, isMarkupSpace(last) {
            content = UnsafeBufferPointer(rebasing: content.dropLast())
        }
        guard index + content.count <= line.upperBound,
            text.bytes[index..<index + content.count].elementsEqual(content)
        else { return nil }
        nextLine = node.startLine + 1
        return (text.range(start, line.upperBound), runningText([index..<index + content.count]))
    }

    private mutating func setextHeading(_ node: CMarkNode) -> (range: SourceRange, running: RunningText)? {
        let content = node.stringContent
        let count = content.splitLines().count
        // Definitions may stand at its head, and its end is given a line late when a line follows.
        let candidates = (node.startLine...max(node.endLine, node.startLine)).lazy.filter { [text] first in
            text.isUnderline(first + count)
        }
        guard let found = text.lines(of: content, candidates: candidates), let first = found.ranges.first else {
            return nil
        }
        nextLine = found.first + count + 1
        let range = text.range(first.lowerBound, text.line(found.first + count).upperBound)
        return (range, runningText(found.ranges))
    }

    private mutating func html(_ node: CMarkNode) -> Block<WrittenLink> {
        let literal = node.literal
        let range = leafRange(node, lastLine: node.startLine + max(literal.splitLines().count, 1) - 1)
        return Block(.html(text.string(literal)), range)
    }

    private mutating func code(_ node: CMarkNode) -> Block<WrittenLink> {
        let literal = node.literal
        let lines = literal.splitLines()
        let fence = node.fence
        let firstLine = node.startLine + (fence == nil ? 0 : 1)
        var offsets: [Int] = []
        offsets.reserveCapacity(lines.count)
        for (index, piece) in lines.enumerated() {
            let line = text.line(firstLine + index)
            offsets.append(text.base + start(of: piece, in: line))
        }
        var lastLine = firstLine + lines.count - 1
        if let fence, isClosingFence(lastLine + 1, fence) { lastLine += 1 }
        let range = leafRange(node, lastLine: max(lastLine, node.startLine))
        var block = CodeBlock(
            info: text.string(node.fenceInfo), text: text.string(literal), lineOffsets: offsets, isFenced: fence != nil)
        if let fence, !block.info.isEmpty { block.infoRange = infoRange(node, fenceLength: fence.length) }
        return Block(.code(block), range)
    }

    /// Where a line of code begins. A tab of which the block took a part comes out as spaces that the file doesn't have.
    private func start(of piece: UnsafeBufferPointer<UInt8>, in line: Range<Int>) -> Int {
        if let range = text.suffix(of: line, equalTo: piece) { return range.lowerBound }
        let spaces = piece.prefix { $0 == 0x20 }.count
        let rest = UnsafeBufferPointer(rebasing: piece[spaces...])
        let start = text.suffix(of: line, equalTo: rest)?.lowerBound ?? line.upperBound - piece.count
        return max(line.lowerBound, start - spaces)
    }

    private func isClosingFence(_ number: Int, _ fence: (length: Int, character: UInt8)) -> Bool {
        guard number <= text.lines.count else { return false }
        let line = text.trimmingEnd(text.line(number))
        let run = text.bytes[line].reversed().prefix { $0 == fence.character }.count
        guard run >= fence.length else { return false }
        return text.bytes[line.lowerBound..<line.upperBound - run].allSatisfy {
            $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">")
        }
    }

    private func infoRange(_ node: CMarkNode, fenceLength: Int) -> SourceRange {
        let line = text.trimmingEnd(text.line(node.startLine))
        var start = min(text.offset(line: node.startLine, column: node.startColumn) + fenceLength, line.upperBound)
        while start < line.upperBound, text.bytes[start] == 0x20 || text.bytes[start] == 0x09 { start += 1 }
        return text.range(start, line.upperBound)
    }

    // MARK: Tables

    private mutating func table(_ node: CMarkNode) -> Block<WrittenLink> {
        let rows = Array(node.children)
        let headerLine = headerLine(of: node, rows)
        var cells: [[Table<WrittenLink>.Cell]] = []
        for (index, row) in rows.enumerated() {
            let line = index == 0 ? headerLine : row.startLine
            cells.append(self.cells(of: row, line: line, column: node.startColumn))
        }
        let lastLine = max(headerLine + 1, rows.count > 1 ? rows[rows.count - 1].startLine : 0)
        nextLine = lastLine + 1
        let start = cells.first?.first?.range.start ?? text.base + text.line(headerLine).lowerBound
        let lineStart = text.base + text.line(headerLine).lowerBound
        let column = min(lineStart + max(node.startColumn - 1, 0), start)
        let range = SourceRange(column, text.base + text.line(lastLine).upperBound)
        let table = Table(
            alignments: node.columnAlignments, header: cells.first ?? [], rows: Array(cells.dropFirst()))
        return Block(.table(table), range)
    }

    /// A table that interrupts a paragraph has the paragraph's first line as its own.
    private func headerLine(of node: CMarkNode, _ rows: [CMarkNode]) -> Int {
        guard let header = rows.first else { return node.startLine }
        if rows.count > 1 { return max(rows[1].startLine - 2, 1) }
        var line = max(node.startLine, nextLine)
        let last = max(node.endLine, line + 1)
        while line < last, line < text.lines.count {
            if isDelimiterRow(line + 1), cellRanges(of: header, line: line, column: node.startColumn) != nil {
                return line
            }
            line += 1
        }
        return node.startLine
    }

    private func isDelimiterRow(_ number: Int) -> Bool {
        text.bytes[text.line(number)].contains(UInt8(ascii: "-"))
            && text.bytes[text.line(number)].allSatisfy { " \t|:->".utf8.contains($0) }
    }

    private mutating func cells(of row: CMarkNode, line: Int, column: Int) -> [Table<WrittenLink>.Cell] {
        let ranges = cellRanges(of: row, line: line, column: column)
        let lineRange = text.range(text.line(line).lowerBound, text.line(line).upperBound)
        return row.children.enumerated().map { index, cell in
            guard let range = ranges?[index] else {
                return Table.Cell(content: inlines(cell, nil, lineRange), range: lineRange)
            }
            let cellRange = text.range(range.lowerBound, range.upperBound)
            var running = RunningText(text)
            for piece in pipePieces(range) { running.append(piece) }
            return Table.Cell(content: inlines(cell, running, cellRange), range: cellRange)
        }
    }

    /// The trimmed places of a row's cells; nil when the line doesn't hold them.
    private func cellRanges(of row: CMarkNode, line number: Int, column: Int) -> [Range<Int>]? {
        let line = text.line(number)
        var start = line.lowerBound
        while start < line.upperBound, " \t>".utf8.contains(text.bytes[start]) { start += 1 }
        for start in [min(line.lowerBound + max(column - 1, 0), line.upperBound), start] {
            var ranges = splitCells(start..<line.upperBound)
            let cells = Array(row.children)
            // A short row gets empty cells.
            let end = text.trimmingEnd(line).upperBound
            while ranges.count < cells.count { ranges.append(end..<end) }
            let fits = zip(cells, ranges).allSatisfy { cell, range in
                pipePieces(range).lazy.flatMap { text.bytes[$0] }.elementsEqual(cell.stringContent)
            }
            if fits { return ranges }
        }
        return nil
    }

    private func splitCells(_ row: Range<Int>) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = row.lowerBound
        while index < row.upperBound, text.bytes[index] == 0x20 || text.bytes[index] == 0x09 { index += 1 }
        if index < row.upperBound, text.bytes[index] == UInt8(ascii: "|") { index += 1 }
        var start = index
        while index < row.upperBound {
            if text.bytes[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            if text.bytes[index] == UInt8(ascii: "|") {
                ranges.append(trimmed(start..<index))
                start = index + 1
            }
            index += 1
        }
        if start < row.upperBound { ranges.append(trimmed(start..<row.upperBound)) }
        return ranges
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        let end = text.trimmingEnd(range).upperBound
        var start = range.lowerBound
        while start < end, isMarkupSpace(text.bytes[start]) { start += 1 }
        return start..<end
    }

    /// A cell's text without the backslashes before its pipes, which go before anything else is read.
    private func pipePieces(_ range: Range<Int>) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index + 1 < range.upperBound {
            if text.bytes[index] == UInt8(ascii: "\\"), text.bytes[index + 1] == UInt8(ascii: "|") {
                pieces.append(start..<index)
                start = index + 1
                index += 2
            } else {
                index += 1
            }
        }
        pieces.append(start..<range.upperBound)
        return pieces
    }
}

// MARK: Heading anchors

extension BlockBuilder {
    /// Reads `{#anchor}` at a heading's end and takes it out of the content.
    fileprivate mutating func headingAnchor(
        in running: RunningText, removedFrom content: inout [Inline<WrittenLink>]
    ) -> String? {
        let bytes = running.bytes
        guard bytes.last == UInt8(ascii: "}"), let open = bytes.lastIndex(of: UInt8(ascii: "{")),
            open + 1 < bytes.count, bytes[open + 1] == UInt8(ascii: "#"),
            open == 0 || bytes[open - 1] != UInt8(ascii: "\\")
        else { return nil }
        let name = String(decoding: bytes[(open + 2)..<(bytes.count - 1)], as: UTF8.self)
        let range = running.range(open, bytes.count)
        let isWellFormed = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        let suffix = "{#\(name)}"
        guard isWellFormed, let last = content.last, case .text(let text) = last.kind, text.hasSuffix(suffix) else {
            diagnostics.append(.malformedHeadingAnchor(name, at: SourceLocation(self.text.file, range)))
            return nil
        }
        content.removeLast()
        var kept = text.dropLast(suffix.count)
        var end = range.start
        while kept.last == " " || kept.last == "\t" {
            kept.removeLast()
            end -= 1
        }
        if !kept.isEmpty { content.append(Inline(.text(String(kept)), SourceRange(last.range.start, end))) }
        return name
    }
}
