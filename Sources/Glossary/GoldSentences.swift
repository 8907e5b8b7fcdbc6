import Diagnostics

/// Sentences in which a person marked every term: `Die ⟦Szene|scene⟧ wechselt`. Lines that begin with `#` are remarks.
package struct GoldSentences: Sendable {
    package struct Mark: Sendable, Hashable {
        /// UTF-8 bytes of the sentence without its marks.
        package var range: SourceRange
        package var concept: ConceptID
    }

    package struct Sentence: Sendable {
        package var text: String
        package var marks: [Mark]
        /// Where its line begins in the file.
        package var location: SourceLocation

        /// The bytes between back-ticks, where no text links a term.
        var codeSpans: [Range<Int>] {
            let ticks = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "`") }.map(\.offset)
            return stride(from: 0, to: ticks.count - 1, by: 2).map { ticks[$0]..<ticks[$0 + 1] }
        }
    }

    package var sentences: [Sentence] = []

    /// - Returns: the sentences, and what is wrong with their marks.
    package static func read(_ file: SourceFile) -> (gold: GoldSentences, diagnostics: [Diagnostic]) {
        var gold = GoldSentences()
        var diagnostics: [Diagnostic] = []
        var start = 0
        for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
            let range = SourceRange(start, start + line.utf8.count)
            start = range.end + 1
            if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
            let location = SourceLocation(file, range)
            if let sentence = sentence(String(line), at: location) {
                gold.sentences.append(sentence)
            } else {
                diagnostics.append(
                    Diagnostic(
                        "malformed-mark", .error, "a mark of this sentence isn't ⟦words|concept⟧", at: location))
            }
        }
        return (gold, diagnostics)
    }

    private static func sentence(_ line: String, at location: SourceLocation) -> Sentence? {
        var text = ""
        var marks: [Mark] = []
        var rest = Substring(line)
        while let open = rest.firstIndex(of: "⟦") {
            text += rest[..<open]
            guard let close = rest[open...].firstIndex(of: "⟧") else { return nil }
            let parts = rest[rest.index(after: open)..<close].split(separator: "|", omittingEmptySubsequences: false)
            guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
            let start = text.utf8.count
            text += parts[0]
            marks.append(Mark(range: SourceRange(start, text.utf8.count), concept: ConceptID(String(parts[1]))))
            rest = rest[rest.index(after: close)...]
        }
        if rest.contains("⟧") { return nil }
        return Sentence(text: text + rest, marks: marks, location: location)
    }
}

/// How well the matcher finds what a person marked.
package struct TermScore: Sendable {
    package var sentences = 0
    package var right = 0
    package var wrong = 0
    package var missed = 0
    /// A `wrong-term` or `missed-term` for each, with the sentence.
    package var diagnostics: [Diagnostic] = []

    /// The share of what was found that is right; 1 when nothing was found.
    package var precision: Double { right + wrong == 0 ? 1 : Double(right) / Double(right + wrong) }
    /// The share of what was marked that was found; 1 when nothing was marked.
    package var recall: Double { right + missed == 0 ? 1 : Double(right) / Double(right + missed) }

    /// - Parameter unlinked: concepts of everyday words, which have an entry and no links; their marks don't count.
    package init(of matcher: TermMatcher, on gold: GoldSentences, unlinked: Set<ConceptID> = []) {
        for var sentence in gold.sentences {
            sentence.marks.removeAll { unlinked.contains($0.concept) }
            let marked = Set(sentence.marks)
            let code = sentence.codeSpans
            let found = matcher.matches(in: sentence.text).compactMap { match in
                code.contains { $0.contains(match.range.start) }
                    ? nil : GoldSentences.Mark(range: match.range, concept: match.concept)
            }
            sentences += 1
            right += marked.intersection(found).count
            for mark in found where !marked.contains(mark) {
                wrong += 1
                report("wrong-term", "is linked to", mark, sentence)
            }
            for mark in sentence.marks where !found.contains(mark) {
                missed += 1
                report("missed-term", "isn't linked to", mark, sentence)
            }
        }
    }

    private mutating func report(
        _ id: Diagnostic.ID, _ what: String, _ mark: GoldSentences.Mark, _ sentence: GoldSentences.Sentence
    ) {
        let word = String(decoding: Array(sentence.text.utf8)[mark.range.start..<mark.range.end], as: UTF8.self)
        diagnostics.append(
            Diagnostic(
                id, .warning, "'\(word)' \(what) '\(mark.concept.rawValue)' in: \(sentence.text)", at: sentence.location
            ))
    }
}
