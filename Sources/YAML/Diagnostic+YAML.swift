import Diagnostics

/// The wording of what YAML text can get wrong.
extension Diagnostic {
    static func malformedYAML(_ problem: String, at location: SourceLocation, notes: [Note]) -> Diagnostic {
        Diagnostic("malformed-yaml", .error, problem, at: location, notes: notes)
    }

    static func duplicateKey(_ key: String, at location: SourceLocation, first: SourceLocation) -> Diagnostic {
        Diagnostic(
            "duplicate-key", .error, "the key '\(key)' stands here a second time; the first one counts", at: location,
            notes: [Note("first given here", at: first)])
    }

    static func unsupportedYAML(_ what: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic("unsupported-yaml", .error, "\(what) isn't supported; write the value out", at: location)
    }

    static func unknownEncoding(at location: SourceLocation) -> Diagnostic {
        Diagnostic("unknown-encoding", .error, "the file isn't UTF-8; save it as UTF-8", at: location)
    }

    static func yamlTooLarge(bytes: Int, limit: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic("yaml-limit", .error, "\(bytes) bytes of YAML are more than the limit of \(limit)", at: location)
    }

    static func yamlTooDeep(limit: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic("yaml-limit", .error, "the YAML nests deeper than the limit of \(limit) levels", at: location)
    }
}
