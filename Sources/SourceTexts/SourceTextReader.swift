import Diagnostics
import Markup

/// Reads a plain-text source as it was saved from a page or a book: headings without marks, code without fences, lists with
/// bullets as characters, and the damage that converters did.
///
/// Returns the same `Document` that Markdown gives. Nothing is changed without an entry in the ledger.
package enum SourceTextReader {
    /// - Parameters:
    ///   - language: the text's language as a tag, such as `zh-Hans`.
    ///   - knownSymbols: names or paths of symbols, with argument labels. Names in the text that are none of them are marked
    ///     so, and with a diagnostic; when there are none to compare with, nothing is said.
    package static func read(_ file: SourceFile, language: String, knownSymbols: Set<String>) -> SourceText {
        var finder = DraftFinder(file)
        finder.find()
        var builder = SourceDocumentBuilder(finder, names: SymbolNames(knownSymbols))
        let blocks = builder.blocks()
        var diagnostics = builder.diagnostics
        if let offset = file.bytes.withUnsafeBufferPointer(firstInvalidByte) {
            diagnostics.append(.invalidUTF8(at: SourceLocation(file, SourceRange(offset, offset + 1))))
        }
        if finder.title.isEmpty { diagnostics.append(.noTitle(at: SourceLocation(file, SourceRange(0, 0)))) }
        let ledger = (finder.repairs + builder.repairs).enumerated().sorted { left, right in
            (left.element.range.start, left.offset) < (right.element.range.start, right.offset)
        }
        return SourceText(
            document: Document(file: file, blocks: blocks), title: finder.title, record: finder.record,
            ledger: ledger.map(\.element), mentions: builder.mentions, diagnostics: diagnostics.sortedByPlace())
    }

    private static func firstInvalidByte(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            guard byte >= 0x80 else {
                index += 1
                continue
            }
            guard bytes.scalar(at: index) != nil else { return index }
            index += byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
        }
        return nil
    }
}
