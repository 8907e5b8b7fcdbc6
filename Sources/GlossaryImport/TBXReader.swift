import Diagnostics
import Glossary
import GlossaryExport
import XML

/// Reads TBX, version 2 and 3: their elements differ in name alone.
enum TBXReader {
    static func read(_ file: SourceFile, languages: [LanguageTag]) -> (terms: TermFile, diagnostics: [Diagnostic]) {
        let (root, problems) = ExpatParser.parse(file)
        guard let root else { return (TermFile(), problems) }
        guard root.name == "martif" || root.name == "tbx" else {
            return (
                TermFile(),
                [
                    .malformedTerms(
                        "the file's root is '\(root.name)'; TBX begins with 'martif' or 'tbx'",
                        at: place(root, file))
                ]
            )
        }
        var tags = LanguageTags(languages)
        let main = (root.attributes["xml:lang"] ?? root.attributes["lang"]).flatMap { tags.match($0) }
        var terms = TermFile()
        terms.entries = root.descendants("termEntry", "conceptEntry").map { entry($0, file, main: main, &tags) }
        return (terms, problems + tags.passedOver(in: file))
    }

    private static func place(_ element: XMLElement, _ file: SourceFile) -> SourceLocation {
        SourceLocation(file, SourceRange(element.start, element.start))
    }

    private static func entry(
        _ element: XMLElement, _ file: SourceFile, main: LanguageTag?, _ tags: inout LanguageTags
    ) -> TermFile.Entry {
        let id = element.attributes["id"].map { ConceptID(XMLName.decoded($0)) }
        var entry = TermFile.Entry(id: id, at: place(element, file))
        entry.subject = note("subjectField", in: element)
        for section in element.all("langSet", "langSec") {
            let written = section.attributes["xml:lang"] ?? section.attributes["lang"] ?? ""
            let found = section.all("tig", "ntig", "termSec").compactMap { term($0, file) }
            guard let tag = tags.match(written) else {
                tags.pass(over: written, count: found.count)
                continue
            }
            var language = entry.languages[tag] ?? TermFile.Language()
            language.terms += found.map(\.term)
            language.definition = language.definition ?? note("definition", in: section)
            language.example = language.example ?? found.lazy.compactMap(\.example).first
            entry.languages[tag] = language
        }
        // A definition of the whole entry is in the file's main language.
        if let main, entry.languages[main] != nil, entry.languages[main]?.definition == nil {
            entry.languages[main]?.definition = note("definition", in: element)
        }
        return entry
    }

    private static func term(_ element: XMLElement, _ file: SourceFile) -> (
        term: TermFile.WrittenTerm, example: String?
    )? {
        guard let written = element.first("term") ?? element.first("termGrp")?.first("term"), !written.text.isEmpty
        else { return nil }
        let holder = element.first("termGrp") ?? element
        var term = TermFile.WrittenTerm(written.rawText.trimmed, at: place(written, file))
        let status = note("administrativeStatus", in: holder) ?? note("normativeAuthorization", in: holder)
        term.status = status.flatMap(TermValues.status)
        let kind = note("termType", in: holder)
        term.partOfSpeech =
            kind == "phrase" ? .phrase : note("partOfSpeech", in: holder).flatMap(TermValues.partOfSpeech)
        term.gender = note("grammaticalGender", in: holder).flatMap(TermValues.gender)
        return (term, note("context", in: element))
    }

    /// What a `descrip` or `termNote` of the type says, alone or in a group with its source.
    private static func note(_ type: String, in element: XMLElement) -> String? {
        let groups = element.all("descripGrp", "termNoteGrp")
        let candidates = ([element] + groups).flatMap { $0.all("descrip", "termNote") }
        let text = candidates.first { $0.attributes["type"] == type }?.text
        return text?.isEmpty == false ? text : nil
    }
}

/// How files name statuses, parts of speech and genders: TBX's words, this program's and those in use.
enum TermValues {
    static func status(_ text: String) -> Term.Status? {
        let word = text.lowercased()
        if word.hasPrefix("preferred") || word.hasPrefix("standardized") { return .preferred }
        if word.hasPrefix("admitted") { return .admitted }
        let avoided = ["deprecated", "superseded", "forbidden", "obsolete", "rejected"]
        return avoided.contains(where: word.hasPrefix) ? .deprecated : nil
    }

    static func partOfSpeech(_ text: String) -> Term.PartOfSpeech? {
        text == "properNoun" ? .noun : Term.PartOfSpeech(rawValue: text.lowercased())
    }

    static func gender(_ text: String) -> Term.Gender? {
        text.lowercased().first.flatMap { Term.Gender(rawValue: String($0)) }
    }
}

extension String {
    /// Without white space at its ends.
    var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
