import Testing

@testable import Linking

@Suite struct EvidenceTests {
    typealias Claim = Evidence.Claim

    @Test(arguments: [
        ("documented (reference).", [Claim(.documented, [.reference])]),
        ("documented (reference of the type).", [Claim(.documented, [.reference])]),
        ("inferred.", [Claim(.inferred)]),
        (
            "documented (reference; session 258 of WWDC 2019), observed (public logs).",
            [
                Claim(.documented, [.reference, .session(number: "258", year: "2019")]),
                Claim(.observed, [.publicLogs]),
            ]
        ),
        (
            "documented (reference; header comments), observed (public logs) for the order.",
            [
                Claim(.documented, [.reference, .headerComments]),
                Claim(.observed, [.publicLogs], scope: "for the order"),
            ]
        ),
        (
            "documented (reference of the type); the raw values are inferred.",
            [Claim(.documented, [.reference], scope: "the raw values are inferred")]
        ),
        (
            "documented (reference). Its first version is disputed: 13 or 15.",
            [Claim(.documented, [.reference], scope: "Its first version is disputed: 13 or 15")]
        ),
        ("documented (page on windows)", [Claim(.documented, [.other("page on windows")])]),
        ("documented (never closed", [Claim(.documented, scope: "(never closed")]),
    ])
    func aNoteIsReadAsClaimsWithTheirGrounds(text: String, claims: [Claim]) {
        let evidence = Evidence(text)
        #expect(evidence?.claims == claims)
        #expect(evidence?.text == text)
    }

    @Test(arguments: ["", "Apple says so.", "(reference) documented", "undocumented"])
    func whatBeginsWithNoKindOfEvidenceIsNone(text: String) {
        #expect(Evidence(text) == nil)
    }

    @Test(arguments: [
        ("documented (reference), observed (public logs).", true),
        ("observed (public logs) for the order.", false),
        ("documented (page on windows).", false),
    ])
    func whatKindsAndGroundsDoNotSayIsKnown(text: String, isPlain: Bool) {
        #expect(Evidence(text)?.isPlain == isPlain)
    }
}
