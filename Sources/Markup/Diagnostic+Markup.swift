import Diagnostics

/// The wording of what Markdown text can get wrong.
extension Diagnostic {
    static func invalidUTF8(at location: SourceLocation) -> Diagnostic {
        Diagnostic("invalid-utf8", .error, "the bytes from here on aren't UTF-8; save the file as UTF-8", at: location)
    }

    static func controlCharacter(_ byte: UInt8, at location: SourceLocation) -> Diagnostic {
        let code = String(byte, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: 4 - code.count) + code
        return Diagnostic(
            "control-character", .warning, "the control character '\(name)' has no place in a text; delete it",
            at: location)
    }

    static func nestingTooDeep(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "nesting-limit", .warning,
            "nested more than \(MarkdownParser.nestingLimit) levels deep; what lies deeper is shown as plain text",
            at: location)
    }

    static func excessMarkup(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "excess-markup", .warning,
            "more marks in one place than a text has use for; from here on some of them are shown as text", at: location
        )
    }

    static func malformedHeadingAnchor(_ name: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "malformed-heading-anchor", .warning,
            "'{#\(name)}' is no anchor; use letters, digits, '-' and '_', as in '{#app-states}'", at: location)
    }

    static func malformedFenceAttribute(
        _ what: String, at location: SourceLocation, fixIts: [FixIt] = []
    ) -> Diagnostic {
        Diagnostic("malformed-fence-attribute", .error, what, at: location, fixIts: fixIts)
    }
}
