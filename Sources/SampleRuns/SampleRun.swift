import ContentHash
import Diagnostics
import Foundation
import Samples

/// Runs programs, each in processes of its own, under limits, without waiting.
package struct SampleRunner: Sendable {
    private let library: RunnableLibrary
    private let cacheFolder: String

    package init(library: RunnableLibrary, cacheFolder: String) {
        self.library = library
        self.cacheFolder = cacheFolder
    }

    /// What a run came to.
    package struct Result: Sendable {
        package var entries: [TraceEntry] = []
        package var diagnostics: [Diagnostic] = []
    }

    /// Runs a scenario twice, and compares: what differs was not under control.
    ///
    /// - Parameter supplied: files that the program leaves to its reader.
    package func run(
        _ file: SourceFile, supplied: [String] = [], _ settings: RunSettings, _ scenario: Scenario
    ) -> Result {
        let (program, problems) = ProgramBuilder(library: library, cacheFolder: cacheFolder).build(
            file, supplied: supplied)
        guard let program else { return Result(diagnostics: problems) }
        var settings = settings
        settings.makesScenesInCode = ([file.text] + supplied).contains(where: makesScenesInCode)
        let first = runOnce(program, file, settings, scenario)
        var result = Result(entries: TraceEntry.read(first.lines), diagnostics: first.diagnostics)
        if first.diagnostics.isEmpty {
            let second = runOnce(program, file, settings, scenario)
            if first.lines != second.lines {
                let index = zip(first.lines, second.lines).prefix { $0 == $1 }.count
                result.diagnostics.append(
                    Diagnostic(
                        "run-differs", .error, "two runs of '\(scenario.name)' differ",
                        at: SourceLocation(file, SourceRange(0, 0)),
                        notes: [first.lines, second.lines].map { lines in
                            Note(index < lines.count ? String(lines[index]) : "(the run is over)")
                        }))
            }
        }
        result.diagnostics += judge(result.entries, settings, scenario, file)
        return result
    }

    // MARK: One run

    private struct Outcome {
        var lines: [Substring] = []
        var diagnostics: [Diagnostic] = []
    }

    private func runOnce(
        _ program: String, _ file: SourceFile, _ settings: RunSettings, _ scenario: Scenario
    ) -> Outcome {
        // Both runs happen in a folder of one name: a program may print it.
        let folder = "\(cacheFolder)/runs/\(ContentHash(parts: [file.path, scenario.name]))"
        var outcome = Outcome()
        do {
            if FileManager.default.fileExists(atPath: folder) { try FileManager.default.removeItem(atPath: folder) }
            // What an app finds in its container.
            for name in ["tmp", "Documents", ".cache", ".local/share"] {
                try FileManager.default.createDirectory(
                    atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
            }
            let description = description(settings, scenario, file, folder)
            try Data(description.serialized.utf8).write(to: URL(fileURLWithPath: "\(folder)/run.json"))
        } catch {
            outcome.diagnostics = [
                Diagnostic("unwritable", .error, "the folder '\(folder)' of the run can't be written: \(error)")
            ]
            return outcome
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // Each launch of the app is a process. More launches than events are no run.
        for _ in 0...scenario.events.count {
            let result = Subprocess.run(
                program, [], folder: folder, environment: environment(folder), timeout: 15)
            outcome.lines = lines(in: "\(folder)/trace", of: folder)
            guard let result else {
                outcome.diagnostics = [Diagnostic("run-fails", .error, "the program can't be started")]
                return outcome
            }
            if let problem = problem(result, outcome.lines, file) {
                outcome.diagnostics = [problem]
                return outcome
            }
            if isFinished("\(folder)/store") { break }
        }
        return outcome
    }

    private func environment(_ folder: String) -> [String: String] {
        [
            "LIFECYCLE_RUN": "\(folder)/run.json", "LIFECYCLE_LIMITS": "1", "SWIFT_DETERMINISTIC_HASHING": "1",
            "SWIFT_BACKTRACE": "enable=no", "TZ": "UTC", "LANG": "C.UTF-8", "HOME": folder, "CFFIXED_USER_HOME": folder,
            "TMPDIR": "\(folder)/tmp",
        ]
    }

    private func description(
        _ settings: RunSettings, _ scenario: Scenario, _ file: SourceFile, _ folder: String
    ) -> JSONValue {
        let events = scenario.events.map { event in
            JSONValue.object(["at": .double(Double(event.time) / 1000), "event": .string(event.text)])
        }
        return .object([
            "sdk": .int(settings.sdk), "info": settings.info, "multipleWindows": .bool(settings.hasRoomForScenes),
            "registration": .string(settings.registration),
            "configuresScenesInCode": .bool(settings.makesScenesInCode),
            "profile": .object(settings.profile.map { JSONValue.Member($0.key, .string($0.value)) }),
            "events": .array(events), "end": .double(Double(scenario.end) / 1000),
            "trace": .string("\(folder)/trace"), "store": .string("\(folder)/store"),
            "output": .string("\(folder)/output"),
        ])
    }

    /// Whether the app delegate has the method can't be seen from outside before it is called.
    private func makesScenesInCode(_ text: String) -> Bool {
        let name = library.description.running.scenesInCode
        guard !name.isEmpty else { return false }
        return text.split(separator: "func ").dropFirst().contains { function in
            function.prefix { $0 != "{" }.contains(name)
        }
    }

    /// The lines of a trace, without the places that the run's files have on this machine.
    private func lines(in path: String, of folder: String) -> [Substring] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        return String(decoding: data, as: UTF8.self).replacing(folder, with: "/var/mobile/app")
            .replacing(cacheFolder, with: "/var/mobile").split(separator: "\n")
    }

    private func isFinished(_ path: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: path),
            let values = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        else { return true }
        return values["isFinished"] as? Bool ?? true
    }
}
