import Diagnostics
import Markup

/// What a careful person sees in a source text, by line from 1; none of its words.
package struct GoldReading: Sendable, Hashable {
    package var headings: Set<Int> = []
    /// The first line of each item.
    package var items: Set<Int> = []
    /// Lines of code that aren't blank.
    package var code: Set<Int> = []
    /// Names of symbols by the lines that they stand on.
    package var mentions: [Int: Set<String>] = [:]
    /// Names that may be taken for mentions or not.
    package var optionalMentions: [Int: Set<String>] = [:]
    /// Lines that careful persons would disagree on.
    package var open: Set<Int> = []

    package init() {}
}

/// How a reading compares with what a careful person sees.
package struct ReadingScore: Sendable {
    package enum Kind: String, Sendable, CaseIterable { case headings, items, code, mentions }

    package struct Count: Sendable, Hashable {
        package var right = 0
        package var wrong = 0
        package var missed = 0

        package init() {}

        /// Of what was found the share that is right; 1 when nothing was found.
        package var precision: Double { right + wrong == 0 ? 1 : Double(right) / Double(right + wrong) }
        /// Of what is there the share that was found; 1 when nothing is there.
        package var recall: Double { right + missed == 0 ? 1 : Double(right) / Double(right + missed) }

        package static func + (left: Count, right: Count) -> Count {
            var sum = left
            sum.right += right.right
            sum.wrong += right.wrong
            sum.missed += right.missed
            return sum
        }
    }

    package private(set) var counts: [Kind: Count] = [:]
    /// A warning for each difference.
    package private(set) var diagnostics: [Diagnostic] = []

    package init(of text: SourceText, against gold: GoldReading) {
        let found = FoundLines(text)
        let file = text.document.file
        compare(.headings, found.headings, gold.headings, gold, file)
        compare(.items, found.items, gold.items, gold, file)
        compare(.code, found.code, gold.code.filter { !file.isBlank(line: $0) }, gold, file)
        compareMentions(found.mentions, gold, file)
        diagnostics = diagnostics.sortedByPlace()
    }

    private mutating func compare(
        _ kind: Kind, _ found: Set<Int>, _ wanted: Set<Int>, _ gold: GoldReading, _ file: SourceFile
    ) {
        var count = Count()
        count.right = found.intersection(wanted).subtracting(gold.open).count
        for line in found.subtracting(wanted).subtracting(gold.open) {
            count.wrong += 1
            diagnostics.append(
                .wronglyRead("line \(line) is none of the \(kind.rawValue)", at: file.place(ofLine: line)))
        }
        for line in wanted.subtracting(found).subtracting(gold.open) {
            count.missed += 1
            diagnostics.append(
                .wronglyRead("line \(line) is one of the \(kind.rawValue)", at: file.place(ofLine: line)))
        }
        counts[kind] = count
    }

    private mutating func compareMentions(_ found: [Int: Set<String>], _ gold: GoldReading, _ file: SourceFile) {
        var count = Count()
        for line in Set(found.keys).union(gold.mentions.keys) where !gold.open.contains(line) {
            let (names, wanted) = (found[line] ?? [], gold.mentions[line] ?? [])
            count.right += names.intersection(wanted).count
            for name in names.subtracting(wanted).subtracting(gold.optionalMentions[line] ?? []) {
                count.wrong += 1
                diagnostics.append(.wronglyRead("'\(name)' is no mention", at: file.place(ofLine: line)))
            }
            for name in wanted.subtracting(names) {
                count.missed += 1
                diagnostics.append(.wronglyRead("'\(name)' is a mention", at: file.place(ofLine: line)))
            }
        }
        counts[.mentions] = count
    }
}

/// The lines of a document's pieces.
private struct FoundLines {
    var headings: Set<Int> = []
    var items: Set<Int> = []
    var code: Set<Int> = []
    var mentions: [Int: Set<String>] = [:]
    private let file: SourceFile

    init(_ text: SourceText) {
        file = text.document.file
        add(text.document.blocks)
        for mention in text.mentions { mentions[line(mention.range.start), default: []].insert(mention.name) }
    }

    private func line(_ offset: Int) -> Int { file.lineIndex(at: offset) + 1 }

    private mutating func add(_ blocks: [Block<WrittenLink>]) {
        for block in blocks {
            switch block.kind {
            case .heading: headings.insert(line(block.range.start))
            case .list(let list):
                for item in list.items {
                    items.insert(line(item.range.start))
                    add(item.blocks)
                }
            case .code:
                for number in line(block.range.start)...line(max(block.range.start, block.range.end - 1)) {
                    if !file.isBlank(line: number) { code.insert(number) }
                }
            case .quote(let inner): add(inner)
            default: break
            }
        }
    }
}

extension SourceFile {
    fileprivate func isBlank(line: Int) -> Bool {
        guard let range = range(ofLine: line) else { return true }
        return !bytes[range.start..<range.end].contains { $0 > 0x20 }
    }

    fileprivate func place(ofLine line: Int) -> SourceLocation {
        SourceLocation(self, range(ofLine: line) ?? SourceRange(0, 0))
    }
}

extension Diagnostic {
    fileprivate static func wronglyRead(_ message: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic("wrongly-read", .warning, message, at: location)
    }
}
