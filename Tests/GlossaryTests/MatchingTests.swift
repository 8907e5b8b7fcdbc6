import Diagnostics
import Glossary
import Testing

private func matcher(_ language: String, _ yaml: [String: String]) -> TermMatcher {
    let files = yaml.sorted { $0.key < $1.key }.map { id, terms in
        SourceFile(
            path: "glossary/\(id).yaml",
            text: "languages:\n  \(language):\n    definition: d\n"
                + terms.split(separator: "\n").map { "    \($0)\n" }.joined())
    }
    let tag = LanguageTag(language)
    return TermMatcher(Glossary.read(files, languages: [tag]).glossary, language: tag)
}

extension TermMatcher {
    /// The words found, each with its concept and reason.
    fileprivate func found(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return matches(in: text).map {
            let word = String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self)
            return "\(word)=\($0.concept.rawValue): \($0.reason)"
        }
    }
}

@Suite("Forms that a language's rules derive")
struct DerivedFormTests {
    @Test(
        "Italian: plurals by gender, of the head and of its adjectives; what follows a preposition stays",
        arguments: [
            ("ciclo di vita", "m", "cicli di vita"), ("stato attivo", "m", "stati attivi"),
            ("archivio", "m", "archivi"), ("transizione di stato", "f", "transizioni di stato"),
            ("azione rapida", "f", "azioni rapide"), ("scorciatoia", "f", "scorciatoie"), ("tecnica", "f", "tecniche"),
            ("attività", "f", "attività"), ("estensione app", "f", "estensioni app"), ("blocco", "m", "blocchi"),
        ])
    func italian(_ row: (String, String, String)) {
        let matcher = matcher("it", ["x": "terms: [{term: \(row.0), status: preferred, pos: noun, gender: \(row.1)}]"])
        #expect(matcher.matches(in: "Due \(row.2) qui.").count == 1)
    }

    @Test(
        "German: cases by gender, adjectives, the dative of a listed plural",
        arguments: [
            ("{term: Prozess, status: preferred, pos: noun, gender: m, forms: [Prozesse]}", "Prozesses Prozessen", 2),
            ("{term: Sitzung, status: preferred, pos: noun, gender: f}", "Sitzungen Sitzungs", 1),
            ("{term: inaktiv, status: preferred, pos: adjective}", "inaktiven inaktives inaktiver", 3),
        ])
    func german(_ row: (String, String, Int)) {
        #expect(matcher("de", ["x": "terms: [\(row.0)]"]).matches(in: row.1).count == row.2)
    }

    @Test(
        "English: plurals",
        arguments: [
            ("property", "properties"), ("display", "displays"), ("launch", "launches"), ("process", "processes"),
        ])
    func english(_ row: (String, String)) {
        let matcher = matcher("en", ["x": "terms: [{term: \(row.0), status: preferred, pos: noun}]"])
        #expect(matcher.matches(in: "Two \(row.1).").count == 1)
    }
}

@Suite("Words inside words")
struct CompoundTests {
    private let german = matcher(
        "de", ["scene": "terms: [{term: Szene, status: preferred, pos: noun, gender: f, forms: [Szenen]}]"])

    @Test(
        "German: a term beside a known word is found, beside any other letters not",
        arguments: [
            ("Szenenwechsel", ["Szenen=scene: Szene listed form |wechsel"]),
            ("Szenen-Sitzung", ["Szenen=scene: Szene listed form"]),
            ("Nebenszene", ["szene=scene: Szene neben|"]), ("Szenenapplaus", []), ("Inszenierung", []),
        ])
    func compounds(_ row: (String, [String])) { #expect(german.found(row.0) == row.1) }

    @Test("A word of one letter's difference in its folding stays whole", arguments: ["Maß", "Masse"])
    func folded(_ text: String) {
        let matcher = matcher("de", ["x": "terms: [{term: Mas, status: preferred, pos: noun}]"])
        #expect(matcher.matches(in: text).isEmpty)
    }

    @Test(
        "Chinese: a term ends where ICU sees a word end",
        arguments: [("我向北大概测量了一下", []), ("我是一名北大学子", ["北大=x: 北大"]), ("在北大App里", ["北大=x: 北大"])])
    func chinese(_ row: (String, [String])) {
        let matcher = matcher("zh-Hans", ["x": "terms: [{term: 北大, status: preferred, pos: noun}]"])
        #expect(matcher.found(row.0) == row.1)
    }
}

@Suite("Words that mean several things")
struct ContextTests {
    @Test(
        "A phrase hides the term in it",
        arguments: [("应用场景很多", []), ("一个场景", ["场景=scene: 场景"]), ("场景与使用场景", ["场景=scene: 场景"])])
    func except(_ row: (String, [String])) {
        let matcher = matcher(
            "zh-Hans", ["scene": "terms: [{term: 场景, status: preferred, pos: noun}]\nexcept: [应用场景, 使用场景]"])
        #expect(matcher.found(row.0) == row.1)
    }

