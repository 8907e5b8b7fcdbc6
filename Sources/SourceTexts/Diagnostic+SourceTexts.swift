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

    static func moreUnknownMentions(_ count: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "more-unknown-mentions", .warning, "the text names \(count) more that are no symbols of the library",
            at: location, notes: [Note("Is it a text on this library?")])
    }

    static func tooManyLostSpans(_ count: Int, proposals: Int, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "too-many-lost-spans", .warning,
            "the text lost something in \(count) places; names are proposed for the first \(proposals) alone",
            at: location, notes: [Note("Look for a better copy of the text.")])
    }

    static func binary(at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "binary-file", .error, "'\(location.file.path)' is no text: it holds bytes that no text has", at: location,
            notes: [Note("Save the text as UTF-8, without layout, and read that file.")])
    }

    static func lostQuote(_ annotation: Annotation, nearest: (line: Int, text: String)?) -> Diagnostic {
        let quote = annotation.quote.prefix + annotation.quote.exact + annotation.quote.suffix
        let note = nearest.map { line, text in
            Note("The nearest is line \(line): '\(text.count > 80 ? "\(text.prefix(79))…" : text)'.")
        }
        return Diagnostic(
            "annotation-not-found", .error, "the text doesn't hold '\(quote)' any more", at: annotation.location,
            notes: [note ?? Note("Nothing in the text is like it. Delete the annotation, or quote the place anew.")])
    }

    static func annotationWithoutSpan(_ annotation: Annotation) -> Diagnostic {
        Diagnostic(
            "annotation-without-span", .error, "the reader finds no lost span at '\(annotation.quote.exact)'",
            at: annotation.location, notes: [Note("Use 'add' for a place that the reader doesn't see.")])
    }

    static func otherProposal(_ annotation: Annotation, proposed: String?) -> Diagnostic {
        let what = proposed.map { "now proposes '\($0)'" } ?? "proposes nothing"
        return Diagnostic(
            "other-proposal", .warning, "the annotation confirms a proposal, but the reader \(what) there",
            at: annotation.location, notes: [Note("Use 'overrule' where the reader is wrong.")])
    }

    static func unknownAnnotatedSymbol(_ name: String, nearest: String?, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "unresolved-symbol", .error, "no symbol named '\(name)'", at: location,
            notes: nearest.map { [Note("did you mean '\($0)'?")] } ?? [])
    }
}
