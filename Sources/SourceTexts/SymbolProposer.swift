import APIModel

/// Proposes the symbols that lost spans named, from what the sentences around them say.
///
/// A list whose items begin with a lost span each describes the members of one type: its names are found together, each
/// name once. All other spans are looked at one by one.
struct SymbolProposer {
    private struct Candidate {
        var entry: SymbolDescriptions.Entry
        var features: TextFeatures
        var aspect: Vocabulary.Aspect?
        /// False for a name with *will* whose description knows no before: `scene(_:willConnectTo:options:)` is called when
        /// a scene connects, and a text that speaks of it as done isn't wrong.
        var isAspectDescribed = true
        /// The lengths of its words and of its concepts, each halfway to the mean of all, so that a short description isn't
        /// the best of all for being short (pivoted length normalization).
        var lengths = (words: 1.0, concepts: 1.0)
    }

    private let descriptions: SymbolDescriptions
    private let candidates: [Candidate]
    private let rarity: [String: Double]
    /// Candidates that are members, by their type.
    private let members: [(owner: SymbolPath, indices: [Int])]
    private let types: [SymbolPath: Int]

    /// Below it nothing is proposed: more would be wrong than right.
    static let leastConfidence = 0.35

    init(_ descriptions: SymbolDescriptions) {
        self.descriptions = descriptions
        var candidates = descriptions.entries.map { entry in
            var features = TextFeatures()
            features.add(entry.summary, weight: 1)
            features.add(entry.details, weight: 0.3)
            for (concept, weight) in entry.concepts { features.add(concept: concept, weight: weight) }
            let aspect = Self.aspect(ofName: entry.path.name)
            return Candidate(
                entry: entry, features: features, aspect: aspect,
                isAspectDescribed: entry.summary.isEmpty || aspect != .ahead
                    || Self.aspect(ofSentence: entry.summary) != nil)
        }
        let rarity = TextFeatures.rarity(among: candidates.map(\.features))
        self.rarity = rarity
        let words = candidates.map { $0.features.length(rarity: rarity, concepts: false) }
        let concepts = candidates.map { $0.features.length(rarity: rarity, concepts: true) }
        for index in candidates.indices {
            candidates[index].lengths = (Self.pivoted(words[index], words), Self.pivoted(concepts[index], concepts))
        }
        self.candidates = candidates
        var order: [SymbolPath] = []
        var indices: [SymbolPath: [Int]] = [:]
        var types: [SymbolPath: Int] = [:]
        for (index, candidate) in candidates.enumerated() {
            if candidate.entry.kind.isType { types[candidate.entry.path] = index }
            guard let owner = candidate.entry.path.parent else { continue }
            if indices[owner] == nil { order.append(owner) }
            indices[owner, default: []].append(index)
        }
        members = order.map { ($0, indices[$0] ?? []) }
        self.types = types
    }

    /// - Returns: for each span what it most likely named; nil where nothing is likely enough.
    func proposals(for spans: [SourceText.LostSpan]) -> [SourceText.Proposal?] {
        guard !candidates.isEmpty else { return spans.map { _ in nil } }
        var result = [SourceText.Proposal?](repeating: nil, count: spans.count)
        var heads: [Int: [Int]] = [:]
        for (index, span) in spans.enumerated() {
            if span.headsItem, let list = span.list { heads[list, default: []].append(index) }
        }
        for list in heads.keys.sorted() {
            guard let places = heads[list], places.count > 1 else { continue }
            for (place, proposal) in zip(places, listProposals(places.map { spans[$0] })) { result[place] = proposal }
        }
        for (index, span) in spans.enumerated() where result[index] == nil {
            if span.headsItem, let list = span.list, (heads[list]?.count ?? 0) > 1 { continue }
            result[index] = single(span)
        }
        return result
    }

    // MARK: Lists

