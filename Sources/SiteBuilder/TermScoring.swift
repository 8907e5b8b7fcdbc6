import Diagnostics
import Glossary

/// Measures the linking of terms on sentences that a person marked.
package struct TermScoring {
    package var scores: [(language: LanguageTag, score: TermScore)] = []
    package var diagnostics: [Diagnostic] = []

    /// - Parameter paths: files of marked sentences, each named after its language (`de.txt`), or folders of them.
    /// - Returns: nil, with the reason, when something can't be read.
    package static func run(
        _ paths: [String], options: BuildOptions
    ) -> (result: TermScoring?, diagnostics: [Diagnostic]) {
        var problems: [Diagnostic] = []
        guard let site = SiteFileReader.read(options, &problems) else { return (nil, problems) }
        let folder = ContentFolder(path: options.content, configuration: site.configuration, jobs: options.jobs)
        var diagnostics: [Diagnostic] = []
        let glossary = folder.readGlossary(&diagnostics)
        var result = TermScoring()
        for path in paths.flatMap(files) {
            let (file, unread) = FileSystem.read(path)
            guard let file else { return (nil, unread) }
            let (gold, malformed) = GoldSentences.read(file)
            let language = LanguageTag(String(path.split(separator: "/").last?.dropLast(4) ?? ""))
            guard site.configuration.tags.contains(language) else {
                return (nil, [unknownLanguage(of: file, among: site.configuration.tags)])
            }
            let score = TermScore(
                of: TermMatcher(glossary, language: language), on: gold,
                unlinked: Set(glossary.concepts.filter { !$0.isLinked }.map(\.id)))
            result.scores.append((language, score))
            diagnostics += malformed + score.diagnostics
        }
        result.diagnostics = diagnostics
        return (result, [])
    }

    private static func files(at path: String) -> [String] {
        let inside = FileSystem.files(under: path, extension: "txt")
        return inside.isEmpty ? [path] : inside.map { "\(path)/\($0)" }
    }

    private static func unknownLanguage(of file: SourceFile, among tags: [LanguageTag]) -> Diagnostic {
        Diagnostic(
            "unknown-language", .error, "'\(file.path)' isn't named after a language of the site",
            at: SourceLocation(file, SourceRange(0, 0)),
            notes: [Note("Name it \(tags.map { $0.rawValue + ".txt" }.joined(separator: ", ")).")])
    }

    /// A row a language.
    package var table: String {
        let head = row("language", "sentences", "right", "wrong", "missed", "precision", "recall")
        let rows = scores.map { language, score in
            row(
                language.rawValue, "\(score.sentences)", "\(score.right)", "\(score.wrong)", "\(score.missed)",
                Self.thousandths(score.precision), Self.thousandths(score.recall))
        }
        return ([head] + rows).joined(separator: "\n")
    }

    private func row(_ cells: String...) -> String {
        cells.map { $0 + String(repeating: " ", count: max(1, 11 - $0.count)) }.joined()
    }

    private static func thousandths(_ share: Double) -> String {
        // A little is added for what binary fractions lose: 0.57 * 1000 is less than 570.
        let number = Int(share * 1000 + 1e-9)
        return "\(number / 1000).\(String(1000 + number % 1000).dropFirst())"
    }
}
