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
        /// The listed term whose form this is.
        package var term: String
        package var partOfSpeech: Term.PartOfSpeech
        package var origin: SurfaceForm.Origin
        package var attachment: Attachment
    }

    /// A word that may be several concepts, and whose surroundings tell nothing.
    package struct Undecided: Sendable, Hashable {
        package var concepts: [ConceptID]
        package var range: SourceRange
    }

    /// A term that a form may belong to, with what is asked of it at each occurrence.
    private struct Reading: Sendable {
        let concept: ConceptID
        let term: Term
        let origin: SurfaceForm.Origin
        /// Of several words the first may be an adjective, which has no capital.
        let isNoun: Bool
        let isPhrase: Bool
        /// `ScenePhase` is the type; `scenePhase` is something else.
        let isIdentifier: Bool
        /// Nil for a term that is meant wherever it stands.
        let rule: ContextRule?

        init(concept: ConceptID, term: Term, form: SurfaceForm) {
            self.concept = concept
            self.term = term
            origin = form.origin
            isNoun = term.partOfSpeech == .noun && !form.text.contains(" ")
            isPhrase = term.text.contains(" ")
            isIdentifier = form.origin == .term && term.text.isCamelCase
            rule = ContextRule(term)
        }
    }

    private struct Pattern: Sendable {
        var length: Int
        var readings: [Reading] = []
        /// The concepts whose terms aren't meant in this phrase.
        var hidden: [ConceptID] = []
    }

    private let rules: LanguageRules
    private let locale: String
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
        locale = language.primary
        var owners: [[UInt8]: Int] = [:]
        for concept in glossary.concepts where concept.isLinked || scope == .all {
            guard let entry = concept.languages[language] else { continue }
            for term in entry.terms where term.isLinkable || scope == .all {
                for form in rules.surfaceForms(of: term) {
                    let reading = Reading(concept: concept.id, term: term, form: form)
                    // The first of a concept's equal forms counts.
                    add(form.text, &owners) { pattern in
                        if pattern.readings.contains(where: { $0.concept == concept.id }) { return }
                        pattern.readings.append(reading)
                    }
                }
            }
            for phrase in entry.except { add(phrase, &owners) { $0.hidden.append(concept.id) } }
        }
        automaton.link()
    }

    private mutating func add(_ form: String, _ owners: inout [[UInt8]: Int], _ change: (inout Pattern) -> Void) {
        let bytes = Array(Folding.fold(form).utf8)
        guard !bytes.isEmpty else { return }
        let owner = owners[bytes] ?? patterns.count
        if owner == patterns.count {
            owners[bytes] = owner
            automaton.insert(bytes, pattern: owner)
            patterns.append(Pattern(length: bytes.count))
        }
        change(&patterns[owner])
    }

    package var isEmpty: Bool { patterns.isEmpty }

    /// The terms in `text`, leftmost and longest, not overlapping.
    package func matches(in text: String, isOnTopic: Bool = false) -> [Match] {
        search(text, isOnTopic: isOnTopic).matches
    }

    /// The terms in `text`, and the words of which nobody can tell which term they are.
    ///
    /// - Parameter isOnTopic: whether the text is known to be about the glossary's subject, so that a term needs no word
    ///   near it that says so; words that say otherwise count all the same.
    package func search(_ text: String, isOnTopic: Bool = false) -> (matches: [Match], undecided: [Undecided]) {
        guard !patterns.isEmpty else { return ([], []) }
        let folded = FoldedText(text)
        var candidates: [(start: Int, end: Int, pattern: Int)] = []
        automaton.run(over: folded.bytes) { end, pattern in
            candidates.append((end - patterns[pattern].length, end, pattern))
        }
        if candidates.isEmpty { return ([], []) }
        candidates.sort { ($0.start, -$0.end) < ($1.start, -$1.end) }
        let segments = rules.boundary == .segmentation ? WordSegmenter(text, locale: locale) : nil
        let boundary = WordBoundary(rules: rules, text: folded, segments: segments)
        var matches: [Match] = []
        var undecided: [Undecided] = []
        var taken = 0
        /// Where each concept's last phrase ends.
        var hidden: [ConceptID: Int] = [:]
        for candidate in candidates where candidate.start >= taken {
            let pattern = patterns[candidate.pattern]
            if !pattern.hidden.isEmpty, boundary.holdsPhrase(candidate.start, candidate.end) {
                for concept in pattern.hidden { hidden[concept] = max(hidden[concept] ?? 0, candidate.end) }
            }
            let readings = pattern.readings.compactMap { reading -> (Reading, Attachment)? in
                guard hidden[reading.concept] ?? 0 <= candidate.start else { return nil }
                guard !reading.isIdentifier || folded.spells(reading.term.text, at: candidate.start) else { return nil }
                return boundary.attachment(
                    candidate.start, candidate.end, isNoun: reading.isNoun, isPhrase: reading.isPhrase
                ).map { (reading, $0) }
            }
            guard !readings.isEmpty else { continue }
            // Where letters may be two concepts, the words near them tell which.
            let needsEvidence = !isOnTopic || readings.count > 1
            let fitting = readings.filter { reading, _ in
                reading.rule?.admits(candidate.start..<candidate.end, in: folded, needsEvidence: needsEvidence) ?? true
            }
            let range = SourceRange(folded.origin(candidate.start), folded.origin(candidate.end))
            guard let (reading, attachment) = decided(fitting) else {
                if fitting.count > 1 {
                    undecided.append(Undecided(concepts: fitting.map(\.0.concept), range: range))
                    taken = candidate.end
                }
                continue
            }
            taken = candidate.end
            matches.append(
                Match(
                    concept: reading.concept, range: range, status: reading.term.status, term: reading.term.text,
                    partOfSpeech: reading.term.partOfSpeech, origin: reading.origin, attachment: attachment))
        }
        return (matches, undecided)
    }

    /// The one reading, or the one that a rule on its surroundings asks for, or the one preferred term.
    private func decided(_ readings: [(Reading, Attachment)]) -> (Reading, Attachment)? {
        if readings.count < 2 { return readings.first }
        for rule in [{ !$0.term.near.isEmpty }, { $0.term.status == .preferred }] as [(Reading) -> Bool] {
            let chosen = readings.filter { rule($0.0) }
            if chosen.count == 1 { return chosen[0] }
        }
        return nil
    }
}

