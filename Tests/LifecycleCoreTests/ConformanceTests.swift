import Foundation
import LifecycleCore
import Testing

/// A row of the table of orders: what an app of a style is told when these events happen, and who says so.
struct Order: CustomTestStringConvertible, Sendable {
    var name: String
    var app: AppDescription
    /// The events before, and the last one, whose calls are compared.
    var events: [String]
    var expected: String
    var source: String
    var mark: String

    var testDescription: String { name }

    static let all: [Order] = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Conformance/orders.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst().map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Order(
                name: columns[0], app: app(columns[1]),
                events: columns[2].split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) },
                expected: columns[3], source: columns[4], mark: columns[5])
        }
    }()

    private static func app(_ text: String) -> AppDescription {
        var app = AppDescription(style: .appDelegate)
        for word in text.split(separator: " ") {
            switch word {
            case "delegate": app.style = .appDelegate
            case "scenes": app.style = .scenes
            case "swiftui": app.style = .swiftUI
            case "multiple": app.supportsMultipleScenes = true
            case "sdk27": app.sdk = 27
            case let word where word.contains("="):
                let parts = word.split(separator: "=").map(String.init)
                if !app.profile.follow(parts[0], parts[1]) { Issue.record("no source says '\(word)'") }
            default: Issue.record("unknown word '\(word)' of a style")
            }
        }
        return app
    }
}

@Suite("The orders that sources document or show")
struct ConformanceTests {
    @Test("are followed", arguments: Order.all)
    func order(_ order: Order) throws {
        var machine = Machine(order.app)
        var steps: [Step] = []
        for event in order.events { steps = try machine.receive(Event.parse(event).event) }
        let got = StepText().text(steps).joined(separator: " ")
        #expect(got == order.expected)
    }

    @Test("are at least sixty, each with its source and mark")
    func complete() {
        #expect(Order.all.count >= 60)
        for order in Order.all {
            #expect(!order.source.isEmpty)
            #expect(["documented", "observed", "inferred"].contains(order.mark), "\(order.name)")
        }
        #expect(Set(Order.all.map(\.name)).count == Order.all.count)
    }
}
