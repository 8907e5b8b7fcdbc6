import Diagnostics
import Foundation
import Markup
import Testing

@testable import SourceTexts

@Suite("What was exported is imported as it is")
struct ExportTests {
    func export(_ text: SourceText) -> String {
        MarkdownWriter.markdown(text.document, title: text.title, record: text.record.fields)
    }

    func expectUnchanged(_ text: SourceText) {
        let exported = export(text)
        let again = read(exported)
        #expect(export(again) == exported)
        #expect(again.ledger.isEmpty)
        #expect(again.title == text.title && again.record == text.record)
        #expect(Outline(again).rows == Outline(text).rows)
    }

    @Test("each raw text", arguments: FixtureTests.names)
    func fixtures(name: String) throws { expectUnchanged(try FixtureTests.fixture(name)) }

    @Test("each original", .enabled(if: Originals.areThere), arguments: Originals.names)
    func originals(name: String) throws { expectUnchanged(try Originals.text(name)) }

    @Test(
        "characters that Markdown takes for marks",
        arguments: [
            "Ein Text mit * und _ und ` und [ darin, und <tags> & #nichts.", "1986. Ein Jahr, kein Listenpunkt.",
            "+ kein Punkt.",
            "Ein Satz mit ~~Tilden~~ und \\ Strichen | und ![Bild](x).", "https://a.b/c_d_e steht hier im Satz.",
        ])
    func marks(paragraph: String) { expectUnchanged(read("Der Titel\n\n\(paragraph)\n\nNoch ein Satz am Ende.\n")) }

    /// The same seed, the same texts.
    @Test("any text")
    func anyText() {
        var generator = SplitMix64(seed: 4)
        let words = [
            "App", "szene", "*", "_", "`", "[", "]", "<b>", "&amp;", "•", "-", "1.", "#", ">", "~", "|", "\\", "앱",
            "场景", "。", ":",
            "\n", "\n\n", "func a() {", "}", "let x = 1", "\"", "…", "\u{A0}", "\t", "```", "---", "=", "https://a.b/c",
            "a@b.c", "www.a.b", "@", "http://", "ftp://a.b", "x_y@z.de.", "&lt;", "-\n",
            "(x)", "!",
        ]
        for _ in 0..<2_000 {
            let text = (0..<Int.random(in: 1..<40, using: &generator)).map { _ in
                words.randomElement(using: &generator) ?? ""
            }.joined(separator: Bool.random(using: &generator) ? " " : "")
            let exported = export(read(text))
            #expect(export(read(exported)) == exported, "\(text.debugDescription)")
        }
    }
}

/// A generator of numbers that gives the same ones for the same seed (Steele, Lea, Flood: SplitMix).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
