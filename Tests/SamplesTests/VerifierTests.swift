import APIModel
import ContentHash
import Diagnostics
import Foundation
import Markup
import Testing

@testable import Samples

/// A library of one small module, compiled once for all tests.
private enum SmallLibrary {
    static let source = """
        @objc public protocol Watcher { @objc optional func sceneWoke(_ scene: Scenery) }
        @objc open class Scenery: FakeObject { public override init() { super.init() }; open func paint(_ times: Int) {} }
        @objc open class FakeObject { @objc public init() {} }
        public protocol Sight { init() }
        @available(swift, obsoleted: 4.2, renamed: "Scenery") public typealias Landscape = Scenery
        """

    static let compiled: CompiledLibrary? = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("samples-\(UUID().uuidString)").path
        let path = "\(folder)/Kit/Kit.swift"
        let interop = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]
        let description = LibraryDescription(
            modules: [.init(name: "Kit", folder: "\(folder)/Kit")],
            moduleFlags: ["-emit-module", "-parse-as-library", "-experimental-skip-all-function-bodies"] + interop,
            checkFlags: ["-typecheck"] + interop, fragmentImports: ["Kit"],
            artefacts: [
                .init(name: "pointers", text: "broken standard library")
            ],
            contexts: [
                .init(
                    name: "Watcher", kind: .members, opening: "class W: Watcher {", closing: "}",
                    signs: ["func sceneWoke"])
            ],
            guesses: [
                .init(suffixes: ["Sight"], keyword: "struct", supertypes: ["Sight"]),
                .init(keyword: "class", supertypes: ["FakeObject"]),
            ])
        do {
            try FileManager.default.createDirectory(atPath: "\(folder)/Kit", withIntermediateDirectories: true)
            try source.write(toFile: path, atomically: true, encoding: .utf8)
        } catch { return nil }
        let search = ProcessInfo.processInfo.environment["PATH"] ?? ""
        guard let toolchain = Toolchain(searchPath: search) else { return nil }
        let compiler = LibraryCompiler(description: description, toolchain: toolchain, cacheFolder: "\(folder)/cache")
        return compiler.compile(["Kit": [(path, ContentHash(Array(source.utf8)))]], progress: { _ in }).library
    }()

    static let model: APIModel = {
        let files = (compiled?.symbolGraphs ?? []).compactMap { path in
            FileManager.default.contents(atPath: path).map { SourceFile(path: path, bytes: [UInt8]($0)) }
        }
        return SymbolGraphReader.read(files).model
    }()
}

/// Keeps results in memory and counts what was asked.
private final class MemoryCache: ResultCache, @unchecked Sendable {
    private let lock = NSLock()
    private var results: [ContentHash: [UInt8]] = [:]
    private(set) var stores = 0

    func load(_ key: ContentHash) -> [UInt8]? { lock.withLock { results[key] } }
    func store(_ bytes: [UInt8], as key: ContentHash) {
        lock.withLock {
            results[key] = bytes
            stores += 1
        }
    }
}

@Suite("Checking samples")
struct VerifierTests {
    private func verify(_ markdown: String, cache: MemoryCache = MemoryCache(), areOurs: Bool = true) throws -> (
        checked: [CheckedSample], diagnostics: [Diagnostic]
    ) {
        let library = try #require(SmallLibrary.compiled)
        let document = MarkdownParser.parse(SourceFile(path: "en/a.md", text: markdown)).document
        let samples = SampleExtractor.samples(in: document, areOurs: areOurs).samples
        let work = FileManager.default.temporaryDirectory.appendingPathComponent("work-\(UUID().uuidString)").path
        let verifier = Verifier(
            library: library, model: { SmallLibrary.model }, cache: cache, workFolder: work, jobs: 2)
        return verifier.verify(samples)
    }

    private func outcome(_ code: String, _ attributes: String = "") throws -> Outcome {
        try #require(try verify("```swift \(attributes)\n\(code)\n```").checked.first).outcome
    }

