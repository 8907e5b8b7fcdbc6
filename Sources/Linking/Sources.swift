import APIModel
import Diagnostics
import Glossary
import Markup

/// What may be shown of a source text.
package enum SourceRights: String, Sendable, CaseIterable {
    /// Its text.
    case publish
    /// Facts only: its record, which symbols it treats where, what came of its samples; none of its sentences.
    case cite
}

/// A source text as the reader understood it, with what `sources.yaml` says of it.
package struct SourceInput: Sendable {
    package var record: SourceRecord
    package var document: Document<WrittenLink>
    /// Names of symbols in the text, as written there.
    package var mentions: [WrittenMention]

    package struct WrittenMention: Sendable, Hashable {
        package var name: String
        package var range: SourceRange
        /// The heading that it stands under.
        package var section: String
        /// The sentence that holds it.
        package var sentence: String

        package init(name: String, range: SourceRange, section: String, sentence: String) {
            self.name = name
            self.range = range
            self.section = section
            self.sentence = sentence
        }
    }

    package init(record: SourceRecord, document: Document<WrittenLink>, mentions: [WrittenMention]) {
        self.record = record
        self.document = document
        self.mentions = mentions
    }
}

/// A source text's bibliographic record and what its reading came to.
package struct SourceRecord: Sendable, Hashable {
    /// The file's name without extension: its page's name.
    package var name: String
    package var title: String
    package var language: LanguageTag
    package var rights: SourceRights
    package var origin: LocalizedText
    /// Author, publisher, ISBN, date … as the text or `sources.yaml` gives them, in that order.
    package var fields: [Field]
    package var repairs: [Repair]

    package struct Field: Sendable, Hashable {
        package enum Kind: String, Sendable, CaseIterable {
            case author, publisher, isbn, published, format, origin, kind
        }
        package var kind: Kind
        package var value: String

        package init(kind: Kind, value: String) {
            self.kind = kind
            self.value = value
        }
    }

    /// A change that the reader made to a damaged text.
    package struct Repair: Sendable, Hashable {
        package var rule: String
        /// Where `before` stands in the text.
        package var place: SourceLocation
        package var before: String
        package var after: String
        /// 0 to 1.
        package var confidence: Double
        /// What most likely stood at a place that lost its text; it is shown as a proposal and nothing more.
        package var proposal: Proposal?

        package var line: Int { place.file.lineIndex(at: place.range.start) + 1 }

        package init(
            rule: String, place: SourceLocation, before: String, after: String, confidence: Double,
            proposal: Proposal? = nil
        ) {
            self.rule = rule
            self.place = place
            self.before = before
            self.after = after
            self.confidence = confidence
            self.proposal = proposal
        }
    }

    package struct Proposal: Sendable, Hashable {
        /// What is proposed to stand there.
        package var text: String
        /// The symbol that it names; nil for a piece of code.
        package var symbol: SymbolPath?
        /// 0 to 1.
        package var confidence: Double
        /// Names of the kinds of evidence, strongest first.
        package var evidence: [String]

        package init(text: String, symbol: SymbolPath? = nil, confidence: Double, evidence: [String]) {
            self.text = text
            self.symbol = symbol
            self.confidence = confidence
            self.evidence = evidence
        }
    }

    package init(
        name: String, title: String, language: LanguageTag, rights: SourceRights, origin: LocalizedText,
        fields: [Field],
        repairs: [Repair]
    ) {
        self.name = name
        self.title = title
        self.language = language
        self.rights = rights
        self.origin = origin
        self.fields = fields
        self.repairs = repairs
    }
}

/// The page of a source text.
package struct SourcePage: Sendable {
    package var record: SourceRecord
    /// Nil where rights don't allow the text to be shown.
    package var document: LinkedDocument?
    /// The symbols that the text treats, in the order of the text, each with its lines.
    package var treated: [Treated]
    package var samples: [SampleIndex.Entry]

    package struct Treated: Sendable, Hashable {
        package var symbol: String
        package var link: ResolvedLink
        package var lines: [Int]

        package init(symbol: String, link: ResolvedLink, lines: [Int]) {
            self.symbol = symbol
            self.link = link
            self.lines = lines
        }
    }

    package init(
        record: SourceRecord, document: LinkedDocument?, treated: [Treated], samples: [SampleIndex.Entry]
    ) {
        self.record = record
        self.document = document
        self.treated = treated
        self.samples = samples
    }
}

extension SourceRecord {
    /// Whether a program whose runs were recorded stands in this text.
    package func holds(_ run: RecordedRun) -> Bool { run.programName == name && !run.program.hasSuffix(".swift") }
}
