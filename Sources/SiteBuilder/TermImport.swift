import Diagnostics
import Foundation
import Glossary
import GlossaryImport

/// A file of terms, compared with a content folder's glossary and taken into it.
package struct TermImport: Sendable {
    package var result: GlossaryImport
    /// The files that were written.
    package var written: [String] = []
    package var diagnostics: [Diagnostic] = []

    /// - Parameters:
    ///   - pair: the languages of a table's first two columns.
    ///   - changesConcepts: true to add terms to concepts that there are; new concepts are written in any case.
    /// - Returns: nil, with the reason, when the file or the content can't be read.
    package static func run(
        _ path: String, pair: String?, changesConcepts: Bool, options: BuildOptions
    ) -> (result: TermImport?, diagnostics: [Diagnostic]) {
        var problems: [Diagnostic] = []
        guard let site = SiteFileReader.read(options, &problems) else { return (nil, problems) }
        let languages = site.configuration.tags
        let (languagePair, pairProblem) = Self.pair(pair, languages)
        if let pairProblem { return (nil, [pairProblem]) }
        guard let format = TermFile.Format.format(ofPath: path) else {
            return (
                nil,
                [
                    Diagnostic(
                        "unknown-format", .error, "'\(path)' is no file of terms by its name",
                        notes: [Note("TBX ends in .tbx, tables in .csv, .tsv, .tab, .utf8 or .txt.")])
                ]
            )
        }
        let (file, unread) = FileSystem.read(path)
        guard let file else { return (nil, unread) }
        var unused: [Diagnostic] = []
        let folder = ContentFolder(path: options.content, configuration: site.configuration, jobs: options.jobs)
        let glossary = folder.readGlossary(&unused)
        // What can't be read would look as if it were new.
        let broken = unused.filter { $0.severity == .error }
        guard broken.isEmpty else { return (nil, broken) }
        let (terms, found) = TermFile.read(file, format, pair: languagePair, languages: languages)
        if terms.entries.isEmpty, found.worst == .error { return (nil, found) }
        let result = GlossaryImport(terms, into: glossary)
        var done = TermImport(result: result, diagnostics: (found + result.diagnostics).sortedByPlace())
        done.write(into: "\(options.content)/glossary", glossary, languages, changesConcepts: changesConcepts)
        return (done, [])
    }

    private static func pair(
        _ text: String?, _ languages: [LanguageTag]
    ) -> (pair: (LanguageTag, LanguageTag)?, problem: Diagnostic?) {
        guard let text else { return (nil, nil) }
        let tags = text.split(separator: ",").map { LanguageTag(String($0)) }
        if tags.count == 2, tags[0] != tags[1], tags.allSatisfy(languages.contains) { return ((tags[0], tags[1]), nil) }
        return (
            nil,
            Diagnostic(
                "unknown-language", .error, "'\(text)' names no two languages of the site",
                notes: [Note("They are \(languages.map(\.rawValue).joined(separator: ", ")); write two with a comma.")])
        )
    }

    // MARK: Writing

    private mutating func write(
        into folder: String, _ glossary: Glossary, _ languages: [LanguageTag], changesConcepts: Bool
    ) {
        for concept in result.newConcepts {
            write(
                Array(ConceptWriter.file(concept, languages: languages).utf8), "\(folder)/\(concept.id.rawValue).yaml")
        }
        guard changesConcepts else { return }
        let changed = Set(result.additions.map(\.concept) + result.newLanguages.map(\.concept))
        for concept in glossary.concepts where changed.contains(concept.id) {
            let additions = result.additions.filter { $0.concept == concept.id }
            let newLanguages = result.newLanguages.filter { $0.concept == concept.id }
            let (bytes, problems) = ConceptWriter.adding(additions, newLanguages, to: concept)
            diagnostics += problems
            guard let bytes else { continue }
            write(bytes, concept.location.file.path)
        }
    }

    private mutating func write(_ bytes: [UInt8], _ path: String) {
        if let problem = OutputText.write(bytes, to: path) { diagnostics.append(problem) } else { written.append(path) }
    }
}
