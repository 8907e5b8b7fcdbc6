import APIModel
import Linking
import Testing

@Suite("Members of a type in groups")
struct MemberGroupTests {
    private static func symbol(
        _ name: String, _ kind: Symbol.Kind, type: String = "Int", line: Int? = nil, isOld: Bool = false
    ) -> Symbol {
        Symbol(
            id: SymbolID("c:\(name)"), kind: kind, module: "Kit", path: SymbolPath("Watcher/\(name)"),
            declaration: [.init(.keyword, "let"), .init(.text, " \(name): \(type)")],
            availability: isOld ? [.init(platform: "iOS", introduced: "13.0", deprecated: "26.0")] : [], line: line)
    }

    @Test("They stand by kind, what is deprecated last, cases as they are declared")
    func order() {
        let symbols = [
            Self.symbol("asleep", .case, line: 9), Self.symbol("awake", .case, line: 8),
            Self.symbol("init()", .initializer),
            Self.symbol("name", .property), Self.symbol("nickname", .property, isOld: true),
            Self.symbol("wake()", .method), Self.symbol("all", .typeProperty),
            Self.symbol("wokeNotification", .typeProperty, type: "NSNotification.Name { get }"),
        ]
        let model = APIModel(symbols: symbols.reversed())
        let groups = model.grouped(symbols.map(\.path)).map {
            "\($0.group): \($0.members.map(\.name).joined(separator: " "))"
        }
        #expect(
            groups == [
                "cases: awake asleep", "initializers: init()", "properties: name", "methods: wake()",
                "typeProperties: all",
                "notifications: wokeNotification", "deprecated: nickname",
            ])
    }
}
