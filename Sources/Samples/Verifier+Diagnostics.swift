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
            if let name = message.unknownName?.name, let nearest = nearMiss(of: name) {
                let place = sample.location(
                    line: message.line, byteColumn: message.byteColumn, length: name.utf8.count)
                diagnostic.fixIts.append(FixIt("did you mean '\(nearest)'?", place.range, replacement: nearest))
            }
            return diagnostic
        }
    }
}