/// Where a term is meant, by the words of the sentence around it. All words are folded.
private struct ContextRule: Sendable {
    private let near: [[UInt8]]
    private let notNear: [[UInt8]]
    private let notBefore: [[UInt8]]

    /// Looks no further than this, so that a text without full stops costs no more than its length.
    private static let reach = 240

    /// Nil where the term has no rule.
    init?(_ term: Term) {
        if term.near.isEmpty, term.notNear.isEmpty, term.notBefore.isEmpty { return nil }
        near = term.near.map(Self.folded)
        notNear = term.notNear.map(Self.folded)
        notBefore = term.notBefore.map(Self.folded)
    }

    private static func folded(_ word: String) -> [UInt8] { Array(Folding.fold(word).utf8) }

    /// - Parameter needsEvidence: whether a word must be near that the term is meant with.
    func admits(_ occurrence: Range<Int>, in text: FoldedText, needsEvidence: Bool) -> Bool {
        let rest = text.bytes[occurrence.upperBound...].drop { $0 == UInt8(ascii: " ") }
        if notBefore.contains(where: { rest.starts(with: $0) }) { return false }
        let near = needsEvidence ? near : []
        if near.isEmpty, notNear.isEmpty { return true }
        let sentence = text.sentence(around: occurrence.lowerBound, occurrence.upperBound, reach: Self.reach)
        // Whether a word of the sentence, outside the occurrence, begins with `word`.
        func holds(_ word: [UInt8]) -> Bool {
            text.contains(word, in: sentence.lowerBound..<occurrence.lowerBound)
                || text.contains(word, in: occurrence.upperBound..<sentence.upperBound)
        }
        return !notNear.contains(where: holds) && (near.isEmpty || near.contains(where: holds))
    }
}

extension Term {
    /// Verbs of one word (*start*, *connect*) are everywhere and mean the concept too rarely; phrases mean it.
    fileprivate var isLinkable: Bool { partOfSpeech != .verb || text.contains(" ") }
}

extension TermMatcher.Match {
    /// By which rules the word is the term's, for people who wonder: `씬 +을`, `Szene listed form |wechsel`.
    package var reason: String {
        var parts = [term]
        switch origin {
        case .term: break
        case .listed: parts.append("listed form")
        case .ending(let ending): parts.append(ending)
        }
        switch attachment {
        case .freestanding: break
        case .particle(let particle): parts.append("+\(particle)")
        case .beforeInCompound(let rest): parts.append("|\(rest)")
        case .afterInCompound(let modifier): parts.append("\(modifier)|")
        }
        return parts.joined(separator: " ")
    }
}

extension String {
    /// A name in code: a capital behind a small letter, and no space.
    fileprivate var isCamelCase: Bool {
        zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase } && !contains(" ")
    }
}
