import Foundation
import Testing

/// A whole file as people write it for iOS, with what the compiler shall say of it in its first line.
struct Fixture: CustomTestStringConvertible {
    var file: URL
    var mode: Int
    /// `error`, `warning`, or nil for a file that is right.
    var kind: String?
    var text = ""

    var testDescription: String { "\(file.lastPathComponent) in mode \(mode)" }

    static let files: [URL] = {
        let folder = CheckingCopy.root.appendingPathComponent("Tests/LibraryTests/Fixtures")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.sorted { $0.path < $1.path }
    }()

    static let all = files.flatMap(fixtures)

    private static func fixtures(in file: URL) -> [Fixture] {
        let line = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").prefix { $0 != "\n" }
        let modes = line.split(separator: "=").last?.split(separator: ",").compactMap { Int($0) } ?? []
        let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
        let kind = ["error", "warning"].first { line.hasPrefix("// expect: \($0)") }
        return modes.map { Fixture(file: file, mode: $0, kind: kind, text: quoted.count > 1 ? String(quoted[1]) : "") }
    }
}

@Suite("Files as people write them for iOS")
struct FixtureTests {
    @Test("are judged as their first line says", arguments: Fixture.all)
    func judged(_ fixture: Fixture) throws {
        let messages = try CheckingCopy.of(mode: fixture.mode).messages(for: fixture.file)
        let errors = messages.filter { $0.contains("error: ") }
        guard let kind = fixture.kind else {
            #expect(errors.isEmpty)
            return
        }
        #expect(messages.contains { $0.contains("\(kind): ") && $0.contains(fixture.text) }, "\(messages)")
        if kind == "warning" { #expect(errors.isEmpty) }
    }

    @Test("are at least thirty, of both language modes")
    func enough() {
        #expect(Fixture.files.count >= 30)
        #expect(Set(Fixture.all.map(\.file)) == Set(Fixture.files), "each begins with what is expected")
        #expect(Fixture.all.contains { $0.mode == 6 })
    }
}
