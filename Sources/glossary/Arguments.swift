/// The command line, from one table: parsing and `--help` both read it.
struct Arguments {
    struct Problem: Error { var message: String }

    private struct Option {
        var name: String
        var value: String?
        var help: String
    }

    private static let options = [
        Option(name: "--language", value: "TAG", help: "show definitions in this language (default: that of LANG)"),
        Option(name: "--json", value: nil, help: "print the answers as JSON"),
        Option(name: "--list", value: nil, help: "print every term and the concept that it names"),
        Option(name: "--database", value: "FILE", help: "the look-up file (default: the one beside the program)"),
        Option(name: "--dict", value: nil, help: "serve: in the DICT protocol (RFC 2229), to this machine alone"),
        Option(name: "--port", value: "N", help: "serve: the port (default: 2628; 0 for any)"),
        Option(name: "--help", value: nil, help: "print this help"),
    ]

    var words: [String] = []
    var language: String?
    var database: String?
    var isJSON = false
    var lists = false
    /// To serve instead of looking something up.
    var serves = false
    var port = DictServer.usualPort
    var showsHelp = false

    static func parse(_ input: [String]) -> Result<Arguments, Problem> {
        var arguments = Arguments()
        var index = 0
        var onlyWords = false
        while index < input.count {
            let word = input[index]
            index += 1
            guard word.hasPrefix("--"), !onlyWords else {
                arguments.words.append(word)
                continue
            }
            if word == "--" {
                onlyWords = true
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] }) else {
                return .failure(Problem(message: "unknown option '\(parts[0])'"))
            }
            var value: String?
            if option.value != nil {
                if parts.count == 2 {
                    value = parts[1]
                } else if index < input.count {
                    value = input[index]
                    index += 1
                }
                guard let value, !value.isEmpty else {
                    return .failure(Problem(message: "'\(option.name)' needs a value: \(option.value ?? "")"))
                }
            } else if parts.count == 2 {
                return .failure(Problem(message: "'\(option.name)' takes no value"))
            }
            switch option.name {
            case "--language": arguments.language = value
            case "--database": arguments.database = value
            case "--json": arguments.isJSON = true
            case "--list": arguments.lists = true
            case "--dict": arguments.serves = true
            case "--port":
                guard let port = UInt16(value ?? "") else {
                    return .failure(Problem(message: "'--port' needs a number from 0 to 65535"))
                }
                arguments.port = port
            default: arguments.showsHelp = true
            }
        }
        if arguments.serves, arguments.words != ["serve"] {
            return .failure(Problem(message: "'--dict' belongs to 'glossary serve --dict'"))
        }
        return .success(arguments)
    }

    static var help: String {
        let rows = options.map { option -> String in
            let left = option.name + (option.value.map { " \($0)" } ?? "")
            return "  \(left)\(String(repeating: " ", count: max(2, 20 - left.count)))\(option.help)"
        }
        return """
            Usage: glossary WORD… [options]
                   glossary [options]              on a terminal: answers as you type
                   glossary serve --dict [options]

            Looks a word up in any of the glossary's languages and prints what it means and what it is called in the
            others. Several words are one term: glossary scene delegate

            \(rows.joined(separator: "\n"))

            Exit code: 0 found, 1 nothing fits (the nearest terms are named), 2 could not run.
            """
    }
}