    /// The members of the type that the list, its section and the paragraph before it are most likely about.
    private func listProposals(_ spans: [SourceText.LostSpan]) -> [SourceText.Proposal?] {
        let queries = spans.map { Query($0, concepts: descriptions.concepts) }
        var context = TextFeatures()
        if let first = spans.first {
            context.add(first.section, first.lead, concepts: descriptions.concepts)
        }
        for query in queries { context.merge(query.features, weight: 0.2) }
        let kinds = spans.first.flatMap { Self.kinds(announcedBy: $0.lead) }
        var best: (score: Double, columns: [Int], indices: [Int], scores: [[Double]])?
        for (owner, indices) in members where indices.count >= spans.count {
            let alone = queries.map { query in
                indices.map { index in
                    let fits = kinds?.contains(candidates[index].entry.kind) ?? true
                    return score(query, candidates[index]) - (fits ? 0 : 0.2)
                }
            }
            let scores = withCompany(alone, indices, Assignment.best(alone))
            let columns = Assignment.best(scores)
            let fit = zip(scores, columns).reduce(0) { $0 + $1.0[$1.1] } / Double(spans.count)
            let about = types[owner].map { similarity(context, candidates[$0]) } ?? 0
            let total = fit + about
            if total > (best?.score ?? -.infinity) { best = (total, columns, indices, scores) }
        }
        guard let best else { return spans.map { _ in nil } }
        return zip(queries, zip(best.scores, best.columns)).map { query, found in
            let (row, column) = found
            let rivals = row.indices.filter { $0 != column && !best.columns.contains($0) }.map { row[$0] }
            let confidence = Self.confidence(score: row[column], rival: rivals.max() ?? 0, isInList: true)
            let candidate = candidates[best.indices[column]]
            return proposal(candidate, query, confidence: confidence, besides: [.section, .list])
        }
    }

    /// A list lists things of a kind: what is like the names that the other items get is likelier than what isn't.
    private func withCompany(_ scores: [[Double]], _ indices: [Int], _ columns: [Int]) -> [[Double]] {
        scores.indices.map { row in
            var company = TextFeatures()
            for (other, column) in columns.enumerated() where other != row {
                company.merge(candidates[indices[column]].features, weight: 1 / Double(columns.count))
            }
            return indices.indices.map { scores[row][$0] + 0.3 * similarity(company, candidates[indices[$0]]) }
        }
    }

    // MARK: Single places

    private func single(_ span: SourceText.LostSpan) -> SourceText.Proposal? {
        let query = Query(span, concepts: descriptions.concepts)
        var context = TextFeatures()
        context.add(span.section, span.lead, concepts: descriptions.concepts)
        let scores = candidates.map { candidate -> Double in
            var score = score(query, candidate)
            let owner = candidate.entry.kind.isType ? candidate.entry.path : candidate.entry.path.parent
            if let owner, let type = types[owner] {
                score += 0.15 * similarity(context, candidates[type])
            }
            if let kinds = query.kinds { score += kinds.contains(candidate.entry.kind) ? 0.15 : -0.2 }
            return score
        }
        guard let best = scores.indices.max(by: { (scores[$0], $1) < (scores[$1], $0) }) else { return nil }
        let rival = scores.indices.filter { $0 != best }.map { scores[$0] }.max() ?? 0
        let confidence = Self.confidence(score: scores[best], rival: rival, isInList: false)
        let besides: [SourceText.Evidence] = query.kinds == nil ? [] : [.kind]
        return proposal(candidates[best], query, confidence: confidence, besides: besides)
    }

    // MARK: Scores

    /// A place's sentence as features.
    private struct Query {
        var features = TextFeatures()
        var aspect: Vocabulary.Aspect?
        /// Kinds that a word beside the place allows; nil when none says anything.
        var kinds: Set<Symbol.Kind>?

        init(_ span: SourceText.LostSpan, concepts: (String) -> [String]) {
            let sentence = span.before + " " + span.after
            features.add(sentence, weight: 1)
            features.add(span.rest, weight: 0.3)
            for concept in concepts(sentence) { features.add(concept: concept, weight: 1) }
            features.add(span.preceding, weight: 0.3)
            for concept in concepts(span.preceding) { features.add(concept: concept, weight: 0.5) }
            for concept in concepts(span.rest) { features.add(concept: concept, weight: 0.3) }
            aspect = SymbolProposer.aspect(ofSentence: sentence)
            kinds = span.headsItem ? nil : SymbolProposer.kinds(near: span)
        }
    }

    private static func pivoted(_ length: Double, _ all: [Double]) -> Double {
        0.5 * length + 0.5 * all.reduce(0, +) / Double(max(1, all.count))
    }

    private func similarity(_ text: TextFeatures, _ candidate: Candidate) -> Double {
        0.5 * similarity(text, candidate, concepts: false) + 0.5 * similarity(text, candidate, concepts: true)
    }

    private func similarity(_ text: TextFeatures, _ candidate: Candidate, concepts: Bool) -> Double {
        let lengths =
            text.length(rarity: rarity, concepts: concepts)
            * (concepts ? candidate.lengths.concepts : candidate.lengths.words)
        guard lengths > 0 else { return 0 }
        return text.product(with: candidate.features, rarity: rarity, concepts: concepts) / lengths
    }

