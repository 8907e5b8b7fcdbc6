import APIModel
import Diagnostics
import Markup
import Testing

@testable import SourceTexts

@Suite("Lost names are proposed from what the sentence says")
struct ProposalTests {
    static let descriptions = SymbolDescriptions(
        entries: [
            .init(path: SymbolPath("Door"), kind: .protocol, summary: "Follows one door of the house."),
            .init(path: SymbolPath("Door/doorWillOpen(_:)"), kind: .method, summary: "Called when a door opens."),
            .init(path: SymbolPath("Door/doorDidOpen(_:)"), kind: .method, summary: "Called when a door opens."),
            .init(path: SymbolPath("Door/doorDidClose(_:)"), kind: .method, summary: "Called when a door closes."),
            .init(path: SymbolPath("House"), kind: .protocol, summary: "Follows the whole house."),
            .init(path: SymbolPath("House/houseWillOpen(_:)"), kind: .method, summary: "Called when the house opens."),
            .init(path: SymbolPath("House/houseDidOpen(_:)"), kind: .method, summary: "Called when the house opens."),
            .init(path: SymbolPath("House/houseDidClose(_:)"), kind: .method, summary: "Called when the house closes."),
        ])

    func proposals(
        _ list: [String], under lead: String, _ descriptions: SymbolDescriptions = descriptions
    ) -> [String?] {
        let items = list.map { "  • ][] – \($0)\n" }.joined()
        let source = SourceFile(
            path: "a.txt", text: "Title of it\n\n\(lead)\n\n\(items)\n\nA whole sentence at the end.\n")
        let text = SourceTextReader.read(source, language: "en", knownSymbols: [], descriptions: descriptions)
        return text.ledger.filter { $0.kind == .lostSpan }.map { $0.proposal?.symbol.text }
    }

    @Test(
        "the list tells the type, the verb the name",
        arguments: [
            ("What the door hears of:", "Door/door"), ("What the whole house hears of:", "House/house"),
        ])
    func list(lead: String, owner: String) {
        let items = ["It is about to open.", "It has been opened, after a while.", "It closes."]
        let names = ["WillOpen(_:)", "DidOpen(_:)", "DidClose(_:)"]
        #expect(proposals(items, under: lead) == names.map { owner + $0 })
    }

    /// A door that "will connect" is one that has been connected, when that is what its description says.
    @Test func aDescriptionSaysWhatItsNameDoesNot() {
        var descriptions = Self.descriptions
        descriptions.entries += [
            .init(
                path: SymbolPath("Door/doorWillConnect(_:)"), kind: .method, summary: "Called when a door is joined."),
            .init(
                path: SymbolPath("Door/door(_:joins:)"), kind: .method,
                summary: "Called when a door with a sign is joined."),
        ]
        let list = ["It has been joined.", "It has been opened, after a while.", "It closes."]
        #expect(
            proposals(list, under: "What the door hears of:", descriptions)
                == ["Door/doorWillConnect(_:)", "Door/doorDidOpen(_:)", "Door/doorDidClose(_:)"])
    }

    @Test func eachNameOnce() {
        let found = proposals(["It opens.", "It opens too.", "It opens again."], under: "What the door hears of:")
        #expect(Set(found).count == 3)
    }

    @Test func aProposalIsNoPartOfTheText() {
        let text = SourceTextReader.read(
            SourceFile(
                path: "a.txt", text: "Title\n\n  • ][] – A door opens.\n  • [] – A door closes.\n\nThe end is here.\n"),
            language: "en", knownSymbols: [], descriptions: Self.descriptions)
        #expect(text.ledger.contains { $0.proposal != nil })
        #expect(text.mentions.isEmpty)
        #expect(Outline(text).rows.contains("  p … – A door opens."))
    }

    @Test func nothingIsProposedWhereNothingIsKnown() {
        let text = SourceTextReader.read(
            SourceFile(path: "a.txt", text: "Title\n\nQuite another matter [] in this text.\n"), language: "en",
            knownSymbols: [], descriptions: Self.descriptions)
        #expect(text.ledger.filter { $0.kind == .lostSpan }.map(\.proposal) == [nil])
    }

    @Test(
        "names and sentences say whether something is ahead",
        arguments: [
            ("sceneWillResignActive(_:)", Vocabulary.Aspect.ahead),
            ("application(_:didFinishLaunchingWithOptions:)", .behind),
            ("application(_:willFinishLaunchingWithOptions:)", .ahead), ("stateRestorationActivity(for:)", nil),
        ])
    func aspectOfNames(name: String, aspect: Vocabulary.Aspect?) {
        #expect(SymbolProposer.aspect(ofName: name) == aspect)
    }

    @Test(arguments: [
        ("Chiamato poco prima che l'app ritorni dopo una pausa", Vocabulary.Aspect.ahead),
        ("dopo che l'app è partita", .behind),
        ("곧 비활성 상태가 되려고 할 때", .ahead), ("백그라운드로 들어간 뒤에", .behind), ("应用即将被终止", .ahead), ("应用已经进入后台", .behind),
        ("Kurz bevor die App zurückkehrt", .ahead), ("nachdem die App startete", .behind), ("Die App läuft.", nil),
    ])
    func aspectOfSentences(sentence: String, aspect: Vocabulary.Aspect?) {
        #expect(SymbolProposer.aspect(ofSentence: sentence) == aspect)
    }

    @Test func theBestPairingIsFound() {
        #expect(Assignment.best([[5, 4, 0], [4, 0, 0]]) == [1, 0])
        #expect(Assignment.best([[1, 2, 3], [3, 1, 2], [2, 3, 1]]) == [2, 0, 1])
    }
}
