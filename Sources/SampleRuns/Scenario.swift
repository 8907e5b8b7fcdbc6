import Diagnostics

/// What happens to a program in a run, and what must come of it.
package struct Scenario: Sendable, Hashable {
    /// An event at its time.
    package struct Event: Sendable, Hashable {
        /// Milliseconds of virtual time since the start.
        package var time: Int
        package var text: String
        package var range: SourceRange

        package init(time: Int, text: String, range: SourceRange) {
            self.time = time
            self.text = text
            self.range = range
        }
    }

    package var name: String
    package var events: [Event]
    /// Milliseconds after which the run is over.
    package var end: Int
    /// Texts of the trace that must come in this order, with anything between them.
    package var expectations: [(text: String, range: SourceRange)]
    /// What readers see the scenario called, by language tag.
    package var titles: [String: String] = [:]

    package init(
        name: String, events: [Event], end: Int, expectations: [(text: String, range: SourceRange)] = []
    ) {
        self.name = name
        self.events = events
        self.end = end
        self.expectations = expectations
    }

    package static func == (left: Scenario, right: Scenario) -> Bool { left.name == right.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// How a program is run: what belongs to the app, and its scenarios.
package struct RunSettings: Sendable {
    /// The file that they come from; nil for a program without one.
    package var file: SourceFile?
    /// The version of the SDK that the app is taken to be built with.
    package var sdk = 26
    /// True if the device has room for several windows.
    package var hasRoomForScenes = false
    /// The answer to a registration for remote notifications.
    package var registration = "granted"
    /// The information property list.
    package var info: JSONValue = .object([JSONValue.Member]())
    /// Where sources disagree: what to follow instead of the usual.
    package var profile: [(key: String, value: String)] = []
    package var scenarios: [Scenario] = []
    /// Told by the program's text when it runs.
    var makesScenesInCode = false

    package init() {
        let launch = Scenario.Event(time: 0, text: "open icon", range: SourceRange(0, 0))
        scenarios = [Scenario(name: "cold-launch", events: [launch], end: 1000, expectations: [])]
    }
}
