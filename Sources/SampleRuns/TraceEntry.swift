import Diagnostics
import Foundation

/// One thing that happened in a run.
package struct TraceEntry: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
        case event, call, notification, print, request, phase, view, problem, end, invalid
    }

    package var kind: Kind
    /// Virtual time in milliseconds.
    package var time: Int
    package var app: String
    /// State by number of scene.
    package var scenes: [(number: Int, state: String)]
    package var text: String
    package var type: String?
    package var arguments: String?
    package var scene: Int?
    package var answer: String?
    /// Where in the file of scenarios that stands which a problem is about: keys and indices, with slashes.
    var place: String?
    /// What helps against a problem.
    var advice: String?

    package static func == (left: TraceEntry, right: TraceEntry) -> Bool { left.json == right.json }
    package func hash(into hasher: inout Hasher) { hasher.combine(json) }

    /// `AppDelegate.application(_:didFinishLaunchingWithOptions:)`, or the text of what is no call.
    package var title: String { type.map { "\($0).\(text)" } ?? text }

    package var json: JSONValue {
        .object([
            "time": .double(Double(time) / 1000), "app": .string(app),
            "scenes": .object(scenes.map { JSONValue.Member("\($0.number)", .string($0.state)) }),
            "kind": .string(kind.rawValue), "type": type.map { .string($0) }, "text": .string(text),
            "arguments": arguments.map { .string($0) }, "scene": scene.map { .int($0) },
            "answer": answer.map { .string($0) },
        ])
    }

    /// Reads the lines that a run wrote: entries, those that were taken back, and answers.
    static func read(_ lines: [Substring]) -> [TraceEntry] {
        var entries: [TraceEntry?] = []
        var places: [Int: Int] = [:]
        for line in lines {
            guard let values = (try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any] else {
                // The process was killed while it wrote.
                continue
            }
            if let number = values["withdrawn"] as? Int, let place = places[number] {
                entries[place] = nil
            } else if let number = values["of"] as? Int, let place = places[number] {
                entries[place]?.answer = values["answer"] as? String
            } else if let number = values["number"] as? Int, let entry = TraceEntry(values) {
                places[number] = entries.count
                entries.append(entry)
            }
        }
        return entries.compactMap { $0 }
    }

    private init?(_ values: [String: Any]) {
        guard let kind = (values["kind"] as? String).flatMap(Kind.init) else { return nil }
        self.kind = kind
        time = Int(((values["time"] as? Double ?? 0) * 1000).rounded())
        app = values["app"] as? String ?? ""
        let states = values["scenes"] as? [String: String] ?? [:]
        scenes = states.compactMap { key, state in Int(key).map { ($0, state) } }.sorted { $0.0 < $1.0 }
        text = values["text"] as? String ?? ""
        type = values["type"] as? String
        arguments = values["arguments"] as? String
        scene = values["scene"] as? Int
        place = values["place"] as? String
        advice = values["advice"] as? String
    }
}

/// Traces as people read them.
package enum TracePrinter {
    package static func lines(_ entries: [TraceEntry]) -> [String] {
        entries.filter { $0.kind != .end }.map { entry in
            let seconds = "\(entry.time / 1000).\(String(1000 + entry.time % 1000).dropFirst())"
            let scenes = entry.scenes.map { "\($0.number) \($0.state)" }.joined(separator: ", ")
            return "\(padded(seconds, 8))  \(padded(entry.app, 10))  \(padded(scenes, 20))  \(body(entry))"
        }
    }

    private static func body(_ entry: TraceEntry) -> String {
        let arguments = entry.arguments.map { "  \($0)" } ?? ""
        let scene = entry.scene.map { "  [scene \($0)]" } ?? ""
        switch entry.kind {
        case .event: return "» \(entry.text)"
        case .call: return entry.title + arguments + scene + (entry.answer.map { " → \($0)" } ?? "")
        case .notification: return "· \(entry.text)\(scene)"
        case .print: return "| \(entry.text)"
        case .request: return "? \(entry.text)\(arguments)"
        case .phase: return "= scenePhase \(entry.text)\(scene)"
        case .view: return "~ \(entry.text)\(scene)"
        case .problem, .invalid: return "! \(entry.text)"
        case .end: return ""
        }
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
