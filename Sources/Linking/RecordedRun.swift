import APIModel
import Glossary

/// What the system called while a program ran a scenario: recorded, not written.
package struct RecordedRun: Sendable, Hashable, Codable {
    /// The program's path.
    package var program: String
    package var scenario: String
    /// What the scenario is called, by language tag.
    package var titles: [String: String]
    package var rows: [Row]

    package struct Row: Sendable, Hashable, Codable {
        package enum Kind: String, Sendable, Codable {
            /// What happened to the app.
            case event
            /// A method of the program that the system called.
            case call
            case notification
            /// What the program printed.
            case output
            case other
        }

        package var kind: Kind
        /// Virtual time in milliseconds.
        package var time: Int
        package var appState: String
        /// `1 foregroundActive`, the number of the scene before its state.
        package var sceneStates: [String]
        /// The method's name, the notification's, or the text.
        package var text: String
        /// The program's type whose method was called.
        package var type: String?
        package var arguments: String?
        package var scene: Int?
        package var answer: String?

        package init(
            kind: Kind, time: Int, appState: String, sceneStates: [String], text: String, type: String? = nil,
            arguments: String? = nil, scene: Int? = nil, answer: String? = nil
        ) {
            self.kind = kind
            self.time = time
            self.appState = appState
            self.sceneStates = sceneStates
            self.text = text
            self.type = type
            self.arguments = arguments
            self.scene = scene
            self.answer = answer
        }
    }

    package init(program: String, scenario: String, titles: [String: String] = [:], rows: [Row]) {
        self.program = program
        self.scenario = scenario
        self.titles = titles
        self.rows = rows
    }

    /// The program's name, without folder and extension.
    package var programName: String {
        (program.split(separator: "/").last.map(String.init) ?? program).split(separator: ".").first.map(String.init)
            ?? program
    }

    /// The run's place on the page of call orders.
    package var anchor: String { "\(programName)-\(scenario)" }
}

/// Where a method comes in a recorded run.
package struct RunPosition: Sendable, Hashable {
    package var run: Int
    /// The row of its first call.
    package var row: Int

    package init(run: Int, row: Int) {
        self.run = run
        self.row = row
    }
}

extension Linker {
    /// For each documented method the runs that call it.
    func positions(in runs: [RecordedRun]) -> [SymbolPath: [RunPosition]] {
        var result: [SymbolPath: [RunPosition]] = [:]
        for (number, run) in runs.enumerated() {
            var seen: Set<SymbolPath> = []
            for (row, entry) in run.rows.enumerated() where entry.kind == .call {
                guard let path = symbol(named: entry.text), seen.insert(path).inserted else { continue }
                result[path, default: []].append(RunPosition(run: number, row: row))
            }
        }
        return result
    }
}
