import Diagnostics
import Markup

/// What was read out of one plain-text source, and all that had to be done to it on the way.
package struct SourceText: Sendable, Hashable {
    package var document: Document<WrittenLink>
    package var title: String
    package var record: Record
    /// In the order of the text.
    package var ledger: [Repair]
    /// In the order of the text; those in code are not among them.
    package var mentions: [Mention]
    /// Where names are missing, in the order of the text.
    package var lostSpans: [LostSpan]
    package var diagnostics: [Diagnostic]
}

extension SourceText {
    /// What the text says of itself, as a library's catalogue would.
    package struct Record: Sendable, Hashable {
        package var author: String?
        package var isbn: String?
        package var publisher: String?
        /// As written: `2019-05-12T16:00:00+00:00`.
        package var published: String?
        package var language: String?
        package var format: String?
        /// Where the text comes from.
        package var origin: String?
        /// What the title names, when it is a symbol: `Structure`.
        package var kind: String?

        package init() {}
    }

    /// One change to the text. `before` is what stands in `range`, `after` what the document has instead.
    package struct Repair: Sendable, Hashable {
        package var kind: Rule
        package var range: SourceRange
        package var before: String
        package var after: String
        /// From 0 to 1.
        package var confidence: Double
        /// Of a lost span what stood there most likely. It is no part of the document until an editor confirms it.
        package var proposal: Proposal?

        package init(_ rule: Rule, _ range: SourceRange, before: String, after: String, confidence: Double) {
            kind = rule
            self.range = range
            self.before = before
            self.after = after
            self.confidence = confidence
        }

        package var rule: String { kind.rawValue }
    }

    /// What a repair does; the raw value is stable from release to release.
    package enum Rule: String, Sendable, Hashable, CaseIterable {
        /// The first line is the title.
        case title
        /// The title stood there again.
        case repeatedTitle = "repeated-title"
        /// The kind of symbol that the title names.
        case kind
        /// A line of the bibliographic record.
        case record
        /// A link to where the text comes from.
        case origin
        /// A line without marks is a heading.
        case heading
        /// Lines with bullets, numbers or nothing before them are a list.
        case list
        /// A paragraph that begins with a word of warning.
        case callout
        /// The caption of a figure or a listing.
        case caption
        /// Lines without a fence are code.
        case code
        /// Declarations without bodies.
        case interface
        /// Line numbers before or beside a listing.
        case gutter
        /// A listing in one line, laid out again.
        case flattenedListing = "flattened-listing"
        /// A listing that breaks off, with its braces closed.
        case cutListing = "cut-listing"
        /// Characters in code that a word processor put there.
        case codeCharacters = "code-characters"
        /// Characters in prose in another form than the plain one: typographic spaces, syllables in pieces, what shows nothing.
        case proseCharacters = "prose-characters"
        /// What is left of HTML: `&lt;`.
        case entity
        /// A word that was divided at the end of a line.
        case dividedWord = "divided-word"
        /// A name without code marks.
        case codeMarks = "code-marks"
        /// A piece of text that a converter lost, and what it left behind.
        case lostSpan = "lost-span"
        /// A lost piece of text whose proposal an editor confirmed.
        case confirmedSpan = "confirmed-span"
        /// A lost piece of text that an editor knew better.
        case overruledSpan = "overruled-span"
        /// A lost piece of text that an editor found.
        case addedSpan = "added-span"
        /// What an editor says that lines are.
        case editedStructure = "edited-structure"
        /// What is left of marks around words that are still there.
        case strayBrackets = "stray-brackets"
        /// What belongs to the page that the text was saved from, not to the text.
        case furniture
    }

    /// A place in running text that names a symbol.
    package struct Mention: Sendable, Hashable {
        /// As written.
        package var text: String
        /// Without the spaces that a converter put in.
        package var name: String
        package var range: SourceRange
        /// The heading above it; empty before the first one.
        package var section: String
        package var sentence: String
        /// False when `name` is none of the symbols that the reader was told of.
        package var isKnown: Bool
    }
}
