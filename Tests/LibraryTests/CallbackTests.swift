import CallbackTable
import Foundation
import Testing

@Suite("The table of callbacks")
struct CallbackTests {
    static let tables: [URL] = {
        let folder = CheckingCopy.root.appendingPathComponent("Sources/Callbacks")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
    }()

    static func table(_ name: String) throws -> CallbackTable {
        let file = CheckingCopy.root.appendingPathComponent("Sources/Callbacks/\(name).yaml")
        return try CallbackTable(parsing: String(contentsOf: file, encoding: .utf8))
    }

    @Test("is what the checked-in declarations were made from", arguments: tables)
    func upToDate(_ file: URL) throws {
        let table = try CallbackTable(parsing: String(contentsOf: file, encoding: .utf8))
        let generated = CheckingCopy.root.appendingPathComponent(
            "Sources/\(table.module)/Generated/\(table.name).swift")
        #expect(try String(contentsOf: generated, encoding: .utf8) == table.swiftFile, "run generate-callbacks")
    }

    @Test("names a member as DocC does")
    func names() throws {
        let callback = try Self.table("UIApplicationDelegate").callbacks[0]
        #expect(callback.name == "application(_:willFinishLaunchingWithOptions:)")
        #expect(try Self.table("UISceneDelegate").callbacks[6].name == "scene(_:openURLContexts:)")
        #expect(try Self.table("UIWindowSceneDelegate").callbacks[0].name == "window")
    }

    @Test(
        "holds all members of the three delegates",
        arguments: [
            ("UIApplicationDelegate", 56), ("UISceneDelegate", 13), ("UIWindowSceneDelegate", 8),
        ])
    func complete(name: String, count: Int) throws {
        let callbacks = try Self.table(name).callbacks
        #expect(callbacks.count == count)
        #expect(callbacks.allSatisfy { $0.availability.introduced != nil && $0.selector != nil && $0.topic != nil })
        #expect(callbacks.allSatisfy { $0.documentation.contains("- Note: Source: ") })
    }

    @Test("reports the line of what it can't read")
    func unreadable() {
        let text =
            "protocol: P\nmodule: M\ninherits: Q\nintroduced: '1'\ndoc: 'D'\nmembers:\n  - sgnature: 'func f()'\n"
        #expect(throws: CallbackTableError(line: 7, description: "no 'signature'")) { try CallbackTable(parsing: text) }
    }
}
