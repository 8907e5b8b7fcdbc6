import APIModel
import Diagnostics
import Markup
import Testing

@testable import SourceTexts

@Suite("What editors say goes before what the reader finds")
struct AnnotationTests {
    static let text = """
        Der Lebenszyklus

        Das System ruft diese Methoden auf, hier steht ein ganzer Satz.

          • ][] – Die App ist im Hintergrund angekommen.
          • [] – Die App wird gleich beendet.

        Siehe auch . Danach geht es weiter.

        Kein Titel

        Noch ein ganzer Absatz mit einem Ende.
        """
    static let background = SymbolPath("UIApplicationDelegate/applicationDidEnterBackground(_:)")
    static let file = SourceFile(path: "a.annotations.yaml", text: "annotations:\n")

    func annotated(
        _ quote: Annotation.Quote, line: Int = 1, _ decision: Annotation.Decision, in text: String = Self.text
    ) -> SourceText {
        let annotation = Annotation(
            quote: quote, line: line, decision: decision, location: SourceLocation(Self.file, SourceRange(0, 11)))
        return SourceTextReader.read(
            SourceFile(path: "a.txt", text: text), language: "de", knownSymbols: [Self.background.name],
            annotations: [annotation])
    }

    let quote = Annotation.Quote(exact: "][]", suffix: " – Die App ist im Hintergrund")

    @Test("a confirmed name stands in the text, is a mention and is on record")
    func confirm() throws {
        let text = annotated(quote, .overrule(Self.background))
        #expect(
            Outline(text).rows.contains(
                "  p applicationDidEnterBackground(_:) – Die App ist im Hintergrund angekommen."))
        #expect(text.mentions.map(\.name) == [Self.background.name])
        let repair = try #require(text.ledger.first { $0.kind == .overruledSpan })
        #expect(
            repair.before == "][]" && repair.after == "`applicationDidEnterBackground(_:)`" && repair.confidence == 1)
        #expect(text.diagnostics.isEmpty)
    }

    @Test(
        "the place is found again",
        arguments: [
            ("lines above", "Ein neuer Absatz, der davor steht.\n\n", "Das System", "Hintergrund"),
            ("words beside it mended", "", "Das System", "Vordergrund"),
        ])
    func edits(name: String, before: String, anchor: String, word: String) {
        let edited = Self.text.replacing(anchor, with: before + anchor)
            .replacing("– Die App ist im Hintergrund", with: "– Die App ist im \(word)")
        let text = annotated(quote, line: 5, .overrule(Self.background), in: edited)
        #expect(text.mentions.map(\.name) == [Self.background.name], "\(name)")
        #expect(text.diagnostics.isEmpty)
    }

    @Test func aPlaceWhereNothingWasLeftIsAdded() {
        let text = annotated(.init(prefix: "Siehe auch ", suffix: "."), .add(Self.background))
        #expect(Outline(text).rows.contains("p Siehe auch applicationDidEnterBackground(_:). Danach geht es weiter."))
        #expect(text.ledger.contains { $0.kind == .addedSpan })
    }

    @Test func whatIsNoSpanStays() {
        let text = annotated(quote, .overrule(nil))
        #expect(Outline(text).rows.contains("  p ][] – Die App ist im Hintergrund angekommen."))
    }

    @Test(
        "lines become what the editor says",
        arguments: [
            (Annotation.Structure.paragraph, "p Kein Titel"), (.heading(level: 4), "h4 Kein Titel"),
            (.code, "| Kein Titel"),
        ])
    func structure(structure: Annotation.Structure, row: String) {
        let text = annotated(.init(exact: "Kein Titel"), .structure(structure, count: 1))
        #expect(Outline(text).rows.contains(row))
        #expect(text.ledger.contains { $0.kind == .editedStructure && $0.before == "Kein Titel" })
    }

    @Test func furnitureIsLeftOut() {
        let text = annotated(.init(exact: "Kein Titel"), .structure(.furniture, count: 1))
        #expect(!Outline(text).rows.contains { $0.hasSuffix("Kein Titel") })
        #expect(text.ledger.contains { $0.kind == .editedStructure && $0.after.isEmpty })
    }

    @Test func aLostQuoteIsReportedWithTheNearestLine() throws {
        let text = annotated(
            .init(exact: "Noch ein halber Absatz mit zwei Enden"), .structure(.heading(level: 2), count: 1))
        let diagnostic = try #require(text.diagnostics.first)
        #expect(diagnostic.id == "annotation-not-found")
        #expect(diagnostic.notes.first?.message.contains("line 12: 'Noch ein ganzer Absatz") == true)
    }

    @Test func anUnknownSymbolIsReportedWithTheNearest() throws {
        let text = annotated(quote, .overrule(SymbolPath("UIApplicationDelegate/applicationDidEnterBackgroun(_:)")))
        let diagnostic = try #require(text.diagnostics.first)
        #expect(diagnostic.id == "unresolved-symbol")
        #expect(diagnostic.notes.first?.message == "did you mean 'applicationDidEnterBackground(_:)'?")
    }

    @Test func aSpanThatIsNoneIsReported() {
        let text = annotated(.init(exact: "Das System", suffix: " ruft"), .confirm(Self.background))
        #expect(text.diagnostics.map(\.id) == ["annotation-without-span"])
    }

    @Test func aConfirmationOfWhatIsNotProposedIsReported() {
        let annotation = Annotation(
            quote: quote, line: 5, decision: .confirm(Self.background),
            location: SourceLocation(Self.file, SourceRange(0, 11)))
        let text = SourceTextReader.read(
            SourceFile(path: "a.txt", text: Self.text), language: "de", knownSymbols: [],
            descriptions: SymbolDescriptions(entries: [
                .init(path: SymbolPath("A/b(_:)"), kind: .method, summary: "Etwas anderes", prominence: 0)
            ]), annotations: [annotation])
        #expect(text.diagnostics.map(\.id) == ["other-proposal"])
    }
}
