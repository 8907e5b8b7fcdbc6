import GlossaryLookup

/// One client's talk in the DICT protocol (RFC 2229): bytes in, bytes out, no sockets.
///
/// Each language is a database. A word is defined by whatever language it is of: `DEFINE de 后台` gives the German entry.
struct DictSession {
    typealias Failure = LookupDatabase.Failure

    /// What the client asked the server to send; the caller sends and empties it.
    var output: [UInt8] = []
    /// True once the client has left or has to go.
    private(set) var isOver = false

    let lookup: DictLookup
    /// What came and wasn't looked at yet.
    private var input: ArraySlice<UInt8> = []
    private var line: [UInt8] = []
    private var isTooLong = false
    private var usesMIME = false

    /// RFC 2229, 2.3: 1024 octets with the line's end.
    private static let longestLine = 1022

    init(_ lookup: DictLookup, number: Int) {
        self.lookup = lookup
        reply(220, "glossary <mime> <\(number)@localhost>")
    }

    var hasInput: Bool { !input.isEmpty && !isOver }

    /// Takes what came; commands may come cut in pieces or many at once.
    mutating func receive(_ bytes: some Sequence<UInt8>) { input += bytes }

    /// Does what the next command asks for, if it is here whole: one at a time, so that other clients have their turn.
    mutating func step() throws(Failure) {
        while !isOver, let byte = input.popFirst() {
            guard byte == UInt8(ascii: "\n") else {
                if line.count > Self.longestLine { isTooLong = true } else { line.append(byte) }
                continue
            }
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if isTooLong {
                reply(500, "line too long")
            } else {
                try perform(DictCommand.words(of: line))
            }
            line = []
            isTooLong = false
            return
        }
    }

    private mutating func perform(_ words: [String]?) throws(Failure) {
        guard let words else { return reply(501, "a quotation mark without its partner") }
        guard let name = words.first?.uppercased() else { return reply(500, "no command") }
        let arguments = Array(words.dropFirst())
        switch (name, arguments.count) {
        case ("DEFINE", 2): try define(arguments[0], arguments[1])
        case ("MATCH", 3): try match(arguments[0], arguments[1], arguments[2])
        case ("SHOW", 1...2): show(arguments[0].uppercased(), arguments.dropFirst().first)
        case ("CLIENT", _): reply(250, "ok")
        case ("OPTION", 1) where arguments[0].uppercased() == "MIME":
            usesMIME = true
            reply(250, "ok - using MIME headers")
        case ("STATUS", 0): reply(210, "ready")
        case ("HELP", 0): text(113, "help text follows", DictCommand.help)
        case ("QUIT", 0):
            reply(221, "bye")
            isOver = true
        case ("AUTH", _), ("SASLAUTH", _), ("SASLRESP", _): reply(502, "not implemented: everything is open")
        case ("DEFINE", _), ("MATCH", _), ("SHOW", _), ("OPTION", _), ("STATUS", _), ("HELP", _), ("QUIT", _):
            reply(501, "wrong parameters; try HELP")
        default: reply(500, "unknown command; try HELP")
        }
    }

    // MARK: Commands

    private mutating func define(_ database: String, _ word: String) throws(Failure) {
        guard let languages = lookup.languages(database) else { return reply(550, "invalid database; try SHOW DB") }
        let found = try lookup.definitions(of: word, in: languages, onlyFirst: database == "!")
        guard !found.isEmpty else { return reply(552, "no match") }
        reply(150, "\(found.count) definitions retrieved")
        for definition in found {
            text(
                151,
                "\(quoted(definition.word)) \(definition.database) \(quoted(lookup.description(definition.database)))",
                definition.lines, isLast: false)
        }
        reply(250, "ok")
    }

    private mutating func match(_ database: String, _ strategy: String, _ word: String) throws(Failure) {
        guard let languages = lookup.languages(database) else { return reply(550, "invalid database; try SHOW DB") }
        guard let strategy = DictStrategy(name: strategy.lowercased()) else {
            return reply(551, "invalid strategy; try SHOW STRAT")
        }
        let found = try lookup.matches(word, strategy, in: languages, onlyFirst: database == "!")
        guard !found.isEmpty else { return reply(552, "no match") }
        text(152, "\(found.count) matches found", found.map { "\($0.database) \(quoted($0.word))" }, bearsMIME: false)
    }

    private mutating func show(_ what: String, _ argument: String?) {
        switch (what, argument) {
        case ("DB", nil), ("DATABASES", nil):
            let databases = lookup.databases
            text(
                110, "\(databases.count) databases present",
                databases.map { "\($0) \(quoted(lookup.description($0)))" }, bearsMIME: false)
        case ("STRAT", nil), ("STRATEGIES", nil):
            let all = DictStrategy.allCases
            text(
                111, "\(all.count) strategies present", all.map { "\($0) \(quoted($0.description))" }, bearsMIME: false)
        case ("INFO", let database?):
            guard lookup.databases.contains(database.lowercased()) else {
                return reply(550, "invalid database; try SHOW DB")
            }
            text(112, "database information follows", [lookup.description(database.lowercased())])
        case ("SERVER", nil):
            text(114, "server information follows", ["The glossary of a reference, served to this machine alone."])
        default: reply(501, "wrong parameters; try HELP")
        }
    }

    // MARK: Replies

    private mutating func reply(_ code: Int, _ message: String) { output += "\(code) \(message)\r\n".utf8 }

    /// A reply with a text. A line that begins with a dot gets another: a dot alone ends the text.
    private mutating func text(
        _ code: Int, _ message: String, _ lines: [String], isLast: Bool = true, bearsMIME: Bool = true
    ) {
        reply(code, message)
        if usesMIME, bearsMIME { output += "Content-Type: text/plain; charset=utf-8\r\n\r\n".utf8 }
        for line in lines {
            if line.hasPrefix(".") { output.append(UInt8(ascii: ".")) }
            output += line.utf8
            output += "\r\n".utf8
        }
        output += ".\r\n".utf8
        if isLast { reply(250, "ok") }
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
