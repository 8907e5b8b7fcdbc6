import APIModel
import Diagnostics
import Testing

@testable import Samples

@Suite("What a sample is")
struct ClassificationTests {
    @Test(
        "Parsing decides the kind",
        arguments: [
            ("import UIKit\nclass A {}", SampleKind.file),
            ("@main\nstruct A: App { var body: some Scene { WindowGroup {} } }", .file),
            ("@UIApplicationMain\nclass A: UIResponder {}", .file),
            ("class A: NSObject {\n    func f() {}\n}", .declarations),
            ("extension A {\n    func f() {}\n}", .declarations),
            ("func helper() {}", .declarations),
            ("enum E { case a }", .declarations),
            ("func sceneDidBecomeActive(_ scene: UIScene) {\n    resume()\n}", .members),
            ("override func viewDidLoad() {}", .members),
            ("@Environment(\\.scenePhase) private var phase", .members),
            ("@IBAction func tap(sender: Any) {}", .members),
            ("var body: some View {\n    Text(\"a\")\n}", .members),
            ("init() {}", .members),
            ("let x = 1\nprint(x)", .statements),
            ("if let a = b.first {\n    use(a)\n}", .statements),
            ("window.makeKeyAndVisible()", .statements),
            ("window.rootViewController", .expression),
            ("UIWindow(windowScene: scene)", .expression),
            ("views.map { $0.frame }", .expression),
            ("count = 1", .statements),
            ("case unattached\ncase background", .interface),
            ("- (void)applicationDidBecomeActive:(UIApplication *)application {}", .notSwift),
            ("print(\"active)", .statements),
            ("let window = UIWindow(windowScene: scene)", .statements),
            ("init(_ type: T.Type)", .interface),
            ("var wrappedValue: T", .interface),
            ("func f(_ a: Int) -> Bool", .interface),
            ("struct Adaptor<T> where T : NSObject", .interface),
            ("var value: Int { get }", .interface),
            ("", .notSwift),
            ("Dies ist ein Satz, und dies noch einer, aber kein Swift, wirklich nicht.", .notSwift),
            ("<key>UISceneConfigurations</key>\n<dict>\n</dict>", .notSwift),
        ])
    func kind(_ row: (String, SampleKind)) { #expect(SampleKind(of: row.0) == row.1) }

    @Test(
        "Placeholders become something that compiles, line by line",
        arguments: [
            ("var body: some Scene { ... }", "var body: some Scene { WindowGroup {} }"),
            ("func f() { … }", "func f() { fatalError() }"), ("a()\n...\nb()", "a()\n\nb()"),
            ("let x = <#value#>", "let x = placeholder_()"), ("// ...", "// ..."), ("a...b", "a...b"),
            ("let x = <#unclosed", "let x = <#unclosed"), ("class <#Name#>: A {}", "class Name: A {}"),
            ("var x: <#Type#>", "var x: Any"), ("let x: URL = …", "let x: URL = placeholder_()"),
            ("let r = Request(…)", "let r = (placeholder_() as Request)"), ("text[...]", "text[...]"),
            ("print(\"{ ... } …\")", "print(\"{ ... } …\")"),
        ])
    func placeholders(_ row: (String, String)) {
        let bodies = [LibraryDescription.PlaceholderBody(after: "some Scene", body: "WindowGroup {}")]
        #expect(Placeholders.fill(row.0, bodies: bodies).text == row.1)
    }

    @Test("A place behind a filling is the author's")
    func columns() {
        let filled = Placeholders.fill("f(<#a#>, b)", bodies: [])
        #expect(filled.text == "f(placeholder_(), b)")
        #expect([1, 3, 10, 18, 19].map { filled.authorColumn(line: 1, byteColumn: $0) } == [1, 3, 3, 9, 10])
    }

    @Test("A listing that ends with dots needn't be complete")
    func cutOff() {
        #expect(Placeholders.fill("class A {\n    ...\n", bodies: []).isCutOff)
        #expect(!Placeholders.fill("class A {\n    ...\n}\n", bodies: []).isCutOff)
    }

    private var library: LibraryDescription {
        LibraryDescription(contexts: [
            .init(
                name: "Scene", kind: .members, opening: "class S: Watcher {", closing: "}", signs: ["func scene"],
                members: [.init(beginning: "var window", declaration: "var window: Int?")]),
            .init(
                name: "Scene", kind: .statements, opening: "class S { func f(options: Int) {", closing: "} }", signs: []
            ),
        ])
    }

    /// `protocol Watcher { optional func woke(_ scene: Int, options given: Int) }`
    private var model: APIModel {
        APIModel(symbols: [
            Symbol(id: .init("w"), kind: .protocol, module: "Kit", path: SymbolPath("Watcher")),
            Symbol(
                id: .init("f"), kind: .method, module: "Kit", path: SymbolPath("Watcher/woke(_:options:)"),
                declaration: [
                    .init(.text, "optional func woke(_ "), .init(.internalParameter, "scene"),
                    .init(.text, ": Int, options "),
                    .init(.internalParameter, "given"), .init(.text, ": Int)"),
                ], isOptionalRequirement: true),
        ])
    }

    @Test("A fragment's own words choose its context, an author's word goes before")
    func context() {
        let finder = SurroundingsFinder(library, model)
        #expect(finder.surroundings(ofMembers: "func scene(_ s: Int) {}", [])?.typeName == "S")
        #expect(finder.surroundings(ofMembers: "func woke…", ["woke(_:options:)"])?.typeName == "S")
        #expect(finder.surroundings(ofMembers: "func wokee…", ["wokee(_:options:)"])?.typeName == "S")
        #expect(finder.surroundings(ofMembers: "func scenery() {}", ["scenery()"]) == nil)
        #expect(finder.named("Scene", kind: .members)?.typeName == "S")
        #expect(!finder.isKnown("Nothing"))
    }

    @Test("Statements stand in the callback whose parameters they use, and that is an assumption")
    func parameters() throws {
        let finder = SurroundingsFinder(library, model)
        let found = try #require(finder.surroundings(ofStatements: SyntaxFacts("print(given)")).first)
        #expect(found.callback?.name == "woke(_:options:)")
        #expect(found.assumptions.map(\.name) == ["given"])
        #expect(finder.surroundings(ofStatements: SyntaxFacts("let given = 1; print(given)")).isEmpty)
    }

    private func scaffold(_ code: String, _ kind: SampleKind) -> Scaffold {
        let around = kind == .members ? library.contexts.first.map { Surroundings(context: $0) } : nil
        return Scaffold(
            FilledCode(text: code), kind: kind, surroundings: around, facts: SyntaxFacts(code), imports: ["A"])
    }

    @Test("A context's members give way to the fragment's own")
    func members() {
        #expect(
            scaffold("func scene() {}", .members).text(unit: 7)
                == "import A\nclass S_unit7: Watcher {\nvar window: Int?\nfunc scene() {}\n}\n")
        let own = scaffold("var window: String?", .members)
        #expect(own.text(unit: 1) == "import A\nclass S_unit1: Watcher {\nvar window: String?\n}\n")
        #expect(own.leadingLines == 2)
    }

