import APIModel
import Diagnostics

extension SourceRecord {
    /// Where the site keeps the ledger, from its root.
    package var ledgerPath: String { "ledgers/\(name).json" }

    /// Where text was lost and something is proposed.
    package var proposals: [SourceRange: Proposal] {
        let found = repairs.compactMap { repair in repair.proposal.map { (repair.place.range, $0) } }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// The ledger for programs: what was changed, where, how surely, and what is proposed where text was lost.
    ///
    /// Of a text that may only be cited the words before and after a change are left out.
    package var ledger: JSONValue {
        let isShown = rights == .publish
        var columns = ColumnCounter()
        return .object([
            "source": .string(name), "title": .string(title), "language": .string(language.rawValue),
            "rights": .string(rights.rawValue),
            "record": .object(fields.map { .init($0.kind.rawValue, .string($0.value)) }),
            "repairs": .array(repairs.map { $0.json(at: columns.place(of: $0), isShown: isShown) }),
        ])
    }
}

extension SourceRecord.Repair {
    fileprivate func json(at start: LineColumn, isShown: Bool) -> JSONValue {
        .object([
            "rule": .string(rule), "line": .int(start.line), "column": .int(start.column),
            "start": .int(place.range.start), "end": .int(place.range.end), "before": isShown ? .string(before) : nil,
            "after": isShown ? .string(after) : nil, "confidence": .double(confidence.inHundredths),
            "proposal": proposal.map { proposal in
                .object([
                    "text": isShown ? .string(proposal.text) : nil,
                    "symbol": proposal.symbol.map { .string($0.text) },
                    "confidence": .double(proposal.confidence.inHundredths),
                    "evidence": .array(proposal.evidence.map(JSONValue.string)),
                ])
            },
        ])
    }
}

/// Lines and columns of places in the order of the text. Each is counted from the one before it: a text may be one line.
private struct ColumnCounter {
    private var last = LineColumn(line: 0, column: 1)
    private var offset = 0

    mutating func place(of repair: SourceRecord.Repair) -> LineColumn {
        let file = repair.place.file
        let start = repair.place.range.start
        let line = repair.line
        if line != last.line || start < offset {
            last = LineColumn(line: line, column: 1)
            offset = file.range(ofLine: line)?.start ?? start
        }
        last.column += file.text(in: SourceRange(offset, start)).count
        offset = start
        return last
    }
}

extension Double {
    fileprivate var inHundredths: Double { (self * 100).rounded() / 100 }
}
