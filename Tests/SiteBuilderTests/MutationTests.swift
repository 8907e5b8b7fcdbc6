import Diagnostics
import Foundation
import Samples
import SiteBuilder
import Testing

@Suite("Mistakes put into samples that compile")
struct MutationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    private let check = SampleCheck(
        BuildOptions(
            content: "\(root)/Content", theme: "\(root)/Site", output: "/nowhere", cache: "\(root)/.build/test-cache",
            jobs: 2), searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")

    @Test("are found, at least 99 of 100")
    func found() throws {
        let originals = check.run(["\(Self.root)/Content", Fragment.folder]).checked
            .filter { $0.outcome.status == .verified && $0.kind != .interface && !$0.identifiers.isEmpty }
            .sorted { ($0.sample.id, $0.languageMode) < ($1.sample.id, $1.languageMode) }
        var random = SplitMix(seed: 2026)
        let types = [
            "UIScene", "UIWindow", "UIViewController", "UISceneSession", "NSUserActivity", "WindowGroup", "Int",
        ]
        var mutations: [(Mutation, CheckedSample)] = []
        // Kinds in turn; a sample without a place for one is passed over.
        for original in (originals + originals).shuffled(using: &random) where mutations.count < 200 {
            let kind = Mutation.Kind.allCases[mutations.count % Mutation.Kind.allCases.count]
            if let mutation = Mutation(kind, in: original, types: types, using: &random) {
                mutations.append((mutation, original))
            }
        }
        #expect(mutations.count == 200)
        let statuses = try self.statuses(mutations)
        let missed = zip(mutations, statuses).filter { [.verified, .assumed].contains($0.1) }.map {
            "\($0.0.0): \($0.1)"
        }
        print("mutations: \(mutations.count - missed.count) of \(mutations.count) found")
        for line in missed { print("mutations: missed \(line)") }
        #expect(missed.count * 100 <= mutations.count)
    }

    /// The outcomes of the mutated samples, each a text of its own.
    private func statuses(_ mutations: [(Mutation, CheckedSample)]) throws -> [Outcome.Status] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mutations-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (index, (mutation, original)) in mutations.enumerated() {
            let attributes = original.sample.attributes
            var info = "swift mode=\(original.languageMode)"
            if let context = attributes.context { info += " context=\"\(context)\"" }
            let text = "````\(info)\n\(mutation.code)\n````\n"
            try Data(text.utf8).write(to: folder.appendingPathComponent("\(1000 + index).md"))
        }
        let checked = check.run([folder.path]).checked
        try #require(checked.count == mutations.count)
        return checked.map(\.outcome.status)
    }
}