    @Test("Files and declarations stay as they are; imports come where none are shown")
    func files() {
        #expect(scaffold("import B\n", .file) == scaffold("import B", .file))
        #expect(scaffold("import B\n", .file).imports == ["B"])
        #expect(scaffold("@main struct B {}", .file).text == "import A\n@main struct B {}\n")
    }

    @Test("Units of one compiler neither declare nor use each other's names")
    func batches() {
        let codes = ["class A {}", "class B {}", "let a = A()", "class A { }", "extension C: D {}", "func f() {}"]
        let units = codes.map { SampleUnit(scaffold($0, .declarations), mode: 5) }
        #expect(UnitBatches.batches(units) == [[0, 1, 5], [2], [3], [4]])
        #expect(UnitBatches.batches(units, size: 1).count == 6)
    }
}

@Suite("What the compiler says")
struct CompilerMessageTests {
    @Test("Messages of the file are read with their places")
    func read() {
        let output = """
            Sample.swift:4:18: error: cannot find 'X' in scope
                func f() { X() }
            Sample.swift:5:1: warning: old [#Deprecated]
            Other0.swift:1:1: error: elsewhere
            <unknown>:0: error: no such flag
            """
        #expect(
            CompilerMessages.read(output, file: "Sample.swift") == [
                .init(severity: .error, text: "cannot find 'X' in scope", line: 4, byteColumn: 18),
                .init(severity: .warning, text: "old", line: 5, byteColumn: 1),
            ])
        #expect(CompilerMessages.unplaced(output).map(\.text) == ["no such flag"])
    }

    @Test("A note stays with its message")
    func notes() {
        let output =
            "A.swift:1:1: error: bad\nA.swift:2:1: note: mend it\nB.swift:1:1: error: b\nA.swift:3:1: note: not mine\n"
        #expect(CompilerMessages.read(output, file: "A.swift").map(\.notes) == [["mend it"]])
    }

    @Test("Unknown names are told from other errors")
    func unknown() {
        func message(_ text: String) -> CompilerMessage { .init(severity: .error, text: text, line: 1, byteColumn: 1) }
        #expect(message("cannot find 'X' in scope").unknownName?.name == "X")
        #expect(message("cannot find type 'Y' in scope").unknownName?.isType == true)
        #expect(message("missing return").unknownName == nil)
    }
}

@Suite("Highlighting")
struct HighlighterTests {
    @Test(
        "The pieces together are the code again",
        arguments: ["let x = \"a\" // b\n", "", "@main\nstruct A {}\n", "한글 = 1"])
    func whole(_ code: String) {
        #expect(Highlighter.pieces(code).map(\.text).joined() == code)
    }

    @Test("Keywords, strings, comments and attributes are told apart")
    func styles() {
        let pieces = Highlighter.pieces("@main func f() { let a = \"s\" } // c\n")
        func style(_ text: String) -> HighlightedPiece.Style? { pieces.first { $0.text.hasPrefix(text) }?.style }
        #expect(style("func") == .keyword)
        #expect(style("// c") == .comment)
        #expect(pieces.contains { $0.text.contains("s") && $0.style == .string })
    }

    @Test("A name that the compiler resolved is a piece of its own")
    func symbols() {
        let identifier = Identifier(symbol: .init("u"), role: .names, line: 2, byteColumn: 5)
        let pieces = Highlighter.pieces("let\na = UIScene()\n", identifiers: [identifier])
        #expect(pieces.first { $0.symbol != nil }?.text == "UIScene")
    }
}
