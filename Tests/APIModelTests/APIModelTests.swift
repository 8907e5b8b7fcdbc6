import APIModel
import Diagnostics
import Testing

@Suite("Symbol paths")
struct SymbolPathTests {
    @Test(
        "A path splits at slashes outside parentheses",
        arguments: [
            ("UIScene/ConnectionOptions/urlContexts", ["UIScene", "ConnectionOptions", "urlContexts"]),
            (
                "UISceneDelegate/scene(_:willConnectTo:options:)",
                ["UISceneDelegate", "scene(_:willConnectTo:options:)"]
            ),
            ("App", ["App"]),
        ])
    func split(_ row: (String, [String])) {
        #expect(SymbolPath(row.0).components == row.1)
        #expect(SymbolPath(row.0).text == row.0)
    }

    @Test("A path knows its parent and its name")
    func parent() {
        let path = SymbolPath("UIScene/ActivationState/background")
        #expect(path.name == "background")
        #expect(path.parent == SymbolPath("UIScene/ActivationState"))
        #expect(SymbolPath("App").parent == nil)
    }
}

@Suite("Symbol graphs")
struct SymbolGraphTests {
    private static let graph = """
        {"metadata":{"formatVersion":{"major":0,"minor":6,"patch":0},"generator":"test"},
         "module":{"name":"Kit","platform":{}},
         "symbols":[
          {"kind":{"identifier":"swift.protocol","displayName":"Protocol"},
           "identifier":{"precise":"c:P","interfaceLanguage":"swift"},"pathComponents":["SceneWatcher"],
           "names":{"title":"SceneWatcher"},"accessLevel":"public",
           "declarationFragments":[{"kind":"attribute","spelling":"@preconcurrency"},{"kind":"text","spelling":" "},
             {"kind":"attribute","spelling":"@"},{"kind":"attribute","spelling":"MainActor","preciseIdentifier":"s:ScM"},
             {"kind":"text","spelling":" "},{"kind":"keyword","spelling":"protocol"},{"kind":"text","spelling":" "},
             {"kind":"identifier","spelling":"SceneWatcher"}]},
          {"kind":{"identifier":"swift.method","displayName":"Instance Method"},
           "identifier":{"precise":"c:P.m","interfaceLanguage":"swift"},"pathComponents":["SceneWatcher","woke(_:)"],
           "names":{"title":"woke(_:)"},"accessLevel":"public",
           "docComment":{"lines":[{"text":"Says that it woke."},{"text":""},{"text":"More."}]},
           "availability":[{"domain":"iOS","introduced":{"major":13,"minor":0},"deprecated":{"major":26,"minor":1,"patch":0},
             "message":"use another","renamed":"other(_:)"}],
           "declarationFragments":[{"kind":"keyword","spelling":"optional"},{"kind":"text","spelling":" "},
             {"kind":"keyword","spelling":"func"}]}],
         "relationships":[{"kind":"conformsTo","source":"c:P","target":"c:Q","targetFallback":"Base.Q"}]}
        """

    private func model() -> (APIModel, [Diagnostic]) {
        SymbolGraphReader.read([SourceFile(path: "Kit.symbols.json", text: Self.graph)])
    }

    @Test("A declaration shows no attribute that only serves compiling")
    func declaration() throws {
        let symbol = try #require(model().0.symbol(at: SymbolPath("SceneWatcher")))
        #expect(symbol.declarationText == "@MainActor protocol SceneWatcher")
        #expect(symbol.kind == .protocol)
        #expect(symbol.module == "Kit")
    }

    @Test("Documentation, availability and optional requirements are read")
    func method() throws {
        let symbol = try #require(model().0.symbol(at: SymbolPath("SceneWatcher/woke(_:)")))
        #expect(symbol.documentation == "Says that it woke.\n\nMore.")
        #expect(symbol.isOptionalRequirement)
        let availability = try #require(symbol.availability.first)
        #expect(availability.introduced == "13.0")
        #expect(availability.deprecated == "26.1")
        #expect(availability.renamed == "other(_:)")
        #expect(symbol.isDeprecated)
    }

    @Test("Members and supertypes are found")
    func relations() throws {
        let model = model().0
        #expect(model.members(of: SymbolPath("SceneWatcher")).map(\.path.name) == ["woke(_:)"])
        #expect(model.supertypes(of: SymbolID("c:P")).map(\.name) == ["Base.Q"])
    }

    @Test("A file that is no symbol graph is named")
    func malformed() {
        let (model, diagnostics) = SymbolGraphReader.read([SourceFile(path: "x.json", text: "{}")])
        #expect(diagnostics.map(\.id) == ["malformed-symbol-graph"])
        #expect(model.symbols.isEmpty)
    }

    @Test("Of two overloads a link means the one that isn't deprecated")
    func overloads() {
        func symbol(_ id: String, deprecated: Bool) -> Symbol {
            Symbol(
                id: SymbolID(id), kind: .initializer, module: "Kit", path: SymbolPath("Group/init(_:)"),
                availability: [.init(platform: "iOS", introduced: "14.0", deprecated: deprecated ? "18.0" : nil)])
        }
        let model = APIModel(symbols: [symbol("a", deprecated: true), symbol("b", deprecated: false)])
        #expect(model.symbol(at: SymbolPath("Group/init(_:)"))?.id == SymbolID("b"))
        #expect(model.symbols(at: SymbolPath("Group/init(_:)")).count == 2)
    }
}
