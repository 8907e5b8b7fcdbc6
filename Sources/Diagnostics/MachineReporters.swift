/// Diagnostics as JSON: `{"diagnostics": [{id, severity, message, file, line, column, endLine, endColumn, notes, fixIts}]}`.
package struct JSONReporter: Sendable {
    package init() {}

    package func report(_ diagnostics: [Diagnostic]) -> String {
        let value = JSONValue.object(["diagnostics": .array(diagnostics.sortedByPlace().map(json))])
        return value.serialized + "\n"
    }

    package func json(_ diagnostic: Diagnostic) -> JSONValue {
        let place = diagnostic.location.map(placeMembers) ?? []
        return .object(
            [
                .init("id", .string(diagnostic.id.rawValue)),
                .init("severity", .string(diagnostic.severity.label)),
                .init("message", .string(diagnostic.message)),
            ] + place + [
                .init(
                    "notes",
                    .array(
                        diagnostic.notes.map { note in
                            .object([.init("message", .string(note.message))] + (note.location.map(placeMembers) ?? []))
                        })),
                .init("fixIts", .array(diagnostic.fixIts.map { json($0, in: diagnostic.location?.file) })),
            ])
    }

    private func placeMembers(_ location: SourceLocation) -> [JSONValue.Member] {
        let start = location.lineColumn
        let end = location.file.lineColumn(at: location.range.end)
        return [
            .init("file", .string(location.file.path)),
            .init("line", .int(start.line)), .init("column", .int(start.column)),
            .init("endLine", .int(end.line)), .init("endColumn", .int(end.column)),
        ]
    }

    private func json(_ fixIt: FixIt, in file: SourceFile?) -> JSONValue {
        .object([
            "message": .string(fixIt.message),
            "startByte": .int(fixIt.range.start), "endByte": .int(fixIt.range.end),
            "replacement": .string(fixIt.replacement),
            "replaces": file.map { .string($0.text(in: fixIt.range)) },
        ])
    }
}

/// Diagnostics as SARIF 2.1.0, for code-scanning services and editors.
package struct SARIFReporter: Sendable {
    private let toolName: String
    private let toolVersion: String

    package init(toolName: String, toolVersion: String) {
        self.toolName = toolName
        self.toolVersion = toolVersion
    }

    package func report(_ diagnostics: [Diagnostic]) -> String {
        let ids = Set(diagnostics.map(\.id.rawValue)).sorted()
        let run = JSONValue.object([
            "tool": .object([
                "driver": .object([
                    "name": .string(toolName), "version": .string(toolVersion),
                    "rules": .array(ids.map { .object(["id": .string($0)]) }),
                ])
            ]),
            // SARIF's default counts UTF-16 code units; these columns count characters.
            "columnKind": .string("unicodeCodePoints"),
            "results": .array(diagnostics.sortedByPlace().map(result)),
        ])
        let log = JSONValue.object([
            "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
            "version": .string("2.1.0"), "runs": .array([run]),
        ])
        return log.serialized + "\n"
    }

    private func result(_ diagnostic: Diagnostic) -> JSONValue {
        .object([
            "ruleId": .string(diagnostic.id.rawValue),
            "level": .string(diagnostic.severity.label),
            "message": message(diagnostic.message),
            "locations": .array(diagnostic.location.map { [location($0)] } ?? []),
            "relatedLocations": diagnostic.notes.isEmpty ? nil : .array(diagnostic.notes.map(related)),
            "fixes": fixes(diagnostic),
        ])
    }

    private func message(_ text: String) -> JSONValue { .object(["text": .string(text)]) }

    private func related(_ note: Note) -> JSONValue {
        .object(["message": message(note.message), "physicalLocation": note.location.map(physical)])
    }

    private func location(_ location: SourceLocation) -> JSONValue {
        .object(["physicalLocation": physical(location)])
    }

    private func physical(_ location: SourceLocation) -> JSONValue {
        .object([
            "artifactLocation": artifact(location.file),
            "region": region(location.range, in: location.file),
        ])
    }

    private func fixes(_ diagnostic: Diagnostic) -> JSONValue? {
        guard let file = diagnostic.location?.file, !diagnostic.fixIts.isEmpty else { return nil }
        return .array(
            diagnostic.fixIts.map { fixIt in
                .object([
                    "description": message(fixIt.message),
                    "artifactChanges": .array([
                        .object([
                            "artifactLocation": artifact(file),
                            "replacements": .array([
                                .object([
                                    "deletedRegion": region(fixIt.range, in: file),
                                    "insertedContent": message(fixIt.replacement),
                                ])
                            ]),
                        ])
                    ]),
                ])
            })
    }

    private func artifact(_ file: SourceFile) -> JSONValue { .object(["uri": .string(percentEncoded(file.path))]) }

    private func region(_ range: SourceRange, in file: SourceFile) -> JSONValue {
        let start = codePointPlace(range.start, in: file)
        let end = codePointPlace(range.end, in: file)
        return .object([
            "startLine": .int(start.line), "startColumn": .int(start.column),
            "endLine": .int(end.line), "endColumn": .int(end.column),
        ])
    }

    /// SARIF counts code points, not grapheme clusters.
    private func codePointPlace(_ offset: Int, in file: SourceFile) -> LineColumn {
        let line = file.lineIndex(at: offset)
        let start = file.range(ofLine: line + 1)?.start ?? 0
        let before = file.text(in: SourceRange(start, offset))
        return LineColumn(line: line + 1, column: before.unicodeScalars.count + 1)
    }
}

/// A path as a relative URI reference (RFC 3986): everything but unreserved characters and `/` is escaped.
package func percentEncoded(_ path: String) -> String {
    var result = ""
    let digits = Array("0123456789ABCDEF")
    for byte in path.utf8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            result.unicodeScalars.append(Unicode.Scalar(byte))
        default:
            result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }
    }
    return result
}
