import Diagnostics

/// The wording of what a source text can get wrong.
extension Diagnostic {
    static func invalidUTF8(at location: SourceLocation) -> Diagnostic {
        Diagnostic("invalid-utf8", .error, "the bytes from here on aren't UTF-8; save the file as UTF-8", at: location)
    }

    static func noTitle(at location: SourceLocation) -> Diagnostic {
        Diagnostic("no-title", .warning, "the text has no title; write one in its first line", at: location)
    }

    static func unknownMention(_ name: String, nearest: String?, at location: SourceLocation) -> Diagnostic {
        let notes = nearest.map { [Note("did you mean '\($0)'?")] } ?? []
        let fixIts = nearest.map { [FixIt("write '\($0)'", location.range, replacement: $0)] } ?? []
        return Diagnostic(
            "unknown-mention", .warning, "the text names '\(name)', which is no symbol of the library", at: location,
            notes: notes, fixIts: fixIts)
    }
}
