import Diagnostics
import Glossary
import GlossaryLookup
import Testing

private let languages = ["en", "it", "ko", "zh-Hans", "de"].map { LanguageTag($0) }

private let backgroundFile = """
    subject: app
    symbol: UIScene/ActivationState/background
    related: [scene]
    languages:
      en:
        definition: Not on screen.
        terms:
          - {term: background, status: preferred, pos: noun}
      it:
        definition: Non visibile.
        terms:
          - {term: background, status: preferred, pos: noun, gender: m}
          - {term: sfondo, status: deprecated, pos: noun, gender: m}
      ko:
        definition: 화면에 보이지 않는 상태.
        terms:
          - {term: 백그라운드, status: preferred, pos: noun}
      zh-Hans:
        definition: 不可见的状态。
        terms:
          - {term: 后台, status: preferred, pos: noun}
      de:
        definition: Nicht zu sehen.
        terms:
          - {term: Hintergrund, status: preferred, pos: noun, gender: m, forms: [Hintergrunds, Hintergrundes]}
    """

private let sceneFile = """
    subject: scene
    languages:
      en:
        definition: An instance of the interface.
        terms:
          - {term: scene, status: preferred, pos: noun}
      it:
        definition: Istanza dell'interfaccia.
        terms:
          - {term: scena, status: preferred, pos: noun, gender: f, forms: [scene]}
      ko:
        definition: 인터페이스의 인스턴스.
        terms:
          - {term: 씬, status: preferred, pos: noun}
      zh-Hans:
        definition: 界面的一个实例。
        terms:
          - {term: 场景, status: preferred, pos: noun}
          - {term: 场景委托, status: admitted, pos: noun}
      de:
        definition: Eine Instanz der Oberfläche.
        terms:
          - {term: Szene, status: preferred, pos: noun, gender: f, forms: [Szenen]}
    """

private let lifeCycleFile = """
    subject: app
    languages:
      en:
        definition: The states of an app.
        terms:
          - {term: life cycle, status: preferred, pos: noun}
      ko:
        definition: 앱의 상태.
        terms:
          - {term: 수명 주기, status: preferred, pos: noun}
    """

private func glossary(_ texts: [String: String]) -> (Glossary, [Diagnostic]) {
    let files = texts.sorted { $0.key < $1.key }.map { SourceFile(path: "glossary/\($0.key).yaml", text: $0.value) }
    let (glossary, diagnostics) = Glossary.read(files, languages: languages)
    return (glossary, diagnostics)
}

private let whole = glossary(["background": backgroundFile, "scene": sceneFile, "life-cycle": lifeCycleFile]).0

@Suite("Concept files")
struct ConceptTests {
    @Test("A concept is read with its languages, terms and relations")
    func read() throws {
        let concept = try #require(whole[ConceptID("background")])
        #expect(concept.symbol == "UIScene/ActivationState/background")
        #expect(concept.related == [ConceptID("scene")])
        let german = try #require(concept.languages[LanguageTag("de")]?.preferred)
        #expect(german.text == "Hintergrund")
        #expect(german.gender == .m)
        #expect(german.forms == ["Hintergrunds", "Hintergrundes"])
    }

    private func ids(_ text: String) -> [String] {
        glossary(["x": text]).1.map(\.id.rawValue)
    }

    @Test("A language without terms is reported as a missing translation")
    func missing() {
        let found = glossary(["life-cycle": lifeCycleFile]).1
        #expect(found.map(\.id) == ["missing-translation", "missing-translation", "missing-translation"])
        #expect(found.map(\.message)[0] == "concept 'life-cycle' has no term in 'it'")
    }

    @Test("A language that the site doesn't list is an error")
    func unknownLanguage() {
        #expect(
            ids("languages: {xx: {definition: d, terms: [{term: t, status: preferred}]}}").contains("unknown-language"))
    }

    @Test("A status that doesn't exist is named with the nearest one")
    func status() throws {
        let found = glossary(["x": "languages: {en: {definition: d, terms: [{term: t, status: prefered}]}}"]).1
        let diagnostic = try #require(found.first { $0.id == "malformed-field" })
        #expect(diagnostic.fixIts.first?.replacement == "preferred")
        #expect(diagnostic.location?.text == "prefered")
    }

    @Test("An unknown key is named with the nearest one")
    func unknownKey() throws {
        let found = glossary(["x": "subjekt: app\nlanguages: {}"]).1
        let diagnostic = try #require(found.first { $0.id == "unknown-field" })
        #expect(diagnostic.fixIts.first?.replacement == "subject")
    }

    @Test("A definition and a preferred term are needed")
    func needed() {
        #expect(ids("languages: {en: {terms: [{term: t, status: preferred}]}}").contains("missing-field"))
        #expect(ids("languages: {en: {definition: d, terms: [{term: t}]}}").contains("preferred-term"))
        #expect(ids("languages: {en: {definition: d}}").contains("missing-field"))
    }

    @Test("A relation to a concept without a file is an error")
    func relation() {
        #expect(ids("related: [nowhere]\nlanguages: {}").contains("unknown-concept"))
    }

    @Test("A preferred term of two concepts is reported")
    func ambiguous() {
        let found = glossary(["scene": sceneFile, "scene-two": sceneFile]).1
        #expect(found.contains { $0.id == "ambiguous-term" && $0.message.contains("'scene-two' and of 'scene'") })
    }

    @Test("Malformed YAML is reported at its place")
    func malformed() throws {
        let found = glossary(["x": "subject: [app\n"]).1
        let diagnostic = try #require(found.first { $0.id == "malformed-yaml" })
        #expect(diagnostic.location?.file.path == "glossary/x.yaml")
    }
}

