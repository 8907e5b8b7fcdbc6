import Diagnostics

extension Verifier {
    /// What is to be said of a checked sample: an error when one of ours fails, a warning when a source's does.
    func diagnostics(_ checked: CheckedSample) -> [Diagnostic] {
        switch checked.outcome {
        case .fails(let messages, let repair): [failure(checked.sample, messages, repair)].compactMap { $0 }
        case .outdated(let revision): [outdated(checked.sample, revision)]
        default: []
        }
    }

    private func failure(_ sample: Sample, _ messages: [CompilerMessage], _ repair: Revision?) -> Diagnostic? {
        // The first error usually causes the others.
        guard let message = messages.first else { return nil }
        let isInterface = message.origin == .library
        var diagnostic = Diagnostic(
            sample.isOurs ? "sample-fails" : "source-sample-fails", sample.isOurs ? .error : .warning,
            (isInterface ? "the interface isn't the library's: " : "the sample doesn't compile: ") + message.text,
            at: sample.location(line: message.line, byteColumn: message.byteColumn),
            notes: message.notes.prefix(2).map { Note($0) })
        if let expected = sample.attributes.fails, message.origin == .compiler {
            diagnostic.notes.append(Note("It is said to fail otherwise: fails=\"\(expected)\"."))
        }
        if messages.count > 1 {
            let rest = messages.count - 1
            diagnostic.notes.append(Note(rest == 1 ? "one more error follows" : "\(rest) more errors follow"))
        }
        if let name = message.unknownName?.name, let nearest = message.suggestion {
            let place = sample.location(line: message.line, byteColumn: message.byteColumn, length: name.utf8.count)
            diagnostic.fixIts.append(FixIt("did you mean '\(nearest)'?", place.range, replacement: nearest))
        } else if let repair {
            diagnostic.fixIts += fixIts(sample, repair.rewrite)
            diagnostic.notes.append(Note("So changed the sample compiles."))
        }
        return diagnostic
    }

    private func outdated(_ sample: Sample, _ revision: Revision) -> Diagnostic {
        let first = revision.rewrite.changes.first
        return Diagnostic(
            sample.isOurs ? "sample-outdated" : "source-sample-outdated", sample.isOurs ? .warning : .note,
            "the sample uses words of an older Swift or SDK, such as '\(first?.old ?? "")'; with those of today it compiles",
            at: sample.location(line: first?.line ?? 1, byteColumn: first?.byteColumn ?? 1),
            fixIts: fixIts(sample, revision.rewrite))
    }

    private func fixIts(_ sample: Sample, _ rewrite: Rewrite) -> [FixIt] {
        rewrite.changes.map { change in
            let place = sample.location(line: change.line, byteColumn: change.byteColumn, length: change.old.utf8.count)
            return FixIt("write '\(change.new)'", place.range, replacement: change.new)
        }
    }
}
