import Diagnostics

/// Checked samples as JSON, for other programs.
package enum SampleReport {
    /// `{"samples": [{file, line, kind, mode, status, assumptions, diagnostics, symbols}]}`.
    package static func json(_ samples: [CheckedSample]) -> JSONValue {
        .object(["samples": .array(samples.map(json))])
    }

    private static func json(_ checked: CheckedSample) -> JSONValue {
        let sample = checked.sample
        var assumptions: [JSONValue] = []
        if case .assumed(let all, _) = checked.outcome {
            assumptions = all.map { .object(["name": .string($0.name), "kind": .string($0.kind)]) }
        }
        return .object([
            "file": .string(sample.file.path),
            "line": .int(sample.start.lineColumn.line),
            "kind": .string(checked.kind.rawValue),
            "mode": .int(checked.languageMode),
            "status": .string(checked.outcome.status.rawValue),
            "assumptions": .array(assumptions),
            "diagnostics": .array(checked.outcome.messages.map { message(of: sample, $0) }),
            "fix": checked.fix.map { fix in
                .object([
                    "status": .string(fix.outcome.status.rawValue),
                    "edits": .array(fix.edits.map { edit(of: sample, $0) }),
                ])
            },
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

    private static func edit(of sample: Sample, _ edit: SampleFix.Edit) -> JSONValue {
        let place = sample.location(line: edit.line, byteColumn: edit.byteColumn).lineColumn
        return .object([
            "line": .int(place.line), "column": .int(place.column), "before": .string(edit.before),
            "after": .string(edit.after),
        ])
    }

    private static func message(of sample: Sample, _ message: CompilerMessage) -> JSONValue {
        let place = sample.location(line: message.line, byteColumn: message.byteColumn).lineColumn
        return .object([
            "severity": .string(message.severity.rawValue), "message": .string(message.text),
            "line": .int(place.line), "column": .int(place.column),
        ])
    }
}
