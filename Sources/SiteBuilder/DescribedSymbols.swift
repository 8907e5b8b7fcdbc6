import APIModel
import Diagnostics
import Foundation
import Glossary
import Linking
import Markup
import SourceTexts

/// The reference's prose and the glossary into what is known of each symbol: the evidence for names that a source text lost.
struct DescribedSymbols {
    private let model: APIModel
    private let glossary: Glossary
    private let types: [SymbolPath]
    /// By language and type.
    private let prose: [LanguageTag: [SymbolPath: ReferenceProse]]
    /// Those of the languages of the prose: texts in them are searched too.
    private let matchers: [LanguageTag: TermMatcher]
    /// By symbol: what its name and its descriptions in each language speak of.
    private let concepts: [SymbolPath: [String: Double]]
    private let prominence: [SymbolPath: Double]

    /// What the descriptions of symbols are made from.
    struct Evidence: Equatable {
        /// The glossary and the reference's prose.
        var files: [SourceFile]
        var topics: [String]
        /// How often all documents name symbols.
        fileprivate var prominence: Prominence

        init(
            reference: [LanguageTag: [String: Document<WrittenLink>]],
            guides: [LanguageTag: [String: Document<WrittenLink>]], glossary: [SourceFile],
            configuration: SiteConfiguration
        ) {
            let documents = reference.values.flatMap(\.values)
            files = glossary + documents.map(\.file).sorted { $0.path < $1.path }
            topics = configuration.topics.flatMap(\.types).map(\.path)
            prominence = Prominence(documents + guides.values.flatMap(\.values))
        }
    }

    init(
        reference: [LanguageTag: [String: Document<WrittenLink>]], glossary: Glossary, model: APIModel,
        configuration: SiteConfiguration, evidence: Evidence
    ) {
        self.model = model
        self.glossary = glossary
        let types = configuration.topics.flatMap(\.types).map { SymbolPath($0.path) }.filter {
            model.symbol(at: $0) != nil
        }
        self.types = types
        // What is wrong with the prose is said when it is linked.
        var ignored: [Diagnostic] = []
        var prose: [LanguageTag: [SymbolPath: ReferenceProse]] = [:]
        for (language, documents) in reference {
            for (name, document) in documents {
                let type = SymbolPath(name.split(separator: ".").map(String.init))
                prose[language, default: [:]][type] = ReferenceProse(
                    document, type: type, model: model, &ignored)
            }
        }
        self.prose = prose
        let matchers = Dictionary(
            uniqueKeysWithValues: prose.keys.map { ($0, TermMatcher(glossary, language: $0, scope: .all)) })
        self.matchers = matchers
        concepts = Self.concepts(prose, matchers, glossary, types, model)
        prominence = evidence.prominence.of(types.flatMap { type in [type] + model.members(of: type).map(\.path) })
    }

    /// What a reader of texts in `language` is to know.
    func descriptions(in language: LanguageTag) -> SymbolDescriptions {
        let matcher = matchers[language] ?? TermMatcher(glossary, language: language, scope: .all)
        // Whoever describes a symbol means the terms.
        let entries = types.flatMap { type in
            [entry(type, self.prose[language]?[type]?.introduction ?? [])]
                + members(of: type).map { entry($0, self.prose[language]?[type]?.sections[$0] ?? []) }
        }
        return SymbolDescriptions(entries: entries.compactMap { $0 }) { text in
            matcher.matches(in: text, isOnTopic: true).map(\.concept.rawValue)
        }
    }

    private func members(of type: SymbolPath) -> [SymbolPath] {
        var seen: Set<SymbolPath> = []
        return model.members(of: type).filter { !$0.kind.isType && !$0.path.name.hasPrefix("_") }.map(\.path)
            .filter { seen.insert($0).inserted }
    }

    private func entry(_ path: SymbolPath, _ blocks: [Block<WrittenLink>]) -> SymbolDescriptions.Entry? {
        guard let symbol = model.symbol(at: path) else { return nil }
        let texts = blocks.compactMap(\.prose)
        return SymbolDescriptions.Entry(
            path: path, kind: symbol.kind, summary: texts.first ?? "",
            details: texts.dropFirst().joined(separator: " "),
            prominence: prominence[path] ?? 0, concepts: concepts[path] ?? [:])
    }

    // MARK: Concepts

