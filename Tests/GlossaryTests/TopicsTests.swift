import Diagnostics
import Glossary
import Testing

@Suite("Topics")
struct TopicsTests {
    private static let english = LanguageTag("en")

    private func read(_ concept: String, topics: String) -> (glossary: Glossary, diagnostics: [Diagnostic]) {
        let (topics, problems) = Topics.read(
            SourceFile(path: Topics.fileName, text: topics), languages: [Self.english, LanguageTag("de")])
        let file = SourceFile(path: "glossary/scene.yaml", text: concept)
        let (glossary, diagnostics) = Glossary.read([file], topics: topics, languages: [Self.english])
        return (glossary, problems + diagnostics)
    }

    private func concept(_ rules: String) -> String {
        "languages: {en: {definition: d, terms: [{term: scene, status: preferred, \(rules)}]}}"
    }

    private static let topics = "en: {app: [window, \"app \"], theatre: [actor, stage]}"

    @Test(
        "A term is meant where the text is about its topics and not about others'",
        arguments: [
            ("about: [app]", "The scene has a window.", true), ("about: [app]", "The scene is short.", false),
            ("not-about: [theatre]", "The actors leave the scene.", false),
            ("near: [short], about: [app]", "The scene is short.", true),
            ("about: [app], not-about: [theatre]", "A window on the stage shows the scene.", false),
        ])
    func meant(_ row: (rules: String, text: String, isMeant: Bool)) {
        let (glossary, diagnostics) = read(concept(row.rules), topics: Self.topics)
        #expect(diagnostics.isEmpty)
        #expect(TermMatcher(glossary, language: Self.english).matches(in: row.text).isEmpty == !row.isMeant)
    }

    @Test("A topic that isn't listed in the term's language is named with the nearest one")
    func unknown() throws {
        let found = read(concept("not-about: [teatre]"), topics: Self.topics).diagnostics
        let diagnostic = try #require(found.first { $0.id == "unknown-topic" })
        #expect(diagnostic.message == "'teatre' is no topic of topics.yaml in 'en'")
        #expect(diagnostic.fixIts.first?.replacement == "theatre")
        #expect(diagnostic.location?.text == "teatre")
        #expect(
            read(concept("about: [app]"), topics: "de: {app: [Fenster]}").diagnostics.map(\.id) == ["unknown-topic"])
    }

    @Test(
        "A topic that is no list of words is an error",
        arguments: ["en: {app: {window: 1}}", "en: app", "fr: {app: [a]}"])
    func malformed(_ text: String) {
        let file = SourceFile(path: Topics.fileName, text: text)
        #expect(!Topics.read(file, languages: [Self.english]).diagnostics.isEmpty)
    }
}