@Suite("Terms in running text")
struct TermMatcherTests {
    private func words(_ language: String, _ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return TermMatcher(whole, language: LanguageTag(language)).matches(in: text).map {
            String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self)
        }
    }

    @Test(
        "English: plural, capitals, hyphens; not inside a word",
        arguments: [
            ("The Scene and two scenes.", ["Scene", "scenes"]), ("A life-cycle event.", ["life-cycle"]),
            ("The life cycle.", ["life cycle"]), ("An obscene word, scenery.", []), ("backgrounds", ["backgrounds"]),
            ("scene", ["scene"]), ("", []),
        ])
    func english(_ row: (String, [String])) { #expect(words("en", row.0) == row.1) }

    @Test(
        "Italian: plural and elision with either apostrophe",
        arguments: [
            ("Le scene e l'altra scena.", ["scene", "scena"]), ("Va in background.", ["background"]),
            ("nell’oscena", []), ("sullo sfondo", ["sfondo"]),
        ])
    func italian(_ row: (String, [String])) { #expect(words("it", row.0) == row.1) }

    @Test(
        "Korean: particles stay outside the link, other syllables refuse it",
        arguments: [
            ("씬을 연결합니다.", ["씬"]), ("백그라운드에서 실행", ["백그라운드"]), ("백그라운드로부터", ["백그라운드"]),
            ("수명 주기는 수명주기와 같다", ["수명 주기", "수명주기"]), ("앞씬을", []), ("씬나다", []),
            ("백그라운드에다가", ["백그라운드"]), ("씬들끼리만", ["씬"]), ("씬보다야", ["씬"]), ("씬한테", ["씬"]),
            ("수명 주기하는데", ["수명 주기"]), ("수명 주기됐으니", ["수명 주기"]), ("씬하는데", []),
            ("백그라운드을", []), ("\u{1109}\u{1175}\u{11AB}", []),
        ])
    func korean(_ row: (String, [String])) { #expect(words("ko", row.0) == row.1) }

    @Test("Korean in decomposed form is found as well")
    func decomposed() {
        let text = "백그라운드로".decomposedForTest
        #expect(
            TermMatcher(whole, language: LanguageTag("ko")).matches(in: text).map(\.concept) == [
                ConceptID("background")
            ])
    }

    @Test(
        "Chinese: no spaces, the longest term wins",
        arguments: [
            ("应用进入后台时", ["后台"]), ("实现场景委托的方法", ["场景委托"]), ("一个场景", ["场景"]), ("前台", []),
        ])
    func chinese(_ row: (String, [String])) { #expect(words("zh-Hans", row.0) == row.1) }

    @Test(
        "German: cases by listed forms, capitals for nouns, hyphenated compounds",
        arguments: [
            ("Im Hintergrund des Hintergrunds.", ["Hintergrund", "Hintergrunds"]), ("Die Szenen-Sitzung", ["Szenen"]),
            ("Hintergrundaktivitäten und Hintergrunddienste", ["Hintergrund", "Hintergrund"]), ("Hintergrundbild", []),
            ("hintergründig, im hintergrund", []), ("Inszene", []),
        ])
    func german(_ row: (String, [String])) { #expect(words("de", row.0) == row.1) }

    @Test("A deprecated term is found as such")
    func status() {
        let match = TermMatcher(whole, language: LanguageTag("it")).matches(in: "sullo sfondo").first
        #expect(match?.status == .deprecated)
    }

    @Test("A long text takes time in proportion")
    func long() {
        let matcher = TermMatcher(whole, language: LanguageTag("en"))
        let text = String(repeating: "the scene is in the background. ", count: 20_000)
        #expect(matcher.matches(in: text).count == 40_000)
    }
}

extension String {
    fileprivate var decomposedForTest: String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            guard (0xAC00...0xD7A3).contains(scalar.value) else {
                result.append(scalar)
                continue
            }
            let index = scalar.value - 0xAC00
            for value in [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28] where value != 0x11A7 {
                if let part = Unicode.Scalar(value) { result.append(part) }
            }
        }
        return String(result)
    }
}

@Suite("Folding")
struct FoldingTests {
    @Test(
        "Spellings that people mix are one",
        arguments: [
            ("GRÖSSE", "grosse"), ("Größe", "grosse"), ("L’app", "l'app"), ("Ａｐｐ", "app"), ("È", "e"), ("씬", "씬"),
            ("ㅅㅁ", "ㅅㅁ"), ("场景", "场景"), ("İstanbul", "istanbul"), ("Straße", "strasse"),
        ])
    func fold(_ row: (String, String)) { #expect(Folding.fold(row.0) == row.1) }

    @Test("Composed and decomposed letters give one key")
    func normalization() {
        #expect(Folding.key("U\u{308}bergang") == Folding.key("Übergang"))
        #expect(Folding.key("백그라운드".decomposedForTest) == "백그라운드")
    }

    @Test("Particles agree with the syllable before them")
    func particles() {
        #expect(Particles.stems(of: "씬을") == ["씬"])
        #expect(Particles.stems(of: "씬를") == [])
        #expect(Particles.stems(of: "백그라운드에서는").contains("백그라운드"))
        #expect(Particles.stems(of: "셀로") == ["셀"])
    }
}
