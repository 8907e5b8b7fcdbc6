import Diagnostics
import Markup
package struct SourceText: Sendable {
    package struct Repair: Sendable { package var rule: String; package var range: SourceRange; package var before: String; package var after: String; package var confidence: Double }
    package struct Mention: Sendable { package var name: String; package var range: SourceRange; package var section: String; package var sentence: String }
    package var title = ""
    package var document: Document<WrittenLink>
    package var ledger: [Repair] = []
    package var mentions: [Mention] = []
    package var record = 0
}
package enum SourceTextReader {
    package static func read(_ file: SourceFile, language: String, knownSymbols: Set<String>) -> SourceText {
        SourceText(document: Document(file: file, blocks: []))
    }
}