    private func score(_ query: Query, _ candidate: Candidate) -> Double {
        var score = similarity(query.features, candidate)
        // What nobody describes is rarely what a text is about.
        score *= candidate.entry.prominence == 0 ? 0.5 : 1
        score += 0.1 * candidate.entry.prominence
        if let aspect = query.aspect, let other = candidate.aspect {
            score += aspect == other ? 0.15 : candidate.isAspectDescribed ? -0.15 : 0
        }
        return score
    }

    private static func confidence(score: Double, rival: Double, isInList: Bool) -> Double {
        let margin = max(0, score - rival)
        // What stands alone has no neighbours that rule names out: on texts whose names are known a third of the best is right.
        let value = isInList ? 0.4 + 0.5 * max(0, score) + 0.5 * margin : 0.45 * max(0, score) + margin
        return min(isInList ? 0.95 : 0.6, max(0, value))
    }

    private func proposal(
        _ candidate: Candidate, _ query: Query, confidence: Double, besides: [SourceText.Evidence]
    ) -> SourceText.Proposal? {
        guard confidence >= Self.leastConfidence else { return nil }
        let words = similarity(query.features, candidate, concepts: false)
        let concepts = similarity(query.features, candidate, concepts: true)
        var evidence: [(kind: SourceText.Evidence, weight: Double)] = []
        if words > 0.05 { evidence.append((.description, words)) }
        if concepts > 0.05 { evidence.append((.concepts, concepts)) }
        if query.aspect != nil, query.aspect == candidate.aspect { evidence.append((.aspect, 0.15)) }
        let kinds = evidence.sorted { $0.weight > $1.weight }.map(\.kind) + besides
        return SourceText.Proposal(symbol: candidate.entry.path, confidence: confidence, evidence: kinds)
    }

    // MARK: Words

    /// What the first `Will` or `Did` in a name says: `sceneWillResignActive(_:)`.
    static func aspect(ofName name: String) -> Vocabulary.Aspect? {
        let places: [(Vocabulary.Aspect, Range<String.Index>?)] = [
            (.ahead, name.firstRange(of: "Will") ?? name.firstRange(of: "will")),
            (.behind, name.firstRange(of: "Did") ?? name.firstRange(of: "did")),
        ]
        return places.compactMap { aspect, range in range.map { (aspect, $0.lowerBound) } }.min { $0.1 < $1.1 }?.0
    }

    static func aspect(ofSentence sentence: String) -> Vocabulary.Aspect? {
        let text = sentence.lowercased()
        var first: (place: String.Index, aspect: Vocabulary.Aspect)?
        for (aspect, phrases) in Vocabulary.aspects {
            for phrase in phrases {
                guard let place = text.firstRange(of: phrase)?.lowerBound else { continue }
                if place < first?.place ?? text.endIndex { first = (place, aspect) }
            }
        }
        return first?.aspect
    }

    /// What the words before a list say that it lists, the last of them: `the system calls these methods:`.
    private static func kinds(announcedBy lead: String) -> Set<Symbol.Kind>? {
        let text = lead.lowercased()
        return Vocabulary.kindWords.flatMap { kinds, words in
            words.compactMap { word in text.ranges(of: word).last.map { ($0.upperBound, kinds) } }
        }.max { $0.0 < $1.0 }?.1
    }

    /// What the words right beside the place say: `al protocollo …`, `… 메서드`.
    private static func kinds(near span: SourceText.LostSpan) -> Set<Symbol.Kind>? {
        let before = String(span.before.suffix(40)).lowercased()
        let after = String(span.after.prefix(12)).lowercased()
        var nearest: (distance: Int, kinds: Set<Symbol.Kind>)?
        for (kinds, words) in Vocabulary.kindWords {
            for word in words {
                var distances: [Int] = []
                if let range = before.ranges(of: word).last {
                    distances.append(before.distance(from: range.upperBound, to: before.endIndex))
                }
                if let range = after.firstRange(of: word) {
                    distances.append(after.distance(from: after.startIndex, to: range.lowerBound))
                }
                for distance in distances where distance < nearest?.distance ?? .max { nearest = (distance, kinds) }
            }
        }
        return nearest?.kinds
    }
}

extension TextFeatures {
    fileprivate mutating func add(_ section: String, _ lead: String, concepts: (String) -> [String]) {
        add(section, weight: 1)
        add(lead, weight: 0.7)
        for concept in concepts(section) { add(concept: concept, weight: 1) }
        for concept in concepts(lead) { add(concept: concept, weight: 0.7) }
    }
}