    @Test("A sample that compiles is verified, as file and as fragment")
    func verified() throws {
        #expect(try outcome("import Kit\nlet s = Scenery()") == .verified(warnings: []))
        #expect(try outcome("let s = Scenery()\ns.paint(1)") == .verified(warnings: []))
        #expect(try outcome("func sceneWoke(_ scene: Scenery) { scene.paint(2) }") == .verified(warnings: []))
    }

    @Test("A sample that doesn't compile is an error at its own line and column")
    func fails() throws {
        let (checked, diagnostics) = try verify("Text.\n\n```swift\nlet s = Scenery()\n\ns.paint(\"a\")\n```\n")
        #expect(checked.first?.outcome.status == .fails)
        let diagnostic = try #require(diagnostics.first)
        #expect(diagnostic.id == "sample-fails")
        #expect(diagnostic.location?.lineColumn == LineColumn(line: 6, column: 9))
    }

    @Test("Indentation in a list doesn't move the place")
    func indented() throws {
        let diagnostics = try verify("- item\n\n  ```swift\n  let s: Int = \"a\"\n  ```\n").diagnostics
        #expect(diagnostics.first?.location?.lineColumn == LineColumn(line: 4, column: 16))
    }

    @Test("A source text's sample that fails is a warning")
    func foreign() throws {
        let diagnostic = try #require(try verify("```swift\nlet x: Int = \"\"\n```", areOurs: false).diagnostics.first)
        #expect(diagnostic.id == "source-sample-fails")
        #expect(diagnostic.severity == .warning)
    }

    @Test("An undeclared name is assumed by its end, and said")
    func assumed() throws {
        let outcome = try outcome("func show(_ s: some Sight) {}\nshow(GoodSight())")
        guard case .assumed(let assumptions, _) = outcome else {
            Issue.record("not assumed: \(outcome)")
            return
        }
        #expect(assumptions.map(\.name) == ["GoodSight"])
        #expect(assumptions.map(\.kind) == ["Sight"])
    }

    @Test("What another sample of the page declares is taken from there")
    func neighbours() throws {
        let page = "```swift\nclass Helper { func help() {} }\n```\n\n```swift\nHelper().help()\n```\n"
        let second = try #require(try verify(page).checked.last)
        guard case .assumed(let assumptions, _) = second.outcome else {
            Issue.record("not assumed: \(second.outcome)")
            return
        }
        #expect(assumptions.map(\.kind) == ["#1"])
    }

    @Test("A misspelt name of the library is never assumed away")
    func misspelt() throws {
        let (checked, diagnostics) = try verify("```swift\nlet s = Scenrey()\n```")
        #expect(checked.first?.outcome.status == .fails)
        #expect(diagnostics.first?.fixIts.first?.replacement == "Scenery")
    }

    @Test("A name that differs in its prefix alone is the project's own")
    func prefix() throws {
        #expect(try outcome("_ = MYenery()").status == .assumed)
        #expect(try outcome("_ = Scnery()").status == .fails)
    }

    @Test("A sample that must fail fails with its message, or is an error")
    func failsAsDeclared() throws {
        #expect(try outcome("let x: Int = \"\"", "fails=\"cannot convert\"").status == .failsAsDeclared)
        #expect(try outcome("let x: Int = \"\"", "fails=\"another message\"").status == .fails)
        #expect(try outcome("let x = 1", "fails=\"cannot convert\"").status == .fails)
    }

    @Test("A sample that isn't compiled says why")
    func unverified() throws {
        #expect(try outcome("nonsense(", "unverified=\"needs a server\"") == .unverified(reason: "needs a server"))
    }

    @Test("A context that doesn't exist is an error")
    func unknownContext() throws {
        #expect(try outcome("func sceneWoke(_ s: Scenery) {}", "context=\"Nothing\"").status == .fails)
    }

    @Test("Declarations without bodies are held against the library's")
    func interface() throws {
        #expect(try outcome("func sceneWoke(_ scene: Scenery)") == .verified(warnings: []))
        let (checked, diagnostics) = try verify("```swift\nfunc sceneWoke(_ scene: Int)\n```")
        #expect(checked.first?.kind == .interface)
        #expect(diagnostics.first?.message.hasSuffix("'sceneWoke(_:)' with 'Scenery', not 'Int'") == true)
        #expect(diagnostics.first?.location?.lineColumn == LineColumn(line: 2, column: 25))
    }

