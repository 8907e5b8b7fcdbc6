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
            ("let x = <#value#>", "let x = fatalError()"), ("// ...", "// ..."), ("a...b", "a...b"),
            ("let x = <#unclosed", "let x = <#unclosed"),
        ])
    func placeholders(_ row: (String, String)) {
        let bodies = [LibraryDescription.PlaceholderBody(after: "some Scene", body: "WindowGroup {}")]
        #expect(Placeholders.fill(row.0, bodies: bodies) == row.1)
    }

    private var library: LibraryDescription {
        LibraryDescription(contexts: [
            .init(
                name: "Scene", kind: .members, opening: "class S {", closing: "}", signs: ["func scene"],
                members: [.init(beginning: "var window", declaration: "var window: Int?")]),
            .init(
                name: "Scene", kind: .statements, opening: "class S { func f(options: Int) {", closing: "} }",
                signs: ["options"]),
        ])
    }

    @Test("A fragment's own words choose its context, an author's word goes before")
    func context() {
        #expect(library.context(for: "func scene(_ s: Int) {}", kind: .members, named: nil).context?.name == "Scene")
        #expect(library.context(for: "func scenery() {}", kind: .members, named: nil).context == nil)
        #expect(library.context(for: "x", kind: .members, named: "Scene").context?.name == "Scene")
        #expect(library.context(for: "x", kind: .members, named: "Nothing").isUnknown)
    }

    @Test("A context's members give way to the fragment's own")
    func members() throws {
        let context = try #require(library.contexts.first)
        #expect(
            Scaffold("func scene() {}", kind: .members, context: context).text
                == "class S {\nvar window: Int?\nfunc scene() {}\n}\n")
        let own = Scaffold("var window: String?", kind: .members, context: context)
        #expect(own.text == "class S {\nvar window: String?\n}\n")
        #expect(own.leadingLines == 1)
    }

    @Test("Files and declarations stay as they are; imports come where none are shown")
    func files() {
        #expect(Scaffold("import A\n", kind: .file, context: nil) == Scaffold("import A", kind: .file, context: nil))
        #expect(!Scaffold("import A\n@main struct B {}", kind: .file, context: nil).importsImplicitly)
        #expect(Scaffold("@main struct B {}", kind: .file, context: nil).importsImplicitly)
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
                .init(severity: .error, text: "no such flag", line: 0, byteColumn: 0),
            ])
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
