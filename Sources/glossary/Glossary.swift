import GlossaryLookup

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// `glossary WORD…`: looks a term up, in any of the site's languages, in the file that the build wrote.
///
/// No Foundation here: a look-up is over before Foundation would have been loaded.
@main
enum GlossaryCommand {
    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// - Returns: 0 when something was found, 1 when nothing fits, 2 when the look-up could not run.
    private static func run(_ words: [String]) -> Int32 {
        let arguments: Arguments
        switch Arguments.parse(words) {
        case .success(let parsed): arguments = parsed
        case .failure(let problem):
            printError("glossary: \(problem.message)\nTry 'glossary --help'.")
            return 2
        }
        if arguments.showsHelp {
            print(Arguments.help)
            return 0
        }
        guard let path = DatabaseLocation.find(arguments.database) else {
            printError(DatabaseLocation.notFound(arguments.database))
            return 2
        }
        guard let file = MappedFile(path) else {
            printError("glossary: '\(path)' can't be read: \(String(cString: strerror(errno)))")
            return 2
        }
        do {
            let database = try LookupDatabase(file.bytes)
            let presenter = Presenter(database: database, wanted: arguments.language ?? preferredLanguage())
            if let language = arguments.language, presenter.language != language {
                printError(
                    "glossary: no language '\(language)' in '\(path)'; it has \(database.languages.joined(separator: ", "))"
                )
                return 2
            }
            return try answer(arguments, database, presenter)
        } catch {
            printError(DatabaseLocation.explain(error, path))
            return 2
        }
    }

    private static func answer(
        _ arguments: Arguments, _ database: LookupDatabase, _ presenter: Presenter
    ) throws(LookupDatabase.Failure) -> Int32 {
        if arguments.serves { return try serve(arguments, database, presenter) }
        if arguments.lists {
            print(try presenter.list(), terminator: "")
            return 0
        }
        if arguments.words.isEmpty { return try answerAsOneTypes(presenter) }
        let query = arguments.words.joined(separator: " ")
        let answers = try database.answers(to: query)
        if answers.isEmpty {
            let nearest = try database.nearest(to: query)
            if arguments.isJSON {
                print(try presenter.json(query: query, answers: [], nearest: nearest))
            } else {
                printError(try presenter.nothingFound(query, nearest: nearest))
            }
            return 1
        }
        print(
            arguments.isJSON
                ? try presenter.json(query: query, answers: answers, nearest: [])
                : try presenter.text(query: query, answers: answers))
        return 0
    }

    private static func answerAsOneTypes(_ presenter: Presenter) throws(LookupDatabase.Failure) -> Int32 {
        guard let terminal = Terminal() else {
            printError("glossary: which word?\nTry 'glossary --help'.")
            return 2
        }
        var interactive = Interactive(presenter: presenter, terminal: terminal)
        let chosen: LookupEntry?
        do { chosen = try interactive.run() } catch {
            terminal.close()
            throw error
        }
        terminal.close()
        if let chosen { print(presenter.full(chosen).joined(separator: "\n")) }
        return 0
    }

    private static func serve(
        _ arguments: Arguments, _ database: LookupDatabase, _ presenter: Presenter
    ) throws(LookupDatabase.Failure) -> Int32 {
        guard let server = DictServer(DictLookup(database, language: presenter.language), port: arguments.port) else {
            printError(
                "glossary: port \(arguments.port) can't be had: \(String(cString: strerror(errno))); name another with --port"
            )
            return 2
        }
        printError("glossary: serving dict://127.0.0.1:\(server.port)/ until it is stopped (Ctrl-C)")
        try server.run()
    }

    /// The language of the environment (POSIX: LC_ALL, LC_MESSAGES, LANG), as a BCP 47 tag or nearly one.
    private static func preferredLanguage() -> String? {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { continue }
            let locale = value.prefix { $0 != "." && $0 != "@" }
            return locale == "C" || locale == "POSIX" ? nil : locale.split(separator: "_").joined(separator: "-")
        }
        return nil
    }

    private static func printError(_ text: String) {
        var bytes = Array((text + "\n").utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
