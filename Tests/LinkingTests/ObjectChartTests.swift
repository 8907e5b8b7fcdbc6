import APIModel
import Diagnostics
import Glossary
import Markup
import Testing

@testable import Linking

@Suite("Counterparts and objects, as site.yaml lists them")
struct ObjectChartTests {
    private static let file = SourceFile(path: "site.yaml", text: "text")

    private static func type(_ name: String, _ kind: Symbol.Kind = .class) -> Symbol {
        Symbol(id: SymbolID("c:\(name)"), kind: kind, module: "Kit", path: SymbolPath(name))
    }

    private static func property(_ path: String, before: String, type: String, after: String) -> Symbol {
        Symbol(
            id: SymbolID("p:\(path)"), kind: .property, module: "Kit", path: SymbolPath(path),
            declaration: [
                .init(.text, before), .init(.typeIdentifier, type, symbol: SymbolID("c:\(type)")), .init(.text, after),
            ])
    }

    private static let model = APIModel(
        symbols: [
            type("App"), type("Session"), type("Scene"), type("WindowScene"), type("Window"),
            type("Delegate", .protocol),
            property("App/sessions", before: "var sessions: Set<", type: "Session", after: ">"),
            property("Session/scene", before: "var scene: ", type: "Scene", after: "?"),
            property("WindowScene/windows", before: "var windows: [", type: "Window", after: "]"),
            property("Scene/delegate", before: "var delegate: ", type: "Delegate", after: ""),
        ], conformances: [(type: SymbolID("c:WindowScene"), to: SymbolID("c:Scene"), name: "Scene")])

    private func written(_ path: String) -> WrittenSymbol {
        WrittenSymbol(path: path, location: SourceLocation(Self.file, SourceRange(0, 4)))
    }

    @Test("Properties lead from type to type, a subclass in its superclass's place, with how many there are")
    func chart() {
        var problems: [Diagnostic] = []
        let paths = ["App/sessions", "Session/scene", "WindowScene/windows", "Scene/delegate"]
        let chart = ObjectChart(paths.map(written), Self.model, &problems)
        #expect(problems.isEmpty)
        #expect(
            chart.nodes.map { $0.types.map(\.text) }
                == [["App"], ["Session"], ["Scene", "WindowScene"], ["Window"], ["Delegate"]])
        #expect(chart.nodes.map(\.isProtocol) == [false, false, false, false, true])
        #expect(
            chart.links.map { "\($0.from) \($0.to) \($0.count.rawValue)" } == [
                "0 1 0…n", "1 2 0…1", "2 3 0…n", "2 4 1",
            ])
    }

    @Test("What is no property is an error with the nearest name")
    func unknown() {
        var problems: [Diagnostic] = []
        let chart = ObjectChart([written("App/session")], Self.model, &problems)
        #expect(chart.links.isEmpty)
        #expect(problems.map(\.message) == ["no property named 'App/session'"])
        #expect(problems.first?.notes.first?.message == "Did you mean 'App/sessions'?")
    }

    @Test("Counterparts are each other's; one without a page is an error")
    func counterparts() {
        var configuration = SiteConfiguration(
            languages: [.init(tag: LanguageTag("en"), name: "English", title: "Site")],
            topics: [
                .init(
                    title: [:], types: ["App", "Session", "Scene"].map { ($0, SourceRange(0, 0)) }, file: Self.file)
            ])
        configuration.counterparts = [["App", "Scene", "Window"].map(written), ["Scene", "Session"].map(written)]
        let home = Document<WrittenLink>(file: SourceFile(path: "en/index.md", text: ""), blocks: [])
        let (site, problems) = Linker.link(
            SiteInput(configuration: configuration, homes: [LanguageTag("en"): home], model: Self.model))
        #expect(site.counterparts[SymbolPath("Scene")] == [SymbolPath("App"), SymbolPath("Session")])
        #expect(site.counterparts[SymbolPath("App")] == [SymbolPath("Scene")])
        #expect(problems.filter { $0.severity == .error }.map(\.message) == ["no symbol named 'Window'"])
    }
}
