import Diagnostics
import Linking
import Samples

extension [SourceInput] {
    /// Puts what would make the texts' failing samples compile into their ledgers, as proposals: the samples stay as they are.
    mutating func addFixes(of checked: [CheckedSample]) {
        for sample in checked {
            guard case .fails(_, let repair?) = sample.outcome,
                let index = firstIndex(where: { $0.document.file == sample.sample.file })
            else { continue }
            self[index].record.repairs += repair.rewrite.changes.filter(\.givesArguments).map { edit in
                let place = sample.sample.location(
                    line: edit.line, byteColumn: edit.byteColumn, length: edit.old.utf8.count)
                // The compiler accepts it; with assumptions it accepts more.
                let confidence = repair.assumptions.isEmpty ? 0.95 : 0.85
                return SourceRecord.Repair(
                    rule: "stripped-generics", place: place, before: edit.old, after: edit.old,
                    confidence: confidence,
                    proposal: .init(text: edit.new, confidence: confidence, evidence: ["compiler", "declaration"]))
            }
            self[index].record.repairs.sort { $0.place.range.start < $1.place.range.start }
        }
    }
}

extension Rewrite.Change {
    /// Gives a type the arguments that a tag stripper took: `Set` becomes `Set<Element>`.
    fileprivate var givesArguments: Bool { new.hasPrefix("\(old)<") }
}
