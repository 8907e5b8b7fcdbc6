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
    ///   - descriptions: what lost names are proposed from.
    ///   - annotations: what an editor says of this text.
    /// - Returns: with the error `binary-file` an empty document.
    package static func read(
        _ file: SourceFile, language: String, knownSymbols: Set<String>, descriptions: SymbolDescriptions = .none,
        annotations: [Annotation] = []
    ) -> SourceText {
        if let offset = firstByteOfNoText(file.bytes) {
            return .unread(file, because: .binary(at: SourceLocation(file, SourceRange(offset, offset + 1))))
        }
        let names = SymbolNames(knownSymbols)
        if let exported = ExportedText.read(file, names: names) { return exported }
        var finder = DraftFinder(file, annotations: annotations)
        finder.find()
        var builder = SourceDocumentBuilder(finder, names: names)
        let blocks = builder.blocks()
        var diagnostics = builder.diagnostics + finder.annotations.diagnostics
        if let offset = file.bytes.withUnsafeBufferPointer(firstInvalidByte) {
            diagnostics.append(.invalidUTF8(at: SourceLocation(file, SourceRange(offset, offset + 1))))
        }
        if finder.title.isEmpty { diagnostics.append(.noTitle(at: SourceLocation(file, SourceRange(0, 0)))) }
        let ledger = (finder.repairs + builder.repairs).enumerated().sorted { left, right in
            (left.element.range.start, left.offset) < (right.element.range.start, right.offset)
        }.map(\.element)
        let proposals = propose(for: builder.lostSpans, descriptions)
        diagnostics += finder.annotations.check(
            ledger: ledger, proposals: proposals, names: knownSymbols, hasDescriptions: !descriptions.entries.isEmpty)
        return SourceText(
            document: Document(file: file, blocks: blocks), title: finder.title, record: finder.record,
            ledger: ledger.map { repair in
                guard repair.kind == .lostSpan else { return repair }
                var repair = repair
                repair.proposal = proposals[repair.range]
                return repair
            }, mentions: builder.mentions, lostSpans: builder.lostSpans, diagnostics: diagnostics.sortedByPlace())
    }

    private static func propose(
        for spans: [SourceText.LostSpan], _ descriptions: SymbolDescriptions
    ) -> [SourceRange: SourceText.Proposal] {
        guard !spans.isEmpty, !descriptions.entries.isEmpty else { return [:] }
        let proposals = SymbolProposer(descriptions).proposals(for: spans)
        let found = zip(spans, proposals).compactMap { span, proposal in proposal.map { (span.range, $0) } }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// A byte that stands in no text: files with it near their beginning are pictures, programs, or UTF-16.
    private static func firstByteOfNoText(_ bytes: [UInt8]) -> Int? {
        bytes.prefix(8_000).firstIndex(of: 0)
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

extension SourceText {
    fileprivate static func unread(_ file: SourceFile, because problem: Diagnostic) -> SourceText {
        SourceText(
            document: Document(file: file, blocks: []), title: "", record: Record(), ledger: [], mentions: [],
            lostSpans: [], diagnostics: [problem])
    }
}
