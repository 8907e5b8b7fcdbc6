import Diagnostics
import Foundation
import Samples
import SiteRendering

extension ContentHistory {
    /// What Git knows of the files below `content`: what was committed, not what is being written. The same commit gives the
    /// same dates on every machine.
    ///
    /// - Parameter searchPath: the value of PATH, where `git` is looked for.
    static func read(content: String, searchPath: String, _ diagnostics: inout [Diagnostic]) -> ContentHistory {
        guard let git = Git(folder: content, searchPath: searchPath), let isShallow = git.isShallow else {
            diagnostics.append(
                Diagnostic(
                    "no-history", .note, "'\(content)' is in no Git repository, so the site has no feed of changes"))
            return ContentHistory()
        }
        if isShallow {
            diagnostics.append(
                Diagnostic(
                    "shallow-history", .warning,
                    "the repository's history is cut off, and with it the dates of changes; the site has no feed",
                    notes: [Note("Fetch all of it: 'git fetch --unshallow'.")]))
            return ContentHistory()
        }
        return ContentHistory(parse(git.log() ?? ""))
    }

    /// - Parameter log: for each commit, the newest first, a line `commit <seconds> <date>` that begins with a NUL, and the
    ///   paths that it changed, a line each.
    static func parse(_ log: String) -> [String: Dates] {
        var files: [String: Dates] = [:]
        for commit in log.split(separator: "\0") {
            let lines = commit.split(separator: "\n")
            guard let head = lines.first?.split(separator: " "), head.count == 2, let seconds = Int(head[0]) else {
                continue
            }
            let moment = Moment(seconds: seconds, text: String(head[1]))
            for line in lines.dropFirst() {
                let known = files[String(line)] ?? Dates(published: moment, updated: moment)
                files[String(line)] = Dates(
                    published: min(known.published, moment), updated: max(known.updated, moment))
            }
        }
        return files
    }
}

/// Git in a folder; asked, never told.
private struct Git {
    let folder: String
    private let program: String

    init?(folder: String, searchPath: String) {
        let places = searchPath.split(separator: ":").map { "\($0)/git" }
        guard let program = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            return nil
        }
        self.program = program
        self.folder = folder
    }

    /// Nil outside of a repository.
    var isShallow: Bool? {
        switch run(["rev-parse", "--is-shallow-repository"])?.trimmingCharacters(in: .whitespacesAndNewlines) {
        case "true": true
        case "false": false
        default: nil
        }
    }

    func log() -> String? {
        run([
            "-c", "core.quotePath=false", "log", "--relative", "--no-renames", "--name-only", "--format=%x00%ct %cI",
            "--", ".",
        ])
    }

    private func run(_ arguments: [String]) -> String? {
        // Neither a user's settings nor another repository's variables change the answer.
        let environment = [
            "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "HOME": "/nonexistent",
        ]
        let result = Subprocess.run(
            program, ["--no-pager"] + arguments, folder: folder, environment: environment, timeout: 60)
        return result?.status == 0 ? result?.output : nil
    }
}
