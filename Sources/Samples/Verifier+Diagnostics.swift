import Diagnostics

extension Verifier {
    /// What is to be said of a checked sample: an error when one of ours fails, a warning when a source's does.
    func diagnostics(_ checked: CheckedSample) -> [Diagnostic] {
        let sample = checked.sample
        guard case .fails(let messages) = checked.outcome else { return [] }
        let (id, severity): (Diagnostic.ID, Diagnostic.Severity) =
            sample.isOurs ? ("sample-fails", .error) : ("source-sample-fails", .warning)
        // The first error usually causes the others.
        return messages.prefix(1).map { message in
            var diagnostic = Diagnostic(
                id, severity, "the sample doesn't compile: \(message.text)",
                at: sample.location(line: message.line, byteColumn: message.byteColumn))
            if messages.count > 1 { diagnostic.notes.append(Note("\(messages.count - 1) more errors follow")) }
            for edit in checked.fix?.edits ?? [] {
                let place = sample.location(
                    line: edit.line, byteColumn: edit.byteColumn, length: edit.before.utf8.count)
                let outcome = checked.fix?.outcome.status.rawValue ?? ""
                diagnostic.fixIts.append(
                    FixIt(
                        "write '\(edit.after)': with it the sample is \(outcome)", place.range, replacement: edit.after)
                )
            }
            if let name = message.unknownName?.name, let nearest = nearMiss(of: name) {
                let place = sample.location(
                    line: message.line, byteColumn: message.byteColumn, length: name.utf8.count)
                diagnostic.fixIts.append(FixIt("did you mean '\(nearest)'?", place.range, replacement: nearest))
            }
            return diagnostic
        }
    }
}
