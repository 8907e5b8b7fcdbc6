import Foundation
import LifecycleCore
import Testing

/// What a reader of the sources expected of a row of the table of orders without having seen it.
private struct Reading: CustomTestStringConvertible, Sendable {
    var name: String
    /// `...` stands for what the sources leave open.
    var expected: [String]
    var sources: String
    var settled: String

    var testDescription: String { name }
    /// False if no source decides the row.
    var isMade: Bool { expected != ["-"] }
    var isWhole: Bool { isMade && !expected.contains("...") }

    static let all: [Reading] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Conformance/second-reading.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Reading(
                name: columns[0], expected: columns[1].split(separator: " ").map(String.init), sources: columns[2],
                settled: columns[3])
        }
    }()

    func isMet(by order: [String]) -> Bool { Self.matches(expected[...], order[...]) }

    private static func matches(_ expected: ArraySlice<String>, _ order: ArraySlice<String>) -> Bool {
        guard let first = expected.first else { return order.isEmpty }
        if first != "..." {
            return first == order.first && matches(expected.dropFirst(), order.dropFirst())
        }
        return (order.startIndex...order.endIndex).contains { matches(expected.dropFirst(), order[$0...]) }
    }
}

@Suite("A second reading of the sources")
struct SecondReadingTests {
    @Test("confirms the table of orders", arguments: Reading.all.filter(\.isMade))
    private func confirms(_ reading: Reading) throws {
        let row = try #require(Order.all.first { $0.name == reading.name })
        #expect(reading.isMet(by: row.expected.split(separator: " ").map(String.init)))
        #expect(!reading.sources.isEmpty && !reading.settled.isEmpty)
    }

    @Test("names logs that are listed with their place")
    func logs() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Conformance/sources.tsv")
        let listed = Set(
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
                $0.split(separator: "\t").first.map(String.init)
            })
        for text in Order.all.map(\.source) + Reading.all.map(\.sources) {
            for log in text.matches(of: /\bL[0-9]+b?\b/) { #expect(listed.contains(String(log.output)), "\(text)") }
        }
    }

    @Test("leaves out no row, and decides at least sixty of them whole, by documents or observations")
    func complete() {
        #expect(Reading.all.map(\.name) == Order.all.map(\.name))
        let whole = Set(Reading.all.filter(\.isWhole).map(\.name))
        let bySources = Order.all.filter { whole.contains($0.name) && $0.mark != "inferred" }
        #expect(bySources.count >= 60)
        let settled = Dictionary(grouping: Reading.all) {
            $0.settled.split(separator: ":").first.map(String.init) ?? ""
        }
        print(
            "\(Order.all.count) orders: \(whole.count) read alike as a whole (\(bySources.count) of them documented or"
                + " observed), \(Reading.all.filter { $0.isMade && !$0.isWhole }.count) in part;",
            settled.map { "\($0.key): \($0.value.count)" }.sorted().joined(separator: ", "))
    }

    @Test("stands behind settings that scenarios can follow, each that the page on faithfulness names")
    func settings() throws {
        let content = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Content/deviations.yaml")
        let named = try String(contentsOf: content, encoding: .utf8).matches(of: /profile: (\S+)=(\S+)/)
        #expect(named.count >= 10)
        for setting in named {
            var profile = Profile()
            let isKnown = profile.follow(String(setting.1), String(setting.2))
            #expect(isKnown, "\(setting.0)")
            #expect(profile != Profile(), "\(setting.0) is the usual setting")
        }
    }
}
