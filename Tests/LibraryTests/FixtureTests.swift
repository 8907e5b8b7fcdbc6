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

    /// Expectations are separated by semicolons, each with the modes that it is for.
    private static func fixtures(in file: URL) -> [Fixture] {
        let line = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").prefix { $0 != "\n" }
        guard line.hasPrefix("// expect: ") else { return [] }
        return line.dropFirst(11).split(separator: ";").flatMap { part -> [Fixture] in
            let modes = part.split(separator: "=").last?.split(separator: ",").compactMap { Int($0) } ?? []
            let quoted = part.split(separator: "\"", omittingEmptySubsequences: false)
            let kind = ["error", "warning"].first { part.drop { $0 == " " }.hasPrefix($0) }
            return modes.map {
                Fixture(file: file, mode: $0, kind: kind, text: quoted.count > 1 ? String(quoted[1]) : "")
            }
        }
    }

    /// The file to compile. In mode 6 `@UIApplicationMain`, an error there by the language's design, is read as `@main`,
    /// unless the file is there to show that.
    func source() throws -> URL {
        let text = try String(contentsOf: file, encoding: .utf8)
        guard mode == 6, kind != "error", text.contains("@UIApplicationMain") else { return file }
        let folder = CheckingCopy.root.appendingPathComponent(".build/checking-copy-test/fixtures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appendingPathComponent(file.lastPathComponent)
        try text.replacingOccurrences(of: "@UIApplicationMain", with: "@main")
            .write(to: copy, atomically: true, encoding: .utf8)
        return copy
    }
}

@Suite("Files as people write them for iOS")
struct FixtureTests {
    @Test("are judged as their first line says", arguments: Fixture.all)
    func judged(_ fixture: Fixture) throws {
        let messages = try CheckingCopy.of(mode: fixture.mode).messages(for: fixture.source())
        let errors = messages.filter { $0.contains("error: ") }
        guard let kind = fixture.kind else {
            #expect(errors.isEmpty)
            return
        }
        #expect(messages.contains { $0.contains("\(kind): ") && $0.contains(fixture.text) }, "\(messages)")
        if kind == "warning" { #expect(errors.isEmpty) }
    }

    @Test("are at least sixty, each judged in both language modes unless it is there for one of them")
    func enough() {
        #expect(Fixture.files.count >= 60)
        #expect(Set(Fixture.all.map(\.file)) == Set(Fixture.files), "each begins with what is expected")
        let judged = Dictionary(grouping: Fixture.all, by: \.file)
        for (mode, share) in [(5, 95), (6, 80)] {
            let expected = judged.values.compactMap { $0.first { $0.mode == mode } }
            // Old names that the compiler can rename are what such files are expected to have.
            let passing = expected.filter { $0.kind == nil || $0.text == "has been renamed to" }.count
            let refused = expected.count - passing
            print(
                "mode \(mode): \(expected.count) files, \(passing) compile, \(refused) are refused or warned of as expected"
            )
            // Files whose mistake is the point say nothing of the library.
            #expect(100 * passing >= share * expected.filter { !$0.showsAMistake }.count)
        }
    }
}

extension Fixture {
    /// True for a file whose mistake is the point: no mode takes it.
    var showsAMistake: Bool {
        let all = Self.all.filter { $0.file == file }
        return all.allSatisfy { $0.kind != nil }
    }
}
