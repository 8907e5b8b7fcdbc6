import Diagnostics
import Glossary

/// The wording of what a file of terms can get wrong, and of how it contradicts the glossary.
extension Diagnostic {
    // MARK: Files

    static func termFileTooLarge(_ file: SourceFile, limit: Int) -> Diagnostic {
        Diagnostic(
            "term-file-limit", .error,
            "'\(file.path)' has \(file.bytes.count) bytes; a file of terms may have \(limit)",
            notes: [Note("Split the file.")])
    }

    static func notUTF8(_ place: SourceLocation) -> Diagnostic {
        Diagnostic("invalid-utf8", .error, "the bytes from here on aren't UTF-8; save the file as UTF-8", at: place)
    }

    static func malformedTerms(_ what: String, at place: SourceLocation, _ next: String? = nil) -> Diagnostic {
        Diagnostic("malformed-terms", .error, what, at: place, notes: next.map { [Note($0)] } ?? [])
    }

    static func refusedXML(_ what: String, at place: SourceLocation) -> Diagnostic {
        Diagnostic(
            "refused-xml", .error, "\(what); nothing is read from the file", at: place,
            notes: [Note("A file of terms needs no such thing. Export it anew without it.")])
    }

    static func unlistedLanguage(_ tag: String, count: Int, in file: SourceFile) -> Diagnostic {
        Diagnostic(
            "unknown-language", .warning,
            "\(count) terms in '\(tag)', which the site doesn't list, are passed over",
            at: SourceLocation(file, SourceRange(0, 0)))
    }

    // MARK: Conflicts

    static func termElsewhere(_ term: TermFile.WrittenTerm, of concept: ConceptID, owner: Concept) -> Diagnostic {
        Diagnostic(
            "term-elsewhere", .warning,
            "'\(term.text)' is a term of '\(owner.id.rawValue)'; the file gives it to '\(concept.rawValue)'",
            at: term.location, notes: [Note("the glossary's", at: owner.location)])
    }

    static func undecided(_ entry: TermFile.Entry, among ids: [ConceptID]) -> Diagnostic {
        let names = ids.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        return Diagnostic(
            "undecided-entry", .warning, "the entry could belong to \(names)", at: entry.location,
            notes: [Note("Give the entry the concept's identifier.")])
    }

    static func strangeEntry(_ entry: TermFile.Entry, _ concept: Concept) -> Diagnostic {
        Diagnostic(
            "other-terms", .warning,
            "the entry has no term in common with the concept '\(concept.id.rawValue)', whose identifier it bears",
            at: entry.location,
            notes: [Note("the glossary's", at: concept.location), Note("Nothing is taken from the entry.")])
    }

    static func other(
        _ field: String, of term: Term, in concept: ConceptID, here: String, at place: SourceLocation, there: String
    ) -> Diagnostic {
        Diagnostic(
            Diagnostic.ID(rawValue: "other-\(field)"), .warning,
            "'\(term.text)' of '\(concept.rawValue)' is \(there) in the glossary and \(here) in the file", at: place,
            notes: [Note("the glossary's", at: term.location)])
    }

    static func otherDefinition(
        _ text: String, _ known: String, _ concept: Concept, _ tag: LanguageTag, at place: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            "other-definition", .warning,
            "the definition of '\(concept.id.rawValue)' in '\(tag.rawValue)' isn't the glossary's", at: place,
            notes: [Note("in the file: \(text)"), Note("in the glossary: \(known)", at: concept.location)])
    }

    static func needsDefinition(_ id: ConceptID, _ tag: LanguageTag, at place: SourceLocation) -> Diagnostic {
        Diagnostic(
            "needs-definition", .warning,
            "'\(id.rawValue)' has no definition in '\(tag.rawValue)', and the file gives none", at: place,
            notes: [Note("Write one into the concept's file.")])
    }

    static func cannotInsert(_ concept: Concept, _ tag: LanguageTag) -> Diagnostic {
        Diagnostic(
            "unwritable-concept", .warning,
            "the terms of '\(concept.id.rawValue)' in '\(tag.rawValue)' stand in brackets; nothing can be added to them",
            at: concept.location, notes: [Note("Write the list with a hyphen a line.")])
    }
}
