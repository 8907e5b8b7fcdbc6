import APIModel
import Diagnostics
import Glossary
import Markup
import Samples

/// The whole site with every link resolved: what the renderer gets.
package struct LinkedSite: Sendable {
    package var configuration: SiteConfiguration
    package var pages: [LinkedPage]
    package var paths: PagePaths
    package var model: APIModel
    /// The reference's types by topic, those that the library knows.
    package var topics: [ReferenceTopic]
    /// Each documented type's members in the order of reading.
    package var members: [SymbolPath: [SymbolPath]]
    package var glossary: Glossary
    /// Where each concept is used, in the order of the pages.
    package var termUses: [ConceptID: [TermUse]]
    /// Where each symbol is mentioned, implemented and called.
    package var mentions: [SymbolPath: [Mention]]
    package var samples: SampleIndex
    package var sources: [SourceRecord]
    package var runs: [RecordedRun]
    /// What the simulator's states and transitions are.
    package var charts: [StateChart]
    /// Where the runs may differ from a device.
    package var deviations: [Deviation]
    /// Where each method comes in the runs.
    package var positions: [SymbolPath: [RunPosition]]
    /// For each symbol those that tell of the same thing in apps of other styles.
    package var counterparts: [SymbolPath: [SymbolPath]] = [:]
    /// Nil for a site that shows none.
    package var objects: ObjectChart?

    package init(
        configuration: SiteConfiguration, pages: [LinkedPage], paths: PagePaths, model: APIModel,
        topics: [ReferenceTopic], members: [SymbolPath: [SymbolPath]], glossary: Glossary,
        termUses: [ConceptID: [TermUse]],
        mentions: [SymbolPath: [Mention]], samples: SampleIndex, sources: [SourceRecord],
        runs: [RecordedRun] = [], charts: [StateChart] = [], deviations: [Deviation] = [],
        positions: [SymbolPath: [RunPosition]] = [:]
    ) {
        self.configuration = configuration
        self.pages = pages
        self.paths = paths
        self.model = model
        self.topics = topics
        self.members = members
        self.glossary = glossary
        self.termUses = termUses
        self.mentions = mentions
        self.samples = samples
        self.sources = sources
        self.runs = runs
        self.charts = charts
        self.deviations = deviations
        self.positions = positions
    }
}

package struct ReferenceTopic: Sendable, Hashable {
    package var title: [LanguageTag: String]
    package var types: [SymbolPath]

    package init(title: [LanguageTag: String], types: [SymbolPath]) {
        self.title = title
        self.types = types
    }
}

package struct LinkedPage: Sendable {
    package var key: PageKey
    package var language: LanguageTag
    /// The language that the page's own text is in; another than `language` on a fallback page.
    package var contentLanguage: LanguageTag
    package var title: String
    package var summary: String
    package var content: Content
    /// What changed in the original since this translation was made.
    package var changes: [ChangedSection]

    package enum Content: Sendable {
        case document(LinkedDocument)
        case symbol(SymbolPage)
        case source(SourcePage)
        /// A list that the renderer makes of the site's data: guides, reference, glossary, samples, sources, methods.
        case list
    }

    package init(
        key: PageKey, language: LanguageTag, contentLanguage: LanguageTag, title: String, summary: String = "",
        content: Content, changes: [ChangedSection] = []
    ) {
        self.changes = changes
        self.key = key
        self.language = language
        self.contentLanguage = contentLanguage
        self.title = title
        self.summary = summary
        self.content = content
    }
}

package typealias LinkedDocument = Document<ResolvedLink>
package typealias LinkedBlock = Block<ResolvedLink>
package typealias LinkedInline = Inline<ResolvedLink>

/// The page of a type or a member.
package struct SymbolPage: Sendable {
    /// The symbols of this path: one, or overloads.
    package var symbols: [Symbol]
    /// What an author wrote on it; empty when nobody did.
    package var prose: [LinkedBlock]
    package var proseLanguage: LanguageTag
    /// The file that the prose came from, for its samples.
    package var proseFile: SourceFile?
    /// The library's own doc comment, in English.
    package var documentation: [LinkedBlock]
    /// What the doc comment rests on; nil where it doesn't say.
    package var evidence: Evidence?
    /// The members of a type, by path.
    package var members: [SymbolPath]

    package init(
        symbols: [Symbol], prose: [LinkedBlock], proseLanguage: LanguageTag, proseFile: SourceFile?,
        documentation: [LinkedBlock], evidence: Evidence?, members: [SymbolPath]
    ) {
        self.symbols = symbols
        self.prose = prose
        self.proseLanguage = proseLanguage
        self.proseFile = proseFile
        self.documentation = documentation
        self.evidence = evidence
        self.members = members
    }
}

/// One use of a concept's term in a text.
package struct TermUse: Sendable, Hashable {
    package var page: PageKey
    package var language: LanguageTag
    package var anchor: String?
    /// The sentence, or enough of it.
    package var excerpt: String
    /// The word as it stands there, and the listed term whose form it is.
    package var word: String
    package var term: String
    package var partOfSpeech: Term.PartOfSpeech
    package var location: SourceLocation

    /// True in a source text, whose words are another's.
    package var isQuoted: Bool {
        if case .source = page { true } else { false }
    }
}

/// A place where a symbol occurs.
package struct Mention: Sendable, Hashable {
    package enum Role: String, Sendable, CaseIterable {
        case implements, calls, describes, names
    }

    package var role: Role
    package var language: LanguageTag
    package var page: PageKey
    package var anchor: String?
    package var pageTitle: String
    package var sectionTitle: String
    /// Path and line of the text.
    package var place: String
    /// The sentence; empty where rights don't allow it.
    package var excerpt: String

    package init(
        role: Role, language: LanguageTag, page: PageKey, anchor: String?, pageTitle: String, sectionTitle: String,
        place: String, excerpt: String
    ) {
        self.role = role
        self.language = language
        self.page = page
        self.anchor = anchor
        self.pageTitle = pageTitle
        self.sectionTitle = sectionTitle
        self.place = place
        self.excerpt = excerpt
    }
}

/// The checked samples, found by where their code begins.
package struct SampleIndex: Sendable {
    package struct Entry: Sendable {
        package var checked: CheckedSample
        package var page: PageKey
        package var language: LanguageTag
        /// `sample-1`, `sample-2`, … on its page.
        package var anchor: String

        package init(checked: CheckedSample, page: PageKey, language: LanguageTag, anchor: String) {
            self.checked = checked
            self.page = page
            self.language = language
            self.anchor = anchor
        }
    }

    package private(set) var entries: [Entry]
    private var byPlace: [Place: Int] = [:]

    private struct Place: Hashable {
        var path: String
        var offset: Int
    }

    package init(_ entries: [Entry]) {
        self.entries = entries
        for (index, entry) in entries.enumerated() {
            let sample = entry.checked.sample
            guard let offset = sample.lineOffsets.first else { continue }
            byPlace[Place(path: sample.file.path, offset: offset)] = index
        }
    }

    package func entry(for code: CodeBlock, in file: SourceFile) -> Entry? {
        code.lineOffsets.first.flatMap { byPlace[Place(path: file.path, offset: $0)] }.map { entries[$0] }
    }
}
