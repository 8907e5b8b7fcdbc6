import Foundation
import Testing

@testable import build_site

@Suite("The command line")
struct CommandTests {
    private func parse(_ line: String) -> Result<Invocation, Invocation.Problem> {
        Invocation.parse(line.split(separator: " ").map(String.init))
    }

    private func problem(_ line: String) -> String? {
        if case .failure(let problem) = parse(line) { problem.message } else { nil }
    }

    @Test("Without a command it builds")
    func bare() throws {
        #expect(try parse("").get().command == .build)
        #expect(try parse("--strict --jobs 2").get()["--jobs"] == "2")
    }

    @Test("Options take their value after a space or an equals sign, and some repeat")
    func values() throws {
        let invocation = try parse("build --sources a --sources=b --format json").get()
        #expect(invocation.all("--sources") == ["a", "b"])
        #expect(invocation["--format"] == "json")
    }

    @Test(
        "What is wrong is said",
        arguments: [
            (
                "biuld",
                "there is no command 'biuld'; the commands are build, check, verify, import, run, score, accept, serve, "
                    + "export, import-terms, diff-terms"
            ),
            ("build --nonsense", "'build' has no option '--nonsense'"), ("build x", "'build' takes no 'x'"),
            ("verify", "'verify' needs PATH…"), ("build --jobs", "'--jobs' needs a value: N"),
            ("build --jobs none", "'--jobs' needs a number from 1, not 'none'"),
            ("build --jobs 0", "'--jobs' needs a number from 1, not '0'"),
            ("build --format xml", "'--format' can be human, json, sarif, not 'xml'"),
            ("build --output a --output b", "'--output' is given twice"),
            ("build --strict=1", "'--strict' takes no value"),
        ])
    func wrong(_ row: (String, String)) { #expect(problem(row.0) == row.1) }

    @Test("After two hyphens everything is an operand")
    func operands() throws {
        #expect(try parse("verify -- --odd.md").get().operands == ["--odd.md"])
    }

    @Test("The README lists every command as the table has it", arguments: CommandTable.Name.allCases)
    func readme(_ name: CommandTable.Name) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(readme.contains("    \(CommandTable.usage(CommandTable.command(name)))\n"))
    }

    @Test("Every command explains its options", arguments: CommandTable.Name.allCases)
    func help(_ name: CommandTable.Name) {
        let help = CommandTable.help(name)
        for option in CommandTable.command(name).options { #expect(help.contains("\(option.name)")) }
        #expect(CommandTable.help(nil).contains(name.rawValue))
    }
}
