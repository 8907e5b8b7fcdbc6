import Diagnostics
import Foundation
import Markup
import Testing

@testable import SourceTexts

@Suite("Any text ends in a document, and soon")
struct HostileSourceTests {
    struct Attack: Sendable, CustomTestStringConvertible {
        var name: String
        var make: @Sendable (Int) -> String
        var count = 10_000
        var testDescription: String { name }
    }

    static let attacks: [Attack] = [
        .init(name: "bullets", make: { String(repeating: "• a\n", count: $0) }),
        .init(name: "loose bullets", make: { String(repeating: "• a\n\n", count: $0) }),
        .init(
            name: "ever deeper bullets",
            make: { n in (0..<n).map { String(repeating: " ", count: $0 % 400) + "• a\n" }.joined() }, count: 4_000),
        .init(name: "quotes", make: { String(repeating: ">", count: $0) + "\n\n" + String(repeating: "„", count: $0) }),
        .init(name: "one line of prose", make: { String(repeating: "앱은 살아 있다. ", count: $0) }),
        .init(name: "one line of code", make: { String(repeating: "func a() { b() } ", count: $0) }),
        .init(
            name: "braces",
            make: { String(repeating: "{", count: $0) + "\n\n" + String(repeating: "func a() {\n\n", count: $0) }),
        .init(name: "brackets", make: { String(repeating: "[", count: $0) + String(repeating: "[] ", count: $0) }),
        .init(name: "numbers", make: { n in (1...n).map { "\($0)\n" }.joined() }),
        .init(name: "headings", make: { String(repeating: "Ein Titel\n\n", count: $0) }),
        .init(
            name: "code and prose by turns", make: { String(repeating: "let a = b()\n\nText hier.\n\n", count: $0 / 4) }
        ),
        .init(name: "addresses", make: { String(repeating: "https://a.b/c ", count: $0) }),
        .init(name: "selectors", make: { String(repeating: "a(_:b:c:", count: $0) }),
        .init(name: "slashes", make: { "class A { var b { " + String(repeating: "// x ", count: $0) }),
        .init(name: "combining marks", make: { "a" + String(repeating: "\u{301}", count: $0) }),
        .init(name: "entities", make: { String(repeating: "&amp;", count: $0) }),
        .init(name: "mail addresses", make: { String(repeating: "a@b.c ", count: $0) }),
        .init(name: "attributes", make: { String(repeating: "@b ", count: $0) }),
        .init(name: "divided words", make: { String(repeating: "wor-\nds ", count: $0) }),
        .init(name: "running heads", make: { n in (1...n).map { "\($0) | Kapitel\n\n" }.joined() }),
        .init(name: "lost spans", make: { "Titel\n\n" + String(repeating: "[] tramite quando ", count: $0) }),
        .init(name: "names alone", make: { String(repeating: "UISceneDelegate\n", count: $0) }),
        .init(
            name: "a reference without blank lines",
            make: { String(repeating: "Ein Titel\nvar a: B\nEin Satz steht hier.\n", count: $0 / 4) }),
        .init(name: "blank lines", make: { String(repeating: "\n", count: $0) }),
    ]

    /// Quadratic work on these lengths would not end in the test's life; how fast it is the benchmarks say.
    @Test("of each kind", .timeLimit(.minutes(5)), arguments: attacks)
    func attack(attack: Attack) {
        let text = attack.make(attack.count)
        let count = text.utf8.count
        #expect(read(text).document.blocks.allSatisfy { $0.range.end <= count })
    }

    @Test("any bytes")
    func anyBytes() {
        var generator = SplitMix64(seed: 1)
        let marks =
            Array("•-*1.)[]{}()/\"'`:;,. \n\n\t\rfunc let @main import — aB".utf8)
            + [0, 0xC2, 0xA0, 0xE3, 0x80, 0x82, 0xEA, 0xB0, 0x80, 0xCC, 0x81, 0xE1, 0x84, 0x80, 0xFF]
        for _ in 0..<2_000 {
            let bytes = (0..<Int.random(in: 0..<160, using: &generator)).map { _ in
                marks.randomElement(using: &generator) ?? 0
            }
            _ = SourceTextReader.read(
                SourceFile(path: "a", bytes: bytes), language: "ko", knownSymbols: ["A", "b(_:)"])
        }
    }

    /// As with the names of a library: what isn't known is looked for among them.
    @Test("of names that nobody knows", .timeLimit(.minutes(2)))
    func unknownNames() {
        let names = Set((0..<2_000).map { "scene\($0)(_:will\($0):)" })
        let text = "Titel\n\n" + (0..<5_000).map { "Hier ruft scene\($0)x(_:did\($0):) etwas auf. " }.joined()
        let found = SourceTextReader.read(SourceFile(path: "a", text: text), language: "de", knownSymbols: names)
        #expect(found.mentions.count == 5_000)
        #expect(found.diagnostics.filter { $0.id == "unknown-mention" }.count == 100)
        #expect(found.diagnostics.first { $0.id == "more-unknown-mentions" }?.message.contains("4900") == true)
    }

    @Test func whatIsLeftWithoutProposalsIsSaid() {
        let text = read("Titel\n\n" + String(repeating: "Das tut [] hier. ", count: 500))
        #expect(text.ledger.filter { $0.kind == .lostSpan }.count == 500)
        #expect(text.lostSpans.count == 400)
        #expect(text.diagnostics.map(\.id) == ["too-many-lost-spans"])
    }

    @Test func aFileThatIsNoTextIsNotRead() {
        let file = SourceFile(path: "a.png", bytes: [0x89, 0x50, 0x4E, 0x47, 0, 0, 0, 13])
        let text = SourceTextReader.read(file, language: "de", knownSymbols: [])
        #expect(text.diagnostics.map(\.id) == ["binary-file"])
        #expect(text.document.blocks.isEmpty && text.ledger.isEmpty)
    }

    @Test func invalidUTF8IsNamed() {
        let file = SourceFile(path: "a.txt", bytes: Array("Titel\n\nText ".utf8) + [0xFF, 0x0A])
        let text = SourceTextReader.read(file, language: "de", knownSymbols: [])
        #expect(text.diagnostics.map(\.id) == ["invalid-utf8"])
        #expect(text.diagnostics.first?.location?.range.start == 12)
    }
}