    private static func concepts(
        _ prose: [LanguageTag: [SymbolPath: ReferenceProse]], _ matchers: [LanguageTag: TermMatcher],
        _ glossary: Glossary, _ types: [SymbolPath], _ model: APIModel
    ) -> [SymbolPath: [String: Double]] {
        var concepts: [SymbolPath: [String: Double]] = [:]
        func add(_ path: SymbolPath, _ found: [TermMatcher.Match], weight: Double) {
            for match in found { concepts[path, default: [:]][match.concept.rawValue, default: 0] += weight }
        }
        let share = 1 / Double(max(1, prose.count))
        for (language, types) in prose {
            guard let matcher = matchers[language] else { continue }
            for (type, prose) in types {
                add(
                    type, matcher.matches(in: prose.introduction.compactMap(\.prose).first ?? "", isOnTopic: true),
                    weight: share)
                for (member, blocks) in prose.sections {
                    let texts = blocks.compactMap(\.prose)
                    add(member, matcher.matches(in: texts.first ?? "", isOnTopic: true), weight: share)
                    add(
                        member, matcher.matches(in: texts.dropFirst().joined(separator: " "), isOnTopic: true),
                        weight: share / 4)
                }
            }
        }
        let names = NameConcepts(glossary)
        for type in types {
            for path in [type] + model.members(of: type).map(\.path) {
                for concept in names.concepts(of: path.name) {
                    concepts[path, default: [:]][concept.rawValue, default: 0] += 1
                }
            }
        }
        for concept in glossary.concepts {
            guard let symbol = concept.symbol else { continue }
            concepts[SymbolPath(symbol), default: [:]][concept.id.rawValue, default: 0] += 2
        }
        return concepts.mapValues { withRelated($0.mapValues { min($0, 2) }, glossary) }
    }

    /// Who speaks of a thing speaks of what it is related to, a little.
    private static func withRelated(_ concepts: [String: Double], _ glossary: Glossary) -> [String: Double] {
        var result = concepts
        for (id, weight) in concepts {
            guard let concept = glossary[ConceptID(id)] else { continue }
            for other in concept.related + concept.broader {
                result[other.rawValue] = max(result[other.rawValue] ?? 0, weight * 0.4)
            }
        }
        return result
    }
}

/// How often documents name symbols.
private struct Prominence: Equatable {
    private var counts: [String: Int] = [:]

    init(_ documents: [Document<WrittenLink>]) {
        for document in documents { add(document.blocks) }
    }

    /// By a scale on which ten times as often is twice as much; 1 for the most named.
    func of(_ paths: [SymbolPath]) -> [SymbolPath: Double] {
        let most = log(1 + Double(counts.values.max() ?? 1))
        let found = paths.map { path -> (SymbolPath, Double) in
            // A member's name alone is a mention of it, as authors write it in the section of its type.
            let count = (counts[path.text] ?? 0) + (path.parent == nil ? 0 : counts[path.name] ?? 0)
            return (path, log(1 + Double(count)) / most)
        }
        return Dictionary(found, uniquingKeysWith: { first, _ in first }).mapValues { min($0, 1) }
    }

    private mutating func add(_ blocks: [Block<WrittenLink>]) {
        for block in blocks {
            switch block.kind {
            case .paragraph(let inlines): add(inlines)
            case .heading(let heading): add(heading.content)
            case .list(let list): for item in list.items { add(item.blocks) }
            case .quote(let inner), .footnote(_, _, let inner): add(inner)
            case .table(let table): for cell in table.header + table.rows.joined() { add(cell.content) }
            case .code, .thematicBreak, .html: break
            }
        }
    }

    private mutating func add(_ inlines: [Inline<WrittenLink>]) {
        for inline in inlines {
            switch inline.kind {
            case .link(.symbol(let path), _, _): counts[path, default: 0] += 1
            case .code(let name): counts[name, default: 0] += 1
            case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .link(_, _, let inner): add(inner)
            default: break
            }
        }
    }
}

extension Block<WrittenLink> {
    /// The words of a paragraph or a list; nil for a block of another kind.
    fileprivate var prose: String? {
        switch kind {
        case .paragraph(let inlines): inlines.plainText()
        case .list(let list): list.items.flatMap(\.blocks).compactMap(\.prose).joined(separator: " ")
        default: nil
        }
    }
}

/// The concepts that names of symbols are made of. Names are English, and they leave out articles: `didEnterBackground`.
private struct NameConcepts {
    private var phrases: [[Substring]: ConceptID] = [:]
    private var longest = 1

    init(_ glossary: Glossary) {
        let english = LanguageTag("en")
        let rules = LanguageRules.rules(for: english)
        for concept in glossary.concepts {
            for term in concept.languages[english]?.terms ?? [] {
                for form in rules.surfaceForms(of: term).map(\.text) {
                    let words = form.lowercased().split { $0 == " " || $0 == "-" }
                        .filter { !["the", "a", "an"].contains($0) }
                    guard !words.isEmpty else { continue }
                    longest = max(longest, words.count)
                    if phrases[words] == nil || term.status == .preferred { phrases[words] = concept.id }
                }
            }
        }
    }

    /// Leftmost and longest, in order.
    func concepts(of name: String) -> [ConceptID] {
        let words = Self.words(of: name).split(separator: " ")
        var found: [ConceptID] = []
        var start = 0
        while start < words.count {
            let ends = (start + 1...min(words.count, start + longest)).reversed()
            if let end = ends.first(where: { phrases[Array(words[start..<$0])] != nil }),
                let concept = phrases[Array(words[start..<end])]
            {
                found.append(concept)
                start = end
            } else {
                start += 1
            }
        }
        return found
    }

    /// `sceneDidEnterBackground(_:)` as `scene did enter background`.
    private static func words(of name: String) -> String {
        var words = ""
        for character in name {
            if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
            words.append(character.isLetter || character.isNumber ? character : " ")
        }
        return words.lowercased()
    }
}
