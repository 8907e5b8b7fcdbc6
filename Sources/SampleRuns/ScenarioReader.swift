import Diagnostics
import YAML

/// Reads the file beside a program, `<program>.yaml`: how it is run.
package enum ScenarioReader {
    package static func read(_ file: SourceFile) -> (settings: RunSettings, diagnostics: [Diagnostic]) {
        var settings = RunSettings()
        settings.file = file
        let (node, problems) = YAMLParser.parse(file)
        guard let node, node.entries != nil else { return (settings, problems) }
        var diagnostics = problems
        var fields = YAMLFields(node, in: file, what: "the run")
        if let sdk = fields.string("sdk") {
            if let number = Int(sdk) {
                settings.sdk = number
            } else if let value = node["sdk"] {
                fields.report("malformed-field", "'\(sdk)' is no version of an SDK", value)
            }
        }
        settings.hasRoomForScenes = fields.bool("multiple-windows", default: false)
        settings.registration = fields.choice("registration", default: Registration.granted).rawValue
        if let info = fields.value("info") { settings.info = JSONValue(propertyList: info) }
        for entry in fields.value("profile")?.entries ?? [] {
            settings.profile.append((entry.key, entry.value.string ?? ""))
        }
        if let scenarios = fields.value("scenarios")?.sequence {
            settings.scenarios = scenarios.compactMap { scenario($0, file, &diagnostics) }
        }
        diagnostics += fields.finish()
        return (settings, diagnostics)
    }

    private enum Registration: String, CaseIterable { case granted, refused, none }

    private static func scenario(
        _ node: YAMLNode, _ file: SourceFile, _ diagnostics: inout [Diagnostic]
    ) -> Scenario? {
        var fields = YAMLFields(node, in: file, what: "a scenario")
        let name = fields.required("name")
        var events: [Scenario.Event] = []
        for (text, range) in fields.strings("events") {
            let parts = text.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let time = milliseconds(parts[0]) else {
                diagnostics.append(
                    Diagnostic(
                        "malformed-event", .error, "'\(text)' is no time and event", at: SourceLocation(file, range),
                        notes: [Note("Write seconds and an event: 1.5 home")]))
                continue
            }
            if let last = events.last, time < last.time {
                diagnostics.append(
                    Diagnostic(
                        "malformed-event", .error, "'\(text)' is earlier than the event before it",
                        at: SourceLocation(file, range)))
            }
            events.append(Scenario.Event(time: time, text: String(parts[1]), range: range))
        }
        let end = fields.string("end").flatMap { milliseconds($0[...]) } ?? (events.last?.time ?? 0) + 1000
        let titles = (fields.value("title")?.entries ?? []).map { ($0.key, $0.value.string ?? "") }
        let expectations = fields.strings("expect").map { (text: $0.text, range: $0.range) }
        diagnostics += fields.finish()
        return name.map { name in
            var scenario = Scenario(name: name, events: events, end: end, expectations: expectations)
            scenario.titles = Dictionary(titles, uniquingKeysWith: { first, _ in first })
            return scenario
        }
    }

    private static func milliseconds(_ text: Substring) -> Int? {
        Double(text).flatMap { $0 >= 0 && $0 < 1e9 ? Int(($0 * 1000).rounded()) : nil }
    }
}
