import Diagnostics

/// Reads the fields of a mapping and says what is wrong with them: a missing one, a value of another shape, a key that
/// nobody knows. Call `finish()` when every field has been asked for.
package struct YAMLFields {
    package let file: SourceFile
    package let node: YAMLNode
    package private(set) var diagnostics: [Diagnostic] = []
    private var known: Set<String> = []

    /// - Parameter what: how messages call the mapping, as in "concept 'scene'".
    package init(_ node: YAMLNode, in file: SourceFile, what: String) {
        self.node = node
        self.file = file
        self.what = what
        if node.entries == nil, !node.isNull {
            diagnostics.append(
                Diagnostic(
                    "malformed-field", .error, "\(what) is no mapping of keys to values",
                    at: SourceLocation(file, node.range)))
        }
    }

    private let what: String

    package mutating func value(_ key: String) -> YAMLNode? {
        known.insert(key)
        return node[key]
    }

    package mutating func string(_ key: String) -> String? {
        guard let value = value(key), !value.isNull else { return nil }
        if let string = value.string { return string }
        report("malformed-field", "'\(key)' of \(what) is no text", value)
        return nil
    }

    package mutating func required(_ key: String) -> String? {
        if let string = string(key), !string.isEmpty { return string }
        if node[key]?.string == nil, node[key] != nil, node[key]?.isNull == false { return nil }
        report("missing-field", "\(what) has no '\(key)'", node)
        return nil
    }

    package mutating func bool(_ key: String, default fallback: Bool) -> Bool {
        guard let value = value(key) else { return fallback }
        if let bool = value.bool { return bool }
        report("malformed-field", "'\(key)' of \(what) is neither true nor false", value)
        return fallback
    }

    /// A list of texts; one text alone counts as a list of one.
    package mutating func strings(_ key: String) -> [(text: String, range: SourceRange)] {
        guard let value = value(key), !value.isNull else { return [] }
        if let string = value.string { return [(string, value.range)] }
        var result: [(text: String, range: SourceRange)] = []
        for item in value.sequence ?? [] {
            if let string = item.string {
                result.append((string, item.range))
            } else {
                report("malformed-field", "an item of '\(key)' of \(what) is no text", item)
            }
        }
        if value.sequence == nil { report("malformed-field", "'\(key)' of \(what) is no list", value) }
        return result
    }

    /// A value out of a fixed set, by its name.
    package mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String, default fallback: Choice
    ) -> Choice where Choice.RawValue == String {
        guard let name = string(key), let value = node[key] else { return fallback }
        if let choice = Choice(rawValue: name) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        report(
            "malformed-field", "'\(name)' is no \(key) of \(what); it can be \(names.joined(separator: ", "))", value,
            nearest: nearestName(to: name, among: names))
        return fallback
    }

    package mutating func report(
        _ id: Diagnostic.ID, _ message: String, _ node: YAMLNode, nearest: String? = nil,
        severity: Diagnostic.Severity = .error
    ) {
        report(id, message, at: node.range, nearest: nearest, severity: severity)
    }

    package mutating func report(
        _ id: Diagnostic.ID, _ message: String, at range: SourceRange, nearest: String? = nil,
        severity: Diagnostic.Severity = .error
    ) {
        diagnostics.append(
            Diagnostic(
                id, severity, message, at: SourceLocation(file, range),
                fixIts: nearest.map { [FixIt("did you mean '\($0)'?", range, replacement: $0)] } ?? []))
    }

    /// Reports the keys that were never asked for.
    package mutating func finish() -> [Diagnostic] {
        for entry in node.entries ?? [] where !known.contains(entry.key) {
            let nearest = nearestName(to: entry.key, among: known)
            diagnostics.append(
                Diagnostic(
                    "unknown-field", .warning, "\(what) knows no '\(entry.key)'",
                    at: SourceLocation(file, entry.keyRange),
                    fixIts: nearest.map { [FixIt("did you mean '\($0)'?", entry.keyRange, replacement: $0)] } ?? []))
        }
        return diagnostics
    }
}
