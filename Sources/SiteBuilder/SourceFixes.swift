import Diagnostics
import Linking
import Samples

extension [SourceInput] {
    /// Puts what would make the texts' failing samples compile into their ledgers, as proposals: the samples stay as they are.
    mutating func addFixes(of checked: [CheckedSample]) {
        for sample in checked {
            guard let fix = sample.fix,
                let index = firstIndex(where: { $0.document.file == sample.sample.file })
            else { continue }
            self[index].record.repairs += fix.edits.map { edit in
                let place = sample.sample.location(
                    line: edit.line, byteColumn: edit.byteColumn, length: edit.before.utf8.count)
                // The compiler accepts it; with assumptions it accepts more.
                let confidence = fix.outcome.status == .verified ? 0.95 : 0.85
                return SourceRecord.Repair(
                    rule: "stripped-generics", place: place, before: edit.before, after: edit.before,
                    confidence: confidence,
                    proposal: .init(text: edit.after, confidence: confidence, evidence: ["compiler", "declaration"]))
            }
            self[index].record.repairs.sort { $0.place.range.start < $1.place.range.start }
        }
    }
}
