import Diagnostics
import Glossary
import XML

/// What a file of terms says, whatever its format: entries with terms in languages. What the file doesn't say is nil.
package struct TermFile: Sendable, Hashable {
    package struct WrittenTerm: Sendable, Hashable {
        package var text: String
        package var status: Term.Status?
        package var partOfSpeech: Term.PartOfSpeech?
        package var gender: Term.Gender?
        package var forms: [String] = []
        package var location: SourceLocation

        package init(_ text: String, status: Term.Status? = nil, at location: SourceLocation) {
            self.text = text
            self.status = status
            self.location = location
        }
    }

    package struct Language: Sendable, Hashable {
        package var definition: String?
        /// What a table says of a term without saying what it is; a definition for a new concept alone.
        package var comment: String?
        package var example: String?
        package var terms: [WrittenTerm] = []

        package init() {}

        /// The first definition and the first example count.
        mutating func add(_ term: WrittenTerm, definition: String?, example: String?) {
            terms.append(term)
            self.definition = self.definition ?? definition
            self.example = self.example ?? example
        }
    }

    package struct Entry: Sendable, Hashable {
        /// The concept's identifier, where the format has one.
        package var id: ConceptID?
        package var subject: String?
        package var symbol: String?
        package var languages: [LanguageTag: Language] = [:]
        package var location: SourceLocation

        package init(id: ConceptID? = nil, at location: SourceLocation) {
            self.id = id
            self.location = location
        }
    }

    package var entries: [Entry]

    package init(entries: [Entry] = []) { self.entries = entries }

    package enum Format: Sendable {
        case tbx, csv, tsv

        /// By the file name's ending; OmegaT's glossaries have several.
        package static func format(ofPath path: String) -> Format? {
            switch path.split(separator: ".").last?.lowercased() {
            case "tbx", "xml", "martif": .tbx
            case "csv": .csv
            case "tsv", "tab", "txt", "utf8": .tsv
            default: nil
            }
        }
    }

    /// The largest file that is read.
    package static let largest = 5 << 20

    /// - Parameters:
    ///   - pair: the languages of the first and the second column, for tables that don't name them.
    ///   - languages: those of the site; others are passed over and counted.
    package static func read(
        _ file: SourceFile, _ format: Format, pair: (LanguageTag, LanguageTag)?, languages: [LanguageTag]
    ) -> (terms: TermFile, diagnostics: [Diagnostic]) {
        guard file.bytes.count <= largest else {
            return (TermFile(), [.termFileTooLarge(file, limit: largest)])
        }
        // XML says itself how it is encoded.
        if format != .tbx, let place = file.bytes.firstInvalidUTF8 {
            return (TermFile(), [.notUTF8(SourceLocation(file, SourceRange(place, place + 1)))])
        }
        return switch format {
        case .tbx: TBXReader.read(file, languages: languages)
        case .csv: TableReader.read(file, separator: UInt8(ascii: ","), pair: pair, languages: languages)
        case .tsv: TableReader.read(file, separator: UInt8(ascii: "\t"), pair: pair, languages: languages)
        }
    }
}