    @Test("A callback that is nearly the library's fails: nobody would call it")
    func nearMatch() throws {
        let (checked, diagnostics) = try verify("```swift\nfunc sceneWokke(_ scene: Scenery) {}\n```")
        #expect(checked.first?.outcome.status == .fails)
        #expect(checked.first?.outcome.rewrite?.code == "func sceneWoke(_ scene: Scenery) {}\n")
        #expect(diagnostics.first?.fixIts.first?.replacement == "sceneWoke")
    }

    @Test("Old names give an outdated sample, and the one of today beside it")
    func outdated() throws {
        let outcome = try outcome("let s: Landscape = Scenery()\ns.paint(1)")
        #expect(outcome.status == .outdated)
        #expect(outcome.rewrite?.code == "let s: Scenery = Scenery()\ns.paint(1)\n")
        #expect(outcome.rewrite?.changes.map { [$0.old, $0.new] } == [["Landscape", "Scenery"]])
    }

    @Test("The outcome of a sample is the same in company as alone")
    func company() throws {
        let page = [
            "let s = Scenery()", "let s: Int = \"\"", "Scenrey()", "GoodSight()", "class A: FakeObject {}", "A()",
        ]
        .map { "```swift\n\($0)\n```\n" }
        let together = try verify(page.joined(separator: "\n")).checked.map(\.outcome.status)
        #expect(together == [.verified, .fails, .fails, .assumed, .verified, .assumed])
    }

    @Test("The compiler says which symbols names denote: implemented, called, named")
    func identifiers() throws {
        let page = "```swift\nfunc sceneWoke(_ scene: Scenery) { scene.paint(1) }\n```"
        let found = try #require(try verify(page).checked.first).identifiers
        let roles = found.map { "\($0.byteColumn) \($0.role.rawValue)" }
        #expect(roles.contains("6 implements"))
        #expect(roles.contains("25 names"))
        #expect(roles.contains("42 calls"))
        let implemented = try #require(found.first { $0.role == .implements })
        #expect(SmallLibrary.model[implemented.symbol]?.path == SymbolPath("Watcher/sceneWoke(_:)"))
    }

    @Test("What was checked once is known the next time")
    func cached() throws {
        let cache = MemoryCache()
        let first = try verify("```swift\nlet s = Scenery()\n```", cache: cache)
        let second = try verify("```swift\nlet s = Scenery()\n```", cache: cache)
        #expect(cache.stores == 1)
        #expect(first.checked.map(\.outcome) == second.checked.map(\.outcome))
        _ = try verify("```swift\nlet s = Scenery() \n```", cache: cache)
        #expect(cache.stores == 2)
    }

    @Test("Attributes that nobody knows are reported with the nearest", arguments: ["fial=\"x\"", "mode=7", "context"])
    func attributes(_ text: String) {
        let document = MarkdownParser.parse(SourceFile(path: "a.md", text: "```swift \(text)\nx\n```")).document
        #expect(
            SampleExtractor.samples(in: document, areOurs: true).diagnostics.map(\.id) == ["unknown-sample-attribute"])
    }

    @Test("Only Swift fences are samples, in lists and quotations too")
    func extraction() {
        let text = "```swift\na\n```\n\n```xml\nb\n```\n\n> ```swift\n> c\n> ```\n\n- ```swift\n  d\n  ```\n"
        let document = MarkdownParser.parse(SourceFile(path: "a.md", text: text)).document
        let samples = SampleExtractor.samples(in: document, areOurs: true).samples
        #expect(samples.map(\.code) == ["a\n", "c\n", "d\n"])
        #expect(samples.map(\.id.number) == [1, 2, 3])
    }

    @Test("A report is JSON with file, line, kind, status and symbols")
    func report() throws {
        let json = SampleReport.json(try verify("```swift\nlet s = Scenery()\n```").checked).serialized
        #expect(
            json.hasPrefix(#"{"samples":[{"file":"en/a.md","line":2,"kind":"statements","mode":5,"status":"verified""#))
    }
}
