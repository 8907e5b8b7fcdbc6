import Diagnostics

/// Checked samples as JSON, for other programs.
package enum SampleReport {
    /// `{"samples": [{file, line, kind, mode, status, assumptions, diagnostics, rewrite, matrix, symbols}]}`.
    package static func json(_ samples: [CheckedSample]) -> JSONValue {
        .object(["samples": .array(samples.map(json))])
    }

    private static func json(_ checked: CheckedSample) -> JSONValue {
        let sample = checked.sample
        return .object([
            "file": .string(sample.file.path),
            "line": .int(sample.start.lineColumn.line),
            "kind": .string(checked.kind.rawValue),
            "mode": .int(checked.languageMode),
            "status": .string(checked.outcome.status.rawValue),
            "assumptions": .array(
                checked.outcome.assumptions.map { assumption in
                    .object([
                        "name": .string(assumption.name), "kind": .string(assumption.kind),
                        "declaration": .string(assumption.declaration),
                    ])
                }),
            "diagnostics": .array(checked.outcome.messages.map { message(of: sample, $0) }),
            "rewrite": checked.outcome.rewrite.map { rewrite(of: sample, $0) },
            "matrix": .array(
                checked.cells.map { cell in
                    .object([
                        "mode": .int(cell.languageMode), "system": .string(cell.system),
                        "verdict": .string(cell.verdict.rawValue),
                        "mendedByMainActor": cell.isMendedByMainActor ? .bool(true) : nil,
                        "diagnostics": .array(cell.messages.map { message(of: sample, $0) }),
                    ])
                }),
            "symbols": .array(
                checked.identifiers.map { identifier in
                    let place = sample.location(line: identifier.line, byteColumn: identifier.byteColumn).lineColumn
                    return .object([
                        "usr": .string(identifier.symbol.rawValue), "role": .string(identifier.role.rawValue),
                        "line": .int(place.line), "column": .int(place.column),
                    ])
                }),
        ])
    }

    /// The modern or repaired version, and what is changed for it.
    private static func rewrite(of sample: Sample, _ rewrite: Rewrite) -> JSONValue {
        .object([
            "code": .string(rewrite.code),
            "changes": .array(
                rewrite.changes.map { change in
                    let place = sample.location(line: change.line, byteColumn: change.byteColumn).lineColumn
                    return .object([
                        "line": .int(place.line), "column": .int(place.column), "old": .string(change.old),
                        "new": .string(change.new),
                    ])
                }),
        ])
    }

    private static func message(of sample: Sample, _ message: CompilerMessage) -> JSONValue {
        let place = sample.location(line: message.line, byteColumn: message.byteColumn).lineColumn
        return .object([
            "severity": .string(message.severity.rawValue), "message": .string(message.text),
            "line": .int(place.line), "column": .int(place.column),
            "notes": message.notes.isEmpty ? nil : .array(message.notes.map { .string($0) }),
        ])
    }
}
