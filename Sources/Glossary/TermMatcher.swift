import Diagnostics
import GlossaryLookup

/// Finds the terms of one language in a text, in one pass: an Aho-Corasick automaton over the folded forms of all terms.
package struct TermMatcher: Sendable {
    package struct Match: Sendable, Hashable {
        package var concept: ConceptID
        /// UTF-8 bytes of the text that was searched.
        package var range: SourceRange
        /// The term's status: a deprecated one is linked too, and reported.
        package var status: Term.Status
    }

    private struct Pattern: Sendable {
        var concept: ConceptID
        var status: Term.Status
        var isNoun: Bool
        var length: Int
    }

    private let rules: LanguageRules
    private var automaton = Automaton()
    private var patterns: [Pattern] = []

    /// Which terms are found.
    package enum Scope: Sendable {
        /// Those that a page links to.
        case linked
        /// Everyday words and verbs of one word too: for telling what a sentence is about.
        case all
    }

    package init(_ glossary: Glossary, language: LanguageTag, scope: Scope = .linked) {
        rules = LanguageRules.rules(for: language)
        var owners: [[UInt8]: Int] = [:]
        for concept in glossary.concepts where concept.isLinked || scope == .all {
            for term in concept.languages[language]?.terms ?? [] where term.isLinkable || scope == .all {
                for form in rules.surfaceForms(of: term) {
                    let bytes = Array(Folding.fold(form).utf8)
                    // Of several words the first may be an adjective, which has no capital.
                    let isNoun = term.partOfSpeech == .noun && !form.contains(" ")
                    let pattern = Pattern(
                        concept: concept.id, status: term.status, isNoun: isNoun, length: bytes.count)
                    guard !bytes.isEmpty else { continue }
                    if let owner = owners[bytes] {
                        // A form of two terms belongs to the one that prefers it.
                        if pattern.status == .preferred, patterns[owner].status != .preferred {
                            patterns[owner] = pattern
                        }
                        continue
                    }
                    owners[bytes] = patterns.count
                    automaton.insert(bytes, pattern: patterns.count)
                    patterns.append(pattern)
                }
            }
        }
        automaton.link()
    }

    package var isEmpty: Bool { patterns.isEmpty }

    /// The terms in `text`, leftmost and longest, not overlapping.
    package func matches(in text: String) -> [Match] {
        guard !patterns.isEmpty else { return [] }
        let folded = FoldedText(text)
        var candidates: [(start: Int, end: Int, pattern: Int)] = []
        automaton.run(over: folded.bytes) { end, pattern in
            let start = end - patterns[pattern].length
            if isWord(start, end, patterns[pattern], in: folded) { candidates.append((start, end, pattern)) }
        }
        candidates.sort { ($0.start, -$0.end) < ($1.start, -$1.end) }
        var result: [Match] = []
        var taken = 0
        for candidate in candidates where candidate.start >= taken {
            taken = candidate.end
            let pattern = patterns[candidate.pattern]
            result.append(
                Match(
                    concept: pattern.concept,
                    range: SourceRange(folded.origin(candidate.start), folded.origin(candidate.end)),
                    status: pattern.status))
        }
        return result
    }

    private func isWord(_ start: Int, _ end: Int, _ pattern: Pattern, in text: FoldedText) -> Bool {
        // Inside a folded letter (ß → ss) or a composed syllable there is no boundary.
        guard text.isLetterStart(start), text.isLetterStart(end) else { return false }
        let before = text.scalar(before: start)
        let after = text.scalar(at: end)
        guard let first = text.scalar(at: start), let last = text.scalar(before: end) else { return false }
        // A Latin term stands between letters of another script, but not inside a Latin word.
        if first.isLatinLetter, before?.isLatinLetter == true { return false }
        if last.isLatinLetter, after?.isLatinLetter == true { return false }
        switch rules.boundary {
        case .none:
            return true
        case .particles:
            if before?.isHangul == true { return false }
            guard let after, after.isWordLetter else { return true }
            return Particles.isParticle(text.letters(from: end), after: last)
        case .spaces:
            if before?.isWordLetter == true { return false }
            if before == "-" && !rules.bearsHyphens { return false }
            if after?.isWordLetter == true { return false }
            if after == "-", !rules.bearsHyphens, text.scalar(after: end)?.isWordLetter == true { return false }
            if rules.nounsAreCapitalized, pattern.isNoun, !text.isCapitalized(at: start) { return false }
            return true
        }
    }
}

extension Term {
    /// Verbs of one word (*start*, *connect*) are everywhere and mean the concept too rarely; phrases mean it.
    fileprivate var isLinkable: Bool { partOfSpeech != .verb || text.contains(" ") }
}

extension Unicode.Scalar {
    var isWordLetter: Bool { properties.isAlphabetic || ("0"..."9").contains(self) || self == "_" }
    var isLatinLetter: Bool { value < 0x250 && isWordLetter }
    var isHangul: Bool { (0xAC00...0xD7A3).contains(value) || (0x3131...0x318E).contains(value) }
}
