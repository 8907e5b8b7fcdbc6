/// A parsed command line.
struct Invocation: Equatable {
    var command: CommandTable.Name
    var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// What is wrong with a command line, and the next step.
    struct Problem: Error, Equatable { var message: String }

    subscript(option: String) -> String? { values[option]?.last }
    func all(_ option: String) -> [String] { values[option] ?? [] }
    func has(_ option: String) -> Bool { values[option] != nil }

    /// - Parameter words: the arguments without the program's name.
    static func parse(_ words: [String]) -> Result<Invocation, Problem> {
        var rest = words[...]
        var name = CommandTable.Name.build
        if let first = rest.first, !first.hasPrefix("-") {
            guard let command = CommandTable.Name(rawValue: first) else {
                let names = CommandTable.Name.allCases.map(\.rawValue).joined(separator: ", ")
                return .failure(Problem(message: "there is no command '\(first)'; the commands are \(names)"))
            }
            name = command
            rest = rest.dropFirst()
        }
        let command = CommandTable.command(name)
        var result = Invocation(command: name)
        var onlyOperands = false
        while let word = rest.popFirst() {
            if word == "--", !onlyOperands {
                onlyOperands = true
            } else if onlyOperands || !word.hasPrefix("--") {
                result.operands.append(word)
            } else if let problem = result.take(word, &rest, command) {
                return .failure(problem)
            }
        }
        if result.has("--help") { return .success(result) }
        if command.operands == nil, let first = result.operands.first {
            return .failure(Problem(message: "'\(name.rawValue)' takes no '\(first)'"))
        }
        if command.needsOperands, result.operands.isEmpty {
            return .failure(Problem(message: "'\(name.rawValue)' needs \(command.operands ?? "a word")"))
        }
        return .success(result)
    }

    private mutating func take(
        _ word: String, _ rest: inout ArraySlice<String>, _ command: CommandTable.Command
    ) -> Problem? {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = command.options.first(where: { $0.name == parts[0] }) else {
            return Problem(message: "'\(command.name.rawValue)' has no option '\(parts[0])'")
        }
        guard let valueName = option.value else {
            if parts.count == 2 { return Problem(message: "'\(option.name)' takes no value") }
            values[option.name] = [""]
            return nil
        }
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
            return Problem(message: "'\(option.name)' needs a value: \(valueName)")
        }
        if values[option.name] != nil, !option.isRepeatable {
            return Problem(message: "'\(option.name)' is given twice")
        }
        if valueName.contains("|"), !valueName.split(separator: "|").map(String.init).contains(value) {
            return Problem(
                message:
                    "'\(option.name)' can be \(valueName.split(separator: "|").joined(separator: ", ")), not '\(value)'"
            )
        }
        if valueName == "N", (Int(value) ?? 0) < 1 {
            return Problem(message: "'\(option.name)' needs a number from 1, not '\(value)'")
        }
        values[option.name, default: []].append(value)
        return nil
    }
}