    @Test(
        "A phrase hides the terms of its own entry, not others' in it",
        arguments: [
            ("Lo stato della scena.", ["stato della scena=state: stato della scena"]),
            ("La barra di stato della scena.", ["scena=scene: scena"]),
        ])
    func exceptOfAnother(_ row: (String, [String])) {
        let matcher = matcher(
            "it",
            [
                "scene": "terms: [{term: scena, status: preferred, pos: noun, gender: f}]",
                "state":
                    "terms: [{term: stato della scena, status: preferred, pos: noun}]\nexcept: [barra di stato della scena]",
            ])
        #expect(matcher.found(row.0) == row.1)
    }

    @Test(
        "A term with 'near' needs one of the words in its sentence, one with 'not-near' none",
        arguments: [
            ("La scena è attiva.", 1), ("Un contributo attivo. La scena resta.", 0),
            ("Un attivo, dunque una scena.", 1),
            ("La scena ha un contributo attivo.", 0),
        ])
    func near(_ row: (String, Int)) {
        let matcher = matcher(
            "it",
            [
                "active":
                    "terms: [{term: attivo, status: preferred, pos: adjective, near: [scen, app], not-near: [contribut]}]"
            ])
        #expect(matcher.matches(in: row.0).count == row.1)
    }

    @Test(
        "In a text that is about the subject 'near' needs no word, and 'not-near' holds",
        arguments: [("È attivo.", 1), ("È un contributo attivo.", 0)])
    func onTopic(_ row: (String, Int)) {
        let terms =
            "terms: [{term: attivo, status: preferred, pos: adjective, forms: [], near: [app], not-near: [contribut]}]"
        #expect(matcher("it", ["active": terms]).search(row.0, isOnTopic: true).matches.count == row.1)
    }

    @Test("Of two readings the one whose 'near' is there counts, then the preferred; else the word is reported")
    func ambiguous() {
        let terms = { (status: String, near: String) in
            "terms: [{term: x, status: preferred, pos: noun}, {term: state, status: \(status), pos: noun\(near)}]"
        }
        let decided = matcher("en", ["app": terms("admitted", ", near: [app]"), "scene": terms("admitted", "")])
        #expect(decided.found("The app's state") == ["state=app: state"])
        #expect(decided.found("Its state") == ["state=scene: state"])
        let open = matcher("en", ["app": terms("admitted", ""), "scene": terms("admitted", "")])
        let (matches, undecided) = open.search("Its state")
        #expect(matches.isEmpty)
        #expect(undecided.map(\.concepts) == [[ConceptID("app"), ConceptID("scene")]])
        #expect(undecided.map(\.range) == [SourceRange(4, 9)])
    }
}

@Suite("Gold sentences")
struct GoldSentenceTests {
    @Test("Marks are read with their places in the bare sentence, and scored")
    func score() {
        let file = SourceFile(path: "de.txt", text: "# remark\nDie ⟦Szenen|scene⟧ und die ⟦Szene|app⟧.\n")
        let (gold, problems) = GoldSentences.read(file)
        #expect(problems.isEmpty)
        #expect(gold.sentences.map(\.text) == ["Die Szenen und die Szene."])
        #expect(gold.sentences[0].marks.map(\.range) == [SourceRange(4, 10), SourceRange(19, 24)])
        let matcher = matcher(
            "de", ["scene": "terms: [{term: Szene, status: preferred, pos: noun, gender: f, forms: [Szenen]}]"])
        let score = TermScore(of: matcher, on: gold)
        #expect((score.right, score.wrong, score.missed) == (1, 1, 1))
        #expect(score.precision == 0.5 && score.recall == 0.5)
        #expect(score.diagnostics.map(\.id) == ["wrong-term", "missed-term"])
    }

    @Test("A mark that isn't closed is an error", arguments: ["⟦Szene|scene", "⟦Szene⟧", "Szene⟧", "⟦|scene⟧"])
    func malformed(_ line: String) {
        #expect(GoldSentences.read(SourceFile(path: "de.txt", text: line)).diagnostics.map(\.id) == ["malformed-mark"])
    }
}
