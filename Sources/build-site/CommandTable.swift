import GlossaryExport

/// The commands and their options: the one table that parsing, `--help` and the README's list come from.
enum CommandTable {
    struct Option: Sendable {
        var name: String
        /// How the value is called in help; nil for a switch.
        var value: String?
        var help: String
        var isRepeatable = false
    }

    struct Command: Sendable {
        var name: Name
        /// How the words after the command are called; nil when it takes none.
        var operands: String?
        var needsOperands = false
        var help: String
        var options: [Option]
    }

    enum Name: String, Sendable, CaseIterable {
        case build, check, verify, `import`, run, score, accept, serve, export
        case importTerms = "import-terms"
        case diffTerms = "diff-terms"
    }

    private static let content = Option(name: "--content", value: "DIR", help: "the authors' folder (default: Content)")
    private static let theme = Option(
        name: "--theme", value: "DIR", help: "style, scripts and interface texts (default: Site)")
    private static let sources = Option(
        name: "--sources", value: "DIR", help: "a folder of source texts with its sources.yaml; may be repeated",
        isRepeatable: true)
    private static let output = Option(name: "--output", value: "DIR", help: "the site's folder (default: _site)")
    private static let cache = Option(name: "--cache", value: "DIR", help: "what builds keep (default: .cache)")
    private static let jobs = Option(
        name: "--jobs", value: "N", help: "how much runs at once (default: one a processor)")
    private static let format = Option(
        name: "--format", value: "human|json|sarif", help: "how diagnostics are printed (default: human)")
    private static let strict = Option(name: "--strict", value: nil, help: "with an error write no site")
    private static let baseURL = Option(
        name: "--base-url", value: "URL", help: "the site's address, for alternates between languages")
    private static let archive = Option(
        name: "--zip", value: "FILE", help: "also write the site into an archive, for reading from a disk")
    private static let precompress = Option(
        name: "--precompress", value: nil, help: "put .gz and .br beside each text, for hosts that send them")
    private static let help = Option(name: "--help", value: nil, help: "print this help")

    static let commands: [Command] = [
        Command(
            name: .build, operands: nil,
            help: "read Content, verify every sample, write the site (also without a command)",
            options: [
                content, theme, sources, output, baseURL, precompress, archive, cache, jobs, strict, format, help,
            ]),
        Command(
            name: .check, operands: nil, help: "the same without writing a site",
            options: [content, theme, sources, cache, jobs, format, help]),
        Command(
            name: .verify, operands: "PATH…", needsOperands: true,
            help: "compile the samples of Markdown files, Swift files, source texts or whole folders",
            options: [content, cache, jobs, format, help]),
        Command(
            name: .import, operands: "FILE", needsOperands: true,
            help: "print a damaged plain text as Markdown, and its repairs on standard error",
            options: [
                Option(name: "--language", value: "TAG", help: "the language of the text (needed)"),
                Option(name: "--ledger", value: "PATH", help: "write the repairs there as JSON, and don't print them"),
                content, cache, help,
            ]),
        Command(
            name: .run, operands: "SAMPLE", needsOperands: true,
            help: "run a whole program, or those of a text, on the library and print what the system called",
            options: [
                Option(name: "--scenario", value: "NAME", help: "which scenario (default: cold-launch)"),
                Option(name: "--json", value: nil, help: "print the trace as JSON"),
                Option(
                    name: "--accept", value: nil,
                    help: "keep the traces beside the program; builds warn when they change"), content, cache, help,
            ]),
        Command(
            name: .score, operands: "PATH…", needsOperands: true,
            help:
                "measure the linking of terms on marked sentences (files such as de.txt, or a folder of them), or the reading"
                + " of source texts on judged ones (.yaml)",
            options: [
                Option(name: "--texts", value: "DIR", help: "where judged texts lie (default: beside the judgements)"),
                content, cache, format, help,
            ]),
        Command(
            name: .accept, operands: "LANGUAGE [PAGE…]", needsOperands: true,
            help: "record that translations say what their originals say now",
            options: [content, help]),
        Command(
            name: .serve, operands: nil,
            help: "show the site's folder at a loopback address; with --live what Content says, as it is edited",
            options: [
                Option(
                    name: "--live", value: nil, help: "build in memory, and reload pages when Content or Site changes"),
                output, Option(name: "--port", value: "N", help: "the port (default: 8000, else a free one)"), content,
                theme, sources, cache, jobs, help,
            ]),
        Command(
            name: .export, operands: "DIR", needsOperands: true,
            help: "write the glossary for translators, dictionaries and other programs into a folder",
            options: [
                Option(
                    name: "--formats", value: "LIST",
                    help: "some of \(ExportFormat.allCases.map(\.rawValue).joined(separator: ",")) (default: all)"),
                content, theme, sources, baseURL, cache, jobs, format, help,
            ]),
        Command(
            name: .importTerms, operands: "FILE", needsOperands: true,
            help: "take terms from TBX, CSV or lines with tabs into concept files, and say what contradicts",
            options: [
                Option(
                    name: "--language-pair", value: "TAG,TAG",
                    help: "the languages of a table's first two columns, where it doesn't name them"),
                Option(name: "--write", value: nil, help: "also add terms to concepts that there are"), content,
                format, help,
            ]),
        Command(
            name: .diffTerms, operands: "OLD NEW", needsOperands: true,
            help: "say what became of each concept between two exports (their folders, or glossary.json)",
            options: [Option(name: "--json", value: nil, help: "print the changes as JSON"), help]),
    ]

    static func command(_ name: Name) -> Command {
        guard let command = commands.first(where: { $0.name == name }) else {
            preconditionFailure("every name has its row in the table")
        }
        return command
    }

    // MARK: Help

    static func usage(_ command: Command) -> String {
        let operands = command.operands.map { " \($0)" } ?? ""
        let options = command.options.filter { $0.name != "--help" }.map { option in
            let value = option.value.map { " \($0)" } ?? ""
            return "[\(option.name)\(value)]\(option.isRepeatable ? "…" : "")"
        }
        return "build-site \(command.name.rawValue)\(operands) \(options.joined(separator: " "))"
    }

    static func help(_ name: Name?) -> String {
        guard let name else {
            let width = Name.allCases.map(\.rawValue.count).max() ?? 0
            let rows = commands.map { command in
                "  \(padded(command.name.rawValue, to: width + 2))\(command.help)"
            }
            return """
                Usage: build-site [COMMAND] [options]

                \(rows.joined(separator: "\n"))

                'build-site COMMAND --help' lists a command's options.
                Exit code: 0 clean, 1 problems found, 2 could not run.
                """
        }
        let command = command(name)
        let lefts = command.options.map { $0.name + ($0.value.map { " \($0)" } ?? "") }
        let width = (lefts.map(\.count).max() ?? 0) + 2
        let rows = zip(lefts, command.options).map { "  \(padded($0, to: width))\($1.help)" }
        let operands = command.operands.map { " \($0)" } ?? ""
        return """
            Usage: build-site \(name.rawValue)\(operands) [options]

            \(command.help)

            \(rows.joined(separator: "\n"))
            """
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
