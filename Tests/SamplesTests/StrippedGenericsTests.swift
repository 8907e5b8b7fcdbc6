import APIModel
import SwiftParser
import SwiftSyntax
import Testing

@testable import Samples

@Suite("Type arguments that a tag stripper took are found in the library's declarations")
struct StrippedGenericsTests {
    static func symbol(_ path: String, _ declaration: String, _ kind: Symbol.Kind = .method) -> Symbol {
        Symbol(
            id: SymbolID(path + declaration), kind: kind, module: "M", path: SymbolPath(path),
            declaration: [.init(.text, declaration)])
    }

    static let model = APIModel(symbols: [
        symbol("D/app(_:didDrop:)", "func app(_ app: App, didDrop sessions: Set<Session>)"),
        symbol("D/names(for:)", "func names(for app: App) -> [String: Array<Name>]"),
        symbol("E/open(_:)", "func open(_ items: Set<A>)"), symbol("F/open(_:)", "func open(_ items: Set<B>)"),
        symbol("D/sessions", "var sessions: Set<Session> { get }", .property),
    ])

    func edits(_ code: String, _ name: String, line: Int, column: Int) -> [String] {
        let message = CompilerMessage(
            severity: .error, text: "reference to generic type '\(name)' requires arguments in <...>", line: line,
            byteColumn: column)
        let tree = Parser.parse(source: code)
        let token = tree.token(at: AbsolutePosition(utf8Offset: column - 1))
        return token.flatMap { StrippedGenerics(model: Self.model).arguments(for: message, at: $0) }.map { [name + $0] }
            ?? []
    }

    @Test(
        "of a parameter, a result and a property",
        arguments: [
            ("func app(_ a: App, didDrop s: Set) {}", "Set", 31, ["Set<Session>"]),
            ("func names(for app: App) -> [String: Array] { [:] }", "Array", 38, ["Array<Name>"]),
            ("var sessions: Set = []", "Set", 15, ["Set<Session>"]),
        ])
    func found(code: String, name: String, column: Int, expected: [String]) {
        #expect(edits(code, name, line: 1, column: column) == expected)
    }

    @Test(
        "not where the declarations differ, nor where there is none",
        arguments: [
            ("func open(_ items: Set) {}", 20), ("func other(_ items: Set) {}", 21), ("let x: Set = []", 8),
        ])
    func notFound(code: String, column: Int) { #expect(edits(code, "Set", line: 1, column: column) == []) }
}
